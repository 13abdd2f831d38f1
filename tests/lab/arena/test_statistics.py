"""Rates and their intervals, against values worked out by hand and against trials where the truth is known."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from cuore.lab.arena.statistics import Seen, Share, Towns, mean
from cuore.lab.intervals import Z, student, wilson


def worth(towns: Iterable[tuple[float, int]]) -> float:
    return Towns(towns).worth()


def share(values: Iterable[tuple[int, float]]) -> Share | None:
    seen = Seen()
    for town, value in values:
        seen.add(town, value)
    return seen.share()


@pytest.mark.parametrize(
    ("rate", "count", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0.8, 100, 0.7112, 0.8666),
        (0.0, 10, 0.0, 0.2775),  # z² / (n + z²)
        (1.0, 10, 0.7225, 1.0),
        (0.99, 400, 0.9746, 0.9961),
        (1.0, 1, 0.2065, 1.0),
    ],
)
def test_wilson_against_published_values(rate: float, count: int, low: float, high: float) -> None:
    assert wilson(rate, count) == pytest.approx((low, high), abs=6e-5)


def test_wilson_is_the_same_from_both_sides() -> None:
    low, high = wilson(0.3, 57)
    assert wilson(0.7, 57) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (19, 2.093), (39, 2.023), (10**6, Z)])
def test_few_towns_reach_further(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_what_towns_are_worth_by_hand() -> None:
    # Rate 5/8; off by 0.75, -1.25, -0.25, 0.75: squares 2.75; variance 2.75 / 64 * 4 / 3; 15/64 over it is 45/11.
    assert worth([(2, 2), (0, 2), (1, 2), (2, 2)]) == pytest.approx(45 / 11)


def test_towns_that_are_all_or_nothing_are_worth_a_game_each() -> None:
    assert worth([(6, 6), (0, 6)] * 20) == pytest.approx(39)


def test_towns_that_agree_are_worth_their_games_and_no_more() -> None:
    assert worth([(1, 2)] * 30) == 60
    assert worth([(2, 2)] * 30) == 60


def test_one_town_is_worth_one_game() -> None:
    assert worth([(30, 40)]) == 1


def test_towns_of_unequal_size_count_by_their_games() -> None:
    # Rate 1/2; off by 1, -1 and 0: variance 2 / 64 * 3 / 2.
    assert worth([(2, 2), (0, 2), (2, 4)]) == pytest.approx(0.25 / (2 / 64 * 3 / 2))


def test_a_share_puts_it_together() -> None:
    seen = [(7, 1.0), (7, 1.0), (3, 0.0), (3, 0.0), (1, 1.0), (1, 0.0), (2, 0.5), (2, 1.0)]
    found = share(seen)
    assert found is not None
    assert (found.rate, found.count, found.towns) == (4.5 / 8, 8, 4)
    expected = wilson(4.5 / 8, worth([(1.0, 2), (1.5, 2), (0.0, 2), (2.0, 2)]), student(3))
    assert (found.low, found.high) == pytest.approx(expected)
    assert share(reversed(seen)) == found


def test_winning_everything_is_not_certainty() -> None:
    found = share((town, 1.0) for town in range(40) for _ in range(2))
    assert found is not None
    assert found.rate == found.high == 1
    assert 0.94 < found.low < 0.96


def test_nothing_has_no_share() -> None:
    assert share([]) is None
    assert mean([]) == 0


@pytest.mark.parametrize("truth", [0.5, 0.8, 0.95])
def test_the_interval_holds_the_truth_as_often_as_it_says(truth: float) -> None:
    # Towns differ: in each one the chance to win is another. An interval that takes the games for independent
    # would hold the truth too seldom.
    rng, trials, held = Random(5), 400, 0
    for _ in range(trials):
        chances = [rng.betavariate(8 * truth, 8 * (1 - truth)) for _ in range(30)]
        found = share((town, float(rng.random() < chance)) for town, chance in enumerate(chances) for _ in range(6))
        assert found is not None
        held += found.low <= truth <= found.high
    assert 0.92 <= held / trials <= 0.985
