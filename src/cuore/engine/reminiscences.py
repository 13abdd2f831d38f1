"""Reminiscences: three lie face up, and once a turn one is acquired for cards discarded from hand."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, Step
from cuore.engine.game import Game
from cuore.engine.needs import Held, can_be_met, costs_suffice, payments, without
from cuore.engine.words import ACQUIRE, ASK_DISCARD, DISCARD, GENERAL, card_of, option


def payable_hand(g: Game, seat: int) -> list[Held]:
    """A hand as the needs of a Reminiscence see it."""
    rules = g.rules
    return [(k, rules.cost[k], rules.category[k] == GENERAL) for k in g.players[seat].hand]


def add_acquirable(g: Game, seat: int, options: list[int]) -> None:
    """The Reminiscences that this hand can pay for.

    Most of them want cards of exact costs and nothing else: then counting costs is enough. This is asked at every
    decision of a Serving Phase, so a look at which costs (one bit each) and how many general maids there are at all
    comes first.
    """
    hand = g.players[seat].hand
    rules = g.rules
    cost_bit = rules.cost_bit
    category = rules.category
    costs = 0
    generals = 0
    for card in hand:
        costs |= cost_bit[card]
        if category[card] == GENERAL:
            generals += 1
    for card in g.side.reminiscences_up:
        wanted = rules.needed_bits[card]
        if costs & wanted == wanted and generals >= rules.needed_generals[card] and can_pay(g, seat, card):
            offer = option(ACQUIRE, card)
            if offer not in options:
                options.append(offer)


def can_pay(g: Game, seat: int, card: int) -> bool:
    """Whether there is any way to pay for a Reminiscence."""
    rules = g.rules
    if rules.plain_needs[card]:
        return costs_suffice(rules.needed_costs[card], [rules.cost[k] for k in g.players[seat].hand])
    facts = rules.cards[card]
    return can_be_met(facts.needs, facts.needs_different, payable_hand(g, seat))


class PayNeeds(Step):
    """Discard what the Reminiscence asks for, need by need; asked only where there is more than one way to pay."""

    def run(self, g: Game, f: Frame) -> None:
        facts = g.rules.cards[f.card]
        if f.at >= len(facts.needs):
            f.at = 0
            return
        hand = payable_hand(g, f.seat)
        need = facts.needs[f.at]
        options: list[int] = []
        last = -1
        for i, (kind, cost, general) in enumerate(hand):
            if kind != last and need.fits(cost, general):
                rest = without(hand, i, facts.needs_different)
                if payments(facts.needs, facts.needs_different, rest, f.at + 1):
                    options.append(option(DISCARD, kind))
            last = kind
        if len(payments(facts.needs, facts.needs_different, hand, f.at)) == 1:
            options = options[:1]  # whichever comes first, the same cards are paid
        g.ask(f.seat, ASK_DISCARD, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.at += 1
        f.pc -= 1
        moves.discard(g, f.seat, card_of(option))


class Acquire(Step):
    """It comes to the private quarters, and its effect happens once."""

    def run(self, g: Game, f: Frame) -> None:
        moves.acquire(g, f.seat, f.card)
        if g.rules.employed[f.card]:
            g.push(g.rules.employed[f.card], f.seat, f.card)


class TurnUpReminiscence(Step):
    """The next one takes its place."""

    def run(self, g: Game, f: Frame) -> None:
        moves.turn_up_reminiscence(g)


ACQUIRING: Program = (PayNeeds(), Acquire(), TurnUpReminiscence())
