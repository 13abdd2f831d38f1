"""What somebody believes of the hidden cards of a house: one case, or several with their chances.

(Of several houses together, once two of them have exchanged cards unseen.)

A case has the deck, the hand, the discard pile and the cards aside as slots: a slot is a known kind, or an unknown card
with a *tag*. The cards that lie in unknown slots are its pool, each with a tag too. A tag is the number of the shuffle
that the card went through: a card seen on the discard pile before shuffle 7 can only be in a slot that shuffle 7, or a
later one, has dealt. So a card of the pool fits a slot when its tag is not larger than the slot's, and within a case
every way to lay the pool into the slots is as likely as any other.

When a card shows itself that may have come from several slots, or may be the one or the other of two equal cards, the
belief parts into a case for each, with its chance. Equal cases become one again, and so they stay few.
"""

from __future__ import annotations

from typing import Final

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
ASIDE: Final = 3
ZONES: Final = 4
"""The zones of a house; those of the next house follow."""

MOST_CASES: Final = 24

Pool = list[tuple[int, int]]
"""The kind and the tag of every card that lies in an unknown slot."""


def unknown(tag: int) -> int:
    """A slot whose card is not known, dealt by the shuffle ``tag``."""
    return -1 - tag


def tag_of(slot: int) -> int:
    """The tag of an unknown slot."""
    return -1 - slot


class Case:
    """One case. The order of slots matters in the deck (its top is last) and aside, where it is seen."""

    __slots__ = ("chance", "pool", "zones")

    def __init__(self, zones: list[list[int]], pool: Pool, chance: float) -> None:
        self.zones = zones
        self.pool = pool
        self.chance = chance

    def __repr__(self) -> str:
        zones = ", ".join([str(len(zone)) for zone in self.zones])
        return f"<Case: chance {self.chance:.3g}, zones of {zones} cards, {len(self.pool)} of them unknown>"

    def copy(self) -> Case:
        """An independent copy."""
        return Case([zone[:] for zone in self.zones], self.pool[:], self.chance)

    def ways(self) -> int:
        """In how many ways the pool can be laid into the unknown slots."""
        slots = sorted([slot for zone in self.zones for slot in zone if slot < 0])  # the youngest first
        tags = sorted([-tag for _, tag in self.pool])
        total = 1
        fitting = 0
        for placed, tag in enumerate(tags):
            while fitting < len(slots) and tag_of(slots[fitting]) >= -tag:
                fitting += 1
            total *= fitting - placed
        return max(total, 0)

    def level(self) -> None:
        """Give the same tag to slots that fit the same cards, and to cards that fit the same slots."""
        slots = {slot for zone in self.zones for slot in zone if slot < 0}
        tags = {tag for _, tag in self.pool}
        if len(slots) == 1 and len(tags) == 1:
            return
        there = sorted(tags)
        lowered = {slot: unknown(max([tag for tag in there if tag <= tag_of(slot)], default=0)) for slot in slots}
        for zone in self.zones:
            for i, slot in enumerate(zone):
                if slot < 0:
                    zone[i] = lowered[slot]
        there = sorted([tag_of(slot) for slot in set(lowered.values())])
        raised = {tag: min([other for other in there if other >= tag], default=tag) for tag in tags}
        self.pool = [(kind, raised[tag]) for kind, tag in self.pool]

    def sources(self, zone: int, card: int) -> list[tuple[int, int, int]]:
        """From where a card of this kind can leave a zone: the slot, the tag it has in the pool, and in how many ways.

        A deck loses its top card. A known slot comes first.
        """
        slots = self.zones[zone][-1:] if zone % ZONES == DECK else self.zones[zone]
        found = [(card, -1, slots.count(card))] if card in slots else []
        values = {slot for slot in slots if slot < 0}
        if values:
            tags = [tag for kind, tag in self.pool if kind == card]
            for slot in sorted(values):
                for tag in sorted(set(tags)):
                    if tag <= tag_of(slot):
                        found.append((slot, tag, slots.count(slot) * tags.count(tag)))
        return found

    def lose(self, zone: int, card: int, slot: int, tag: int) -> None:
        """A card leaves a zone."""
        if zone % ZONES == DECK:
            self.zones[zone].pop()
        else:
            self.zones[zone].remove(slot)
        if slot < 0:
            self.pool.remove((card, tag))

    def too_old(self, zone: int) -> int:
        """The oldest unknown slot of a zone, where some card of the pool is too young for it; else 0.

        Also 0 when there are no unknown slots elsewhere: then all these cards are here anyway.
        """
        if not [slot for z, slots in enumerate(self.zones) if z != zone for slot in slots if slot < 0]:
            return 0
        oldest = max([slot for slot in self.zones[zone] if slot < 0], default=0)
        youngest = max([tag for _, tag in self.pool], default=0)
        return oldest if oldest < 0 and tag_of(oldest) < youngest else 0

    def guessed(self, zone: int, slot: int) -> list[Case]:
        """The same for every kind that may lie in a slot, as if it were known."""
        before = self.ways()
        found: list[Case] = []
        for kind, tag in sorted(set(self.pool)):
            if tag <= tag_of(slot):
                case = self.copy()
                case.zones[zone].remove(slot)
                case.zones[zone].append(kind)
                case.pool.remove((kind, tag))
                case.chance *= self.pool.count((kind, tag)) * (case.ways() / before)
                found.append(case)
        return found

    def shuffle(self, at: int, tag: int) -> None:
        """The discard pile of a house becomes its deck."""
        discard = self.zones[at + DISCARD]
        self.pool.extend([(kind, tag) for kind in discard if kind >= 0])
        self.zones[at + DECK] = [unknown(tag)] * len(discard)
        self.zones[at + DISCARD] = []


