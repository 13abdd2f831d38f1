"""The question that a decision asks, and what must be known to answer it, as messages to the asked player."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine import words
from cuore.engine.decision import Decision
from cuore.engine.rules import Rules
from cuore.engine.verbs import question
from cuore.engine.view import View
from cuore.engine.words import BUILDING, DISCARD_OWN_TOP, PAY_FOR_BEER, PAY_SERVING, card_of
from cuore.text.message import NOTHING, CardPart, EntryPart, Message, SeatPart, message
from cuore.text.wanted import wanted

PAYMENTS: dict[int, str] = {
    PAY_SERVING: "ask.pay.serving",
    PAY_FOR_BEER: "ask.pay.beer",
}
"""What is paid and what for, by the option that pays."""


def prompt(rules: Rules, decision: Decision) -> Message:
    """The question, with the card that asks it."""
    asked = _question(rules, decision)
    return asked if decision.source < 0 else message("ask.by_card", card=CardPart(decision.source), question=asked)


def _question(rules: Rules, decision: Decision) -> Message:
    first = decision.options[0]
    key = f"ask.{question(decision.question).name}"
    match decision.question:
        case words.ASK_MAY_DISCARD if first == DISCARD_OWN_TOP:
            return message("ask.may discard.own top")
        case words.ASK_NEED:
            return _need(rules, decision)
        case words.ASK_PAY:
            return message(key, payment=message(PAYMENTS[first]))
        case words.ASK_ILLNESS_PLACE if rules.category[card_of(first)] == BUILDING:
            return message("ask.illness place.building")
        case words.ASK_ILLNESS_PLACE:
            return message(key, event=CardPart(rules.illness))
        case _:
            return message(key)


def _need(rules: Rules, decision: Decision) -> Message:
    """What is to be discarded now for a Reminiscence, and how much is missing."""
    needs = rules.needs[decision.source]
    if needs:
        missing = len(needs) - decision.paid
        return message("ask.need", need=wanted(needs[decision.paid]), missing=missing)
    total = rules.cards[decision.source].needs[0]
    return message("ask.need.total", need=wanted(total), missing=total.total - decision.paid, total=total.total)


def about(view: View, decision: Decision, looked_at: Sequence[int]) -> Message:
    """What a question is about and does not say itself: a card seen, a place aimed at, a player chosen.

    ``looked_at`` are the two beers that the asked player looked at last, the upper one first.
    """
    frame = view.frames[-1]
    match decision.question:
        case words.ASK_REACTION if frame.place >= 0:
            return message("about.meant_for", entry=EntryPart(frame.place))
        case words.ASK_TOP_CARD | words.ASK_EXCHANGE if frame.picked >= 0:
            return message("about.seen", card=CardPart(frame.picked))
        case words.ASK_DISCARD_PILE if frame.picked >= 0:
            return message("about.card", card=CardPart(frame.picked))
        case words.ASK_BEER_ORDER if looked_at:
            upper, *lower = [CardPart(beer) for beer in looked_at]
            return message("about.beers", upper=upper, lower=tuple(lower))
        case words.ASK_TEAR_DOWN | words.ASK_NUMBER if frame.target >= 0:
            return message("about.chosen", who=SeatPart(frame.target))
        case _:
            return NOTHING
