"""A card that somebody has picked is guessed by those who did not see it, as long as it is picked and no longer."""

from __future__ import annotations

import pytest

from cuore import rules_from_file
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position
from cuore.engine.session import Session
from cuore.engine.worlds import imagine
from tests.cardfile.toml import card_file
from tests.towns import FIRST_TOWN

LOOK = [{"step": "may choose deck"}, {"step": "look at top"}]
LEAVE = {"step": "leave or discard top"}
DISCARD = {"step": "discard"}
POSITION = """
players: 3
phase: serving
A hand: Kagari, 1 Love, 2 Love
B hand: 1 Love x2
B deck: 1 Love, 2 Love, 3 Love, Azure, Rouge
C hand: 1 Love
"""
EXCHANGE = [{"step": "choose hand"}, {"step": "look at random card"}, {"step": "may exchange"}]


def served(steps: list[dict[str, str]], *answers: str) -> Session:
    """A has served a maid with these steps."""
    card: dict[str, object] = {
        "name": "Kagari Ichinomiya",
        "box": "base",
        "category": "general maid",
        "cost": 3,
        "serve": steps,
    }
    session = Session(read_position(rules_from_file(card_file(card)), POSITION, FIRST_TOWN))
    for words in ("serve Kagari", *answers):
        session.answer(words)
    return session


@pytest.mark.parametrize("viewer", [1, 2])
def test_it_is_guessed_where_it_was_looked_at_whatever_is_asked_meanwhile(viewer: int) -> None:
    session = served([*LOOK, DISCARD, LEAVE], "B")
    picked = set()
    for seed in range(30):
        world = imagine(session.view(viewer), session.memory(viewer), luck_from_seed(f"{seed}"))
        assert world.stack[-1].picked == world.players[1].deck[-1]
        picked.add(world.stack[-1].picked)
    assert len(picked) > 2


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize(
    ("steps", "answers"),
    [([*LOOK, LEAVE, DISCARD], ("B", "leave it")), ([*EXCHANGE, DISCARD], ("B", "pass"))],
    ids=["look", "exchange"],
)
def test_nothing_is_guessed_any_more_when_it_is_over(
    steps: list[dict[str, str]], answers: tuple[str, ...], viewer: int
) -> None:
    session = served(steps, *answers)
    assert session.game.stack[-1].picked == -1
    world = imagine(session.view(viewer), session.memory(viewer), luck_from_seed("over"))
    assert world.stack[-1].picked == -1
