"""Reading files that somebody named: plain files of a sane size, and one clear sentence for everything else.

A pipe would make the program wait for ever, and a device like /dev/zero never ends; so what a name stands for is looked
at before anything is read.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from cuore.engine.errors import CuoreError, cut
from cuore.troubles import reason

LONGEST_TEXT = 8_000_000
"""Bytes of a game, a position or a card file. The longest honest ones have some hundred thousand."""


class CannotOpen(CuoreError):
    """A file that cannot be read, or no saved game where one is looked for."""


def read_text(path: Path, most: int = LONGEST_TEXT) -> str:
    """The text of a file; a mark that some editors write before it is no part of it."""
    try:
        return read_bytes(path, most).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise CannotOpen(f"{cut(path)} cannot be opened: it is not text") from None


def read_bytes(path: Path, most: int = LONGEST_TEXT) -> bytes:
    """What is in a file, if it is a plain one and not too long."""
    try:
        # Without O_NONBLOCK, opening a pipe waits for somebody to write into it.
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(number, "rb") as file:
            about = os.fstat(number)
            if stat.S_ISDIR(about.st_mode):
                raise CannotOpen(f"{cut(path)} cannot be opened: it is a folder")
            if not stat.S_ISREG(about.st_mode):
                raise CannotOpen(f"{cut(path)} cannot be opened: it is not a plain file")
            data = file.read(most + 1) if about.st_size <= most else b""
    except OSError as error:
        raise CannotOpen(f"{cut(path)} cannot be opened: {reason(error)}") from None
    except ValueError:
        raise CannotOpen(f"{cut(path)} cannot be the name of a file") from None
    if about.st_size > most or len(data) > most:
        raise CannotOpen(f"{cut(path)} cannot be opened: it is longer than {most:,} bytes")
    return data
