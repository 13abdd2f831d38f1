"""Ratings of any number of players from games of any number of seats, on a scale where random play is 0.

The model is Plackett–Luce as openskill has it: a player has a strength, and the chance to come first grows with it.
Our players do not get better from game to game, so nothing is added to the doubt as time passes (tau is 0), and every
game counts in full (gamma is 1). Such ratings are made for streams of games, where what came last moves them most. We
have all games at hand and go through them several times, so that the order of towns hardly matters, and take the doubt
from the first time alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, log, sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from cuore.lab.arena.played import Played
from cuore.lab.arena.statistics import Z, mean

ZERO = "random"
PASSES = 16


@dataclass(frozen=True)
class Rating:
    """Points above the zero of the scale, as in chess: who has 400 more is ahead ten times to one. And how sure."""

    points: float
    plus_minus: float


def rate(games: Sequence[Played], bots: Sequence[str]) -> dict[str, Rating]:
    """Everybody's rating. Zero is the random player, or the first that is named where none takes part."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    known = {name: model.rating(name=name) for name in bots}
    doubts: dict[str, float] = {}
    for _ in range(PASSES):
        for played in games:
            _learn(model, known, played)
        doubts = doubts or {name: rating.sigma for name, rating in known.items()}
    zero = zero_of(bots)
    seats = max((len(played.seats) for played in games), default=2)
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


def _learn(model: PlackettLuce, known: dict[str, PlackettLuceRating], played: Played) -> None:
    """Move the ratings of a table. A player with several seats is moved by the mean of what they say."""
    teams = [[known[name]] for name in played.seats]
    after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
    for name in sorted(set(played.seats)):
        own = [after[seat][0] for seat, other in enumerate(played.seats) if other == name]
        known[name] = model.rating(mu=mean(r.mu for r in own), sigma=mean(r.sigma for r in own), name=name)
