"""The piles of a town, as a forecast speaks of them: a card by itself, or cards that come one at a time as one pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cuore.engine.deal import Stock
from cuore.engine.words import (
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)

TOGETHER = {
    PRIVATE: "Private maids",
    REMINISCENCE: "Reminiscences",
    BEER: "Beers",
    HIGH_CLASS: "High class maids",
    PREPARATION: "Preparations",
}
"""Categories of which nobody chooses a pile: whatever lies open can be had."""

GUESTS = "Guests"

MEASURED = (GENERAL, EVENT, BUILDING, PRIVATE, REMINISCENCE)
"""What a player can do without. Not Love and chiefs, which are the game; beers, high class maids and preparations are
not chosen card by card, or cannot be refused."""


@dataclass(frozen=True)
class Pile:
    """One line of a forecast: its name, its category, the kinds of cards in it, and whether its worth is measured."""

    name: str
    category: str
    kinds: tuple[int, ...]
    measured: bool


def piles_of(stocks: Sequence[Stock]) -> tuple[Pile, ...]:
    """All piles of a town, in the order in which they are laid out.

    Luck may leave a card out that is in play in the next game, so the stocks of some deals are looked at.
    """
    rules = stocks[0].rules
    found: dict[str, list[int]] = {}
    for stock in stocks:
        for kind in (*stock.shop, *stock.present):
            name = GUESTS if kind in stock.guests else TOGETHER.get(rules.category[kind], rules.names[kind])
            for_sale = stock.pile_of[kind] >= 0 or name == GUESTS or rules.category[kind] in TOGETHER
            kinds = found.setdefault(name, []) if for_sale else [kind]  # not so the chiefs of the start decks
            if kind not in kinds:
                kinds.append(kind)
    return tuple(
        Pile(name, CATEGORY_NAMES[rules.category[kinds[0]]], tuple(kinds), rules.category[kinds[0]] in MEASURED)
        for name, kinds in found.items()
    )
