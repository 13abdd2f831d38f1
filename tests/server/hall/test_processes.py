"""Several processes serve the same tables: the store decides, hints only make it quick."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from cuore.server.bus.memory import Hub
from cuore.server.errors import Refused
from cuore.server.hall.outbox import GOING_AWAY
from cuore.server.hall.room import OVER
from cuore.server.ports import Expiry
from tests.server.hall.house import Client, House, in_virtual_time, until, wish
from tests.server.hall.test_playing import play_on, same


async def two_doors(house: House) -> tuple[Client, Client]:
    """Ann at one process and Ben at another, at one table with a bot."""
    one, two = await house.hall("one", alone=False), await house.hall("two", alone=False)
    ann, ben = await house.person("Ann"), await house.person("Ben")
    table = await one.open_table(ann, wish("me", "open", "housekeeper"))
    host = await Client(one, ann, table).connect()
    guest = await Client(two, ben, table).connect(invited=True)
    assert (await guest.say("sit", seat=1))["type"] == "done"
    await until(lambda: host.live.room.revision == guest.live.room.revision, 10)
    assert (await host.say("begin"))["type"] == "done"
    return host, guest


async def play_together(*clients: Client) -> None:
    while any(client.live.room.state != OVER for client in clients):
        await asyncio.gather(
            *[play_on(client, 1) for client in clients if client.live.room.asked == client.visit.viewer.seat]
        )
        await asyncio.sleep(0.3)


def test_two_people_at_two_processes_play_one_game() -> None:
    async def play(house: House) -> None:
        host, guest = await two_doors(house)
        await play_together(host, guest)
        same(host.live.room, guest.live.room)
        assert host.last("over") == guest.last("over")

    in_virtual_time(play)


def test_without_any_hints_they_still_agree() -> None:
    async def play(house: House) -> None:
        house.hub = Hub(carry=lambda deliver: None)
        host, guest = await two_doors(house)
        await until(lambda: guest.live.room.state == "playing", 10)
        for _ in range(12):
            for client in (host, guest):
                if client.live.room.asked == client.visit.viewer.seat:
                    await play_on(client, 1)
            await asyncio.sleep(5)
        same(host.live.room, guest.live.room)

    in_virtual_time(play)


def test_bots_are_seen_to_by_one_process_and_by_the_other_when_it_is_gone() -> None:
    async def play(house: House) -> None:
        one = await house.hall("one", alone=False)
        ann = await house.person("Ann")
        table = await one.open_table(ann, wish("housekeeper", "biglove"))
        await Client(one, ann, table).connect()
        await asyncio.sleep(20)
        played = len(await house.store.entries(table))
        assert played > 10
        await one.stop(0)
        two = await house.hall("two", alone=False)
        await Client(two, ann, table).connect()
        await until(lambda: two.live[table].room.state == OVER, 3000)

    in_virtual_time(play)


@pytest.mark.parametrize("hints", [True, False])
def test_bots_play_on_for_whoever_looks_on_at_another_process(hints: bool) -> None:
    async def play(house: House) -> None:
        if not hints:
            house.hub = Hub(carry=lambda deliver: None)
        one, two = await house.hall("one", alone=False), await house.hall("two", alone=False)
        ann = await house.person("Ann")
        table = await one.open_table(ann, wish("housekeeper", "biglove"))
        first = await Client(one, ann, table).connect()
        await asyncio.sleep(5)
        await Client(two, ann, table).connect()
        first.visit.leave()
        await asyncio.sleep(1)
        before = first.live.room.revision
        await asyncio.sleep(30)
        assert two.live[table].room.revision > before + 5

    in_virtual_time(play)


def test_whoever_is_erased_is_forgotten_by_all_processes_also_without_hints() -> None:
    async def play(house: House) -> None:
        house.hub = Hub(carry=lambda deliver: None)
        host, guest = await two_doors(house)
        await until(lambda: guest.live.room.state == "playing", 10)
        host.hall.erased(await house.store.erase_person(guest.person.id, "Somebody"))
        await asyncio.sleep(5)
        for client in (host, guest):
            assert client.live.room.chairs[1].name == "Somebody"
            assert client.live.room.seats_of(guest.person.id) == ()
        assert host.last("seats")["seats"][1]["name"] == "Somebody"
        assert (await guest.say("pause"))["code"] == "not-yours"

    in_virtual_time(play)


def test_all_that_is_said_at_once_is_heard_in_order_and_not_by_whoever_has_muted_it() -> None:
    async def play(house: House) -> None:
        host, guest = await two_doors(house)
        eve = await Client(guest.hall, await house.person("Eve"), guest.table).connect(invited=True)
        host.hall.muted(eve.person.id, host.person.id, True)  # over HTTP, at the other process than her socket
        await asyncio.sleep(1)
        lines = ["one", "two", "three"]
        await asyncio.gather(*[host.visit.receive(said(text)) for text in lines])
        await asyncio.sleep(1)
        assert [message["text"] for message in guest.read() if message["type"] == "said"] == lines
        assert [message for message in eve.read() if message["type"] == "said"] == []

    in_virtual_time(play)


def test_a_clock_runs_out_also_where_nobody_looks() -> None:
    async def play(house: House) -> None:
        hall = await house.hall(alone=False)
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper", options={"clock": {"seconds": 300}}))
        client = await Client(hall, ann, table).connect()
        await until(lambda: client.live.room.asked == 0)
        client.visit.leave()
        await until(lambda: bool(hall.live[table].room.chairs[0].bot), 400)

    in_virtual_time(play)


def said(text: str) -> bytes:
    return msgspec.json.encode({"type": "say", "id": f"saying-{text}", "text": text})


def test_a_link_that_was_taken_back_opens_nothing_at_another_process() -> None:
    async def play(house: House) -> None:
        one, two = await house.hall("one", alone=False), await house.hall("two", alone=False)
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await one.open_table(ann, wish("me", "open"))
        link = two.invite(table)
        assert (await two.facts(ben, table, link)).may_sit
        new = await one.renew_invitation(ann.id, table)
        await until(lambda: two.live[table].room.invitation == 2, 10)
        with pytest.raises(Refused, match="not open to you"):
            await two.facts(ben, table, link)
        assert (await two.facts(ben, table, new)).may_sit
        with pytest.raises(Refused, match="not yours"):
            await two.renew_invitation(ben.id, table)

    in_virtual_time(play)


def test_a_table_that_is_not_kept_any_more_leaves_memory() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        client = await Client(hall, ann, await hall.open_table(ann, wish("me", "open"))).connect()
        assert await house.store.expire(Expiry("tables", 1e12), 9, "") == 1
        await until(lambda: not hall.live, 10)
        assert client.outbox.closed == GOING_AWAY

    in_virtual_time(play)
