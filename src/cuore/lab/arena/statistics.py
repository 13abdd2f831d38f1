"""Rates and how sure they are.

Games of one town are not independent: they share their cards, and mirrored games share their luck. So the town is the
unit that was drawn by chance, and what towns differ by says how much the games together are worth: a number of
independent games with the same spread. The Wilson interval of that number is used rather than a bootstrap of towns,
because it is the same every time, can be checked by hand, and does not shrink to nothing when somebody won every game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Share:
    """A share from 0 to 1 and its interval of 95 %, from so many observations in so many towns."""

    rate: float
    low: float
    high: float
    count: int
    towns: int

    def data(self) -> dict[str, object]:
        """The share as JSON has it."""
        return {
            "rate": round(self.rate, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "count": self.count,
            "towns": self.towns,
        }


def student(freedom: int) -> float:
    """What Z becomes when the spread itself is known from a few towns only (the series of Cornish and Fisher)."""
    if freedom < 1:
        return Z
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3


def wilson(rate: float, count: float, z: float = Z) -> tuple[float, float]:
    """The score interval of Wilson (1927) for a rate seen in so many independent games."""
    spread = z * z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def worth(towns: Iterable[tuple[float, int]]) -> float:
    """How many independent games some towns are worth; each is given as the sum and number of what was seen there.

    The variance of the rate is estimated from what each town's sum is above or below the rate (the ratio estimator of
    cluster samples). It is never more than the games that were played: that mirrored luck evens out is a gift that we
    do not count on. One town alone tells nothing about towns, so it is worth one game.
    """
    groups = list(towns)
    count = sum(n for _, n in groups)
    rate = sum(total for total, _ in groups) / count
    if len(groups) == 1:
        return 1.0
    off = sum((total - rate * n) ** 2 for total, n in groups)
    variance = off / count**2 * len(groups) / (len(groups) - 1)
    binomial = rate * (1 - rate)
    return min(float(count), binomial / variance) if variance > 1e-12 else float(count)


def share(seen: Iterable[tuple[int, float]]) -> Share | None:
    """The mean of values from 0 to 1, each seen in a town, and how sure it is; nothing of nothing."""
    sums: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for town, value in seen:
        sums[town] += value
        counts[town] += 1
    count = sum(counts.values())
    if not count:
        return None
    groups = [(sums[town], counts[town]) for town in sorted(sums)]
    rate = sum(total for total, _ in groups) / count
    low, high = wilson(rate, worth(groups), student(len(groups) - 1))
    return Share(rate, low, high, count, len(groups))


def mean(values: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    known = list(values)
    return sum(known) / len(known) if known else 0.0
