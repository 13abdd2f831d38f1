"""Waiting for what must come, and seeing that nothing went wrong behind one's back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from cuore.server.ports import MISSED, Hint

LIMIT = 60
"""Seconds until something that should come is given up; it comes within one or two."""


async def until(condition: Callable[[], bool], what: str = "it") -> float:
    """Wait until something is so; how long that took."""
    clock = asyncio.get_running_loop().time
    begun = clock()
    while not condition():
        assert clock() - begun < LIMIT, f"{what} never came"
        await asyncio.sleep(0.005)
    return clock() - begun


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> list[str]:
    """Run a test in a loop of its own. What nobody caught is returned, and no task may be left."""
    uncaught: list[str] = []

    async def watched() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: uncaught.append(str(context.get("exception", context))))
        await test()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(watched())
    return uncaught


class Ears:
    """All that was heard; what the bus itself says is only counted."""

    def __init__(self) -> None:
        self.hints: list[Hint] = []
        self.missed = 0

    def __call__(self, hint: Hint) -> None:
        if hint.what == MISSED:
            self.missed += 1
        else:
            self.hints.append(hint)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the hints, in the order they came."""
        return [hint.number for hint in self.hints]
