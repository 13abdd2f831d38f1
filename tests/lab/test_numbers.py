"""The numbers of a forecast: intervals that hold what they should, and say what they do not know."""

from __future__ import annotations

from random import Random

import pytest

from cuore.lab.numbers import mean, portion, share, spread, surely, times, worth


def test_a_mean_with_its_interval() -> None:
    # 2, 4, 4, 6: mean 4, deviation 1.633; half of the interval with three degrees of freedom 3.182 * 1.633 / 2.
    found = mean([2.0, 4.0, 4.0, 6.0])
    assert (found.mean, found.count) == (4.0, 4)
    assert found.high - found.mean == pytest.approx(2.598, abs=0.05)
    assert found.mean - found.low == pytest.approx(2.598, abs=0.05)


def test_what_cannot_be_below_nothing_is_not_expected_there() -> None:
    assert mean([0.0, 0.0, 0.0, 5.0]).low == 0.0
    assert mean([-1.0, 0.0, 0.0, 5.0]).low < 0.0
    assert mean([0.0] * 9) == mean([0.0] * 9)
    assert (mean([0.0] * 9).low, mean([0.0] * 9).high) == (0.0, 0.0)


def test_a_share_is_sure_of_nothing() -> None:
    always = share([1.0] * 20)
    assert (always.mean, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(0.8389, abs=0.001)  # Wilson, by hand: 20 / (20 + 3.8415)
    assert share([0.5, 0.5]).mean == 0.5


def test_the_interval_of_a_mean_holds_the_truth_19_times_of_20() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        found = mean([rng.gauss(10, 3) for _ in range(12)])
        held += found.low <= 10 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_a_worth_that_was_never_seen_is_nothing_but_not_surely_nothing() -> None:
    found = worth([0.0] * 20, 0.5)
    assert found.mean == 0.0
    assert found.high == pytest.approx(0.068, abs=0.001)  # as docs/lab.md has it for twenty
    assert found.low == -found.high
    assert worth([0.0] * 200, 0.5).high < 0.01


def test_a_worth_is_the_plain_mean_and_its_interval_counts_two_made_up_deals() -> None:
    found = worth([0.5, 0.5, 0.5, -0.5], 0.5)
    assert found.mean == 0.25
    assert found.low < (found.low + found.high) / 2 < found.mean < found.high
    far = worth([9.0] * 200, 0.5)
    assert far.low <= far.mean <= far.high
    assert portion([1.0, 1.0, 1.0, 0.0]).mean == 0.75


def test_the_interval_of_a_rare_worth_holds_the_truth() -> None:
    rng = Random(2)
    truth = 0.02 * 0.5
    held = 0
    for _ in range(400):
        found = worth([0.5 if rng.random() < 0.02 else 0.0 for _ in range(20)], 0.5)
        held += found.low <= truth <= found.high
    assert held / 400 >= 0.95


def test_of_many_worths_of_nothing_hardly_ever_one_is_sure() -> None:
    rng = Random(3)
    alarms = sum(
        any(surely([[rng.choice((-0.5, 0.0, 0.5)) for _ in range(40)] for _ in range(13)], 0.5)) for _ in range(150)
    )
    assert alarms / 150 <= 0.09
    strong = [[rng.choice((0.0, 0.5)) for _ in range(40)] for _ in range(2)]
    weak = [[rng.choice((-0.5, 0.0, 0.5)) for _ in range(40)] for _ in range(11)]
    assert surely([*weak, *strong], 0.5) == [False] * 11 + [True] * 2
    assert surely([], 0.5) == []


def test_a_spread() -> None:
    found = spread([3, 1, 2, 2, 12])
    assert (found.mean, found.least, found.median, found.most) == (4.0, 1, 2.0, 12)
    assert found.counts == ((1, 1), (2, 2), (3, 1), (12, 1))
    assert (found.tenth, found.ninetieth) == (1.4, 8.4)
    two_seats = spread([1, 9, 2, 8], [5.0, 5.0])  # games that all have the same mean
    assert (two_seats.low, two_seats.high, two_seats.count) == (5.0, 5.0, 2)


def test_another_unit() -> None:
    found = times(mean([10.0, 20.0]), 0.1)
    assert found.mean == 1.5
    assert found.count == 2
