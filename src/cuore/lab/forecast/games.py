"""The games that a forecast is made of: who sits where, who may not have what, with which luck.

Every deal is played from every seat, so that neither the luck nor the seat decides anything between two players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from cuore.bots.registry import PERSONAS
from cuore.cards.door import load_rules
from cuore.engine.rules import Rules
from cuore.engine.setup import new_game
from cuore.lab.forecast.piles import Pile
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.forecast.watching import Watched, watch
from cuore.lab.interventions import Barred
from cuore.lab.playing import Players

CHUNK = 12
"""Games that a worker plays between two reports."""

PLANS = (*PERSONAS, "planner")
"""Ways to play that a town may reward or not."""


class Match(NamedTuple):
    """One game: the luck, who sits where, and which seat may not have which kinds of cards, if one may not."""

    deal: int
    seats: tuple[str, ...]
    barred: int = -1
    kinds: tuple[int, ...] = ()


def ordinary(plan: ForecastPlan) -> list[Match]:
    """The same bot in every seat, a deal each."""
    return [Match(deal, (plan.bot,) * plan.players) for deal in range(plan.games)]


def with_and_without(plan: ForecastPlan, pile: Pile, deals: Sequence[int]) -> list[Match]:
    """Every deal once for each seat, which is then the only one that may not have the cards of a pile."""
    seats = (plan.bot,) * plan.players
    return [Match(deal, seats, barred, pile.kinds) for deal in deals for barred in range(plan.players)]


class Meeting(NamedTuple):
    """One plan among copies of another, in the games of one deal: from every seat once."""

    one: str
    others: str
    matches: tuple[Match, ...]


def meetings(plan: ForecastPlan) -> list[Meeting]:
    """Every plan against every other on mirrored luck, in about as many games as the plan says, a deal at least.

    Two players just change seats. With more, a plan sits alone among copies of the other, from every seat, and then the
    other among copies of it.
    """
    if not plan.plan_games:
        return []
    found: list[Meeting] = []
    both = plan.players > 2
    deals = max(1, plan.plan_games // (plan.players * (2 if both else 1)))
    for one, other in combinations(PLANS, 2):
        for alone, among in ((one, other), (other, one)) if both else ((one, other),):
            for deal in range(deals):
                seats = [tuple(alone if s == at else among for s in range(plan.players)) for at in range(plan.players)]
                found.append(Meeting(alone, among, tuple(Match(deal, names) for names in seats)))
    return found


def in_chunks(matches: Sequence[Match]) -> Iterator[tuple[Match, ...]]:
    """Some games at a time."""
    for first in range(0, len(matches), CHUNK):
        yield tuple(matches[first : first + CHUNK])


def play(plan: ForecastPlan, matches: Sequence[Match]) -> list[Watched]:
    """Play games, in any process: what comes of them depends on these arguments alone."""
    rules, players = _known(plan.card_file)
    return [_play(rules, players, plan, match) for match in matches]


@lru_cache(maxsize=1)
def _known(card_file: str | None) -> tuple[Rules, Players]:
    """Rules, and players who know a Town of these rules."""
    rules = load_rules(card_file)
    return rules, Players(rules)


def _play(rules: Rules, players: Players, plan: ForecastPlan, match: Match) -> Watched:
    setup = plan.setup(match.deal)
    bots = [players.bot(name) for name in match.seats]
    if match.barred >= 0:
        bots[match.barred] = Barred(bots[match.barred], match.kinds)
    return watch(new_game(rules, setup), bots, [Random(f"{setup.seed}/bot {seat}") for seat in range(setup.seats)])
