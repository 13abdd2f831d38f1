"""What the games of a study say, town by town: a number for each arm, from the files alone.

The unit is the town: of all games of an arm in a town the mean is taken, and intervals are worked out over towns. What
is held of a large study is a number for each question and town; games are read some towns at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from statistics import fmean
from typing import NamedTuple

import polars as pl

from cuore.lab.games.folder import Folder
from cuore.lab.games.schema import LETTERS
from cuore.lab.numbers import Sums
from cuore.lab.study.plan import Study

CLOSE = 3
"""Points between the first and the second that make a close game."""

WINS = "wins"
POINTS = "points"
MARGIN = "margin"
ROUNDS = "rounds"
DECISIONS = "decisions"
LEAD = "lead"
CLOSENESS = "close"
DIFFERED = "differed"
TURNS = tuple(f"turn {turn + 1}" for turn in range(len(LETTERS)))

NUMBERS = {
    WINS: "the share of wins of the first role",
    POINTS: "its victory points",
    MARGIN: "how many points it has more than the others on average",
    ROUNDS: "rounds until the end",
    DECISIONS: "decisions of all players",
    LEAD: "points between the first and the second",
    CLOSENESS: f"games in which that is {CLOSE} or less",
    DIFFERED: "deals that went another way from another seat",
    **{turn: f"the share of wins of whoever moves as number {at + 1}" for at, turn in enumerate(TURNS)},
}
"""What can be recorded of an arm."""

SHARES = (WINS, CLOSENESS, DIFFERED, *TURNS)
"""Numbers from 0 to 1."""

EMPLOYED = "employed:"
"""Before the name of a card: how many of it came into play in a game, by anybody."""


AT_ONCE = 1 << 15
"""So many games are read at a time, or those of one town."""


class Beside(NamedTuple):
    """How many of a card came into play in a game of two arms, and what the first has more: means over all towns."""

    card: int
    one: float
    other: float
    change: Sums


class Values:
    """The games of a study, as many towns of it as there are."""

    def __init__(self, study: Study, folder: Folder, towns: int) -> None:
        self.study = study
        self.towns = towns
        self._folder = folder
        self._plan = pl.LazyFrame(
            {
                "at": range(study.games_a_town),
                "arm_number": [arm for arm, _, _ in study.plan],
                "subject": [subject for _, _, subject in study.plan],
                "players": [len(study.arms[arm].roles) for arm, _, _ in study.plan],
            },
            schema={"at": pl.UInt32, "arm_number": pl.UInt16, "subject": pl.UInt8, "players": pl.UInt8},
        )
        self._by_town = pl.concat([self._numbers(games).collect() for games in self._at_a_time()])

    def of(self, arm: str, number: str) -> list[float]:
        """A number of an arm in every town, in the order of the towns."""
        if number.startswith(EMPLOYED):
            return self.employed(arm, number.removeprefix(EMPLOYED))
        at = self._arm(arm)
        found = self._by_town.filter(pl.col("arm_number") == at).sort("town")
        return [float(value) for value in found[number].to_list()]

    def employed(self, arm: str, card: str) -> list[float]:
        """How many of a card came into play in a game of each town, by anybody's doing."""
        variant = self.study.variant[self.study.arms[self._arm(arm)].variant]
        its_own = (pl.col("arm_number") == self._arm(arm)) & (pl.col("card") == variant.rules().find(card))
        counted: dict[int, int] = {}
        for games in self._at_a_time():
            found = self._employments(games).filter(its_own).group_by("town").agg(pl.len()).collect()
            counted.update(found.iter_rows())
        a_town = self._games_a_town(arm)
        return [counted.get(town, 0) / a_town for town in range(self.towns)]

    def beside(self, one: str, other: str) -> list[Beside]:
        """Every card that came into play in one of two arms of the same towns.

        The means are over all towns of the study. A mean over the towns where the card came into play would choose its
        sample by the outcome.
        """
        numbers = {self._arm(arm): self._games_a_town(arm) for arm in (one, other)}
        counts = {
            name: (pl.col("arm_number") == arm).sum() / games
            for name, (arm, games) in zip(("one", "other"), numbers.items(), strict=True)
        }
        change = pl.col("one") - pl.col("other")
        found = pl.concat(
            [
                self._employments(games)
                .filter(pl.col("arm_number").is_in(list(numbers)))
                .group_by("town", "card")
                .agg(**counts)
                .group_by("card")
                .agg(
                    pl.col("one", "other").sum(),
                    total=change.sum(),
                    squares=(change * change).sum(),
                )
                .collect()
                for games in self._at_a_time()
            ]
        )
        return [
            Beside(card, one / self.towns, other / self.towns, Sums(self.towns, total, squares))
            for card, one, other, total, squares in found.group_by("card").sum().sort("card").iter_rows()
        ]

    def arrived(self, arm: str, kind: int, *, subject: bool) -> tuple[int, int]:
        """How many of a card came into play by an arm's first role, or by others, and in how many games."""
        who = "subject" if subject else "others"
        found = self._of_card(arm, kind)
        return int(found[f"by {who}"].sum()), int(found[f"games by {who}"].sum())

    def slipped(self, arm: str, kind: int) -> int:
        """How many of a card came into the house of an arm's first role, by whose doing whatever."""
        return int(self._of_card(arm, kind)["to subject"].sum())

    def _of_card(self, arm: str, kind: int) -> pl.DataFrame:
        return self._arrived.filter((pl.col("arm_number") == self._arm(arm)) & (pl.col("card") == kind))

    @cached_property
    def _arrived(self) -> pl.DataFrame:
        own = pl.col("seat") == pl.col("subject")
        counts = {
            "by subject": own.sum(),
            "by others": (~own).sum(),
            "games by subject": pl.col("game").filter(own).n_unique(),
            "games by others": pl.col("game").filter(~own).n_unique(),
            "to subject": (pl.col("house") == pl.col("subject")).sum(),
        }
        found = [
            self._employments(games).group_by("arm_number", "card").agg(**counts).collect()
            for games in self._at_a_time()
        ]
        return pl.concat(found).group_by("arm_number", "card").sum()

    def _employments(self, games: range) -> pl.LazyFrame:
        per_town = self.study.games_a_town
        return (
            self._folder.employments(games)
            .with_columns(at=pl.col("game") % per_town, town=pl.col("game") // per_town)
            .join(self._plan, on="at")
        )

    def company(self, arm: str, kind: int) -> list[float]:
        """How much more than an equal part they won who had most of a card in their houses.

        Town by town, of the games in which not all had as many.
        """
        players = len(self.study.arms[self._arm(arm)].roles)
        found: list[float] = []
        for games in self._at_a_time():
            towns: dict[int, list[float]] = {}
            for town, winners, *counts in self._had(arm, kind, players, games).iter_rows():
                most = [seat for seat in range(players) if counts[seat] == max(counts)]
                if len(most) < players:
                    won = sum(1 for seat in most if winners >> seat & 1) / winners.bit_count()
                    towns.setdefault(town, []).append(won - len(most) / players)
            found += [fmean(parts) for parts in towns.values()]
        return found

    def _had(self, arm: str, kind: int, players: int, games: range) -> pl.DataFrame:
        """Games in which anybody had a card: the town, the winners, and how many came into each house."""
        had = (
            self._folder.employments(games)
            .filter(pl.col("card") == kind)
            .group_by("game")
            .agg(*[(pl.col("house") == seat).sum().alias(f"had {seat}") for seat in range(players)])
        )
        return (
            self._games(games)
            .filter(pl.col("arm_number") == self._arm(arm))
            .join(had, on="game")
            .sort("game")
            .select("town", "winners", *[f"had {seat}" for seat in range(players)])
            .collect()
        )

    def _at_a_time(self) -> Iterator[range]:
        """The games of all towns, some whole towns at a time."""
        per_town = self.study.games_a_town
        size = max(1, AT_ONCE // per_town) * per_town
        end = self.towns * per_town
        return (range(first, min(first + size, end)) for first in range(0, end, size))

    def _games_a_town(self, arm: str) -> int:
        return self.study.deals * self.study.arms[self._arm(arm)].games

    def _arm(self, name: str) -> int:
        return next(at for at, arm in enumerate(self.study.arms) if arm.name == name)

    def _games(self, games: range) -> pl.LazyFrame:
        at = pl.col("game") % self.study.games_a_town
        return self._folder.games(games).with_columns(at=at).join(self._plan, on="at")

    def _numbers(self, games: range) -> pl.LazyFrame:
        points = pl.concat_list([pl.col(f"points_{seat}").cast(pl.Int32) for seat in LETTERS])
        in_order = points.list.drop_nulls().list.sort(descending=True)
        players = pl.col("players").cast(pl.Int32)
        mine = points.list.get(pl.col("subject"))
        others = (points.list.drop_nulls().list.sum() - mine) / (players - 1)
        decisions = pl.sum_horizontal([pl.col(f"decisions_{seat}").cast(pl.Int32) for seat in LETTERS])
        lead = in_order.list.get(0) - in_order.list.get(1)
        first = pl.col("first").cast(pl.Int32)
        return (
            self._games(games)
            .with_columns(
                **{
                    WINS: _share(pl.col("subject").cast(pl.Int32)),
                    POINTS: mine.cast(pl.Float64),
                    MARGIN: mine - others,
                    ROUNDS: pl.col("rounds").cast(pl.Float64),
                    DECISIONS: decisions.cast(pl.Float64),
                    LEAD: lead.cast(pl.Float64),
                    CLOSENESS: (lead <= CLOSE).cast(pl.Float64),
                },
                **{
                    name: pl.when(players > turn).then(_share((first + turn) % players)).otherwise(None)
                    for turn, name in enumerate(TURNS)
                },
            )
            .group_by("arm_number", "town", "deal")
            .agg(
                pl.col(WINS, POINTS, MARGIN, ROUNDS, DECISIONS, LEAD, CLOSENESS, *TURNS).mean(),
                (pl.col("checksum").n_unique() > 1).cast(pl.Float64).alias(DIFFERED),
            )
            .group_by("arm_number", "town")
            .agg(pl.exclude("deal").mean())
        )


def _share(seat: pl.Expr) -> pl.Expr:
    """What a seat has of the win: the winners are bits."""
    bits = pl.col("winners").cast(pl.Int32)
    winners = pl.sum_horizontal([bits // 2**at % 2 for at in range(len(LETTERS))])
    return (bits // pl.lit(2).pow(seat).cast(pl.Int32) % 2).cast(pl.Float64) / winners


def difference(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """What the first has more, town by town."""
    return [a - b for a, b in zip(one, other, strict=True)]
