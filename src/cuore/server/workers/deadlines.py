"""How long each level may think. A search that has not made all its simulations then gives the best it has found."""

from __future__ import annotations

from typing import Final

from cuore.bots.registry import USUAL

DEADLINES: Final[dict[str, float]] = {
    "apprentice": 1.0,
    "housekeeper": 1.0,
    "governess": 2.0,
    "butler": 3.0,
    "matriarch": 6.0,
    "search": 2.0,
}
"""Seconds by level; who is not named is a planner of some taste, or simpler still."""

QUICK: Final = 1.0
"""Seconds of all who do not look ahead. They take thousandths; only what has gone wrong takes longer."""

SHORTEST_HINT: Final = 0.1
LONGEST_HINT: Final = 10.0
"""Seconds for a hint, whoever wants fewer or more."""

STAND_IN: Final = USUAL
"""Who answers for a bot that cannot."""


def level_of(bot: str) -> str:
    """The name under which a bot is counted: searches with budgets of their own are all one."""
    return bot.strip().lower().partition(":")[0]


def deadline(bot: str, seconds: float = 0.0) -> float:
    """How long a bot may think, or less if somebody wants its answer in fewer seconds."""
    longest = DEADLINES.get(level_of(bot), QUICK)
    return min(seconds, longest) if seconds > 0 else longest


def looks_ahead(bot: str) -> bool:
    """Whether a bot may take so long that somebody who waits could have its place."""
    return deadline(bot) > QUICK
