"""A client over HTTP and a socket that plays to the end whatever happens to the server.

What it chooses depends on the number of the decision alone, so a game with crashes has to be the game without. It comes
back by itself, gives its command again under the same id until it is answered, and notes all that it is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any
from zlib import crc32

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.crashes.history import UNDECIDED, Asked, History

SOON = 0.01
LATEST = 0.5
"""Seconds until a client comes back: after the first failure at most, and after many."""

PATIENCE = 10.0
"""Seconds after which a client takes a silent server for lost, unless it is told to be less patient."""

Choice = Callable[[int, int], int]
"""What is answered, from the number of the decision and how many options it has."""


def choice_of(seed: str) -> Choice:
    """Mostly the first option, so that games come to an end; now and then any other."""

    def choose(decision: int, options: int) -> int:
        drawn = crc32(f"{seed}/{decision}".encode())
        return drawn // 5 % options if drawn % 5 == 0 else 0

    return choose


class Lost(Exception):
    """The server is not there just now, or takes nobody."""


class Guest:
    """Somebody who has come in, and may go to any of the servers."""

    def __init__(
        self, http: httpx.AsyncClient, addresses: Sequence[str], chance: Random, patience: float = PATIENCE
    ) -> None:
        self.http = http
        self.addresses = addresses
        self.chance = chance
        self.patience = patience
        self.id = ""
        self.headers: dict[str, str] = {}
        self._failures = 0

    async def come_in(self) -> None:
        """Become a guest of the house."""
        me = await self.insist("POST", "/api/guest", {"bearer": True})
        self.id = me["id"]
        self.headers = {"authorization": f"Bearer {me['token']}"}

    async def open_table(self, **wish: object) -> tuple[str, str]:
        """A table of one's own: its id and the secret part of its link."""
        opened = await self.insist("POST", "/api/tables", wish)
        return opened["id"], opened["invite"]

    async def insist(self, method: str, path: str, body: object = None, **headers: str) -> Any:  # noqa: ANN401 -- JSON
        """Ask until there is an answer."""
        while True:
            with suppress(Lost):
                return await self.ask(self.chance.choice(self.addresses), method, path, body, **headers)
            await self.wait()

    async def ask(self, address: str, method: str, path: str, body: object = None, **headers: str) -> Any:  # noqa: ANN401 -- JSON
        """Ask once; raises ``Lost``."""
        try:
            answer = await self.http.request(
                method, f"{address}{path}", json=body, headers=self.headers | headers, timeout=self.patience
            )
        except httpx.HTTPError as error:
            raise Lost(repr(error)) from error
        if answer.status_code in {429, 502, 503}:
            raise Lost(answer.text)
        assert answer.is_success, f"{method} {path} was answered with {answer.status_code}: {answer.text}"
        self._failures = 0
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def wait(self) -> None:
        """Wait before the next try: longer after every failure, and never as long as somebody else."""
        self._failures += 1
        await asyncio.sleep(self.chance.uniform(0, min(LATEST, SOON * 2 ** min(self._failures, 10))))

    def back_again(self) -> None:
        """A line has held."""
        self._failures = 0


