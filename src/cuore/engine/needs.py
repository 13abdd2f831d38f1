"""What a Reminiscence asks for: cards of certain costs, discarded from hand one to one."""

from __future__ import annotations


class Need:
    """One card: of an exact printed cost, or of at least that cost; any staff, or a general maid."""

    __slots__ = ("at_least", "cost", "general")

    def __init__(self, cost: int, general: bool = False, at_least: bool = False) -> None:
        self.cost = cost
        self.general = general
        self.at_least = at_least

    def fits(self, cost: int, general: bool) -> bool:
        """Whether a card with these facts will do."""
        if self.general and not general:
            return False
        return cost >= self.cost if self.at_least else cost == self.cost


Held = tuple[int, int, bool]
"""A card in hand as needs see it: kind, printed cost, whether it is a general maid. Hands are sorted by kind."""


def without(hand: list[Held], at: int, different: bool) -> list[Held]:
    """The hand after one card was used; where all must differ, the others of its kind go too."""
    kind = hand[at][0]
    return [card for card in hand if card[0] != kind] if different else hand[:at] + hand[at + 1 :]


def payments(needs: tuple[Need, ...], different: bool, hand: list[Held], at: int = 0) -> list[list[int]]:
    """All different sets of kinds that meet the needs from ``at`` on."""
    if at == len(needs):
        return [[]]
    found: list[list[int]] = []
    last = -1
    for i, (kind, cost, general) in enumerate(hand):
        if kind != last and needs[at].fits(cost, general):
            for rest in payments(needs, different, without(hand, i, different), at + 1):
                payment = sorted([kind, *rest])
                if payment not in found:
                    found.append(payment)
        last = kind
    return found


def can_be_met(needs: tuple[Need, ...], different: bool, hand: list[Held], at: int = 0, used: int = 0) -> bool:
    """Whether there is any way to meet the needs from ``at`` on; ``used`` has a bit for every card already taken."""
    if at == len(needs):
        return True
    need = needs[at]
    last = -1
    for i, (kind, cost, general) in enumerate(hand):
        if used >> i & 1 or kind == last or not need.fits(cost, general):
            continue
        last = kind
        taken = used
        for j in range(len(hand)):
            if j == i or (different and hand[j][0] == kind):
                taken |= 1 << j
        if can_be_met(needs, different, hand, at + 1, taken):
            return True
    return False


def exact_costs(needs: tuple[Need, ...]) -> list[int]:
    """The exact costs wanted, sorted."""
    return sorted([need.cost for need in needs if not need.at_least])


def costs_suffice(wanted: list[int], costs: list[int]) -> bool:
    """Whether every wanted cost is there as often as it is wanted."""
    last = -1
    for cost in wanted:
        if cost not in costs or (cost == last and costs.count(cost) < wanted.count(cost)):
            return False
        last = cost
    return True
