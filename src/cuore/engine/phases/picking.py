"""The first part of a round in the Park: in turn order, everybody picks a high class maid."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.words import ASK_PICK, PICK, card_of, option


class PickHighClassMaids(SealedStep):
    """Asks seat after seat, from the one that opens the round; what was picked before is gone."""

    def run(self, g: Game, f: Frame) -> None:
        seats = g.deal.seats
        if f.at == seats:
            f.at = 0
            return
        picker = (f.seat + f.at) % seats
        g.ask(picker, ASK_PICK, [option(PICK, card) for card in g.park.high_class])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.pick(g, g.asked, card_of(option))
        f.at += 1
        f.pc -= 1
        if f.at < g.deal.seats:
            moves.let_pick(g, (f.seat + f.at) % g.deal.seats)
