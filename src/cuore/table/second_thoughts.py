"""When a person is asked back: an answer ends something while something is left to do, or harms its giver.

What would come of an answer is tried out on a copy, and looked at only as far as its giver can know it beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from cuore.text.english.grammar import plural

SHOWN = 3
"""So many things are named that could still be bought."""

PLACES = (ASK_ILLNESS_PLACE, ASK_EVENT_SEAT)
"""The questions where an event is to lie."""

BUYING = (EMPLOY_CARD, BUY_BEER_SHOWN, BUY_BEER_FROM_PILE)


def doubt(game: Game, option: int) -> str:
    """What speaks against an answer to the open decision, as a question to its giver; or nothing."""
    return _about_turn(game) if option == END_TURN else _about_event(game, option)


def _about_turn(game: Game) -> str:
    """What could still be bought, with all Love in hand: it is tried out, so that every rule is heeded."""
    ahead = game.copy()
    loves = [i for i, option in enumerate(ahead.options) if verb_of(option) in (PLAY_LOVE, PLAY_ALL_LOVE)]
    if loves:
        ahead.apply(loves[-1])  # all Love comes last; where there is but one card, it is that
    if ahead.ask_what != ASK_EMPLOY or (ahead.round, ahead.turn) != (game.round, game.turn):
        return ""
    offers = [option for option in ahead.options if verb_of(option) in BUYING]
    if not offers:
        return ""
    cost, names = game.rules.cost, game.rules.names
    kinds = sorted((card_of(o) for o in offers if verb_of(o) == EMPLOY_CARD), key=lambda kind: cost[kind], reverse=True)
    words = [names[kind] for kind in kinds] + ["a beer"] * (len(kinds) < len(offers))
    shown = words if len(words) <= SHOWN else [*words[: SHOWN - 1], f"{len(words) - SHOWN + 1} other cards"]
    have = f"{ahead.love} Love" + (f" and {plural(ahead.employments, 'Employment')}" if ahead.employments else "")
    return f"You still have {have}, enough for {listed(shown)}. End the turn all the same?"


def _about_event(game: Game, option: int) -> str:
    """The event that an answer would lay on its giver, though that was not the choice: nobody wants that."""
    seat, laid = game.asked, game.rules.laid
    if game.ask_what in PLACES and {seat_of(o) for o in game.options} == {seat}:
        return ""  # there is no other place, and that was asked about before
    ahead = game.copy()
    told: list[Told] = []
    ahead.told = told
    ahead.apply(game.options.index(option))
    for event in told:
        if brings_news(event, seat):
            return ""
        what, receiver, card, *_ = event
        if what == TOLD_EVENT_SENT and receiver == seat and laid[card] != AT_HOME:
            why = "That is your own house" if game.ask_what in PLACES else "No other house can take it"
            return f"{why}: {game.rules.names[card]} would come to you. Do it all the same?"
    only_here = ahead.ask_what in PLACES and ahead.asked == seat and {seat_of(o) for o in ahead.options} == {seat}
    return "No other house can take it: it would come to you. Do it all the same?" if only_here else ""


def listed(words: Sequence[str]) -> str:
    """One, two or three things in a sentence."""
    return " or ".join([*([", ".join(words[:-1])] if len(words) > 1 else []), words[-1]])
