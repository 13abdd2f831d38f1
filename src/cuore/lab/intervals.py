"""Intervals that can be checked with pencil and paper."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def student(freedom: int, z: float = Z) -> float:
    """What a normal quantile becomes when the spread is known from few towns only (a series of Cornish and Fisher)."""
    if freedom < 1:
        return z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3


def wilson(rate: float, count: float, z: float = Z) -> tuple[float, float]:
    """The score interval of Wilson (1927) for a rate seen in so many independent games."""
    spread = z * z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
