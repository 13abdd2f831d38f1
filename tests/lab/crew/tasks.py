"""What workers do in these tests: functions of a module, which any process can find."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import polars as pl

from cuore.cards.door import load_rules
from cuore.engine.errors import UnknownCard


def square(number: int) -> tuple[int, int]:
    """Later chunks are done sooner."""
    time.sleep(max(0, 5 - number) * 0.01)
    return number * number, os.getpid()


def times(factor: int, number: int) -> int:
    return factor * number


def fail(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def refuse(number: int) -> int:
    """What a person has asked for cannot be."""
    if number == 3:
        raise UnknownCard("there is no card called 'three'", "three", ("tree",))
    return number


def unspeakable(number: int) -> Callable[[], int]:
    """What cannot be sent to another process."""
    return lambda: number


def die(folder: Path, number: int) -> int:
    """One chunk kills whoever works on it."""
    leave_word(folder, number)
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_at_first(folder: Path, number: int) -> int:
    """Every third chunk kills who gets it first."""
    if number % 3 == 1 and not words(folder, number):
        leave_word(folder, number)
        os.kill(os.getpid(), signal.SIGKILL)
    leave_word(folder, number)
    return number * number


def slowly(folder: Path, number: int) -> int:
    leave_word(folder, number)
    time.sleep(0.2)
    return number


def stuck_below(parent: int, folder: Path, number: int) -> int:
    """Whoever was started by a certain process never ends its work."""
    leave_word(folder, number)
    time.sleep(3600 if os.getppid() == parent else 0.1)
    return number * number


def threads_of_polars(number: int) -> int:
    return pl.thread_pool_size()


def known_boxes(number: int) -> tuple[str, ...]:
    return tuple(load_rules().boxes)


def leave_word(folder: Path, number: int) -> None:
    """Say that work on a chunk was begun, and by whom."""
    (folder / f"{number} {os.getpid()} {os.getppid()}").touch()


def words(folder: Path, number: int | None = None) -> list[tuple[int, int, int]]:
    """All that was said, or all about a chunk: its number, who worked on it, and who had started that one."""
    found = [tuple(map(int, path.name.split())) for path in folder.iterdir()]
    return [(one, two, three) for one, two, three in found if number in (None, one)]
