"""The socket: one line between a client and a table.

Somebody comes from a page of ours, or shows a token; says hello with a ticket within five seconds; and from then on
whatever they say goes to their visit, and whatever is in their outbox goes to them. Either end ends both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

from litestar.types import (
    Receive,
    ReceiveMessage,
    Scope,
    Send,
    WebSocketAcceptEvent,
    WebSocketCloseEvent,
    WebSocketResponseBodyEvent,
    WebSocketResponseStartEvent,
    WebSocketSendEvent,
)
from structlog import get_logger

from cuore.server.errors import REFUSALS, Refused, Unavailable
from cuore.server.hall.outbox import POLICY, RESTART, Outbox
from cuore.server.hall.visit import Visit
from cuore.server.people.limits import neighbourhood
from cuore.server.web.doors import check_host, refusal
from cuore.server.web.house import House
from cuore.server.web.lines import CLOSING_SECONDS, LET_GO
from cuore.server.web.security import bearer_in, guarded, is_secure, proof_in, value_of
from cuore.server.wire.commands import Hello
from cuore.server.wire.decode import read_message, write_message
from cuore.server.wire.messages import Refusal

PATH = "/socket"
HELLO_SECONDS = 5.0
SEND_SECONDS = 15.0
"""How long a client may leave a message unread that does not fit into the buffers any more."""
FAILED = 1011

_log = get_logger("cuore.socket")


class SocketDoor:
    """An ASGI application for sockets alone."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = is_secure(str(scope["scheme"]))
        proof = proof_in(scope["headers"], secure)
        with ExitStack() as leaving:
            try:
                leaving.enter_context(await self._come_to_the_door(scope))
            except Refused as error:
                self._house.metrics.refused.labels(error.reason).inc()
                await _turn_away(receive, send, error, secure)
            except Unavailable:
                await _turn_away(receive, send, Refused("busy"), secure)
            else:
                await receive()  # websocket.connect
                await send(WebSocketAcceptEvent(type="websocket.accept", subprotocol=None, headers=guarded((), secure)))
                await _Line(self._house, _address_of(scope), receive, send, _let_go(scope), leaving, proof).run()

    async def _come_to_the_door(self, scope: Scope) -> AbstractContextManager[None]:
        """Refuse who comes from elsewhere, or one too many; else count them, as long as they are here."""
        if scope["path"] != PATH:
            raise Refused("no-such-page")
        if self._house.is_stopping:
            raise Refused("busy")
        address = _address_of(scope)
        self._house.may_ask(address)
        check_host(scope, self._house.hosts)
        await self._check_origin(scope)
        return self._house.addresses.one_more(address)

    async def _check_origin(self, scope: Scope) -> None:
        origin = value_of(scope["headers"], b"origin")
        if origin is None:
            token = bearer_in(scope["headers"])
            if not token or await self._house.people.who(token) is None:
                raise Refused("bad-origin")
        elif origin not in self._house.origins:
            raise Refused("bad-origin")


