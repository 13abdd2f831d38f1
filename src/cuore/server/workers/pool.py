"""Bots that think in processes of their own. Whatever becomes of a process, who asked gets an answer."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from cuore.engine.setup import Setup
from cuore.server.errors import Refused, Unavailable
from cuore.server.ports import Hinted
from cuore.server.wire.messages import HintLine
from cuore.server.workers.deadlines import LONGEST_HINT, SHORTEST_HINT, deadline
from cuore.server.workers.frames import Advised
from cuore.server.workers.hand import Hand, Limits
from cuore.server.workers.line import PROGRAM
from cuore.server.workers.stats import HINT, Stats
from cuore.server.workers.waiting import Request, Urgency

HINT_WAITS: Final = 15.0
"""Seconds that a person waits for a hint beyond its own: after that nobody needs it any more."""

SLICE: Final = 0.1
LAST_SLICE: Final = 0.01
"""Seconds for which a hint is thought about before others get their turn, and at least for one that is shown."""

FIRST_HINT: Final = 0.3
GROWTH: Final = 3
"""Seconds of thought before a first hint is shown, and how much longer the thought for the next one is."""

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
        request = Request(table, setup, answers, bot, deadline(bot, seconds), urgency)
        self.stats.requests[request.level] += 1
        found = await self._ask(request)
        assert isinstance(found, int)
        return found

    async def advise(
        self, table: str, setup: Setup, answers: Sequence[int], seconds: float
    ) -> AsyncGenerator[Hinted, None]:
        """What the search makes of the open decision: soon, and then again after longer and longer thought.

        It is thought about in slices. Each waits for its turn, and ends early for a bot that has to answer.
        """
        seconds = min(max(seconds, SHORTEST_HINT), LONGEST_HINT)
        self.stats.requests[HINT] += 1
        end = asyncio.get_running_loop().time() + seconds + HINT_WAITS
        spent, step = 0.0, FIRST_HINT
        shown: list[HintLine] = []
        more = True
        while more:
            goal = step if 2 * step <= seconds else seconds
            slice_ = min(SLICE, max(goal - spent, LAST_SLICE))
            request = Request(table, setup, answers, "", slice_, Urgency.HINT, shows=spent + slice_ >= goal)
            try:
                async with asyncio.timeout_at(end):
                    found = await self._ask(request)
            except TimeoutError:
                if not shown:
                    raise Refused("busy") from None
                yield Hinted(shown, spent, more=False)
                return
            assert isinstance(found, Advised)
            spent += found.seconds
            if found.lines:
                shown, step, more = found.lines, step * GROWTH, found.more and goal < seconds
            elif not found.more:
                step = 0.0  # nothing is left to think about: it is shown next
            yield Hinted(found.lines, spent, more)

    async def _ask(self, request: Request) -> int | Advised:
        if self._closed:
            raise Unavailable("the server stops")
        self.start()
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
