"""Opening and closing the house: everything is made here, put together, and taken apart again in the right order."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial

import uvicorn
from structlog import get_logger

from cuore.engine.errors import CuoreError, cut
from cuore.engine.rules import Rules
from cuore.server.bus import open_bus
from cuore.server.clock import RealClock
from cuore.server.errors import Unavailable
from cuore.server.hall.hall import Hall
from cuore.server.hall.services import Services
from cuore.server.people.calendar import Calendar
from cuore.server.people.people import People
from cuore.server.people.retention import sweep_regularly
from cuore.server.people.tickets import Tickets
from cuore.server.ports import Bus, Clock, Forecaster, Store, Thinker
from cuore.server.store import open_store
from cuore.server.web.app import application
from cuore.server.web.budgets import Budgets
from cuore.server.web.config import Settings
from cuore.server.web.house import House
from cuore.server.web.lines import HttpLine, SocketLine
from cuore.server.web.lock import only_server
from cuore.server.web.metrics import Metrics, watch_the_loop
from cuore.server.web.security import listening_origins
from cuore.server.web.static import file_of
from cuore.server.web.trouble import StoreTrouble
from cuore.server.wire.catalogue import catalogue_bytes, catalogue_hash
from cuore.server.workers import Forecasts, NoForecasts, OneThread, Stats, WorkerPool
from cuore.troubles import reason

if sys.platform != "win32":
    import resource

MOST_MESSAGE = 16 * 1024
"""Bytes of a message from a client at which its socket is closed; what the protocol takes is far less."""

PING_SECONDS = 15.0
PONG_SECONDS = 15.0
"""A line that nobody holds any more is known as such after both."""

BACKLOG = 1024

SESSION_SECONDS = 5.0
"""How often the store is asked which sessions have ended, and whose people are banned."""

FORECASTS = "forecasts"
"""The folder of finished forecasts, in the data folder. It may be emptied at any time."""

OTHER_FILES = 500
"""Open files that are no sockets: the database, workers, and requests on their way."""


class CannotListen(CuoreError):
    """The address is somebody else's, or none of this machine."""


def bind(host: str, port: int) -> socket.socket:
    """A socket at an address, or one clear line."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError:
        raise CannotListen(f"cannot listen at {cut(host)}: there is no such host") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)  # two may bind to one address, one may listen; who comes early waits and is served
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen(f"port {port} is in use: choose another with --port, or 0 for any free one") from None
        raise CannotListen(f"cannot listen at {cut(host)}, port {port}: {reason(error)}") from None
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser of this machine finds the page of a server that listens so."""
    shown = host if host not in {"0.0.0.0", "::"} else "localhost"  # noqa: S104  # only compared
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


@asynccontextmanager
async def opened_house(
    settings: Settings, rules: Rules, origins: frozenset[str], address: str = ""
) -> AsyncIterator[House]:
    """A house that is ready, as long as this lasts. ``address``: where its page is, for whoever opens it again."""
    process = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
    async with AsyncExitStack() as closing:
        if settings.is_alone:
            closing.enter_context(only_server(settings.database_file, address))
        store = await open_store(settings.place, settings.database_password)
        closing.push_async_callback(store.close)
        bus = open_bus(settings.redis, process, settings.redis_password)
        closing.push_async_callback(bus.close)
        thinker = WorkerPool(settings.workers)
        closing.push_async_callback(thinker.close)
        thinker.start()
        forecasts = Forecasts(settings.folder / FORECASTS)
        closing.push_async_callback(forecasts.close)
        yield await closing.enter_async_context(
            furnished(settings, rules, origins, RealClock(), store, bus, thinker, thinker.stats, process, forecasts)
        )


