"""A game that is over, as it is kept for good."""

from __future__ import annotations

import msgspec

from cuore.engine.record import write_record
from cuore.engine.scoring import points, winners
from cuore.engine.words import ENDING_NAMES
from cuore.server.hall.room import Room
from cuore.server.ports import GameRow


def game_row(room: Room, at: float) -> GameRow:
    """The game of a room whose game is over. At a sandbox nothing was promised, so its record names no table."""
    game, commitment = room.session.game, room.opened.commitment
    result = {"points": points(game), "winners": winners(game), "ending": ENDING_NAMES[game.ending]}
    return GameRow(
        table=room.id,
        record=write_record(room.setup, room.session, room.id if commitment else "", commitment),
        commitment=commitment,
        finished=at,
        result=msgspec.json.encode(result).decode(),
    )
