"""The work step in the Park: the high class maid tells what is to be done, and skill points pay for it."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.words import ASK_WORK, EMPLOY, END_WORK, NO_ERRAND, PREPARE, option


class LoseServings(SealedStep):
    """Servings that were not used are gone when the serving step ends."""

    def run(self, g: Game, f: Frame) -> None:
        moves.spend(g, 0, g.servings, 0)


class WorkStep(SealedStep):
    """A work chief's player may gain preparations, always the top one of their pile, as long as skill points last."""

    def run(self, g: Game, f: Frame) -> None:
        errand = errand_of(g, f.seat)
        if errand != NO_ERRAND:
            pile = g.park.preparations[errand]
            if pile and g.rules.skill_needed[pile[-1]] <= g.park.skills[errand]:
                g.ask(f.seat, ASK_WORK, [option(PREPARE, pile[-1]), END_WORK])
                return
        moves.enter_phase(g, EMPLOY)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == END_WORK:
            moves.enter_phase(g, EMPLOY)
            return
        f.pc -= 1
        moves.prepare(g, f.seat, errand_of(g, f.seat))


def errand_of(g: Game, seat: int) -> int:
    """The errand that a seat's high class maid leads this round, or none."""
    card = g.park.picked[seat]
    return NO_ERRAND if card == NOBODY else g.rules.errand[card]
