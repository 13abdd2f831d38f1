"""Every failure of the store is counted, and its cause is logged once in a while."""

from __future__ import annotations

from collections import Counter

from cuore.server.web.trouble import EVERY, StoreTrouble
from tests.server.people.house import HandClock


def test_a_cause_is_logged_once_a_minute() -> None:
    clock, failures = HandClock(), Counter[str]()
    lines: list[tuple[object, object]] = []
    trouble = StoreTrouble(failures, clock, lambda _, facts: lines.append((facts["cause"], facts["failures"])))
    for _ in range(100):
        trouble.met("disk-full", "database or disk is full")
    trouble.met("locked", "database is locked")
    assert lines == [("disk-full", 1), ("locked", 1)]
    clock.move(EVERY)
    trouble.met("disk-full", "database or disk is full")
    assert lines[2:] == [("disk-full", 100)]  # those since the line before
    assert failures == {"disk-full": 101, "locked": 1}
