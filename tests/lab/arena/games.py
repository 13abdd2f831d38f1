"""Small leagues, and games that nobody played: only who sat where, in which town, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from random import Random

from cuore.lab.arena import League
from cuore.lab.arena.rating import Finishes, ranks
from cuore.lab.games.row import Place, Row

TRIO = ("random", "biglove", "housekeeper")
SMALL = League(TRIO, seed="small", towns=3)
"""Eighteen games."""


def made_up(seats: list[str], points: list[int], *, game: int = 0, town: int = 0, first: int = 0) -> Row:
    """A game with these points; most points win, and are shared."""
    best = max(points)
    return Row(
        place=Place(game, town, 0, "all"),
        seats=tuple(seats),
        seed="made up",
        first=first,
        winners=tuple(seat for seat, vp in enumerate(points) if vp == best),
        ending="piles",
        points=tuple(points),
        rounds=20,
        decisions=(100,) * len(seats),
        checksum=game.to_bytes(8),
        answers=(),
        milliseconds=tuple(50.0 * (seat + 1) for seat in range(len(seats))),
    )


def timeless(games: Iterable[Row]) -> list[Row]:
    """The same games without the one thing that differs from run to run."""
    return [row._replace(milliseconds=()) for row in games]


def finishes(games: Iterable[Row]) -> Finishes:
    """Who finished where in these games."""
    found = Finishes()
    for row in games:
        found.add(row.seats, ranks(row.points, row.winners))
    return found


def luck_by_strength(strengths: dict[str, float], towns: int, seats: int = 2, seed: int = 1) -> list[Row]:
    """Games between players whose strengths are known, on the scale of the arena: 400 more are ten to one."""
    rng, numbers, games = Random(seed), count(), []
    league = League(tuple(strengths), seats=seats, towns=towns)
    for _ in range(league.games):
        match = league.match(next(numbers))
        left = list(match.seats)
        place: dict[str, int] = {}
        while left:
            weights = [10 ** (strengths[name] / 400) for name in left]
            name = rng.choices(left, weights)[0]
            place[name] = len(place)
            left.remove(name)
        points = [30 - place[name] for name in match.seats]
        games.append(made_up(list(match.seats), points, game=match.number, town=match.town))
    return games
