"""Laying out a game: the Town or the Park, and the start decks."""

from cuore.engine.setup.choice import (
    BAR_MAID,
    GUESTS,
    MOST_PLAYERS,
    MOST_PLAYERS_IN_PARK,
    MOST_PRIVATE_MAIDS_IN_PARK,
    TOWN_SIZE,
    Setup,
    check,
    check_seed,
    of_boxes,
    park_box,
)
from cuore.engine.setup.dealing import HAND_SIZE, lay_out, new_game, new_house, start_deck
from cuore.engine.setup.park import FACE_UP_PRIVATE_MAIDS_IN_PARK, copies_in_park, preparation_piles
from cuore.engine.setup.town import FACE_UP_PRIVATE_MAIDS, FACE_UP_REMINISCENCES, LARGE_TABLE, empty_piles_that_end

__all__ = [
    "BAR_MAID",
    "FACE_UP_PRIVATE_MAIDS",
    "FACE_UP_PRIVATE_MAIDS_IN_PARK",
    "FACE_UP_REMINISCENCES",
    "GUESTS",
    "HAND_SIZE",
    "LARGE_TABLE",
    "MOST_PLAYERS",
    "MOST_PLAYERS_IN_PARK",
    "MOST_PRIVATE_MAIDS_IN_PARK",
    "TOWN_SIZE",
    "Setup",
    "check",
    "check_seed",
    "copies_in_park",
    "empty_piles_that_end",
    "lay_out",
    "new_game",
    "new_house",
    "of_boxes",
    "park_box",
    "preparation_piles",
    "start_deck",
]
