"""What things cost now: printed costs and what is in play to change them.

Prices are worked out when they are asked for and never stored. First fixed prices (Amaretto, Ririko), then what is
cheaper (Emily; a building never costs less than 1), then what is dearer (Envy).
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


class DearerMaids(CostChange):
    """Maids cost more; several of these add up to no more than ``most``."""

    WORD = "dearer maids"
    FIELDS = (("by", "number"), ("most", "number"))

    def __init__(self, by: int, most: int) -> None:
        self.by = by
        self.most = most


COST_CHANGES: dict[str, type[CostChange]] = {
    change.WORD: change for change in (FixedCost, CheaperBuildings, DearerMaids)
}


def changes_in_force(rules: Rules, bargains: list[int], chambermaids: list[int], events: list[int]) -> list[CostChange]:
    """Everything that changes prices for a player: maids who served this turn, chambermaids, events in the quarters."""
    found: list[CostChange] = []
    for card in bargains:
        found.extend(rules.changes[card])
    for entry in chambermaids:
        if entry < ILL and rules.changes[entry]:
            found.extend(rules.changes[entry])
    for card in events:
        found.extend(rules.changes[card])
    return found


def price(rules: Rules, kind: int, changes: list[CostChange]) -> int:
    """What a card costs, given the changes in force."""
    cost = rules.cost[kind]
    cheaper = 0
    dearer = 0
    for change in changes:
        if isinstance(change, FixedCost):
            if rules.names[kind] == change.card:
                cost = min(cost, change.cost)
        elif isinstance(change, CheaperBuildings):
            if rules.category[kind] == BUILDING:
                cheaper += change.by
        elif isinstance(change, DearerMaids) and rules.is_maid[kind]:
            dearer = min(dearer + change.by, change.most)
    if cheaper:
        cost = max(1, cost - cheaper)
    return cost + dearer
