"""The price at which having to buy a card is neither good nor bad: where a falling curve meets nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean

RESAMPLES = 1000
"""How often the towns are drawn anew for an interval."""

WRONG = 0.05

FOUND = "found"
AT_LEAST = "at least"
NO_PRICE = "no fair price"
UNTOLD = "not to be told"


@dataclass(frozen=True)
class FairPrice:
    """Where the curve meets nothing; ``at least`` the dearest price that was tried, or at none of them.

    An end of the interval that lies beyond the prices that were tried is None; where both do, the price is not to be
    told. ``tried`` are the prices at which anybody had to buy the card.
    """

    verdict: str
    price: float | None
    low: float | None
    high: float | None
    tried: tuple[int, ...]


def fair_price(
    prices: Sequence[int], by_town: Sequence[Sequence[float]], taken: Sequence[int], whole: float, seed: str
) -> FairPrice:
    """The fair price of a card; ``by_town`` has for each price what was gained in every town.

    A price at which it was never ``taken``, in no game, says nothing: what nobody can pay harms nobody.

    Towns are drawn anew whole, with all their prices at once: neighbouring prices share their luck. Among them are two
    made-up ones, in which the ``whole`` was gained and lost: with few towns, or where nothing happens, nothing is sure.
    """
    tried = tuple([price for price, count in zip(prices, taken, strict=True) if count])
    by_town = [[*values, whole, -whole] for values, count in zip(by_town, taken, strict=True) if count]
    if len(tried) < 2:
        return FairPrice(UNTOLD, None, None, None, tried)
    towns = range(len(by_town[0]))
    chance = Random(f"{seed}/prices")
    seen: list[float] = []
    for _ in range(RESAMPLES):
        drawn = [int(chance.random() * len(towns)) for _ in towns]
        seen.append(_crossing(tried, [fmean([values[town] for town in drawn]) for values in by_town]))
    seen.sort()
    low, high = seen[int(WRONG / 2 * RESAMPLES)], seen[int((1 - WRONG / 2) * RESAMPLES) - 1]
    if low == -inf and high == inf:
        return FairPrice(UNTOLD, None, None, None, tried)
    middle = _crossing(tried, [fmean(values) for values in by_town])
    verdict = NO_PRICE if middle == -inf else AT_LEAST if middle == inf else FOUND
    return FairPrice(
        verdict,
        None if verdict == NO_PRICE else float(tried[-1]) if verdict == AT_LEAST else round(middle, 2),
        None if low == -inf else float(tried[-1]) if low == inf else round(low, 2),
        None if high == inf else float(tried[0]) if high == -inf else round(high, 2),
        tried,
    )


def falling(values: Sequence[float]) -> list[float]:
    """The nearest curve that never rises (pool adjacent violators): a dearer card is not worth more."""
    blocks: list[tuple[float, int]] = []
    for value in values:
        mean, count = value, 1
        while blocks and blocks[-1][0] < mean:
            before, other = blocks.pop()
            mean = (mean * count + before * other) / (count + other)
            count += other
        blocks.append((mean, count))
    return [mean for mean, count in blocks for _ in range(count)]


def _crossing(prices: Sequence[int], values: Sequence[float]) -> float:
    """The price where the curve meets nothing; infinite to either side if it does not."""
    curve = falling(values)
    if curve[0] < 0:
        return -inf
    if curve[-1] > 0:
        return inf
    for at in range(1, len(prices)):
        above, below = curve[at - 1], curve[at]
        if below <= 0:
            part = above / (above - below) if above > below else 0.0
            return prices[at - 1] + part * (prices[at] - prices[at - 1])
    return float(prices[0])
