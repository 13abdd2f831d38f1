"""The Employ Phase: playing Love and employing new staff."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.events import LAYING, can_be_laid
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.words import (
    ASK_EMPLOY,
    DISMISS,
    EMPLOY_CARD,
    END_TURN,
    EVENT,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PRIVATE,
    card_of,
    verb_of,
)


class EmployPhase(Step):
    """Asks until there is no Employment left, nothing can be employed any more, or the player wants to end the turn."""

    def run(self, g: Game, f: Frame) -> None:
        if g.employments > 0:
            rules = g.rules
            deal = g.deal
            love = g.love
            options: list[int] = []
            loves = 0
            hand = g.players[f.seat].hand
            if hand:
                for card in sorted(set(hand)):
                    if rules.love_option[card]:
                        options.append(rules.love_option[card])
                        loves += hand.count(card)
                if loves > 1:
                    options.append(PLAY_ALL_LOVE)
            for offer, price, left in zip(deal.offers, deal.prices, g.piles, strict=False):
                if price <= love and left:
                    options.append(offer)
            if love:
                for card in g.face_up:
                    if rules.cost[card] <= love:
                        options.append(rules.employ_option[card])
                for card in deal.events:
                    if rules.cost[card] <= love and can_be_laid(g, card):
                        options.append(rules.employ_option[card])
            if options:
                options.append(END_TURN)
                g.ask(f.seat, ASK_EMPLOY, options)
                return
        moves.enter_phase(g, DISMISS)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == END_TURN:
            moves.enter_phase(g, DISMISS)
            return
        f.pc -= 1
        card = card_of(option)
        if verb == PLAY_LOVE:
            moves.play_love(g, f.seat, card)
        elif verb == PLAY_ALL_LOVE:
            for held in sorted(g.players[f.seat].hand):
                if g.rules.love_option[held]:
                    moves.play_love(g, f.seat, held)
        elif verb == EMPLOY_CARD:
            price = g.rules.cost[card]
            g.love -= price
            g.employments -= 1
            if g.rules.category[card] == PRIVATE:
                moves.take_private_maid(g, f.seat, card, price)
            elif g.rules.category[card] == EVENT:
                g.push(LAYING, f.seat, card)
            else:
                moves.employ(g, f.seat, card, price)
