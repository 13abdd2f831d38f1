"""The Employ Phase: playing Love and employing new staff."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.beers import BEER_PRICE, add_buying, buy
from cuore.engine.chambermaids import add_sending_away
from cuore.engine.costs import Prices, changed_prices
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.laying import LAYING, can_be_laid
from cuore.engine.love import chiefs_as_love
from cuore.engine.words import (
    ASK_EMPLOY,
    BUILDING,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CARD,
    DISMISS,
    EMPLOY_CARD,
    END_TURN,
    EVENT,
    KIND,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PRIVATE,
    SEND_AWAY,
    VERB,
    option,
)


class EmployPhase(SealedStep):
    """Asks until there is no Employment left, nothing can be employed any more, or the player wants to end the turn."""

    def run(self, g: Game, f: Frame) -> None:
        stock = g.deal.stock
        if g.employments > 0 or stock.has_beers or stock.leaving:
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
            for card in chiefs_as_love(g, f.seat):
                loves += g.players[f.seat].hand.count(card)
                options.append(option(PLAY_LOVE, card))
            if loves > 1:
                options.append(PLAY_ALL_LOVE)
            if g.employments > 0 and g.love >= stock.cheapest:
                add_offers(g, f.seat, options)
            if stock.leaving and g.servings > 0:
                add_sending_away(g, f.seat, options)
            if stock.has_beers and g.love >= BEER_PRICE:
                add_buying(g, options)
            if options and (g.employments > 0 or has_use_for_love(g, options, loves)):
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
            chiefs = chiefs_as_love(g, f.seat)
            for held in g.players[f.seat].hand[:]:
                if g.rules.love_option[held] or held in chiefs:
                    moves.play_love(g, f.seat, held)
        elif verb == EMPLOY_CARD:
            self.employ(g, f.seat, card)
        elif verb == BUY_BEER_FROM_PILE or verb == BUY_BEER_SHOWN:
            buy(g, f.seat, verb)
        elif verb == SEND_AWAY:
            moves.spend(g, 0, g.rules.leave[card], 0)
            moves.chambermaid_to_town(g, f.seat, card)

    def employ(self, g: Game, seat: int, card: int) -> None:
        """Pay, and let the card come to its new owner."""
        rules = g.rules
        now = prices_now(g)
        cost = rules.cost[card] if now is None else now.of[card]
        moves.spend(g, cost, 0, 1)
        if rules.employed[card]:
            g.push(rules.employed[card], seat, card)
        if rules.arrives[card]:
            g.push(rules.arrives[card], seat, card)
        elif rules.category[card] == PRIVATE:
            moves.take_private_maid(g, seat, card, cost)
        elif rules.category[card] == EVENT:
            g.push(LAYING, seat, card)
        elif rules.category[card] == BUILDING:
            moves.build(g, seat, card, cost)
        else:
            moves.employ(g, seat, card, cost)


def add_offers(g: Game, seat: int, options: list[int]) -> None:
    """Everything in the Town that the Love of this turn can pay for: piles, private maids on offer, events."""
    love = g.love
    deal = g.deal
    cost = g.rules.cost
    employ_option = g.rules.employ_option
    stock = deal.stock
    now = prices_now(g)
    if now is not None:
        add_offers_at_changed_prices(g, seat, options, now)
    else:
        purse = min(love, len(deal.offers) - 1)
        if g.sold_out:
            for place in deal.payable[purse]:
                if g.piles[place]:
                    options.append(employ_option[deal.shop[place]])
        else:
            options += deal.offers[purse]
        for card in stock.conditional:
            if cost[card] <= love and g.piles[deal.pile_of[card]] and requirements_met(g, seat, card):
                options.append(employ_option[card])
        for card in g.face_up:
            if cost[card] <= love:
                options.append(employ_option[card])
        for card in g.park.guests_up:
            if cost[card] <= love:
                options.append(employ_option[card])
    if love >= stock.cheapest_event:
        for card in deal.events:
            if cost[card] <= love and can_be_laid(g, card):
                options.append(employ_option[card])


def add_offers_at_changed_prices(g: Game, seat: int, options: list[int], now: Prices) -> None:
    """Goods and private maids, with everything that changes prices worked out for each."""
    love = g.love
    price = now.of
    piles = g.piles
    category = g.rules.category
    for place, card in enumerate(g.deal.shop):
        if price[card] <= love and piles[place] and category[card] != EVENT and requirements_met(g, seat, card):
            options.append(g.rules.employ_option[card])
    for card in g.face_up:
        if price[card] <= love:
            options.append(g.rules.employ_option[card])
    for card in g.park.guests_up:
        if price[card] <= love:
            options.append(g.rules.employ_option[card])


def prices_now(g: Game) -> Prices | None:
    """What things cost the player whose turn it is, where that is not what is printed."""
    p = g.players[g.turn]
    if g.bargains or (g.deal.stock.shifting and (p.chambermaids or p.events)):
        return changed_prices(g.rules, g.bargains, p.chambermaids, p.events)
    return None


def requirements_met(g: Game, seat: int, card: int) -> bool:
    """Whether a building may be employed; everything else always may."""
    for requirement in g.rules.requires[card]:
        if not requirement.met(g, seat):
            return False
    return True


def has_use_for_love(g: Game, options: list[int], loves: int) -> bool:
    """Without an Employment: whether a beer can still be bought, or somebody sent away."""
    for offered in options:
        verb = offered & VERB
        if verb == BUY_BEER_FROM_PILE or verb == BUY_BEER_SHOWN or verb == SEND_AWAY:
            return True
    may_buy = g.beer_rights > 0 or (g.side.stand_owner >= 0 and not g.stand_used)
    return loves > 0 and may_buy and bool(g.side.beers_up or g.side.beers_down)
