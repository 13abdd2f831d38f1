"""One file, one server: whoever serves a database file holds it, and a second server is told so.

What holds it is a lock of the operating system, so it is gone when the process is, in whatever way it went. The small
file beside the database stays; without a lock on it, it means nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cuore.engine.errors import CuoreError, cut
from cuore.troubles import reason

if sys.platform != "win32":
    import fcntl


class AlreadyServed(CuoreError):
    """Another server has this database open."""


class NoFolder(CuoreError):
    """The folder of the database cannot be used."""


LONGEST = 400
"""Bytes of the small file: the number of the process, and the address where it listens."""


@contextmanager
def only_server(database: Path, address: str = "") -> Iterator[None]:
    """Hold a database file, as long as this lasts; makes its folder if need be. ``address``: where it is served."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(_beside(database), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = "it is a file, not a folder" if database.parent.is_file() else reason(error, writing=True)
        raise NoFolder(f"{cut(database.parent)} cannot be the data folder: {why}") from None
    try:
        if sys.platform != "win32":
            _lock(descriptor, database, address)
        yield
    finally:
        os.close(descriptor)


def served_at(database: Path) -> str:
    """The address where a database file is served now; empty if it is not, or nobody knows."""
    if sys.platform == "win32":
        return ""
    try:
        descriptor = os.open(_beside(database), os.O_RDONLY)
    except OSError:
        return ""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        _, _, address = os.read(descriptor, LONGEST).decode(errors="replace").partition("\n")
        return address.strip()
    finally:
        os.close(descriptor)
    return ""


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


def _lock(descriptor: int, database: Path, address: str) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(descriptor, LONGEST).decode(errors="replace").partition("\n")[0].strip()
        who = f" (process {holder})" if holder.isdecimal() else ""
        raise AlreadyServed(
            f"{cut(database)} is already in use by a server{who}: stop it, or choose another folder with --data"
        ) from None
    os.ftruncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n{address}\n".encode())
