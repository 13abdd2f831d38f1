"""What Reminiscences are worth to a planner, and keeping the cards that pay for them."""

from __future__ import annotations

from typing import Final

from cuore.bots.ending import decided
from cuore.bots.house import House
from cuore.bots.servings import FIRST
from cuore.engine.game import Game
from cuore.engine.needs import can_be_met
from cuore.engine.words import ACQUIRE, CARD, GENERAL, KIND, SERVE, VERB

RIGHT_AFTER: Final = 0.01
"""So little less is a maid worth who shall serve as soon as the Reminiscence is acquired."""


def acquire(g: Game, house: House, kind: int) -> float:
    """A Reminiscence is worth its points and a little more; one that ends the game only to a player ahead."""
    points = float(house.gain(kind, 1, False, True))
    if house.facts.ends_game[kind]:
        return decided(g, house, points)
    return points - 0.8 * house.density * 2.0 * house.temper.rate


def acquire_first(g: Game, worths: list[float]) -> None:
    """A maid who is needed to pay for a Reminiscence is not served before it is acquired."""
    best = 0.0
    wanted = -1
    options = g.options
    for i in range(len(options)):
        if options[i] & VERB == ACQUIRE and worths[i] > best:
            best = worths[i]
            wanted = options[i] >> CARD & KIND
    if wanted < 0:
        return
    hand = g.players[g.asked].hand
    for i in range(len(options)):
        if options[i] & VERB == SERVE and worths[i] >= FIRST:
            rest = hand[:]
            rest.remove(options[i] >> CARD & KIND)
            if not pays(g, wanted, rest):
                worths[i] = min(worths[i] - FIRST, best - RIGHT_AFTER)


def pays(g: Game, reminiscence: int, hand: list[int]) -> bool:
    """Whether these cards could pay for a Reminiscence."""
    rules = g.rules
    card = rules.cards[reminiscence]
    held = [(kind, rules.cost[kind], rules.category[kind] == GENERAL) for kind in hand]
    return can_be_met(card.needs, card.needs_different, held)
