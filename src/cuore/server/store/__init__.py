"""What is kept: in one SQLite file, in PostgreSQL, or in memory for tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from cuore.engine.errors import cut
from cuore.server.errors import Unavailable
from cuore.server.store.database import CannotOpen, database_at, url_of
from cuore.server.store.migrations import migrate
from cuore.server.store.people_rows import probe
from cuore.server.store.sql import SqlStore
from cuore.troubles import reason

__all__ = ["CannotOpen", "SqlStore", "open_store"]


async def open_store(place: str | Path, password: str = "") -> SqlStore:
    """The store at a path, ``sqlite:///PATH`` or ``postgresql://USER@HOST/NAME``, brought up to date and writable."""
    url = url_of(place, password)
    try:
        database = database_at(url)
    except OSError as error:
        raise CannotOpen(f"the database {cut(url.database)} cannot be opened: {reason(error)}") from None
    try:
        await database.write(migrate)
        await database.write(partial(probe, data=b""))
    except CannotOpen:
        await database.close()
        raise
    except (Unavailable, DatabaseError) as error:
        await database.close()
        name = cut(url.render_as_string(hide_password=True))
        if isinstance(error, Unavailable) and error.cause == "read-only":
            raise CannotOpen(f"{name} can only be read: a server writes to its database and beside it") from error
        raise CannotOpen(f"the database {name} cannot be opened: {_cause(error)}") from error
    return SqlStore(database)


def _cause(error: BaseException) -> str:
    """The words of whoever failed first."""
    while error.__cause__ is not None:
        error = error.__cause__
    return str(error)
