"""Work of a part of a second that needs no process of its own, such as playing a game again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


class OneThread:
    """A ``Beside`` with one thread: whoever plays is hardly held up by it, however many ask."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)

    async def do(self, work: Callable[[], Result]) -> Result:
        """Have something done, when it is its turn."""
        async with self._one:
            return await asyncio.to_thread(work)


class AtOnce:
    """A ``Beside`` without threads: for tests, and for simulations that have a time of their own."""

    async def do(self, work: Callable[[], Result]) -> Result:
        """Do it right here."""
        return work()