class Belief:
    """All cases, each with its chance; the chances sum up to 1."""

    __slots__ = ("cases",)

    def __init__(self, cases: list[Case]) -> None:
        self.cases = cases

    def __repr__(self) -> str:
        return f"<Belief: {len(self.cases)} cases, about {len(self.cases[0].zones) // ZONES} houses>"

    def copy(self) -> Belief:
        """An independent copy."""
        return Belief([case.copy() for case in self.cases])

    def add(self, zone: int, card: int) -> None:
        """A card that everybody sees comes to a zone."""
        for case in self.cases:
            case.zones[zone].append(card)

    def top_goes(self, deck: int, to: int) -> None:
        """The top card of a deck, or some card of a zone that goes away as a whole, goes to another zone unseen."""
        for case in self.cases:
            case.zones[to].append(case.zones[deck].pop())

    def shuffled(self, at: int, tag: int) -> None:
        """The discard pile of a house becomes its deck.

        Where it has unseen cards of several ages, the older ones are guessed first, because after the shuffle there is
        no telling which they were. If that makes too many cases, some of it is forgotten.
        """
        guessing = True
        while guessing:
            guessing = False
            found: list[Case] = []
            for case in self.cases:
                case.level()
                slot = case.too_old(at + DISCARD)
                if slot < 0:
                    guessing = True
                    found += case.guessed(at + DISCARD, slot)
                else:
                    found.append(case)
            if guessing:
                found = merged(found)
                guessing = len(found) <= MOST_CASES
                if guessing:
                    self.cases = found
        for case in self.cases:
            case.shuffle(at, tag)
        self.cases = settled(self.cases)

    def shown(self, zone: int, card: int, by_chance: bool) -> None:
        """A card of a zone shows itself and leaves it.

        Any card of the zone could as well have done so. But when it was chosen by somebody who is known to have one,
        that tells nothing of other ones.
        """
        if not by_chance and self._all_know(zone, card):
            for case in self.cases:
                case.zones[zone].remove(card)
            return
        found: list[Case] = []
        for case in self.cases:
            sources = case.sources(zone, card)
            if len(sources) > 1:
                case.level()
                sources = case.sources(zone, card)
            if len(sources) == 1 and len(self.cases) == 1:
                slot, tag, _ = sources[0]
                case.lose(zone, card, slot, tag)
                return
            before = case.ways()
            for slot, tag, count in sources:
                following = case.copy()
                following.lose(zone, card, slot, tag)
                following.chance *= count
                if slot < 0:
                    following.chance *= following.ways() / before
                found.append(following)
        self.cases = settled(found)

    def seen(self, zone: int, card: int, copies: int, by_chance: bool) -> None:
        """So many cards of a kind show themselves and stay where they are."""
        for _ in range(copies):
            self.shown(zone, card, by_chance)
        for _ in range(copies):
            self.add(zone, card)

    def _all_know(self, zone: int, card: int) -> bool:
        for case in self.cases:
            if card not in case.zones[zone]:
                return False
        return True

    def slipped(self, zone: int, to: int, under: bool = False) -> None:
        """A card has gone from one zone to another, and nobody saw which: it may be any of them."""
        found: list[Case] = []
        for case in self.cases:
            values = sorted(set(case.zones[zone]))
            if len(values) > 1:
                case.level()
                values = sorted(set(case.zones[zone]))
            for slot in values:
                following = case.copy() if len(values) > 1 else case
                following.chance *= following.zones[zone].count(slot)
                following.zones[zone].remove(slot)
                following.zones[to].insert(0 if under else len(following.zones[to]), slot)
                found.append(following)
        self.cases = settled(found)


