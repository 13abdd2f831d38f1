"""The outermost door: what every request must pass before a route sees it, and what every answer gets on its way out.

Requests that change something come from our own pages or carry no cookie; they bring JSON, not much of it, and in time.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPDisconnectEvent,
    HTTPRequestEvent,
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
    WebSocketScope,
)
from structlog import get_logger

from cuore.server.errors import Refused
from cuore.server.people.limits import neighbourhood
from cuore.server.web.house import House
from cuore.server.web.refusals import body_of, headers_of, status_of
from cuore.server.web.security import (
    CHANGING,
    Headers,
    cookie_in,
    guarded,
    host_named,
    is_address,
    is_secure,
    value_of,
)
from cuore.server.wire.decode import check_fields

MOST_BODY = 16 * 1024
MOST_RECORD = 256 * 1024
MOST_BODY_AT = {"/api/replays": MOST_RECORD * 3 // 2, "/api/replays/fork": MOST_RECORD * 3 // 2}
"""Bytes that a request may bring; games are longer than wishes, and JSON makes two letters of every end of a line."""

BODY_SECONDS = 10.0

HEALTH = "/health"

_log = get_logger("cuore.web")


class Doors:
    """An ASGI application: sockets to the one door, requests through the checks to the other."""

    def __init__(self, routes: ASGIApp, sockets: ASGIApp, house: House) -> None:
        self._routes = routes
        self._sockets = sockets
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._sockets(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        secure = is_secure(scope["scheme"])
        status = 0

        async def guarded_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = guarded(message["headers"], secure)
            await send(message)

        house = self._house
        try:
            client = scope["client"]
            house.may_ask(neighbourhood(client[0]) if client else "")
            check_host(scope, house.hosts)
            if scope["method"] in CHANGING:
                check_origin(scope["headers"], house.origins, secure)
                receive = _said_again(
                    await _body(scope["headers"], receive, MOST_BODY_AT.get(scope["path"], MOST_BODY))
                )
            await self._routes(scope, receive, guarded_send)
        except Refused as error:
            scope["state"]["refused"] = error.reason
            await _answer(guarded_send, error)
        refused = scope["state"].get("refused")
        if refused is not None:
            house.metrics.refused.labels(refused).inc()
        route = str(scope.get("path_template", "")) or "none"
        seconds = time.perf_counter() - started
        house.metrics.request(scope["method"], route, status, seconds)
        _log.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def check_host(scope: HTTPScope | WebSocketScope, hosts: frozenset[str]) -> None:
    """Refuse a request that means another host: a foreign page whose name was made to lead here could read the answer.

    An address is nobody's name. Whether the server is well may be asked under any.
    """
    name = host_named(value_of(scope["headers"], b"host"))
    if name not in hosts and not is_address(name) and not scope["path"].startswith(HEALTH):
        raise Refused("bad-origin")


def check_origin(headers: Headers, origins: frozenset[str], secure: bool) -> None:
    """Refuse what may come from a foreign page: a wrong origin, or none where a browser's cookie came along."""
    origin = value_of(headers, b"origin")
    if origin is None:
        if cookie_in(headers, secure):
            raise Refused("bad-origin")
    elif origin not in origins:
        raise Refused("bad-origin")


async def _answer(send: Send, error: Refused) -> None:
    """Refuse a request; the connection ends with it, for what else it brings was not read."""
    status, headers, content = refusal(error)
    headers.append((b"connection", b"close"))
    await send(HTTPResponseStartEvent(type="http.response.start", status=status, headers=headers))
    await send(HTTPResponseBodyEvent(type="http.response.body", body=content, more_body=False))


def refusal(error: Refused) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """A refusal as it is sent: status, headers, content."""
    content = msgspec.json.encode(body_of(error.reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error.reason, error.wait).items()]
    return status_of(error.reason), headers, content


async def _body(headers: Headers, receive: Receive, most: int) -> bytes:
    """All that a request brings: JSON or nothing."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            more = True
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    raise Refused("malformed")  # the client is gone; nobody will read this
                parts.append(message["body"])
                size += len(message["body"])
                if size > most:
                    raise Refused("too-long")
                more = message["more_body"]
    except TimeoutError:
        raise Refused("malformed") from None
    body = b"".join(parts)
    if body and not _is_json(headers):
        raise Refused("not-json")
    if body:
        try:
            msgspec.json.decode(body)
            check_fields(body)
        except (ValueError, RecursionError):  # the framework would take a deep one, or bad letters, for our own mistake
            raise Refused("malformed") from None
    return body


def _is_json(headers: Headers) -> bool:
    kind = value_of(headers, b"content-type") or ""
    return kind.partition(";")[0].strip().lower() == "application/json"


def _said_again(body: bytes) -> Receive:
    """Hands on a body that was read already."""
    said = False

    async def receive() -> ReceiveMessage:
        nonlocal said
        if said:
            return HTTPDisconnectEvent(type="http.disconnect")
        said = True
        return HTTPRequestEvent(type="http.request", body=body, more_body=False)

    return receive
