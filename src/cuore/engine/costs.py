"""What things cost now: printed costs and what is in play to change them.

Prices follow from what is in play, and no game stores them. First fixed prices (Amaretto, Ririko), then what is
cheaper (Emily, Thekla; nothing costs less than 1 by that), then what is dearer (Envy).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cuore.engine.words import BUILDING, ILL

if TYPE_CHECKING:
    from cuore.engine.rules import Rules


class CostChange:
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


class Prices:
    """What things cost one player now: everything that changes prices, summed up."""

    def __init__(self, rules: Rules, changing: list[int]) -> None:
        self.fixed: dict[str, int] = {}
        self.cheaper_buildings = 0
        self.cheaper_maids = 0
        self.dearer_maids = 0
        for card in changing:
            self._change(rules.changes[card])
        self.of = [self._price(rules, kind) for kind in range(len(rules.cards))]  # by kind

    def _change(self, changes: tuple[CostChange, ...]) -> None:
        for change in changes:
            if isinstance(change, FixedCost):
                self.fixed[change.card] = min(change.cost, self.fixed.get(change.card, change.cost))
            elif isinstance(change, CheaperBuildings):
                self.cheaper_buildings += change.by
            elif isinstance(change, CheaperMaids):
                self.cheaper_maids += change.by
            elif isinstance(change, DearerMaids):
                self.dearer_maids = min(self.dearer_maids + change.by, change.most)

    def _price(self, rules: Rules, kind: int) -> int:
        cost = rules.cost[kind]
        if self.fixed and rules.names[kind] in self.fixed:
            cost = min(cost, self.fixed[rules.names[kind]])
        if rules.is_maid[kind]:
            cheaper = max(1, cost - self.cheaper_maids) if self.cheaper_maids else cost
            return cheaper + self.dearer_maids
        if self.cheaper_buildings and rules.category[kind] == BUILDING:
            return max(1, cost - self.cheaper_buildings)
        return cost


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
    found = rules.prices.get(known)
    if found is None:
        found = Prices(rules, changing)
        if len(rules.prices) > 1000:
            rules.prices.clear()
        rules.prices[known] = found
    return found
