"""People, what they say and what an operator should know, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from cuore.server.ports import PersonRow, ReportRow, SessionRow, TalkRow
from cuore.server.store.appending import erased_among
from cuore.server.store.database import insert_for, insert_into
from cuore.server.store.schema import keys, mutes, people, pulse, reports, sessions, tables, talk, words
from cuore.server.store.table_rows import AT_A_TIME, MOST

PERSON: Final = [people.c[name] for name in PersonRow._fields]
SESSION: Final = [sessions.c[name] for name in SessionRow._fields]
TALK: Final = [talk.c.table_id, *[talk.c[name] for name in TalkRow._fields[1:]]]
REPORT: Final = [reports.c["table_id" if name == "table" else name] for name in ReportRow._fields]

FORGOTTEN_AT_ONCE: Final = 100
"""How many words that nobody has to remember any more go with every new one."""


# Everybody who comes asks these: they are put into words once.
_FORGET: Final = delete(words).where(
    words.c.word.in_(
        select(words.c.word)
        .where(words.c.until <= bindparam("now"))
        .limit(FORGOTTEN_AT_ONCE)
        .with_for_update(skip_locked=True)
        .scalar_subquery()
    )
)
_PERSON: Final = select(*PERSON).where(people.c.id == bindparam("id"))
_SESSION: Final = select(*SESSION).where(sessions.c.token == bindparam("token"))
_SESSIONS: Final = (
    select(*SESSION).where(sessions.c.person == bindparam("person")).order_by(sessions.c.seen.desc(), sessions.c.id)
)
_MUTED: Final = select(mutes.c.other).where(mutes.c.person == bindparam("person")).order_by(mutes.c.other)
_SAID: Final = (
    select(*TALK)
    .where(talk.c.table_id == bindparam("table"), talk.c.number > bindparam("since"))
    .order_by(talk.c.number.desc())
    .limit(bindparam("limit"))
)


@cache
def _remember(dialect: str) -> ReturningInsert[str]:
    statement = insert_for(dialect, words)
    return statement.on_conflict_do_update(
        index_elements=[words.c.word],
        set_={"until": statement.excluded.until},
        where=words.c.until <= bindparam("now", type_=words.c.until.type),
    ).returning(words.c.word)


def key(connection: Connection, new: bytes) -> bytes:
    """The key of all processes: the new one, unless there is one already."""
    connection.execute(insert_into(connection, keys).on_conflict_do_nothing(), {"name": "server", "secret": new})
    found = connection.execute(select(keys.c.secret).where(keys.c.name == "server"))
    return bytes(found.scalar_one())


def probe(connection: Connection, data: bytes) -> None:
    _keep_pulse(connection, "probe", 0.0, data)


def believed_time(connection: Connection) -> float | None:
    kept: float | None = connection.execute(select(pulse.c.at).where(pulse.c.name == "time")).scalar()
    if kept is not None:
        return kept
    newest = [
        select(func.max(column)).scalar_subquery() for column in (sessions.c.seen, people.c.seen, tables.c.changed)
    ]
    return max((at for at in connection.execute(select(*newest)).one() if at is not None), default=None)


def believe_time(connection: Connection, at: float) -> None:
    _keep_pulse(connection, "time", at, b"")


def _keep_pulse(connection: Connection, name: str, at: float, data: bytes) -> None:
    statement = insert_into(connection, pulse)
    statement = statement.on_conflict_do_update(index_elements=[pulse.c.name], set_={"at": at, "data": data})
    connection.execute(statement, {"name": name, "at": at, "data": data})


def once(connection: Connection, word: str, now: float, until: float) -> bool:
    connection.execute(_FORGET, {"now": now})
    return (
        connection.execute(_remember(connection.dialect.name), {"word": word, "until": until, "now": now}).first()
        is not None
    )


# --- people ----------------------------------------------------------------------------------------------------------


def add_person(connection: Connection, person: PersonRow) -> bool:
    statement = insert_into(connection, people).on_conflict_do_nothing(index_elements=[people.c.skeleton])
    found = connection.execute(statement.returning(people.c.id), person._asdict())
    return found.first() is not None


def person_with(connection: Connection, person: str) -> PersonRow | None:
    row = connection.execute(_PERSON, {"id": person}).first()
    return PersonRow(*row) if row else None


def person_called(connection: Connection, skeleton: str) -> PersonRow | None:
    row = connection.execute(select(*PERSON).where(people.c.skeleton == skeleton)).first()
    return PersonRow(*row) if row else None


def change_person(connection: Connection, person: PersonRow) -> bool:
    changed = {name: getattr(person, name) for name in ("name", "skeleton", "password", "seen")}
    statement = update(people).where(people.c.id == person.id).values(changed).returning(people.c.id)
    try:
        return connection.execute(statement).first() is not None
    except IntegrityError:
        return False


def people_like(connection: Connection, like: str, limit: int) -> list[PersonRow]:
    found = connection.execute(
        select(*PERSON)
        .where(people.c.name.icontains(like, autoescape=True))
        .order_by(people.c.seen.desc(), people.c.id)
        .limit(limit)
    )
    return [PersonRow(*row) for row in found]


def add_session(connection: Connection, session: SessionRow) -> None:
    try:
        connection.execute(sessions.insert(), session._asdict())
    except IntegrityError:
        raise LookupError("nobody can be signed in like that") from None


def session_with(connection: Connection, token: str) -> SessionRow | None:
    row = connection.execute(_SESSION, {"token": token}).first()
    return SessionRow(*row) if row else None


def touch_session(connection: Connection, token: str, seen: float) -> None:
    connection.execute(update(sessions).where(sessions.c.token == token).values(seen=seen))


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    found = connection.execute(_SESSIONS, {"person": person})
    return [SessionRow(*row) for row in found]


def sessions_alive(connection: Connection, ids: Sequence[str], now: float) -> set[str]:
    alive: set[str] = set()
    of_people = select(sessions.c.id).join(people, people.c.id == sessions.c.person).where(people.c.banned_until <= now)
    for begin in range(0, len(ids), AT_A_TIME):
        part = ids[begin : begin + AT_A_TIME]
        alive.update(connection.execute(of_people.where(sessions.c.id.in_(part))).scalars())
    return alive


def ban(connection: Connection, person: str, until: float, reason: str) -> bool:
    statement = update(people).where(people.c.id == person).values(banned_until=until, ban_reason=reason)
    return connection.execute(statement.returning(people.c.id)).first() is not None


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == token))


# --- talk ------------------------------------------------------------------------------------------------------------


def say(connection: Connection, row: TalkRow) -> TalkRow:
    """Keep what was said, under the next number; the row's own is not looked at."""
    counted = update(tables).where(tables.c.id == row.table).values(said=tables.c.said + 1).returning(tables.c.said)
    number = connection.execute(counted).scalar()
    if number is None or erased_among(connection, [row.person]):
        raise LookupError("nobody can talk there")
    said = row._replace(number=number)
    values = said._asdict()
    values["table_id"] = values.pop("table")
    connection.execute(talk.insert(), values)
    return said


