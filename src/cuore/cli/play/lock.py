"""One game, one table: whoever plays a saved game holds it, and everybody else is told.

What holds it is a lock of the operating system on a small file beside the game, so it is gone when the process is, in
whatever way it went; a file that is left behind holds nothing. Whoever only reads a game needs no lock.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cuore.engine.errors import CuoreError

if sys.platform != "win32":
    import fcntl

SUFFIX = ".lock"

_mine: set[Path] = set()
"""What this process holds: who holds a game may hold it again."""


class InUse(CuoreError):
    """Somebody else has this game on the table."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """A game that is nobody else's for a while. Raises ``InUse`` where it is, ``OSError`` where nothing can be kept."""
    game = path.resolve()
    if game in _mine or sys.platform == "win32":
        yield
        return
    descriptor = _lock(game)
    _mine.add(game)
    try:
        yield
    finally:
        _mine.discard(game)
        with suppress(OSError):
            _beside(game).unlink()
        os.close(descriptor)


def is_held(path: Path) -> bool:
    """Whether another process has this game on the table."""
    if not _beside(path.resolve()).exists():
        return False
    try:
        with held(path):
            return False
    except InUse:
        return True


def _beside(game: Path) -> Path:
    return game.with_name(f"{game.name}{SUFFIX}")


def _lock(game: Path) -> int:
    """The open lock of a game."""
    file = _beside(game)
    while True:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            who = f" (process {holder})" if holder.isdecimal() else ""
            raise InUse(f"{game} is being played in another window{who}: leave it there first, with q") from None
        except OSError:
            os.close(descriptor)
            raise
        if _is(file, descriptor):
            os.ftruncate(descriptor, 0)
            os.write(descriptor, f"{os.getpid()}\n".encode())
            return descriptor
        os.close(descriptor)  # who held it has just taken the file away: this lock would guard nothing


def _is(file: Path, descriptor: int) -> bool:
    """Whether a descriptor is of the file that stands there now."""
    try:
        return os.path.samestat(file.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
