"""The connections themselves: what uvicorn does with them, and the limits that it leaves out.

Whatever comes is fed to the parsers in small parts, each paid before it is read (see ``budgets``), and nothing is read
any more once a line has ended. A request has to arrive in time and in a sane size before anybody looks at it, one at a
time on a line; a client that does not read cannot hold a line for ever.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any

from uvicorn._types import HTTPScope
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import OPEN

from cuore.server.errors import Refused
from cuore.server.hall.outbox import POLICY
from cuore.server.web.budgets import FRAME, PIECE, REQUEST, SEGMENT, Budgets, Client
from cuore.server.web.doors import refusal
from cuore.server.web.security import guarded, is_secure

REQUEST_SECONDS = 10.0
"""From the connection, or from the first byte of a later request, to the end of its headers."""

LONGEST_HEAD = 16 * 1024
"""Bytes of the head of a request; as many again may frame its body: sizes of chunks, their extensions, empty lines."""

MOST_HEADERS = 100

PART = 4 * 1024
SOCKET_PART = 512
"""Bytes that a parser gets at a time. A loop may bring 256 KiB at once, which is 43,000 frames."""

MOST_FRAGMENTS = 128
"""Frames of one message."""

WRITE_BUFFER = 32 * 1024
MOST_UNREAD = 4 * WRITE_BUFFER
"""Bytes that a client may leave unread while it wants pings answered."""

UNREAD_SECONDS = 15.0
"""In this time a client has to read something of an answer."""

CLOSING_SECONDS = 5.0
LET_GO = "cuore.let_go"
"""Under this name a socket's scope has the means to end it at once."""


class _Stopped(Exception):
    """Ends the parsing of a request, from within a callback of the parser."""


