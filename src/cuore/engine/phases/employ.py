"""The Employ Phase: playing Love and employing new staff."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.events import LAYING, can_be_laid
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.words import (
    ASK_EMPLOY,
    CARD,
    DISMISS,
    EMPLOY_CARD,
    END_TURN,
    EVENT,
    KIND,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PRIVATE,
    VERB,
)


class EmployPhase(Step):
    """Asks until there is no Employment left, nothing can be employed any more, or the player wants to end the turn."""

    def run(self, g: Game, f: Frame) -> None:
        if g.employments > 0:
            love_option = g.rules.love_option
            options: list[int] = []
            loves = 0
            last = -1
            for card in g.players[f.seat].hand:
                if love_option[card]:
                    loves += 1
                    if card != last:
                        options.append(love_option[card])
                        last = card
            if loves > 1:
                options.append(PLAY_ALL_LOVE)
            if g.love >= g.deal.stock.cheapest:
                add_offers(g, options)
            if options:
                options.append(END_TURN)
                g.ask(f.seat, ASK_EMPLOY, options)
                return
        moves.enter_phase(g, DISMISS)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == END_TURN:
            moves.enter_phase(g, DISMISS)
            return
        f.pc -= 1
        verb = option & VERB
        card = option >> CARD & KIND
        if verb == PLAY_LOVE:
            moves.play_love(g, f.seat, card)
        elif verb == PLAY_ALL_LOVE:
            for held in g.players[f.seat].hand[:]:
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


def add_offers(g: Game, options: list[int]) -> None:
    """Everything in the Town that the Love of this turn can pay for: piles, private maids on offer, events."""
    love = g.love
    deal = g.deal
    cost = g.rules.cost
    employ_option = g.rules.employ_option
    purse = min(love, len(deal.offers) - 1)
    if g.sold_out:
        for place in deal.payable[purse]:
            if g.piles[place]:
                options.append(employ_option[deal.shop[place]])
    else:
        options += deal.offers[purse]
    for card in g.face_up:
        if cost[card] <= love:
            options.append(employ_option[card])
    if love >= deal.stock.cheapest_event:
        for card in deal.events:
            if cost[card] <= love and can_be_laid(g, card):
                options.append(employ_option[card])
