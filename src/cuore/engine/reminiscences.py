"""Reminiscences: three lie face up, and once a turn one is acquired for cards discarded from hand."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.love import counts_as_love
from cuore.engine.needs import (
    LOVE_CARD,
    MOST,
    ONE_LOVE,
    Held,
    can_be_met,
    costs_suffice,
    next_cards,
    next_cards_of_total,
)
from cuore.engine.words import ACQUIRE, ASK_NEED, DISCARD, card_of, option


def payable(g: Game, hand: list[int]) -> list[Held]:
    """Cards of the player whose turn it is, as the needs of a Reminiscence see them."""
    rules = g.rules
    found = [(k, rules.cost[k], rules.sorts[k]) for k in hand]
    if g.chiefs_are_love:
        found = [(k, cost, sorts | LOVE_CARD if counts_as_love(g, k) else sorts) for k, cost, sorts in found]
    return found


def add_acquirable(g: Game, seat: int, options: list[int]) -> None:
    """The Reminiscences that this hand can pay for.

    This is asked at every decision of a Serving Phase, so a first glance comes first: which costs there are (one bit
    each), and one number made of how many cards of each sort there are and of what the maids cost together.
    """
    hand = g.players[seat].hand
    rules = g.rules
    cost_bit = rules.cost_bit
    weights = rules.weight
    costs = 0
    held = 0
    for card in hand:
        costs |= cost_bit[card]
        held += weights[card]
    if g.chiefs_are_love:
        held += ONE_LOVE * len([card for card in hand if counts_as_love(g, card)])
    for card in g.side.reminiscences_up:
        wanted = rules.needed_bits[card]
        if costs & wanted == wanted:
            glance = rules.glance[card]
            if (held >> glance.shift & MOST) >= glance.least and (glance.sure or can_pay(g, hand, card)):
                offer = option(ACQUIRE, card)
                if offer not in options:
                    options.append(offer)


def can_pay(g: Game, hand: list[int], card: int) -> bool:
    """Whether there is any way to pay for a Reminiscence with these cards of the player whose turn it is.

    Most of them ask for one sort of card, or for cards of exact costs and nothing else: then counting is enough.
    """
    rules = g.rules
    needs = rules.cards[card].needs
    if rules.plain_needs[card]:
        return costs_suffice(rules.needed_costs[card], [rules.cost[k] for k in hand])
    held = payable(g, hand)
    if len(needs) > 1:
        return can_be_met(rules.needs[card], held)
    need = needs[0]
    found = 0
    for _, cost, sorts in held:
        if need.fits(cost, sorts):
            found += cost if need.total else 1
    return found >= (need.total or need.count)


def lies_face_up(g: Game, f: Frame) -> bool:
    """Whether the Reminiscence that is being acquired is there to be acquired."""
    return g.stack[-1] is f and f.card in g.side.reminiscences_up


def rest_can_be_paid(g: Game, f: Frame) -> bool:
    """Whether a payment that has come so far can be brought to its end."""
    held = payable(g, g.players[f.seat].hand)
    total = g.rules.needed_total[f.card]
    needs = g.rules.needs[f.card]
    if not total:
        return f.at <= len(needs) and can_be_met(needs, held, f.at)
    need = g.rules.cards[f.card].needs[0]
    return f.at + sum([cost for _, cost, sorts in held if need.fits(cost, sorts)]) >= total


class PayNeeds(SealedStep):
    """Discard what the Reminiscence asks for, card by card; asked only where there is more than one way to pay.

    ``at`` counts the cards that were discarded, or adds up their costs. A total is paid as soon as it is reached.
    """

    def run(self, g: Game, f: Frame) -> None:
        hand = g.players[f.seat].hand
        total = g.rules.needed_total[f.card]
        needs = g.rules.needs[f.card]
        if f.at >= (total or len(needs)):
            f.at = 0
            return
        if total:
            kinds = next_cards_of_total(total - f.at, g.rules.cards[f.card].needs[0], payable(g, hand))
        else:
            kinds = next_cards(needs, payable(g, hand), f.at)
        g.ask(f.seat, ASK_NEED, [option(DISCARD, kind) for kind in kinds])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        card = card_of(option)
        f.at += g.rules.cost[card] if g.rules.needed_total[f.card] else 1
        f.pc -= 1
        moves.discard(g, f.seat, card)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return lies_face_up(g, f) and rest_can_be_paid(g, f)


class Acquire(SealedStep):
    """It comes to the private quarters, and its effect happens once."""

    def run(self, g: Game, f: Frame) -> None:
        moves.acquire(g, f.seat, f.card)
        if g.rules.employed[f.card]:
            g.push(g.rules.employed[f.card], f.seat, f.card)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return lies_face_up(g, f) and f.at == 0


class TurnUpReminiscence(SealedStep):
    """The next one takes its place."""

    def run(self, g: Game, f: Frame) -> None:
        moves.turn_up_reminiscence(g)


ACQUIRING: Program = (PayNeeds(), Acquire(), TurnUpReminiscence())
