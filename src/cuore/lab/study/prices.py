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
AT_MOST = "at most"
PLAYERS = "about the players"
UNTOLD = "not to be told"


@dataclass(frozen=True)
class FairPrice:
    """Where the curve meets nothing, as sure as its interval.

    It is ``found`` between two ends; ``at least`` or ``at most`` the one end that is known, and then ``price`` is a
    guess: the dearest that was tried where even that cost nothing, None where none was fair. Where the interval spans
    all that was tried, nothing is told. There is no price where the games are ``about the players``: they do not use
    the card by choice, or lose with it at every price, and a card that is worth nothing looks like one that is badly
    played. ``tried`` are the prices at which it was bought in enough games.
    """

    verdict: str
    price: float | None
    low: float | None
    high: float | None
    tried: tuple[int, ...]


def fair_price(
    prices: Sequence[int],
    by_town: Sequence[Sequence[float]],
    bought: Sequence[bool],
    whole: float,
    seed: str,
    *,
    is_used: bool = True,
) -> FairPrice:
    """The fair price of a card; ``by_town`` has for each price what was gained in every town.

    A price at which it was hardly ever ``bought`` says nothing: what nobody can pay harms nobody. Nor does one say
    anything of a card that ``is_used`` by these players at none of them.

    For the interval towns are drawn anew whole, with all their prices at once: neighbouring prices share their luck.
    Among them are two made-up ones, in which the ``whole`` was gained and lost: with few towns, or where nothing
    happens, nothing is sure.
    """
    tried = tuple([price for price, enough in zip(prices, bought, strict=True) if enough])
    played = [values for values, enough in zip(by_town, bought, strict=True) if enough]
    if len(tried) < 2:
        return FairPrice(UNTOLD, None, None, None, tried)
    if not is_used:
        return FairPrice(PLAYERS, None, None, None, tried)
    low, high = _interval(tried, [[*values, whole, -whole] for values in played], seed)
    if low <= tried[0] <= tried[-1] <= high:
        return FairPrice(UNTOLD, None, None, None, tried)
    middle = min(max(_crossing(tried, [fmean(values) for values in played]), low), high)
    if high == -inf:
        return FairPrice(PLAYERS, None, None, None, tried)
    return FairPrice(
        AT_LEAST if high == inf else AT_MOST if low == -inf else FOUND,
        None if middle == -inf else round(min(middle, tried[-1]), 2),
        None if low == -inf else round(min(low, tried[-1]), 2),
        None if high == inf else round(high, 2),
        tried,
    )


def _interval(tried: Sequence[int], by_town: Sequence[Sequence[float]], seed: str) -> tuple[float, float]:
    """Where the curves of towns that were drawn anew meet nothing, the outermost left out."""
    towns = range(len(by_town[0]))
    chance = Random(f"{seed}/prices")
    seen: list[float] = []
    for _ in range(RESAMPLES):
        drawn = [int(chance.random() * len(towns)) for _ in towns]
        seen.append(_crossing(tried, [fmean([values[town] for town in drawn]) for values in by_town]))
    seen.sort()
    return seen[int(WRONG / 2 * RESAMPLES)], seen[int((1 - WRONG / 2) * RESAMPLES) - 1]


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
