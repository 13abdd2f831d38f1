"""Whoever lets bots play keeps their memories for them: each hears what its seat is told, and nothing else.

A session keeps memories of its own (``Session.memory``). This is for games that are played without one, by the
thousand: only the seats that want a memory get one, and without any such seat nothing is told at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.bots.bot import Bot
from cuore.engine.game import Game, Told
from cuore.engine.memory import Memory
from cuore.engine.view import told_to
from cuore.engine.words import SEAT_NAMES


class Ears:
    """The memories of the bots at one table. Make it before the first answer of a game."""

    def __init__(self, g: Game, bots: Sequence[Bot]) -> None:
        self._memories = {seat: Memory.of(g, seat) for seat, bot in enumerate(bots) if bot.remembers}
        self._told: list[Told] = []
        if self._memories:
            g.told = self._told

    def __repr__(self) -> str:
        return f"<Ears of seats {', '.join([SEAT_NAMES[seat] for seat in self._memories]) or 'none'}>"

    def memory(self, seat: int) -> Memory | None:
        """What a seat remembers now; None where its bot wants no memory."""
        if self._told:
            for listener, memory in self._memories.items():
                for told in self._told:
                    memory.hear(told_to(told, listener))
            self._told.clear()
        return self._memories.get(seat)
