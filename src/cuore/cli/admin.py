"""``cuore admin``: what whoever runs a server may see and do, straight on its store, also while the server runs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from json import loads
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from cuore.cli.output import console, print_json
from cuore.engine.errors import CuoreError, cut
from cuore.server.clock import RealClock
from cuore.server.entries import (
    Began,
    Closed,
    Froze,
    Opened,
    Paused,
    Resumed,
    Thawed,
    chained,
    read_entry,
    write_entry,
)
from cuore.server.errors import Unavailable
from cuore.server.people.names import skeleton
from cuore.server.people.people import People
from cuore.server.ports import Conflict, EntryRow, PersonRow, Repeated, Store, TableRow
from cuore.server.store import open_store
from cuore.server.web.config import read_settings

MOST = 100
"""Lines of a list, unless more are asked for."""

TRIES = 10
"""How often an entry is tried at a table where others keep getting ahead of it."""

admin = App(name="admin", help="See and mend what a server keeps, also while it runs.", help_format="plaintext")


class NotDone(CuoreError):
    """The operator asked for something that is not there or cannot be done; nothing has changed."""

    code = "not-done"


class PersonFacts(NamedTuple):
    """What a list shows of somebody."""

    id: str
    name: str
    sort: str
    sessions: int
    created: float
    seen: float


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """Where the store is, found as ``cuore serve`` finds it, and who reads the answer."""

    data: Annotated[Path | None, Parameter(help="The server's data folder.")] = None
    database: Annotated[str, Parameter(help="Its database, if that is not in the folder.")] = ""
    config: Annotated[Path | None, Parameter(help="The server's file of settings.")] = None
    json: Annotated[bool, Parameter(negative=(), help="The answer for programs.")] = False

    def run(self, work: Callable[[Store], Awaitable[int]]) -> int:
        """Open the store, do something with it, close it."""
        return asyncio.run(self._run(work))

    async def _run(self, work: Callable[[Store], Awaitable[int]]) -> int:
        try:
            store = await open_store(self._where())
            try:
                return await work(store)
            finally:
                await store.close()
        except Unavailable as error:
            raise NotDone(f"the database does not answer: {error}") from None

    def _where(self) -> str | Path:
        options = {"data": str(self.data) if self.data else None, "database": self.database or None}
        settings = read_settings(self.config, os.environ, options)
        if not settings.is_alone:
            return settings.database
        if not settings.database_file.exists():
            raise NotDone(f"{cut(settings.database_file)} is not there: name the server's folder with --data")
        return settings.database_file


HERE = Place()
Yes = Annotated[bool, Parameter(negative=(), help="Do not ask back.")]
Most = Annotated[int, Parameter(help="How many.")]
TableId = Annotated[str, Parameter(help="The id of the table.")]
Who = Annotated[str, Parameter(help="The person's id, or their name.")]
State = Annotated[str, Parameter(help="Only those that are open, playing, paused, frozen, over or closed.")]
Like = Annotated[str, Parameter(help="Only those with this in their names.")]
Why = Annotated[str, Parameter(help="For whoever reads the journal; players are not shown it.")]


# --- lists -----------------------------------------------------------------------------------------------------------


@admin.command
def tables(*, state: State = "", most: Most = MOST, place: Place = HERE) -> int:
    """List tables, the latest change first."""

    async def work(store: Store) -> int:
        rows = await store.all_tables(state, most)
        if place.json:
            print_json([row._asdict() for row in rows])
        else:
            lines = [(row.id, row.state, str(row.revision), _day(row.changed), row.boxes, row.title) for row in rows]
            _print(("Table", "State", "Revision", "Changed", "Boxes", "Title"), lines)
        return 0

    return place.run(work)


@admin.command
def people(like: Like = "", /, *, most: Most = MOST, place: Place = HERE) -> int:
    """List people, guests and accounts."""

    async def work(store: Store) -> int:
        found = [await _facts(store, row) for row in await store.people(like, most)]
        if place.json:
            print_json([facts._asdict() for facts in found])
        else:
            lines = [
                (row.id, row.name, row.sort, str(row.sessions), _day(row.created), _day(row.seen)) for row in found
            ]
            _print(("Person", "Name", "", "Sessions", "Came", "Seen"), lines)
        return 0

    return place.run(work)


@admin.command
def reports(*, most: Most = MOST, place: Place = HERE) -> int:
    """List what an operator should see: tables that stand still, and words that somebody found wrong."""

    async def work(store: Store) -> int:
        rows = await store.reports(most)
        if place.json:
            print_json([row._asdict() for row in rows])
            return 0
        out = console()
        for row in rows:
            about = f", about {row.about} by {row.person}" if row.about else ""
            out.print(
                Text(_readable(f"{row.id}  {_day(row.at)}  {row.sort} at table {row.table}{about}"), style="bold")
            )
            for line in row.text.split("\n"):
                out.print(Text(f"    {_readable(line)}"))
        if not rows:
            out.print("Nothing.")
        return 0

    return place.run(work)


# --- tables ----------------------------------------------------------------------------------------------------------


@admin.command
def freeze(table: TableId, /, *, why: Why = "by hand", yes: Yes = False, place: Place = HERE) -> int:
    """Make a table stand still: nobody can do anything there until it is thawed."""

    async def work(store: Store) -> int:
        _be_sure(f"Freeze table {cut(table)}?", yes)
        return _frozen(place, await _enter(store, table, Froze(why=why[:500])))

    return place.run(work)


@admin.command
def thaw(table: TableId, /, *, place: Place = HERE) -> int:
    """Let a table go on that stands still."""

    async def work(store: Store) -> int:
        return _frozen(place, await _enter(store, table, Thawed()))

    return place.run(work)


async def _enter(store: Store, table: str, entry: Froze | Thawed) -> TableRow:
    """Enter something at a table under its next revision, exactly as a server would.

    A server that has the table in memory is not told: this process is on no bus. It finds out when it looks at the
    revisions of its tables, or at the latest with the next command, whose append is refused with ``Conflict``: the
    database decides.
    """
    for _ in range(TRIES):
        short = await store.table(table)
        if short is None:
            raise NotDone(f"there is no table {cut(table)!r}")
        rows = await store.entries(table)
        if isinstance(entry, Froze) and short.state in {"frozen", "over", "closed"}:
            raise NotDone(f"this table is {short.state}")
        if isinstance(entry, Thawed) and short.state != "frozen":
            raise NotDone(f"this table does not stand still: it is {short.state}")
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


def _after(short: TableRow, rows: Sequence[EntryRow], entry: Froze | Thawed) -> TableRow:
    """The short form after it. Nothing is played through for that: at a frozen table that may be what fails."""
    if isinstance(entry, Froze):
        return short._replace(state="frozen", bots_play=False)
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


def _frozen(place: Place, row: TableRow) -> int:
    if place.json:
        print_json(row._asdict())
    else:
        console().print(Text(f"Table {row.id} is {row.state} now, at revision {row.revision}."))
    return 0


# --- people ----------------------------------------------------------------------------------------------------------


@admin.command
def export(person: Who, /, *, place: Place = HERE) -> int:
    """Print everything that is known of somebody, as JSON."""

    async def work(store: Store) -> int:
        print_json(await (await _all_people(store)).export(await _find(store, person)))
        return 0

    return place.run(work)


@admin.command
def erase(person: Who, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Forget somebody for good. Their games stay, under a name that says nothing."""

    async def work(store: Store) -> int:
        found = await _find(store, person)
        _be_sure(f"Forget {found.name} for good?", yes)
        changed = await (await _all_people(store)).erase(found)
        _tell(place, found, f"{found.name} is forgotten, at {len(changed)} tables too.", {"tables": changed})
        return 0

    return place.run(work)


