"""Rates and how sure they are.

Games of one town are not independent: they share their cards, and mirrored games share their luck. So the town is the
unit that was drawn by chance, and what towns differ by says how much the games together are worth: a number of
independent games with the same spread. The Wilson interval of that number is used rather than a bootstrap of towns,
because it is the same every time, can be checked by hand, and does not shrink to nothing when somebody won every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cuore.lab.intervals import student, wilson


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


class Towns:
    """What was seen in towns that differ, each given as the sum and number of what was seen there; no town is held."""

    def __init__(self, towns: Iterable[tuple[float, int]] = ()) -> None:
        self.towns = 0
        self.count = 0
        self.total = 0.0
        self._squares = self._products = self._counts = 0.0
        for total, count in towns:
            self.add(total, count)

    def add(self, total: float, count: int) -> None:
        """One town more."""
        self.towns += 1
        self.count += count
        self.total += total
        self._squares += total * total
        self._products += total * count
        self._counts += count * count

    @property
    def rate(self) -> float:
        """The mean of all that was seen."""
        return self.total / self.count

    def worth(self) -> float:
        """How many independent games the towns are worth.

        The variance of the rate is estimated from what each town's sum is above or below the rate (the ratio estimator
        of cluster samples). It is never more than the games that were played: that mirrored luck evens out is a gift
        that we do not count on. One town alone tells nothing about towns, so it is worth one game.
        """
        if self.towns == 1:
            return 1.0
        rate = self.rate
        off = self._squares - 2 * rate * self._products + rate * rate * self._counts
        variance = off / self.count**2 * self.towns / (self.towns - 1)
        binomial = rate * (1 - rate)
        return min(float(self.count), binomial / variance) if variance > 1e-12 else float(self.count)


class Seen:
    """Values from 0 to 1, each seen in a town. What belongs to one town must come together."""

    def __init__(self) -> None:
        self._before = Towns()
        self._town = -1
        self._sum = 0.0
        self._count = 0

    def add(self, town: int, value: float) -> None:
        """One value more."""
        if town != self._town:
            self._close()
            self._town = town
        self._sum += value
        self._count += 1

    def share(self) -> Share | None:
        """The mean, and how sure it is; nothing of nothing."""
        self._close()
        towns = self._before
        if not towns.count:
            return None
        low, high = wilson(towns.rate, towns.worth(), student(towns.towns - 1))
        return Share(towns.rate, low, high, towns.count, towns.towns)

    def _close(self) -> None:
        """Settle the town that came last."""
        if self._count:
            self._before.add(self._sum, self._count)
        self._town, self._sum, self._count = -1, 0.0, 0


def mean(values: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    known = list(values)
    return sum(known) / len(known) if known else 0.0
