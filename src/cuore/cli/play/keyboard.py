"""Where the answers come from: a person at a terminal, or lines from a file."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

if sys.platform != "win32":
    import termios


class Closed(Exception):
    """No more lines will come."""


class Keyboard:
    """Reads lines. It remembers none, so nobody can leaf through what the player before has typed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_person = stream.isatty()

    def line(self) -> str:
        """The next line, without its end."""
        line = self._stream.readline()
        if not line:
            raise Closed
        return line.rstrip("\r\n")

    def forget_typed_ahead(self) -> None:
        """Drop what was typed before anybody was asked: one Enter too many must not open a curtain."""
        if self.is_person and sys.platform != "win32":
            termios.tcflush(self._stream, termios.TCIFLUSH)


@contextmanager
def unbroken() -> Iterator[None]:
    """What is done inside is done to the end: Ctrl-C waits for it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def later(number: int, _frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
