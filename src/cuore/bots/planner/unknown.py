"""What a planner makes of options with a verb that it was never told about: the traits of the step that asks tell.

What choosing the option does, in Love: good and bad deeds for the own house, and what is done to others the other way
round. Where the option names a card of the own hand that is lost, or a player, that counts too.
"""

from __future__ import annotations

from cuore.bots.planner.event_cards import menace
from cuore.bots.planner.hand import worth_keeping
from cuore.bots.planner.numbers import ANY_DEED, DEED_LOVE, DRAWN, EMPLOYMENT_GIVEN, MENACE_HIT, SERVING_GIVEN
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game
from cuore.engine.traits import ANYBODY, CHOSEN, EVERYBODY, MAY, ONE_OF, YOU, Deed
from cuore.engine.verbs import verb
from cuore.engine.words import HIDDEN, card_of, seat_of, verb_of

LOST = ("discard", "return", "put under")
"""Deeds by which a card leaves the hand."""


def unknown(g: Game, outlook: Outlook, option: int) -> float:
    """The worth of what choosing an option does; nothing where the step that asks tells nothing."""
    f = g.stack[-1]
    if f.pc == 0:
        return 0.0
    love = 0.0
    aimed = 0.0
    parts = verb(verb_of(option)).parts
    for deed in f.program[f.pc - 1].chosen(option):
        worth = deed_love(g, outlook, deed, option)
        if deed.whom == YOU:
            love += worth
        elif deed.whom == CHOSEN or deed.whom == ANYBODY:
            own = deed.whom == ANYBODY and "seat" in parts and seat_of(option) == outlook.seat
            love += worth if own else -outlook.temper.event * worth
            aimed += 1.0 if not own and "seat" in parts else 0.0
        else:
            love -= outlook.temper.event * worth
            if deed.whom == EVERYBODY:
                love += worth
    points = outlook.temper.rate * love
    if aimed:
        points += MENACE_HIT * outlook.temper.menace * menace(g, outlook, seat_of(option))
    return points


def deed_love(g: Game, outlook: Outlook, deed: Deed, option: int) -> float:
    """What a deed is worth to whom it happens, in Love; what one may choose is chosen now."""
    number = deed.count * (1.0 if deed.when in (MAY, ONE_OF) else deed.sure)
    if deed.what == "draw":
        return number * DRAWN * outlook.density
    if deed.what == "serving":
        return number * SERVING_GIVEN
    if deed.what == "employment":
        return number * EMPLOYMENT_GIVEN
    kind = card_of(option) if "card" in verb(verb_of(option)).parts else HIDDEN
    if deed.what in LOST and deed.whom == YOU and kind in g.players[outlook.seat].hand:
        return -number * worth_keeping(g, outlook, kind)
    return deed.good * number * DEED_LOVE.get(deed.what, ANY_DEED)
