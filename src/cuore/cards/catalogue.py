"""All official cards in one fixed order: a card's place is its number in checksums, so new boxes go to the end."""

from __future__ import annotations

from functools import cache

from cuore.cards import base
from cuore.engine.card import Card
from cuore.engine.events import LAYING, RECEIVING
from cuore.engine.frame import Program, Step
from cuore.engine.rules import Rules
from cuore.engine.steps import STEPS as COMMON_STEPS
from cuore.engine.turn import TURN

BOXES: tuple[str, ...] = ("base",)
CARDS: list[Card] = [*base.CARDS]
STEPS: dict[str, type[Step]] = {**COMMON_STEPS, **base.STEPS}
COMMON_PROGRAMS: dict[str, Program] = {"turn": TURN, "laying": LAYING, "receiving": RECEIVING}


@cache
def official_rules() -> Rules:
    """The rules with the official cards alone."""
    return Rules(CARDS, COMMON_PROGRAMS)


def rules_with(cards: list[Card]) -> Rules:
    """The rules with more cards: one whose name is already there corrects it, others follow at the end."""
    merged = list(CARDS)
    places = {card.name: i for i, card in enumerate(merged)}
    for card in cards:
        if card.name in places:
            merged[places[card.name]] = card
        else:
            merged.append(card)
    return Rules(merged, COMMON_PROGRAMS)