class HttpLine(HttpToolsProtocol):
    """A connection that speaks HTTP: paid byte by byte, one request at a time, each bounded in time and size."""

    def __init__(
        self,
        budgets: Budgets,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._budgets = budgets
        self._account = budgets.http_account()
        self._deadline: asyncio.TimerHandle | None = None
        self._request: HTTPScope | None = None
        self._overhead = 0  # bytes of the request that are no body: first those of its head, then what frames its body
        self._pieces = 0  # of the body, in the part that is read
        self._is_in_head = True
        self._is_whole = True  # the request has come to its end
        self._is_answered = True  # and so is the answer
        self._is_over = False  # nothing is read any more

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, transport.abort)
        self._pay(REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._met()
        self._is_over = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._is_answered:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        self._pay(SEGMENT)
        for begin in range(0, len(data), PART):
            part = data[begin : begin + PART]
            if self._is_over or self.transport.is_closing() or not self._pay(len(part)):
                return
            self._overhead += len(part)
            self._pieces = 0
            super().data_received(part)
            self._pay(PIECE * self._pieces)
            if self._overhead > LONGEST_HEAD and self._is_in_head:
                self._refuse("too-long", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif self._overhead > LONGEST_HEAD:
                self._cut("framing")

    def handle_websocket_upgrade(self) -> None:
        self._is_over = True
        super().handle_websocket_upgrade()

    # -- what the parser calls; whatever is raised here ends it within the part that it reads --

    def on_message_begin(self) -> None:
        if not (self._is_whole and self._is_answered):
            self._cut("pipelined")
        elif self._pay(REQUEST):
            self._overhead = 0
            self._is_in_head, self._is_whole = True, False
            super().on_message_begin()
            self._request = self.scope
            return
        raise _Stopped

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_in_head:
            self._cut("trailers")
            raise _Stopped
        if len(self.headers) >= MOST_HEADERS:
            self._refuse("too-long", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise _Stopped
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._met()
        self._overhead = 0
        self._is_in_head = False
        self._is_answered = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._overhead -= len(body)
        self._pieces += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self._refuse("malformed", HTTPStatus.BAD_REQUEST)

    # -- what an answer calls --

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._is_answered = True
        if not self._is_whole:  # what else comes of it would be read for nobody
            self.transport.close()
        self._pay(0)  # behind a proxy the address is known by now
        self._watch_unread(0)

    def _watch_unread(self, before: int) -> None:
        """End the line of a client that has stopped reading its answer."""
        if self._is_over:
            return
        unread = self.transport.get_write_buffer_size()
        if before and unread >= before:
            self._cut("unread")
        elif unread:
            self.loop.call_later(UNREAD_SECONDS, self._watch_unread, unread)

    # -- ends --

    def _pay(self, amount: int) -> bool:
        cause = self._account.pay(amount, self.client if self._request is None else self._request["client"])
        if cause:
            self._cut(cause)
        return not cause

    def _cut(self, cause: str) -> None:
        """End the line at once."""
        if not self._is_over:
            self._is_over = True
            self._budgets.count(cause)
            self.transport.abort()

    def _refuse(self, code: str, status: HTTPStatus) -> None:
        """Answer what cannot be a request, and end the line; in the middle of another answer it ends without."""
        if not self._is_answered:
            self._cut("malformed")
        if self._is_over:
            return
        self._is_over = True
        _, headers, content = refusal(Refused(code))
        headers = guarded([*headers, (b"connection", b"close")], is_secure(self.scheme or ""))
        lines = [b"%s: %s\r\n" % pair for pair in headers]
        self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", content]))
        self.transport.close()

    def _met(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: paid byte by byte and frame by frame."""

    def __init__(
        self,
        budgets: Budgets,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._budgets = budgets
        self._account = budgets.socket_account()
        self.conn.reject = _rejection  # type: ignore[method-assign]  # the library's own has none of our headers

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(WRITE_BUFFER)
        self._pay(REQUEST)

    def data_received(self, data: bytes) -> None:
        is_head = not self.handshake_initiated  # handed on whole by the line that spoke HTTP
        if not is_head and not self.handshake_complete:
            self._cut("early")
        self._pay(SEGMENT)
        for begin in range(0, len(data), SOCKET_PART):
            part = data[begin : begin + SOCKET_PART]
            if self.transport.is_closing() or not self._pay(len(part)):
                return
            super().data_received(part)
        if not self.handshake_initiated:
            refused = b"".join(self.conn.data_to_send()) or _rejection(HTTPStatus.BAD_REQUEST, "").serialize()
            self.transport.write(refused)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][LET_GO] = {"now": self.transport.abort}

    def handle_events(self) -> None:
        if not self.conn.events or self._pay(FRAME * len(self.conn.events)):
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._cut("fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._cut("unread")
        elif not self.transport.is_closing():
            super().handle_ping()

    async def send(self, message: Any) -> None:  # noqa: ANN401 -- as uvicorn has it
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # with a refusal; else every one would be an error in the log

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The line is open: what the client said to open it is of no more use, and an idle one should cost little.
        del self.request, self.response
        self.scope["headers"] = []

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def _pay(self, amount: int) -> bool:
        client: Client = self.scope["client"] if hasattr(self, "scope") else self.client
        cause = self._account.pay(amount, client)
        if cause:
            self._cut(cause)
        return not cause

    def _cut(self, cause: str) -> None:
        """End the line: with a word, where the client may still hear one."""
        if self.transport.is_closing():
            return
        self._budgets.count(cause)
        if self.conn.state is OPEN and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            self.conn.fail(POLICY)
            self.handle_parser_exception()  # writes what there is to send, and closes
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
        else:
            self.transport.abort()


def _rejection(status: HTTPStatus | int, text: str) -> Response:
    """The answer to what cannot become a socket."""
    status = HTTPStatus(status)
    _, headers, content = refusal(Refused("malformed" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "failed"))
    named = [(name.decode(), value.decode()) for name, value in guarded(headers, is_secure=False)]
    return Response(status.value, status.phrase, Headers([*named, ("connection", "close")]), content)