class _Line:
    """One accepted socket."""

    __slots__ = ("_address", "_house", "_leaving", "_let_go", "_outbox", "_proof", "_receive", "_send", "_visit")

    def __init__(
        self,
        house: House,
        address: str,
        receive: Receive,
        send: Send,
        let_go: Callable[[], None],
        leaving: ExitStack,
        proof: str,
    ) -> None:
        self._house = house
        self._address = address
        self._receive = receive
        self._send = send
        self._let_go = let_go
        self._leaving = leaving
        self._proof = proof
        self._outbox = Outbox()
        self._visit: Visit | None = None

    async def run(self) -> None:
        """From hello to goodbye."""
        loop = asyncio.get_running_loop()
        try:
            await self._come_in()
        except Refused as error:
            self._refuse(error.reason)
        except Unavailable:
            self._refuse("busy")
        pump = loop.create_task(self._pump())
        try:
            if self._visit is not None:
                await self._listen(self._visit)
            else:
                await pump
        finally:
            self._outbox.close(RESTART if self._house.is_stopping else POLICY)
            self._leave()
            if not pump.done():
                pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            # A client that does not read would keep a closing socket for as long as it likes.
            loop.call_later(CLOSING_SECONDS, self._let_go)

    async def _come_in(self) -> None:
        """Hear a hello, and find the table that its ticket is for."""
        house = self._house
        hello = await self._hello()
        ticket = await house.tickets.redeem(hello.ticket, self._proof)
        person = await house.store.person(ticket.person)
        if person is None:
            raise Refused("bad-ticket")
        await house.people.check_banned(person)
        self._leaving.enter_context(house.lines_of.one_more(person.id))
        self._visit = await house.hall.connect(
            person, ticket.session, ticket.table, ticket.invitation, hello, self._outbox, self._address
        )
        # After the hall knows this line: whoever signs out from now on closes it, whoever did before is found here.
        if all(session.id != ticket.session for session in await house.store.sessions_of(person.id)):
            self._leave()
            self._outbox = Outbox()
            raise Refused("bad-ticket")

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await self._receive()
        except TimeoutError:
            raise Refused("bad-ticket") from None
        said = _content(first)
        if said is None:
            raise Refused("malformed")
        hello = read_message(said)
        if not isinstance(hello, Hello):
            raise Refused("malformed")
        return hello

    async def _listen(self, visit: Visit) -> None:
        received = self._house.metrics.received
        while (said := _content(await self._receive())) is not None:
            received.inc()
            if self._visit is None:  # the line is being closed
                continue
            try:
                await visit.receive(said)
            except Exception:  # noqa: BLE001 -- one line is closed, and no other notices
                _log.exception("a message could not be dealt with")
                self._outbox.close(FAILED)

    async def _pump(self) -> None:
        """Send what there is to send, then close."""
        sent = self._house.metrics.sent
        outbox = self._outbox
        try:
            while (message := await outbox.get()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._send(_text(message))
                sent.inc()
            self._leave()
            self._house.metrics.closed.labels(str(outbox.closed)).inc()
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._send(WebSocketCloseEvent(type="websocket.close", code=outbox.closed, reason=None))
        except OSError:  # a timeout, or the client is gone
            self._let_go()
        finally:
            self._leave()

    def _refuse(self, code: str) -> None:
        self._house.metrics.refused.labels(code).inc()
        self._outbox.put(write_message(Refusal(id="", code=code, words=REFUSALS[code], rev=0)))
        self._outbox.close(POLICY)

    def _leave(self) -> None:
        if self._visit is not None:
            self._visit.leave()
            self._visit = None


def _content(message: ReceiveMessage) -> str | bytes | None:
    """What a client said; nothing when it is gone."""
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return text if text is not None else message.get("bytes")


def _address_of(scope: Scope) -> str:
    """Where a connection comes from."""
    client = scope["client"]
    return neighbourhood(client[0]) if client else ""


def _text(message: bytes) -> WebSocketSendEvent:
    return WebSocketSendEvent(type="websocket.send", bytes=None, text=message.decode())


def _let_go(scope: Scope) -> Callable[[], None]:
    """What ends this connection at once, where the server below offers it."""
    extension = (scope.get("extensions") or {}).get(LET_GO)
    found = extension.get("now") if isinstance(extension, dict) else None
    return found if callable(found) else _nothing


def _nothing() -> None:
    """Where there is no connection to end."""


async def _turn_away(receive: Receive, send: Send, error: Refused, secure: bool) -> None:
    """Refuse a line before it is one: with an answer that a program can read."""
    await receive()
    status, headers, content = refusal(error)
    await send(
        WebSocketResponseStartEvent(
            type="websocket.http.response.start", status=status, headers=guarded(headers, secure)
        )
    )
    await send(WebSocketResponseBodyEvent(type="websocket.http.response.body", body=content, more_body=False))
