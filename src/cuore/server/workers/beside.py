"""Work of a part of a second that needs no process of its own, such as playing a game again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from cuore.server.errors import Refused

MOST_WAITING: Final = 32
"""Whoever comes when so many wait already is sent away: nothing is done for somebody who has long left."""

BUSY: Final = "many are asking for something at the moment: try again in a few seconds"

Result = TypeVar("Result")


class OneThread:
    """A ``Beside`` with one thread: whoever plays is hardly held up by it, however many ask."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._here = 0

    async def do(self, work: Callable[[], Result]) -> Result:
        """Have something done, when it is its turn; raises ``Refused("busy")`` where too many wait."""
        if self._here > MOST_WAITING:
            raise Refused("busy", BUSY)
        self._here += 1
        try:
            async with self._one:
                return await asyncio.to_thread(work)
        finally:
            self._here -= 1


class AtOnce:
    """A ``Beside`` without threads: for tests, and for simulations that have a time of their own."""

    async def do(self, work: Callable[[], Result]) -> Result:
        """Do it right here."""
        return work()
