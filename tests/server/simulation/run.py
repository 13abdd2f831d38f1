"""One run from its seed: tables are opened, a storm passes, and in the calm after it everything has to be right."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from cuore.engine.errors import CuoreError
from cuore.server.entries import read_entry
from tests.server.simulation.clients import Tab
from tests.server.simulation.faults import Weather
from tests.server.simulation.loop import Stuck, unseen_failures
from tests.server.simulation.oracle import check_all
from tests.server.simulation.replayed import Wrong
from tests.server.simulation.scenario import open_tables
from tests.server.simulation.storm import gremlins, look_around
from tests.server.simulation.world import World

CALM = 60.0
"""Seconds without faults in which every table has to go on."""
SETTLING = 180.0
"""Seconds within which everything comes to rest when nobody begins anything new."""
REST = 5
"""Seconds without anything new after which nothing more is to come."""
TRACE = 60
"""Lines of the trace that a failure shows."""


class Outcome(NamedTuple):
    """How a run ended."""

    seed: int
    failures: list[str]
    trace: list[str]
    weather: str
    digest: str  # of everything that was sent: the same seed, the same digest
    counts: Counter[str]  # messages, refusals and entries, by their sort

    def __str__(self) -> str:
        lines = [f"seed {self.seed} failed; weather: {self.weather}", *self.trace[-TRACE:], *self.failures[:5]]
        return "\n".join(lines)


def run(seed: int, weather: Weather | None = None, may_freeze: bool = False) -> Outcome:
    """Everything, from the first process to the last check."""
    world = World(seed, weather, may_freeze)
    with _drawn_from(seed):
        try:
            world.loop.play(_phases(world))
        except (Stuck, Wrong, CuoreError) as error:
            world.fail(f"{type(error).__name__}: {error}")
    failures = [*world.failures, *world.watcher.failures, *world.disk.failures, *world.loop.failures]
    counts = world.watcher.counts
    for rows in world.disk.entries.values():
        counts.update(type(read_entry(row.data)).__name__ for row in rows)
    return Outcome(seed, failures, world.trace, world.forecast, world.digest.hexdigest(), counts)


@contextmanager
def _drawn_from(seed: int) -> Iterator[None]:
    """Let what is drawn as a secret follow from the seed of the run."""
    real = secrets._sysrand  # type: ignore[attr-defined]  # what all of ``secrets`` draws from
    secrets._sysrand = Random(f"{seed}/secrets")  # type: ignore[attr-defined]  # and it is put back
    try:
        yield
    finally:
        secrets._sysrand = real  # type: ignore[attr-defined]  # as it was


async def _phases(world: World) -> None:
    begin = world.loop.world.spawn  # whatever fails there is found in the end
    houses = [begin(world.keep_running()) for _ in range(world.processes)]
    await open_tables(world)
    storm, stranger = begin(gremlins(world)), begin(look_around(world))
    living = [begin(_live(world, tab)) for tab in world.tabs]
    await asyncio.sleep(world.chance.choice((5, 5, 10, 10, 20, 40)))
    storm.cancel()
    await _calm_down(world)
    await _see_that_all_goes_on(world)
    stranger.cancel()
    await _settle(world)
    for house in houses:
        house.cancel()
    check_all(world)
    for life in living:
        life.cancel()
    await _see_that_all_ends(world)


async def _live(world: World, tab: Tab) -> None:
    await asyncio.sleep(world.chance.uniform(0, 2))
    while True:
        await asyncio.sleep(tab.live())


async def _calm_down(world: World) -> None:
    world.note("the storm is over")
    world.weather.calm()
    world.disk.full = False
    world.storm = False
    for server in world.servers:
        for line in server.lines:
            line.reading.set()
    away = max((tab.away_until for tab in world.tabs), default=0.0) - world.now()
    await asyncio.sleep(max(away, 0.0) + 3)  # people and processes come back


async def _see_that_all_goes_on(world: World) -> None:
    """Without faults every table goes on, sooner or later, and every command gets its answer."""
    before = {table: world.disk.revision(table) for table in world.tables}
    waiting = {(tab, id_) for tab in world.tabs for id_ in tab.waiting}
    until = world.now() + CALM
    while world.now() < until:
        await asyncio.sleep(1)
        waiting &= {(tab, id_) for tab in world.tabs if not tab.closed for id_ in tab.waiting}
        before = {table: revision for table, revision in before.items() if not _goes_on(world, table, revision)}
        if not before and not waiting:
            return
    for table, revision in before.items():
        world.fail(f"{table} is {world.kept(table).state} and stands still at revision {revision}")
    for tab, id_ in waiting:
        world.fail(f"{tab} got no answer to {id_}")


def _goes_on(world: World, table: str, before: int) -> bool:
    players = {chair.person for chair in world.kept(table).chairs if chair.person}
    if not any(tab.table == table and tab.person.id in players and not tab.closed for tab in world.tabs):
        return True  # nobody is left who would play
    return world.disk.revision(table) > before + 1 or world.kept(table).state not in ("playing", "paused")


async def _settle(world: World) -> None:
    """Nobody begins anything new, and bots fall silent: everything under way ends, and everybody sees the same."""
    world.quiet = True
    for thinker in world.thinkers:
        thinker.silent = True
    until, rested = world.now() + SETTLING, 0
    while rested < REST:
        rested = rested + 1 if _at_rest(world) else 0
        if world.now() > until:
            late = [(tab, tab.line, tab.rev, world.disk.revision(tab.table), tab.waiting) for tab in world.tabs]
            world.fail(f"there is no rest: {late}")
            return
        await asyncio.sleep(1)


def _at_rest(world: World) -> bool:
    return all(server.stalled_until < world.now() for server in world.servers) and all(
        tab.closed or (tab.at_rest and tab.rev == world.disk.revision(tab.table) and _sees_who_is_here(world, tab))
        for tab in world.tabs
    )


def _sees_who_is_here(world: World, tab: Tab) -> bool:
    """Whether a tab was told rightly who is connected to its table, to whatever process."""
    here = {other.person.id for other in world.tabs if other.table == tab.table and other.line is not None}
    chairs = world.kept(tab.table).chairs
    return tab.seats is None or [seat.here for seat in tab.seats.seats] == [chair.person in here for chair in chairs]


async def _see_that_all_ends(world: World) -> None:
    """A server that is told to end leaves nothing behind."""
    for server in list(world.servers):
        server.serving = False
        await world.within(server, server.hall.stop(500))
        await asyncio.sleep(1)
        left = server.process.under_way()
        if left:
            world.fail(f"{server.process.name} has ended, and goes on: {left}")
        world.failures += unseen_failures(server.process)
