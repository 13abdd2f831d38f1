"""The course of a round in the Park: it is always finished, and ends the game if that was called for."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.deal import empty_maid_piles
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.scoring import points
from cuore.engine.words import ALL_PREPARED, PILES_EMPTY, ROUND_LIMIT, RUNNING

PICKING_STEP = 0
FIRST_STEP_OF_A_TURN = 1
"""Where in the program of the Park a round and a turn begin."""


class ReturnHighClassMaid(SealedStep):
    """The high class maid goes back to the Park."""

    def run(self, g: Game, f: Frame) -> None:
        moves.back_to_park(g, f.seat)


class EndParkTurn(SealedStep):
    """The next player's turn begins, or the next round, or the game ends."""

    def run(self, g: Game, f: Frame) -> None:
        park = g.park
        if park.ends == RUNNING:
            ending = what_ends(g)
            if ending != RUNNING:
                moves.call_last_round(g, ending)
        following = (f.seat + 1) % g.deal.seats
        if following != park.opener:
            f.seat = following
            f.pc = FIRST_STEP_OF_A_TURN
            return
        if park.ends != RUNNING:
            moves.end_game(g, park.ends, points(g))
        elif g.round >= g.deal.round_limit:
            moves.end_game(g, ROUND_LIMIT, points(g))
        else:
            moves.begin_round(g)
            f.seat = park.opener
            f.pc = PICKING_STEP


def what_ends(g: Game) -> int:
    """What would end the game with this round: empty piles of maids, or all of an errand done."""
    park = g.park
    for errand, pile in enumerate(park.preparations):
        if not pile and g.deal.stock.errands[errand]:
            return ALL_PREPARED
    private = g.deal.place.private_maids(len(g.face_up), len(g.face_down))
    if empty_maid_piles(g.deal, g.piles, private, len(park.guests_up)) >= g.deal.empty_piles_end:
        return PILES_EMPTY
    return RUNNING
