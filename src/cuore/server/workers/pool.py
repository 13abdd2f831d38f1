"""Bots that think in processes of their own. Whatever becomes of a process, who asked gets an answer."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from cuore.engine.setup import Setup
from cuore.server.errors import Refused, Unavailable
from cuore.server.wire.messages import HintLine
from cuore.server.workers.deadlines import LONGEST_HINT, SHORTEST_HINT, deadline
from cuore.server.workers.hand import Hand, Limits
from cuore.server.workers.line import PROGRAM
from cuore.server.workers.stats import Stats
from cuore.server.workers.waiting import Request, Urgency

HINT_WAITS: Final = 15.0
"""Seconds that a person waits for a hint beyond its own: after that nobody needs it any more."""

MEMORY: Final = 2048
"""MiB that one worker may have."""

NICE: Final = 5
"""How much less urgent than the server a worker is."""


def usual_count() -> int:
    """How many workers a machine should have: one core is left to the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class WorkerPool:
    """A ``Thinker`` with some workers. A table always has the same one, which keeps its game.

    The processes start with ``start``, or with the first question. ``limits`` and ``program`` are for tests.
    """

    def __init__(
        self,
        count: int = 0,
        card_file: Path | None = None,
        *,
        limits: Limits | None = None,
        memory: int = MEMORY,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.stats = Stats()
        self._count = count or usual_count()
        self._limits = limits or Limits()
        options = ["--tables", str(self._limits.tables), "--memory", str(memory), "--nice", str(NICE)]
        options += ["--card-file", str(card_file)] if card_file else []
        self._program = (*program, *options)
        self._hands: list[Hand] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Start all workers, without waiting for them."""
        if not self._hands and not self._closed:
            self._hands = [Hand(self._program, self._limits, self.stats) for _ in range(self._count)]
            self._tasks = [asyncio.create_task(hand.run()) for hand in self._hands]

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that are ready."""
        return [hand.pid for hand in self._hands if hand.pid]

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        """What a bot in the asked seat answers."""
        urgency = Urgency.PERSON if urgent else Urgency.BOTS
        found = await self._ask(Request(table, setup, answers, bot, deadline(bot, seconds), urgency))
        assert isinstance(found, int)
        return found

    async def advise(self, table: str, setup: Setup, answers: Sequence[int], seconds: float) -> list[HintLine]:
        """What the search makes of the open decision. Nobody waits for it longer than a person would."""
        seconds = min(max(seconds, SHORTEST_HINT), LONGEST_HINT)
        try:
            async with asyncio.timeout(seconds + HINT_WAITS):
                found = await self._ask(Request(table, setup, answers, "", seconds, Urgency.HINT))
        except TimeoutError:
            raise Refused("busy") from None
        assert isinstance(found, list)
        return found

    async def _ask(self, request: Request) -> int | list[HintLine]:
        if self._closed:
            raise Unavailable("the server stops")
        self.start()
        self.stats.requests[request.level] += 1
        self._hand_of(request.table).put(request)
        return await request.future

    def forget(self, table: str) -> None:
        """Nobody will ask about this table soon."""
        if self._hands:
            self._hand_of(table).forget(table)

    async def close(self) -> None:
        """End all workers; afterwards their processes are gone."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _hand_of(self, table: str) -> Hand:
        return self._hands[crc32(table.encode()) % len(self._hands)]
