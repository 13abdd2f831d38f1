"""Numbers with how sure they are: means by Student's t, shares by Wilson, and what a card is worth.

The unit is what differs by chance: the deal where one town is given, the town in a study of many. All intervals are of
95 %.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from cuore.lab.intervals import student, wilson

DIGITS = 4
WRONG = 0.05
"""How often an interval may miss."""

LEADS = 1.5
"""So many usual leads are much of victory points: with one alone, intervals of rare cards were too narrow."""

MADE_UP = 2
"""Deals, or towns, that the interval of a worth counts besides those that were played."""

FEWEST = 10
FEWEST_PART = 0.02
"""A verdict needs a card that mattered in this many cases and in this part of all; in a quarter, where all are few."""


@dataclass(frozen=True)
class Number:
    """A mean or a share with its interval, and of how many deals it is."""

    mean: float
    low: float
    high: float
    count: int


class Sums(NamedTuple):
    """All that a worth needs to know of what was gained: in how many deals, the sum of it, and that of its squares."""

    deals: int
    total: float
    squares: float


@dataclass(frozen=True)
class Spread(Number):
    """A mean with its interval, and how far single games lie apart; ``counts`` are pairs of a value and how often."""

    deviation: float
    least: int
    tenth: float
    median: float
    ninetieth: float
    most: int
    counts: tuple[tuple[int, int], ...]


def mean(values: Sequence[float]) -> Number:
    """The mean of what was seen, by Student's t; what is never below nothing is not expected to be."""
    middle = fmean(values)
    half = _half(values, middle)
    if min(values) >= 0:
        return Number(_round(middle), _round(max(0.0, middle - half)), _round(middle + half), len(values))
    return _number(middle, half, len(values))


def share(values: Sequence[float]) -> Number:
    """The mean of values from 0 to 1, by Wilson: it is sure of nothing even where it was always so."""
    rate = fmean(values)
    low, high = wilson(rate, len(values))
    return Number(_round(rate), _round(low), _round(high), len(values))


def worth(values: Sequence[float], whole: float) -> Number:
    """The mean of what was gained in each deal, which is nothing in most of them.

    Its interval counts two more deals that are made up, in which all was gained and all was lost. Without these it
    shrinks to nothing where a card hardly ever matters, long before that is known (docs/lab.md has the measurements).
    """
    return worth_of(sums_of(values), whole)


def worth_of(gained: Sums, whole: float) -> Number:
    """The same of deals that nobody holds one by one."""
    middle, error = _padded(gained, whole)
    half = student(gained.deals + MADE_UP - 1) * error
    seen = min(max(gained.total / gained.deals, middle - half), middle + half)
    return Number(_round(seen), _round(middle - half), _round(middle + half), gained.deals)


def sums_of(values: Sequence[float]) -> Sums:
    """What was gained in each deal, summed up."""
    return Sums(len(values), fsum(values), fsum([value * value for value in values]))


def is_exposed(cases: float, of: int) -> bool:
    """Whether a card mattered in enough cases for a verdict on it."""
    return cases >= max(FEWEST_PART * of, min(FEWEST, of / 4))


def clipped(number: Number, least: float, most: float) -> Number:
    """A number that cannot be beyond these, whatever its interval says."""
    return Number(number.mean, _round(max(least, number.low)), _round(min(most, number.high)), number.count)


def portion(values: Sequence[float], fair: float = 0.5) -> Number:
    """The mean of parts from 0 to 1; its interval counts two made-up ones, a half above and below what is fair."""
    found = worth([value - fair for value in values], 0.5)
    low, high = max(0.0, _round(found.low + fair)), min(1.0, _round(found.high + fair))
    return Number(_round(found.mean + fair), low, high, found.count)


def spread(values: Sequence[int], by_game: Sequence[float] | None = None) -> Spread:
    """Values of whole numbers; their mean is as sure as that of ``by_game``, where several come from one game."""
    found = mean(values if by_game is None else by_game)
    ordered = sorted(values)
    return Spread(
        mean=found.mean,
        low=found.low,
        high=found.high,
        count=found.count,
        deviation=_round(stdev(values)) if len(values) > 1 else 0.0,
        least=ordered[0],
        tenth=_quantile(ordered, 0.1),
        median=_quantile(ordered, 0.5),
        ninetieth=_quantile(ordered, 0.9),
        most=ordered[-1],
        counts=tuple(sorted(Counter(values).items())),
    )


def times(number: Number, factor: float) -> Number:
    """The same in another unit."""
    low, high = _round(number.low * factor), _round(number.high * factor)
    return Number(_round(number.mean * factor), low, high, number.count)


def surely(tests: Sequence[Sequence[float]], whole: float) -> list[bool]:
    """Which of several worths are not nothing, all taken together (Holm): of many at 95 % some are false alarms."""
    return surely_of([sums_of(values) for values in tests], whole)


def surely_of(tests: Sequence[Sums], whole: float) -> list[bool]:
    """The same of deals that nobody holds one by one."""
    strengths = [_strength(gained, whole) for gained in tests]
    order = sorted(range(len(tests)), key=lambda at: -strengths[at])
    found = [False] * len(tests)
    for place, at in enumerate(order):
        needed = NormalDist().inv_cdf(1 - WRONG / 2 / (len(tests) - place))
        if strengths[at] < student(tests[at].deals + MADE_UP - 1, needed):
            break
        found[at] = True
    return found


def _strength(gained: Sums, whole: float) -> float:
    """How many standard errors a worth is away from nothing."""
    middle, error = _padded(gained, whole)
    return abs(middle) / max(1e-12, error)


def _padded(gained: Sums, whole: float) -> tuple[float, float]:
    """The mean with two made-up deals more, and its standard error."""
    count = gained.deals + MADE_UP
    middle = gained.total / count
    squares = gained.squares + MADE_UP * whole * whole - count * middle * middle
    return middle, sqrt(max(0.0, squares) / (count - 1) / count)


def _half(values: Sequence[float], middle: float) -> float:
    if len(values) < 2:
        return abs(middle)
    return student(len(values) - 1) * stdev(values, middle) / sqrt(len(values))


def _number(middle: float, half: float, count: int) -> Number:
    return Number(_round(middle), _round(middle - half), _round(middle + half), count)


def _round(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus before a zero


def _quantile(ordered: Sequence[int], part: float) -> float:
    """Between the two nearest values, in proportion."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return _round(ordered[below] + (at - below) * (ordered[above] - ordered[below]))