@admin.command
def sign_out(person: Who, /, *, yes: Yes = False, place: Place = HERE) -> int:
    """Sign somebody out on all devices. A guest cannot come back after that.

    A running server closes the open lines of that person within 15 seconds.
    """

    async def work(store: Store) -> int:
        found = await _find(store, person)
        _be_sure(f"Sign {found.name} out everywhere?", yes)
        sessions = len(await store.sessions_of(found.id))
        await (await _all_people(store)).end_all_sessions(found)
        _tell(place, found, f"{found.name} is signed out, on {sessions} devices.", {"sessions": sessions})
        return 0

    return place.run(work)


async def _all_people(store: Store) -> People:
    return People(store, RealClock(), await store.key())


async def _facts(store: Store, row: PersonRow) -> PersonFacts:
    sessions = await store.sessions_of(row.id)
    seen = max([row.seen, *[session.seen for session in sessions]])
    return PersonFacts(row.id, row.name, "account" if row.password else "guest", len(sessions), row.created, seen)


async def _find(store: Store, word: str) -> PersonRow:
    if word.isprintable():
        found = await store.person(word) or await store.person_called(skeleton(word))
        if found is not None:
            return found
    raise NotDone(f"there is nobody with the id or the name {cut(word)!r}")


# --- in common -------------------------------------------------------------------------------------------------------


def _be_sure(question: str, yes: bool) -> None:
    """Ask back; without an answer nothing is done."""
    if yes:
        return
    sys.stderr.write(f"{_readable(question)} [y/N] ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in {"y", "yes"}:
        raise NotDone("nothing was done; --yes does not ask back")


def _tell(place: Place, person: PersonRow, words: str, facts: dict[str, object]) -> None:
    if place.json:
        print_json({"person": person.id, **facts})
    else:
        console().print(Text(_readable(words)))


def _print(columns: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold", no_wrap=column in ("Table", "Person"))  # to be copied from
    for line in lines:
        table.add_row(*[Text(_readable(cell)) for cell in line])
    console().print(table)
    if not lines:
        console().print("Nothing.")


def _readable(text: str) -> str:
    """Text that others have written, without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
