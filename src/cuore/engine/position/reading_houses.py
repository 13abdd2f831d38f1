"""Reading the houses: what each player has, and where."""

from __future__ import annotations

from cuore.engine.player import Player, empty_player
from cuore.engine.position.reader import Reader
from cuore.engine.words import ILL, SEAT_NAMES
from cuore.engine.zones import ENTRIES, HOUSE_COUNTERS, HOUSE_ZONES, PILE, Zone


def read_houses(reader: Reader, seats: int) -> tuple[list[Player], list[int]]:
    """All houses, and the seats of which nothing is said."""
    players: list[Player] = []
    untouched: list[int] = []
    for seat in range(seats):
        name = SEAT_NAMES[seat]
        p = empty_player()
        if not any(key.startswith(f"{name} ") for key in reader.values):
            untouched.append(seat)
        for zone in HOUSE_ZONES:
            setattr(p, zone.name, read_zone(reader, zone, f"{name} "))
        for counter in HOUSE_COUNTERS:
            setattr(p, counter.name, reader.counter(counter, getattr(p, counter.name), seats, f"{name} "))
        players.append(p)
    return players, untouched


def read_zone(reader: Reader, zone: Zone, who: str) -> list[int]:
    """The cards of a zone, in the order in which it keeps them."""
    cards = reader.cards(reader.text(who + zone.key))
    for entry in cards:
        if not _may_lie(reader, entry, zone):
            raise reader.damaged(f"{reader.rules.entry_words(entry)} cannot be among {zone.key}")
    if zone.order == PILE:
        cards.reverse()
    elif zone.name == "hand":
        cards.sort()
    return cards


def _may_lie(reader: Reader, entry: int, zone: Zone) -> bool:
    rules = reader.rules
    kind = entry % ILL
    if rules.category[kind] not in zone.takes or (entry >= ILL and zone.entries != ENTRIES):
        return False
    if zone.name == "chambermaids":
        return rules.chamber[kind] > 0 or rules.leave[kind] > 0
    return zone.name != "beers" or not rules.drunk[kind]
