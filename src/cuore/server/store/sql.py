"""The store in a database, the same for SQLite and PostgreSQL: who reads and who writes, method by method."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection

from cuore.server.errors import Unavailable
from cuore.server.ports import (
    Ended,
    EntryRow,
    Expired,
    Expiry,
    GameRow,
    Mark,
    PersonRow,
    ReportRow,
    Secret,
    SessionRow,
    TableRow,
    TalkRow,
)
from cuore.server.store import people_rows, table_rows
from cuore.server.store.appending import open_table
from cuore.server.store.database import Database
from cuore.server.store.erasing import erase_person
from cuore.server.store.expiring import expire, expired
from cuore.server.store.writer import Writer


class SqlStore:
    """A ``Store`` in a database that has all its tables; ``open_store`` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)
        self._read = database.read
        self._write = self._writer.run

    async def close(self) -> None:
        await self._writer.close()
        await self.database.close()

    async def key(self) -> bytes:
        return await self._write(lambda c: people_rows.key(c, secrets.token_bytes(32)))

    def watch(self, troubled: Callable[[str, str], None]) -> None:
        self.database.troubled = troubled

    async def probe(self, data: bytes) -> None:
        await self._write(lambda c: people_rows.probe(c, data))

    async def believed_time(self) -> float | None:
        return await self._read(people_rows.believed_time)

    async def believe_time(self, at: float) -> None:
        await self._write(lambda c: people_rows.believe_time(c, at))

    async def once(self, word: str, now: float, until: float) -> bool:
        return await self._write(lambda c: people_rows.once(c, word, now, until))

    # -- tables --

    async def open_table(self, row: TableRow, secret: Secret, first: EntryRow) -> None:
        await self._write(lambda c: open_table(c, row, secret, first))

    async def append(self, row: EntryRow, short: TableRow) -> None:
        await self._writer.append(row, short)

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        return await self._read(lambda c: table_rows.entries_since(c, table, since))

    async def entry_of(self, table: str, command: str) -> EntryRow | None:
        return await self._read(lambda c: table_rows.entry_of(c, table, command))

    async def table(self, table: str) -> TableRow | None:
        return await self._read(lambda c: table_rows.table_called(c, table))

    async def secret(self, table: str) -> Secret | None:
        return await self._read(lambda c: table_rows.secret_of(c, table))

    async def lobby(self, tables: Sequence[str]) -> list[TableRow]:
        return await self._read(lambda c: table_rows.lobby(c, tables))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return await self._read(lambda c: table_rows.tables_of(c, person, limit))

    async def all_tables(self, state: str, limit: int) -> list[TableRow]:
        return await self._read(lambda c: table_rows.all_tables(c, state, limit))

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        return await self._read(lambda c: table_rows.marks(c, tables))

    async def tables_to_mind(self) -> list[str]:
        return await self._read(table_rows.tables_to_mind)

    async def mind(self, table: str, process: str, now: float, until: float) -> bool:
        return await self._write(lambda c: table_rows.mind(c, table, process, now, until))

    async def finish(self, game: GameRow) -> None:
        await self._write(lambda c: table_rows.finish(c, game))

    async def game(self, table: str) -> GameRow | None:
        return await self._read(lambda c: table_rows.game_at(c, table))

    async def ended(self, tables: Sequence[str]) -> dict[str, Ended]:
        return await self._read(lambda c: table_rows.ended(c, tables))

    # -- people --

    async def add_person(self, person: PersonRow) -> bool:
        return await self._write(lambda c: people_rows.add_person(c, person))

    async def person(self, person: str) -> PersonRow | None:
        return await self._read(lambda c: people_rows.person_with(c, person))

    async def person_called(self, skeleton: str) -> PersonRow | None:
        return await self._read(lambda c: people_rows.person_called(c, skeleton))

    async def change_person(self, person: PersonRow) -> bool:
        return await self._write(lambda c: people_rows.change_person(c, person))

    async def add_session(self, session: SessionRow) -> None:
        await self._write(lambda c: people_rows.add_session(c, session))

    async def session(self, token: str) -> SessionRow | None:
        return await self._read(lambda c: people_rows.session_with(c, token))

    async def touch_session(self, token: str, seen: float) -> None:
        await self._write(lambda c: people_rows.touch_session(c, token, seen))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        return await self._read(lambda c: people_rows.sessions_of(c, person))

    async def end_session(self, token: str) -> None:
        await self._write(lambda c: people_rows.end_session(c, token))

    async def sessions_alive(self, ids: Sequence[str], now: float) -> set[str]:
        return await self._read(lambda c: people_rows.sessions_alive(c, ids, now))

    async def people(self, like: str, limit: int) -> list[PersonRow]:
        return await self._read(lambda c: people_rows.people_like(c, like, limit))

    async def ban(self, person: str, until: float, reason: str) -> bool:
        return await self._write(lambda c: people_rows.ban(c, person, until, reason))

    async def erase_person(self, person: str, name: str) -> list[str]:
        changed = await self._write(lambda c: erase_person(c, person, name))
        await self._empty_log()
        return changed

    async def _empty_log(self) -> None:
        if self.database.one_writer:
            with suppress(Unavailable):  # it is erased; a reader in between leaves this to a later checkpoint
                await self._read(_empty_log)

    # -- talk --

    async def say(self, table: str, person: str, name: str, at: float, text: str) -> TalkRow:
        return await self._write(lambda c: people_rows.say(c, TalkRow(table, 0, person, name, at, text)))

    async def said(self, table: str, since: int = 0, limit: int = 100) -> list[TalkRow]:
        return await self._read(lambda c: people_rows.said(c, table, since, limit))

    async def said_by(self, person: str) -> list[TalkRow]:
        return await self._read(lambda c: people_rows.said_by(c, person))

    async def mute(self, person: str, other: str, muted: bool) -> None:
        await self._write(lambda c: people_rows.mute(c, person, other, muted))

    async def muted_by(self, person: str) -> list[str]:
        return await self._read(lambda c: people_rows.muted_by(c, person))

    async def unsay(self, table: str, number: int, person: str) -> int:
        count = await self._write(lambda c: people_rows.unsay(c, table, number, person))
        await self._empty_log()
        return count

    async def report(
        self, at: float, sort: str, table: str, person: str, about: str, text: str, name: str = ""
    ) -> None:
        await self._write(lambda c: people_rows.report(c, ReportRow(0, at, sort, table, person, about, text, name)))

    async def reports(self, limit: int) -> list[ReportRow]:
        return await self._read(lambda c: people_rows.latest_reports(c, limit))

    async def settle(self, report: int, at: float) -> bool:
        return await self._write(lambda c: people_rows.settle(c, report, at))

    # -- retention --

    async def expired(self, expiry: Expiry) -> Expired:
        return await self._read(lambda c: expired(c, expiry))

    async def expire(self, expiry: Expiry, limit: int, name: str) -> int:
        count = await self._write(lambda c: expire(c, expiry, limit, name))
        if count < limit:  # that was the last of them
            await self._empty_log()
        return count


def _empty_log(connection: Connection) -> None:
    """Bring everything from the log of SQLite into the file, so that nothing old is left in it."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
