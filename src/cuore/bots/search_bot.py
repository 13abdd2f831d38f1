"""The search player: thinks about each decision as long as its budget allows, with the planner as guide."""

from __future__ import annotations

from random import Random

from cuore.bots.bot import Bot
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner.temper import Temper
from cuore.bots.planner_bot import Mind
from cuore.bots.search.race import Budget, Search, at_once
from cuore.engine.memory import Memory
from cuore.engine.view import View

WIDEST = 8
"""So many options are tried at most, the ones that the planner likes best."""

WORLDS = 8
"""With few simulations, fewer options are tried, so that each meets so many worlds."""


class SearchBot(Bot):
    """Plays every sensible option out in imagined worlds. Without a memory it answers as the planner would."""

    remembers = True

    def __init__(self, budget: Budget | None = None, temper: Temper | None = None, name: str = "search") -> None:
        self.name = name
        self.budget = budget or Budget(seconds=1.0)
        self._mind = Mind(temper)

    def __repr__(self) -> str:
        return f"<SearchBot {self.name!r} with {self.budget!r}>"

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        seen = sketch(view)
        judgement = self._mind.judgement(view.deal.stock)
        seed = f"{rng.random()}"
        if memory is None:
            return judgement.best(seen)
        found = at_once(seen, judgement.worths(seen))
        if found >= 0:
            return found
        search = Search(view, memory, [judgement] * view.deal.seats, seed)
        search.prepare(seen, self._width())
        return search.run(self.budget).index

    def _width(self) -> int:
        simulations = self.budget.simulations
        return min(WIDEST, max(2, simulations // WORLDS)) if simulations else WIDEST
