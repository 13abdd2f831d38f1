"""Processes that think along with a search for one decision, where the system can fork.

A forked process has all that its parent has. So nothing has to be sent to it but which world and options to try, and
nothing comes back but numbers. Whatever becomes of the parent, none of them outlives it for longer than a world takes:
it waits at a pipe that closes with its parent.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection


class Crew:
    """Some processes that do ``work(world, lines)``, each on a world of its own. Dismiss them when all is done."""

    def __init__(self, size: int, work: Callable[[int, list[int]], list[float]]) -> None:
        self._hands: list[tuple[int, Connection]] = []
        if not hasattr(os, "fork"):
            return
        try:
            for _ in range(size):
                self._hire(work)
        except BaseException:  # Ctrl-C between two of them
            self.dismiss()
            raise

    def __len__(self) -> int:
        return len(self._hands)

    def ask(self, worlds: Sequence[int], lines: list[int]) -> None:
        """Hand out worlds, one to each of the first processes."""
        for world, (_, wire) in zip(worlds, self._hands, strict=False):
            with suppress(OSError):  # one that is gone does not answer either
                wire.send((world, lines))

    def answers(self, number: int) -> list[list[float]]:
        """What the first so many processes found, in the order in which the worlds were handed out."""
        found: list[list[float]] = []
        for _, wire in self._hands[:number]:
            with suppress(EOFError, OSError):
                found.append(wire.recv())
        return found

    def dismiss(self) -> None:
        """Let all of them end."""
        if not self._hands:
            return
        with _without_ctrl_c():
            for pid, wire in self._hands:
                wire.close()
                with suppress(ProcessLookupError, ChildProcessError):  # somebody else has seen to it
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
            self._hands.clear()

    def _hire(self, work: Callable[[int, list[int]], list[float]]) -> None:
        with _without_ctrl_c():  # between being born and being known nobody may be lost
            here, there = Pipe()
            try:
                pid = os.fork()
            except OSError:  # so many processes are not allowed: fewer will do
                here.close()
                there.close()
                return
            if pid:
                there.close()
                self._hands.append((pid, here))
                return
            try:  # the new process
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first one
                here.close()
                while True:
                    world, lines = there.recv()
                    there.send(work(world, lines))
            finally:
                os._exit(0)  # whatever happens here, nothing of the parent's may be flushed or cleaned up twice


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """What is done inside is done to the end: Ctrl-C comes after it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
