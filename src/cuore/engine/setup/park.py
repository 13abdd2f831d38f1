"""Laying out the Park: its maids, high class maids and preparations, and visitors from other boxes."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.deal import Deal, Stock
from cuore.engine.luck import Luck
from cuore.engine.park import Park, new_park
from cuore.engine.rules import Rules
from cuore.engine.setup.choice import Setup, of_boxes
from cuore.engine.words import (
    CHAMBERMAID_CHIEF,
    EFFORT,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    NO_ERRAND,
    ON_MAID,
    PREPARATION,
)

FULL_TABLE = 4
FACE_UP_PRIVATE_MAIDS_IN_PARK = 1  # it is a face-up pile: its top card
CHIEFS_A_SEAT = 3
FEWER_FOR_TWO = 3  # cards less in every pile of general maids when two play
LEFT_OUT_BY_TWO = EFFORT  # the errand that two players leave out
LEVELS_OUT = (1, 3)  # with fewer players, one preparation of each of these levels is left out


def park_stock(rules: Rules, setup: Setup, park: str, luck: Luck) -> Stock:
    """What takes part in a game in the Park."""
    high_class = high_class_maids(rules, park, setup.seats)
    if setup.seats == FULL_TABLE - 1:
        leave_one_out(rules, high_class, luck)
    known = (setup.boxes, setup.town, setup.without, setup.guests, setup.private_maids, setup.seats, tuple(high_class))
    stock = rules.known_stock(known)
    if isinstance(stock, Stock):
        return stock
    generals = sorted([rules.kind(name) for name in setup.town], key=lambda k: (rules.cost[k], k))
    visitors = [rules.kind(name) for name in (*setup.guests, *setup.private_maids)]
    own = of_boxes(rules, (park,))
    loves = [k for k in own if rules.category[k] == LOVE]
    illness = [k for k in of_boxes(rules, setup.boxes) if rules.laid[k] == ON_MAID]
    events = [k for k in illness if rules.names[k] not in setup.without]
    chiefs = [k for k in own if rules.category[k] == CHAMBERMAID_CHIEF][:1]  # the one of the start decks
    rest = high_class + preparations(rules, own, setup.seats)
    totals = [0] * len(rules.cards)
    for kind in generals + visitors + loves + events + chiefs + rest:
        totals[kind] = copies_in_park(rules, kind, setup.seats, park)
    stock = Stock(rules, generals + loves + events, totals, setup.boxes, bool(setup.private_maids))
    rules.keep_stock(known, stock)
    return stock


def copies_in_park(rules: Rules, kind: int, seats: int, park: str) -> int:
    """How many cards of a kind take part, if it does: of a visitor from another box there is one."""
    card = rules.cards[kind]
    if card.category == CHAMBERMAID_CHIEF:
        return CHIEFS_A_SEAT * seats
    if card.category == LOVE:
        return card.park_copies or card.copies
    if card.category == EVENT:
        return card.copies
    if card.box != park:
        return 1
    if card.category == GENERAL and seats == 2:
        return max(0, card.copies - FEWER_FOR_TWO)
    if card.category == PREPARATION and seats < FULL_TABLE and card.level in LEVELS_OUT:
        return max(0, card.copies - 1)
    return card.copies


def high_class_maids(rules: Rules, park: str, seats: int) -> list[int]:
    """The high class maids that so many players can have; of three players' one more is left out by chance."""
    found = [k for k in rules.by_box[park] if rules.category[k] == HIGH_CLASS]
    return [k for k in found if seats > 2 or rules.errand[k] != LEFT_OUT_BY_TWO]


def leave_one_out(rules: Rules, high_class: list[int], luck: Luck) -> None:
    """Three players have one high class maid less: chance says which, but none that is never left out."""
    spare = [k for k in high_class if not is_vital(rules, k)]
    if spare:
        high_class.remove(spare[luck.below("high class maid", len(spare))])


def preparations(rules: Rules, own: Sequence[int], seats: int) -> list[int]:
    """The kinds of preparations that so many players have."""
    found = [k for k in own if rules.category[k] == PREPARATION]
    return [k for k in found if seats > 2 or rules.errand[k] != LEFT_OUT_BY_TWO]


def is_vital(rules: Rules, kind: int) -> bool:
    """Whether a high class maid is never left out: a work chief, or the one who takes the First Master card."""
    return rules.errand[kind] != NO_ERRAND or rules.traits(kind).at("starting").does("first master")


def lay_out_park(deal: Deal) -> Park:
    """High class maids in a row, preparations in their piles, the guests shuffled with one on top."""
    rules = deal.rules
    park = new_park(deal.seats, deal.first)
    park.high_class = list(deal.stock.high_class)
    park.preparations = preparation_piles(rules, deal.totals)
    park.guests_down = list(deal.stock.guests)
    deal.luck.shuffle("guests", park.guests_down)
    if park.guests_down:
        park.guests_up.append(park.guests_down.pop())
    return park


def preparation_piles(rules: Rules, counts: Sequence[int]) -> list[list[int]]:
    """So many of each kind in the pile of their errand, the easiest on top."""
    piles: list[list[int]] = [[], [], []]
    kinds = [k for k in range(len(counts)) if counts[k] and rules.category[k] == PREPARATION]
    for kind in sorted(kinds, key=lambda k: -rules.cards[k].level):
        piles[rules.errand[kind]] += [kind] * counts[kind]
    return piles
