"""What retention removes: which rows have expired, and how they go, a few in each transaction."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, delete, func, or_, select, text

from cuore.server.ports import Expired, Expiry, Kind
from cuore.server.store.erasing import erase_person
from cuore.server.store.schema import entries, games, minds, people, places, reports, secrets, sessions, tables, talk

WITHOUT_GAME: Final = ("open", "closed")
"""States of a table where no game is lost with it: none was begun, or the table was closed."""

BEGUN: Final = ("playing", "paused", "frozen")
"""States of a table where a game is under way."""


def expired(connection: Connection, expiry: Expiry) -> Expired:
    """How many rows there are, and the oldest."""
    rows = _rows(expiry).subquery()
    count, oldest = connection.execute(select(func.count(), func.min(rows.c.at)).select_from(rows)).one()
    return Expired(count, oldest or 0.0)


def expire(connection: Connection, expiry: Expiry, limit: int, name: str) -> int:
    """Remove some of them, the oldest first. What is used at this moment by another process is left for later."""
    if expiry.kind == "guests" and connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))  # as erasing does, before we look
    oldest = (
        _rows(expiry).order_by("at", "id").limit(limit).with_for_update(skip_locked=True, of=_table_of(expiry.kind))
    )
    ids = list(connection.execute(oldest).scalars())
    if expiry.kind == "guests":
        for person in ids:
            erase_person(connection, person, name)
    elif expiry.kind == "sessions":
        connection.execute(delete(sessions).where(sessions.c.token.in_(ids)))
    elif expiry.kind == "reports":
        connection.execute(delete(reports).where(reports.c.id.in_(ids)))
    else:
        for table in (talk, games, minds, places, entries, secrets):
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def _table_of(kind: Kind) -> Any:  # noqa: ANN401 -- the table whose rows are locked, as SQLAlchemy types it
    return {"guests": people, "sessions": sessions, "reports": reports}.get(kind, tables)


def _rows(expiry: Expiry) -> Select[tuple[Any, float]]:
    """Id and time of every row that has expired."""
    before = expiry.before
    match expiry.kind:
        case "guests":
            return select(people.c.id, people.c.seen.label("at")).where(*_absent_guest(before))
        case "sessions":
            return select(sessions.c.token.label("id"), sessions.c.seen.label("at")).where(sessions.c.seen <= before)
        case "reports":
            settled = reports.c.settled
            return select(reports.c.id, settled.label("at")).where(settled > 0, settled <= before)
        case kind:
            which = {"tables": _without_future, "games": _of_guests, "account_games": _of_accounts}[kind]()
            at = tables.c.changed
            return select(tables.c.id, at.label("at")).where(
                at <= before, ~_reported(reports.c.table_id, tables.c.id), which
            )


def _absent_guest(before: float) -> tuple[ColumnElement[bool], ...]:
    """Not here since, at no table where something has happened since, in no open report, and not banned since."""
    came = select(sessions.c.token).where(sessions.c.person == people.c.id, sessions.c.seen > before)
    plays = (
        select(tables.c.id)
        .join(places, places.c.table_id == tables.c.id)
        .where(places.c.person == people.c.id, places.c.now, tables.c.state.in_(("open", *BEGUN)))
        .where(tables.c.changed > before)
    )
    return (
        people.c.password == "",
        people.c.seen <= before,
        people.c.banned_until <= before,
        ~came.exists(),
        ~plays.exists(),
        ~_reported(reports.c.person, people.c.id),
        ~_reported(reports.c.about, people.c.id),
    )


def _without_future() -> ColumnElement[bool]:
    """A table without a game, or with one to which none of its people can come back: all of them were erased."""
    here = select(people.c.id).join(places, places.c.person == people.c.id).where(places.c.table_id == tables.c.id)
    return or_(tables.c.state.in_(WITHOUT_GAME), tables.c.state.in_(BEGUN) & ~here.exists())


def _of_accounts() -> ColumnElement[bool]:
    played = select(people.c.id).join(places, places.c.person == people.c.id).where(places.c.table_id == tables.c.id)
    return (tables.c.state == "over") & played.where(people.c.password != "").exists()


def _of_guests() -> ColumnElement[bool]:
    return (tables.c.state == "over") & ~_of_accounts()


def _reported(column: ColumnElement[str], wanted: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a report names it that no operator has dealt with."""
    return select(reports.c.id).where(column == wanted, reports.c.settled == 0).exists()
