"""What one run happens in: processes on one store and one bus, lines to them, and everything that is noted."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Coroutine
from hashlib import sha256
from random import Random
from typing import Any, TypeVar, cast

from cuore.cards.catalogue import official_rules
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.hall import Hall
from cuore.server.hall.services import Services
from cuore.server.people.limits import Limits
from cuore.server.ports import Secret, Store
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.commands import Hello, Hint, Look, Say, TableCommand
from cuore.server.workers import AtOnce, InlineThinker
from tests.server.simulation.clients import Tab
from tests.server.simulation.faults import Weather, forecast
from tests.server.simulation.loop import Process, SimClock, SimLoop
from tests.server.simulation.net import Line, Server
from tests.server.simulation.ports import Disk, FaultyStore, FaultyThinker, Hub, SimBus, at_once
from tests.server.simulation.replayed import Replayed
from tests.server.simulation.watcher import Watcher, digest_of

Result = TypeVar("Result")

SOMEBODY = "Somebody"
"""What those are called who were erased."""


class World:
    """The surroundings of one run. ``may_freeze``: whether cards are allowed to fail."""

    def __init__(self, seed: int, weather: Weather | None = None, may_freeze: bool = False) -> None:
        self.seed = seed
        self.rules = official_rules()
        self.chance = Random(f"{seed}/world")
        self.processes = self.chance.choice((1, 1, 2, 2, 3))
        self.loop = SimLoop()
        self.weather = dataclasses.replace(weather) if weather else forecast(Random(f"{seed}/weather"))
        self.forecast = str(self.weather)
        self.disk = Disk()
        self.store = MemoryStore()
        self.hub = Hub(self.weather, Random(f"{seed}/hints"))
        self.watcher = Watcher(self.disk, self.secret_of)
        self.servers: list[Server] = []
        self.thinkers: list[FaultyThinker] = []
        self.tabs: list[Tab] = []
        self.tables: list[str] = []
        self.may_freeze = may_freeze
        self.storm = True
        self.quiet = False
        self.trace: list[str] = []
        self.failures: list[str] = []
        self.digest = sha256()  # of everything that was sent
        self._started = 0
        self._replayed: dict[str, Replayed] = {}

    # -- what the others need --

    def now(self) -> float:
        return self.loop.time()

    def note(self, what: str) -> None:
        """A line of the trace."""
        self.trace.append(f"{self.loop.time():9.3f} {what}")

    def fail(self, what: str) -> None:
        """Something is wrong."""
        self.note(f"WRONG: {what[:300]}")
        self.failures.append(f"{self.loop.time():.3f} {what[:1500]}")

    def secret_of(self, table: str) -> Secret | None:
        """What only the server knows; read past all faults."""
        return at_once(self.store.secret(table))

    def kept(self, table: str) -> Replayed:
        """A table as its entries make it until now."""
        if table not in self._replayed:
            secret = self.secret_of(table) or Secret("")
            self._replayed[table] = Replayed(self.rules, table, self.disk.entries[table], secret)
        found = self._replayed[table]
        while found.revision < len(found.rows):
            found.step()
        return found

    def forget(self, person: str) -> list[str]:
        """Somebody wants to be forgotten; gives the tables where they were."""
        changed = at_once(self.store.erase_person(person, SOMEBODY))
        self.disk.forget(person, {table: at_once(self.store.entries(table)) for table in changed})
        for table in changed:
            self._replayed.pop(table, None)
        return changed

    def spy(self, line: Line, raw: bytes) -> None:
        """The server is about to send this."""
        self.digest.update(raw)
        self.watcher.look(line, raw)

    def dial(self, tab: Tab, hello: Hello) -> Line | None:
        """A line from a tab to any process that serves."""
        serving = [server for server in self.servers if server.serving]
        if not serving:
            tab.away_until = self.now() + 0.5
            return None
        server = self.chance.choice(serving)
        self.note(f"{tab} calls {server.process.name}, has {hello.rev}/{hello.e}")
        return Line(self.loop, server, tab, hello, self.weather, Random(f"{self.seed}/{tab}/{self.now()}"), self.spy)

    def move_on(self, tab: Tab, table: str) -> None:
        """Somebody follows the others to the next table."""
        line, tab.line = tab.line, None
        if line is not None:
            line.drop()
        if table not in self.tables:
            self.tables.append(table)
        invite = next(server.hall.invite(table) for server in self.servers if server.serving)
        tab.table, tab.invite = table, invite
        tab.forget()

    def asked_for(self, tab: Tab, command: TableCommand | Hint | Say | Look) -> None:
        """A client is about to send this."""
        self.watcher.asked_for(tab.table, command)

    def put_together(self, tab: Tab) -> None:
        """A client has added the news to what it knew."""
        assert tab.view is not None
        seen = self.watcher.logs.setdefault((tab.table, tab.view.rev, tab.view.view.seat), {})
        seen.setdefault(digest_of(tab.log), str(tab))

    # -- processes --

    def make_server(self) -> Server:
        """A new process, which does not serve yet."""
        self._started += 1
        name = f"server{self._started}"
        process = self.loop.process(name)
        clock = SimClock(self.loop, self.chance.uniform(0, 1e6))
        chance = Random(f"{self.seed}/{name}")
        server = Server(process, clock)
        store = FaultyStore(
            self.store, self.disk, self.weather, chance, process, lambda why: self.crash(server, why), server.stalled
        )
        thinker = FaultyThinker(InlineThinker(self.rules, most_simulations=2), self.weather, chance)
        self.thinkers.append(thinker)
        services = Services(
            rules=self.rules,
            clock=clock,
            store=cast(Store, store),
            bus=SimBus(self.hub, process),
            thinker=thinker,
            beside=AtOnce(),
            process=name,
            cards="",
            alone=self.processes == 1,
            limits=Limits(clock),
            draw=chance.randbytes,
            notice=lambda event, facts: self._notice(process, event, facts),
        )
        server.hall = Hall(services)
        self.servers.append(server)
        return server

    def _notice(self, process: Process, event: str, facts: dict[str, object]) -> None:
        """What an operator would read in the log."""
        if event == "something failed" and process.alive:
            self.fail(f"{process.name}: {event} {facts}")
        else:
            self.note(f"{process.name}: {event} {facts}")

    async def keep_running(self) -> None:
        """Start a process and, when it has ended, the next one, for ever."""
        while True:
            server = self.make_server()
            try:
                await self.within(server, server.hall.start())
            except (Refused, Unavailable) as error:
                self.note(f"{server.process.name} could not start: {error}")
                self.crash(server, "at its start")
            else:
                self.note(f"{server.process.name} serves")
                server.serving = server.process.alive
            await server.died.wait()
            server.serving = False
            for _ in range(self.chance.choice((0, 0, 1, 3, 10))):
                await asyncio.sleep(0)  # so that it dies at any point of what was going on
            await self.loop.kill(server.process)
            self.servers.remove(server)
            self.hub.buses = [bus for bus in self.hub.buses if bus.process.alive]
            await asyncio.sleep(self.chance.choice((0.1, 1.0, 4.0)))

    def crash(self, server: Server, why: str) -> None:
        """A process dies this moment: nobody hears from it again."""
        if server.process.alive:
            self.note(f"{server.process.name} dies: {why}")
            server.process.alive = server.serving = False
            server.died.set()
            for line in list(server.lines):
                line.reset()

    async def restart(self, server: Server) -> None:
        """A process ends in good order."""
        self.note(f"{server.process.name} is told to end")
        server.serving = False
        try:
            await self.within(server, server.hall.stop(500))
        except Unavailable:
            return  # it has died over it
        await asyncio.sleep(0.5)
        self.crash(server, "ended")

    async def within(self, server: Server, work: Coroutine[Any, Any, Result]) -> Result:
        """Have something done in a process, which may die over it."""
        task = server.process.spawn(work)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
        if task.cancelled():
            raise Unavailable("the process has died")
        return task.result()

    async def ask(self, what: Callable[[Hall], Coroutine[Any, Any, Result]]) -> Result:
        """Have something done by any process, again and again until it works."""
        while True:
            serving = [server for server in self.servers if server.serving]
            if serving:
                server = self.chance.choice(serving)
                try:
                    return await self.within(server, what(server.hall))
                except Unavailable:
                    pass
                except Refused as refused:
                    if refused.reason != "busy":
                        raise
            await asyncio.sleep(0.3)
