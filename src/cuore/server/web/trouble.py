"""What an operator learns when the store fails: every failure is counted, and the cause logged once in a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Lock

from cuore.server.ports import Clock

EVERY = 60.0
"""Seconds between two lines about the same cause."""


class StoreTrouble:
    """Counts failures by cause. The threads of the store call it."""

    def __init__(self, failures: Counter[str], clock: Clock, notice: Callable[[str, dict[str, object]], None]) -> None:
        self._failures = failures
        self._clock = clock
        self._notice = notice
        self._logged: dict[str, tuple[float, int]] = {}  # by cause: when, and how many failures there were then
        self._lock = Lock()

    def met(self, cause: str, words: str) -> None:
        """The store has failed."""
        now = self._clock.now()
        with self._lock:
            self._failures[cause] += 1
            at, count = self._logged.get(cause, (-EVERY, 0))
            if now < at + EVERY:
                return
            new = self._failures[cause] - count
            self._logged[cause] = now, self._failures[cause]
        self._notice("the store failed: what it should do is refused", {"cause": cause, "why": words, "failures": new})
