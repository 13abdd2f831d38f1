"""When a person is asked back: an answer ends something while something is left to do, or harms its giver.

What would come of an answer is tried out on a copy, and looked at only as far as its giver can know it beforehand.
"""

from __future__ import annotations

from cuore.engine.game import Game, Told
from cuore.engine.session import brings_news
from cuore.engine.words import (
    ASK_EMPLOY,
    ASK_EVENT_SEAT,
    ASK_ILLNESS_PLACE,
    AT_HOME,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    EMPLOY_CARD,
    END_TURN,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    TOLD_EVENT_SENT,
    card_of,
    seat_of,
    verb_of,
)
from cuore.text.message import NOTHING, CardPart, Message, Part, message

SHOWN = 3
"""So many things are named that could still be bought."""

PLACES = (ASK_ILLNESS_PLACE, ASK_EVENT_SEAT)
"""The questions where an event is to lie."""

BUYING = (EMPLOY_CARD, BUY_BEER_SHOWN, BUY_BEER_FROM_PILE)


def doubt(game: Game, option: int) -> Message:
    """What speaks against an answer to the open decision, as a question to its giver; or nothing."""
    return _about_turn(game) if option == END_TURN else _about_event(game, option)


def doubts(game: Game) -> dict[int, Message]:
    """By the place of an answer in the list: what speaks against it, for a client that asks back by itself."""
    laid = game.rules.laid
    against: dict[int, Message] = {}
    for index, option in enumerate(game.options):
        lays = verb_of(option) == EMPLOY_CARD and laid[card_of(option)] != AT_HOME
        if lays or option == END_TURN or game.ask_what in PLACES:
            words = doubt(game, option)
            if words is not NOTHING:
                against[index] = words
    return against


def _about_turn(game: Game) -> Message:
    """What could still be bought, with all Love in hand: it is tried out, so that every rule is heeded."""
    ahead = game.copy()
    loves = [i for i, option in enumerate(ahead.options) if verb_of(option) in (PLAY_LOVE, PLAY_ALL_LOVE)]
    if loves:
        ahead.apply(loves[-1])  # all Love comes last; where there is but one card, it is that
    if ahead.ask_what != ASK_EMPLOY or (ahead.round, ahead.turn) != (game.round, game.turn):
        return NOTHING
    offers = [option for option in ahead.options if verb_of(option) in BUYING]
    if not offers:
        return NOTHING
    cost = game.rules.cost
    kinds = sorted((card_of(o) for o in offers if verb_of(o) == EMPLOY_CARD), key=lambda kind: cost[kind], reverse=True)
    things: list[Part] = [CardPart(kind) for kind in kinds]
    if len(kinds) < len(offers):
        things.append(message("doubt.beer"))
    if len(things) > SHOWN:
        things[SHOWN - 1 :] = [message("doubt.others", count=len(things) - SHOWN + 1)]
    have = message(
        "doubt.has" if ahead.employments else "doubt.has love", love=ahead.love, employments=ahead.employments
    )
    return message("doubt.turn", have=have, things=tuple(things))


def _about_event(game: Game, option: int) -> Message:
    """The event that an answer would lay on its giver, though that was not the choice: nobody wants that."""
    seat, laid = game.asked, game.rules.laid
    if game.ask_what in PLACES and {seat_of(o) for o in game.options} == {seat}:
        return NOTHING  # there is no other place, and that was asked about before
    ahead = game.copy()
    told: list[Told] = []
    ahead.told = told
    ahead.apply(game.options.index(option))
    for event in told:
        if brings_news(event, seat):
            return NOTHING
        what, receiver, card, *_ = event
        if what == TOLD_EVENT_SENT and receiver == seat and laid[card] != AT_HOME:
            return message(
                "doubt.own house" if game.ask_what in PLACES else "doubt.no other house", card=CardPart(card)
            )
    only_here = ahead.ask_what in PLACES and ahead.asked == seat and {seat_of(o) for o in ahead.options} == {seat}
    return message("doubt.only here") if only_here else NOTHING
