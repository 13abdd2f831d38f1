"""What a search takes when its worlds cannot tell options apart: the planner decides, and no turn is ended in doubt."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots.planner_bot import Mind
from cuore.bots.search.race import Budget, Line, Search
from cuore.bots.search_bot import SearchBot
from cuore.cards.catalogue import official_rules
from cuore.engine.session import Session
from cuore.engine.words import EMPLOY_CARD, END_TURN, option
from cuore.town import lay_out_position

EARLY = "phase: employ\nlove: 4\nround: 2\nA discard: 1 Love x7, Colette x3\nB discard: 1 Love x7, Colette x3\n"
WORLDS = 40


def search() -> Search:
    session = Session(lay_out_position(official_rules(), EARLY))
    return Search(session.view(0), session.memory(0), [Mind().judgement(session.game.deal.stock)] * 2, "choice")


def line(packed: int, worth: float, ahead: float) -> Line:
    """An option that is ahead of even by so many standard errors, about, after some worlds."""
    found = Line(0, packed, worth)
    for world in range(WORLDS):
        spread = 0.2 if world % 2 else -0.2
        found.values.append(0.5 + spread + ahead * 0.2 / WORLDS**0.5)
        found.total += found.values[-1]
    return found


def even(packed: int, worth: float) -> Line:
    """An option that always comes to the same."""
    found = Line(0, packed, worth)
    found.values = [0.5] * WORLDS
    found.total = 0.5 * WORLDS
    return found


FIRST, SECOND = option(EMPLOY_CARD, 1), option(EMPLOY_CARD, 2)


@pytest.mark.parametrize(("ahead", "taken"), [(-1.0, FIRST), (0.3, FIRST), (0.7, SECOND), (3.0, SECOND)])
def test_the_planner_decides_what_the_worlds_leave_open(ahead: float, taken: int) -> None:
    assert search().choice([even(FIRST, 2.0), line(SECOND, 1.0, ahead)]).option == taken


@pytest.mark.parametrize(("ahead", "taken"), [(0.7, FIRST), (1.8, FIRST), (2.2, END_TURN)])
def test_a_turn_is_ended_only_when_that_is_surely_better(ahead: float, taken: int) -> None:
    assert search().choice([even(FIRST, 2.0), line(END_TURN, 0.0, ahead)]).option == taken


def test_one_option_that_is_as_good_as_ending_the_turn_is_enough_to_go_on() -> None:
    poor = even(FIRST, 2.0)
    poor.values = [0.1] * WORLDS
    assert search().choice([poor, even(SECOND, 1.0), line(END_TURN, 0.0, 1.0)]).option == SECOND


@pytest.mark.parametrize(("ahead", "taken"), [(0.3, END_TURN), (0.7, FIRST)])
def test_a_turn_is_ended_where_the_planner_sees_nothing_useful_and_the_worlds_do_not_either(
    ahead: float, taken: int
) -> None:
    assert search().choice([even(END_TURN, 0.0), line(FIRST, -0.1, ahead)]).option == taken


@pytest.mark.parametrize("seed", [9, 29])
def test_early_in_a_game_nobody_idles_with_love_to_spend(seed: int) -> None:
    # With this luck, ending the turn comes out best by a little; more worlds show that it is not.
    session = Session(lay_out_position(official_rules(), EARLY))
    chosen = SearchBot(Budget(64)).choose(session.view(0), Random(seed), session.memory(0))
    assert session.game.options[chosen] != END_TURN
