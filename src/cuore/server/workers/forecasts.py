"""Forecasts of towns and searches for some, each by a process of its own: they take minutes, and no table may notice.

One is made at a time, a few may wait. What was made is remembered here for a while, forecasts also by the process in a
folder.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

import msgspec
from structlog import get_logger

from cuore.server.errors import Refused, Unavailable
from cuore.server.ports import HowFar, Order
from cuore.server.wire.towns import ForecastFacts, FoundTown
from cuore.server.workers.pool import usual_count

PROGRAM: Final = (sys.executable, "-P", "-m", "cuore.lab.forecast")
"""Whoever plays the games; it reads an order, one with ``like`` for a search, and says how far it is."""

LONGEST: Final = 1800.0
"""Seconds that one may take."""

MOST_WAITING: Final = 8
MOST_OF_ONE: Final = 2
MOST_FROM_ONE: Final = 4
"""Of those that wait, so many are for the same person, and from the same address: nobody keeps all others waiting."""

MOST_KEPT: Final = 64
NICE: Final = 15
"""How much less urgent than the server it is; bots at tables go before it too."""

LONGEST_LINE: Final = 4 << 20
LAST_WORDS: Final = 2_000
"""Of what a process that failed has said, so much goes into the log."""

BUSY: Final = "many forecasts and searches wait already: try again in some minutes"
TOO_SLOW: Final = "it took too long: a smaller one may do"
ENOUGH: Final = "some of your forecasts and searches still wait: let them be made first"
LOST: Final = "whoever was making it is gone: try again"
FAILED: Final = "order failed"

_log = get_logger("cuore.forecasts")


class _Line(msgspec.Struct):
    """What the process says: how far it is, and at last what it found or why it cannot."""

    done: int = 0
    total: int = 0
    forecast: ForecastFacts | None = None
    found: FoundTown | None = None
    error: str = ""


class NoForecasts:
    """A ``Forecaster`` who makes none."""

    def look(self, order: Order) -> HowFar:
        """There is none."""
        return HowFar()

    def find(self, order_id: str) -> tuple[Order, HowFar] | None:
        """There is none."""
        return None

    def ask(self, order: Order, person: str, address: str = "") -> HowFar:
        """There will be none."""
        raise Refused("busy", BUSY)

    async def close(self) -> None:
        """There is nothing to end."""


class Forecasts:
    """A ``Forecaster`` with processes, the same for every sort of order. ``program`` and ``seconds`` are for tests."""

    def __init__(
        self, folder: Path, *, program: Sequence[str] = PROGRAM, seconds: float = LONGEST, jobs: int = 0
    ) -> None:
        self._folder = folder
        self._program = tuple(program)
        self._seconds = seconds
        self._jobs = jobs or usual_count()
        self._known: OrderedDict[str, tuple[Order, HowFar]] = OrderedDict()  # by the ids of the orders
        self._waiting: deque[tuple[Order, str, str]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._is_closed = False

    def look(self, order: Order) -> HowFar:
        """How far it is."""
        found = self.find(order.id)
        return HowFar() if found is None else found[1]

    def find(self, order_id: str) -> tuple[Order, HowFar] | None:
        """An order that is known here by its id, and how far it is."""
        if order_id in self._known:
            self._known.move_to_end(order_id)
        return self._known.get(order_id)

    def ask(self, order: Order, person: str, address: str = "") -> HowFar:
        """Begin it for somebody, unless it is begun or done."""
        found = self.look(order)
        if found.state not in ("none", "failed"):
            return found
        if self._is_closed:
            raise Unavailable("the server stops")
        of_person = sum(who == person for _, who, _ in self._waiting)
        from_address = sum(where == address for _, _, where in self._waiting) if address else 0
        if of_person >= MOST_OF_ONE or from_address >= MOST_FROM_ONE:
            raise Refused("too-fast", ENOUGH, wait=60)
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("busy", BUSY)
        self._waiting.append((order, person, address))
        self._note(order, HowFar(state="waiting"))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return self.look(order)

    async def close(self) -> None:
        """Make no more of them; afterwards the process is gone."""
        self._is_closed = True
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])

    def _note(self, order: Order, how: HowFar) -> None:
        """Remember how far it is, and forget what nobody has asked for in a long time."""
        self._known[order.id] = (order, how)
        self._known.move_to_end(order.id)
        for old in [known for known, (_, found) in self._known.items() if found.state in ("done", "failed")]:
            if len(self._known) <= MOST_KEPT:
                break
            del self._known[old]

    async def _work(self) -> None:
        """Make all that wait, one after the other."""
        while self._waiting:
            order, _, _ = self._waiting.popleft()
            self._note(order, HowFar(state="running"))
            try:
                async with asyncio.timeout(self._seconds):
                    self._note(order, await self._made(order))
            except TimeoutError:
                self._note(order, HowFar(state="failed", error=TOO_SLOW))
            except Exception as error:  # noqa: BLE001 - whatever it was, the others still wait
                _log.warning(FAILED, **order.facts(), exc_info=error)
                self._note(order, HowFar(state="failed", error=LOST))
        self._working = None

    async def _made(self, order: Order) -> HowFar:
        """What a process makes of an order."""
        with TemporaryFile() as complaints:
            made = await self._asked(order, complaints)
            if made.error == LOST:
                complaints.seek(max(0, complaints.seek(0, os.SEEK_END) - LAST_WORDS))
                _log.warning(FAILED, **order.facts(), said=complaints.read().decode(errors="replace"))
        return made

    async def _asked(self, order: Order, complaints: IO[bytes]) -> HowFar:
        found_in = os.pathsep.join(folder for folder in sys.path if folder)
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            stderr=complaints,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": found_in},
            start_new_session=True,  # its own helpers end with it
        )
        try:
            with suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            return await self._heard(order, process)
        finally:
            with suppress(OSError, AttributeError):
                os.killpg(process.pid, signal.SIGKILL)
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _heard(self, order: Order, process: Process) -> HowFar:
        assert process.stdin is not None
        assert process.stdout is not None
        wish = {**msgspec.to_builtins(order), "cache": str(self._folder), "jobs": self._jobs}
        process.stdin.write(msgspec.json.encode(wish) + b"\n")
        async for line in process.stdout:
            said = msgspec.json.decode(line, type=_Line)
            if said.forecast is not None or said.found is not None:
                return HowFar(state="done", forecast=said.forecast, found=said.found)
            if said.error:
                return HowFar(state="failed", error=said.error)
            self._note(order, HowFar(state="running", done=said.done, total=said.total))
        return HowFar(state="failed", error=LOST)
