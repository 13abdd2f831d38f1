"""What goes on in the background: nothing is lost while it runs, and nothing fails without a word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from cuore.server.errors import Refused

Result = TypeVar("Result")


class Errands:
    """Tasks of one owner. A refusal is an answer and no failure; everything else is noticed."""

    def __init__(self, notice: Callable[[str, dict[str, object]], None], owner: str) -> None:
        self._notice = notice
        self._owner = owner
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait until everything is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Break everything off."""
        for task in self._tasks:
            task.cancel()
        await self.finish()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            self._notice("something failed", {"where": self._owner, "why": repr(error)})
