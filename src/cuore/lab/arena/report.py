"""What the games of a league show: standings, a cross-table, and what it is worth to move first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

from cuore.engine.errors import DamagedRecord
from cuore.engine.words import ENDING_NAMES
from cuore.lab.arena.plan import League
from cuore.lab.arena.rating import Finishes, Rating, ranks, rate, zero_of
from cuore.lab.arena.statistics import Seen, Share
from cuore.lab.games.row import Row


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


class Counts:
    """One player's sums."""

    def __init__(self) -> None:
        self.wins = Seen()
        self.seats = self.points = self.decisions = 0
        self.ms = 0.0

    def standing(self, bot: str, rating: Rating) -> Standing:
        """The player's line."""
        return Standing(
            bot=bot,
            rating=rating,
            wins=self.wins.share(),
            mean_points=self.points / max(1, self.seats),
            ms_a_decision=self.ms / max(1, self.decisions),
            decisions=self.decisions,
        )


class Tally:
    """What is counted of the games of a league, in the order of their numbers: no game is held."""

    def __init__(self, league: League) -> None:
        self._league = league
        self._games = self._rounds = 0
        self._towns = self._whole_towns = 0
        self._town, self._in_town = -1, 0
        self._finishes = Finishes()
        self._counts = {name: Counts() for name in league.bots}
        self._cross = {(one, other): Seen() for one in league.bots for other in league.bots if one != other}
        self._tables = [{name: Seen() for name in names} for names in league.tables]
        self._turns = [Seen() for _ in range(league.seats)]
        self._endings = {ending: 0 for ending in ENDING_NAMES if ending != "running"}
        self._digest = blake2b(digest_size=16)

    def add_all(self, rows: Iterable[Row]) -> None:
        """Some games more."""
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """One game more."""
        match = self._league.match(row.place.game)
        if (row.place.town, row.place.deal, row.seats) != (match.town, match.deal, match.seats):
            raise DamagedRecord(f"game {row.place.game} is not a game of this plan")
        town = row.place.town
        if town != self._town:
            self._town, self._in_town = town, 0
            self._towns += 1
        self._in_town += 1
        self._whole_towns += self._in_town == self._league.games_a_town
        self._games += 1
        self._rounds += row.rounds
        self._endings[row.ending] += 1
        self._digest.update(row.checksum)
        for turn, seen in enumerate(self._turns):
            seen.add(town, row.share((row.first + turn) % len(row.seats)))
        for seat, name in enumerate(row.seats):
            counts = self._counts[name]
            counts.wins.add(town, row.share(seat))
            counts.seats += 1
            counts.points += row.points[seat]
            counts.decisions += row.decisions[seat]
            counts.ms += row.milliseconds[seat]
        for name, seen in self._tables[match.table].items():
            seen.add(town, sum([row.share(seat) for seat, other in enumerate(row.seats) if other == name]))
        self._meet(row, ranks(row.points, row.winners))

    def _meet(self, row: Row, places: tuple[int, ...]) -> None:
        """Every meeting of two players at a table: 1, a half or 0."""
        self._finishes.add(row.seats, places)
        for one, mine in zip(row.seats, places, strict=True):
            for other, theirs in zip(row.seats, places, strict=True):
                if one != other:
                    self._cross[one, other].add(
                        row.place.town, 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    )

    def report(self) -> Report:
        """What they show."""
        league = self._league
        ratings = rate(self._finishes, league.bots, league.seats)
        standings = [self._counts[name].standing(name, ratings[name]) for name in league.bots]
        standings.sort(key=lambda standing: -standing.rating.points)
        return Report(
            league=league,
            games=self._games,
            towns=self._towns,
            whole_towns=self._whole_towns,
            standings=tuple(standings),
            cross={pair: seen.share() for pair, seen in self._cross.items()},
            tables=tuple(
                {name: found for name, seen in table.items() if (found := seen.share()) is not None}
                for table in self._tables
            ),
            turns=tuple(seen.share() for seen in self._turns),
            mean_rounds=self._rounds / max(1, self._games),
            endings=self._endings,
            checksum=self._digest.hexdigest(),
        )


def report(league: League, games: Iterable[Row]) -> Report:
    """What some games of a league show. They must be in the order of their numbers."""
    tally = Tally(league)
    tally.add_all(games)
    return tally.report()
