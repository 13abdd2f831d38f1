"""Who plays a seat can change during the game: a bot takes it over, and its person takes it back."""

from __future__ import annotations

import pytest

from cuore.bots import Bot, make_bot
from cuore.engine.errors import NotAsked
from cuore.engine.words import SPECTATOR
from cuore.table import IllegalSeats, Sit, Stale, Table
from tests.tables.play import answer, everything, new_table, play, table_at

MINE = "A hand: 1 Love x3\nB hand: 1 Love x2\nphase: employ\nemployments: 2\n"


def test_a_bot_takes_a_leavers_seat_and_the_person_takes_it_back() -> None:
    table = table_at(MINE)
    assert table.people == [0, 1]
    with pytest.raises(NotAsked):
        table.let_bot_answer(table.revision)
    table.sit(0, "housekeeper", table.revision)
    assert table.names == ["Housekeeper", "Ben"]
    assert not table.person_is_asked
    table.let_bot_answer(table.revision)
    table.sit(0, "Ann", table.revision)
    assert table.person_is_asked
    answer(table, "end turn")
    assert [entry for entry in table.journal() if isinstance(entry, Sit)] == [Sit(0, "housekeeper"), Sit(0, "Ann")]
    assert table.revision == 4


def test_an_answer_from_before_the_change_is_stale() -> None:
    table = table_at(MINE)
    seen = table.revision
    table.sit(0, "housekeeper", seen)
    with pytest.raises(Stale):
        table.answer(0, 0, seen)


@pytest.mark.parametrize(
    ("seat", "who", "reason"),
    [
        (0, "Ben", "two players are called 'Ben': give each a name of their own"),
        (0, "housekepeer", "did you mean housekeeper"),
        (0, "Ann, Cleo", "one seat is for one player"),
        (0, "", "no name"),
        (2, "Cleo", "there is no seat 2"),
        (-1, "Cleo", "there is no seat -1"),
    ],
)
def test_an_impossible_change_changes_nothing(seat: int, who: str, reason: str) -> None:
    table = table_at(MINE)
    before = everything(table)
    with pytest.raises(IllegalSeats, match=reason):
        table.sit(seat, who, table.revision)
    assert everything(table) == before


def test_bots_of_a_kind_are_told_apart() -> None:
    table = table_at(f"players: 3\n{MINE}", "Ann, random, Cleo")
    table.sit(2, "random", table.revision)
    assert table.names == ["Ann", "Random", "Random 2"]
    assert table.people == [0]


# -- bots --


def test_a_bot_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(name: str) -> Bot:
        made.append(name)
        return make_bot(name)

    monkeypatch.setattr("cuore.table.table.make_bot", counted)
    table = new_table(4, "housekeeper", "housekeeper")
    play(table, 150, "once", sitting=0.1)
    assert sorted(set(made)) == sorted(made)
    assert "housekeeper" in made


def test_a_bot_answers_the_same_again_whatever_was_undone_before() -> None:
    one, other = (table_at(MINE, "Ann, random") for _ in range(2))
    answer(one, "end turn")
    for _ in range(3):
        answer(other, "play 1 Love")
        other.undo(0, other.revision)
    answer(other, "end turn")
    for table in (one, other):
        while table.game.asked == 1:
            assert table.choice_of_bot() == table.choice_of_bot()
            table.let_bot_answer(table.revision)
    assert one.session.answers == other.session.answers
    assert len(one.session.answers) > 1


def test_a_bot_that_looks_ahead_plays_the_same_at_a_table_made_again() -> None:
    table = new_table(2, "search:6")
    play(table, 25, "ahead", undoing=0.2, sitting=0)
    again = Table.of_journal(table.rules, table.setup, table.seats, table.journal())
    assert everything(again) == everything(table)
    assert table.takes_time(table.game.deal.seats - 1)
    assert not table.takes_time(0)


def test_only_a_person_who_plays_is_spoken_to() -> None:
    table = table_at(MINE, "Ann, housekeeper")
    assert table.names == ["Ann", "Housekeeper"]
    assert [table.reader(viewer) for viewer in (0, 1, SPECTATOR)] == [0, SPECTATOR, SPECTATOR]
