"""A lean client: requests over one kept connection, and sockets that cost next to nothing.

A library would do more for every message than the server does, on the same two cores. What is sent is masked with
zeros: the protocol asks for a mask, and this one changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE = 90.0
"""Seconds after which something that should come is taken for lost."""

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Failed(Exception):
    """The server did something that it should not, or nothing."""


class Desk:
    """Requests from one address, one after the other, over a connection that is opened anew when it was closed."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def post(self, path: str, cookie: str, body: object = None, **headers: str) -> tuple[dict[str, str], Any]:
        """Ask for something; gives headers and content of the answer."""
        return await self._send("POST", path, cookie, body, headers)

    async def patch(self, path: str, cookie: str, body: object) -> tuple[dict[str, str], Any]:
        """Change something."""
        return await self._send("PATCH", path, cookie, body, {})

    async def _send(
        self, method: str, path: str, cookie: str, body: object, headers: dict[str, str]
    ) -> tuple[dict[str, str], Any]:
        content = b"" if body is None else _encode(body)
        head = [
            f"{method} /api/{path} HTTP/1.1",
            f"host: 127.0.0.1:{self._port}",
            f"origin: http://127.0.0.1:{self._port}",
            f"content-length: {len(content)}",
            *(["content-type: application/json"] if content else []),
            *([f"cookie: {cookie}"] if cookie else []),
            *[f"{name.replace('_', '-')}: {value}" for name, value in headers.items()],
        ]
        request = "\r\n".join([*head, "", ""]).encode() + content
        async with self._lock, asyncio.timeout(PATIENCE):
            for last in (False, True):
                try:
                    return await self._ask(request)
                except (OSError, asyncio.IncompleteReadError):  # the server lets go of whoever says nothing for a while
                    self.close()
                    if last:
                        raise
        raise AssertionError("one of the two has returned or raised")

    async def _ask(self, request: bytes) -> tuple[dict[str, str], Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        status = int(head[0].split()[1])
        if status >= 300:
            raise Failed(f"{status}: {content[:200].decode(errors='replace')}")
        return headers, _decode(content) if content else None

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Line(asyncio.Protocol):
    """One socket. ``heard`` gets every message; ``lost`` is called once, with the code of the closing or 1006."""

    __slots__ = ("_buffer", "_opened", "_transport", "closed", "heard", "lost")

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.closed = 0
        self._buffer = b""
        self._opened: asyncio.Future[None] | None = None  # until the server has agreed to be a socket
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int, address: str, cookie: str) -> None:
        """Come from an address with a cookie, as a page of the server's own would."""
        loop = asyncio.get_running_loop()
        self._opened = loop.create_future()
        await loop.create_connection(lambda: self, "127.0.0.1", port, local_addr=(address, 0))
        assert self._transport is not None
        self._transport.write(
            f"GET /socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\norigin: http://127.0.0.1:{port}\r\ncookie: {cookie}\r\n"
            "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await self._opened

    def say(self, message: object) -> None:
        """Send something."""
        self._send(TEXT, _encode(message))

    def hang_up(self) -> None:
        """Be gone without a word, as a phone in a tunnel is."""
        if self._transport is not None:
            self.lost = _nothing
            self._transport.abort()

    def _send(self, opcode: int, content: bytes) -> None:
        assert self._transport is not None
        length = len(content)
        short = 126
        size = bytes([0x80 | length]) if length < short else bytes([0x80 | short]) + length.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + content)

    # -- what the loop calls --

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # of uvloop, which has a family of its own

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or 1006
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(Failed("the line was lost before it was one"))
        self.lost(self.closed)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if self._opened is not None:
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = buffer
                return
            opened, self._opened = self._opened, None
            if opened.done():  # whoever waited has given up
                return
            if b" 101 " not in head.partition(b"\r\n")[0] + b" ":
                opened.set_exception(Failed(f"no socket: {head[:40].decode('latin-1')} {rest[:200].decode('latin-1')}"))
                return
            opened.set_result(None)
            buffer = rest
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Hand on all whole frames; gives the rest."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if begin + length > end:
                break
            self._frame(buffer[at] & 15, buffer[begin : begin + length])
            at = begin + length
        return buffer[at:]

    def _frame(self, opcode: int, content: bytes) -> None:
        if opcode == TEXT:
            self.heard(content)
        elif opcode == PING:
            self._send(PONG, content)
        elif opcode == CLOSE:
            self.closed = int.from_bytes(content[:2], "big") or 1005


def _nothing(_: int) -> None:
    """Nobody wants to know."""
