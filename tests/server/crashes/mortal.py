"""The real server in a process that dies where it is told to: before or after a step of its store, or of a message.

It waits, with everything imported, for lines on its standard input; for each it forks a child that serves. All that is
strange about that server is handed in through its ports.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import select
import signal
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast
from unittest.mock import patch

import asyncpg  # type: ignore[import-untyped] # it has no types  # noqa: F401 -- imported once, not in every life
import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import cuore.server.bus.redis  # noqa: F401 -- the same
from cuore import official_rules
from cuore.engine.rules import Rules
from cuore.server.bus import open_bus
from cuore.server.errors import Unavailable
from cuore.server.ports import EntryRow, Store, TableRow, Thinker
from cuore.server.store import CannotOpen, open_store
from cuore.server.web import start
from cuore.server.web.app import application
from cuore.server.web.config import Settings
from cuore.server.web.doors import Doors
from cuore.server.web.house import House
from cuore.server.web.lock import only_server
from cuore.server.web.logs import set_up_logs
from cuore.server.web.security import listening_origins
from cuore.server.web.start import HouseServer, bind, furnished, uvicorn_config
from cuore.server.wire.catalogue import catalogue_bytes
from cuore.server.workers import InlineThinker, Stats, WorkerPool

HOST = "127.0.0.1"

BEFORE = "before"
AFTER = "after"


class Death(msgspec.Struct, frozen=True, kw_only=True):
    """Where to die: at a step of this name, or of any, that belongs to this revision or a later one.

    A step that belongs to none counts for all. ``let_by``: so many of those are survived.
    """

    step: str = ""
    when: str = BEFORE
    revision: int = 0
    let_by: int = 0


class Life(msgspec.Struct, frozen=True, kw_only=True):
    """One life of a server. ``quick``: how many seconds its clock makes of one, counted from ``since`` on.

    ``lie``: a promise that its store or its doors break, to see whether anybody notices.
    """

    port: int
    data: str
    database: str = ""
    redis: str = ""
    pool: bool = False
    quick: float = 1.0
    since: float = 0.0
    death: Death | None = None
    lie: str = ""


def say(*words: object) -> None:
    """Tell whoever started this; one write, so that nobody's words are mixed with it."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Reaper:
    """Counts steps, and ends the process at the one that was chosen."""

    def __init__(self, death: Death | None) -> None:
        self._death = death
        self._passed = 0

    def meet(self, step: str, when: str, revision: int | None) -> None:
        """A step is about to be made, or was made."""
        death = self._death
        if death is None or death.when != when or death.step not in ("", step):
            return
        if revision is not None and revision < death.revision:
            return
        self._passed += 1
        if self._passed > death.let_by:
            say("died", step, when, revision or 0)
            os.kill(os.getpid(), signal.SIGKILL)
            time.sleep(60)  # it comes at once, but nothing may happen until then


class MortalStore:
    """A store each of whose steps may be the last thing that the process does."""

    def __init__(self, store: Store, reaper: Reaper) -> None:
        self._store = store
        self._reaper = reaper

    def __getattr__(self, name: str) -> Callable[..., Awaitable[object]]:
        method = getattr(self._store, name)

        async def stepped(*args: object) -> object:
            revision = args[0].revision if args and isinstance(args[0], EntryRow) else None
            self._reaper.meet(name, BEFORE, revision)
            result = await method(*args)
            self._reaper.meet(name, AFTER, revision)
            return result

        return stepped


class EarlyStore(MortalStore):
    """Says that an entry is kept before it is."""

    def __init__(self, store: Store, reaper: Reaper) -> None:
        super().__init__(store, reaper)
        self._last: asyncio.Task[None] | None = None

    async def append(self, row: EntryRow, short: TableRow) -> None:
        self._last = asyncio.get_running_loop().create_task(self._later(self._last, row, short))
        self._reaper.meet("append", AFTER, row.revision)

    async def _later(self, last: asyncio.Task[None] | None, row: EntryRow, short: TableRow) -> None:
        if last is not None:
            await last
        await asyncio.sleep(0.02)
        await self._store.append(row, short)


class ForgetfulStore(MortalStore):
    """Does not know which commands it has kept."""

    async def entry_of(self, table: str, command: str) -> EntryRow | None:
        return None


LIES = {"early": EarlyStore, "forgetful": ForgetfulStore}


class _Head(msgspec.Struct):
    """What is looked at of a message to a client."""

    type: str
    rev: int = 0


