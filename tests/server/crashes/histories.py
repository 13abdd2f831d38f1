"""Two servers on one PostgreSQL and one Redis, all of which are killed, stopped and emptied while people play.

As in the tests that databases are put to: everything that clients saw is written down, and judged in the end.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from tests.server.crashes.evening import QUICK, Evening, evening, life_in
from tests.server.crashes.keeper import Keeper, NotReady
from tests.server.crashes.oracle import Verdict
from tests.server.postgres import Postgres
from tests.server.redis import RedisServer

LEASE = 30.0 / QUICK
"""Seconds for which one server sees to the bots of a table, as its clock runs here."""

PATIENCE = 1.5
"""Seconds until a client goes to the other server."""

DEVICES = 2
"""Everybody plays on two at once, so that two servers want to keep something under the same revision."""


class Nemesis:
    """Breaks one thing after the other, and lets it be mended."""

    def __init__(
        self, keepers: Sequence[Keeper], folder: Path, database: str, postgres: Postgres, redis: RedisServer, seed: str
    ) -> None:
        self._keepers = keepers
        self._life = life_in(folder, database=database, redis=redis.url)
        self._postgres = postgres
        self._redis = redis
        self._chance = Random(seed)
        self._stopping = False
        self.done: Counter[str] = Counter()
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "killed a server": self._kill,
            "killed both servers": self._kill_both,
            "stopped a server past its lease": self._stop,
            "restarted PostgreSQL": self._restart_postgres,
            "killed PostgreSQL": self._kill_postgres,
            "killed Redis": self._kill_redis,
            "emptied Redis": self._empty_redis,
            "froze Redis": self._freeze_redis,
        }

    async def keep_alive(self, keeper: Keeper) -> None:
        """Start a server whenever there is none, as whoever runs servers does."""
        while not self._stopping:
            if not keeper.is_alive:
                try:
                    await keeper.start(self._life)
                except NotReady:  # there is no database just now
                    self.done["starts in vain"] += 1
            await asyncio.sleep(0.02)

    async def rage(self, faults: Sequence[str]) -> None:
        """These, in this order."""
        for fault in faults:
            await asyncio.sleep(self._chance.uniform(0.1, 0.8))
            await self.faults[fault]()
            self.done[fault] += 1

    async def rage_for(self, seconds: float) -> None:
        """Any of them, as long as this."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await self.rage([self._chance.choice(list(self.faults))])

    async def end(self) -> None:
        """No more servers."""
        self._stopping = True
        for keeper in self._keepers:
            keeper.signal(signal.SIGCONT)
            await keeper.kill()

    async def _pause(self) -> None:
        await asyncio.sleep(self._chance.uniform(0.05, 0.6))

    async def _kill(self) -> None:
        self._chance.choice(self._keepers).signal(signal.SIGKILL)

    async def _kill_both(self) -> None:
        for keeper in self._keepers:
            keeper.signal(signal.SIGKILL)

    async def _stop(self) -> None:
        keeper = self._chance.choice(self._keepers)
        keeper.signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE * 1.2)
        keeper.signal(signal.SIGCONT)

    async def _restart_postgres(self, how: signal.Signals = signal.SIGINT) -> None:
        await asyncio.to_thread(self._postgres.stop, how)
        await self._pause()
        await asyncio.to_thread(self._postgres.start)

    async def _kill_postgres(self) -> None:
        await self._restart_postgres(signal.SIGQUIT)

    async def _kill_redis(self) -> None:
        await asyncio.to_thread(self._redis.kill)
        await self._pause()
        await asyncio.to_thread(self._redis.start)

    async def _empty_redis(self) -> None:
        await asyncio.to_thread(self._redis.ask, "FLUSHALL")

    async def _freeze_redis(self) -> None:
        self._redis.freeze()
        await self._pause()
        self._redis.thaw()


class Outcome:
    """How a history went."""

    def __init__(self, guests: Evening, nemesis: Nemesis, verdict: Verdict, settled: float) -> None:
        self.guests = guests
        self.nemesis = nemesis
        self.verdict = verdict
        self.settled = settled  # seconds from the last fault until everybody had finished

    def __str__(self) -> str:
        counts = {**self.nemesis.done, **self.guests.history.counts}
        return f"{self.verdict}, settled after {self.settled:.1f} s; {dict(sorted(counts.items()))}"


async def history(
    keepers: Sequence[Keeper],
    folder: Path,
    postgres: Postgres,
    redis: RedisServer,
    seed: str,
    tables: Sequence[Sequence[str]],
    rage: Callable[[Nemesis], Awaitable[None]],
    until: int = 0,
) -> Outcome:
    """Play at these tables while faults happen, then until all have ended, and judge."""
    database = await asyncio.to_thread(postgres.new_database)
    nemesis = Nemesis(keepers, folder, database, postgres, redis, seed)
    async with evening([keeper.address for keeper in keepers], seed, PATIENCE, DEVICES) as guests:
        alive = [asyncio.create_task(nemesis.keep_alive(keeper)) for keeper in keepers]
        raging = asyncio.ensure_future(rage(nemesis))
        playing = asyncio.create_task(guests.play_while(lambda: not raging.done(), tables, sandbox=True, until=until))
        try:
            await raging
            calm = time.monotonic()
            await playing
            settled = time.monotonic() - calm
        finally:
            for task in (raging, playing):
                task.cancel()
            await asyncio.gather(raging, playing, return_exceptions=True)
            await nemesis.end()
            await asyncio.gather(*alive, return_exceptions=True)
        verdict = await guests.verdict(database)
    await asyncio.to_thread(postgres.drop_database, database)
    return Outcome(guests, nemesis, verdict, settled)
