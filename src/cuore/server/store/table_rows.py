"""Tables, their entries and finished games in the database: everything but the way in, which is ``appending``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, or_, select, true
from sqlalchemy.exc import IntegrityError

from cuore.server.ports import Ended, EntryRow, GameRow, Mark, Secret, TableRow, lease_holds
from cuore.server.store.database import insert_into
from cuore.server.store.schema import entries, games, minds, places, secrets, tables

MOST: Final = 2**62
"""A number that every database can compare with; what a client says it has seen may be more."""

AT_A_TIME: Final = 500
"""Ids that are asked for in one question: databases do not take any number of them."""

ENTRY: Final = [entries.c.table_id, *[entries.c[name] for name in EntryRow._fields[1:]]]
SHORT: Final = [tables.c[name] for name in TableRow._fields]


def entries_since(connection: Connection, table: str, since: int) -> list[EntryRow]:
    found = connection.execute(
        select(*ENTRY)
        .where(entries.c.table_id == table, entries.c.revision > min(since, MOST))
        .order_by(entries.c.revision)
    )
    return [EntryRow(*row) for row in found]


def entry_of(connection: Connection, table: str, command: str) -> EntryRow | None:
    found = connection.execute(select(*ENTRY).where(entries.c.table_id == table, entries.c.command == command))
    row = found.first()
    return EntryRow(*row) if row else None


def table_called(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(*SHORT).where(tables.c.id == table)).first()
    return TableRow(*row) if row else None


def secret_of(connection: Connection, table: str) -> Secret | None:
    """The one query that reads secrets."""
    found = connection.execute(select(secrets.c.seed, secrets.c.position).where(secrets.c.table_id == table))
    row = found.first()
    return Secret(*row) if row else None


def lobby(connection: Connection, wanted: Sequence[str]) -> list[TableRow]:
    found: list[TableRow] = []
    for begin in range(0, len(wanted), AT_A_TIME):
        part = tables.c.id.in_(wanted[begin : begin + AT_A_TIME])
        found += _latest(connection, AT_A_TIME, tables.c.public, tables.c.state.in_(["open", "playing"]), part)
    return sorted(found, key=lambda row: (-row.changed, row.id))


def all_tables(connection: Connection, state: str, limit: int) -> list[TableRow]:
    return _latest(connection, limit, tables.c.state == state if state else true())


def tables_of(connection: Connection, person: str, limit: int) -> list[TableRow]:
    return _latest(connection, limit, tables.c.id.in_(_places_of(person)))


A_PERSON_PLAYS: Final = '%""]%'
"""In the JSON of ``TableRow.seats``: a seat without a bot. Quotes in names are escaped."""


def tables_to_mind(connection: Connection) -> list[str]:
    which = tables.c.state == "playing", tables.c.bots_play, tables.c.seats.like(A_PERSON_PLAYS)
    found = connection.execute(select(tables.c.id).where(*which).order_by(tables.c.id))
    return list(found.scalars())


def marks(connection: Connection, wanted: Sequence[str]) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    for begin in range(0, len(wanted), AT_A_TIME):
        part = wanted[begin : begin + AT_A_TIME]
        rows = connection.execute(select(tables.c.id, tables.c.revision, tables.c.seats).where(tables.c.id.in_(part)))
        found.update((row.id, Mark(row.revision, row.seats)) for row in rows)
    return found


def mind(connection: Connection, table: str, process: str, now: float, until: float) -> bool:
    statement = insert_into(connection, minds)
    statement = statement.on_conflict_do_update(
        index_elements=[minds.c.table_id],
        set_={"process": process, "until": until},
        where=or_(
            minds.c.process == process,
            minds.c.until <= now,
            minds.c.until > lease_holds(now, until),
        ),
    )
    values = {"table_id": table, "process": process, "until": until}
    return connection.execute(statement.returning(minds.c.process), values).first() is not None


def finish(connection: Connection, game: GameRow) -> None:
    values = game._asdict()
    values["table_id"] = values.pop("table")
    try:
        connection.execute(insert_into(connection, games).on_conflict_do_nothing(), values)
    except IntegrityError:
        raise LookupError("a game was finished at a table that is not kept") from None


def game_at(connection: Connection, table: str) -> GameRow | None:
    columns = [games.c.table_id, *[games.c[name] for name in GameRow._fields[1:]]]
    row = connection.execute(select(*columns).where(games.c.table_id == table)).first()
    return GameRow(*row) if row else None


def ended(connection: Connection, wanted: Sequence[str]) -> dict[str, Ended]:
    found: dict[str, Ended] = {}
    for begin in range(0, len(wanted), AT_A_TIME):
        part = wanted[begin : begin + AT_A_TIME]
        which = games.c.table_id.in_(part)
        rows = connection.execute(select(games.c.table_id, games.c.finished, games.c.result).where(which))
        found.update((row.table_id, Ended(row.finished, row.result)) for row in rows)
    return found


def _places_of(person: str) -> Select[Any]:
    return select(places.c.table_id).where(places.c.person == person, places.c.now)


def _latest(connection: Connection, limit: int, *which: ColumnElement[bool]) -> list[TableRow]:
    """Short forms, the latest change first."""
    found = connection.execute(select(*SHORT).where(*which).order_by(tables.c.changed.desc(), tables.c.id).limit(limit))
    return [TableRow(*row) for row in found]
