"""Ratings of any number of players from games of any number of seats, on a scale where random play is 0.

The model is Plackett–Luce as openskill has it: a player has a strength, and the chance to come first grows with it.
Our players do not get better from game to game, so nothing is added to the doubt as time passes (tau is 0), and every
game counts in full (gamma is 1). Such ratings are made for streams of games, where what came last moves them most. We
have all games at hand and go through them several times, so that the order of towns hardly matters, and take the doubt
from the first time alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import hypot, log, sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from cuore.lab.arena.statistics import mean
from cuore.lab.intervals import Z

ZERO = "random"
PASSES = 16


@dataclass(frozen=True)
class Rating:
    """Points above the zero of the scale, as in chess: who has 400 more is ahead ten times to one. And how sure."""

    points: float
    plus_minus: float


class Finishes:
    """Who sat where and in which place everybody finished, game by game, in a few bytes a game."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[tuple[str, ...], tuple[int, ...]], int] = {}
        self._games = array("I")

    def add(self, seats: tuple[str, ...], ranks: tuple[int, ...]) -> None:
        """One game more; places are counted from 0."""
        self._games.append(self._numbers.setdefault((seats, ranks), len(self._numbers)))

    def __iter__(self) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
        kinds = list(self._numbers)
        return (kinds[number] for number in self._games)


def ranks(points: Sequence[int], winners: Collection[int]) -> tuple[int, ...]:
    """Everybody's place, 0 for the winners; the others follow by their points, and equal points share a place."""
    behind = sorted({vp for seat, vp in enumerate(points) if seat not in winners}, reverse=True)
    return tuple([0 if seat in winners else 1 + behind.index(vp) for seat, vp in enumerate(points)])


def rate(games: Finishes, bots: Sequence[str], seats: int = 2) -> dict[str, Rating]:
    """Everybody's rating from tables of so many seats. Zero is the random player, or the first that is named."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    known = {name: model.rating(name=name) for name in bots}
    doubts: dict[str, float] = {}
    for _ in range(PASSES):
        for names, places in games:
            _learn(model, known, names, places)
        doubts = doubts or {name: rating.sigma for name, rating in known.items()}
    zero = zero_of(bots)
    scale = 400 / log(10) / (sqrt(seats) * model.beta)  # the model measures strength by the chance of a whole table
    return {
        name: Rating(
            scale * (rating.mu - known[zero].mu),
            Z * scale * hypot(doubts[name], doubts[zero]) if name != zero else 0.0,
        )
        for name, rating in known.items()
    }


def _whole(*_: object, **__: object) -> float:
    """How much of what a game says about the doubt is believed: all of it."""
    return 1.0


def zero_of(bots: Sequence[str]) -> str:
    """Who is 0 on the scale."""
    return ZERO if ZERO in bots else bots[0]


def _learn(
    model: PlackettLuce, known: dict[str, PlackettLuceRating], names: tuple[str, ...], places: tuple[int, ...]
) -> None:
    """Move the ratings of a table. A player with several seats is moved by the mean of what they say."""
    teams = [[known[name]] for name in names]
    after = model.rate(teams, ranks=[float(place) for place in places])
    for name in sorted(set(names)):
        own = [after[seat][0] for seat, other in enumerate(names) if other == name]
        known[name] = model.rating(mu=mean(r.mu for r in own), sigma=mean(r.sigma for r in own), name=name)
