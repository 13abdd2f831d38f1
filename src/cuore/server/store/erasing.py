"""How somebody is forgotten: what was theirs is deleted, and where they played somebody nameless has played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, text, update

from cuore.server.entries import forget_person, host_in, people_in
from cuore.server.ports import EntryRow, TableRow
from cuore.server.store import people_rows
from cuore.server.store.appending import trace_of
from cuore.server.store.database import insert_into
from cuore.server.store.schema import entries, erased, places, tables
from cuore.server.store.table_rows import entries_since, table_called


class Forgotten(NamedTuple):
    """A table without somebody; entries that are as they were are left out."""

    short: TableRow
    entries: list[EntryRow]


def without_person(short: TableRow, rows: Sequence[EntryRow], person: str, name: str) -> Forgotten:
    """A table after somebody was forgotten. Nobody else there is called so: stand-ins are numbered at every table."""
    seats = msgspec.json.decode(short.seats)
    others = {short.host, *[row.person for row in rows], *[who for who, _, _ in seats]}
    for row in rows:
        others |= people_in(row.data)
    number = 1
    while f"gone-{number}" in others:
        number += 1
    stand_in = f"gone-{number}"
    called = f"{name} {number}" if number > 1 else name
    changed = []
    for row in rows:
        other = row._replace(
            person=stand_in if row.person == person else row.person,
            data=forget_person(row.data, person, stand_in, called),
        )
        if other != row:
            changed.append(other)
    if any(who == person for who, _, _ in seats):
        named = [[stand_in, called, bot] if who == person else [who, other, bot] for who, other, bot in seats]
        short = short._replace(seats=msgspec.json.encode(named).decode())
    if short.host == person:
        short = short._replace(host=stand_in)
    if any(host_in(row.data) == person for row in rows):
        short = short._replace(title="")
    return Forgotten(short, changed)


def erase_person(connection: Connection, person: str, name: str) -> list[str]:
    """Forget somebody everywhere; returns the tables where they were."""
    if connection.dialect.name == "postgresql":
        # Whoever is writing to a table finishes first, and whoever comes later finds the trace.
        connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
    connection.execute(insert_into(connection, erased).on_conflict_do_nothing(), {"trace": trace_of(person)})
    where = select(places.c.table_id).where(places.c.person == person).order_by(places.c.table_id)
    found = list(connection.execute(where).scalars())
    for table in found:
        _forget_at(connection, table, person, name)
    connection.execute(delete(places).where(places.c.person == person))
    people_rows.forget(connection, person)
    return found


def _forget_at(connection: Connection, table: str, person: str, name: str) -> None:
    short = table_called(connection, table)
    if short is None:
        return
    forgotten = without_person(short, entries_since(connection, table, 0), person, name)
    changes = [
        {"at_table": table, "at_revision": row.revision, "person": row.person, "data": row.data}
        for row in forgotten.entries
    ]
    if changes:
        which = (entries.c.table_id == bindparam("at_table")) & (entries.c.revision == bindparam("at_revision"))
        connection.execute(
            update(entries).where(which).values(person=bindparam("person"), data=bindparam("data")), changes
        )
    connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(host=forgotten.short.host, title=forgotten.short.title, seats=forgotten.short.seats)
    )
