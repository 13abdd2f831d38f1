"""What things cost now: printed costs and what is in play to change them.

Prices follow from what is in play, and no game stores them. First fixed prices (Amaretto, Ririko), then what is
cheaper (Emily, Thekla; nothing costs less than 1 by that), then what is dearer (Envy).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuore.derivable import mypyc_attr
from cuore.engine.sealed import Sealed, check_unset, refuse_taking_away
from cuore.engine.traits import Declared, Deed
from cuore.engine.words import BUILDING, CATEGORY_NAMES, ILL

if TYPE_CHECKING:
    from cuore.engine.rules import Rules


LEAST_COST: Final = 1
"""Nothing gets cheaper than this."""


class Sums:
    """All changes of prices for one player, added up."""

    def __init__(self) -> None:
        self.fixed: dict[str, int] = {}  # by card
        self.cheaper_buildings = 0
        self.cheaper_maids = 0
        self.dearer_maids = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CostChange(Declared):
    """Something that a card does to prices."""

    def add_to(self, sums: Sums) -> None:
        """Add it to what other cards do."""
        raise NotImplementedError

    def least(self) -> int:
        """The lowest price that it may make of another, -1 for one that makes none lower."""
        return -1


class SealedCostChange(CostChange):
    """A change of costs of ours: it never changes once it is made."""

    def __setattr__(self, name: str, value: object) -> None:
        check_unset(self, name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        refuse_taking_away(name)


class FixedCost(SealedCostChange):
    """A card costs this much, if that is less."""

    WORD = "fixed cost"
    FIELDS = (("card", "card"), ("cost", "number"))

    def __init__(self, card: str, cost: int) -> None:
        self.card = card
        self.cost = cost

    def add_to(self, sums: Sums) -> None:
        sums.fixed[self.card] = min(self.cost, sums.fixed.get(self.card, self.cost))

    def least(self) -> int:
        return self.cost

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("fixed price", self.cost, of=self.card),)


class CheaperBuildings(SealedCostChange):
    """Buildings cost less, but at least 1."""

    WORD = "cheaper buildings"
    FIELDS = (("by", "number"),)
    NUMBERS = (("least", LEAST_COST),)

    def __init__(self, by: int) -> None:
        self.by = by

    def add_to(self, sums: Sums) -> None:
        sums.cheaper_buildings += self.by

    def least(self) -> int:
        return LEAST_COST

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("cheaper", self.by, of=CATEGORY_NAMES[BUILDING]),)


class CheaperMaids(SealedCostChange):
    """Maids cost less, but at least 1."""

    WORD = "cheaper maids"
    FIELDS = (("by", "number"),)
    NUMBERS = (("least", LEAST_COST),)

    def __init__(self, by: int) -> None:
        self.by = by

    def add_to(self, sums: Sums) -> None:
        sums.cheaper_maids += self.by

    def least(self) -> int:
        return LEAST_COST

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("cheaper", self.by, of="maid"),)


class DearerMaids(SealedCostChange):
    """Maids cost more; several of these add up to no more than ``most``."""

    WORD = "dearer maids"
    FIELDS = (("by", "number"), ("most", "number"))

    def __init__(self, by: int, most: int) -> None:
        self.by = by
        self.most = most

    def add_to(self, sums: Sums) -> None:
        sums.dearer_maids = min(sums.dearer_maids + self.by, self.most)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("dearer", self.by, of="maid"),)


COST_CHANGES: dict[str, type[CostChange]] = {
    change.WORD: change for change in (FixedCost, CheaperBuildings, CheaperMaids, DearerMaids)
}


class Prices(Sealed):
    """What things cost one player now: everything that changes prices, summed up."""

    def __init__(self, rules: Rules, changing: list[int]) -> None:
        sums = Sums()
        for card in changing:
            for change in rules.changes[card]:
                change.add_to(sums)
        prices: list[int] = []
        for kind in range(len(rules.cards)):
            cost = min(rules.cost[kind], sums.fixed.get(rules.names[kind], rules.cost[kind]))
            if rules.is_maid[kind]:
                prices.append(
                    (max(LEAST_COST, cost - sums.cheaper_maids) if sums.cheaper_maids else cost) + sums.dearer_maids
                )
            elif sums.cheaper_buildings and rules.category[kind] == BUILDING:
                prices.append(max(LEAST_COST, cost - sums.cheaper_buildings))
            else:
                prices.append(cost)
        self.of = tuple(prices)  # by kind


def changed_prices(rules: Rules, bargains: list[int], chambermaids: list[int], events: list[int]) -> Prices | None:
    """The prices for a player where they differ from the printed ones.

    They do so by maids who served this turn, by chambermaids and by events in the quarters. The same few combinations
    come back all the time, so what follows from each is kept with the rules.
    """
    changes = rules.changes
    changing = bargains[:]
    for entry in chambermaids:
        if entry < ILL and changes[entry]:
            changing.append(entry)
    for card in events:
        if changes[card]:
            changing.append(card)
    if not changing:
        return None
    known = tuple(changing)
    found = rules.known_prices(known)
    if found is None:
        found = Prices(rules, changing)
        rules.keep_prices(known, found)
    return found
