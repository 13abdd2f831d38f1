"""What somebody may like about games: how it is read, what it means, and what a forecast says about it."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from cuore.lab.forecast.likings import CLOSE, MET, NOT_MET, OPEN, Likings, are_likings, read_liking, read_likings
from cuore.lab.forecast.measures import DECISIONS, FIRST, HURTS, LEAD_CHANGES, MARGIN, PLANS, POINTS, ROUNDS
from cuore.lab.numbers import Number
from cuore.town import IllegalWish, words_in
from tests.lab.forecast.plans import small_forecast


@pytest.mark.parametrize(
    ("said", "measure", "low", "high"),
    [
        ("rounds=20", ROUNDS, 18, 22),
        ("rounds=10", ROUNDS, 8.5, 11.5),
        ("Rounds = 18-22", ROUNDS, 17.5, 22.5),
        ("points=40", POINTS, 36, 44),
        ("points=110", POINTS, 99, 121),
        ("minutes=30", DECISIONS, 270, 330),
        ("margin=0-6", MARGIN, 0, 6.5),
        ("hurts=0-2", HURTS, 0, 2.5),
        ("lead=3", LEAD_CHANGES, 2.5, inf),
        ("lead-changes=3-4", LEAD_CHANGES, 2.5, 4.5),
        ("plans=2", PLANS, 1.5, inf),
        ("close", MARGIN, 0, CLOSE[2]),
        ("peaceful", HURTS, 0, 1),
        ("fair", FIRST, 0.4, 0.6),
    ],
)
def test_a_liking_is_a_range_for_a_mean(said: str, measure: str, low: float, high: float) -> None:
    liking = read_liking(said, 2)
    assert liking.measure == measure
    assert (liking.low, liking.high) == pytest.approx((low, high))


def test_what_is_close_and_fair_depends_on_how_many_play() -> None:
    assert read_liking("close", 4).high == CLOSE[4]
    assert read_liking("fair", 4).low == pytest.approx(0.15)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("cheerful", "there is no wish 'cheerful'; choose from rounds, minutes, points"),
        ("rounds", "rounds needs a number"),
        ("close=3", "takes no number"),
        ("rounds=about 20", "needs a number"),
        ("rounds=9-3", "goes from more to less: write 3-9"),
        ("rounds=1000", "up to 999"),
        ("rounds=²", "needs a number"),
        ("rounds=" + "9" * 5000, "a word or two"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_the_reason(said: str, reason: str) -> None:
    with pytest.raises(IllegalWish, match=reason):
        Likings((said,)).check()


def test_likings_that_cannot_hold_together_are_refused() -> None:
    Likings(("rounds=20", "rounds=15-19", "close", "margin=0-4")).check()
    with pytest.raises(IllegalWish, match="rounds=20 and rounds=30 exclude each other"):
        Likings(("rounds=20", "rounds=30")).check()
    with pytest.raises(IllegalWish, match="too many likings"):
        Likings(("close",) * 50).check()


def test_likings_are_read_from_data() -> None:
    assert read_likings(["rounds=20", "close"]) == Likings(words_in("rounds=20, close"))
    for data in ("close", [3], {"rounds": 20}):
        with pytest.raises(IllegalWish):
            read_likings(data)
    assert are_likings("lead=3")
    assert not are_likings("drawing=2")


def test_a_verdict_is_as_sure_as_the_interval() -> None:
    liking = read_liking("rounds=20", 2)
    assert liking.verdict(Number(20, 19, 21, 100)) == MET
    assert liking.verdict(Number(21, 19, 23, 100)) == OPEN
    assert liking.verdict(Number(25, 23, 27, 100)) == NOT_MET


def test_a_forecast_is_checked() -> None:
    made = small_forecast()
    rounds = round(made.rounds.mean)
    checks = [liking.check(made) for liking in Likings((f"rounds={rounds}", "plans=1", "hurts=300-400")).targets(2)]
    assert checks[0].holds
    assert checks[0].number == made.rounds
    assert checks[1].verdict == MET  # somebody always wins
    assert checks[2].verdict == NOT_MET
    unasked = replace(made, plans=None)
    check = read_liking("plans=2", 2).check(unasked)
    assert (check.number, check.verdict, check.holds) == (None, OPEN, False)
