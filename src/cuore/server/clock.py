"""The real clock."""

from __future__ import annotations

import asyncio
import time


class RealClock:
    """Time as the machine has it."""

    def now(self) -> float:
        """Seconds that never go back."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
