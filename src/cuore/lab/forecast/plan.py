"""What to forecast: the town, the players, and how many games of each sort are played for it."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.bots import make_bot
from cuore.engine.errors import IllegalSetup, listed, shorten
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup, check, check_seed

MOST_GAMES = 100_000
"""Of each sort."""

FEWEST_GAMES = 20
"""With fewer ordinary games no interval means anything."""

SIZES: dict[str, dict[str, int]] = {
    "quick": {"games": 100, "pairs": 20, "plan_games": 12},
    "usual": {"games": 400, "pairs": 120, "plan_games": 40},
    "thorough": {"games": 2000, "pairs": 600, "plan_games": 240},
}
"""How many games are played: for a first look, for a page, and for whoever can wait."""


@dataclass(frozen=True)
class ForecastPlan:
    """Everything that decides a forecast, as plain values.

    ``town`` is the town's code, and a label here: what is played follows from the boxes and names. ``games`` are
    ordinary games, the same bot in every seat; ``pairs`` deals are played for every card with one seat that may not
    employ it; ``plan_games`` are played by every pair of plans.
    """

    town: str
    boxes: tuple[str, ...]
    maids: tuple[str, ...]
    without: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    private_maids: tuple[str, ...] = ()
    printed_only: bool = False
    faster: bool = False
    players: int = 2
    seed: str = "1"
    games: int = SIZES["usual"]["games"]
    pairs: int = SIZES["usual"]["pairs"]
    plan_games: int = SIZES["usual"]["plan_games"]
    bot: str = "housekeeper"
    card_file: str | None = None  # the text of a card file

    def setup(self, deal: int) -> Setup:
        """How a game is laid out. Games of the same deal have the same luck, whoever plays them and for what."""
        return Setup(
            boxes=self.boxes,
            seats=self.players,
            town=self.maids,
            seed=f"{self.seed}/deal {deal + 1}",
            without=self.without,
            faster=self.faster,
            printed_only=self.printed_only,
            guests=self.guests,
            private_maids=self.private_maids,
        )

    def check(self, rules: Rules) -> None:
        """Refuse what cannot be played, before anything is."""
        check_seed(self.seed)
        check(rules, self.setup(MOST_GAMES))  # the longest seed that will be used
        make_bot(self.bot)
        for name, count, least in (
            ("games", self.games, FEWEST_GAMES),
            ("pairs", self.pairs, 0),
            ("plan_games", self.plan_games, 0),
        ):
            if not least <= count <= MOST_GAMES:
                raise IllegalSetup(f"{name} must be from {least} to {MOST_GAMES:,}, not {count}")


def size(name: str) -> dict[str, int]:
    """How many games a plan of some size has, by the names of its fields: ``replace(plan, **size("quick"))``."""
    if name not in SIZES:
        raise IllegalSetup(f"there is no size {shorten(name)}; choose from {listed(list(SIZES))}")
    return SIZES[name]