@asynccontextmanager
async def furnished(
    settings: Settings,
    rules: Rules,
    origins: frozenset[str],
    clock: Clock,
    store: Store,
    bus: Bus,
    thinker: Thinker,
    stats: Stats,
    process: str,
    forecasts: Forecaster | None = None,
) -> AsyncIterator[House]:
    """A house with what is handed in; that is closed by whoever opened it. Without ``forecasts`` nobody makes any."""
    key = await store.key()
    people = People(store, clock, key, lambda session: hall.signed_out(session))  # noqa: PLW0108 -- it is made below
    services = Services(
        rules=rules,
        clock=clock,
        store=store,
        bus=bus,
        thinker=thinker,
        beside=OneThread(),
        limits=people.limits,
        process=process,
        cards=catalogue_hash(rules),
        alone=settings.is_alone,
        tables_of_person=settings.sockets_per_person // 2,
        tables_from_address=settings.sockets_per_address // 4,
        notice=_noticed,
    )
    store.watch(StoreTrouble(services.figures.store_failures, clock, _noticed).met)
    hall = Hall(services)
    house = House(
        settings=settings,
        rules=rules,
        clock=clock,
        store=store,
        hall=hall,
        people=people,
        talk=services.talk,
        tickets=Tickets(store, clock, key),
        metrics=Metrics(),
        catalogue=file_of(catalogue_bytes(rules), "json"),
        origins=origins,
        beside=OneThread(),
        forecasts=forecasts or NoForecasts(),
    )
    house.metrics.watch_house(house.addresses, hall.live, services.figures, stats)
    watching = [
        asyncio.create_task(watch_the_loop(house.metrics, clock)),
        asyncio.create_task(_watch_sessions(hall, store, people.calendar, clock)),
        asyncio.create_task(sweep_regularly(store, settings.retention, people.calendar, clock, _noticed)),
    ]
    try:
        await hall.start()
        yield house
    finally:
        for task in watching:
            task.cancel()


async def _watch_sessions(hall: Hall, store: Store, calendar: Calendar, clock: Clock) -> None:
    """Close the lines of sessions that ended without a hint, and of people who were banned."""
    while True:
        await clock.sleep(SESSION_SECONDS)
        connected = sorted(hall.sessions())
        try:
            alive = await store.sessions_alive(connected, await calendar.now())
        except Unavailable:
            continue
        for session in connected:
            if session not in alive:
                hall.signed_out(session)


def _noticed(event: str, facts: dict[str, object]) -> None:
    get_logger("cuore.hall").warning(event, **facts)


class HouseServer(uvicorn.Server):
    """uvicorn, which sends everybody away with a word before it closes their lines."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, say goodbye, then close what is left."""
        for server in self.servers:
            server.close()
        await self._house.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on a signal, and be done with it: it was meant for nobody else."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def uvicorn_config(house: House) -> uvicorn.Config:
    """How uvicorn is to serve a house: with limits, without its own log, and believing named proxies alone."""
    proxies = list(house.settings.trusted_proxies)
    budgets = Budgets(house.clock, house.settings, house.metrics)
    return uvicorn.Config(
        application(house),
        http=partial(HttpLine, budgets),  # type: ignore[arg-type]  # it is only called
        ws=partial(SocketLine, budgets),  # type: ignore[arg-type]
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        backlog=BACKLOG,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=1,
    )


async def serve(settings: Settings, rules: Rules, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; ``ready`` is called when the first visitor may come."""
    port = listener.getsockname()[1]
    origins = frozenset(settings.origins) or listening_origins(settings.host, port)
    log = get_logger("cuore.server")
    async with opened_house(settings, rules, origins, address_of(settings.host, port)) as house:
        raise_file_limit(settings.sockets)  # what it logs comes after every reason not to begin
        server = HouseServer(uvicorn_config(house), house)
        waiting = asyncio.create_task(_when_started(server, ready))
        log.info("open", port=port, origins=sorted(origins), alone=settings.is_alone)
        try:
            await server.serve(sockets=[listener])
        finally:
            waiting.cancel()
        log.info("closing")
    log.info("closed")


async def _when_started(server: HouseServer, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    _collect_less()
    ready()


def _collect_less() -> None:
    """Look for garbage less often, and never among what the imports have made.

    A full search stopped a server with a thousand tables for 275 ms, again and again; almost nothing here is garbage.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def raise_file_limit(sockets: int) -> None:
    """Every socket is an open file, and systems allow few unless they are asked."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            get_logger("cuore.server").warning("fewer sockets than set", set=sockets, possible=soft - OTHER_FILES)


def run(settings: Settings, rules: Rules, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this thread, with the quickest loop that is installed."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, rules, listener, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes uvloop's loops, where it is installed."""
    return uvicorn.Config("", log_config=None).get_loop_factory()
