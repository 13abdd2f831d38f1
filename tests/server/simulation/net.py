"""Lines between clients and server processes: in order like the real ones, but slow, and broken as chance wants it.

A line does what the web part of the server does with a socket: one task reads and lets the visit carry out message by
message, another writes what the outbox holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Protocol

from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.hall import Hall
from cuore.server.hall.outbox import Outbox
from cuore.server.hall.visit import Visit
from cuore.server.ports import PersonRow
from cuore.server.wire.commands import Hello
from tests.server.simulation.faults import Weather
from tests.server.simulation.loop import Process, SimClock, SimLoop

LOST = 1006
"""A line that broke, to the client."""


class Server:
    """One process of the server, from its start to its end."""

    hall: Hall

    def __init__(self, process: Process, clock: SimClock) -> None:
        self.process = process
        self.clock = clock
        self.serving = False
        self.died = asyncio.Event()
        self.stalled_until = 0.0
        self.lines: list[Line] = []

    async def stalled(self) -> None:
        """Wait while the process stands still."""
        loop = asyncio.get_running_loop()
        while self.stalled_until > loop.time():
            await asyncio.sleep(self.stalled_until - loop.time())


class Client(Protocol):
    """Whoever is at the near end of a line."""

    person: PersonRow
    session: str
    table: str
    invite: str

    def heard(self, raw: bytes) -> None: ...

    def lost(self, line: Line, code: int) -> None: ...

    def turned_away(self, line: Line, code: str) -> None: ...


Spy = Callable[["Line", bytes], None]
"""Sees every message at the moment when the server puts it in the outbox."""


class _Watched(Outbox):
    """An outbox that lets a spy look first; the dead put nothing in."""

    def __init__(self, line: Line, spy: Spy) -> None:
        super().__init__()
        self._line = line
        self._spy = spy

    def put(self, message: bytes) -> None:
        if self._line.server.process.alive and not self.closed:
            self._spy(self._line, message)
            self._line.outbox_used = True
            super().put(message)


class Line:
    """One connection of one client to one process."""

    def __init__(
        self, loop: SimLoop, server: Server, client: Client, hello: Hello, weather: Weather, chance: Random, spy: Spy
    ) -> None:
        self.loop = loop
        self.server = server
        self.client = client
        self.hello = hello
        self.weather = weather
        self.chance = chance
        self.person = client.person.id
        self.table = client.table
        self.latency = chance.choice((0.001, 0.02, 0.15))
        self.open = True  # to the client
        self.outbox = _Watched(self, spy)
        self.outbox_used = False  # whether the server has let the client in
        self.reading = asyncio.Event()
        self.reading.set()
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._up = self._down = 0.0  # when the last message in either direction arrives: none overtakes another
        self._work: asyncio.Task[None] | None = None
        server.lines.append(self)
        self._later(self._arrival(up=True), self._knock)

    def __repr__(self) -> str:
        return f"<Line of {self.client} to {self.server.process.name}>"

    # -- the client's end --

    def send(self, raw: bytes) -> None:
        """To the server, sooner or later, perhaps twice or torn."""
        if not self.open:
            return
        if self._hit(self.weather.torn):
            raw = raw[: self.chance.randrange(len(raw))]
        for _ in range(2 if self._hit(self.weather.sent_twice) else 1):
            self._later(self._arrival(up=True), self._inbox.put_nowait, raw)

    def drop(self) -> None:
        """The line breaks; the server notices it at once, or much later."""
        if not self.open:
            return
        self.open = False
        self._later(0.0, self.client.lost, self, LOST)
        cut = self._hit(self.weather.cut_work)
        notices = self.chance.choice((0.0, 0.05, 2.0, 30.0))
        self._later(notices, self._hang_up, cut)

    def deafen(self, seconds: float) -> None:
        """The client does not read for a while."""
        self.reading.clear()
        self._later(seconds, self.reading.set)

    # -- the server's end --

    def _knock(self) -> None:
        if not self.server.process.alive or not self.server.serving:
            self.reset()
        elif self.open:
            self._work = self.server.process.spawn(self._serve())

    async def _serve(self) -> None:
        """What the web part does for a socket."""
        await self.server.stalled()
        client, hall = self.client, self.server.hall
        invited = hall.is_invited(self.table, client.invite)
        try:
            visit = await hall.connect(client.person, client.session, self.table, invited, self.hello, self.outbox)
        except Refused as refused:
            self._later(self._arrival(up=False), self._turn_away, refused.reason)
            return
        except Unavailable:
            self._later(self._arrival(up=False), self.reset)
            return
        writing = self.server.process.spawn(self._write())
        try:
            await self._read(visit)
        finally:
            visit.leave()
            if not self.outbox.closed:
                writing.cancel()

    async def _read(self, visit: Visit) -> None:
        while (raw := await self._inbox.get()) is not None:
            await self.server.stalled()
            if self.outbox.closed:
                return
            await visit.receive(raw)

    async def _write(self) -> None:
        while (message := await self.outbox.get()) is not None:
            await self.server.stalled()
            await self.reading.wait()
            if self.server.process.alive:
                self._later(self._arrival(up=False), self._arrive, message)
        self._later(self._arrival(up=False), self._close, self.outbox.closed)

    def _arrive(self, message: bytes) -> None:
        if self.open:
            self.client.heard(message)

    def _close(self, code: int) -> None:
        """The server closes the line in good order."""
        if self.open:
            self.open = False
            self.client.lost(self, code)
        self._hang_up(cut=False)

    def _turn_away(self, code: str) -> None:
        if self.open:
            self.open = False
            self.client.turned_away(self, code)
        self._gone()

    def _hang_up(self, cut: bool) -> None:
        """The server's end of a broken line."""
        self._gone()
        if self._work is not None and not self._work.done():
            if cut:
                self._work.cancel()
            else:
                self._inbox.put_nowait(None)

    def reset(self) -> None:
        """The process is no more, or takes nobody."""
        self._gone()
        if self.open:
            self.open = False
            self._later(self.latency, self.client.lost, self, LOST)

    def _gone(self) -> None:
        if self in self.server.lines:
            self.server.lines.remove(self)

    # -- time and chance --

    def _arrival(self, up: bool) -> float:
        """How long something takes that is sent now."""
        now = self.loop.time()
        at = now + self.latency * self.chance.uniform(0.5, 2)
        if up:
            at = self._up = max(at, self._up + 1e-6)
        else:
            at = self._down = max(at, self._down + 1e-6)
        return at - now

    def _later(self, delay: float, call: Callable[..., object], *args: object) -> None:
        self.loop.call_later(delay, call, *args, context=self.loop.world.context.copy())

    def _hit(self, chance: float) -> bool:
        return chance > 0 and self.chance.random() < chance
