"""What skill points are worth in the Park, and how long its errands last."""

from __future__ import annotations

from cuore.bots.planner.facts import Facts
from cuore.bots.planner.numbers import TURNS_FOR_ONE
from cuore.bots.planner.temper import Temper
from cuore.engine.game import Game


def work(g: Game, errand: int, points: float, hope: float) -> float:
    """The victory points that so many skill points make of a pile, one preparation after the other.

    Points that just miss the next one count in part, as far as there is hope.
    """
    rules = g.rules
    total = 0.0
    for kind in reversed(g.park.preparations[errand]):
        needed = rules.skill_needed[kind]
        if points < needed:
            near = max(0.0, points - needed + 1.0)
            return total + hope * rules.cards[kind].vp * near * near
        points -= needed
        total += rules.cards[kind].vp
    return total


def skill_flow(g: Game, facts: Facts, temper: Temper, kind: int, skill: list[float], seen: float) -> float:
    """The points that a maid's skills bring when she serves: more where the deck already does the same errand.

    ``skill`` is what a card of the deck brings on the average, ``seen`` how many cards a turn sees.
    """
    best = 0.0
    for errand in range(len(facts.skills)):
        own = facts.skills[errand][kind]
        pile = g.park.preparations[errand]
        if own <= 0.0 or not pile:
            continue
        top = pile[-1]
        needed = g.rules.skill_needed[top]
        reach = min(1.0, (skill[errand] * seen + own) / needed)
        best = max(best, temper.skill * own / needed * g.rules.cards[top].vp * reach)
    return best


def turns_of_work(g: Game, facts: Facts, turns: float) -> float:
    """Turns until an errand is all done, if that comes before the piles run out."""
    for errand, pile in enumerate(g.park.preparations):
        if facts.stock.errands[errand]:
            turns = min(turns, 1.0 + TURNS_FOR_ONE * len(pile))
    return 1.0 if g.park.ends else turns
