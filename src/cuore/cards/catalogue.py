"""All cards, box by box, and the one door through which another box comes in.

Nothing here knows what is in a box. ``with_boxes`` gives the rules with more boxes than the official ones; whoever
plays by these rules (towns, bots, texts, commands) asks them which boxes there are. How to make a box: docs/cards.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b

from cuore.cards import base, expanding, more, oktoberfest, vacation
from cuore.cards.cardfile.reading import make_cards, read_cards
from cuore.cards.cardfile.writing import card_data
from cuore.cards.kind_numbers import NUMBERED
from cuore.cards.vocabulary import vocabulary_of
from cuore.engine.beers import BEER_OF_PILE, BEER_SHOWN_THERE, GAINING_BEER
from cuore.engine.box import Box
from cuore.engine.brought import Brings
from cuore.engine.card import COMMON, Card
from cuore.engine.errors import CuoreError
from cuore.engine.frame import Program
from cuore.engine.laying import LAYING, RECEIVING
from cuore.engine.places.town import TOWN
from cuore.engine.reminiscences import ACQUIRING
from cuore.engine.rules import Rules
from cuore.engine.steps import TO_ANY_DISCARD
from cuore.engine.told import check_event, event_numbered
from cuore.engine.words import LOVE

OFFICIAL: tuple[Box, ...] = (base.BOX, expanding.BOX, vacation.BOX, oktoberfest.BOX, more.BOX)
BOXES: tuple[str, ...] = tuple([box.id for box in OFFICIAL])
"""The boxes that come with the library, by the names that setups and commands call them."""

STEPS = vocabulary_of(OFFICIAL).steps

COMMON_PROGRAMS: dict[str, Program] = {
    "laying": LAYING,
    "receiving": RECEIVING,
    "to any discard": TO_ANY_DISCARD,
    "acquiring": ACQUIRING,
    "gaining beer": GAINING_BEER,
    "beer of pile": BEER_OF_PILE,
    "beer shown": BEER_SHOWN_THERE,
}


def numbered(boxes: Sequence[Box], numbers: Sequence[str]) -> list[Card]:
    """The cards of some boxes, each at the place of its number."""
    cards = {card.name: card for box in boxes for card in box.cards}
    without = [name for name in cards if name not in numbers]
    gone = [name for name in numbers if name not in cards]
    if without or gone:
        raise CuoreError(f"cards without a number: {without}; numbers without a card: {gone}")
    return [cards[name] for name in numbers]


CARDS: list[Card] = numbered(OFFICIAL, NUMBERED)


def is_official_love(card: Card) -> bool:
    """Whether a card is Love as the boxes have it, and nobody's correction of it."""
    return card.category == LOVE and any(card is official for official in CARDS)


@cache
def official_rules() -> Rules:
    """The rules with the official boxes alone."""
    return Rules(CARDS, OFFICIAL, COMMON_PROGRAMS)


def with_boxes(*boxes: Box) -> Rules:
    """The rules with the official boxes and these: the door for boxes that are none of ours.

    Their cards are numbered after the official ones, in the order of the boxes and of the cards in each.
    """
    if not boxes:
        return official_rules()
    known = {box.id for box in OFFICIAL}
    for box in boxes:
        if box.id in known:
            raise CuoreError(f"there are two boxes called {box.id!r}")
        known.add(box.id)
        names = [card.name for card in box.cards]
        for name in box.first_town:
            if name not in names:
                raise CuoreError(f"the first town of the box {box.id!r} names {name}, who is not in it")
        brings = Brings(box.zones)
        for what in box.events:
            check_event(event_numbered(what), brings)
    vocabulary_of([*OFFICIAL, *boxes])  # no word has two meanings
    return _rules([*CARDS, *[card for box in boxes for card in box.cards]], [*OFFICIAL, *boxes])


def rules_from_file(text: str, rules: Rules | None = None) -> Rules:
    """The official rules, or others, with the cards of a card file: one whose name is already there corrects it.

    Cards of boxes that are not there make a box, which is played like a box of the Town.
    """
    before = official_rules() if rules is None else rules
    return _with_cards(before, read_cards(text, before))


def with_costs(rules: Rules, costs: Mapping[str, int]) -> Rules:
    """The same rules with other prices for some cards, which are named exactly."""
    changed = [{**card_data(rules.cards[rules.kinds[name]]), "cost": cost} for name, cost in costs.items()]
    return _with_cards(rules, make_cards(changed, rules)) if changed else rules


def _with_cards(before: Rules, cards: Sequence[Card]) -> Rules:
    """Rules with more cards, or others of the same name."""
    merged = list(before.cards)
    boxes = list(before.boxes.values())
    for card in cards:
        if card.name in before.kinds:
            merged[before.kinds[card.name]] = card
        else:
            merged.append(card)
        if card.box != COMMON and all(box.id != card.box for box in boxes):
            boxes.append(Box(card.box, card.box, place=TOWN, love=False))
    return _rules(merged, boxes)


def _rules(cards: list[Card], boxes: Sequence[Box]) -> Rules:
    """Rules whose fingerprint tells apart what is not official."""
    changed = [card_data(card) for card in cards if _is_changed(card)]
    words = json.dumps(changed, sort_keys=True).encode()
    return Rules(cards, boxes, COMMON_PROGRAMS, blake2b(words, digest_size=8).hexdigest() if changed else "")


def _is_changed(card: Card) -> bool:
    """Whether no official card is the same."""
    official = official_rules()
    if card.name not in official.kinds:
        return True
    same = official.cards[official.kinds[card.name]]
    return card is not same and card_data(card) != card_data(same)
