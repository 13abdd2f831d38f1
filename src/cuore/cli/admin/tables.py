"""What an operator may do at a table: freeze, thaw and close it, replace its link, delete talk."""

from __future__ import annotations

from collections.abc import Sequence
from json import loads
from typing import Annotated

from cyclopts import Parameter

from cuore.cli.admin.place import HERE, NotDone, Place, TableId, Yes, admin, be_sure, find_person
from cuore.engine.errors import cut
from cuore.server.clock import RealClock
from cuore.server.entries import (
    Began,
    Closed,
    Froze,
    Opened,
    Paused,
    Renewed,
    Resumed,
    Thawed,
    chained,
    read_entry,
    write_entry,
)
from cuore.server.ports import Conflict, EntryRow, Repeated, Store, TableRow

TRIES = 10
"""How often an entry is tried at a table where others keep getting ahead of it."""

Ours = Froze | Thawed | Closed | Renewed
"""What an operator enters at a table."""

Why = Annotated[str, Parameter(help="For whoever reads the journal; players are not shown it.")]
Line = Annotated[int, Parameter(help="The number of the line, as a report has it.")]
By = Annotated[str | None, Parameter(help="All talk of this person, at all tables: an id or a name.")]


@admin.command
def freeze(table: TableId, /, *, why: Why = "by hand", yes: Yes = False, place: Place = HERE) -> int:
    """Make a table stand still: nobody can do anything there until it is thawed."""

    async def work(store: Store) -> int:
        be_sure(f"Freeze table {cut(table)}?", yes)
        return _entered(place, await enter(store, table, Froze(why=why[:500])))

    return place.run(work)


@admin.command
def thaw(table: TableId, /, *, place: Place = HERE) -> int:
    """Let a table go on that stands still."""

    async def work(store: Store) -> int:
        return _entered(place, await enter(store, table, Thawed()))

    return place.run(work)


@admin.command
def close(table: TableId, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Close a table for good, also in the middle of a game: running servers close its lines within two seconds."""

    async def work(store: Store) -> int:
        be_sure(f"Close table {cut(table)} for good?", yes)
        return _entered(place, await enter(store, table, Closed()))

    return place.run(work)


@admin.command
def revoke_invite(table: TableId, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Replace the link to a table: the old one lets no more people in. The host sees the new one at the table."""

    async def work(store: Store) -> int:
        be_sure(f"Take back the link to table {cut(table)}?", yes)
        return _entered(place, await enter(store, table, Renewed()))

    return place.run(work)


@admin.command
def unsay(table: TableId = "", line: Line = 0, /, *, by: By = None, yes: Yes = False, place: Place = HERE) -> int:
    """Delete talk: one line at a table, or all lines of a person.

    Pages that are open now show it until they are loaded again. Reports keep the words that they were made with.
    """

    async def work(store: Store) -> int:
        if (by is not None) == bool(table and line > 0):
            raise NotDone("name a table and the number of a line, or a person with --by")
        person = "" if by is None else (await find_person(store, by)).id
        be_sure(f"Delete all talk of {cut(by)}?" if by else f"Delete line {line} at table {cut(table)}?", yes)
        count = await store.unsay(table, line, person)
        if not count:
            raise NotDone("there is no such talk")
        return place.print_result(f"Lines deleted: {count}.", {"lines": count})

    return place.run(work)


async def enter(store: Store, table: str, entry: Ours) -> TableRow:
    """Enter something at a table under its next revision, exactly as a server would.

    No hint reaches a server that has the table in memory: this process is on no bus. It notices when it looks at the
    revisions of its tables, or at the latest with the next command, whose append is refused with ``Conflict``: the
    database decides.
    """
    for _ in range(TRIES):
        short = await store.table(table)
        if short is None:
            raise NotDone(f"there is no table {cut(table)!r}")
        rows = await store.entries(table)
        _check(short, entry)
        revision, at, data = rows[-1].revision + 1, RealClock().wall(), write_entry(entry)
        command = f":operator:{revision}"
        chain = chained(rows[-1].chain, table, revision, command, "", at, data)
        after = _after(short, rows, entry)._replace(revision=revision, changed=at)
        try:
            await store.append(EntryRow(table, revision, command, "", "", at, data, chain), after)
        except (Conflict, Repeated):
            continue
        return after
    raise NotDone("others keep getting ahead: try again")


def _check(short: TableRow, entry: Ours) -> None:
    """Refuse what a table in its state does not take."""
    if isinstance(entry, Thawed) and short.state != "frozen":
        raise NotDone(f"this table does not stand still: it is {short.state}")
    refused = {Froze: ("frozen", "over", "closed"), Closed: ("over", "closed"), Renewed: ("closed",), Thawed: ()}
    if short.state in refused[type(entry)]:
        raise NotDone(f"this table is {short.state}")


def _after(short: TableRow, rows: Sequence[EntryRow], entry: Ours) -> TableRow:
    """The short form after it. Nothing is played through for that: at a frozen table that may be what fails."""
    if isinstance(entry, Froze):
        return short._replace(state="frozen", bots_play=False)
    if isinstance(entry, Closed):
        return short._replace(state="closed", bots_play=False)
    if isinstance(entry, Renewed):
        return short
    state, has_clock = "open", False
    for row in rows:
        match read_entry(row.data):
            case Opened(options=options):
                has_clock = options.clock is not None
            case Began() | Resumed():
                state = "playing"
            case Paused():
                state = "paused"
            case Closed():
                state = "closed"
            case _:
                pass
    has_bot = any(bot for _, _, bot in loads(short.seats))
    # Whether a bot is asked is not known here. To say so costs one look of the server; not to say so, the game.
    return short._replace(state=state, bots_play=state == "playing" and (has_clock or has_bot))


def _entered(place: Place, row: TableRow) -> int:
    return place.print_result(f"Table {row.id} is {row.state} now, at revision {row.revision}.", row._asdict())
