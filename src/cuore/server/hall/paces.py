"""When a bot's answer is shown: always as long after the question, so that time tells nothing of its cards.

A bot has most of that time to think, and then answers with the best it has found. An answer that comes too late all the
same is shown at the next whole step, not at once.
"""

from __future__ import annotations

from math import ceil

PACES = {"governess": 0.8, "butler": 1.2, "matriarch": 2.5, "search": 1.6}
"""Seconds that those who look ahead take at least, whatever the pace of the table."""

THINKING = 0.75
"""How much of its time a bot may think; the rest is for the way there and back."""

LEAST_THOUGHT = 0.2
"""Seconds of thought even at a table without any pace."""


def pace_of(bot: str, pace: int) -> float:
    """Seconds from question to answer, for a bot at a table with a pace in milliseconds."""
    return max(pace / 1000, PACES.get(bot, 0.0)) if pace else 0.0


def thought_of(bot: str, pace: int) -> float:
    """Seconds that a bot may think."""
    return max(pace_of(bot, pace) or PACES.get(bot, 0.0), LEAST_THOUGHT) * THINKING


def due(asked: float, now: float, pace: float) -> float:
    """When an answer that is ready now is to be shown."""
    if not pace:
        return now
    return asked + pace * max(1, ceil((now - asked) / pace))
