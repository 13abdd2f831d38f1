"""Connections to SQLite or PostgreSQL: what they promise, and what counts as trouble.

What is to be done is written once, for a plain connection. SQLite carries it out in a thread, a whole transaction at a
time (going back and forth for every statement cost four times as much); PostgreSQL on the event loop. Trouble is
whatever ends by itself or by an operator's hand: a full disk, a lock, a lost line. It becomes ``Unavailable``, and the
next call tries again.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from cuore.engine.errors import CuoreError
from cuore.server.errors import Unavailable

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to be done with a connection, inside a transaction if it writes."""

OURS: Final = (DataError, IntegrityError, ProgrammingError)
"""What a database says when the mistake is ours: it does not go away by waiting."""

WAL_SECONDS: Final = 5.0
"""How long several who open a new file at once wait for each other."""

PRAGMAS: Final = {
    "busy_timeout": "5000",
    "journal_mode": "WAL",
    "synchronous": "FULL",  # what is committed is on the disk
    "foreign_keys": "ON",
    "secure_delete": "ON",  # what was erased is not left in free pages
    "journal_size_limit": str(64 * 1024 * 1024),
}

SETTINGS: Final = {
    "synchronous_commit": "on",
    "lock_timeout": "5s",
    "statement_timeout": "20s",
    "idle_in_transaction_session_timeout": "10s",  # a process that stands still must not hold tables for ever
}


class CannotOpen(CuoreError):
    """The database cannot be used: it is not there, not ours, or newer than we are."""

    code = "cannot-open"


SQLITE_CAUSES: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_IOERR": "disk-error",
    "SQLITE_CANTOPEN": "disk-error",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
"""By the beginning of SQLite's name for an error."""

POSTGRES_CAUSES: Final = {
    "08": "away",
    "57P": "away",
    "531": "disk-full",
    "25006": "read-only",
    "42501": "read-only",
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
    "58": "disk-error",
    "XX": "damaged",
}
"""By the beginning of the code of an error in PostgreSQL."""


def cause_of(error: BaseException | None) -> str:
    """Why a database failed, as one of ``errors.CAUSES``: from its own code, or from that of an error behind it."""
    while error is not None:
        codes = (
            (getattr(error, "sqlite_errorname", ""), SQLITE_CAUSES),
            (getattr(error, "sqlstate", ""), POSTGRES_CAUSES),
        )
        for code, causes in codes:
            for beginning, cause in causes.items():
                if code and code.startswith(beginning):
                    return cause
        if isinstance(error, OSError) and error.errno in _DISK_CAUSES:
            return _DISK_CAUSES[error.errno]
        if isinstance(error, OSError | PoolTimeout) or type(error).__name__ == "InterfaceError":
            return "away"
        error = error.__cause__
    return "other"


_DISK_CAUSES: Final = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EIO: "disk-error",
}


def ignore_trouble(cause: str, words: str) -> None:
    """What happens to reports of trouble where no server keeps a log."""


class Database(ABC):
    """Connections to one database. ``one_writer``: writers wait for each other, and do well to share a transaction."""

    one_writer: ClassVar[bool]

    def __init__(self) -> None:
        self.troubled: Callable[[str, str], None] = ignore_trouble

    @contextmanager
    def _telling(self, *troubles: type[Exception]) -> Iterator[None]:
        """Tell trouble from mistakes, and report it."""
        try:
            yield
        except troubles as error:
            cause = cause_of(error)
            if isinstance(error, OURS) and cause == "other":
                raise
            words = f"{type(error).__name__}: {error.orig if isinstance(error, DBAPIError) else error}"
            self.troubled(cause, words)
            raise Unavailable(words, cause) from error

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """Do something that changes nothing."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Do something whole or not at all; once it returns, it is on the disk."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


class SqliteDatabase(Database):
    """One file, one thread that writes and some that read."""

    one_writer = True

    def __init__(self, path: Path) -> None:
        super().__init__()
        if not path.exists():
            # Seeds and names are in it; the files that SQLite puts beside it get the same mode.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        self._reading, self._writing = _sqlite_engine(path), _sqlite_engine(path)
        self._reader, self._writer = ThreadPoolExecutor(3, "store-reads"), ThreadPoolExecutor(1, "store-writes")

        @event.listens_for(self._writing, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # a lock that is only asked for later cannot be waited for

    async def read(self, job: Job[T]) -> T:
        return await self._in_thread(self._reader, partial(self._run, self._reading, job))

    async def write(self, job: Job[T]) -> T:
        return await self._in_thread(self._writer, partial(self._run, self._writing, job))

    async def close(self) -> None:
        for threads, engine in ((self._writer, self._writing), (self._reader, self._reading)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()

    def _run(self, engine: Engine, job: Job[T]) -> T:
        with self._telling(DBAPIError, sqlite3.Error, OSError), engine.begin() as connection:
            return job(connection)

    @staticmethod
    async def _in_thread(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            running = asyncio.get_running_loop().run_in_executor(threads, work)
        except RuntimeError:
            raise Unavailable("the store is closed") from None
        return await running


def _sqlite_engine(path: Path) -> Engine:
    # What was to be kept does not belong into the words of an error.
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # a transaction begins where we say so
        for name, value in PRAGMAS.items():
            _patiently(connection, f"PRAGMA {name} = {value}")

    return engine


def _patiently(connection: sqlite3.Connection, words: str) -> None:
    """Carry something out, later if somebody else is at it: for the change to WAL, SQLite itself does not wait."""
    until = time.monotonic() + WAL_SECONDS
    while True:
        try:
            connection.execute(words)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


class PostgresDatabase(Database):
    """A server that keeps its writers apart by itself."""

    one_writer = False

    def __init__(self, url: URL) -> None:
        super().__init__()
        try:
            import asyncpg  # type: ignore[import-untyped] # it has no types  # noqa: PLC0415 -- one machine does without
        except ImportError:
            raise CannotOpen("PostgreSQL needs the package asyncpg: pip install 'cuore[scale]'") from None
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            hide_parameters=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=10,
            pool_pre_ping=True,
            connect_args={"timeout": 10, "command_timeout": 25, "server_settings": SETTINGS},
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        # Its own errors are not wrapped while a connection is being made.
        troubles = (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError)
        self._troubles = (*troubles, asyncpg.PostgresError, asyncpg.InterfaceError)

    async def read(self, job: Job[T]) -> T:
        with self._telling(*self._troubles):
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        with self._telling(*self._troubles):
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    async def close(self) -> None:
        await self._engine.dispose()


def insert_for(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that can say what to do about a conflict; both databases say it in the same words."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """The same, for the database at the other end."""
    return insert_for(connection.dialect.name, table)


def url_of(place: str | Path, password: str = "") -> URL:
    """The address of a database, from a path or an address. A password given apart needs no escaping."""
    if isinstance(place, Path) or "://" not in place:
        return URL.create("sqlite", database=str(place))
    try:
        url = make_url(place)
    except ArgumentError:
        raise CannotOpen("a database is written sqlite:///PATH or postgresql://USER@HOST/NAME") from None
    kind = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if kind not in {"sqlite", "postgresql"} or not url.database:
        raise CannotOpen("a database is written sqlite:///PATH or postgresql://USER@HOST/NAME")
    if password and kind == "postgresql":
        url = url.set(password=password)
    return url.set(drivername=kind)


def database_at(url: URL) -> Database:
    """The database at an address; nothing is read yet."""
    return SqliteDatabase(Path(url.database or "")) if url.drivername == "sqlite" else PostgresDatabase(url)
