"""One file, one writer: whoever plays a saved game, or adds to a folder of games, holds it, and all others are told.

What holds it is a lock of the operating system on a small file beside it, so it is gone when the process is, in
whatever way it went; a file that is left behind holds nothing. Whoever only reads needs no lock.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cuore.engine.errors import CuoreError, cut

if sys.platform != "win32":
    import fcntl

SUFFIX = ".lock"

_mine: set[Path] = set()
"""What this process holds: who holds a file may hold it again."""


class InUse(CuoreError):
    """Somebody else holds this file."""


@contextmanager
def held(path: Path, advice: str = "close it there first") -> Iterator[None]:
    """A file that is nobody else's for a while. Raises ``InUse`` where it is, ``OSError`` where nothing can be kept.

    The ``advice`` is for whoever comes second.
    """
    file = path.resolve()
    if file in _mine or sys.platform == "win32":
        yield
        return
    descriptor = _lock(file, advice)
    _mine.add(file)
    try:
        yield
    finally:
        _mine.discard(file)
        try:
            with suppress(OSError):
                _beside(file).unlink()
        finally:
            os.close(descriptor)


def is_held(path: Path) -> bool:
    """Whether another process holds this file."""
    if not _beside(path.resolve()).exists():
        return False
    try:
        with held(path):
            return False
    except InUse:
        return True


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}{SUFFIX}")


def _lock(path: Path, advice: str) -> int:
    """The open lock of a file."""
    file = _beside(path)
    while True:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            who = f" (process {holder})" if holder.isdecimal() else ""
            raise InUse(f"{cut(path)} is open in another window{who}: {advice}") from None
        except OSError:
            os.close(descriptor)
            raise
        if _is(file, descriptor):
            try:
                os.ftruncate(descriptor, 0)
                os.write(descriptor, f"{os.getpid()}\n".encode())
            except OSError:  # the disk is full
                os.close(descriptor)
                raise
            return descriptor
        os.close(descriptor)  # who held it has just taken the file away: this lock would guard nothing


def _is(file: Path, descriptor: int) -> bool:
    """Whether a descriptor is of the file that stands there now."""
    try:
        return os.path.samestat(file.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
