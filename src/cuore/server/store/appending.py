"""The way of an entry into the database: the next of its table, or refused; the short form goes with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.sql.dml import ReturningInsert

from cuore.server.ports import Conflict, EntryRow, Outdated, Repeated, Secret, TableRow
from cuore.server.store.database import insert_for, insert_into
from cuore.server.store.schema import entries, erased, places, secrets, tables

_SEATS: Final[msgspec.json.Decoder[list[tuple[str, str, str]]]] = msgspec.json.Decoder(list[tuple[str, str, str]])


class Append(NamedTuple):
    """An entry, and the short form of its table after it."""

    row: EntryRow
    short: TableRow


def people_at(host: str, seats: str) -> set[str]:
    """Who sits at a table or is its host."""
    return {host, *[person for person, _, _ in _SEATS.decode(seats)]} - {""}


def trace_of(person: str) -> str:
    """What is kept of an id that is not to be kept."""
    return sha256(person.encode()).hexdigest()


def open_table(connection: Connection, row: TableRow, secret: Secret, first: EntryRow) -> None:
    """Keep a new table with its secret and its first entry."""
    statement = insert_into(connection, tables).on_conflict_do_nothing().returning(tables.c.id)
    if connection.execute(statement, [row._asdict()]).first() is None:
        raise Conflict
    if erased_among(connection, _named(Append(first, row))):
        raise Outdated
    connection.execute(secrets.insert(), {"table_id": row.id, **secret._asdict()})
    connection.execute(entries.insert(), entry_values(first))
    _settle(connection, Append(first, row))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Conflict | Repeated | None]:
    """Keep entries of different tables; says of each why it was not kept, if so.

    The short forms are locked first, always in the same order, so two processes never wait for each other. Under that
    lock the next revision is free, and an entry that does not go in can only be a repeated command.
    """
    found = connection.execute(_HOLD, {"ids": [append.row.table for append in appends]})
    held = {table: _Head(*rest) for table, *rest in found}
    fitting = [append for append in appends if _is_next(append.row, held.get(append.row.table))]
    strangers = {append.row.table: _named(append) - _known(held[append.row.table]) for append in fitting}
    gone = erased_among(connection, set().union(*strangers.values()))
    outdated = {table for table, people in strangers.items() if people & gone}
    values = [entry_values(append.row) for append in fitting if append.row.table not in outdated]
    kept: set[str] = set()
    if values:
        kept = set(connection.execute(_keep(connection.dialect.name), values).scalars())
    changed = [append for append in fitting if append.row.table in kept]
    if changed:
        connection.execute(
            _SHORTEN, [{**short._asdict(), "which": row.table, "revision": row.revision} for row, short in changed]
        )
    for append in changed:
        if strangers[append.row.table] or _known(held[append.row.table]) != _here(append):
            _settle(connection, append)
    repeated = _repeated(connection, [append.row for append in appends if append.row.table not in kept])
    return [_outcome(append.row, kept, repeated, outdated) for append in appends]


def erased_among(connection: Connection, people: Collection[str]) -> set[str]:
    """Those of some people who have been erased."""
    traces = {trace_of(person): person for person in people if person}
    if not traces:
        return set()
    found = connection.execute(select(erased.c.trace).where(erased.c.trace.in_(traces)))
    return {traces[trace] for trace in found.scalars()}


def entry_values(row: EntryRow) -> dict[str, object]:
    """An entry in the words of the database."""
    values = row._asdict()
    values["table_id"] = values.pop("table")
    return values


_HOLD: Final = (
    select(tables.c.id, tables.c.host, tables.c.seats, tables.c.revision)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_SHORTEN: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in TableRow._fields if name != "id"})
)


class _Head(NamedTuple):
    """What has to be known of a table before something is appended to it."""

    host: str
    seats: str
    revision: int


@cache
def _keep(dialect: str) -> ReturningInsert[str]:
    """The insertion of entries, made once: this is what happens most often."""
    return insert_for(dialect, entries).on_conflict_do_nothing().returning(entries.c.table_id)


def _is_next(row: EntryRow, head: _Head | None) -> bool:
    return head is not None and head.revision + 1 == row.revision


def _known(head: _Head) -> set[str]:
    return people_at(head.host, head.seats)


def _here(append: Append) -> set[str]:
    return people_at(append.short.host, append.short.seats)


def _named(append: Append) -> set[str]:
    return ({append.row.person} - {""}) | _here(append)


def _settle(connection: Connection, append: Append) -> None:
    """Write down who is at a table now; whoever was there before stays written down as that."""
    table, here = append.row.table, _here(append)
    connection.execute(update(places).where(places.c.table_id == table).values(now=False))
    values = [{"person": person, "table_id": table, "now": person in here} for person in sorted(_named(append))]
    if values:
        statement = insert_into(connection, places)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[places.c.person, places.c.table_id], set_={"now": statement.excluded.now}
            ),
            values,
        )


def _repeated(connection: Connection, refused: Sequence[EntryRow]) -> set[tuple[str, str]]:
    """Those commands, with their tables, that are kept already."""
    if not refused:
        return set()
    named = tuple_(entries.c.table_id, entries.c.command)
    wanted = [(row.table, row.command) for row in refused]
    found = connection.execute(select(entries.c.table_id, entries.c.command).where(named.in_(wanted)))
    return {(table, command) for table, command in found}


def _outcome(
    row: EntryRow, kept: set[str], repeated: set[tuple[str, str]], outdated: set[str]
) -> Conflict | Repeated | None:
    if row.table in kept:
        return None
    if (row.table, row.command) in repeated:
        return Repeated()
    return Outdated() if row.table in outdated else Conflict()
