"""Random play to the end, without any view: the inner loop of benchmarks and of simple simulations."""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.game import Game


def play_out(g: Game, random: Callable[[], float], answers: list[int]) -> None:
    """Answer every decision evenly at random until the game is over; the answers are written down."""
    while g.options:
        index = int(random() * len(g.options))
        answers.append(index)
        g.apply(index)
