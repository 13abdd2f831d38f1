"""Who plays what in a run: tables of all sorts, and people with one window or several."""

from __future__ import annotations

from random import Random

from cuore.server.hall.hall import Hall
from cuore.server.ports import PersonRow
from cuore.server.wire.options import ClockOptions, Fork, TableOptions
from cuore.server.wire.wishes import TableWish
from tests.server.simulation.clients import BOTS, RudeTab, Tab
from tests.server.simulation.games import past_game
from tests.server.simulation.ports import at_once
from tests.server.simulation.world import World

BOXES = (
    ("expanding",),
    ("vacation", "base"),
    ("oktoberfest",),
    ("more",),
    ("base", "expanding", "vacation", "oktoberfest"),
)
"""What is played with beside the first box."""


async def open_tables(world: World) -> None:
    """One or two of them, with everybody who comes there."""
    for number in range(world.chance.choice((1, 1, 1, 2))):
        await _table(world, number)


async def _table(world: World, number: int) -> None:
    chance = world.chance
    people = [_person(world, f"{number}{letter}") for letter in "abcd"]
    host = people[0]
    seats = chance.choice((2, 2, 2, 3))
    others = [chance.choice(("open", "open", *BOTS)) for _ in range(seats - 1)]
    clock = ClockOptions(seconds=30, increment=chance.choice((0, 5))) if chance.random() < 0.25 else None
    options = TableOptions(public=chance.random() < 0.3, chat=chance.random() < 0.7, pace=500, clock=clock)
    boxes = chance.choice((("base",), ("base",), *BOXES))
    wish = TableWish(
        seats=("me", *others),
        boxes=boxes,
        town="random" if len(boxes) > 1 or chance.random() < 0.3 else "first",
        options=options,
        seed=f"sandbox {chance.randrange(1000)}" if chance.random() < 0.2 else None,
        begin=chance.random() < 0.7,
    )
    if seats == 2 and chance.random() < 0.3:
        table = await _fork(world, host, ("me", *others), options)
    else:
        table = await world.ask(lambda hall: hall.open_table(host, wish))
    world.tables.append(table)
    free = others.count("open")
    invite = await _invite(world, table)
    _tab(world, "host", host, table, invite)
    if free and chance.random() < 0.3:
        world.tabs[-1].second_seat = f"Second{number}"
        free -= 1
    for person in people[1 : 1 + free]:
        _tab(world, "guest", person, table, invite)
    for tab in list(world.tabs[-1 - free :]):
        if chance.random() < 0.25:
            _tab(world, "twin", tab.person, table, invite)
    if chance.random() < 0.5:
        _tab(world, "watcher", people[3], table, invite)
        world.tabs[-1].plays = False


async def _fork(world: World, host: PersonRow, seats: tuple[str, ...], options: TableOptions) -> str:
    """A table that goes on shortly before the end of a game that was played before."""
    past = past_game(world.rules)
    past.enter(world.store)
    fork = Fork(table=past.table, decision=past.decisions - world.chance.choice((1, 2, 3, 5, 20)), seat=0)
    return await world.ask(lambda hall: hall.fork(host, fork, hall.invite(past.table), seats, options))


async def _invite(world: World, table: str) -> str:
    async def invite(hall: Hall) -> str:
        return hall.invite(table)

    return await world.ask(invite)


def _person(world: World, name: str) -> PersonRow:
    row = PersonRow(f"person-{name}", f"P{name}", f"p{name}", "", 0.0, 0.0)
    at_once(world.store.add_person(row))
    return row


def _tab(world: World, role: str, person: PersonRow, table: str, invite: str) -> None:
    kind = RudeTab if world.chance.random() < 0.15 else Tab
    name = f"{role}{len(world.tabs)}"
    world.tabs.append(kind(world, name, person, table, invite, Random(f"{world.seed}/{name}")))
