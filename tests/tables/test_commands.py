"""Commands: carried out whole, or refused with a typed error after which everything is as it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from cuore.engine.errors import CuoreError, GameOver, IllegalChoice, NotAsked, NothingToUndo
from cuore.table import IllegalSeats, Onlooker, Stale, Table, read_seats
from tests.tables.play import answer, answer_by_chance, everything, new_table, play, table_at

EMPLOYING = "A hand: 1 Love x3\nB hand: 1 Love x2\nphase: employ\nemployments: 2\n"


def refused(table: Table, error: type[CuoreError], command: Callable[[], None]) -> CuoreError:
    """The refusal of a command that changes nothing."""
    before = everything(table)
    with pytest.raises(error) as caught:
        command()
    assert everything(table) == before
    return caught.value


def test_two_windows_on_one_table_cannot_answer_the_same_question_twice() -> None:
    table = table_at(EMPLOYING)
    seen = table.revision
    table.answer(0, 0, seen)  # the first window
    error = refused(table, Stale, lambda: table.answer(0, 0, seen))  # the second one, which has not heard of it
    assert error.code == "stale"
    table.answer(0, 0, table.revision)
    assert table.game.love == 2


def test_a_key_meant_for_a_question_that_was_undone_is_stale() -> None:
    table = table_at(EMPLOYING)
    answer(table, "play 1 Love")
    seen, number = table.revision, table.game.decisions
    table.undo(0, seen)
    answer(table, "play all Love")
    assert table.game.decisions == number  # the engine's number of the question is the same again: it cannot be the key
    refused(table, Stale, lambda: table.answer(0, 0, seen))


def test_the_revision_counts_every_command_and_never_goes_back() -> None:
    table = new_table(3)
    revisions = [table.revision]
    for step in range(60):
        play(table, 1, f"revision {step}", undoing=0.5)
        revisions.append(table.revision)
    assert revisions == list(range(61))
    assert table.revision > len(table.session.answers)


def test_only_the_asked_seat_answers() -> None:
    table = table_at(EMPLOYING)
    for seat in (1, 2, -1):
        error = refused(table, NotAsked, partial(table.answer, seat, 0, table.revision))
        assert error.code == "not-asked"
        refused(table, NotAsked, partial(table.undo, seat, table.revision))


@pytest.mark.parametrize("index", [-1, 4, 99])
def test_there_are_only_these_options(index: int) -> None:
    table = table_at(EMPLOYING)
    assert len(table.game.options) == 3
    error = refused(table, IllegalChoice, lambda: table.answer(0, index, table.revision))
    assert str(error) == f"there is no option {index}: choose from 0 to 2"


def test_a_refusal_does_not_tell_what_others_are_asked() -> None:
    table = table_at(EMPLOYING)
    words = str(refused(table, NotAsked, lambda: table.answer(1, 99, table.revision)))
    assert words == "it is not for you to answer now"


def test_undo_and_redo() -> None:
    table = table_at(EMPLOYING)
    start = everything(table)
    answer(table, "play 1 Love")
    after = everything(table)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0, table.revision)
    assert everything(table)[:6] == start[:6]
    answer(table, "play 1 Love")
    assert everything(table)[:6] == after[:6]
    assert table.revision == 3


def test_what_brought_something_new_stays() -> None:
    table = table_at("A hand: 1 Love\nA deck: 1 Love x9\nB hand: 1 Love x2\nphase: employ\nlove: 3\n")
    assert refused(table, NothingToUndo, lambda: table.undo(0, 0)).code == "nothing-to-undo"
    answer(table, "end turn")
    assert table.game.asked == 1
    refused(table, NothingToUndo, lambda: table.undo(1, table.revision))
    refused(table, NotAsked, lambda: table.undo(0, table.revision))


def test_after_the_end_nothing_is_accepted() -> None:
    table = new_table(1, "random")
    chance = Random("end")
    while not table.game.over:
        if table.person_is_asked:
            answer_by_chance(table, chance)
        else:
            table.let_bot_answer(table.revision)
    now = table.revision
    for command in (
        lambda: table.answer(0, 0, now),
        lambda: table.undo(0, now),
        lambda: table.sit(0, "random", now),
        lambda: table.let_bot_answer(now),
    ):
        assert refused(table, GameOver, command).code == "over"
    refused(table, Stale, lambda: table.answer(0, 0, now - 1))


def test_a_table_tells_what_it_is() -> None:
    assert repr(table_at(EMPLOYING)) == "<Table of Ann, Ben: revision 0, Ann is asked>"


@pytest.mark.parametrize("index", [True, 1.0, "1", None])
def test_an_option_is_chosen_by_a_number_and_nothing_like_one(index: object) -> None:
    table = table_at(EMPLOYING)
    refused(table, IllegalChoice, lambda: table.answer(0, index, table.revision))  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [0.0, False, "0", None])
def test_a_seat_is_a_number_and_nothing_like_one(seat: object) -> None:
    table = table_at(EMPLOYING)
    refused(table, NotAsked, lambda: table.answer(seat, 0, table.revision))  # type: ignore[arg-type]
    if seat is not None:
        refused(table, IllegalSeats, lambda: table.sit(seat, "Cleo", table.revision))  # type: ignore[arg-type]


def test_somebody_sits_in_every_seat_and_nobody_between() -> None:
    table = table_at(EMPLOYING)
    for names in ("Ann", "Ann, Ben, Cleo, Dora"):
        with pytest.raises(IllegalSeats):
            Table(table.setup, table.session, read_seats(names))
    for viewer in (-5, table.game.deal.seats):
        with pytest.raises(IllegalSeats):
            Onlooker(table, viewer)


def test_no_bot_is_asked_when_the_game_is_over() -> None:
    table = table_at("ending: piles")
    with pytest.raises(GameOver):
        table.choice_of_bot()
