"""The Serving Phase: being served by maids, and making chambermaids."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.words import (
    ASK_SERVING,
    CARD,
    CHAMBER,
    EMPLOY,
    END_SERVING,
    ILL,
    KIND,
    SERVE,
    SERVING,
    VERB,
)


class ServingPhase(Step):
    """Asks for the next maid until none can serve or be chambered, or the player wants to go on.

    Love may be played here too, as long as there is something else to do: some effects look at the hand.
    """

    def run(self, g: Game, f: Frame) -> None:
        servings = g.servings
        if servings > 0:
            rules = g.rules
            serve_option = rules.serve_option
            chamber = rules.chamber
            options: list[int] = []
            hand = g.players[f.seat].hand
            last = -1
            for card in hand:
                if card != last:
                    last = card
                    if serve_option[card]:
                        options.append(serve_option[card])
                    if 0 < chamber[card] <= servings:
                        options.append(rules.chamber_option[card])
            if options:
                for card in g.deal.loves:
                    if card in hand:
                        options.append(rules.love_option[card])
                options.append(END_SERVING)
                g.ask(f.seat, ASK_SERVING, options)
                return
        moves.enter_phase(g, EMPLOY)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == END_SERVING:
            moves.enter_phase(g, EMPLOY)
            return
        f.pc -= 1
        verb = option & VERB
        card = option >> CARD & KIND
        if verb == SERVE:
            g.servings -= 1
            moves.serve(g, f.seat, card)
            be_served(g, f.seat, card)
        elif verb == CHAMBER:
            g.servings -= g.rules.chamber[card]
            moves.chamber(g, f.seat, card)
        else:
            moves.play_love(g, f.seat, card)


def be_served(g: Game, seat: int, card: int) -> None:
    """A maid gives what she has: icons first, their cards drawn at once, then her text."""
    rules = g.rules
    moves.gain(g, rules.love[card], rules.serving[card], rules.employment[card])
    drawn = moves.draw(g, seat, rules.draw[card]) if rules.draw[card] else 0
    if rules.serve[card]:
        g.push(rules.serve[card], seat, card)
    if drawn:
        after_maids_draw(g, seat)


def after_maids_draw(g: Game, seat: int) -> None:
    """A maid made a player draw: the active private maid may add something, once a turn, before anything else."""
    if g.phase != SERVING or seat != g.turn:
        return
    private = g.players[seat].private
    if private:
        top = private[-1]
        if top < ILL and g.rules.on_draw[top] and top not in g.used:
            program = g.rules.on_draw[top]
            if program[0].possible(g, seat):
                moves.use_private_maid(g, seat, top)
                g.push(program, seat, top)
