"""A command is carried out once, whoever repeats it, and never for another question than the one it was meant for."""

from __future__ import annotations

import asyncio

import msgspec

from cuore.engine.position import write_position
from cuore.server.errors import Unavailable
from cuore.server.ports import EntryRow, TableRow
from cuore.server.store.memory import MemoryStore
from tests.server.hall.house import Client, House, Message, in_virtual_time, until, wish


async def asked_client(house: House) -> Client:
    """Somebody who is asked at a table with a bot."""
    hall = await house.hall()
    ann = await house.person("Ann")
    table = await hall.open_table(ann, wish("me", "housekeeper"))
    client = await Client(hall, ann, table).connect()
    await until(lambda: client.live.room.asked == 0)
    return client


def answer(client: Client, name: str = "an-answer", option: int = 0) -> Message:
    return {"type": "answer", "id": name, "rev": client.live.room.revision, "option": option}


def test_the_same_command_again_changes_nothing_and_is_answered_as_before() -> None:
    async def play(house: House) -> None:
        client = await asked_client(house)
        message = answer(client)
        first = await client.send(message)
        assert first == {"type": "done", "id": "an-answer", "rev": message["rev"] + 1}
        after = write_position(client.live.room.session.game)
        for _ in range(5):
            assert await client.send(message) == first
        assert write_position(client.live.room.session.game) == after

    in_virtual_time(play)


def test_the_same_id_for_something_else_is_refused() -> None:
    async def play(house: House) -> None:
        client = await asked_client(house)
        message = answer(client)
        await client.send(message)
        assert (await client.send({**message, "option": 1}))["code"] == "id-used"

    in_virtual_time(play)


def test_an_id_that_was_used_is_refused_at_the_current_revision_too() -> None:
    async def play(house: House) -> None:
        client = await asked_client(house)
        await client.send(answer(client))
        await until(lambda: client.live.room.asked == 0)
        assert (await client.send(answer(client)))["code"] == "id-used"

    in_virtual_time(play)


def test_somebody_else_cannot_use_my_id() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open"))
        one = await Client(hall, ann, table).connect()
        two = await Client(hall, ben, table).connect(invited=True)
        message = {"type": "sit", "id": "to-sit-down", "rev": 1, "seat": 1}
        assert (await two.send(message))["type"] == "done"
        assert (await one.send(message))["code"] == "id-used"

    in_virtual_time(play)


def test_what_was_meant_for_another_revision_is_refused_with_the_fresh_view() -> None:
    async def play(house: House) -> None:
        client = await asked_client(house)
        for _ in range(6):
            await until(lambda: client.live.room.asked == 0)
            await client.send(answer(client, f"answer-{client.live.room.revision}"))
        now = client.live.room.revision
        for rev in range(now):
            client.read()
            refused = await client.send({"type": "answer", "id": f"late-{rev:05}", "rev": rev, "option": 0})
            assert refused["code"] == "stale"
            assert client.last("view")["rev"] == client.live.room.revision
        early = await client.send({"type": "answer", "id": "too-early", "rev": now + 9, "option": 0})
        assert early["code"] == "stale"

    in_virtual_time(play)


def test_of_two_tabs_one_wins_and_the_other_is_told() -> None:
    async def play(house: House) -> None:
        one = await asked_client(house)
        two = await Client(one.hall, one.person, one.table).connect()
        assert one.last("view") == {**two.last("view"), "events": one.last("view").get("events", [])}
        messages = [answer(tab, name) for tab, name in ((one, "from-one"), (two, "from-two"))]
        await asyncio.gather(
            *[tab.visit.receive(msgspec.json.encode(m)) for tab, m in zip((one, two), messages, strict=True)]
        )
        answers = [next(m for m in tab.read() if m["type"] in ("done", "refused")) for tab in (one, two)]
        assert sorted(found["type"] for found in answers) == ["done", "refused"]
        assert one.last("view")["rev"] == two.last("view")["rev"]

    in_virtual_time(play)


def test_options_that_are_not_there_are_refused() -> None:
    async def play(house: House) -> None:
        client = await asked_client(house)
        options = len(client.live.room.session.game.options)
        before = client.live.room.chain
        for number, option in enumerate([options, options + 1, 9999]):
            assert (await client.send(answer(client, f"wrong-{number:03}", option)))["code"] == "no-such-option"
        assert (await client.send({**answer(client, "other-words"), "words": "employ Colette"}))[
            "code"
        ] == "no-such-option"
        assert client.live.room.chain == before

    in_virtual_time(play)


class Moody(MemoryStore):
    """A store that fails when it is told to: before it has kept something, or after."""

    mood = ""

    async def append(self, row: EntryRow, short: TableRow) -> None:
        if self.mood == "before":
            raise Unavailable
        await super().append(row, short)
        if self.mood == "after":
            raise Unavailable


def test_what_cannot_be_kept_is_not_done_and_can_be_said_again() -> None:
    async def play(house: House) -> None:
        house.store = store = Moody()
        client = await asked_client(house)
        message, before = answer(client), client.live.room.revision
        store.mood = "before"
        assert (await client.send(message))["code"] == "busy"
        assert client.live.room.revision == before
        store.mood = ""
        assert (await client.send(message))["rev"] == before + 1

    in_virtual_time(play)


def test_what_was_kept_although_nobody_heard_of_it_is_done_once() -> None:
    async def play(house: House) -> None:
        house.store = store = Moody()
        client = await asked_client(house)
        message, before = answer(client), client.live.room.revision
        store.mood = "after"
        first = await client.send(message)
        assert first["rev"] == before + 1
        store.mood = ""
        assert await client.send(message) == first

    in_virtual_time(play)
