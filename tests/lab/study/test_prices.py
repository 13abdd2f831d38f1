"""A fair price is where a falling curve meets nothing, and it is said when there is none."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.lab.study.prices import AT_LEAST, AT_MOST, FOUND, PLAYERS, UNTOLD, fair_price, falling

PRICES = [1, 2, 3, 4, 5]
ALWAYS = [True] * 5
VALUES = st.lists(st.floats(-1, 1), min_size=1, max_size=8)


@given(VALUES)
def test_the_fitted_curve_never_rises_and_keeps_the_mean(values: list[float]) -> None:
    curve = falling(values)
    assert all(one >= other - 1e-12 for one, other in pairwise(curve))
    assert sum(curve) == pytest.approx(sum(values), abs=1e-9)


@given(VALUES)
def test_a_falling_curve_is_its_own_fit(values: list[float]) -> None:
    ordered = sorted(values, reverse=True)
    assert falling(ordered) == pytest.approx(ordered)


def noisy(means: list[float], towns: int = 200) -> list[list[float]]:
    chance = Random("prices")
    luck = [chance.uniform(-0.1, 0.1) for _ in range(towns)]  # shared by all prices
    return [[mean + each + chance.uniform(-0.02, 0.02) for each in luck] for mean in means]


def test_the_crossing_is_found_with_an_interval_around_it() -> None:
    found = fair_price(PRICES, noisy([0.3, 0.2, 0.1, -0.1, -0.2]), ALWAYS, 0.5, "1")
    assert found.verdict == FOUND
    assert found.low is not None
    assert found.price is not None
    assert found.high is not None
    assert 3.2 < found.low < found.price < found.high < 3.8
    assert fair_price(PRICES, noisy([0.3, 0.2, 0.1, -0.1, -0.2]), ALWAYS, 0.5, "1") == found


def test_beyond_the_last_price_it_is_at_least_that() -> None:
    found = fair_price(PRICES, noisy([0.5, 0.4, 0.3, 0.2, 0.1]), ALWAYS, 0.5, "1")
    assert (found.verdict, found.price, found.low, found.high) == (AT_LEAST, 5.0, 5.0, None)


def test_a_player_who_loses_with_a_card_at_any_price_says_nothing_of_its_price() -> None:
    found = fair_price(PRICES, noisy([-0.1, -0.2, -0.2, -0.3, -0.3]), ALWAYS, 0.5, "1")
    assert (found.verdict, found.price, found.low, found.high) == (PLAYERS, None, None, None)


def test_a_player_who_does_not_use_a_card_says_nothing_of_its_price() -> None:
    found = fair_price(PRICES, noisy([0.3, 0.2, 0.1, -0.1, -0.2]), ALWAYS, 0.5, "1", is_used=False)
    assert (found.verdict, found.price, found.low, found.high) == (PLAYERS, None, None, None)


def test_the_price_is_where_what_was_played_meets_nothing() -> None:
    curve = [[0.3] * 8 + [0.1] * 8, [-0.1] * 8 + [-0.3] * 8]  # means of 0.2 to either side
    found = fair_price([2, 4], curve, [True, True], 0.5, "1")
    assert found.verdict == FOUND
    assert found.price == 3.0


@pytest.mark.parametrize(
    ("means", "verdict"), [([0.2, 0.15, 0.1, 0.05, 0.005], AT_LEAST), ([0.0, -0.1, -0.2, -0.3, -0.4], AT_MOST)]
)
def test_an_interval_that_is_open_to_one_side_leaves_a_guess(means: list[float], verdict: str) -> None:
    found = fair_price(PRICES, noisy(means, towns=60), ALWAYS, 0.5, "1")
    assert found.verdict == verdict
    assert (found.low is None, found.high is None) == (verdict == AT_MOST, verdict == AT_LEAST)
    assert found.low is None or found.price is None or found.low <= found.price


@pytest.mark.parametrize("ends", [(1.0, 5.0), (-inf, 5.0), (1.0, inf), (-inf, inf)])
def test_an_interval_that_spans_all_prices_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, ends: tuple[float, float]
) -> None:
    monkeypatch.setattr("cuore.lab.study.prices._interval", lambda *_: ends)
    found = fair_price(PRICES, noisy([0.1, 0.05, 0.0, -0.05, -0.1]), ALWAYS, 0.5, "1")
    assert (found.verdict, found.price, found.low, found.high) == (UNTOLD, None, None, None)


def test_an_unsure_crossing_says_so() -> None:
    found = fair_price(PRICES, noisy([0.02, 0.01, 0.0, 0.0, -0.001], towns=10), ALWAYS, 0.5, "1")
    assert (found.verdict, found.price, found.low, found.high) == (UNTOLD, None, None, None)


def test_a_price_at_which_nobody_bought_does_not_count() -> None:
    curve = [[0.1] * 40, [0.08] * 40, [0.0] * 40, [0.0] * 40]  # nothing is lost where nobody can pay
    found = fair_price([3, 4, 5, 6], curve, [True, True, False, False], 0.5, "1")
    assert (found.verdict, found.price, found.high, found.tried) == (AT_LEAST, 4.0, None, (3, 4))


@pytest.mark.parametrize("bought", [[False, False, False], [False, True, False]])
def test_of_fewer_than_two_prices_there_is_no_curve(bought: list[bool]) -> None:
    found = fair_price([1, 2, 3], [[0.0] * 20] * 3, bought, 0.5, "1")
    assert (found.verdict, found.price, found.low, found.high) == (UNTOLD, None, None, None)
    assert len(found.tried) == sum(bought)
