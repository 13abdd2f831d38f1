"""The trial of a pile: the same deals with and without it, from every seat."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.lab.forecast.games import Match
from cuore.lab.forecast.piles import Pile
from cuore.lab.forecast.watching import Watched


class Trial:
    """The deals of one pile: with and without it."""

    def __init__(self, pile: Pile) -> None:
        self.pile = pile
        self.wins: list[float] = []
        self.points: list[float] = []
        self.differed: list[float] = []
        self.got = 0
        self.slipped = 0

    def note(self, matches: Sequence[Match], games: Sequence[Watched]) -> None:
        """The games of one deal, each with another seat that may not have it."""
        seats = len(games)
        barred = [game.share(match.barred) for match, game in zip(matches, games, strict=True)]
        behind = [_behind(game.points, match.barred) for match, game in zip(matches, games, strict=True)]
        self.wins.append((1 - sum(barred)) / seats)
        self.points.append(sum(behind) / seats)
        self.differed.append(float(len({game.checksum for game in games}) > 1))
        for match, game in zip(matches, games, strict=True):
            for seat, got in enumerate(game.got):
                count = sum(got.get(kind, 0) for kind in self.pile.kinds)
                self.got += count
                self.slipped += count if seat == match.barred else 0

    @property
    def matters(self) -> bool:
        """Whether it has changed anything so far."""
        return any(self.differed)


def _behind(points: Sequence[int], seat: int) -> float:
    """How many points a seat has less than the others on average."""
    others = [vp for at, vp in enumerate(points) if at != seat]
    return sum(others) / len(others) - points[seat]


def anybody_got(pile: Pile, games: Sequence[Watched]) -> bool:
    """Whether a card of a pile was employed in any of these games."""
    return any(got.get(kind) for game in games for got in game.got for kind in pile.kinds)
