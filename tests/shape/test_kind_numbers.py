"""A card's number is its for ever: a new card gets the next one, whichever box it is in, and no other moves."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from cuore.cards.base import BOX
from cuore.cards.build import CardMaker
from cuore.cards.catalogue import CARDS, OFFICIAL, numbered, official_rules, with_boxes
from cuore.cards.kind_numbers import NUMBERED
from cuore.engine.box import Box
from cuore.engine.errors import CuoreError
from cuore.engine.places.town import TOWN

FIRST = 155
DIGEST = "70f34a6af88052e7"
"""Of the first so many names, in their order. It stays as it is; a card that is renamed would change it, no other."""


def box_with(*more: str) -> Box:
    """The first box with new cards in the middle of its list."""
    new = [CardMaker("base").general(name, "New Maid", cost=3) for name in more]
    return Box("base", BOX.title, place=TOWN, cards=(*BOX.cards[:5], *new, *BOX.cards[5:]))


def test_the_numbers_are_what_they_were() -> None:
    assert blake2b("\n".join(NUMBERED[:FIRST]).encode(), digest_size=8).hexdigest() == DIGEST
    assert len(set(NUMBERED)) == len(NUMBERED) >= FIRST


def test_they_are_the_numbers_that_games_use() -> None:
    assert list(official_rules().names) == list(NUMBERED) == [card.name for card in CARDS]


def test_a_new_card_in_the_first_box_gets_the_last_number() -> None:
    cards = numbered([box_with("Nova Newcomer"), *OFFICIAL[1:]], (*NUMBERED, "Nova Newcomer"))
    assert [card.name for card in cards[:-1]] == list(NUMBERED)
    assert cards[-1].name == "Nova Newcomer"


def test_a_card_must_have_a_number_and_a_number_a_card() -> None:
    with pytest.raises(CuoreError, match=r"cards without a number: .'Nova Newcomer'"):
        numbered([box_with("Nova Newcomer"), *OFFICIAL[1:]], NUMBERED)
    with pytest.raises(CuoreError, match=r"numbers without a card: .'Nova Newcomer'"):
        numbered(OFFICIAL, (*NUMBERED, "Nova Newcomer"))


def test_boxes_from_elsewhere_are_numbered_after_the_official_ones() -> None:
    maker = CardMaker("far")
    far = Box("far", "Far Away", place=TOWN, cards=[maker.general(name, "", cost=2) for name in ("Zoe Far", "Ada Far")])
    assert list(with_boxes(far).names) == [*NUMBERED, "Zoe Far", "Ada Far"]
