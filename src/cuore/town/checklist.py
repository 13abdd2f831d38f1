"""What to take out of the real boxes for a town, pile by pile: the list for whoever lays the cards on a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from cuore.engine.places.park import high_class_maids, is_vital
from cuore.engine.rules import Rules
from cuore.engine.setup import LARGE_TABLE, empty_piles_that_end, host_of, lay_out, start_deck
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    MAID_CHIEF,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)
from cuore.town.town import Town

GUESTS: Final = "guests"
POOLED: Final = ("private maids", GUESTS)
"""What is told box by box."""

SECTIONS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("chiefs", (MAID_CHIEF, CHAMBERMAID_CHIEF)),
    ("love", (LOVE,)),
    ("maids", (GENERAL,)),
    ("events", (EVENT,)),
    ("buildings", (BUILDING,)),
    ("private maids", (PRIVATE,)),
    ("reminiscences", (REMINISCENCE,)),
    ("beers", (BEER,)),
    ("high class maids", (HIGH_CLASS,)),
    ("preparations", (PREPARATION,)),
)
"""What lies on the table, in the order in which one fetches it, and which cards each is made of."""


@dataclass(frozen=True)
class Pile:
    """So many cards of a kind."""

    kind: int
    copies: int


@dataclass(frozen=True)
class Checklist:
    """All piles of a town for so many players, and what else there is to do."""

    town: Town
    seats: int
    sections: tuple[tuple[str, tuple[Pile, ...]], ...]
    start: tuple[Pile, ...]  # what everybody begins with
    boxes_of_love: int
    empty_piles: int  # so many end the game
    left_out: tuple[int, ...]  # special cards that stay in the box
    never_left_out: tuple[int, ...]  # if chance leaves out one high class maid: who is none of those

    @property
    def cards(self) -> int:
        """How many cards lie on the table and in the decks."""
        return sum([pile.copies for _, piles in self.sections for pile in piles])


def checklist(rules: Rules, town: Town, seats: int, *, faster: bool = False) -> Checklist:
    """What to fetch for a town; everything is as the game itself would deal it."""
    deal = lay_out(rules, town.setup(seats, "1", faster=faster)).deal
    guests = {rules.kind(name) for name in town.guests}
    # Of three players' high class maids chance leaves one out at the table: all are fetched.
    high_class = high_class_maids(rules, host_of(rules, town.boxes).id, seats) if deal.stock.high_class else []
    one_less = len(high_class) > len(deal.stock.high_class)
    present = sorted({*deal.stock.present, *high_class})
    shown: list[tuple[str, tuple[Pile, ...]]] = []
    for title, categories in SECTIONS:
        kinds = [k for k in present if rules.category[k] in categories and k not in guests]
        piles = tuple([Pile(k, deal.totals[k] or 1) for k in _in_order(rules, town, title, kinds)])
        shown += [(title, piles)] if piles else []
    if guests:
        shown.append((GUESTS, tuple([Pile(k, 1) for k in _in_order(rules, town, GUESTS, guests)])))
    start = start_deck(rules, deal.stock.present)
    return Checklist(
        town,
        seats,
        tuple(shown),
        tuple([Pile(k, start.count(k)) for k in sorted(set(start))]),
        2 if seats > LARGE_TABLE else 1,
        empty_piles_that_end(seats),
        tuple([rules.kind(name) for name in town.without]),
        tuple([k for k in high_class if is_vital(rules, k)]) if one_less else (),
    )


def _in_order(rules: Rules, town: Town, title: str, kinds: Collection[int]) -> list[int]:
    """The cheapest first; what goes into one pile is fetched out of one box after the other."""

    def place(kind: int) -> tuple[int, int, int]:
        box = town.boxes.index(rules.cards[kind].box) if title in POOLED else 0
        return box, rules.cost[kind], kind

    return sorted(kinds, key=place)
