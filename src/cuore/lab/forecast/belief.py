"""What is believed of a number of a town: the model's guess and the games that were played, each by how sure it is.

A town that looks best after few games is mostly a lucky one. So no town is judged by its games alone: what the model
says of it pulls the other way, the more, the fewer games there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, log, pi, sqrt
from statistics import fmean

from cuore.lab.forecast.likings import Liking
from cuore.lab.forecast.model import Guess
from cuore.lab.numbers import Number

USUAL_NOISE = 4
"""Games that the usual spread of games counts for, beside those that were played: a few equal ones prove nothing."""

FAR = 6.0
"""Standard errors beyond which a chance is too small to be worked out."""

TWO_SIDED = 2 * 1.959964


def from_games(values: Sequence[float], usual: float | None) -> Guess | None:
    """What games say; ``usual`` is the variance that is to be expected between them."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    squares = sum([(value - middle) ** 2 for value in values])
    if usual is None:
        spread = squares / (len(values) - 1)
    else:
        spread = (squares + USUAL_NOISE * usual) / (len(values) - 1 + USUAL_NOISE)
    return Guess(middle, sqrt(max(spread, 1e-6) / len(values)))


def from_number(number: Number) -> Guess:
    """What a number of a forecast says."""
    return Guess(number.mean, max((number.high - number.low) / TWO_SIDED, 1e-3))


def together(guesses: Sequence[Guess]) -> Guess:
    """Several guesses of the same as one: the surer counts more."""
    weights = [1 / guess.error**2 for guess in guesses]
    middle = sum([guess.mean * weight for guess, weight in zip(guesses, weights, strict=True)]) / sum(weights)
    return Guess(middle, sqrt(1 / sum(weights)))


def miss(guess: Guess, liking: Liking) -> float:
    """How little it is to be expected that a liking holds: minus the logarithm of the chance.

    It is least in the middle of the range, and goes on growing far away from it.
    """
    above = (guess.mean - liking.low) / guess.error
    below = (liking.high - guess.mean) / guess.error
    outside = -min(above, below)
    if outside > FAR:
        return outside**2 / 2 + log(outside * sqrt(2 * pi))
    return -log(max(_up_to(above) + _up_to(below) - 1, 1e-12))


def _up_to(z: float) -> float:
    """The part of a normal distribution below so many standard errors."""
    return erfc(-z / sqrt(2)) / 2
