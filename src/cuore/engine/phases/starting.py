"""The Starting Phase: the active private maid's effect, and curing Illness, in the order the player likes."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.words import (
    ASK_STARTING,
    CURE,
    ILL,
    SERVING,
    START_SERVING,
    STARTING,
    USE,
    card_of,
    entry_of,
    option,
    verb_of,
)


class BeginTurn(Step):
    """A turn begins."""

    def run(self, g: Game, f: Frame) -> None:
        moves.begin_turn(g, f.seat)
        g.phase = STARTING


class StartingPhase(Step):
    """Asks until the player has nothing left to do here, or wants to go on.

    An effect that must happen does so first, without a question; if the maid was ill, right after she was cured.
    """

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.seat]
        options: list[int] = []
        if p.private:
            top = p.private[-1]
            if top < ILL and g.rules.starting[top] and top not in g.used:
                program = g.rules.starting[top]
                if g.rules.starting_must[top]:
                    f.pc -= 1
                    moves.use_private_maid(g, f.seat, top)
                    g.push(program, f.seat, top)
                    return
                if program[0].possible(g, f.seat):
                    options.append(option(USE, top))
        illness = g.deal.illness
        if illness >= 0 and g.rules.cure[illness] in p.hand:
            for entry in sorted(set(p.chambermaids)) + p.private:
                if entry >= ILL:
                    options.append(option(CURE, entry & 1023, 0, entry >> 10))
        if options:
            options.append(option(START_SERVING))
            g.ask(f.seat, ASK_STARTING, options)
        else:
            moves.enter_phase(g, SERVING)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == START_SERVING:
            moves.enter_phase(g, SERVING)
            return
        f.pc -= 1
        if verb == USE:
            card = card_of(option)
            moves.use_private_maid(g, f.seat, card)
            g.push(g.rules.starting[card], f.seat, card)
        else:
            illness = g.deal.illness
            moves.discard(g, f.seat, g.rules.cure[illness])
            moves.return_event(g, illness, f.seat, entry_of(option))
