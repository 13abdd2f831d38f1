"""What the games of a study say, town by town: a number for each arm, from the files alone.

The unit is the town: of all games of an arm in a town the mean is taken, and intervals are worked out over towns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import polars as pl

from cuore.lab.games.folder import Folder
from cuore.lab.games.schema import LETTERS
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
        self._by_town = self._numbers().collect(engine="streaming")

    def of(self, arm: str, number: str) -> list[float]:
        """A number of an arm in every town, in the order of the towns."""
        if number.startswith(EMPLOYED):
            return self.employed(arm, number.removeprefix(EMPLOYED))
        at = self._arm(arm)
        found = self._by_town.filter(pl.col("arm_number") == at).sort("town")
        return [float(value) for value in found[number].to_list()]

    def employed(self, arm: str, card: str, *, subject: bool | None = None) -> list[float]:
        """How many of a card came into play in a game of each town; by the first role alone, or by the others alone."""
        variant = self.study.variant[self.study.arms[self._arm(arm)].variant]
        kind = variant.rules().find(card)
        found = self.arrivals(arm).filter(pl.col("card") == kind)
        if subject is not None:
            found = found.filter(pl.col("by_subject") == subject)
        counted = dict(found.group_by("town").agg(pl.col("count").sum()).iter_rows())
        games = self.study.deals * self.study.arms[self._arm(arm)].games
        return [counted.get(town, 0) / games for town in range(self.towns)]

    def arrivals(self, arm: str) -> pl.DataFrame:
        """How many of each card came into play in each town, by the first role or by others."""
        return (
            self._employments()
            .filter(pl.col("arm_number") == self._arm(arm))
            .group_by("town", "card", "by_subject")
            .agg(pl.len().alias("count"))
            .collect()
        )

    def arrived(self, arm: str, kind: int, *, subject: bool) -> tuple[int, int]:
        """How many of a card came into play by the first role of an arm, or by the others, and in how many games."""
        found = self._arrived.filter(
            (pl.col("arm_number") == self._arm(arm)) & (pl.col("card") == kind) & (pl.col("by_subject") == subject)
        )
        return int(found["count"].sum()), int(found["games"].sum())

    @cached_property
    def _arrived(self) -> pl.DataFrame:
        return (
            self._employments()
            .group_by("arm_number", "card", "by_subject")
            .agg(pl.len().alias("count"), pl.col("game").n_unique().alias("games"))
            .collect()
        )

    def _employments(self) -> pl.LazyFrame:
        per_town = self.study.games_a_town
        return (
            self._folder.employments()
            .filter(pl.col("game") < self.towns * per_town)
            .with_columns(at=pl.col("game") % per_town, town=pl.col("game") // per_town)
            .join(self._plan, on="at")
            .with_columns(by_subject=pl.col("seat") == pl.col("subject"))
        )

    def company(self, arm: str, kind: int) -> list[tuple[int, float]]:
        """Where not all had as many of a card: the town, and how much more than an equal part who had most won."""
        per_town = self.study.games_a_town
        players = len(self.study.arms[self._arm(arm)].roles)
        had = (
            self._folder.employments()
            .filter((pl.col("game") < self.towns * per_town) & (pl.col("card") == kind))
            .group_by("game")
            .agg(*[(pl.col("seat") == seat).sum().alias(f"had {seat}") for seat in range(players)])
        )
        rows = (
            self._games()
            .filter(pl.col("arm_number") == self._arm(arm))
            .join(had, on="game")
            .sort("game")
            .select("town", "winners", *[f"had {seat}" for seat in range(players)])
            .collect()
        )
        found: list[tuple[int, float]] = []
        for town, winners, *counts in rows.iter_rows():
            most = [seat for seat in range(players) if counts[seat] == max(counts)]
            if len(most) < players:
                won = sum(1 for seat in most if winners >> seat & 1) / winners.bit_count()
                found.append((town, won - len(most) / players))
        return found

    def _arm(self, name: str) -> int:
        return next(at for at, arm in enumerate(self.study.arms) if arm.name == name)

    def _games(self) -> pl.LazyFrame:
        per_town = self.study.games_a_town
        return (
            self._folder.games()
            .filter(pl.col("game") < self.towns * per_town)
            .with_columns(at=pl.col("game") % per_town)
            .join(self._plan, on="at")
        )

    def _numbers(self) -> pl.LazyFrame:
        points = pl.concat_list([pl.col(f"points_{seat}").cast(pl.Int32) for seat in LETTERS])
        in_order = points.list.drop_nulls().list.sort(descending=True)
        players = pl.col("players").cast(pl.Int32)
        mine = points.list.get(pl.col("subject"))
        others = (points.list.drop_nulls().list.sum() - mine) / (players - 1)
        decisions = pl.sum_horizontal([pl.col(f"decisions_{seat}").cast(pl.Int32) for seat in LETTERS])
        lead = in_order.list.get(0) - in_order.list.get(1)
        first = pl.col("first").cast(pl.Int32)
        return (
            self._games()
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
