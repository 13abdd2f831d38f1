"""Processes that are spoken to through a line of their own.

Whoever dies is noticed at once, and a process whose line is cut, because the first process is no more, ends by itself.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Any, Final

PATIENCE: Final = 5.0
"""Seconds for a process to end when it is told to."""

ONE_OF_MANY: Final = {"POLARS_MAX_THREADS": "1"}
"""What a worker finds in its environment. There is one for each core; none needs a thread for each of them as well."""


class Line:
    """Our end of the line to a process."""

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection

    def exit_code(self) -> int | None:
        """How a process ended whose line is cut."""
        self.process.join(PATIENCE)
        return self.process.exitcode

    def hang_up(self) -> None:
        """Tell the process to end, by cutting the line, and do not wait for it."""
        self.connection.close()

    def end(self, patience: float = PATIENCE) -> None:
        """Wait until the process is gone, and see to it."""
        self.process.join(patience)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def new_line(work: Callable[..., None], *args: Any) -> Line:  # noqa: ANN401 - whatever the work wants
    """A process that does ``work(connection, *args)``, and does not hear Ctrl-C.

    Ctrl-C reaches every process of a terminal: the first one ends the others. They inherit that they are deaf: one that
    learned it only when it runs could still die loudly while it starts.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *args), daemon=True)
    here = current_thread() is main_thread()  # only there may signals be set
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if here else None
    try:
        with _environment(ONE_OF_MANY):
            process.start()
    finally:
        if here:
            signal.signal(signal.SIGINT, before)
    theirs.close()  # or nobody would notice that the process is gone
    return Line(process, ours)


@contextmanager
def _environment(wanted: Mapping[str, str]) -> Iterator[None]:
    """What a process that is started meanwhile inherits; what somebody has set stays as it is."""
    added = {name: value for name, value in wanted.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            del os.environ[name]


def be_deaf() -> None:
    """Do not hear Ctrl-C, where a process was started in a way that did not pass it on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
