"""A small league on fixed towns: every player beats the one below. The real scale is measured on many more games."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.scoring import winners
from cuore.engine.setup import new_game
from cuore.town import make_setup
from tests.bots.games import MIXTURES, play


def score(stronger: str, weaker: str, towns: Sequence[int]) -> float:
    """The share of games that the first player wins, both sitting once in each seat of every town."""
    total = 0.0
    for number in towns:
        for seat in (0, 1):
            setup = make_setup(
                official_rules(),
                boxes=MIXTURES[number % len(MIXTURES)],
                town="random",
                seed=f"small league {number}",
            )
            g = new_game(official_rules(), setup)
            names = [stronger, weaker] if seat == 0 else [weaker, stronger]
            play(g, [make_bot(name) for name in names], setup.seed)
            found = winners(g)
            total += 1 / len(found) if seat in found else 0
    return total / (2 * len(towns))


@pytest.mark.parametrize(
    ("stronger", "weaker", "at_least"),
    [
        ("biglove", "random", 0.95),
        ("apprentice", "biglove", 0.6),
        ("planner", "biglove", 0.8),
        ("housekeeper", "apprentice", 0.6),
    ],
)
def test_who_does_not_look_ahead(stronger: str, weaker: str, at_least: float) -> None:
    assert score(stronger, weaker, range(15)) >= at_least


def test_looking_ahead_a_little_beats_not_looking_ahead() -> None:
    assert score("governess", "housekeeper", range(4)) >= 0.6


def test_looking_further_ahead_beats_not_looking_ahead() -> None:
    # Against the level just below it takes more games than there is time for here.
    assert score("butler", "housekeeper", (0, 3)) >= 0.6


@pytest.mark.parametrize("persona", ["rush", "chambermaids", "engine", "harasser"])
def test_personas_play_well_enough(persona: str) -> None:
    assert score(persona, "random", range(6)) >= 0.9
