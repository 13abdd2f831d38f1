"""Two tabs, doubled clicks, captured commands: whatever is sent how often by whom, it is carried out once or not."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from cuore.server.entries import Answered, read_entry
from cuore.server.hall.hall import Hall
from cuore.server.hall.live import LiveTable
from cuore.server.hall.visit import Visit
from cuore.server.people import limits
from cuore.server.ports import EntryRow, PersonRow, TableRow
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.commands import Hello
from tests.server.attacks.fuzz import fingerprint
from tests.server.attacks.stage import Tape
from tests.server.hall.house import House, in_virtual_time, until, wish

RACES = 2_000


class SlowStore(MemoryStore):
    """Keeps things as slowly as a disk: what happens meanwhile, happens."""

    async def append(self, row: EntryRow, short: TableRow) -> None:
        await asyncio.sleep(0.003)
        await super().append(row, short)


async def tab(house: House, hall: Hall, person: PersonRow, table: str, invited: bool = False) -> Visit:
    return await hall.connect(person, "s", table, invited, Hello(ticket=""), Tape(house.loop))


def replies(visit: Visit, command: str) -> list[dict[str, Any]]:
    tape = visit.viewer.outbox
    assert isinstance(tape, Tape)
    found = [msgspec.json.decode(sent) for _, sent in tape.heard]
    return [message for message in found if message["type"] in ("done", "refused") and message["id"] == command]


async def send(visit: Visit, **fields: object) -> dict[str, Any]:
    await visit.receive(msgspec.json.encode(fields))
    (reply,) = replies(visit, str(fields["id"]))[-1:]
    return reply


def test_of_two_tabs_that_answer_at_once_one_is_heard() -> None:
    async def play(house: House) -> None:
        house.store = SlowStore()
        hall = await house.hall()
        ann = await house.person("Ann")
        ids = count()
        races = 0
        results: Counter[tuple[str, ...]] = Counter()
        while races < RACES:
            table = await hall.open_table(ann, wish("me", "random", seed=f"race {races}", options={"pace": 0}))
            tabs = [await tab(house, hall, ann, table) for _ in range(2)]
            live = hall.live[table]
            while live.room.state == "playing" and races < RACES:
                await until(lambda room=live.room: room.asked == 0 or room.state != "playing")  # type: ignore[misc]
                if live.room.state != "playing":
                    break
                revision, last = live.room.revision, len(live.room.session.game.options) - 1
                names = [f"race-{next(ids):07}" for _ in tabs]
                work = [
                    send(one, type="answer", id=name, rev=revision, option=option)
                    for one, name, option in zip(tabs, names, (last, 0), strict=True)
                ]
                if races % 2:
                    work.reverse()
                found = await asyncio.gather(*work)
                results[tuple(sorted(message.get("code", "done") for message in found))] += 1
                rows = await house.store.entries(table, revision)
                assert len([row for row in rows if row.command in names]) == 1
                races += 1
                for one in tabs:
                    one.viewer.outbox.heard.clear()  # type: ignore[attr-defined]  # it is a tape
        assert results == {("done", "stale"): RACES}

    with patch.multiple(limits, MESSAGES_PER_SECOND=1e9, MESSAGES_AT_ONCE=1e9):
        in_virtual_time(play)


@pytest.mark.parametrize("times", [2, 5, 50])
def test_the_same_click_many_times_at_once_counts_once(times: int) -> None:
    async def play(house: House) -> None:
        house.store = SlowStore()
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper", options={"pace": 5000}))
        tabs = [await tab(house, hall, ann, table) for _ in range(5)]
        await until(lambda: hall.live[table].room.asked == 0)
        rev = hall.live[table].room.revision
        message = {"type": "answer", "id": "the-one-click", "rev": rev, "option": 0}
        found = await asyncio.gather(*[send(tabs[number % 5], **message) for number in range(times)])
        assert {(one["type"], one["rev"]) for one in found} == {("done", rev + 1)}
        answers = [row for row in await house.store.entries(table, rev) if row.command == "the-one-click"]
        assert len(answers) == 1

    with patch.multiple(limits, MESSAGES_PER_SECOND=1e9, MESSAGES_AT_ONCE=1e9):
        in_virtual_time(play)


async def two_people(house: House) -> tuple[LiveTable, Visit, Visit, Visit]:
    """Ann and Ben at a table, and Eve who watches."""
    hall = await house.hall()
    ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await hall.open_table(ann, wish("me", "open"))
    visits = [await tab(house, hall, person, table, invited=True) for person in (ann, ben, eve)]
    live = hall.live[table]
    assert (await send(visits[1], type="sit", id="ben-sits-down", rev=1, seat=1))["type"] == "done"
    assert (await send(visits[0], type="begin", id="ann-begins", rev=2))["type"] == "done"
    return live, visits[0], visits[1], visits[2]


def test_what_somebody_else_has_sent_cannot_be_sent_again() -> None:
    async def play(house: House) -> None:
        live, ann, ben, eve = await two_people(house)
        seats = (ann, ben)
        for number in range(12):
            mine = live.room.asked
            captured = {"type": "answer", "id": f"captured-{number:04}", "rev": live.room.revision, "option": 0}
            for thief in (seats[1 - mine], eve):  # before it arrives
                refused = await send(thief, **captured)
                assert refused["code"] in ("not-asked", "not-yours")
            assert (await send(seats[mine], **captured))["type"] == "done"
            after = fingerprint(live)
            for thief in (seats[1 - mine], eve):  # and after
                assert (await send(thief, **captured))["code"] == "id-used"
            assert (await send(seats[mine], **captured))["type"] == "done"
            assert fingerprint(live) == after
            await asyncio.sleep(2)

    in_virtual_time(play)


def test_what_was_captured_at_one_table_is_nothing_at_another() -> None:
    async def play(house: House) -> None:
        live, ann, ben, _ = await two_people(house)
        other = await Hall.open_table(
            (hall := await house.hall("two")), ann.viewer.person, wish("me", "housekeeper", options={"pace": 5000})
        )
        there = await tab(house, hall, ben.viewer.person, other, invited=True)
        mine = (ann, ben)[live.room.asked]
        captured = {"type": "answer", "id": "captured-here", "rev": live.room.revision, "option": 0}
        assert (await send(mine, **captured))["type"] == "done"
        before = fingerprint(hall.live[other])
        assert (await send(there, **captured))["code"] in ("not-yours", "stale")
        assert fingerprint(hall.live[other]) == before

    in_virtual_time(play)


def test_an_id_that_was_used_is_not_used_again_for_something_else() -> None:
    async def play(house: House) -> None:
        live, ann, _, _ = await two_people(house)
        assert (await send(ann, type="pause", id="one-for-all", rev=live.room.revision))["type"] == "done"
        before = fingerprint(live)
        assert (await send(ann, type="resume", id="one-for-all", rev=live.room.revision))["code"] == "id-used"
        assert fingerprint(live) == before

    in_virtual_time(play)


def test_a_storm_of_old_commands_changes_nothing_and_hurts_nobody() -> None:
    async def play(house: House) -> None:
        live, ann, ben, eve = await two_people(house)
        for _ in range(6):
            mine = (ann, ben)[live.room.asked]
            name = f"played-{live.room.revision:04}"
            await send(mine, type="answer", id=name, rev=live.room.revision, option=0)
            await asyncio.sleep(1)
        before, heard = fingerprint(live), len(ben.viewer.outbox.heard)  # type: ignore[attr-defined]  # a tape
        for number in range(400):
            await ann.receive(
                msgspec.json.encode({"type": "answer", "id": f"old-{number:06}", "rev": number % 6, "option": 0})
            )
        assert fingerprint(live) == before
        assert len(ben.viewer.outbox.heard) == heard  # type: ignore[attr-defined]
        assert ann.viewer.outbox.closed, "whoever goes on like that is sent away"
        assert not ben.viewer.outbox.closed
        assert not eve.viewer.outbox.closed

    in_virtual_time(play)


def test_all_that_was_played_is_there_once() -> None:
    """Everything at once, at one table: tabs that race, doubled clicks, a bot, undo; afterwards the book is whole."""

    async def play(house: House) -> None:
        house.store = SlowStore()
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "random", seed="all at once", options={"pace": 0}))
        tabs = [await tab(house, hall, ann, table) for _ in range(3)]
        live, ids, chance = hall.live[table], count(), house.chance
        for _ in range(300):
            rev = live.room.revision
            sort = chance.choice(("answer", "answer", "answer", "undo", "pause", "resume"))
            more = {"option": chance.randrange(3)} if sort == "answer" else {}
            name = f"wild-{next(ids) // 2:06}"  # every id comes twice
            await asyncio.gather(*[send(one, type=sort, id=name, rev=rev, **more) for one in tabs[:2]])
            await asyncio.sleep(0.01 * chance.randrange(3))
        await asyncio.sleep(5)
        rows = await house.store.entries(table)
        assert [row.revision for row in rows] == list(range(1, len(rows) + 1))
        assert len({row.command for row in rows}) == len(rows)
        assert len([row for row in rows if isinstance(read_entry(row.data), Answered)]) > 20

    with patch.multiple(limits, MESSAGES_PER_SECOND=1e9, MESSAGES_AT_ONCE=1e9):
        in_virtual_time(play)