class MortalDoors:
    """An ASGI application, every message of which may be the last."""

    def __init__(self, inner: ASGIApp, reaper: Reaper) -> None:
        self._inner = inner
        self._reaper = reaper
        self._decoder = msgspec.json.Decoder(_Head)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def stepped(message: Message) -> None:
            step, revision = self._step(message)
            self._reaper.meet(step, BEFORE, revision)
            await send(message)
            self._reaper.meet(step, AFTER, revision)

        await self._inner(scope, receive, stepped)

    def _step(self, message: Message) -> tuple[str, int | None]:
        if message["type"] != "websocket.send":
            return message["type"], None
        head = self._decoder.decode(message["text"] or "")
        return f"send-{head.type}", head.rev if head.type in {"done", "view"} else None


class RepeatingDoors(MortalDoors):
    """Shows now and then what was shown long ago."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        views: list[Message] = []

        async def twice(message: Message) -> None:
            await send(message)
            if self._step(message)[0] == "send-view":
                views.append(message)
                if len(views) == 5:
                    await send(views[0])

        await super().__call__(scope, receive, twice)


class QuickClock:
    """Time that runs faster, the same in all processes: leases and limits end sooner."""

    def __init__(self, quick: float, since: float) -> None:
        self._quick = quick
        self._since = since

    def now(self) -> float:
        return time.monotonic() * self._quick

    def wall(self) -> float:
        return self._since + (time.time() - self._since) * self._quick

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._quick)


async def live(life: Life, rules: Rules) -> None:
    """Serve as ``cuore serve`` does, until a signal or the reaper comes."""
    settings = Settings(
        port=life.port,
        data=life.data,
        database=life.database,
        redis=life.redis,
        workers=1,
        requests_per_second=1_000_000,
        sockets_per_address=1_000_000,
    )
    reaper = Reaper(life.death)
    process = f"{os.getpid()}-{secrets.token_hex(4)}"
    async with AsyncExitStack() as closing:
        listener = closing.enter_context(bind(HOST, life.port))
        if settings.is_alone:
            closing.enter_context(only_server(Path(settings.database_file)))
        kept = await open_store(settings.database or settings.database_file)
        closing.push_async_callback(kept.close)
        store = cast(Store, LIES.get(life.lie, MortalStore)(kept, reaper))
        bus = open_bus(settings.redis, process)
        closing.push_async_callback(bus.close)
        stats = Stats()
        thinker: Thinker = InlineThinker(rules)
        if life.pool:
            pool = thinker = WorkerPool(settings.workers)
            pool.start()
            stats = pool.stats
        closing.push_async_callback(thinker.close)
        clock = QuickClock(life.quick, life.since)
        origins = listening_origins(HOST, life.port)
        house = await closing.enter_async_context(
            furnished(settings, rules, origins, clock, store, bus, thinker, stats, process)
        )
        config = uvicorn_config(house)
        doors = RepeatingDoors if life.lie == "repeating" else MortalDoors
        config.app = doors(cast(ASGIApp, config.app), reaper)
        server = HouseServer(config, house)
        ready = asyncio.create_task(_when_started(server))
        await server.serve(sockets=[listener])
        ready.cancel()


async def _when_started(server: HouseServer) -> None:
    while not server.started:
        await asyncio.sleep(0.001)
    say("ready")


class Beforehand:
    """What is the same in every life and takes long to make: the routes, the cards, and whatever is read only once."""

    def __init__(self) -> None:
        self.rules = official_rules()
        self._house = object.__new__(House)  # the routes want one that they can ask later
        self._doors = application(self._house)
        catalogue_bytes(self.rules)
        asyncio.run(self._open_once())

    async def _open_once(self) -> None:
        with TemporaryDirectory() as folder:
            await (await open_store(Path(folder) / "cuore.db")).close()

    def doors_of(self, house: House) -> Doors:
        """The routes, for a house that is there at last."""
        self._house.__dict__ = house.__dict__
        return self._doors


def child(life: Life, beforehand: Beforehand) -> None:
    """Everything that happens in one life."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        with patch.object(start, "application", beforehand.doors_of):
            asyncio.run(live(life, beforehand.rules))
    except (CannotOpen, Unavailable):  # there is no database just now
        os._exit(1)
    except BaseException:  # noqa: BLE001 -- told, and then it is over
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)
    os._exit(0)


def main() -> None:
    """Fork a child for every line; end with the input, and take the child along."""
    beforehand = Beforehand()
    set_up_logs("error", "console")
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writing)
    say("here", os.getpid())
    pid = 0
    while True:
        found, _, _ = select.select([0, reading], [], [])
        if reading in found:
            os.read(reading, 512)
        if pid and (done := os.waitpid(pid, os.WNOHANG))[0]:
            pid = 0
            say("dead", os.waitstatus_to_exitcode(done[1]))
        if 0 in found:
            line = sys.stdin.readline()
            if not line:
                break
            life = msgspec.json.decode(line, type=Life)
            pid = os.fork()
            if not pid:
                child(life, beforehand)
            say("pid", pid)
    if pid:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
