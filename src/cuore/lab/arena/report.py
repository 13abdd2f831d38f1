"""What the games of a league show: standings, a cross-table, and what it is worth to move first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from cuore.engine.words import ENDING_NAMES
from cuore.lab.arena.plan import League
from cuore.lab.arena.played import Played
from cuore.lab.arena.rating import Rating, rate, zero_of
from cuore.lab.arena.statistics import Share, mean, share


@dataclass(frozen=True)
class Standing:
    """One player's line. Somebody with several seats at a table has a result for each of them."""

    bot: str
    rating: Rating
    wins: Share | None
    mean_points: float
    ms_a_decision: float
    decisions: int


@dataclass(frozen=True)
class Report:
    """All that is shown of a league, in any form."""

    league: League
    games: int
    towns: int
    whole_towns: int
    standings: tuple[Standing, ...]
    cross: dict[tuple[str, str], Share | None]
    """How often the first finished ahead of the second at the same table; a shared place is half. For two players
    that is the share of wins."""
    tables: tuple[dict[str, Share], ...]
    """What everybody won at each table, all seats of a player together; empty where nothing has been played."""
    turns: tuple[Share | None, ...]
    mean_rounds: float
    endings: dict[str, int]
    checksum: str

    @property
    def zero(self) -> str:
        """Who is 0 on the scale of ratings."""
        return zero_of(self.league.bots)

    def data(self) -> dict[str, object]:
        """The report as JSON has it."""
        names = [standing.bot for standing in self.standings]
        return {
            "players": self.league.seats,
            "boxes": list(self.league.boxes),
            "mixed": self.league.mixed,
            "town": self.league.town,
            "seed": self.league.seed,
            "candidate": self.league.candidate,
            "deals": self.league.deals,
            "towns": self.towns,
            "whole_towns": self.whole_towns,
            "games": self.games,
            "zero": self.zero,
            "standings": [
                {
                    "bot": standing.bot,
                    "rating": round(standing.rating.points),
                    "plus_minus": round(standing.rating.plus_minus),
                    "wins": standing.wins.data() if standing.wins else None,
                    "mean_vp": round(standing.mean_points, 2),
                    "ms_a_decision": round(standing.ms_a_decision, 3),
                    "decisions": standing.decisions,
                }
                for standing in self.standings
            ],
            "cross": {
                one: {other: found.data() for other in names if other != one and (found := self.cross[one, other])}
                for one in names
            },
            "tables": [
                {
                    "seats": list(names),
                    "wins": {bot: won.data() for bot, won in table.items()},
                }
                for names, table in zip(self.league.tables, self.tables, strict=True)
            ],
            "turns": [turn.data() if turn else None for turn in self.turns],
            "mean_rounds": round(self.mean_rounds, 2),
            "endings": self.endings,
            "checksum": self.checksum,
        }


def report(league: League, games: Sequence[Played]) -> Report:
    """What some games of a league show. They must be in the order of their numbers."""
    ratings = rate(games, league.bots)
    standings = [_standing(name, ratings[name], games) for name in league.bots]
    standings.sort(key=lambda standing: -standing.rating.points)
    in_town: dict[int, int] = {}
    digest = blake2b(digest_size=16)
    for played in games:
        in_town[played.town] = in_town.get(played.town, 0) + 1
        digest.update(bytes.fromhex(played.checksum))
    return Report(
        league=league,
        games=len(games),
        towns=len(in_town),
        whole_towns=sum(count == league.games_a_town for count in in_town.values()),
        standings=tuple(standings),
        cross={
            (one, other): share(_meetings(one, other, games))
            for one in league.bots
            for other in league.bots
            if one != other
        },
        tables=tuple(
            _wins_at(names, [played for played in games if league.match(played.game).table == table])
            for table, names in enumerate(league.tables)
        ),
        turns=tuple(
            share((played.town, played.share((played.first + turn) % league.seats)) for played in games)
            for turn in range(league.seats)
        ),
        mean_rounds=mean(played.rounds for played in games),
        endings={
            ending: sum(played.ending == ending for played in games) for ending in ENDING_NAMES if ending != "running"
        },
        checksum=digest.hexdigest(),
    )


def _standing(bot: str, rating: Rating, games: Sequence[Played]) -> Standing:
    own = [(played, seat) for played in games for seat, name in enumerate(played.seats) if name == bot]
    decisions = sum(played.decisions[seat] for played, seat in own)
    return Standing(
        bot=bot,
        rating=rating,
        wins=share((played.town, played.share(seat)) for played, seat in own),
        mean_points=mean(played.points[seat] for played, seat in own),
        ms_a_decision=sum(played.ms[seat] for played, seat in own) / max(1, decisions),
        decisions=decisions,
    )


def _meetings(one: str, other: str, games: Sequence[Played]) -> list[tuple[int, float]]:
    """Every meeting of two players: the town, and 1, a half or 0."""
    found: list[tuple[int, float]] = []
    for played in games:
        if one in played.seats and other in played.seats:
            ranks = played.ranks
            mine = [ranks[seat] for seat, name in enumerate(played.seats) if name == one]
            theirs = [ranks[seat] for seat, name in enumerate(played.seats) if name == other]
            found += [(played.town, 1.0 if a < b else 0.5 if a == b else 0.0) for a in mine for b in theirs]
    return found


def _wins_at(names: Sequence[str], games: Sequence[Played]) -> dict[str, Share]:
    """What everybody won at one table."""
    found: dict[str, Share] = {}
    for bot in dict.fromkeys(names):
        won = share(
            (played.town, sum(played.share(seat) for seat, name in enumerate(played.seats) if name == bot))
            for played in games
        )
        if won is not None:
            found[bot] = won
    return found
