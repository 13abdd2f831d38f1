"""A hint in the making: a line that says how far it is, and Ctrl-C, which ends the thinking and nothing else."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

WORDS = "Playing on in imagined worlds … {share} %   (Ctrl-C: that will do)"
ERASE = Control((ControlType.CARRIAGE_RETURN,), (ControlType.ERASE_IN_LINE, 2))


class Thinking:
    """Whether it was broken off, and how far it is."""

    def __init__(self, console: Console | None) -> None:
        self._console = console
        self._shown = -1
        self._broken_off = False

    def is_broken_off(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self._broken_off

    def break_off(self, _number: int, _frame: FrameType | None) -> None:
        """What Ctrl-C does meanwhile."""
        self._broken_off = True

    def report(self, share: float) -> None:
        """Show how much is done, from 0 to 1; it never goes back."""
        whole = int(100 * share)
        if self._console is not None and whole > self._shown:
            self._shown = whole
            self._console.control(ERASE)
            self._console.print(Text(WORDS.format(share=whole), "dim"), end="")

    def erase(self) -> None:
        """Leave nothing on the screen."""
        if self._console is not None and self._shown >= 0:
            self._console.control(ERASE)


@contextmanager
def thinking(console: Console, shown: bool | None = None) -> Iterator[Thinking]:
    """Something that takes a while. It is shown on a terminal that can write over a line, or as is said."""
    if shown is None:
        shown = console.is_terminal and not console.is_dumb_terminal
    thought = Thinking(console if shown else None)
    if threading.current_thread() is not threading.main_thread():
        yield thought  # here no signal arrives
        return
    before = signal.signal(signal.SIGINT, thought.break_off)
    try:
        yield thought
    finally:
        signal.signal(signal.SIGINT, before)
        thought.erase()