def said(connection: Connection, table: str, since: int, limit: int) -> list[TalkRow]:
    found = connection.execute(_SAID, {"table": table, "since": min(since, MOST), "limit": limit})
    return [TalkRow(*row) for row in found][::-1]


def said_by(connection: Connection, person: str) -> list[TalkRow]:
    found = connection.execute(
        select(*TALK).where(talk.c.person == person).order_by(talk.c.at, talk.c.table_id, talk.c.number)
    )
    return [TalkRow(*row) for row in found]


def unsay(connection: Connection, table: str, number: int, person: str) -> int:
    which = talk.c.person == person if person else (talk.c.table_id == table) & (talk.c.number == number)
    return connection.execute(delete(talk).where(which)).rowcount


def mute(connection: Connection, person: str, other: str, muted: bool) -> None:
    if muted:
        values = {"person": person, "other": other}
        connection.execute(insert_into(connection, mutes).on_conflict_do_nothing(), values)
    else:
        connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))


def muted_by(connection: Connection, person: str) -> list[str]:
    found = connection.execute(_MUTED, {"person": person})
    return list(found.scalars())


def report(connection: Connection, row: ReportRow) -> None:
    """Keep a report; the row's own id is not looked at."""
    values = row._asdict()
    values["table_id"] = values.pop("table")
    del values["id"]
    connection.execute(reports.insert(), values)


def latest_reports(connection: Connection, limit: int) -> list[ReportRow]:
    found = connection.execute(select(*REPORT).order_by(reports.c.id.desc()).limit(limit))
    return [ReportRow(*row) for row in found]


def settle(connection: Connection, number: int, at: float) -> bool:
    which = reports.c.id == number
    erased = connection.execute(select(reports.c.erased).where(which)).scalar()
    if erased is None:
        return False
    connection.execute(delete(reports).where(which) if erased else update(reports).where(which).values(settled=at))
    return True


def forget(connection: Connection, person: str) -> None:
    """Delete every row of a person. An open report about them stays, without their id."""
    connection.execute(delete(talk).where(talk.c.person == person))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.other == person)))
    settled = (reports.c.about == person) & (reports.c.settled > 0)
    connection.execute(delete(reports).where(or_(reports.c.person == person, settled)))
    connection.execute(update(reports).where(reports.c.about == person).values(about="", erased=True))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
