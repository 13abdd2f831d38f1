"""The levels come in their order: in small leagues of those who do not look ahead, and near the end of games.

Those who look ahead take minutes for a game, so they are asked where one answer is plainly best and the game is nearly
over. How strong everybody really is, a league says (``make league``, docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cuore.bots import make_bot
from cuore.bots.registry import LEVELS
from cuore.cards.catalogue import official_rules
from cuore.engine.scoring import winners
from cuore.engine.session import Session
from cuore.engine.setup import new_game
from cuore.town import lay_out_position, make_setup
from tests.bots.games import MIXTURES, play

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.txt"))
"""From the last rounds of games, each called after the lowest level that finds the best answer."""

MARK = "# best: "


def score(stronger: str, weaker: str, towns: Sequence[tuple[str, ...]]) -> float:
    """The share of games that the first player wins, both sitting once in each seat of every town."""
    total = 0.0
    for number, boxes in enumerate(towns):
        for seat in (0, 1):
            setup = make_setup(official_rules(), boxes=boxes, town="random", seed=f"small league {number}")
            g = new_game(official_rules(), setup)
            names = [stronger, weaker] if seat == 0 else [weaker, stronger]
            play(g, [make_bot(name) for name in names], setup.seed)
            found = winners(g)
            total += 1 / len(found) if seat in found else 0
    return total / (2 * len(towns))


@pytest.mark.parametrize(
    ("stronger", "weaker", "at_least"),
    [
        pytest.param("biglove", "random", 0.95, marks=pytest.mark.statistics),
        pytest.param("apprentice", "biglove", 0.6, marks=pytest.mark.statistics),
        ("planner", "biglove", 0.8),
        pytest.param("housekeeper", "apprentice", 0.6, marks=pytest.mark.statistics),
    ],
)
def test_who_does_not_look_ahead(stronger: str, weaker: str, at_least: float) -> None:
    assert score(stronger, weaker, MIXTURES) >= at_least


def position(path: Path) -> tuple[Session, str]:
    """A stored position, and the answer that is best there by far: hundreds of simulations say so."""
    text = path.read_text(encoding="utf-8")
    session = Session(lay_out_position(official_rules(), text))
    best = text.partition("\n")[0].removeprefix(MARK)
    assert best in session.game.words()
    return session, best


def found(level: str) -> int:
    """How many of the best answers a level finds, asked twice in every position."""
    total = 0
    for session, best in map(position, POSITIONS):
        view, memory = session.view(session.game.asked), session.memory(session.game.asked)
        for seed in (1, 2):
            total += view.words()[make_bot(level).choose(view, Random(seed), memory)] == best
    return total


def won(level: str) -> float:
    """How many games a level wins when it takes over whoever is asked; the other one is a housekeeper."""
    total = 0.0
    for session, _ in map(position, POSITIONS):
        seat = session.game.asked
        bots = [make_bot(level if other == seat else "housekeeper") for other in range(2)]
        play(session.game, bots)
        winning = winners(session.game)
        total += 1 / len(winning) if seat in winning else 0
    return total


@pytest.mark.statistics
def test_every_level_finds_more_of_the_best_answers_than_the_one_below() -> None:
    share = [found(level) / (2 * len(POSITIONS)) for level in LEVELS]
    assert all(lower < higher for lower, higher in pairwise(share)), dict(zip(LEVELS, share, strict=True))
    assert share[-1] > 0.85


@pytest.mark.statistics
def test_who_looks_ahead_turns_games_round_that_the_housekeeper_loses() -> None:
    assert won("governess") >= won("housekeeper") + 1


@pytest.mark.statistics
@pytest.mark.parametrize("persona", ["rush", "chambermaids", "engine", "harasser"])
def test_personas_play_well_enough(persona: str) -> None:
    assert score(persona, "random", MIXTURES[::5]) >= 0.9
