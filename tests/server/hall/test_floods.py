"""Tables that somebody opens for nobody to play at: they take neither the lobby nor the server from the others."""

from __future__ import annotations

import asyncio

import pytest

from cuore.server.errors import Refused
from cuore.server.hall.hall import LOBBY, OF_ONE_HOST, PARKED_AFTER, Hall
from cuore.server.ports import PersonRow
from tests.server.hall.house import Client, House, in_virtual_time, until, wish

PUBLIC = {"public": True}


async def host_a_table(hall: Hall, host: PersonRow, address: str) -> Client:
    """A public table whose host waits there."""
    table = await hall.open_table(host, wish("me", "open", options=PUBLIC), address)
    return await Client(hall, host, table, address).connect()


async def shown(hall: Hall) -> list[str]:
    return [line.id for line in await hall.lobby()]


def test_the_lobby_shows_tables_whose_host_is_there() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        host = await host_a_table(hall, ann, "192.0.2.1")
        guest = await Client(hall, ben, host.table, "192.0.2.2").connect()
        assert await shown(hall) == [host.table]
        host.visit.leave()
        assert await shown(hall) == []
        await host.connect()
        assert await shown(hall) == [host.table]
        guest.visit.leave()

    in_virtual_time(play)


def test_the_lobby_shows_tables_whose_host_is_at_another_process() -> None:
    async def play(house: House) -> None:
        one, two = await house.hall("one", alone=False), await house.hall("two", alone=False)
        host = await host_a_table(one, await house.person("Ann"), "192.0.2.1")
        await asyncio.sleep(1)
        assert await shown(two) == await shown(one) == [host.table]
        host.visit.leave()
        await asyncio.sleep(1)
        assert await shown(two) == await shown(one) == []

    in_virtual_time(play)


def test_tables_of_one_address_do_not_push_others_out_of_the_lobby() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        real = await host_a_table(hall, await house.person("Ann"), "192.0.2.1")
        await asyncio.sleep(1)
        for number in range(45):
            eve = await house.person(f"Eve{number}")
            for address in ("198.51.100.1", "198.51.100.2", "198.51.100.3"):
                await host_a_table(hall, eve, address)
        lines = await shown(hall)
        assert len(lines) == LOBBY
        assert real.table in lines

    in_virtual_time(play)


def test_one_host_has_few_tables_in_the_lobby() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        tables = []
        for number in range(9):
            tables.append((await host_a_table(hall, ann, f"192.0.2.{number}")).table)
            await asyncio.sleep(1)
        assert await shown(hall) == tables[: -OF_ONE_HOST - 1 : -1]

    in_virtual_time(play)


def test_live_tables_of_a_person_and_of_an_address_are_limited() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()

        async def open_tables(person: PersonRow, address: str) -> int:
            for number in range(100):
                try:
                    await hall.open_table(person, wish(*["housekeeper"] * 6), address)
                except Refused as refused:
                    return number if refused.reason == "too-many-tables" else -1
            return 100

        people = [await house.person(f"Eve{number}") for number in range(8)]
        assert [await open_tables(person, "192.0.2.1") for person in people] == [10] * 5 + [0] * 3
        assert await open_tables(await house.person("Ann"), "192.0.2.2") == 10
        await asyncio.sleep(PARKED_AFTER + 5)  # they have left memory, and nobody looked on
        assert not hall.live
        assert await open_tables(people[0], "192.0.2.1") == 10

    in_virtual_time(play)


def test_looking_on_wakes_no_more_tables_than_may_be_live() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        people = [await house.person(f"Eve{number}") for number in range(6)]
        tables = [await hall.open_table(one, wish("housekeeper", "biglove")) for one in people for _ in range(10)]
        await asyncio.sleep(PARKED_AFTER + 5)

        async def look(person: PersonRow, table: str) -> Client:
            return await Client(hall, person, table, "192.0.2.1").connect(invited=True)

        async def refused(person: PersonRow, table: str) -> bool:
            with pytest.raises(Refused) as caught:
                await look(person, table)
            return caught.value.reason == "too-many-tables"

        clients = [await look(people[number // 10], table) for number, table in enumerate(tables[:50])]
        assert await refused(people[0], tables[10]), "a person's tables"
        assert await refused(people[5], tables[50]), "tables from an address"
        await look(people[5], tables[0])  # which is live already
        clients[49].visit.leave()
        await asyncio.sleep(PARKED_AFTER + 5)
        await look(people[5], tables[50])

    in_virtual_time(play)


def test_bots_of_many_tables_that_nobody_looks_at_keep_nothing() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        for number in range(16):
            eve = await house.person(f"Eve{number}")
            for _ in range(10):
                await hall.open_table(eve, wish(*["housekeeper"] * 6, options={"pace": 250}))
        before = hall._services.figures.kept
        await asyncio.sleep(PARKED_AFTER / 2)
        assert hall._services.figures.kept == before
        await until(lambda: not hall.live)

    in_virtual_time(play)
