"""Finding a zone of a game by its name."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.zones import HOUSE_ZONE, OF_PARK, OF_SEAT, OF_SIDE_TABLE, TABLE_ZONE, StatePart, Zone


def holder_of(g: Game, declared: StatePart) -> object:
    """The object of a game that holds what is declared for the table."""
    if declared.holder == OF_SIDE_TABLE:
        return g.side
    return g.park if declared.holder == OF_PARK else g


def zone_named(g: Game, name: str) -> Zone:
    """A zone of a house, or one that a box brings, by its name."""
    brings = g.brought.brings
    return brings.zones[brings.zone_at[name]] if name in brings.zone_at else HOUSE_ZONE[name]


def cards_in(g: Game, name: str, seat: int) -> list[int]:
    """The cards of a zone: of a seat, if it has one of that name, or of the table. Read it; the moves change it."""
    brought = g.brought
    if name in brought.brings.zone_at:
        place = brought.brings.zone_at[name]
        return brought.lying[place][seat if brought.brings.zones[place].holder == OF_SEAT else 0]
    found: list[int]
    if seat >= 0 and name in HOUSE_ZONE:
        found = getattr(g.players[seat], name)
    else:
        found = getattr(holder_of(g, TABLE_ZONE[name]), name)
    return found
