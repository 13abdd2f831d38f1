"""Hints without any network: a server that is alone has nobody to tell, and several in one process meet at a hub."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from cuore.server.ports import Hint

Carry = Callable[[Callable[[], None]], None]
"""How a hint gets to somebody: it is handed a delivery, and makes it now, later, twice or never."""


def _soon(deliver: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_soon(deliver)


class Hub:
    """Where processes that are none meet, in tests and simulations."""

    def __init__(self, carry: Carry = _soon) -> None:
        self._carry = carry
        self._members: list[MemoryBus] = []

    def join(self, process: str) -> MemoryBus:
        """A process of that name comes in; it goes by closing its bus."""
        bus = MemoryBus(process, self)
        self._members.append(bus)
        return bus

    def leave(self, bus: MemoryBus) -> None:
        """That process hears and says nothing any more."""
        if bus in self._members:
            self._members.remove(bus)

    def pass_on(self, speaker: MemoryBus, hint: Hint) -> None:
        """Carry a hint to all the others."""
        if speaker in self._members:
            for member in self._members:
                if member.process != hint.process:
                    self._carry(partial(member.hear, hint))


class MemoryBus:
    """Hints to the other members of a hub; without a hub they go nowhere."""

    def __init__(self, process: str, hub: Hub | None = None) -> None:
        self.process = process
        self._hub = hub
        self._heard: list[Callable[[Hint], None]] = []

    def say(self, hint: Hint) -> None:
        """Tell the others."""
        if self._hub is not None:
            self._hub.pass_on(self, hint)

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """Be told what others say."""
        self._heard.append(heard)

    def hear(self, hint: Hint) -> None:
        """Somebody has said something."""
        for heard in self._heard:
            heard(hint)

    async def close(self) -> None:
        """Leave the hub; what is still on its way is not heard."""
        self._heard.clear()
        if self._hub is not None:
            self._hub.leave(self)
