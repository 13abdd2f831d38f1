"""What waits to be sent to one client: bounded, so that nobody who does not read can hurt anybody else."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024

GOING_AWAY = 1001
POLICY = 1008
RESTART = 1012
TRY_LATER = 1013
"""Why a socket is closed, in the numbers of the WebSocket protocol."""


class Outbox:
    """Messages to one client, in order. The hall puts them in without waiting; whoever has the socket takes them out.

    When it overflows it is emptied and closed: the client comes back and gets everything anew.
    """

    __slots__ = ("_bytes", "_messages", "_waiting", "closed")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self.closed = 0  # the number that it is to be closed with, 0 while it is open

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> None:
        """Send something, as soon as the client reads; dropped when the line is being closed."""
        if self.closed:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._messages.clear()
            self._bytes = 0
            self.close(TRY_LATER)
        self._wake()

    def close(self, code: int) -> None:
        """Close the line after what is still to be sent."""
        if not self.closed:
            self.closed = code
        self._wake()

    async def get(self) -> bytes | None:
        """The next message; none when the line is to be closed. One reader alone."""
        while not self._messages:
            if self.closed:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._messages.popleft()
        self._bytes -= len(message)
        return message

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
