"""The journal only grows, and setup, seats and journal make the same table again, to the bit."""

from __future__ import annotations

import json

import pytest

from cuore.engine.errors import DamagedRecord
from cuore.engine.game import Told
from cuore.engine.record import read_record, replay, write_record
from cuore.table import Answer, Entry, Sit, Stale, Table, Undo, entry_data, read_entry, read_seats
from tests.laws.games import PARK
from tests.tables.play import answer, everything, new_table, play, table_at

NUMBERS = [0, 7, 14, PARK + 5]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_prefix_makes_the_table_that_there_was(number: int) -> None:
    table = new_table(number, "random")
    seats = list(table.seats)
    past = [everything(table)]
    for step in range(60):
        play(table, 1, f"prefix {number} {step}", undoing=0.5, sitting=0.1)
        past.append(everything(table))
    journal = table.journal()
    assert {type(entry) for entry in journal} == {Answer, Undo, Sit}
    for count in range(len(journal) + 1):
        again = Table.of_journal(table.rules, table.setup, seats, journal[:count])
        assert everything(again) == past[count]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_table_made_again_goes_on_with_the_same_luck(number: int) -> None:
    table = new_table(number, "random")
    seats = list(table.seats)
    play(table, 40, "first half")
    again = Table.of_journal(table.rules, table.setup, seats, table.journal())
    for both in (table, again):
        play(both, 120, "second half")
    assert everything(again) == everything(table)


def test_the_journal_only_grows() -> None:
    table = new_table(5)
    before: list[Entry] = []
    for step in range(50):
        play(table, 1, f"grows {step}", undoing=0.6)
        now = table.journal()
        assert now[:-1] == before
        assert table.journal(len(before)) == now[-1:]
        before = now
    table.journal().clear()
    assert table.journal() == before


@pytest.mark.parametrize("number", NUMBERS)
def test_setup_and_answers_alone_make_the_same_game(number: int) -> None:
    table = new_table(number)
    play(table, 60, "answers", undoing=0.4)
    record = read_record(write_record(table.setup, table.session))
    again = Table(record.setup, replay(table.rules, record), table.seats)
    assert everything(again)[:6] == everything(table)[:6]
    assert again.revision == len(table.session.answers)  # what was undone is forgotten
    assert all(isinstance(entry, Answer) for entry in again.journal())
    for both in (table, again):
        play(both, 80, "on", undoing=0)
    assert everything(again)[:6] == everything(table)[:6]


def test_entries_survive_json() -> None:
    table = new_table(6, "random")
    play(table, 60, "json", undoing=0.5, sitting=0.1)
    written = json.dumps([entry_data(entry) for entry in table.journal()])
    assert [read_entry(data) for data in json.loads(written)] == table.journal()


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "undo",
        {"answer": 1},
        ["dance", 1],
        ["answer", 0, 1],
        ["answer", 0, "1", "end turn"],
        ["answer", True, 1, "end turn"],
        ["undo"],
        ["undo", 0, 0],
        ["sit", 0, 1],
        [["undo"], 0],
    ],
)
def test_what_is_no_entry_is_refused(data: object) -> None:
    with pytest.raises(DamagedRecord, match="is no entry of a journal"):
        read_entry(data)


EMPLOYING = "A hand: 1 Love x3\nB hand: 1 Love x2\nphase: employ\n"


@pytest.mark.parametrize(
    ("journal", "reason"),
    [
        ([Answer(0, 0, "end turn")], "entry 0 of the journal: option 0 is 'play 1 Love' here, not 'end turn'"),
        ([Answer(0, 9, "play 1 Love")], "entry 0 of the journal: there is no option 9"),
        ([Answer(1, 0, "play 1 Love")], "entry 0 of the journal: it is not for you to answer now"),
        ([Undo(0)], "entry 0 of the journal: the last step cannot be undone"),
        ([Answer(0, 0, "play 1 Love"), Sit(0, "")], "entry 1 of the journal: a player has no name"),
    ],
)
def test_a_journal_that_does_not_fit_is_refused_with_the_place(journal: list[Entry], reason: str) -> None:
    table = table_at(EMPLOYING)
    with pytest.raises(DamagedRecord) as caught:
        Table.of_journal(table.rules, table.setup, read_seats("Ann, Ben"), journal)
    assert str(caught.value).startswith(reason)


# -- what was missed --


def told_over(log: list[Told], table: Table, viewer: int, revision: int) -> list[Told]:
    """A client's log after it heard what it missed."""
    missed = table.since(viewer, revision)
    assert missed.revision == table.revision
    assert missed.undone or missed.kept == len(log)
    return [*log[: missed.kept], *missed.events]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("pause", [1, 2, 5, 9])
def test_whoever_hears_what_was_missed_has_heard_everything(number: int, pause: int) -> None:
    table = new_table(number)
    viewers = (*range(len(table.seats)), -1)
    logs = {viewer: list(table.session.heard(viewer)) for viewer in viewers}
    undone = 0
    for step in range(60 // pause):
        seen = table.revision
        play(table, pause, f"missed {number} {step}", undoing=0.5)
        undone += table.since(0, seen).undone
        for viewer in viewers:
            logs[viewer] = told_over(logs[viewer], table, viewer, seen)
            assert logs[viewer] == table.session.heard(viewer)
    assert undone


def test_what_was_done_and_undone_meanwhile_takes_nothing_back() -> None:
    table = table_at(EMPLOYING)
    answer(table, "play 1 Love")
    seen, count = table.revision, len(table.session.told)
    answer(table, "play 1 Love")
    table.undo(0, table.revision)
    assert table.since(1, seen) == (3, True, count, [])
    table.undo(0, table.revision)
    assert table.since(1, seen).kept < count


def test_nobody_has_seen_what_is_still_to_come() -> None:
    table = table_at(EMPLOYING)
    for revision in (-1, 1):
        with pytest.raises(Stale, match="there was no revision"):
            table.since(0, revision)
