"""A hint in the making: a line that says how far it is, and Ctrl-C, which ends the thinking and nothing else.

Whoever presses Ctrl-C twice, or a moment late, means the thinking: what was found is shown all the same.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from cuore.bots.advice.hint import ENOUGH, LEAST, SECONDS
from cuore.bots.search.race import Budget

WORDS = "Playing on in imagined worlds … {share} %   (Ctrl-C: that will do)"
LATE = 1.0
"""Seconds after the thinking in which Ctrl-C is still meant for it."""

ERASE = Control((ControlType.CARRIAGE_RETURN,), (ControlType.ERASE_IN_LINE, 2))


class Thinking:
    """Whether it was broken off, and how far it is."""

    def __init__(self, console: Console | None, clock: Callable[[], float] = monotonic) -> None:
        self._console = console
        self._clock = clock
        self._shown = -1
        self._broken_off = False
        self._late_until: float | None = None

    def is_broken_off(self) -> bool:
        """Whether Ctrl-C was pressed before the thinking was done."""
        return self._broken_off

    def budget(self, simulations: int = 0, seconds: float = 0.0, processes: int = 1) -> Budget:
        """How long to think; where nothing is said, as long as a person waits for a hint."""
        least = 0
        if not simulations and not seconds:
            simulations, seconds, least = ENOUGH, SECONDS, LEAST
        return Budget(simulations, seconds, self.is_broken_off, processes, least, self.report)

    def press(self, _number: int, _frame: FrameType | None) -> None:
        """What Ctrl-C does meanwhile."""
        if self._late_until is None:
            self._broken_off = True
        elif self._clock() >= self._late_until:
            raise KeyboardInterrupt

    def report(self, share: float) -> None:
        """Show how much is done, from 0 to 1; it never goes back."""
        whole = int(100 * share)
        if self._console is not None and whole > self._shown:
            self._shown = whole
            self._console.control(ERASE)
            self._console.print(Text(WORDS.format(share=whole), "dim"), end="")

    def found(self) -> None:
        """The thinking is done, and what was found can be shown where the line was."""
        self.erase()
        self._late_until = self._clock() + LATE

    def erase(self) -> None:
        """Leave nothing of the line on the screen."""
        if self._console is not None and self._shown >= 0:
            self._console.control(ERASE)
            self._shown = -1


@contextmanager
def thinking(console: Console, shown: bool | None = None) -> Iterator[Thinking]:
    """Something that takes a while. It is shown on a terminal that can write over a line, or as is said."""
    if shown is None:
        shown = console.is_terminal and not console.is_dumb_terminal
    thought = Thinking(console if shown else None)
    if threading.current_thread() is not threading.main_thread():
        yield thought  # here no signal arrives
        return
    before = signal.signal(signal.SIGINT, thought.press)
    try:
        yield thought
    finally:
        signal.signal(signal.SIGINT, before)
        thought.erase()
