"""A line to a server that can fall silent without being cut, as a broken network does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Self


class Proxy:
    """Hands on everything to a port of this machine, until it swallows it. Old lines stay dead when it is healed."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._ear: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._swallows = False
        self._dead: set[asyncio.StreamReader] = set()
        self._open: set[asyncio.StreamReader] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        self._ear = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._ear.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._ear is not None
        self._ear.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def swallow(self) -> None:
        """From now on nothing comes through."""
        self._swallows = True
        self._dead |= self._open

    def heal(self) -> None:
        """New lines work again."""
        self._swallows = False

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except ConnectionError:
            writer.close()
            return
        for source, sink in ((reader, back), (there, writer)):
            self._open.add(source)
            if self._swallows:
                self._dead.add(source)
            self._lines.add(asyncio.create_task(self._hand_on(source, sink)))

    async def _hand_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError):
                while data := await source.read(65536):
                    if source not in self._dead:
                        sink.write(data)
                        await sink.drain()
        finally:
            sink.close()
