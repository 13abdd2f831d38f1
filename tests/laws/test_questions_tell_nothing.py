"""Where everybody is asked, no question that is left out tells what somebody holds.

In an ordinary game the engine answers for a player who has only one answer, and whoever looks on can see that there was
nothing to choose. In a game that ``asks_all`` a player in somebody else's turn is asked all the same. The law: whoever
gives an answer, in two worlds that look the same to them, hears the same until somebody is asked; then the same seat
is asked in both.
"""

from __future__ import annotations

from random import Random

import pytest

from cuore.cards.oktoberfest.steps import DiscardOfCost
from cuore.engine.frame import Step
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position, write_position
from cuore.engine.record import read_record, replay, start_session, write_record
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.verbs import question
from cuore.engine.view import told_to
from cuore.engine.worlds import imagine
from tests.laws.games import choose, numbers, rules, setup_of

LAW = "questions"
WORLDS = 3
LIVELY = True

OUTCOME_TELLS = (DiscardOfCost,)
"""Whoever has no such card discards none, which everybody sees a moment later."""


def asking_all(setup: Setup, asks_all: bool = True) -> Setup:
    """The same game, in which everybody is asked."""
    return Setup(**{**setup.facts(), "asks_all": asks_all})


def after(game: Game, index: int) -> tuple[list[Told], Game]:
    """What is told after an answer, and the game then."""
    game.told = []
    game.apply(index)
    return game.told, game


def step_of(game: Game) -> type[Step]:
    """What asks."""
    frame = game.stack[-1]
    return type(frame.program[frame.pc - 1])


def differences(session: Session, index: int, seed: str) -> list[str]:
    """Where the answer of the player whose turn it is leads to a question in one world and past it in another."""
    game = session.game
    seat = game.asked
    told, real = after(game.copy(), index)
    heard = [told_to(event, seat) for event in told]
    found = []
    for number in range(WORLDS):
        world = imagine(session.view(seat), session.memory(seat), luck_from_seed(f"{seed}/{number}"))
        other_told, other = after(world, index)
        other_heard = [told_to(event, seat) for event in other_told]
        same = min(len(heard), len(other_heard))
        if heard[:same] != other_heard[:same]:
            continue  # something came to light that was hidden before, and all else may follow from it
        stopped = [g for g, events in ((real, heard), (other, other_heard)) if len(events) == same and not g.over]
        if len(stopped) == 1 or real.asked != other.asked:
            others = [g for g in stopped if g.turn == seat != g.asked and step_of(g) not in OUTCOME_TELLS]
            found += [f"{question(g.ask_what).name} in one world alone" for g in others]
    return found


def law(number: int, asks_all: bool) -> list[str]:
    """All that questions tell in a game."""
    setup = asking_all(setup_of(number, LAW), asks_all)
    session = start_session(rules(number), setup)
    chance = Random(f"{LAW} {number}")
    found: list[str] = []
    for step in range(250):
        game = session.game
        if game.over:
            break
        index = choose(game, chance, LIVELY)
        if game.asked == game.turn and step % 2:
            found += differences(session, index, f"{number}/{step}")
        session.apply(index)
    return found


@pytest.mark.parametrize("number", numbers(9))
def test_no_question_that_is_left_out_tells_anything(number: int) -> None:
    assert law(number, asks_all=True) == []


def test_the_law_finds_what_an_ordinary_game_tells() -> None:
    assert any(law(number, asks_all=False) for number in numbers(9))


@pytest.mark.parametrize("number", numbers(6))
def test_it_is_the_same_game_with_more_questions(number: int) -> None:
    setup = setup_of(number, LAW)
    ordinary, session = start_session(rules(number), setup), start_session(rules(number), asking_all(setup))
    chance = Random(f"same {number}")
    for _ in range(200):
        while not session.game.over and len(session.game.options) == 1:
            assert session.game.asked != session.game.turn
            session.apply(0)
        assert session.game.options == ordinary.game.options
        assert session.told == ordinary.told
        if ordinary.game.over:
            break
        index = choose(ordinary.game, chance, LIVELY)
        ordinary.apply(index)
        session.apply(index)


def test_records_and_positions_say_it() -> None:
    setup = asking_all(setup_of(1, LAW))
    session = start_session(rules(), setup)
    chance = Random(1)
    while not session.game.over:
        session.apply(choose(session.game, chance, LIVELY))
    record = write_record(setup, session)
    assert "\nasks all: yes\n" in record
    assert write_position(replay(rules(), read_record(record)).game) == write_position(session.game)
    start = start_session(rules(), setup).game
    again = read_position(rules(), write_position(start))
    assert again.deal.asks_all
    assert "asks all" not in write_record(setup_of(1, LAW), start_session(rules(), setup_of(1, LAW)))
