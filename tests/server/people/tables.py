"""A table in a store, as the hall would have put it there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cuore.server.entries import Answered, Began, Chair, Entry, Opened, Seated, chained, write_entry
from cuore.server.ports import EntryRow, PersonRow, Secret, Store, TableRow
from cuore.server.wire.options import ClockOptions, Laid, TableOptions

SEED = "a seed that nobody may see"


async def open_table(
    store: Store, table: str, seats: Sequence[PersonRow | str], *, begun: bool = True, clock: bool = False
) -> TableRow:
    """A table of people and bots; the first person is the host."""
    chairs = tuple(
        Chair(bot=seat) if isinstance(seat, str) else Chair(person=seat.id, name=seat.name) for seat in seats
    )
    host = next(seat for seat in seats if isinstance(seat, PersonRow))
    options = TableOptions(clock=ClockOptions(seconds=60) if clock else None)
    laid = Laid(boxes=("base",), players=len(seats))
    opened = Opened(
        host=host.id, title=f"{host.name} plays", laid=laid, options=options, commitment="0", chairs=chairs, rules="1"
    )
    row = TableRow(
        id=table,
        state="open",
        public=False,
        sandbox=False,
        host=host.id,
        title=opened.title,
        boxes="base",
        seats=msgspec.json.encode([[chair.person, chair.name, chair.bot] for chair in chairs]).decode(),
        revision=1,
        created=10.0,
        changed=10.0,
        bots_play=False,
    )
    await store.open_table(row, Secret(SEED), _next(row._replace(revision=0), "", opened, host.id))
    if begun:
        row = await enter(store, row._replace(state="playing"), Began(), host.id)
        row = await enter(store, row, Answered(seat=0, option=0, words="end turn"), host.id)
    return row


async def enter(store: Store, short: TableRow, entry: Entry, person: str = "") -> TableRow:
    """The table after another entry; its short form but for the revision is the caller's to know."""
    rows = await store.entries(short.id)
    if isinstance(entry, Seated):
        seats = msgspec.json.decode(short.seats)
        seats[entry.seat] = [entry.chair.person, entry.chair.name, entry.chair.bot]
        short = short._replace(seats=msgspec.json.encode(seats).decode())
    row = _next(short, rows[-1].chain, entry, person)
    after = short._replace(revision=row.revision)
    await store.append(row, after)
    return after


def _next(short: TableRow, before: str, entry: Entry, person: str) -> EntryRow:
    revision, data, at = short.revision + 1, write_entry(entry), 10.0 + short.revision
    command = f"command-{revision}"
    chain = chained(before, short.id, revision, command, "", at, data)
    return EntryRow(short.id, revision, command, "", person, at, data, chain)
