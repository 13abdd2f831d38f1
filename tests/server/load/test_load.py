"""A small run of the benchmark: nobody is lost, nothing goes wrong. How fast it is, is no matter here."""

from __future__ import annotations

from pathlib import Path

import uvloop

from tests.server.load.bench import Bench, Plan
from tests.server.load.figures import loop_lag, spread

SLOWEST = 30_000
"""Milliseconds: far beyond what any machine should need, and short of standing still."""


def test_a_small_crowd_is_served(tmp_path: Path) -> None:
    plan = Plan(sockets=200, tables=20, people=10, pace=500, rate=10.0, seconds=1.5, hold=0.0)
    found = uvloop.run(Bench(plan, tmp_path).run())
    assert found["wrong"] == "nothing"
    assert found["sockets held"] == found["sockets back"] == 200
    acknowledged = found["answer to acknowledgement, ms"]
    assert acknowledged["count"] > 0
    assert acknowledged["max"] < SLOWEST
    late = found["bots' answers late by, ms"]
    assert late["count"] > 0
    assert late["max"] < SLOWEST
    assert found["window"]["durable decisions a second"] > 0
    assert found["tables in memory"] > 0


def test_percentiles_are_of_what_was_measured() -> None:
    found = spread(number / 1000 for number in range(1000))
    assert (found["p50"], found["p99"], found["p99.9"], found["max"]) == (500, 990, 999, 999)
    assert spread([]) == {"count": 0}


def test_the_lag_is_that_of_the_window_alone() -> None:
    bucket = 'cuore_loop_lag_seconds_bucket{{le="{}"}}'.format
    before = {bucket("0.001"): 0.0, bucket("0.1"): 50.0, bucket("+Inf"): 50.0}
    after = {bucket("0.001"): 98.0, bucket("0.1"): 150.0, bucket("+Inf"): 150.0}
    assert loop_lag(before, after) == {"p50": "<= 1", "p99": "<= 100", "samples": "100"}
