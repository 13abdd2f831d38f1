"""A table from its opening to its end: what everybody is shown, what is kept, and how it goes on after a restart."""

from __future__ import annotations

import asyncio

from cuore.engine.position import write_position
from cuore.engine.record import read_record, replay
from cuore.server.hall.room import OVER, Room
from tests.server.hall.house import Client, House, in_virtual_time, until, wish


def same(one: Room, other: Room) -> None:
    """Nothing tells two rooms apart, the luck to come included."""
    assert write_position(one.session.game) == write_position(other.session.game)
    assert one.session.told == other.session.told
    assert one.session.answers == other.session.answers
    assert (one.revision, one.chain, one.chairs, one.left, one.told_at) == (
        other.revision,
        other.chain,
        other.chairs,
        other.left,
        other.told_at,
    )


async def play_on(client: Client, answers: int = 10_000) -> None:
    """Answer whatever is asked, always with the last option, until it is over."""
    for _ in range(answers):
        await until(lambda: client.live.room.asked == client.visit.viewer.seat or client.live.room.state == OVER)
        if client.live.room.state == OVER:
            return
        ask = client.last("view")["ask"]
        assert (await client.say("answer", option=len(ask["options"]) - 1))["type"] == "done"


def test_a_game_against_a_bot_from_the_first_card_to_the_last() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper"))
        client = await Client(hall, ann, table).connect()
        commitment = client.last("hello")["table"]["commitment"]
        await play_on(client)
        over = client.last("over")
        assert over["commitment"] == commitment
        await until(lambda: bool(house.store))
        game = await house.store.game(table)
        assert game is not None
        session = replay(house.rules, read_record(game.record))
        assert session.game.over
        assert over["seed"] in game.record
        await hall.stop(0)

    in_virtual_time(play)


def test_a_restart_in_the_middle_changes_nothing() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper", "biglove"))
        client = await Client(hall, ann, table).connect()
        await play_on(client, 15)
        before = client.live.room
        await hall.stop(0)
        again = await house.hall()
        back = await Client(again, ann, table).connect(rev=before.revision, e=before.told_at[-1])
        same(before, back.live.room)
        assert back.last("view").get("events", []) == []
        await play_on(back)
        await again.stop(0)

    in_virtual_time(play)


def test_two_people_by_a_link() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open"))
        host = await Client(hall, ann, table).connect()
        guest = await Client(hall, ben, table).connect(invited=hall.is_invited(table, hall.invite(table)))
        assert (await host.say("begin"))["code"] == "seats-empty"
        assert (await guest.say("sit", seat=1))["type"] == "done"
        assert (await host.say("begin"))["type"] == "done"
        asked, other = (host, guest) if host.live.room.asked == 0 else (guest, host)
        assert "ask" in asked.last("view")
        assert "ask" not in other.last("view")
        assert (await other.say("answer", option=0))["code"] == "not-asked"
        assert (await asked.say("answer", option=0))["type"] == "done"
        assert asked.last("view")["rev"] == other.last("view")["rev"]
        await hall.stop(0)

    in_virtual_time(play)


def test_bots_rest_while_nobody_looks_on() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish(*["housekeeper"] * 6, options={"pace": 250}))
        assert await kept_within(house, table, 50) == 0, "at the beginning"
        client = await Client(hall, ann, table).connect()
        assert await kept_within(house, table, 10) > 20
        client.visit.leave()
        assert await kept_within(house, table, 300) <= 1
        assert table not in hall.live
        await hall.stop(0)
        again = await house.hall()
        assert await kept_within(house, table, 300) == 0, "after a restart"
        await Client(again, ann, table).connect()
        await until(lambda: again.live[table].room.state == OVER, 3000)

    in_virtual_time(play)


def test_bots_answer_people_also_while_nobody_looks_on() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "housekeeper", "open", seed="1"))
        one = await Client(hall, ann, table).connect()
        two = await Client(hall, ben, table).connect(invited=True)
        await two.say("sit", seat=2)
        await one.say("begin")
        one.visit.leave()
        two.visit.leave()
        await until(lambda: not hall.live[table].room.asked_bot)
        assert await kept_within(house, table, 30) == 0
        asked = one if hall.live[table].room.asked == 0 else two
        await asked.connect()
        while asked.live.room.asked == asked.visit.viewer.seat:
            await asked.say("answer", option=len(asked.last("view")["ask"]["options"]) - 1)
        asked.visit.leave()
        other = ann if asked is two else ben
        await until(lambda: hall.live[table].room.awaits(other.id), 300)

    in_virtual_time(play)


async def kept_within(house: House, table: str, seconds: float) -> int:
    """How many entries are kept in so many seconds."""
    before = len(await house.store.entries(table))
    await asyncio.sleep(seconds)
    return len(await house.store.entries(table)) - before
