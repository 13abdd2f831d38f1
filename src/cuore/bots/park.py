"""What the Park adds to a planner: which high class maid to pick, what skill is worth, and when to send for help.

As everywhere in the planner no card is known by its name: work chiefs by their errand, the others by what their effect
says.
"""

from __future__ import annotations

from cuore.bots.facts import Gift
from cuore.bots.house import House
from cuore.bots.skills import work
from cuore.engine.game import Game
from cuore.engine.phases.work import errand_of
from cuore.engine.words import NO_ERRAND

A_MAID = 0.5  # Love that a maid given away for an effect would have brought
FIRST_MASTER = 0.25  # points for opening the next round, for each player who would choose before us


def pick(g: Game, house: House, kind: int) -> float:
    """The points that a high class maid promises for the turn to come, with the hand that is there."""
    rules = g.rules
    errand = rules.errand[kind]
    if errand != NO_ERRAND:
        return work(g, errand, within_reach(g, house, errand))
    program = rules.starting[kind]
    if not program or not program[0].possible(g, house.seat):
        return 0.0
    gift = Gift()
    gift.read(program, 1.0)
    love = gift.love + gift.draw * house.density + house.temper.employment * gift.employment
    if gift.serving > 0.0:
        love += gift.serving * wish_for_serving(g, house)
    love -= price(g, house, program[0].WORD) + (house.density if program[-1].WORD == "discard" else 0.0)
    points = house.temper.rate * love
    if program[0].WORD == "take first master":
        points += FIRST_MASTER * (g.deal.seats - 1)
    if program[0].WORD == "bargain":
        points += house.temper.rate
    return points


def price(g: Game, house: House, word: str) -> float:
    """The Love that an effect costs before it gives something."""
    if word == "discard maid":
        return A_MAID
    if word == "return certain card":
        return 1.0 - house.lighter(g.deal.loves[0]) / max(0.01, house.temper.rate)
    return 0.0


def wish_for_serving(g: Game, house: House) -> float:
    """The Love that one more Serving brings this turn: the worth of the second maid in hand who gives none back."""
    best = 0.0
    second = 0.0
    for kind in g.players[house.seat].hand:
        if house.facts.served[kind] and house.facts.serving[kind] < 1.0:
            worth = house.flow(kind)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return second


def within_reach(g: Game, house: House, errand: int) -> float:
    """The skill points for an errand that the hand can bring this turn, with some luck in drawing."""
    facts = house.facts
    servings = 1.0
    points = float(g.park.skills[errand])
    draws = 0.0
    closing: list[float] = []
    for kind in g.players[house.seat].hand:
        if not facts.served[kind]:
            continue
        if facts.serving[kind] >= 1.0:
            points += facts.skills[errand][kind]
            servings += facts.serving[kind] - 1.0
            draws += facts.draw[kind]
        else:
            closing.append(facts.skills[errand][kind])
    closing.sort()
    while closing and servings >= 1.0:
        points += closing.pop()
        servings -= 1.0
    return points + draws * house.skill[errand]


def served_now(g: Game, house: House, kind: int) -> float:
    """The points that a maid's skills bring this turn: with the right work chief, what they add to the work."""
    errand = errand_of(g, house.seat)
    if errand == NO_ERRAND or g.turn != house.seat:
        return 0.0
    there = within_reach(g, house, errand)
    own = house.facts.skills[errand][kind]
    return work(g, errand, there) - work(g, errand, there - own) if own > 0.0 else 0.0


def use_chambermaid(g: Game, house: House, kind: int) -> float:
    """Send for a chambermaid only when it brings work, or a maid that would not have served."""
    gift = Gift()
    gift.read(g.rules.chambered_serving[kind], 1.0)
    worth = 0.0
    if gift.serving > 0.0 and g.servings <= 0:
        for held in g.players[house.seat].hand:
            if house.facts.served[held]:
                worth = max(worth, served_now(g, house, held) + house.temper.rate * house.flow(held) * 0.5)
    errand = errand_of(g, house.seat)
    if errand != NO_ERRAND and gift.skills[errand] > 0.0:
        there = float(g.park.skills[errand])
        worth += work(g, errand, there + gift.skills[errand]) - work(g, errand, there)
    return worth + house.gain(kind, -1, True, False) - 0.3 - house.lighter(kind)
