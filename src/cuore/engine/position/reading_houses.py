"""Reading the houses: what each player has, and where."""

from __future__ import annotations

from cuore.engine.player import Player, empty_player
from cuore.engine.position.notation import TOP_FIRST, ZONES
from cuore.engine.position.reader import Reader
from cuore.engine.words import BEER, BUILDING, EVENT, ILL, PREPARATION, PRIVATE, REMINISCENCE, SEAT_NAMES, STAFF


def read_houses(reader: Reader, seats: int) -> tuple[list[Player], list[int]]:
    """All houses, and the seats of which nothing is said."""
    players: list[Player] = []
    untouched: list[int] = []
    for seat in range(seats):
        name = SEAT_NAMES[seat]
        p = empty_player()
        if not any(key.startswith(f"{name} ") for key in reader.values):
            untouched.append(seat)
        for zone in ZONES:
            cards = reader.cards(reader.text(f"{name} {zone}"))
            for entry in cards:
                _check_place(reader, entry, zone)
            if zone in TOP_FIRST:
                cards.reverse()
            elif zone == "hand":
                cards.sort()
            setattr(p, zone, cards)
        p.shuffles = reader.number(f"{name} shuffles", 0)
        p.looks = reader.number(f"{name} looks", 0)
        p.lets_all = reader.flag(f"{name} lets all")
        players.append(p)
    return players, untouched


def _check_place(reader: Reader, entry: int, zone: str) -> None:
    """Refuse a card where none like it can be."""
    rules = reader.rules
    kind = entry % ILL
    category = rules.category[kind]
    fits = {
        "chambermaids": rules.chamber[kind] > 0 or rules.leave[kind] > 0,
        "private": category == PRIVATE,
        "events": category == EVENT,
        "buildings": category == BUILDING,
        "reminiscences": category == REMINISCENCE,
        "beers": category == BEER and not rules.drunk[kind],
        "preparations": category == PREPARATION,
    }.get(zone, category in STAFF and entry < ILL)
    if not fits:
        raise reader.damaged(f"{rules.entry_words(entry)} cannot be among {zone}")
