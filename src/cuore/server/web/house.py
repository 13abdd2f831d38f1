"""What the doors open into: everything that routes and sockets need, made once and handed to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from secrets import token_bytes

from structlog import get_logger

from cuore.engine.rules import Rules
from cuore.server.errors import Unavailable
from cuore.server.hall.hall import Hall
from cuore.server.people.limits import Buckets
from cuore.server.people.people import People
from cuore.server.people.talk import Talk
from cuore.server.people.tickets import Tickets
from cuore.server.ports import Beside, Clock, Forecaster, Store
from cuore.server.web.config import Settings
from cuore.server.web.crowd import Crowd
from cuore.server.web.metrics import Metrics
from cuore.server.web.security import hosts_of
from cuore.server.web.static import File

AGAIN = 1_000
"""Milliseconds after which clients may come back when the server stops: it is usually there again by then."""

STOPPING_SECONDS = 1.5
CHECK_SECONDS = 1.0
"""Seconds between two probes of the store, however often health is asked for."""

PROBE_SECONDS = 3.0
"""Seconds that a write may take until nothing can be kept here."""

PROBE_BYTES = 16 * 1024
"""What a probe writes: as many pages as the longest entry changes, so that it finds a disk full when games do."""

_log = get_logger("cuore.server")


@dataclass
class House:
    """One server process from the inside. ``origins``: where requests may come from."""

    settings: Settings
    rules: Rules
    clock: Clock
    store: Store
    hall: Hall
    people: People
    talk: Talk
    tickets: Tickets
    metrics: Metrics
    catalogue: File
    origins: frozenset[str]
    beside: Beside  # towns are drawn there
    forecasts: Forecaster
    hosts: frozenset[str] = field(init=False)
    is_stopping: bool = False
    addresses: Crowd = field(init=False)
    lines_of: Crowd = field(init=False)
    requests_from: Buckets = field(init=False)
    _checked: tuple[float, bool] = field(init=False, default=(float("-inf"), False))
    _cause: str = field(init=False, default="")

    def __post_init__(self) -> None:
        settings = self.settings
        self.hosts = hosts_of(self.origins)
        self.addresses = Crowd(settings.sockets, settings.sockets_per_address)
        self.lines_of = Crowd(settings.sockets, settings.sockets_per_person)
        self.requests_from = Buckets(self.clock, 5.0 * settings.requests_per_second, 5.0)

    def may_ask(self, address: str) -> None:
        """Before a request is looked at; raises ``Refused("too-fast")``."""
        if address:
            self.requests_from.spend(address)

    async def is_ready(self) -> bool:
        """Whether games can be played here now: the store can be written. Asked often, it looks once a second."""
        if self.is_stopping:
            return False
        now = self.clock.now()
        if now >= self._checked[0] + CHECK_SECONDS:
            self._checked = (now, self._checked[1])  # whoever asks meanwhile is told what was found before
            cause = await self._why_not_kept()
            if cause != self._cause:
                self._cause = cause
                _log.warning("not ready" if cause else "ready again", cause=cause)
            self._checked = (now, not cause)
        return self._checked[1]

    async def _why_not_kept(self) -> str:
        """Why nothing can be written now, in one word; empty if something can."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.store.probe(token_bytes(PROBE_BYTES))
        except Unavailable as error:
            return error.cause
        except TimeoutError:
            return "slow"
        return ""

    async def stop(self) -> None:
        """Send everybody away and finish what is under way, within the time that there is for it."""
        self.is_stopping = True
        try:
            async with asyncio.timeout(STOPPING_SECONDS):
                await self.hall.stop(AGAIN)
                while self.addresses.here:  # the last words are on their way
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass  # whoever does not read is left behind; what is kept is kept
