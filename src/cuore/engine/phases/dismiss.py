"""The Dismiss Phase (or Discard Phase): used staff and the hand go to the discard pile, a new hand is drawn."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.scoring import points
from cuore.engine.words import ILL, PILES_EMPTY, ROUND_LIMIT


class OthersAtDismiss(Step):
    """Other players' active private maids that do something when a turn closes, in turn order."""

    def run(self, g: Game, f: Frame) -> None:
        seats = g.deal.seats
        while f.at < seats - 1:
            f.at += 1
            owner = (f.seat + f.at) % seats
            private = g.players[owner].private
            if private and private[-1] < ILL and g.rules.others_dismiss[private[-1]]:
                f.pc -= 1
                moves.use_private_maid(g, owner, private[-1])
                g.push(g.rules.others_dismiss[private[-1]], f.seat, private[-1])
                return
        f.at = 0


class CleanUp(Step):
    """Everything used goes away and the new hand comes. Then the game ends here, or the next player's turn begins."""

    def run(self, g: Game, f: Frame) -> None:
        moves.dismiss(g, f.seat)
        moves.draw(g, f.seat, g.new_hand)
        if (g.sold_out or not g.face_down) and empty_maid_piles(g) >= g.deal.empty_piles_end:
            moves.end_game(g, PILES_EMPTY, points(g))
            return
        following = f.seat + 1
        if following == g.deal.seats:
            following = 0
        if following == g.deal.first:
            if g.round >= g.deal.round_limit:
                moves.end_game(g, ROUND_LIMIT, points(g))
                return
            g.round += 1
        f.seat = following
        f.pc = 0


def empty_maid_piles(g: Game) -> int:
    """How many piles of maids have run out. The private maids count as one pile: their face-down cards."""
    empty = 0
    for place in g.deal.maid_piles:
        if not g.piles[place]:
            empty += 1
    if g.deal.stock.private_maids and not g.face_down:
        empty += 1
    return empty