def together(one: Belief, other: Belief) -> Belief:
    """What is believed of several houses at once, when their unseen cards may have changed places.

    Which house a card came from is forgotten.
    """
    cases = [
        Case([zone[:] for zone in a.zones + b.zones], a.pool + b.pool, a.chance * b.chance)
        for a in one.cases
        for b in other.cases
    ]
    return Belief(settled(cases))


def settled(cases: list[Case]) -> list[Case]:
    """The same belief with equal cases made one, and not too many of them."""
    found = merged(cases)
    return found if len(found) <= MOST_CASES else [joined(found)]


def merged(cases: list[Case]) -> list[Case]:
    """The same belief with equal cases made one, and chances that sum up to 1."""
    if len(cases) == 1:
        cases[0].chance = 1.0
        return cases
    total = 0.0
    different: dict[tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]], Case] = {}
    for case in cases:
        if case.chance > 0.0:
            case.level()
            for z, zone in enumerate(case.zones):
                if z % ZONES in (HAND, DISCARD):
                    zone.sort()
            case.pool.sort()
            total += case.chance
            key = (tuple([tuple(zone) for zone in case.zones]), tuple(case.pool))
            if key in different:
                different[key].chance += case.chance
            else:
                different[key] = case
    if not different:
        raise ValueError("what was told cannot have happened")
    found = list(different.values())
    for case in found:
        case.chance /= total
    return found


def joined(cases: list[Case]) -> Case:
    """One case that allows whatever any of these allows, and some more: here a little is forgotten."""
    opened = [case.copy() for case in cases]
    youngest = 0
    for case in opened:
        for _, tag in case.pool:
            youngest = max(youngest, tag)
        for zone in case.zones:
            youngest = max(youngest, tag_of(min(zone, default=-1)))
    for z in range(len(opened[0].zones)):
        _open(opened, z, youngest)
    first = opened[0]
    for case in opened:
        case.pool.sort()
    for case in opened[1:]:
        for zone, other in zip(first.zones, case.zones, strict=True):
            for i, slot in enumerate(other):
                zone[i] = min(zone[i], slot)
        for i, (kind, tag) in enumerate(case.pool):
            first.pool[i] = (kind, min(first.pool[i][1], tag))
    first.chance = 1.0
    return first


def _open(cases: list[Case], z: int, tag: int) -> None:
    """Forget which known cards lie in a zone, where the cases do not agree on it."""
    if z % ZONES not in (HAND, DISCARD):
        for i in range(len(cases[0].zones[z])):
            if len({case.zones[z][i] for case in cases}) > 1:
                for case in cases:
                    _forget(case, z, i, tag)
        return
    kinds = sorted({slot for case in cases for slot in case.zones[z] if slot >= 0})
    for kind in kinds:
        sure = min([case.zones[z].count(kind) for case in cases])
        for case in cases:
            for _ in range(case.zones[z].count(kind) - sure):
                _forget(case, z, case.zones[z].index(kind), tag)
    for case in cases:
        case.zones[z].sort(reverse=True)


def _forget(case: Case, z: int, i: int, tag: int) -> None:
    slot = case.zones[z][i]
    if slot >= 0:
        case.pool.append((slot, tag))
        case.zones[z][i] = unknown(tag)
