"""Laying out a game, wherever it is played, and the start decks."""

from cuore.engine.setup.choice import (
    LARGE_TABLE,
    TOWN_SIZE,
    Setup,
    check,
    check_boxes,
    check_seed,
    empty_piles_that_end,
    fits,
    has_chiefs,
    host_of,
    host_with_chiefs,
    is_needed,
    of_boxes,
    players_for,
    where_visitors_come,
)
from cuore.engine.setup.dealing import HAND_SIZE, lay_out, new_game, new_house, start_deck

__all__ = [
    "HAND_SIZE",
    "LARGE_TABLE",
    "TOWN_SIZE",
    "Setup",
    "check",
    "check_boxes",
    "check_seed",
    "empty_piles_that_end",
    "fits",
    "has_chiefs",
    "host_of",
    "host_with_chiefs",
    "is_needed",
    "lay_out",
    "new_game",
    "new_house",
    "of_boxes",
    "players_for",
    "start_deck",
    "where_visitors_come",
]
