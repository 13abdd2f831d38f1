"""The Serving Phase: being served by maids, making chambermaids, and acquiring a Reminiscence."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.chambermaids import add_sending_away, chamber_cost
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.love import chiefs_as_love
from cuore.engine.reminiscences import ACQUIRING, add_acquirable
from cuore.engine.words import (
    ACQUIRE,
    ASK_SERVING,
    CARD,
    CHAMBER,
    CONCENTRATION,
    EFFORT,
    END_SERVING,
    ILL,
    IMAGINATION,
    KIND,
    PLAY_LOVE,
    SEND_AWAY,
    SERVE,
    SERVING,
    USE,
    USE_CHAMBERMAID,
    VERB,
    option,
)


class ServingPhase(SealedStep):
    """Asks for the next maid until none can serve or be chambered, or the player wants to go on.

    Love may be played here too, as long as there is something else to do: some effects look at the hand.
    """

    def __init__(self, then: int) -> None:
        self.then = then  # the phase that follows

    def run(self, g: Game, f: Frame) -> None:
        servings = g.servings
        stock = g.deal.stock
        if servings > 0 or stock.extras:
            rules = g.rules
            serve_option = rules.serve_option
            chamber = rules.chamber
            options: list[int] = []
            hand = g.players[f.seat].hand
            last = -1
            for card in hand:
                if card != last:
                    last = card
                    if servings > 0 and serve_option[card]:
                        options.append(serve_option[card])
                    if chamber[card] and (
                        chamber[card] <= servings or (stock.discounting and chamber_cost(g, f.seat, card) <= servings)
                    ):
                        options.append(rules.chamber_option[card])
            if stock.hand_abilities:
                add_hand_abilities(g, f.seat, options)
            if stock.reminiscing and not g.acquired and len(hand) >= stock.fewest_needs:
                add_acquirable(g, f.seat, options)
            if stock.leaving and servings > 0:
                add_sending_away(g, f.seat, options)
            for card in stock.chamber_uses:
                if card in g.players[f.seat].chambermaids:
                    options.append(option(USE_CHAMBERMAID, card))
            if options:
                for card in g.deal.loves:
                    if card in hand:
                        options.append(rules.love_option[card])
                for card in chiefs_as_love(g, f.seat):
                    options.append(option(PLAY_LOVE, card))
                options.append(END_SERVING)
                g.ask(f.seat, ASK_SERVING, options)
                return
        moves.enter_phase(g, self.then)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == END_SERVING:
            moves.enter_phase(g, self.then)
            return
        f.pc -= 1
        verb = option & VERB
        card = option >> CARD & KIND
        if verb == SERVE:
            moves.spend(g, 0, 1, 0)
            moves.serve(g, f.seat, card)
            be_served(g, f.seat, card)
        elif verb == CHAMBER:
            moves.spend(g, 0, chamber_cost(g, f.seat, card), 0)
            moves.use_chamber_discount(g, f.seat)
            moves.chamber(g, f.seat, card)
        elif verb == PLAY_LOVE:
            moves.play_love(g, f.seat, card)
        elif verb == ACQUIRE:
            g.push(ACQUIRING, f.seat, card)
        elif verb == USE:
            g.push(g.rules.hand_ability[card], f.seat, card)
        elif verb == USE_CHAMBERMAID:
            g.push(g.rules.chambered_serving[card], f.seat, card)
        elif verb == SEND_AWAY:
            moves.spend(g, 0, g.rules.leave[card], 0)
            moves.chambermaid_to_town(g, f.seat, card)


def add_hand_abilities(g: Game, seat: int, options: list[int]) -> None:
    """What cards can do from hand without a Serving."""
    for card in g.deal.stock.hand_abilities:
        if card in g.players[seat].hand and g.rules.hand_ability[card][0].possible(g, seat):
            options.append(option(USE, card))


def be_served(g: Game, seat: int, card: int, lender: int = -1) -> None:
    """A maid gives what she has: icons first, their cards drawn at once, then her text.

    A borrowed one was not played: she lies on the discard pile of her ``lender``.
    """
    rules = g.rules
    moves.gain(g, rules.love[card], rules.serving[card], rules.employment[card])
    if rules.skilled[card]:
        facts = rules.cards[card]
        moves.gain_skill(g, IMAGINATION, facts.imagination)
        moves.gain_skill(g, CONCENTRATION, facts.concentration)
        moves.gain_skill(g, EFFORT, facts.effort)
    drawn = moves.draw(g, seat, rules.draw[card]) if rules.draw[card] else 0
    if rules.serve[card]:
        f = g.push(rules.serve[card], seat, card)
        if lender >= 0:
            f.borrowed = True
            f.target = lender
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
                moves.use_maid(g, seat, top)
                g.push(program, seat, top)
