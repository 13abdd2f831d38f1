"""What goes wrong by the second, and a stranger who looks around meanwhile."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

from cuore.server.errors import Refused
from cuore.server.hall.hall import Hall
from cuore.server.ports import PersonRow
from tests.server.simulation.clients import Tab
from tests.server.simulation.net import Line, Server
from tests.server.simulation.world import World


async def look_around(world: World) -> None:
    """A stranger looks what there is: private tables are not there."""
    stranger = PersonRow("stranger", "Stranger", "stranger", "", 0.0, 0.0)
    while True:
        await asyncio.sleep(5)
        for line in await world.ask(lambda hall: hall.lobby()):
            if line.id in world.tables and not world.kept(line.id).opened.options.public:
                world.fail(f"{line} is in the lobby, and not for everybody")
        for table in world.tables:
            public = world.kept(table).opened.options.public
            try:
                await world.ask(partial(Hall.facts, person=stranger, table=table, invite="guessed"))
            except Refused as refused:
                if public or refused.reason != "no-such-table":
                    world.fail(f"a stranger asked for {table}, which is public: {public}, and heard {refused}")
            else:
                if not public:
                    world.fail(f"{table} is private, and was shown to a stranger")


async def gremlins(world: World) -> None:
    """Everything that goes wrong by the second."""
    chance = Random(f"{world.seed}/gremlins")
    weather, step = world.weather, 0.25

    def hit(by_the_second: float) -> bool:
        return chance.random() < by_the_second * step

    while True:
        await asyncio.sleep(step)
        if hit(weather.full):
            world.note("the disk is full")
            world.disk.full = True
            world.loop.call_later(chance.uniform(0.5, 6), setattr, world.disk, "full", False)
        if hit(weather.siesta):
            _go_away(world, chance.choice((30.0, 100.0, 200.0)))
        if hit(weather.vanish) or hit(weather.erase):
            _vanish(world, chance, erased=chance.random() * (weather.vanish + weather.erase) < weather.erase)
        for server in [server for server in world.servers if server.serving]:
            if hit(weather.sign_out):
                _sign_out(world, server, chance.choice(world.tabs))
            if hit(weather.crash):
                world.crash(server, "killed")
            elif hit(weather.restart):
                _ = world.loop.world.spawn(world.restart(server))
            elif hit(weather.stall):
                world.note(f"{server.process.name} stands still")
                server.stalled_until = max(server.stalled_until, world.now() + chance.choice((1, 5, 40)))
            elif hit(weather.jump):
                server.clock.jumped = chance.choice((-3600.0, -10.0, 0.0, 10.0, 3600.0))
                world.note(f"{server.process.name} is wrong by {server.clock.jumped} s")
            for line in list(server.lines):
                if hit(weather.drop):
                    world.note(f"the line of {line.client} breaks")
                    line.drop()
                elif hit(weather.deaf):
                    world.note(f"{line.client} does not read")
                    line.deafen(chance.choice((1.0, 20.0)))


def _go_away(world: World, seconds: float) -> None:
    """Nobody is there for so long: tables leave memory."""
    world.note(f"everybody goes away for {seconds} s")
    for tab in world.tabs:
        if tab.line is not None:
            tab.line.drop()
        tab.away_until = world.now() + seconds * world.chance.uniform(0.9, 1)


def _vanish(world: World, chance: Random, erased: bool) -> None:
    """Somebody goes for good, and may want to be forgotten; the others may let a bot play on."""
    people = sorted({tab.person for tab in world.tabs if not tab.closed})
    serving = [server for server in world.servers if server.serving]
    if not people or not serving:
        return
    person = chance.choice(people)
    world.note(f"{person.name} goes for good{', and is to be forgotten' if erased else ''}")
    for tab in [tab for tab in world.tabs if tab.person == person]:
        tab.closed = True
        if tab.line is not None:
            tab.line.drop()
    if erased:
        changed = world.forget(person.id)
        server = chance.choice(serving)
        server.process.soon(server.hall.signed_out, f"session-{person.id}")
        server.process.soon(server.hall.erased, changed)


def _sign_out(world: World, server: Server, tab: Tab) -> None:
    """All lines of a session are closed, here at once and in other processes if they hear of it."""
    world.note(f"{tab} signs out at {server.process.name}")
    server.process.soon(server.hall.signed_out, tab.session)
    signed_out = [line for line in server.lines if line.client.session == tab.session and line.outbox_used]
    world.loop.call_later(60.0, _see_that_closed, world, signed_out, context=world.loop.world.context.copy())


def _see_that_closed(world: World, lines: list[Line]) -> None:
    for line in lines:
        stood_still = line.server.stalled_until > world.now() - 60.0
        if line.open and line.server.process.alive and not stood_still:
            world.fail(f"{line} was signed out and is still open")
