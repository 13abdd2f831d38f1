"""The planner: values every card of this Town for this deck, and takes the option that is worth most."""

from __future__ import annotations

from random import Random

from cuore.bots.bot import Bot
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner.temper import Temper
from cuore.engine.deal import Stock
from cuore.engine.memory import Memory
from cuore.engine.view import View


class Mind:
    """A temper with its judgement of a Town, kept as long as the Town is the same."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()
        self._judgement: Judgement | None = None

    def judgement(self, stock: Stock) -> Judgement:
        """The judgement for a Town."""
        if self._judgement is None or self._judgement.facts.stock is not stock:
            temper = self._temper.at(stock.place)
            self._judgement = Judgement(Facts(stock), temper)
        return self._judgement


class PlannerBot(Bot):
    """Judges each option by a model of its own deck and of the turns to come; does not look ahead move by move."""

    def __init__(self, temper: Temper | None = None, name: str = "planner") -> None:
        self.name = name
        self._mind = Mind(temper)

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        return self._mind.judgement(view.deal.stock).best(sketch(view))
