"""The time that expiry counts with: it never runs much faster than time passes, whatever the clock of the machine says.

A machine whose clock jumps 200 days ahead would otherwise end all sessions at once, and remove what retention keeps for
less. A server that was switched off for long looks the same, so it catches up as slowly.
"""

from __future__ import annotations

from cuore.server.ports import Clock, Store

FASTEST = 10.0
"""Believed seconds in a second, at most, while it catches up with the clock of the machine."""

DAY = 86_400.0


class Calendar:
    """The believed time of one process; ``keep`` hands it on to the next process."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._believed: float | None = None
        self._looked_at = 0.0

    async def now(self) -> float:
        """Wall time, or less where that has jumped ahead."""
        if self._believed is None:
            kept = await self._store.believed_time()
            self._believed = self._clock.wall() if kept is None else kept
            self._looked_at = self._clock.now()
        passed = self._clock.now() - self._looked_at
        self._looked_at += passed
        self._believed = min(self._clock.wall(), self._believed + FASTEST * passed)
        return self._believed

    async def days_ahead(self) -> float:
        """How many days the clock of the machine is ahead of what is believed."""
        return (self._clock.wall() - await self.now()) / DAY

    async def keep(self) -> None:
        """Write the believed time down, for the next start."""
        await self._store.believe_time(await self.now())

    def trust(self) -> None:
        """Believe the clock of the machine: an operator has looked at it."""
        self._believed, self._looked_at = self._clock.wall(), self._clock.now()
