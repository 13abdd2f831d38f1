"""The store, the bus and the thinker that a process of a simulation gets: the real ones behind weather."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import aclosing
from random import Random
from typing import Any, TypeVar, cast

import msgspec

from cuore.engine.setup import Setup
from cuore.server.errors import Unavailable
from cuore.server.ports import Conflict, EntryRow, Hint, Hinted, Repeated, Thinker
from tests.server.simulation.faults import Weather
from tests.server.simulation.loop import Process, Stuck

Result = TypeVar("Result")
Method = Callable[..., Coroutine[Any, Any, object]]

WRITES = frozenset(
    [
        "once",
        "open_table",
        "append",
        "mind",
        "finish",
        "add_person",
        "change_person",
        "add_session",
        "touch_session",
        "end_session",
        "erase_person",
        "say",
        "mute",
        "report",
        "ban",
        "believe_time",
        "expire",
        "probe",
        "settle",
        "unsay",
    ]
)
"""What changes the store: it can be done although its caller hears that it was not."""


class Disk:
    """What all processes share of the store's troubles, and every entry that was ever kept, in its order."""

    def __init__(self) -> None:
        self.full = False
        self.entries: dict[str, list[EntryRow]] = {}
        self.erased: set[str] = set()  # people who were forgotten
        self.times: dict[str, list[float]] = {}  # when each was kept, in the time of the simulation
        self.failures: list[str] = []

    def kept(self, row: EntryRow) -> None:
        """An entry is on the disk now."""
        entries = self.entries.setdefault(row.table, [])
        entries.append(row)
        self.times.setdefault(row.table, []).append(asyncio.get_running_loop().time())
        if row.revision != len(entries):
            self.failures.append(f"entry {len(entries)} of {row.table} was kept as revision {row.revision}")
        if row.command in [other.command for other in entries[:-1]]:
            self.failures.append(f"command {row.command} of {row.table} was kept twice")

    def forget(self, person: str, entries: dict[str, list[EntryRow]]) -> None:
        """Somebody was erased: these entries are other ones now, with nothing changed but who it was."""
        self.erased.add(person)
        for table, rows in entries.items():
            if len(rows) != len(self.entries.get(table, rows)):
                self.failures.append(f"{table}: entries were lost when somebody was erased")
            self.entries[table] = rows

    def revision(self, table: str) -> int:
        """What a table is at, by what is kept."""
        return len(self.entries.get(table, ()))


class FaultyStore:
    """A store that one process sees. Every method of the real one is here, with what the weather does to it."""

    def __init__(
        self,
        real: object,
        disk: Disk,
        weather: Weather,
        chance: Random,
        process: Process,
        die: Callable[[str], None],
        stalled: Callable[[], Awaitable[None]],
    ) -> None:
        self._real = real
        self._disk = disk
        self._weather = weather
        self._chance = chance
        self._process = process
        self._die = die
        self._stalled = stalled

    def __getattr__(self, name: str) -> Callable[..., Awaitable[object]]:
        method: Method = getattr(self._real, name)

        async def call(*args: object) -> object:
            return await self._call(name, method, args)

        return call

    async def close(self) -> None:
        """The real one is shared: it stays open."""

    async def _call(self, name: str, method: Method, args: tuple[object, ...]) -> object:
        weather, hit = self._weather, self._hit
        writes = name in WRITES
        await self._alive()
        await asyncio.sleep(
            self._chance.uniform(0.05, 2) if hit(weather.slow_store) else self._chance.uniform(0, 0.004)
        )
        await self._stalled()
        await self._alive()
        if (writes and self._disk.full) or hit(weather.lost_before):
            raise Unavailable(f"{name}: the simulated store cannot")
        if writes and hit(weather.crash_before):
            self._die(f"before {name}")
            await self._alive()
        if writes and hit(weather.lost_late):
            asyncio.get_running_loop().call_later(self._chance.uniform(0.01, 3), self._keep_late, name, method, args)
            raise Unavailable(f"{name}: the simulated store is not done yet")
        found = at_once(method(*args))
        self._note(name, args)
        if writes and hit(weather.crash_after):
            self._die(f"after {name}")
            await self._alive()
        if writes and hit(weather.lost_after):
            raise Unavailable(f"{name}: the simulated store has it, but does not say so")
        await asyncio.sleep(self._chance.uniform(0, 0.002))
        await self._stalled()
        await self._alive()
        return found

    def _note(self, name: str, args: tuple[object, ...]) -> None:
        if name in ("append", "open_table"):
            row = args[0 if name == "append" else 2]
            assert isinstance(row, EntryRow)
            self._disk.kept(row)

    def _keep_late(self, name: str, method: Method, args: tuple[object, ...]) -> None:
        """What was said to have failed is done all the same, if it still can be."""
        try:
            at_once(method(*args))
        except (Conflict, Repeated):
            return
        self._note(name, args)

    def _hit(self, chance: float) -> bool:
        return chance > 0 and self._chance.random() < chance

    async def _alive(self) -> None:
        """The dead wait for their end."""
        if not self._process.alive:
            await asyncio.get_running_loop().create_future()


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """What a store in memory does, without anybody else coming in between."""
    try:
        work.send(None)
    except StopIteration as end:
        return cast(Result, end.value)
    work.close()
    raise Stuck("a store in memory has nothing to wait for")


