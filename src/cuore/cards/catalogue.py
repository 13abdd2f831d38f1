"""All official cards in one fixed order: a card's place is its number in checksums, so new boxes go to the end."""

from __future__ import annotations

from functools import cache

from cuore.cards import base, expanding, more, oktoberfest, vacation
from cuore.cards.retired import RETIRED
from cuore.engine.beers import BEER_OF_PILE, BEER_SHOWN_THERE, GAINING_BEER
from cuore.engine.card import Card
from cuore.engine.frame import Program, Step
from cuore.engine.laying import LAYING, RECEIVING
from cuore.engine.reminiscences import ACQUIRING
from cuore.engine.rules import Rules
from cuore.engine.steps import STEPS as COMMON_STEPS
from cuore.engine.steps import TO_ANY_DISCARD
from cuore.engine.turn import PARK_TURN, TURN
from cuore.engine.words import LOVE

BOXES: tuple[str, ...] = ("base", "expanding", "vacation", "oktoberfest", "more")
LOVE_DEDUCED: dict[str, tuple[str, ...]] = {
    "expanding": ("cost", "copies"),
    "vacation": ("cost", "copies"),
    "oktoberfest": ("cost",),
    "more": ("cost", "copies"),
}
"""Love is the same in every box, and printed in the base box; this is what the books of other boxes do not print."""

CARDS: list[Card] = [*base.CARDS, *expanding.CARDS, *vacation.CARDS, *oktoberfest.CARDS, *more.CARDS]
STEPS: dict[str, type[Step]] = {
    **COMMON_STEPS,
    **base.STEPS,
    **expanding.STEPS,
    **vacation.STEPS,
    **oktoberfest.STEPS,
    **more.STEPS,
}
COMMON_PROGRAMS: dict[str, Program] = {
    "turn": TURN,
    "park turn": PARK_TURN,
    "laying": LAYING,
    "receiving": RECEIVING,
    "to any discard": TO_ANY_DISCARD,
    "acquiring": ACQUIRING,
    "gaining beer": GAINING_BEER,
    "beer of pile": BEER_OF_PILE,
    "beer shown": BEER_SHOWN_THERE,
}


def is_official_love(card: Card) -> bool:
    """Whether a card is Love as the boxes have it, and nobody's correction of it."""
    return card.category == LOVE and any(card is official for official in CARDS)


@cache
def official_rules() -> Rules:
    """The rules with the official cards alone."""
    return Rules(CARDS, COMMON_PROGRAMS, retired=RETIRED)


def merged_with(cards: list[Card]) -> list[Card]:
    """The official cards with more: one whose name is already there corrects it, others follow at the end."""
    merged = list(CARDS)
    places = {card.name: i for i, card in enumerate(merged)}
    for card in cards:
        if card.name in places:
            merged[places[card.name]] = card
        else:
            merged.append(card)
    return merged
