"""Who comes: guests from many addresses, within all limits that the server has for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.load.line import PATIENCE, Desk, Failed, Line

LINES_AT_AN_ADDRESS = 40
LINES_OF_A_GUEST = 5
"""How many sockets come from one address, and belong to one guest there; the server takes 200 and 20."""

TABLES_OF_A_GUEST = 10
"""How many live tables one guest may have."""

BOT = "housekeeper"


class Guest:
    """Somebody with a cookie."""

    def __init__(self, desk: Desk, address: str, cookie: str) -> None:
        self.desk = desk
        self.address = address
        self.cookie = cookie

    @classmethod
    async def come(cls, port: int, address: str, desk: Desk | None = None) -> Guest:
        """Come in."""
        desk = desk or Desk(port, address)
        headers, _ = await desk.post("guest", "", {})
        return cls(desk, address, headers["set-cookie"].partition(";")[0])

    async def open_table(self, people: int, bots: int, pace: int, seed: str) -> tuple[str, str]:
        """A table that begins at once; gives its id and invitation."""
        seats = ["me"] * people + [BOT] * bots
        _, made = await self.desk.post("tables", self.cookie, {"seats": seats, "seed": seed, "options": {"pace": pace}})
        return made["id"], made["invite"]

    async def ticket(self, table: str, invite: str) -> str:
        """The way to a table."""
        _, made = await self.desk.post(f"tables/{table}/ticket", self.cookie, cuore_invite=invite)
        return str(made["ticket"])

    def close(self) -> None:
        """Hang up."""
        self.desk.close()


class Seat:
    """One socket at one table, and how it got there. ``news`` is told every message as it is."""

    __slots__ = ("_first", "_line", "_news", "guest", "invite", "is_here", "lost_with", "place", "table")

    def __init__(self, guest: Guest, table: str, invite: str, news: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.table = table
        self.invite = invite
        self._news = news
        self._line: Line | None = None
        self._first: asyncio.Future[None] | None = None
        self.place: dict[str, int] = {}  # what it has seen: revision and events
        self.is_here = False
        self.lost_with: list[int] = []  # codes with which the server has sent it away

    async def come(self, port: int) -> None:
        """Fetch a ticket, open the socket, say hello; done when the server has said hello, too."""
        async with asyncio.timeout(PATIENCE):
            ticket = await self.guest.ticket(self.table, self.invite)
            self._first = asyncio.get_running_loop().create_future()
            line = Line(self._heard, self._lost)
            await line.open(port, self.guest.address, self.guest.cookie)
            self._line = line
            line.say({"type": "hello", "ticket": ticket, **self.place})
            await self._first

    def say(self, message: dict[str, Any]) -> None:
        """Say something."""
        assert self._line is not None
        self._line.say(message)

    def hang_up(self) -> None:
        """Be gone."""
        self.is_here = False
        if self._line is not None:
            self._line.hang_up()
            self._line = None

    def _heard(self, message: bytes) -> None:
        if self._first is not None:
            first, self._first = self._first, None
            if first.done():  # whoever waited has given up
                return
            if message.startswith(b'{"type":"hello"'):
                self.is_here = True
                first.set_result(None)
            else:
                first.set_exception(Failed(message[:200].decode()))
        self._news(message)

    def _lost(self, code: int) -> None:
        self.is_here = False
        self.lost_with.append(code)
        if self._first is not None and not self._first.done():
            self._first.set_exception(Failed(f"sent away with {code}"))


def address_of(number: int, part: int) -> str:
    """The address of a numbered line: a loopback address of its own for every few of them, and for every process."""
    return f"127.{10 + part}.{number // LINES_AT_AN_ADDRESS // 250}.{number // LINES_AT_AN_ADDRESS % 250 + 1}"


async def in_turns(jobs: list[Callable[[], Any]], at_once: int) -> None:
    """Do all of something, so many at a time."""
    waiting = iter(jobs)

    async def take() -> None:
        for job in waiting:
            await job()

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(take())
