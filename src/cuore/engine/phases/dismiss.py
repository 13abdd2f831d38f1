"""The Dismiss Phase (or Discard Phase): used staff and the hand go to the discard pile, a new hand is drawn."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.deal import empty_maid_piles
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.scoring import points
from cuore.engine.words import BEERS_GONE, HIDDEN, ILL, KIND, PILES_EMPTY, ROUND_LIMIT


class OthersAtDismiss(SealedStep):
    """Other players' active private maids that do something when a turn closes, in turn order."""

    def run(self, g: Game, f: Frame) -> None:
        seats = g.deal.seats
        while f.at < seats - 1:
            f.at += 1
            owner = (f.seat + f.at) % seats
            private = g.players[owner].private
            if private and private[-1] < ILL and g.rules.others_dismiss[private[-1]]:
                f.pc -= 1
                moves.use_maid(g, owner, private[-1])
                g.push(g.rules.others_dismiss[private[-1]], f.seat, private[-1])
                return
        f.at = 0


class CleanUp(SealedStep):
    """Everything used goes away and the new hand comes.

    The books differ in what goes first: in the Town the hand, in the Park the played cards. It shows on the pile.
    """

    def __init__(self, played_first: bool = False) -> None:
        self.played_first = played_first

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.seat]
        if self.played_first:
            moves.dismiss_played(g, f.seat)
        if p.hand:
            moves.discard_hand(g, f.seat, HIDDEN, bool(p.played))
        moves.dismiss_played(g, f.seat)
        private = p.private
        if private and g.rules.larger_hand[private[-1] & KIND] and private[-1] < ILL:
            top = private[-1]
            moves.use_maid(g, f.seat, top)
            moves.larger_new_hand(g, g.rules.larger_hand[top])
            moves.wait_for_hand(g, top, True)
        moves.draw(g, f.seat, g.new_hand)
        if not g.after_hand:
            f.pc += 1  # nothing comes after the new hand, as mostly


class AfterNewHand(SealedStep):
    """Cards with something to do once the new hand was drawn, one after the other."""

    def run(self, g: Game, f: Frame) -> None:
        if g.after_hand:
            f.pc -= 1
            card = moves.has_waited(g)
            g.push(g.rules.after_hand[card], f.seat, card)


class EndTurn(SealedStep):
    """The game ends here, or the next turn begins: the next player's, or another one of the same player."""

    def run(self, g: Game, f: Frame) -> None:
        side = g.side
        if side.in_use and side.stand_owner == f.seat:
            moves.let_stand_age(g)
        if (g.sold_out or not g.face_down) and empty_maid_piles(
            g.deal, g.piles, len(g.face_down), 0
        ) >= g.deal.empty_piles_end:
            moves.end_game(g, PILES_EMPTY, points(g))
            return
        if side.in_use and g.deal.stock.has_beers and not side.beers_down:
            moves.end_game(g, BEERS_GONE, points(g))
            return
        if g.another_turn:
            f.pc = 0  # it belongs to the same round, so whether that was the last one is not asked yet
            return
        following = f.seat + 1
        if following == g.deal.seats:
            following = 0
        if following == g.deal.first:
            if g.round >= g.deal.round_limit:
                moves.end_game(g, ROUND_LIMIT, points(g))
                return
            moves.next_round(g)
        f.seat = following
        f.pc = 0
