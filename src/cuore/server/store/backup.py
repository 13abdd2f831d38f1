"""A copy of the database file while the server runs, and a look at such a copy."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from cuore.engine.errors import cut
from cuore.server.store.check import Findings, check
from cuore.server.store.database import CannotOpen
from cuore.troubles import reason


def copy_to(source: Path, target: Path) -> Findings:
    """Copy a database file as it is at one moment, whole in itself, and say what is wrong with the copy.

    Nobody has to stop for it: readers and writers do not wait for each other. A copy with something wrong stays: if the
    original is no better, it may be the best there is.
    """
    if os.path.lexists(target):
        raise CannotOpen(f"{cut(target)} already exists: choose another name")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # seeds and names are in it
    except OSError as error:
        raise CannotOpen(f"no copy can be written to {cut(target)}: {_why(target, unfinished, error)}") from None
    try:
        with _named(source):
            _copy(source, unfinished)
        findings = check_file(unfinished)
        _sync(unfinished)
        unfinished.rename(target)
        _sync(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)
    return findings


def _why(target: Path, unfinished: Path, error: OSError) -> str:
    if isinstance(error, FileNotFoundError) and not target.parent.is_dir():
        return f"there is no folder {cut(target.parent)}"
    if os.path.lexists(unfinished):
        return f"another backup is being written there, or left {cut(unfinished.name)} behind: take that file away"
    return reason(error, writing=True)


def check_file(file: Path) -> Findings:
    """Look at everything in a database file; nothing in it is changed."""
    with _named(file), _reading(file) as connection:
        return check(connection)


def _copy(source: Path, target: Path) -> None:
    with closing(_open(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, that needs no other beside it


@contextmanager
def _reading(file: Path) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=lambda: _open(file), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")  # all that is read is of one moment, even while a server writes
        yield connection


def _open(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
    connection.execute("PRAGMA query_only = ON")
    return connection


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Say in one line which file cannot be read, and why."""
    try:
        yield
    except (sqlite3.Error, DatabaseError) as error:
        try:
            file.stat()
        except OSError as missing:
            raise CannotOpen(f"{cut(file)} cannot be opened: {reason(missing)}") from None
        words = error.orig if isinstance(error, DatabaseError) else error
        why = "it is a folder" if file.is_dir() else words
        raise CannotOpen(f"{cut(file)} is not a database of cuore, or is damaged: {why}") from None


def _sync(path: Path) -> None:
    """Wait until the disk has it."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
