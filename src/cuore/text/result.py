"""How a game ended and who won it, as messages."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.engine.game import Game
from cuore.engine.quarters import events_on
from cuore.engine.scoring import points, winners
from cuore.engine.words import ENDING_NAMES
from cuore.text.message import NOTHING, Message, SeatPart, message


def ending(g: Game) -> Message:
    """When the game ended, and why."""
    return message("result.over", round=g.round, ending=message(f"ending.{ENDING_NAMES[g.ending]}"))


def verdict(g: Game) -> Message:
    """Who has won."""
    winning = tuple(SeatPart(seat) for seat in winners(g))
    if len(winning) > 1:
        return message("result.share", winners=winning)
    return message("result.wins", who=winning[0])


def tie(g: Game) -> Message:
    """What decided among those who were level on points; nothing where nobody was."""
    totals = points(g)
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(level) == 1:
        return NOTHING
    maids = g.deal.place.tied(g)
    return message("result.level", houses=_houses({seat: maids[seat] for seat in level}))


def not_counted(g: Game) -> list[Message]:
    """What counts as not there, and at whose house."""
    ill = [sum(events_on(entry) > 0 for entry in p.chambermaids + p.private) for p in g.players]
    covered = [sum(events_on(entry) > 0 for entry in p.buildings) for p in g.players]
    return [
        message(key, count=sum(counts), houses=_houses({seat: count for seat, count in enumerate(counts) if count}))
        for key, counts in (("result.ill", ill), ("result.storm", covered))
        if any(counts)
    ]


def _houses(counts: Mapping[int, int]) -> tuple[Message, ...]:
    """How many of something there are in which houses."""
    return tuple(message("result.house", who=SeatPart(seat), count=count) for seat, count in counts.items())
