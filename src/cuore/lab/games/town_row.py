"""A town as it is kept beside its games: all that is laid out, so that seed and answers make a game again."""

from __future__ import annotations

from typing import NamedTuple

from cuore.engine.rules import Rules
from cuore.engine.setup import Setup
from cuore.town.code import write_code
from cuore.town.town import town_of


class TownRow(NamedTuple):
    """How the games of a town are laid out in one variant of a plan; the variant is empty where there is but one."""

    town: int
    variant: str
    players: int
    code: str
    boxes: tuple[str, ...]
    maids: tuple[str, ...]
    without: tuple[str, ...]
    guests: tuple[str, ...]
    private_maids: tuple[str, ...]
    faster: bool
    printed_only: bool

    def setup(self, seed: str) -> Setup:
        """A game in this town."""
        return Setup(
            self.boxes,
            self.players,
            self.maids,
            seed,
            self.without,
            self.faster,
            self.printed_only,
            self.guests,
            self.private_maids,
        )


def town_row(rules: Rules, number: int, setup: Setup, variant: str = "") -> TownRow:
    """The town of a game."""
    return TownRow(
        town=number,
        variant=variant,
        players=setup.seats,
        code=write_code(rules, town_of(rules, setup)),
        boxes=setup.boxes,
        maids=setup.town,
        without=setup.without,
        guests=setup.guests,
        private_maids=setup.private_maids,
        faster=setup.faster,
        printed_only=setup.printed_only,
    )
