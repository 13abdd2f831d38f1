"""What things cost now: printed costs and what is in play to change them.

Prices follow from what is in play, and no game stores them. First fixed prices (Amaretto, Ririko), then what is
cheaper (Emily, Thekla; nothing costs less than 1 by that), then what is dearer (Envy).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cuore.engine.sealed import Sealed
from cuore.engine.words import BUILDING, ILL

if TYPE_CHECKING:
    from cuore.engine.rules import Rules


class CostChange(Sealed):
    """Something that a card does to prices."""

    WORD: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()

    def field(self, name: str) -> object:
        """The value of one of ``FIELDS``."""
        return getattr(self, name)


class FixedCost(CostChange):
    """A card costs this much, if that is less."""

    WORD = "fixed cost"
    FIELDS = (("card", "card"), ("cost", "number"))

    def __init__(self, card: str, cost: int) -> None:
        self.card = card
        self.cost = cost


class CheaperBuildings(CostChange):
    """Buildings cost less, but at least 1."""

    WORD = "cheaper buildings"
    FIELDS = (("by", "number"),)

    def __init__(self, by: int) -> None:
        self.by = by


class CheaperMaids(CostChange):
    """Maids cost less, but at least 1."""

    WORD = "cheaper maids"
    FIELDS = (("by", "number"),)

    def __init__(self, by: int) -> None:
        self.by = by


class DearerMaids(CostChange):
    """Maids cost more; several of these add up to no more than ``most``."""

    WORD = "dearer maids"
    FIELDS = (("by", "number"), ("most", "number"))

    def __init__(self, by: int, most: int) -> None:
        self.by = by
        self.most = most


COST_CHANGES: dict[str, type[CostChange]] = {
    change.WORD: change for change in (FixedCost, CheaperBuildings, CheaperMaids, DearerMaids)
}


class Prices(Sealed):
    """What things cost one player now: everything that changes prices, summed up."""

    def __init__(self, rules: Rules, changing: list[int]) -> None:
        fixed: dict[str, int] = {}
        cheaper_buildings = 0
        cheaper_maids = 0
        dearer_maids = 0
        for card in changing:
            for change in rules.changes[card]:
                if isinstance(change, FixedCost):
                    fixed[change.card] = min(change.cost, fixed.get(change.card, change.cost))
                elif isinstance(change, CheaperBuildings):
                    cheaper_buildings += change.by
                elif isinstance(change, CheaperMaids):
                    cheaper_maids += change.by
                elif isinstance(change, DearerMaids):
                    dearer_maids = min(dearer_maids + change.by, change.most)
        prices: list[int] = []
        for kind in range(len(rules.cards)):
            cost = min(rules.cost[kind], fixed.get(rules.names[kind], rules.cost[kind]))
            if rules.is_maid[kind]:
                prices.append((max(1, cost - cheaper_maids) if cheaper_maids else cost) + dearer_maids)
            elif cheaper_buildings and rules.category[kind] == BUILDING:
                prices.append(max(1, cost - cheaper_buildings))
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
