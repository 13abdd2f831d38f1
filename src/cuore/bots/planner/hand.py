"""What cards in hand are worth to a planner: to keep, to discard, to put back, to take and to give up."""

from __future__ import annotations

from cuore.bots.planner.employing import employ
from cuore.bots.planner.gifts import Asking
from cuore.bots.planner.numbers import (
    DISCARDED,
    EMPLOYMENT_GIVEN,
    GIVEN_UP,
    GOOD_PRICE,
    HELD,
    HIDDEN_BEER,
    IDLE,
    NEARLY,
    NEXT_TURN,
    RELIED_ON,
    SERVED_AT_ONCE,
    SKILL_GIVEN,
    TEASED,
)
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.servings import spare_serving, worth_now
from cuore.engine.game import Game
from cuore.engine.words import LOVE, SERVING, SKILL_NAMES


def worth_keeping(g: Game, outlook: Outlook, kind: int) -> float:
    """How much a card in hand is worth keeping there, in Love."""
    rules = g.rules
    if rules.category[kind] == LOVE:
        return float(rules.love[kind])
    if not outlook.facts.served[kind] and not rules.chamber[kind]:
        return IDLE
    if g.turn == outlook.seat and g.phase == SERVING and g.servings <= 0:
        return IDLE
    return HELD + outlook.flow(kind)


def discard(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of discarding this card rather than another, or than passing."""
    held = worth_keeping(g, outlook, kind)
    asking = outlook.facts.asking(g)
    if g.stack[-1].seat == outlook.seat:  # else somebody else's effect takes the card
        if asking.beer:
            return HIDDEN_BEER - outlook.temper.rate * (held + spare_serving(g, outlook, g.servings - 1))
        if asking.given or asking.hurts:
            return benefit(g, outlook, asking, kind) - held
    return DISCARDED - held


def benefit(g: Game, outlook: Outlook, asking: Asking, kind: int) -> float:
    """What discarding this card brings, in Love: one card for each of the things that are given for it."""
    worth = 0.0
    for deed in asking.given:
        if deed.what == "draw":
            worth += outlook.density
        elif deed.what == "serving":
            worth += spare_serving(g, outlook, g.servings, kind)
        elif deed.what == "employment":
            wanted = GOOD_PRICE * (g.employments + 1) - NEARLY
            worth += EMPLOYMENT_GIVEN if love_at_hand(g, outlook) >= wanted else 0.0
        elif deed.what == "love":
            worth += deed.count
        elif deed.what in SKILL_NAMES:
            worth += SKILL_GIVEN
    return worth + TEASED if asking.hurts else worth


def love_at_hand(g: Game, outlook: Outlook) -> int:
    """The Love that is there this turn, with the Love cards that are still in hand."""
    love = g.love
    for kind in g.players[outlook.seat].hand:
        love += g.rules.love[kind] if g.rules.is_love[kind] else 0
    return love


def put_back(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of putting a card back onto the deck: what it brings next turn, rather than now."""
    next_turn = outlook.flow(kind)
    if outlook.facts.served[kind]:
        next_turn += RELIED_ON
    return next_turn - outlook.density - worth_now(g, outlook, kind)


def take(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of taking a card into hand."""
    asking = outlook.facts.asking(g)
    if asking.keeps:
        return worth_now(g, outlook, kind)
    if g.rules.arrives[kind]:
        return float(outlook.facts.vp[kind])  # taken, she does not go to others
    now = float(g.rules.love[kind]) if g.rules.is_love[kind] else 0.0
    if g.rules.serve_option[kind] and g.servings > 0:
        now = outlook.flow(kind) + SERVED_AT_ONCE
    if not asking.to_hand:
        now = 0.0
    return employ(g, outlook, kind) + outlook.temper.rate * now + outlook.temper.spare


def give_up(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of returning a card to the Town: away with what does nothing."""
    asking = outlook.facts.asking(g)
    if asking.ends_phase:
        return leave_and_end(g, outlook, asking.larger_hand, kind)
    return GIVEN_UP + outlook.lighter(kind) - outlook.facts.vp[kind]


def leave_and_end(g: Game, outlook: Outlook, larger_hand: int, kind: int) -> float:
    """Worth of giving this turn up for a larger new hand: more cards then, nothing now."""
    love = float(g.love)
    for held in g.players[outlook.seat].hand:
        love += worth_now(g, outlook, held)
    return outlook.temper.rate * (larger_hand * outlook.density * NEXT_TURN - love) + outlook.lighter(kind)