class Hub:
    """Where hints of all processes meet."""

    def __init__(self, weather: Weather, chance: Random) -> None:
        self.weather = weather
        self.chance = chance
        self.buses: list[SimBus] = []

    def carry(self, hint: Hint, sender: SimBus) -> None:
        """To everybody else, each for themselves lost, doubled or late."""
        raw = msgspec.msgpack.encode(hint)
        for bus in self.buses:
            if bus is not sender and bus.process.alive and not self._hit(self.weather.hint_lost):
                for _ in range(2 if self._hit(self.weather.hint_doubled) else 1):
                    late = self._hit(self.weather.hint_late)
                    delay = self.chance.uniform(0.1, 5) if late else self.chance.uniform(0.0001, 0.003)
                    asyncio.get_running_loop().call_later(delay, bus.hear, raw, context=bus.process.context.copy())

    def _hit(self, chance: float) -> bool:
        return chance > 0 and self.chance.random() < chance


class SimBus:
    """The bus of one process."""

    def __init__(self, hub: Hub, process: Process) -> None:
        self.hub = hub
        self.process = process
        self.listeners: list[Callable[[Hint], None]] = []
        hub.buses.append(self)

    def say(self, hint: Hint) -> None:
        """To the others."""
        if self.process.alive:
            self.hub.carry(hint, self)

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """From the others."""
        self.listeners.append(heard)

    def hear(self, raw: bytes) -> None:
        """Something arrives."""
        if self.process.alive:
            for heard in list(self.listeners):
                heard(msgspec.msgpack.decode(raw, type=Hint))

    async def close(self) -> None:
        """Nothing is heard any more."""
        self.listeners.clear()


class FaultyThinker:
    """Somebody who thinks, slowly at times, and fails at times as a worker does that has died."""

    def __init__(self, real: Thinker, weather: Weather, chance: Random) -> None:
        self.silent = False  # whether it takes for ever
        self._real = real
        self._weather = weather
        self._chance = chance

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        """What the real one chooses, sooner or later."""
        await self._wait()
        return await self._real.choose(table, setup, answers, bot, seconds, urgent)

    async def advise(
        self, table: str, setup: Setup, answers: Sequence[int], seconds: float
    ) -> AsyncGenerator[Hinted, None]:
        """What the real one advises, sooner or later."""
        await self._wait()
        async with aclosing(self._real.advise(table, setup, answers, seconds)) as hints:
            async for hint in hints:
                yield hint

    def forget(self, table: str) -> None:
        """As the real one."""
        self._real.forget(table)

    async def close(self) -> None:
        """As the real one."""
        await self._real.close()

    async def _wait(self) -> None:
        if self.silent:
            await asyncio.get_running_loop().create_future()
        slow = self._chance.random() < self._weather.slow_thought
        await asyncio.sleep(self._chance.uniform(0.5, 10) if slow else self._chance.uniform(0, 0.02))
        if self._chance.random() < self._weather.failed_thought:
            raise Unavailable("the simulated worker has died")
