"""Who brought which card into play, and into whose house: heard from what a game tells, wherever the card then went."""

from __future__ import annotations

from cuore.engine.game import Game, Told
from cuore.engine.told import event_numbered
from cuore.engine.words import (
    TOLD_DREW,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_NEXT_ROUND,
    TOLD_PHASE,
    TOLD_PICKER,
    TOLD_PLAYED_DISMISSED,
    TOLD_ROUND,
    TOLD_TURN,
    TOLD_USED,
)
from cuore.lab.games.row import Arrival
from cuore.lab.ways import Way, ways_of

NEXT_TURN = (TOLD_TURN, TOLD_ROUND, TOLD_PICKER)
OWN_DOING = (TOLD_PHASE, TOLD_DREW, TOLD_HAND_CARD_DISMISSED, TOLD_PLAYED_DISMISSED)
"""After one of these, of the player whose turn it is, somebody else's maid has done what she does in it."""


ROUND_TOLD = (TOLD_TURN, TOLD_ROUND, TOLD_NEXT_ROUND)
"""These tell the number of the round."""


class Doing:
    """By whose doing things happen, whose turn it is or whose maid acts in it, and in which round."""

    def __init__(self, g: Game) -> None:
        self._ways = ways_of(g.deal.stock.brings)
        self._turn = g.turn
        self.doer = g.turn
        self.round = g.round

    def hear(self, told: Told) -> Way | None:
        """One event, with everything that only some may know; what it means, if it means anything."""
        what, seat = told[0], told[1]
        if what in ROUND_TOLD:
            self.round = told[3]
        if what in NEXT_TURN:
            self._turn = self.doer = seat
            return None
        if what == TOLD_USED or (seat == self._turn and what in OWN_DOING):
            self.doer = seat
        return self._ways[what] if seat >= 0 else None

    def getter(self, way: Way, told: Told) -> int:
        """Who brought the card of an event into play; -1 if it brought none."""
        if not (way.gets or way.sends):
            return -1
        return told[4] if way.sends else self.doer

    @staticmethod
    def house(way: Way, told: Told) -> int:
        """In whose house the card of an event ends up."""
        return told[4] if way.to_other else told[1]


class Arrivals:
    """Writes down every card that comes into play in a game."""

    def __init__(self, g: Game) -> None:
        self._doing = Doing(g)
        self.found: list[Arrival] = []

    def hear(self, told: Told) -> None:
        """One event, with everything that only some may know."""
        way = self._doing.hear(told)
        if way is not None:
            seat = self._doing.getter(way, told)
            if seat >= 0:
                house = self._doing.house(way, told)
                self.found.append(Arrival(self._doing.round, seat, house, told[2], event_numbered(told[0]).name))
