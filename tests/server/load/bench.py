"""The benchmark itself: what is built up, in which order, and what is measured on the way."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cuore.build import running_build
from tests.server.load.figures import Window, machine, spread
from tests.server.load.guests import TABLES_OF_A_GUEST, Guest, Seat, address_of, in_turns
from tests.server.load.house import ROOT, Serving, serving
from tests.server.load.line import PATIENCE, Failed
from tests.server.load.players import People, Player, Watcher

SEATS = 4
PEOPLES_PACE = 250
"""Milliseconds that bots take at tables with a person, who would else be asked too rarely."""

CROWD = 10_000
"""Sockets that one process of the generator holds."""

SOCKETS_AT_A_TABLE = 20
"""How many of those who only hold a line look at the same table, at which nothing happens."""

KIB = 1024


class Plan(NamedTuple):
    """What is to be measured."""

    sockets: int = 20_000
    tables: int = 1_000
    people: int = 200  # tables with a person, among them
    pace: int = 3_500  # milliseconds, at tables of bots
    rate: float = 20.0  # answers of people a second
    seconds: float = 60.0
    hold: float = 30.0  # how long sockets are held before they are counted
    seed: int = 1
    restart: bool = True
    sampled: Path | None = None


class Found(dict[str, Any]):
    """All figures, in the order in which they were found; printed as they come."""

    def note(self, name: str, value: object) -> None:
        self[name] = value
        sys.stdout.write(f"{name}: {_said(value)}\n")
        sys.stdout.flush()


def _said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(part)}" for name, part in value.items())
    return f"({value})" if isinstance(value, list | tuple) else str(value)


class Bench:
    """One run against one server."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.found = Found()
        self.people = People(plan.seed)
        self.watchers: list[Watcher] = []
        self._hosts: list[Guest] = []

    async def run(self) -> Found:
        """Everything, in order."""
        self.found.note("machine", {**machine(), "engine": running_build(), "python": sys.version.split()[0]})
        self.found.note("plan", self.plan._asdict() | {"sampled": bool(self.plan.sampled)})
        with serving(self.folder, self.plan.sockets + 1000, self.plan.sampled) as server:
            self.found.note("start to ready, empty, s", round(server.ready_after, 2))
            with ExitStack() as leaving:
                if self.plan.tables:
                    await self.open_tables(server)
                    await self.play(server)
                if self.plan.sockets:
                    crowds = await self.fill(server, leaving)
                    if self.plan.tables:
                        await self.play(server, "beside all sockets: ", [crowd.process for crowd in crowds])
                    await self.all_come_back(server, crowds)
            self.check(server)
            self.leave()
            server_was_right = not server.complaints
        if self.plan.tables and self.plan.restart and server_was_right:
            await self.restart()
        return self.found

    @property
    def seats(self) -> list[Seat]:
        """Everybody who plays, and everybody who watches how late bots are."""
        return [*[player.seat for player in self.people.players], *[watcher.seat for watcher in self.watchers]]

    # -- tables --

    async def open_tables(self, server: Serving) -> None:
        """All tables, each from a seed of its own, and those who sit or watch there."""
        plan = self.plan
        before, bots_before = server.cost.memory, server.bots_cost.memory
        tables: list[tuple[Guest, str, str]] = [None] * plan.tables  # type: ignore[list-item]  # filled below

        async def host(first: int) -> None:
            guest = await Guest.come(server.port, address_of(first, 0))
            self._hosts.append(guest)
            for number in range(first, min(first + TABLES_OF_A_GUEST, plan.tables)):
                has_person = number < plan.people
                pace = PEOPLES_PACE if has_person else plan.pace
                seed = f"load/{plan.seed}/{number}"
                tables[number] = guest, *await guest.open_table(has_person, SEATS - has_person, pace, seed)

        began = time.monotonic()
        firsts = range(0, plan.tables, TABLES_OF_A_GUEST)
        await in_turns([partial(host, first) for first in firsts], 4)
        self.found.note("tables opened a second", round(plan.tables / (time.monotonic() - began), 1))
        for guest, table, invite in tables[: plan.people]:
            self.people.players.append(Player(guest, table, invite, self.people))
        for guest, table, invite in tables[plan.people :]:
            self.watchers.append(Watcher(guest, table, invite, plan.pace, self.people.troubles))
        await in_turns([partial(seat.come, server.port) for seat in self.seats], 8)
        await self.until_bots_are_warm(server)
        self.found.note("KiB a live table, server", round((server.cost.memory - before) / KIB / plan.tables))
        self.found.note("KiB a live table, bots", round((server.bots_cost.memory - bots_before) / KIB / plan.tables))

    async def until_bots_are_warm(self, server: Serving) -> None:
        """At first every bot works out its Town; wait until all tables have had an answer and nobody waits for one."""
        began, wall = time.monotonic(), time.time()
        async with asyncio.timeout(PATIENCE + self.plan.tables / 5):
            while await asyncio.to_thread(server.tables_behind, wall) or server.metrics()["cuore_workers_waiting"] > 2:
                await asyncio.sleep(0.25)
        self.found.note("until every table had an answer, s", round(time.monotonic() - began, 1))

    async def play(self, server: Serving, where: str = "", ours: tuple[int, ...] | list[int] = ()) -> None:
        """People answer, bots keep their pace; nothing else happens."""
        people, plan = self.people, self.plan
        people.acknowledged.clear()
        people.behind.clear()
        people.idle = 0
        for watcher in self.watchers:
            watcher.forget()
        window = await asyncio.to_thread(Window, server, ours)
        await people.play(plan.rate, plan.seconds)
        await people.settle(PATIENCE)
        behind = await asyncio.to_thread(server.tables_behind, time.time() - 2 * max(plan.pace, PEOPLES_PACE) / 1000)
        self.found.note(f"{where}window", await asyncio.to_thread(window.close))
        self.found.note(f"{where}tables a whole step behind", behind)
        late = [late for watcher in self.watchers for late in watcher.late]
        skipped = sum(one > plan.pace / 2000 for one in late)
        self.found.note(f"{where}bots' answers late by, ms", {**spread(late), "a whole step late": skipped})
        self.found.note(f"{where}answer to acknowledgement, ms", spread(people.acknowledged))
        self.found.note(f"{where}generator late by, ms", spread(people.behind))
        self.found.note(f"{where}arrivals with nobody asked", people.idle)
        self.found.note(f"{where}KiB of the server", server.cost.memory // KIB)

    # -- sockets --

    async def fill(self, server: Serving, leaving: ExitStack) -> list[CrowdProcess]:
        """All sockets, at tables where nothing happens."""
        quiet = await self._quiet_tables(server)
        parts = [min(CROWD, self.plan.sockets - begin) for begin in range(0, self.plan.sockets, CROWD)]
        crowds = [leaving.enter_context(crowd(server.port, part + 2, quiet)) for part in range(len(parts))]
        before, began = server.cost.memory, time.monotonic()
        orders = [asyncio.to_thread(one.order, f"come {size}") for one, size in zip(crowds, parts, strict=True)]
        answers = await asyncio.gather(*orders)
        seconds = time.monotonic() - began
        self.found.note("sockets came a second, guests included", round(self.plan.sockets / seconds, 1))
        await asyncio.sleep(self.plan.hold)
        answers = await asyncio.gather(*[asyncio.to_thread(one.order, "count") for one in crowds])
        here = sum(answer["here"] for answer in answers)
        self.found.note("sockets held", here)
        self.found.note("sockets lost", sum(answer["lost"] for answer in answers))
        self.found.note("KiB a socket", round((server.cost.memory - before) / KIB / max(1, here), 1))
        window = await asyncio.to_thread(Window, server, [one.process for one in crowds])
        await asyncio.sleep(15.0 if self.plan.hold else 1.0)
        self.found.note("holding them", await asyncio.to_thread(window.close))
        return crowds

    async def _quiet_tables(self, server: Serving) -> list[tuple[str, str]]:
        """Tables at which bots come to a person who never answers."""
        tables: list[tuple[str, str]] = []

        async def host(first: int, last: int) -> None:
            guest = await Guest.come(server.port, address_of(first, 1))
            seeds = [f"quiet/{self.plan.seed}/{number}" for number in range(first, last)]
            tables.extend([await guest.open_table(1, SEATS - 1, PEOPLES_PACE, seed) for seed in seeds])
            guest.close()

        count = -(-self.plan.sockets // SOCKETS_AT_A_TABLE)
        firsts = range(0, count, TABLES_OF_A_GUEST)
        await in_turns([partial(host, first, min(first + TABLES_OF_A_GUEST, count)) for first in firsts], 4)
        return tables

    async def all_come_back(self, server: Serving, crowds: list[CrowdProcess]) -> None:
        """All sockets are dropped at once, and come back."""
        window = await asyncio.to_thread(Window, server, [one.process for one in crowds])
        began = time.monotonic()
        answers = await asyncio.gather(*[asyncio.to_thread(one.order, "back") for one in crowds])
        seconds = time.monotonic() - began
        here = sum(answer["here"] for answer in answers)
        self.found.note("sockets back", here)
        self.found.note("reconnects a second", round(here / seconds, 1))
        self.found.note("coming back", await asyncio.to_thread(window.close))
        self.found.note("KiB of the server after that", server.cost.memory // KIB)

    # -- the end --

    def check(self, server: Serving) -> None:
        """What must hold whatever the machine does."""
        plan, people = self.plan, self.people
        wrong = {
            "players or watchers lost": sum(not seat.is_here for seat in self.seats),
            "answers not acknowledged": people.unanswered,
            "answers refused": people.troubles.refused,
            "views that went back": people.troubles.went_back,
            "sockets missing": plan.sockets - self.found.get("sockets held", 0),
            "sockets not back": plan.sockets - self.found.get("sockets back", 0),
            "lines in the log": server.complaints[:5],
        }
        self.found.note("games that ended", people.troubles.ended)
        self.found.note("wrong", {name: what for name, what in wrong.items() if what} or "nothing")

    def leave(self) -> None:
        """Everybody goes."""
        for seat in self.seats:
            seat.hang_up()
        for guest in self._hosts:
            guest.close()

    async def restart(self) -> None:
        """The server was ended with all its tables, and is started again."""
        with serving(self.folder, 100) as server:
            self.found.note("start to ready with all tables, s", round(server.ready_after, 2))
            wall = time.time() - server.ready_after
            async with asyncio.timeout(PATIENCE + self.plan.tables / 5):
                while await asyncio.to_thread(server.tables_behind, wall):
                    await asyncio.sleep(0.1)
            self.found.note("start until every table plays, s", round(time.monotonic() - server.began, 2))
            self.found.note("tables in memory", server.metrics()["cuore_tables"])
            self.found.note("KiB of the server, started anew", server.cost.memory // KIB)


class CrowdProcess:
    """A process that holds sockets."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.process = process.pid

    def order(self, what: str) -> dict[str, Any]:
        """Have something done, and wait for it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = msgspec.json.decode(self._process.stdout.readline() or '{"failed": "it is gone"}')
        if "failed" in answer:
            raise Failed(f"{what}: {answer}")
        return answer


@contextmanager
def crowd(port: int, part: int, tables: list[tuple[str, str]]) -> Iterator[CrowdProcess]:
    """A process that holds sockets, as long as this lasts."""
    command = [sys.executable, "-m", "tests.server.load.crowd", str(port), str(part)]
    command.append(msgspec.json.encode(tables).decode())
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        yield CrowdProcess(process)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            stream.close()
