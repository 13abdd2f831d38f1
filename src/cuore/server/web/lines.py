"""The connections themselves: what uvicorn does with them, and the limits that it leaves out.

A request has to arrive in time and in a sane size before anybody looks at it, and a client that does not read cannot
hold a socket for ever: closing one waits for what is still to be sent, so the last step is to let go.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

REQUEST_SECONDS = 10.0
"""From the connection, or from the first byte of a later request, to the end of its headers."""

LONGEST_HEAD = 16 * 1024
WRITE_BUFFER = 32 * 1024
LET_GO = "cuore.let_go"
"""Under this name a socket's scope has the means to end it at once."""


class HttpLine(HttpToolsProtocol):
    """A connection that speaks HTTP: the head of a request is bounded in time and size."""

    _deadline: asyncio.TimerHandle | None = None
    _head = 0  # bytes of the head so far
    _is_idle = False  # the last request is answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._met()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._is_idle:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        if self._deadline is not None:
            if self._head > LONGEST_HEAD:
                self.transport.abort()
                return
            self._head += len(data)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._met()
        self._is_idle = False
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._is_idle = True
        super().on_response_complete()

    def _met(self) -> None:
        self._head = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(WRITE_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LET_GO] = {"now": self.transport.abort}

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The line is open: what the client said to open it is of no more use, and an idle one should cost little.
        del self.request, self.response
        self.scope["headers"] = []

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
