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

TOWNS = [boxes for boxes in MIXTURES if "more" not in boxes]
"""Every mixture whose game is played in the Town: there is a faster game of it, for those who look ahead."""


def score(stronger: str, weaker: str, towns: Sequence[tuple[str, ...]], faster: bool = False) -> float:
    """The share of games that the first player wins, both sitting once in each seat of every town."""
    total = 0.0
    for number, boxes in enumerate(towns):
        for seat in (0, 1):
            setup = make_setup(
                official_rules(), boxes=boxes, town="random", seed=f"small league {number}", faster=faster
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
    assert score(stronger, weaker, MIXTURES) >= at_least


@pytest.mark.parametrize(
    ("level", "towns", "at_least"),
    [("governess", 15, 0.6), ("butler", 8, 0.7), ("matriarch", 3, 0.8)],
)
@pytest.mark.timeout(900)
def test_who_looks_further_ahead_wins_more_often(level: str, towns: int, at_least: float) -> None:
    # Against the level just below it takes more games than there is time for here, so all meet the same one.
    assert score(level, "housekeeper", TOWNS[:towns], faster=True) >= at_least


@pytest.mark.parametrize("persona", ["rush", "chambermaids", "engine", "harasser"])
def test_personas_play_well_enough(persona: str) -> None:
    assert score(persona, "random", MIXTURES[::5]) >= 0.9
