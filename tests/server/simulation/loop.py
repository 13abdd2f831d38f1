"""An event loop without a world outside: when nothing is ready, its time jumps to the next timer.

Every task belongs to a process (a contextvar that tasks and timers inherit), so that a process can be killed: its
timers are dropped and its tasks ended, while what it had written stays. Errors that nobody looked at are collected.
"""

from __future__ import annotations

import asyncio
import traceback
from asyncio import TimerHandle
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from typing import Any, NoReturn, TypeVar

Result = TypeVar("Result")

MOST_AT_ONCE = 20_000
"""Rounds of the loop in one instant: whoever needs more of them turns in circles."""
MOST_ROUNDS = 2_000_000
"""Rounds of the loop in one run."""
WALL = 1_800_000_000.0
"""When a run begins, on the wall."""
MOST_CANCELS = 20
"""How often a task is told to end before it counts as one that cannot be ended."""


class Stuck(Exception):
    """Nothing will ever happen again, or the same happens for ever."""


class Process:
    """A place where tasks live: a server process, or the world around. Dead, it cannot be heard any more."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: list[asyncio.Task[Any]] = []
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    def __repr__(self) -> str:
        return f"<Process {self.name}{'' if self.alive else ', dead'}>"

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Do something in this process."""
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())

    def soon(self, call: Callable[..., object], *args: object) -> None:
        """Call something in this process, not now but next."""
        asyncio.get_running_loop().call_soon(call, *args, context=self.context.copy())

    def under_way(self) -> list[asyncio.Task[Any]]:
        """Its tasks that have not ended."""
        self.tasks = [task for task in self.tasks if not task.done() or _unseen(task)]
        return [task for task in self.tasks if not task.done()]


PROCESS: ContextVar[Process] = ContextVar("PROCESS")


def _unseen(task: asyncio.Task[Any]) -> bool:
    """Whether a task has failed and nobody has looked why."""
    return bool(getattr(task, "_log_traceback", False))


class _NoWires:
    """A selector that never waits."""

    def __init__(self, loop: SimLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[object]:
        self.loop.pass_time(timeout)
        return []


class SimLoop(asyncio.BaseEventLoop):
    """The loop. ``time`` begins at nought and moves only when everybody waits."""

    _scheduled: list[TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = _NoWires(self)
        self._rounds_now = 0
        self.rounds = 0
        self.failures: list[str] = []
        self.world = Process("world")
        self.everybody: list[Process] = [self.world]
        self.set_task_factory(_make_task)
        self.set_exception_handler(_collect)

    def time(self) -> float:
        return self._now

    def pass_time(self, timeout: float | None) -> None:
        """Nothing is ready for so long."""
        self.rounds += 1
        self._rounds_now += 1
        if self.rounds > MOST_ROUNDS:
            raise Stuck(f"{MOST_ROUNDS} rounds of the loop, and no end")
        if self._rounds_now > MOST_AT_ONCE:
            raise Stuck(f"at {self._now:.3f} s the loop turns in circles")
        if timeout is None:
            raise Stuck(f"at {self._now:.3f} s everybody waits, and nothing will ever happen")
        if timeout > 0:
            self._now = max(self._now, self._scheduled[0].when())
            self._rounds_now = 0

    def process(self, name: str) -> Process:
        """A new process."""
        process = Process(name)
        self.everybody.append(process)
        return process

    def play(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something in the world to its end; all tasks that are left are ended."""
        task = self.create_task(work, context=self.world.context.copy())
        try:
            return self.run_until_complete(task)
        finally:
            self._end_all()
            self.close()

    def _end_all(self) -> None:
        """Whatever is left ends here, also after a failure, so that no warning of it comes later."""
        for process in self.everybody:
            process.alive = False
        self._rounds_now = self.rounds = 0
        for _ in range(MOST_CANCELS):
            left = [task for process in self.everybody for task in process.under_way()]
            if not left:
                break
            for task in left:
                task.cancel()
            self.run_until_complete(self._pause())
        for process in self.everybody:
            self.failures += unseen_failures(process)

    async def _pause(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def kill(self, process: Process) -> None:
        """End a process as ``kill -9`` does: from now on nobody hears it, and its tasks go without a word."""
        process.alive = False
        for handle in list(self._scheduled):
            if handle._context.get(PROCESS, None) is process:  # type: ignore[attr-defined]  # the stubs leave it out
                handle.cancel()
        for _ in range(MOST_CANCELS):
            left = process.under_way()
            if not left:
                break
            for task in left:
                task.cancel()
            await self._pause()
        else:
            self.failures.append(f"{process.name}: cannot be ended: {process.under_way()}")
        process.tasks.clear()  # what it died of is nobody's fault

    # -- there is nothing outside --

    def _process_events(self, events: list[object]) -> None:
        assert not events

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, *_: object) -> NoReturn:
        raise Stuck("threads are not part of a simulation")


def _make_task(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    context: Context | None = None,
) -> asyncio.Task[Any]:
    """Every task is noted in the process that it belongs to."""
    task = asyncio.Task(work, loop=loop, context=context)
    process = PROCESS.get(None) if context is None else context.get(PROCESS, None)
    if process is not None:
        process.tasks.append(task)
        if len(process.tasks) > 500:
            process.under_way()
    return task


def _collect(loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
    assert isinstance(loop, SimLoop)
    process = PROCESS.get(None)
    if process is None or process.alive:
        loop.failures.append(f"{what.get('message')}: {what.get('exception')!r}")


def unseen_failures(process: Process) -> list[str]:
    """Tasks of a process that have failed without anybody looking; each is told once."""
    found = []
    for task in process.tasks:
        if task.done() and not task.cancelled() and _unseen(task):
            error = task.exception()
            found.append(f"{process.name}: {task.get_coro()} failed: {error!r}{_where(error)}")
    process.tasks = [task for task in process.tasks if not task.done()]
    return found


def _where(error: BaseException | None) -> str:
    lines = traceback.format_tb(error.__traceback__)[-3:] if error is not None else []
    return "".join(["\n", *lines]).rstrip()


class SimClock:
    """The clock of a process: ``now`` begins anywhere and never jumps; ``wall`` is wrong by what chance has done."""

    def __init__(self, loop: SimLoop, began: float) -> None:
        self._loop = loop
        self._began = began
        self.jumped = 0.0

    def now(self) -> float:
        return self._loop.time() + self._began

    def wall(self) -> float:
        return self._loop.time() + WALL + self.jumped

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
