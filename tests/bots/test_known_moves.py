"""Positions with a known best move: the strongest player finds them, and finds them with any luck."""

from __future__ import annotations

from random import Random
from textwrap import dedent

import pytest

from cuore.bots import make_bot
from cuore.bots.search.race import Budget
from cuore.bots.search_bot import SearchBot
from cuore.cards.catalogue import official_rules
from cuore.engine.session import Session
from cuore.town import lay_out_position

SIMULATIONS = 160

AHEAD = """
    phase: employ
    love: 2
    round: 20
    town: Moine x0, Rouge x1
    A discard: Marianne x2, 1 Love x7
    B discard: Colette x3, 1 Love x7
    B hand: 3 Love x5
"""
"""Emptying the last pile wins now; the other one is about to grow rich."""

BEHIND = """
    phase: employ
    love: 2
    round: 20
    town: Moine x0, Rouge x1
    A hand: Colette
    A deck: 3 Love x5
    A discard: 1 Love x5
    B deck: Marianne x2, 1 Love x8
"""

LAST_POINTS = """
    phase: employ
    love: 9
    round: 20
    town: Moine x0, Marianne x1
    A discard: 1 Love x7, 2 Love x3
    B discard: Rouge x3, 1 Love x7
    B hand: 3 Love x5
"""
"""Nine Love: the last Marianne ends the game and wins it; anything else lets the other one take her."""


def answer(position: str, seed: int = 1, simulations: int = SIMULATIONS) -> str:
    """What the search answers to the open question."""
    session = Session(lay_out_position(official_rules(), dedent(position)))
    seat = session.game.asked
    bot = SearchBot(Budget(simulations))
    index = bot.choose(session.view(seat), Random(seed), session.memory(seat))
    return session.game.words()[index]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_wins_this_turn_when_it_can(seed: int) -> None:
    assert answer(LAST_POINTS, seed) == "employ Marianne Soleil"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_empties_the_last_pile_when_ahead(seed: int) -> None:
    assert answer(AHEAD, seed) == "employ Rouge Crescent"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_never_empties_the_last_pile_when_behind(seed: int) -> None:
    assert answer(BEHIND, seed) != "employ Rouge Crescent"


def test_the_planner_does_not_end_a_game_by_points_that_would_come_too_late() -> None:
    # The last Safran would bring four points as a chambermaid, which she cannot become any more.
    position = """
        phase: employ
        love: 3
        round: 20
        town: Moine x0, Safran x1
        A chambermaids: Safran
        A discard: 1 Love x7
        B discard: Rouge, 1 Love x7
        B hand: 1 Love x5
    """
    session = Session(lay_out_position(official_rules(), dedent(position)))
    words = session.game.words()
    assert "employ Safran Virginie" in words
    assert words[make_bot("planner").choose(session.view(0), Random(1))] != "employ Safran Virginie"


def test_it_does_not_employ_what_ends_a_lost_game_even_for_many_points() -> None:
    # Marianne brings six points and would end the game ten points behind.
    position = """
        phase: employ
        love: 9
        round: 20
        town: Moine x0, Marianne x1
        A deck: 3 Love x5, 2 Love x5
        B deck: Marianne x3, 1 Love x8
    """
    assert answer(position) != "employ Marianne Soleil"


def test_it_cures_before_using_the_love_that_cures() -> None:
    # The game is about to end: her points count only if she is healthy, and 3 Love buys less than they are worth.
    position = """
        boxes: base
        phase: starting
        round: 20
        town: Moine x0, Rouge x1
        A hand: 3 Love, Colette x4
        A chambermaids: Safran (ill), Safran x3
        A deck: 1 Love x5
        B deck: Colette x6, 1 Love x5
        B hand: 2 Love x5
    """
    assert answer(position) == "cure Safran Virginie (ill)"


def test_it_plays_all_its_love_without_a_thought() -> None:
    position = """
        phase: employ
        A hand: 1 Love x3, 2 Love
        A deck: 1 Love x5
    """
    assert answer(position, simulations=1) == "play all Love"


def test_it_chambers_the_maid_that_completes_a_set_in_the_last_turn() -> None:
    # Two piles are empty: this turn is the last. As a chambermaid she makes the set worth four points more.
    position = """
        phase: serving
        round: 20
        town: Moine x0, Kagari x0
        A hand: Safran, Colette x4
        A chambermaids: Safran
        A deck: 1 Love x5
        B deck: Colette, 1 Love x5
    """
    assert answer(position) == "chamber Safran Virginie"
