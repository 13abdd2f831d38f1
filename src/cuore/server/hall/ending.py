"""A game that is over, as it is kept for good."""

from __future__ import annotations

import msgspec

from cuore.engine.record import write_record
from cuore.engine.scoring import points, winners
from cuore.engine.words import ENDING_NAMES
from cuore.server.hall.room import Room
from cuore.server.ports import GameRow


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, as everybody may know it."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    rounds: int = 0  # 0 where nobody has counted them


def game_row(room: Room, at: float) -> GameRow:
    """The game of a room whose game is over. At a sandbox nothing was promised, so its record names no table."""
    game, commitment = room.session.game, room.opened.commitment
    result = GameResult(
        points=tuple(points(game)), winners=tuple(winners(game)), ending=ENDING_NAMES[game.ending], rounds=game.round
    )
    return GameRow(
        table=room.id,
        record=write_record(room.setup, room.session, room.id if commitment else "", commitment),
        commitment=commitment,
        finished=at,
        result=msgspec.json.encode(result).decode(),
    )


def read_result(text: str) -> GameResult:
    """How a game ended, as it was kept."""
    return msgspec.json.decode(text, type=GameResult)
