"""Perft: counting the decision tree of stored positions.

A position file holds a position in the notation and, in a comment, how many lines of play of 1, 2, 3, ... decisions it
has. A rule that offers one option too many or too few, or continues wrongly, changes a number somewhere.
"""

from __future__ import annotations

from pathlib import Path

from cuore.engine.game import Game

FOLDER = Path(__file__).parent / "positions"
MARK = "# perft:"


def perft(g: Game, depth: int) -> int:
    """How many different lines of ``depth`` decisions there are; a game that ends earlier counts as one."""
    if not g.options or depth == 0:
        return 1
    if depth == 1:
        return len(g.options)
    total = 0
    for index in range(len(g.options)):
        following = g.copy()
        following.apply(index)
        total += perft(following, depth - 1)
    return total


def read_counts(text: str) -> list[int]:
    """The stored numbers of a position file."""
    line = next(line for line in text.splitlines() if line.startswith(MARK))
    return [int(word) for word in line.removeprefix(MARK).split()]
