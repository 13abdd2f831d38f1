"""A process that holds many sockets: ``python -m tests.server.load.crowd PORT PART TABLES``, driven line by line.

It reads orders at its standard input (``come 1000``, ``back``, ``count``) and answers each with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from functools import partial
from typing import Any

import msgspec
import uvloop

from tests.server.load.guests import LINES_OF_A_GUEST, Guest, Seat, address_of, in_turns
from tests.server.load.line import Desk

AT_ONCE = 64
"""How many come at the same moment."""


class _Place(msgspec.Struct):
    rev: int
    e: int


_place = msgspec.json.Decoder(_Place).decode


class Member:
    """One socket that looks on and says nothing but what keeps it alive."""

    __slots__ = ("_last", "messages", "seat")

    def __init__(self, guest: Guest, table: str, invite: str) -> None:
        self.seat = Seat(guest, table, invite, self._heard)
        self.messages = 0
        self._last = b""

    def _heard(self, message: bytes) -> None:
        self.messages += 1
        if message.startswith(b'{"type":"view"'):
            self._last = message

    async def come_back(self, port: int) -> None:
        """Come again, with what was seen before."""
        if self._last:
            place = _place(self._last)
            self.seat.place = {"rev": place.rev, "e": place.e}
        await self.seat.come(port)


class Crowd:
    """All sockets of this process."""

    def __init__(self, port: int, part: int, tables: list[tuple[str, str]]) -> None:
        self._port = port
        self._part = part
        self._tables = tables
        self._members: list[Member] = []
        self._desks: dict[str, Desk] = {}

    async def come(self, count: int) -> dict[str, Any]:
        """So many more come, each to a table."""
        first = len(self._members)

        async def enter(numbers: range) -> None:
            address = address_of(numbers[0], self._part)
            guest = await Guest.come(self._port, address, self._desks.setdefault(address, Desk(self._port, address)))
            for number in numbers:
                table, invite = self._tables[number % len(self._tables)]
                member = Member(guest, table, invite)
                self._members.append(member)
                await member.seat.come(self._port)

        groups = [
            range(begin, min(begin + LINES_OF_A_GUEST, first + count))
            for begin in range(first, first + count, LINES_OF_A_GUEST)
        ]
        began = time.monotonic()
        await in_turns([partial(enter, numbers) for numbers in groups], AT_ONCE)
        gc.freeze()
        return {"seconds": time.monotonic() - began, **self.count()}

    async def back(self) -> dict[str, Any]:
        """All are gone at once, and come back as fast as they can."""
        for member in self._members:
            member.seat.hang_up()
        began = time.monotonic()
        await in_turns([partial(member.come_back, self._port) for member in self._members], AT_ONCE)
        return {"seconds": time.monotonic() - began, **self.count()}

    def count(self) -> dict[str, Any]:
        """Who is here, who was sent away, and how many messages came."""
        return {
            "here": sum(member.seat.is_here for member in self._members),
            "lost": sum(len(member.seat.lost_with) for member in self._members),
            "messages": sum(member.messages for member in self._members),
        }


async def serve(port: int, part: int, tables: list[tuple[str, str]]) -> None:
    """Do what is ordered."""
    crowd = Crowd(port, part, tables)
    orders = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while order := (await orders.readline()).decode().split():
        answer: dict[str, Any]
        try:
            match order:
                case ["come", count]:
                    answer = await crowd.come(int(count))
                case ["back"]:
                    answer = await crowd.back()
                case ["count"]:
                    answer = crowd.count()
                case _:
                    return
        except* Exception as errors:  # noqa: BLE001 -- told to whoever has ordered it
            answer = {"failed": repr(errors.exceptions[0]), **crowd.count()}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), int(sys.argv[2]), msgspec.json.decode(sys.argv[3], type=list[tuple[str, str]])))
