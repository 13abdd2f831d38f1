"""What an event means to whoever watches many games: a card that somebody got, or something that somebody suffered.

Decided by how each kind of event is declared, and by nothing else: from which zone a card goes to which, and which
counters shrink. So the events of a box from elsewhere are understood as well.
"""

from __future__ import annotations

from functools import lru_cache

from cuore.engine.brought import Brings
from cuore.engine.event_kind import TAKE, EventKind
from cuore.engine.rules import Rules
from cuore.engine.told import EVENT_KINDS
from cuore.engine.words import EVENT, LOVE, PRIVATE, STAFF
from cuore.engine.zones import BY_SEAT, HOUSE_ZONES, NOTES, OF_SEAT, TABLE_ZONES, Zone

ON_ITS_WAY = "moving"
NOT_FOR_SALE = (ON_ITS_WAY, "aside", "removed")
"""Zones of the table from which nobody gets a card that was not in play before."""

STAYS_AT_WORK = {
    "hand": ("hand", "played", "chambermaids"),
    "deck": ("deck", "hand", "aside", "played"),
    "aside": ("deck", "hand", "aside", "played"),
    "discard": ("discard", "deck", "hand", "played"),
}
"""Where a card of these zones may go and is not lost to its owner. Whatever leaves another zone of a house is."""

NO_LOSS = ("played", "events", "picked")
"""Zones from which nothing is lost: who has served has served, an event that goes is a relief, a round is over."""


class Way:
    """What one kind of event means."""

    __slots__ = ("gets", "loses", "sends", "shrinks", "suffers", "to_other")

    def __init__(self, kind: EventKind, shared: frozenset[str], houses: frozenset[str]) -> None:
        from_table = kind.leaves in shared and (kind.leaves not in houses or not kind.to_other)
        self.to_other = kind.to_other
        self.gets = from_table and kind.reaches in houses  # the card comes into somebody's house
        self.sends = from_table and kind.reaches == ON_ITS_WAY  # into a house, by the other seat's doing
        self.suffers = kind.leaves == ON_ITS_WAY and kind.reaches in houses  # and there it is
        self.loses = not from_table and _is_loss(kind, houses)
        self.shrinks = not kind.quiet and any(change.how == TAKE for change in kind.changes)

    def __bool__(self) -> bool:
        return self.gets or self.sends or self.suffers or self.loses or self.shrinks or self.to_other


def _is_loss(kind: EventKind, houses: frozenset[str]) -> bool:
    if not kind.reaches or kind.leaves in NO_LOSS or kind.leaves not in {*houses, *STAYS_AT_WORK}:
        return False
    return kind.to_other or kind.reaches not in STAYS_AT_WORK.get(kind.leaves, ())


def ways_of(brings: Brings) -> tuple[Way | None, ...]:
    """What every kind of event means where these zones are in play, by its number; None for most of them."""
    return _ways(brings.zones, len(EVENT_KINDS))


@lru_cache(maxsize=16)
def _ways(brought: tuple[Zone, ...], kinds: int) -> tuple[Way | None, ...]:
    shared = {zone.name for zone in TABLE_ZONES if zone.entries not in (NOTES, BY_SEAT)} - {*NOT_FOR_SALE}
    houses = {zone.name for zone in HOUSE_ZONES} | {zone.name for zone in TABLE_ZONES if zone.entries == BY_SEAT}
    for zone in brought:
        (houses if zone.holder == OF_SEAT else shared).add(zone.name)
    found = [Way(kind, frozenset(shared), frozenset(houses)) for kind in EVENT_KINDS[:kinds]]
    return tuple(way or None for way in found)


def is_burden(rules: Rules, kind: int) -> bool:
    """Whether nobody wants this card in the own house: an event, or staff that brings no points."""
    card = rules.cards[kind]
    if card.category == EVENT:
        return True
    if card.category == LOVE or card.category not in (*STAFF, PRIVATE):
        return False
    by_rule = [deed.count for rule in rules.traits(kind).scores for deed in rule.deeds if deed.what == "points"]
    return card.vp <= 0 and max(by_rule, default=0) <= 0
