"""What a Reminiscence asks for: cards from hand that match its needs one to one, or cards whose costs add up.

A hand is looked at by *sorts*: whether a card is a general maid, a chief (of either kind) or Love; some are maids.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.sealed import Sealed
from cuore.engine.words import CHAMBERMAID_CHIEF, GENERAL, LOVE, MAID_CHIEF

GENERAL_MAID: Final = 1
CHIEF: Final = 2
LOVE_CARD: Final = 4
MAID: Final = 3
STAFF_MEMBER: Final = 7

SORTS: dict[str, int] = {
    "staff": STAFF_MEMBER,
    "maid": MAID,
    "general maid": GENERAL_MAID,
    "chief": CHIEF,
    "love": LOVE_CARD,
}
"""The sorts of cards that can be asked for, each as a set of bits."""

ANY_COST: Final = -1


def sort_of(category: int) -> int:
    """What cards of a category count as; nothing for those that are never in a hand."""
    if category == GENERAL:
        return GENERAL_MAID
    if category == MAID_CHIEF or category == CHAMBERMAID_CHIEF:
        return CHIEF
    return LOVE_CARD if category == LOVE else 0


class Need(Sealed):
    """So many cards of a sort, each of an exact printed cost, of at least a cost, or of any; or a total.

    A total is a sum of printed costs over any number of cards of the sort. It may be exceeded, and stands alone.
    """

    __slots__ = ("at_least", "cost", "count", "sort", "sorts", "total")

    def __init__(
        self, sort: str = "staff", *, cost: int = ANY_COST, at_least: int = 0, count: int = 1, total: int = 0
    ) -> None:
        self.sort = sort
        self.sorts = SORTS[sort]
        self.cost = cost
        self.at_least = at_least
        self.count = count
        self.total = total

    def __repr__(self) -> str:
        if self.total:
            return f"<Need: {self.sort} for {self.total} in all>"
        each = f" of cost {self.cost}" if self.cost != ANY_COST else ""
        return f"<Need: {self.count} {self.sort}{each}{f' of cost {self.at_least} or more' if self.at_least else ''}>"

    def fits(self, cost: int, sorts: int) -> bool:
        """Whether a card with these facts will do for one of the cards, or as a part of the total."""
        if not self.sorts & sorts:
            return False
        return cost == self.cost if self.cost != ANY_COST else cost >= self.at_least


Held = tuple[int, int, int]
"""A card in hand as needs see it: kind, printed cost, what it counts as. Hands are sorted by kind."""


def one_by_one(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """The needs in their order, each as often as it takes a card; none for a total."""
    return tuple([need for need in needs if not need.total for _ in range(need.count)])


def fewest_cards(needs: tuple[Need, ...], dearest: int) -> int:
    """With how many cards the needs can be met at best, where none costs more than ``dearest``."""
    total = sum([need.total for need in needs])
    return -(-total // max(1, dearest)) if total else sum([need.count for need in needs])


def can_be_met(needs: tuple[Need, ...], hand: list[Held], at: int = 0, used: int = 0, after: int = -1) -> bool:
    """Whether there is any way to meet the needs from ``at`` on; ``used`` has a bit for every card already taken.

    Cards for one and the same need are taken in the order of the hand, from ``after`` on: no other order meets more.
    """
    if at == len(needs):
        return True
    need = needs[at]
    same = at + 1 < len(needs) and needs[at + 1] is need
    last = -1
    for i, (kind, cost, sorts) in enumerate(hand):
        if i <= after or used >> i & 1 or kind == last or not need.fits(cost, sorts):
            continue
        last = kind
        if can_be_met(needs, hand, at + 1, used | 1 << i, i if same else -1):
            return True
    return False


def payments(needs: tuple[Need, ...], hand: list[Held], at: int = 0, used: int = 0, after: int = -1) -> list[list[int]]:
    """The different sets of kinds that meet the needs from ``at`` on, but two at most: more makes no difference."""
    if at == len(needs):
        return [[]]
    need = needs[at]
    same = at + 1 < len(needs) and needs[at + 1] is need
    found: list[list[int]] = []
    last = -1
    for i, (kind, cost, sorts) in enumerate(hand):
        if i <= after or used >> i & 1 or kind == last or not need.fits(cost, sorts):
            continue
        last = kind
        for rest in payments(needs, hand, at + 1, used | 1 << i, i if same else -1):
            payment = sorted([kind, *rest])
            if payment not in found:
                found.append(payment)
                if len(found) > 1:
                    return found
    return found


def next_cards(needs: tuple[Need, ...], hand: list[Held], at: int) -> list[int]:
    """The kinds to choose from for the need ``at``: those after which the rest can still be met.

    Where only one set of cards can pay, that is one kind: whichever comes first, the same cards are paid.
    """
    found: list[int] = []
    last = -1
    for i, (kind, cost, sorts) in enumerate(hand):
        if kind != last and needs[at].fits(cost, sorts) and can_be_met(needs, hand, at + 1, 1 << i):
            found.append(kind)
        last = kind
    return found[:1] if len(found) > 1 and len(payments(needs, hand, at)) == 1 else found


def next_cards_of_total(missing: int, need: Need, hand: list[Held]) -> list[int]:
    """The kinds to choose from while so much of a total is missing; one kind where no card of the hand can be spared.

    Cards of several kinds, one of which can be spared, always make more than one set that pays: with that kind first,
    and without it.
    """
    costs: dict[int, int] = {}
    together = 0
    for kind, cost, sorts in hand:
        if need.fits(cost, sorts):
            costs[kind] = cost
            together += cost
    found = list(costs)
    return found if together - min(costs.values(), default=0) >= missing else found[:1]


def exact_costs(needs: tuple[Need, ...]) -> tuple[int, ...]:
    """The exact costs wanted, sorted."""
    return tuple(sorted([need.cost for need in needs if need.cost != ANY_COST]))


def costs_suffice(wanted: tuple[int, ...], costs: list[int]) -> bool:
    """Whether every wanted cost is there as often as it is wanted."""
    last = -1
    for cost in wanted:
        if cost not in costs or (cost == last and costs.count(cost) < wanted.count(cost)):
            return False
        last = cost
    return True


# -- a first glance at a hand: one number that tells how many cards of each sort it has, and what its maids cost --

FIELD: Final = 15  # bits for each of the four numbers
MOST: Final = (1 << FIELD) - 1
MAID_COSTS: Final = 0
GENERALS: Final = FIELD
CHIEFS: Final = 2 * FIELD
LOVES: Final = 3 * FIELD
ONE_LOVE: Final = 1 << LOVES
FIELDS: dict[int, int] = {GENERAL_MAID: GENERALS, CHIEF: CHIEFS, LOVE_CARD: LOVES}


def weight(category: int, cost: int) -> int:
    """What one card adds to that number."""
    sorts = sort_of(category)
    if sorts == LOVE_CARD:
        return ONE_LOVE
    return cost + (1 << (GENERALS if sorts == GENERAL_MAID else CHIEFS)) if sorts else 0


class Glance(Sealed):
    """What the first glance must find before anything else is looked at: one of the four numbers, large enough."""

    __slots__ = ("least", "shift", "sure")

    def __init__(self, needs: tuple[Need, ...]) -> None:
        shift = MAID_COSTS
        least = 0
        for need in needs:
            if need.total and need.sorts == MAID:
                least = need.total
            elif need.sorts in FIELDS and need.count > least and not need.total:
                shift = FIELDS[need.sorts]
                least = need.count
        self.shift = shift
        self.least = least
        # Whether this is all there is to find: one need, and any cost will do.
        plain = bool(needs) and needs[0].cost == ANY_COST and needs[0].at_least == 0
        self.sure = plain and len(needs) == 1 and least == (needs[0].total or needs[0].count)