class Player:
    """One guest in one seat of one table. ``until``: the revision at which it has seen enough; 0 for the end."""

    def __init__(
        self,
        history: History,
        guest: Guest,
        table: str,
        invite: str,
        seat: int,
        choose: Choice,
        until: int = 0,
        device: int = 0,
    ) -> None:
        self._history = history
        self._guest = guest
        self._table = table
        self._invite = invite
        self._seat = seat
        self._choose = choose
        self.until = until
        self._next_server = seat + device  # neighbours, and devices of one person, begin at different ones
        self.revision = 0  # the highest that it was shown
        self._known = 0  # the highest that it has heard of
        self._log: list[Any] = []
        self._view: dict[str, Any] = {}
        self._seats: dict[str, Any] = {}
        self._hello: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._over = False

    def __repr__(self) -> str:
        return f"<Player {self._seat} at {self._table}, revision {self.revision}, waits for {self._pending}>"

    @property
    def is_content(self) -> bool:
        """Whether there is nothing left to do: it has seen enough, or too much."""
        if self._history.wrong:
            return True
        enough = self._over or (self.until and self.revision >= self.until)
        return bool(enough) and self._pending is None

    async def play(self) -> None:
        """Play on until the end, however often the line breaks; then read the record."""
        while not self.is_content:
            with suppress(Lost, OSError, TimeoutError, WebSocketException):
                await self._visit(self._guest.addresses[self._next_server % len(self._guest.addresses)])
            if not self.is_content:
                self._history.counts["lines lost"] += 1
                self._next_server += 1
                await self._guest.wait()
        if self._over:
            path = f"/api/games/{self._table}/record"
            record = await self._guest.insist("GET", path, **{"cuore-invite": self._invite})
            if self._history.records.setdefault(self._table, record) != record:
                self._history.wrong.append(f"{self._table}: two records of one game")

    async def _visit(self, address: str) -> None:
        """One line, as long as it holds."""
        guest, loop = self._guest, asyncio.get_running_loop()
        ticket = await guest.ask(address, "POST", f"/api/tables/{self._table}/ticket", **{"cuore-invite": self._invite})
        async with (
            asyncio.timeout(guest.patience) as limit,
            connect(
                f"{address.replace('http', 'ws', 1)}/socket",
                additional_headers=guest.headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                close_timeout=0.1,
            ) as line,
        ):
            self._hello, self._seats = {}, {}
            anew = guest.chance.random() < 0.25  # a page that was loaded again knows nothing
            seen = {} if anew or not self.revision else {"rev": self.revision, "e": len(self._log)}
            await line.send(msgspec.json.encode({"type": "hello", "ticket": ticket["ticket"], **seen}).decode())
            given = False  # whether the pending command was given on this line
            async for raw in line:
                limit.reschedule(loop.time() + guest.patience)
                guest.back_again()
                again = await self._hear(msgspec.json.decode(raw), raw)
                if self.is_content:
                    return
                if self._pending is None and self._hello and self._seats:
                    self._pending, given = self._next_command(), False
                if self._pending is not None and self._seats and (again or not given):
                    given = True
                    await self._give(line, self._pending)

    async def _hear(self, message: dict[str, Any], raw: str | bytes) -> bool:
        """Take one message; whether the pending command has to be given again."""
        history, table = self._history, self._table
        match message["type"]:
            case "hello":
                self._hello = message
                history.promised(table, message["table"]["commitment"])
                if message["rev"] < self._known:
                    history.wrong.append(f"{self!r} knew of {self._known} and is back at {message['rev']}")
                self._known = max(self._known, message["rev"])
            case "seats":
                self._seats = message
            case "view":
                self._see(message, raw.encode() if isinstance(raw, str) else raw)
            case "over":
                self._over = True
            case "done":
                history.acked(table, message["id"], message["rev"])
                self._known = max(self._known, message["rev"])
                if self._pending is not None and message["id"] == self._pending["id"]:
                    if message["rev"] != self._pending["rev"] + 1:
                        history.wrong.append(f"{table}: {self._pending} was acknowledged as {message['rev']}")
                    self._pending = None
            case "refused":
                return await self._refused(message)
            case "bye":
                history.counts["goodbyes"] += 1
            case _:
                pass  # who talks and what time it is
        return False

    async def _refused(self, message: dict[str, Any]) -> bool:
        if not message["id"] and message["code"] == "too-fast" and self._hello:
            await self._guest.wait()  # it was not even read, so nobody knows which one it was
            return True
        if not message["id"]:
            self._history.counts[f"turned away: {message['code']}"] += 1
            raise Lost(message["code"])
        self._history.denied(self._table, message["id"], message["code"])
        self._known = max(self._known, message["rev"])
        if self._pending is None or message["id"] != self._pending["id"]:
            return False
        if message["code"] in UNDECIDED:
            await self._guest.wait()
            return True
        self._pending = None
        return False

    def _see(self, message: dict[str, Any], raw: bytes) -> None:
        history, events = self._history, message.get("events", [])
        if message["rev"] < self.revision:
            history.wrong.append(f"{self!r} was shown {message['rev']} again")
        kept = message["e"] - len(events)
        if kept > len(self._log):
            history.wrong.append(f"{self!r} has {len(self._log)} events and was told those after {kept}")
        self._log[kept:] = events
        self.revision = message["rev"]
        self._view = message
        eyes = self._hello["seat"]
        history.saw(self._table, self.revision, eyes, raw)
        history.logs[self._table, eyes] = (self.revision, self._log)

    def _next_command(self) -> dict[str, Any] | None:
        """What is to be done at this table, if it is for this player to do it."""
        is_open = self._seats["state"] == "open"
        revision = max(self._hello["rev"], self._seats["rev"]) if is_open else self._view.get("rev", -1)
        if revision < self._known:
            return None  # what it knows of is still to be shown
        if is_open:
            if self._seat not in self._hello["yours"]:
                return self._command("sit", revision, seat=self._seat)
            if self._hello["host"] and all(seat["sort"] != "free" for seat in self._seats["seats"]):
                return self._command("begin", revision)
            return None
        ask = self._view.get("ask")
        if ask is None or len(ask["options"]) == 1:
            return None  # nobody is asked, or the server answers by itself
        return self._command("answer", revision, option=self._choose(self._view["n"], len(ask["options"])))

    def _command(self, sort: str, revision: int, **more: object) -> dict[str, Any]:
        command = {"type": sort, "id": self._guest.chance.randbytes(16).hex(), "rev": revision, **more}
        self._history.asked[self._table, str(command["id"])] = Asked(self._guest.id, command)
        return command

    async def _give(self, line: ClientConnection, command: dict[str, Any]) -> None:
        message = msgspec.json.encode(command).decode()
        await line.send(message)
        if self._guest.chance.random() < 0.1:  # whoever does not trust a line says it twice
            await line.send(message)
