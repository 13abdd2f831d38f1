"""Games end by the rules: whoever plays, piles or beers run out long before the limit of rounds is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuore.bots.playout import play_out
from cuore.engine.setup import lay_out, new_game
from cuore.engine.words import BEERS_GONE, CAMP_FIRE, PILES_EMPTY, ROUND_LIMIT
from tests.laws import check_state
from tests.laws.games import ALL_TABLES, choose, numbers, player_of, rules, setup_of

LAW = "end"

EACH = ALL_TABLES
"""So many games for each parameter."""


def evenly(number: int) -> tuple[int, int]:
    """Play one game evenly at random; how it ended, and after how many rounds."""
    g = new_game(rules(), setup_of(number, LAW))
    play_out(g, player_of(number, LAW).random, [])
    check_state(g)
    return g.ending, g.round


def lively(number: int) -> tuple[int, int]:
    """The same for players who like to do something."""
    g = lay_out(rules(), setup_of(number, LAW))
    g.run()
    chance = player_of(number, LAW)
    while g.options:
        g.apply(choose(g, chance, lively=True))
    check_state(g)
    return g.ending, g.round


@pytest.mark.parametrize("play", [evenly, lively])
@pytest.mark.parametrize("part", numbers(4))
def test_random_games_end_by_the_rules(
    part: int, play: Callable[[int], tuple[int, int]], record_property: Callable[[str, object], None]
) -> None:
    ends = [play(number) for number in range(part * EACH, (part + 1) * EACH)]
    rounds = sorted(count for _, count in ends)
    record_property("rounds", f"{rounds[0]} to {rounds[-1]}, {rounds[EACH // 2]} in the middle")
    assert PILES_EMPTY in {ending for ending, _ in ends} <= {PILES_EMPTY, CAMP_FIRE, BEERS_GONE}
    assert rounds[-1] < 200


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_a_game_in_which_nobody_does_anything_is_stopped(number: int) -> None:
    g = new_game(rules(), setup_of(number, LAW))
    while g.options:
        decision = g.pending
        assert decision is not None
        g.apply(decision.index("end serving" if "end serving" in decision.words() else "end turn"))
        check_state(g)
        assert g.round <= g.deal.round_limit
        assert g.decisions < 5000, "this never ends"
    assert (g.ending, g.round) == (ROUND_LIMIT, g.deal.round_limit)
