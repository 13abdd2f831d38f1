"""Games end by the rules: whoever plays, piles or beers run out long before the limit of rounds is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuore.bots.playout import play_out
from cuore.engine.setup import lay_out, new_game
from cuore.engine.words import ALL_PREPARED, BEERS_GONE, CAMP_FIRE, PILES_EMPTY, ROUND_LIMIT
from tests.laws import check_state
from tests.laws.games import ALL_TABLES, PARK, choose, player_of, repeats, rules, setup_of

LAW = "end"

NOTHING = ("start serving", "end serving", "end work", "end turn")

EACH = ALL_TABLES
"""So many games for each parameter."""


def evenly(number: int) -> tuple[int, int]:
    """Play one game evenly at random; how it ended, and after how many rounds."""
    g = new_game(rules(number), setup_of(number, LAW))
    play_out(g, player_of(number, LAW).random, [])
    check_state(g)
    return g.ending, g.round


def lively(number: int) -> tuple[int, int]:
    """The same for players who like to do something."""
    g = lay_out(rules(number), setup_of(number, LAW))
    g.run()
    chance = player_of(number, LAW)
    while g.options:
        g.apply(choose(g, chance, lively=True))
    check_state(g)
    return g.ending, g.round


@pytest.mark.parametrize("play", [evenly, lively])
@pytest.mark.parametrize("part", repeats(4))
def test_random_games_end_by_the_rules(
    part: int, play: Callable[[int], tuple[int, int]], record_property: Callable[[str, object], None]
) -> None:
    ends = [play(number) for number in range(part * EACH, (part + 1) * EACH)]
    rounds = sorted(count for _, count in ends)
    record_property("rounds", f"{rounds[0]} to {rounds[-1]}, {rounds[EACH // 2]} in the middle")
    assert PILES_EMPTY in {ending for ending, _ in ends} <= {PILES_EMPTY, CAMP_FIRE, BEERS_GONE}
    assert rounds[-1] < 200


@pytest.mark.parametrize("play", [evenly, lively])
def test_random_games_in_the_park_end_by_the_rules(play: Callable[[int], tuple[int, int]]) -> None:
    ends = [play(PARK + number) for number in repeats(3 * EACH)]
    assert {ending for ending, _ in ends} == ({PILES_EMPTY, ALL_PREPARED} if play is lively else {PILES_EMPTY})
    assert max(rounds for _, rounds in ends) < 200


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, PARK, PARK + 1, PARK + 2])
def test_a_game_in_which_nobody_does_anything_is_stopped(number: int) -> None:
    g = new_game(rules(number), setup_of(number, LAW))
    while g.options:
        g.apply(next((i for i, words in enumerate(g.words()) if words in NOTHING), 0))
        check_state(g)
        assert g.round <= g.deal.round_limit
        assert g.decisions < 5000, "this never ends"
    assert (g.ending, g.round) == (ROUND_LIMIT, g.deal.round_limit)
