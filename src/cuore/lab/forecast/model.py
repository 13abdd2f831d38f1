"""The quick model: what a town's games may be like, without playing any, and how far off that may be.

For tables of every size and for each number of a game it has a sum of weights, fitted to some thousand random towns by
``tools/fit_towns.py``, with the error that was measured on towns it had not seen. It knows one sort of players, like
every forecast, and means of many games alone. Roots are fitted rather than the numbers themselves: long games differ
more than short ones, and nothing is less than nothing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt

import msgspec

from cuore.engine.errors import DamagedRecord
from cuore.engine.rules import RULES_VERSION
from cuore.lab.forecast.features import Features

FILE = "model.json"


@dataclass(frozen=True)
class Guess:
    """What a mean may be, and its standard error."""

    mean: float
    error: float


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fit of one number for tables of one size."""

    base: float
    weights: tuple[float, ...]
    error: float  # of the root, on towns that it was not fitted to
    noise: float  # the variance between games of one town, for each one of the mean

    def __post_init__(self) -> None:
        if self.error <= 0 or self.noise < 0:
            raise ValueError("a fit needs an error")


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All fits for tables of one size, by the names of the numbers."""

    towns: int
    numbers: dict[str, Fit]


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the file: what it was fitted to, the names of what towns are described by, and the fits by players."""

    rules: int
    bot: str
    games: int  # of each town
    features: tuple[str, ...]
    tables: dict[str, Table]


class Model:
    """Guesses the numbers of towns."""

    def __init__(self, fitted: Fitted) -> None:
        self.fitted = fitted
        self._place = {name: at for at, name in enumerate(fitted.features)}

    def __repr__(self) -> str:
        return f"<Model of {self.fitted.bot} games for {', '.join(self.fitted.tables)} players>"

    @property
    def warning(self) -> str:
        """What to say when it was fitted to other rules; empty when it was not."""
        if self.fitted.rules == RULES_VERSION:
            return ""
        return f"The quick model was fitted to version {self.fitted.rules} of the rules; this is {RULES_VERSION}."

    def guesses(self, features: Features, players: int) -> dict[str, Guess]:
        """All numbers that it has for a town and so many players; none for a table that it has never seen.

        What it does not know about a town, it leaves out: a card by its name, a deed that a box brings.
        """
        table = self.fitted.tables.get(str(players))
        if table is None:
            return {}
        known = [(self._place[name], value) for name, value in features.items() if name in self._place]
        return {name: _guess(fit, known) for name, fit in table.numbers.items()}

    def noise(self, name: str, players: int, mean: float) -> float | None:
        """The variance to expect between games of one town; None where nothing is known."""
        table = self.fitted.tables.get(str(players))
        fit = table.numbers.get(name) if table else None
        return None if fit is None else fit.noise * max(mean, 0.0)


def _guess(fit: Fit, known: list[tuple[int, float]]) -> Guess:
    root = max(0.0, fit.base + sum([fit.weights[at] * value for at, value in known]))
    # The mean of a square is more than the square of the mean.
    return Guess(root**2 + fit.error**2, sqrt(4 * root**2 * fit.error**2 + 2 * fit.error**4))


def read_model(text: str) -> Model:
    """The model that a file tells."""
    try:
        fitted = msgspec.convert(json.loads(text), Fitted)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"this is not a model of towns: {error}") from None
    if any(
        len(fit.weights) != len(fitted.features) for table in fitted.tables.values() for fit in table.numbers.values()
    ):
        raise DamagedRecord("this is not a model of towns: a weight is missing")
    return Model(fitted)


@cache
def quick_model() -> Model:
    """The model that comes with the package."""
    return read_model(files(__package__).joinpath(FILE).read_text("utf-8"))
