"""What cards in hand are worth to a planner: to keep, to discard, to put back, to take and to give up."""

from __future__ import annotations

from typing import Final

from cuore.bots.planner.employing import employ
from cuore.bots.planner.outlook import HIDDEN_BEER, Outlook
from cuore.bots.planner.servings import IDLE, hold_now, spare_serving
from cuore.engine.game import Game
from cuore.engine.words import LOVE, SERVING

RELIED_ON: Final = 0.2
"""The Love that it is worth to know that a maid will be in the next hand."""

TEASED: Final = 0.6
"""The Love that it is worth when something is done to each of the others."""

EMPLOYMENT_GIVEN: Final = 0.9
"""The Love that another Employment is worth to whoever can pay for what it employs."""

GOOD_PRICE: Final = 5
NEARLY: Final = 2
"""The Love that one wants for every Employment, and how much of all that may still be missing."""

LARGER_HAND: Final = 5.0
"""Cards by which the new hand is larger after a turn that was given up."""

NEXT_TURN: Final = 0.7
"""How much their Love counts, which comes on top of a full hand."""


def asking_step(g: Game) -> str:
    """The word of the step that asks."""
    f = g.stack[-1]
    return f.program[f.pc - 1].WORD if f.pc > 0 else ""


def hold(g: Game, outlook: Outlook, kind: int) -> float:
    """How much a card in hand is worth keeping there, in Love."""
    rules = g.rules
    if rules.category[kind] == LOVE:
        return float(rules.love[kind])
    if not outlook.facts.served[kind] and not rules.chamber[kind]:
        return IDLE
    if g.turn == outlook.seat and g.phase == SERVING and g.servings <= 0:
        return IDLE
    return 0.3 + outlook.flow(kind)


def discard(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of discarding this card rather than another, or than passing."""
    held = hold(g, outlook, kind)
    word = asking_step(g)
    if word == "may discard love for beer":
        return HIDDEN_BEER - outlook.temper.rate * (held + spare_serving(g, outlook, g.servings - 1))
    if word == "may discard" or word == "may replace":
        return benefit(g, outlook, kind) - held
    return 0.3 - held


def benefit(g: Game, outlook: Outlook, kind: int) -> float:
    """What discarding this card brings, in Love: by what the step that asks says."""
    f = g.stack[-1]
    step = f.program[f.pc - 1]
    if step.WORD == "may replace":
        return outlook.density
    worth = 0.0
    then = step.field("then")
    assert isinstance(then, tuple)
    for inner in then:
        if inner.WORD == "draw":
            worth += outlook.density
        elif inner.WORD == "gain" and inner.field("serving"):
            worth += spare_serving(g, outlook, g.servings, kind)
        elif inner.WORD == "gain" and inner.field("employment"):
            wanted = GOOD_PRICE * (g.employments + 1) - NEARLY
            worth += EMPLOYMENT_GIVEN if love_at_hand(g, outlook) >= wanted else 0.0
        elif inner.WORD == "each other":
            worth += TEASED
    return worth


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
    return next_turn - outlook.density - hold_now(g, outlook, kind)


def take(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of taking a card into hand."""
    if asking_step(g) == "take one aside":
        return hold_now(g, outlook, kind)
    if g.rules.arrives[kind]:
        return float(outlook.facts.vp[kind])  # taken, she does not go to others
    now = float(g.rules.love[kind]) if g.rules.is_love[kind] else 0.0
    if g.rules.serve_option[kind] and g.servings > 0:
        now = outlook.flow(kind) + 0.5
    if asking_step(g) == "take from town" and not to_hand(g):
        now = 0.0
    return employ(g, outlook, kind) + outlook.temper.rate * now + outlook.temper.spare


def to_hand(g: Game) -> bool:
    """Whether a card that is taken from the Town comes to the hand."""
    f = g.stack[-1]
    return f.program[f.pc - 1].field("to") == "hand"


def give_up(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of returning a card to the Town: away with what does nothing."""
    if asking_step(g) == "may leave and end phases":
        return leave_and_end(g, outlook, kind)
    return 0.8 + outlook.lighter(kind) - outlook.facts.vp[kind]


def leave_and_end(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of giving this turn up for a larger new hand: more cards then, nothing now."""
    love = float(g.love)
    for held in g.players[outlook.seat].hand:
        love += hold_now(g, outlook, held)
    return outlook.temper.rate * (LARGER_HAND * outlook.density * NEXT_TURN - love) + outlook.lighter(kind)
