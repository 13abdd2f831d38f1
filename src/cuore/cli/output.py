"""Writing to the terminal."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from textwrap import fill

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from cuore.cli.charset import read_anyway, write_readable
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    MAID_CHIEF,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)

COLOURS: dict[int, str] = {
    MAID_CHIEF: "#3aa655",
    CHAMBERMAID_CHIEF: "#3aa655",
    GENERAL: "#4a90e2",
    PRIVATE: "#9a8fbf",
    EVENT: "#b14fd0",
    LOVE: "#ee5f9c",
    BUILDING: "#e0762f",
    REMINISCENCE: "#2aa7b5",
    BEER: "#d0a01f",
    HIGH_CLASS: "#c8506a",
    PREPARATION: "#9a6bd0",
}
"""The colours of the frames that the cards have in the boxes, in tones that can be read on dark and on light ground."""


SIZES = {"COLUMNS": (20, 2000), "LINES": (5, 2000)}
"""How large a screen may be by these variables; nothing can be read on a smaller one."""

READER_GONE = 141
"""The exit code of programs that write into a pipe which nobody reads any more."""


class PipedConsole(Console):
    """A console whose reader may leave, as ``head`` does."""

    def on_broken_pipe(self) -> None:
        forget_output()
        raise SystemExit(READER_GONE)


def console(*, stderr: bool = False) -> Console:
    """Where people read; rich leaves the colours out when it is not a terminal or NO_COLOR is set."""
    return PipedConsole(highlight=False, stderr=stderr)


def usable_size() -> None:
    """Take away a size from the environment on which nothing could be read, like ``COLUMNS=0``."""
    for name, (least, most) in SIZES.items():
        size = os.environ.get(name)
        if size is not None and not (size.isdecimal() and len(size) < 6 and least <= int(size) <= most):
            del os.environ[name]


def forget_output() -> None:
    """Throw away what is still to be written and cannot be: Python itself would complain about it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_whole(line: str | Text, style: str = "") -> None:
    """Print a line that may be pasted, like one with a command, a code or a path in it: no width breaks it."""
    console().print(Text(line, style) if isinstance(line, str) else line, soft_wrap=True)


def any_letters() -> None:
    """Make all that is written and read work in every encoding: nothing ends in a traceback for want of letters."""
    for out in (sys.stdout, sys.stderr):
        write_readable(out)
    read_anyway(sys.stdin)


def complain(words: str) -> None:
    """Say in one line what is wrong; on a terminal that line breaks between words."""
    words = f"cuore: {words}"
    if sys.stderr.isatty():
        words = fill(words, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    sys.stderr.write(f"{words}\n")


def print_json(data: object) -> None:
    """Where programs read: nothing but JSON, its letters escaped where they cannot be written."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if not _can_write(text):
        text = json.dumps(data, indent=1)
    sys.stdout.write(text + "\n")


def print_notation(text: str) -> None:
    """A game in its notation. In a pipe or a file it is read again, so it keeps all letters: it is always UTF-8."""
    if _can_write(text) or sys.stdout.isatty():
        sys.stdout.write(text)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())


def _can_write(text: str) -> bool:
    """Whether the encoding of the standard output has all letters of a text."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar that is moved on by calling it with what has been done; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task("Playing", total=total)
        yield lambda done: bar.advance(task, done)
