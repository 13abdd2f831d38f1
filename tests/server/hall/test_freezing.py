"""A card that fails stops its own table, in its last good state; all others play on."""

from __future__ import annotations

from functools import partial

import msgspec

from cuore.engine.position import write_position
from cuore.server.entries import Answered, Closed, Froze, Opened, Renewed, Thawed, chained, read_entry, write_entry
from cuore.server.ports import EntryRow
from tests.server.hall.house import Client, House, in_virtual_time, until, wish
from tests.server.hall.test_playing import play_on


def test_a_failing_card_freezes_its_table_alone() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        one = await Client(hall, ann, await hall.open_table(ann, wish("me", "housekeeper"))).connect()
        two = await Client(hall, ben, await hall.open_table(ben, wish("me", "housekeeper"))).connect()
        await until(lambda: one.live.room.asked == 0)
        game = one.live.room.session.game
        option = next(number for number, words in enumerate(game.words()) if words.startswith("play"))
        game.players[0].hand.clear()  # behind the engine's back, so that playing a card will fail
        before = write_position(game)
        answer = await one.say("answer", option=option)
        assert answer["code"] == "frozen"
        assert "ValueError" not in answer["words"]
        assert one.last("seats")["state"] == "frozen"
        assert write_position(one.live.room.session.game) == before
        entries = await house.store.entries(one.table)
        last = read_entry(entries[-1].data)
        assert isinstance(last, Froze)
        assert last.why.startswith("ValueError")
        assert [report.table for report in await house.store.reports(5)] == [one.table]
        assert (await one.say("answer", option=0))["code"] == "frozen"
        await play_on(two, 10)

    in_virtual_time(play)


def is_at(client: Client, revision: int) -> bool:
    return client.live.room.revision == revision


def test_the_operator_lets_it_go_on() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        client = await Client(hall, ann, await hall.open_table(ann, wish("me", "housekeeper"))).connect()
        await until(lambda: client.live.room.asked == 0)
        for entry in (Froze(why="to look at it"), Thawed()):
            # From another process, as the operator's command does it: the hall hears of it by looking.
            row = (await house.store.entries(client.table))[-1]
            short = await house.store.table(client.table)
            assert short is not None
            data, number = write_entry(entry), row.revision + 1
            command = f":operator:{number}"
            chain = chained(row.chain, client.table, number, command, "", 0.0, data)
            state = "frozen" if isinstance(entry, Froze) else "playing"
            await house.store.append(
                EntryRow(client.table, number, command, "", "", 0.0, data, chain),
                short._replace(state=state, revision=number),
            )
            await until(partial(is_at, client, number), 10)
            assert client.last("seats")["state"] == state
        await play_on(client, 3)

    in_virtual_time(play)


def test_a_table_with_a_damaged_entry_stands_still_alone_and_for_good() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        tables = sorted([await hall.open_table(ann, wish("housekeeper", "housekeeper")) for _ in range(2)])
        for table in tables:
            await Client(hall, ann, table).connect()
        await until(lambda: all(hall.live[table].room.revision > 5 for table in tables))
        await hall.stop(0)
        damaged, sound = tables
        rows = house.store._entries[damaged]
        place = next(number for number, row in enumerate(rows) if isinstance(read_entry(row.data), Answered))
        rows[place] = rows[place]._replace(data=write_entry(Answered(seat=0, option=999, words="")))
        before = len(house.store._entries[sound])
        again = await house.hall("again")
        for table in tables:
            await Client(again, ann, table).connect()
        await until(lambda: len(house.store._entries[sound]) > before + 5)
        room = again.live[damaged].room
        assert (room.state, room.damage) == ("frozen", f"entry {place + 1}: IndexError")
        room.enter(Thawed())
        assert room.state == "frozen"
        assert "a table cannot be played on" in [event for event, _ in house.notices]

    in_virtual_time(play)


def test_who_sat_at_a_table_of_other_rules_is_still_known() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open", options={"watch": False}))
        guest = await Client(hall, ben, table).connect(invited=True)
        await guest.say("sit", seat=1)
        rows = house.store._entries[table]
        opened = read_entry(rows[0].data)
        assert isinstance(opened, Opened)
        rows[0] = rows[0]._replace(data=write_entry(msgspec.structs.replace(opened, rules="0")))
        again = await house.hall("again")
        facts = await again.facts(ben, table, "")
        assert (facts.state, facts.yours) == ("frozen", (1,))
        room = again.live[table].room
        room.enter(Renewed())
        assert (room.state, room.invitation) == ("frozen", 2)
        room.enter(Closed())  # an operator may close it all the same
        assert room.state == "closed"

    in_virtual_time(play)
