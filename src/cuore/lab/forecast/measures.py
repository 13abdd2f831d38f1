"""The numbers of a game that a town can be liked for, by name, and the games from which they are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuore.bots.registry import USUAL
from cuore.engine.rules import Rules
from cuore.lab.forecast.games import Match, play
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.forecast.watching import Watched
from cuore.town import Town, write_code

ROUNDS: Final = "rounds"
DECISIONS: Final = "decisions"
POINTS: Final = "points"
MARGIN: Final = "margin"
LEAD_CHANGES: Final = "lead changes"
HURTS: Final = "hurts"
FIRST: Final = "first"
PLANS: Final = "plans"
"""How many ways to play win; other games are needed to know it than for the numbers below."""

MEASURES: Final[dict[str, Callable[[Watched], float]]] = {
    ROUNDS: lambda game: game.rounds,
    DECISIONS: lambda game: game.decisions,
    POINTS: lambda game: max(game.points),
    MARGIN: lambda game: _margin(game.points),
    LEAD_CHANGES: lambda game: game.lead_changes,
    HURTS: lambda game: sum(game.hurts.values()),
    FIRST: lambda game: game.share(game.first),
}
"""Points are the winner's, the margin is between the winner and the second, hurts are what all suffer together, and
first is what of the win goes to whoever moves first."""


def _margin(points: Sequence[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second


def plan_of(rules: Rules, town: Town, players: int, seed: str, card_file: str | None = None) -> ForecastPlan:
    """Ordinary games in a town, and nothing else."""
    return ForecastPlan(
        town=write_code(rules, town),
        boxes=town.boxes,
        maids=town.maids,
        without=town.without,
        guests=town.guests,
        private_maids=town.private_maids,
        players=players,
        seed=seed,
        pairs=0,
        plan_games=0,
        bot=USUAL,
        card_file=card_file,
    )


class Batch(NamedTuple):
    """Some games of one town: which, by the numbers of their deals."""

    plan: ForecastPlan
    first: int
    games: int


def measure(batch: Batch) -> list[list[float]]:
    """All numbers of some games, in the order of ``MEASURES``; in any process, from the argument alone."""
    plan = batch.plan
    matches = [Match(batch.first + at, (plan.bot,) * plan.players) for at in range(batch.games)]
    return [[number(game) for number in MEASURES.values()] for game in play(plan, matches)]
