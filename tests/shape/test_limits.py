"""Time limits are for what never ends: they are far off, agree with each other, and no test asks for more."""

from __future__ import annotations

import re
import tomllib

from tests.shape.sources import ROOT, TESTS

SLOWEST = 10
"""Seconds that a test may take on a quiet core."""

SLOWER = 40
"""A machine four times slower, on which ten times as many are at work as it has cores."""


def limits() -> tuple[float, float]:
    """The limit of a test, and the one that ends the process that runs it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
    return float(settings["timeout"]), float(settings["faulthandler_timeout"])


def wishes(source: str) -> list[float]:
    """The limits that tests ask for themselves."""
    return [float(seconds) for seconds in re.findall(r"(?m)^@pytest\.mark\.timeout\((\d+)\)$", source)]


def test_a_slow_machine_is_not_taken_for_an_endless_loop() -> None:
    assert limits()[0] >= SLOWER * SLOWEST


def test_a_test_fails_before_the_process_that_runs_it_is_ended() -> None:
    test, process = limits()
    assert process > test


def test_no_test_asks_for_more_time_than_all_have() -> None:
    # What ends the process does not know of such a wish.
    found = {path.name: wishes(path.read_text(encoding="utf-8")) for path in TESTS.rglob("test_*.py")}
    assert {name: asked for name, asked in found.items() if max(asked, default=0) > limits()[0]} == {}
    assert any(found.values()), "none was found at all"
