"""What Reminiscences are worth to a planner, paying for them with what is needed least, and keeping what pays."""

from __future__ import annotations

from cuore.bots.planner.employing import employ
from cuore.bots.planner.ending import decided
from cuore.bots.planner.gifts import Gift
from cuore.bots.planner.numbers import AT_LEAST, DRAWN, FIRST, IDLE, NEXT_TURN, PAID_WITH, RIGHT_AFTER, TEASED
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.servings import chamber
from cuore.engine.game import Game
from cuore.engine.needs import Held
from cuore.engine.reminiscences import can_pay, payable
from cuore.engine.words import ACQUIRE, CARD, KIND, SERVE, VERB


def acquire(g: Game, outlook: Outlook, kind: int) -> float:
    """A Reminiscence is worth its points and what it does, less what the cards that pay for it would bring now.

    One that ends the game is worth something only to a player ahead.
    """
    points = float(outlook.gain(kind, 1, False, True))
    gift = outlook.facts.employed[kind]
    if gift.ends_game:
        return decided(g, outlook, points)
    points += effect(g, outlook, gift)
    hand = g.players[outlook.seat].hand
    missed = losses(g, outlook, hand)
    paid = 0.0
    for card in payment(g, kind, 0, payable(g, hand), missed):
        paid += missed[card]
    return points - outlook.temper.rate * paid


def losses(g: Game, outlook: Outlook, hand: list[int]) -> dict[int, float]:
    """By kind: the Love that this turn brings less without one of these cards."""
    worths: dict[int, float] = {}
    for kind in hand:
        if kind not in worths:
            worths[kind] = brings(g, outlook, kind)
    everything = brought(g, outlook, hand, worths, -1)
    return {kind: IDLE + everything - brought(g, outlook, hand, worths, kind) for kind in worths}


def brings(g: Game, outlook: Outlook, kind: int) -> float:
    """The Love that a card brings this turn if it is played, or has its Servings."""
    if g.rules.is_love[kind]:
        return float(g.rules.love[kind])
    facts = outlook.facts
    love = 0.0
    if facts.served[kind]:
        love = facts.love[kind] + DRAWN * facts.draw[kind] * outlook.density + AT_LEAST
    if g.rules.chamber[kind] and g.rules.chamber[kind] <= g.servings:
        love = max(love, chamber(g, outlook, kind) / outlook.temper.rate)
    return love


def brought(g: Game, outlook: Outlook, hand: list[int], worths: dict[int, float], without: int) -> float:
    """The Love that a hand brings this turn, without one card: Love, maids who give a Serving back, the best others."""
    love = 0.0
    servings = g.servings
    others: list[float] = []
    for kind in hand:
        if kind == without:
            without = -1
        elif g.rules.is_love[kind]:
            love += worths[kind]
        elif outlook.facts.serving[kind] >= 1.0 and g.servings > 0:
            love += worths[kind]
            servings += int(outlook.facts.serving[kind]) - 1
        else:
            others.append(worths[kind])
    others.sort(reverse=True)
    for worth in others[:servings]:
        love += worth
    return love


def effect(g: Game, outlook: Outlook, gift: Gift) -> float:
    """The points of what a Reminiscence does, as far as its deeds can be added up."""
    temper = outlook.temper
    rate = temper.rate
    points = rate * (gift.love + temper.employment * gift.employment)
    for deed in gift.certain:
        card = g.rules.kinds[deed.of]
        place = g.deal.pile_of[card]
        left = g.piles[place] if place >= 0 else 0
        points += min(left, deed.count) * (employ(g, outlook, card) + temper.spare)
    for step in gift.choosing:
        found = step.choices(g, outlook.seat)
        points += max([employ(g, outlook, option >> CARD & KIND) + temper.spare for option in found], default=0.0)
    points += rate * gift.larger_hand * outlook.density * NEXT_TURN
    if gift.another_turn:
        points += rate * outlook.seen * outlook.density
    return points + rate * TEASED * gift.hurts


def payment(g: Game, kind: int, at: int, held: list[Held], missed: dict[int, float]) -> list[int]:
    """The cards that pay what is missing and are missed least: of a total exactly, else one need after another."""
    rules = g.rules
    total = rules.needed_total[kind]
    if total:
        need = rules.cards[kind].needs[0]
        return cheapest_total(total - at, [card for card in held if need.fits(card[1], card[2])], missed)
    left = held[:]
    found: list[int] = []
    for need in rules.needs[kind][at:]:
        best = -1
        for i in range(len(left)):
            if need.fits(left[i][1], left[i][2]) and (best < 0 or missed[left[i][0]] < missed[left[best][0]]):
                best = i
        if best >= 0:
            found.append(left.pop(best)[0])
    return found


def cheapest_total(missing: int, held: list[Held], missed: dict[int, float]) -> list[int]:
    """Of cards whose costs add up to something: those that reach so much and are missed least.

    By every part of the sum, from nothing up: the least that it takes, and a bit for every card that it is made of.
    """
    least = [0.0] + [1e9] * missing
    cards = [0] * (missing + 1)
    for i in range(len(held)):
        kind, cost, _ = held[i]
        worth = missed[kind]
        for part in range(missing, 0, -1):
            before = part - cost if part > cost else 0
            if least[before] + worth < least[part]:
                least[part] = least[before] + worth
                cards[part] = cards[before] | 1 << i
    return [held[i][0] for i in range(len(held)) if cards[missing] >> i & 1]


def pay(g: Game, outlook: Outlook) -> list[float]:
    """The worth of every card that can be discarded now for a Reminiscence: the dear ones of the payment first."""
    f = g.stack[-1]
    hand = g.players[outlook.seat].hand
    missed = losses(g, outlook, hand)
    chosen = payment(g, f.card, f.at, payable(g, hand), missed)
    worths: list[float] = []
    for option in g.options:
        kind = option >> CARD & KIND
        worth = -missed[kind]
        if kind in chosen:
            worth += PAID_WITH + g.rules.cost[kind]
        worths.append(worth)
    return worths


def acquire_first(g: Game, worths: list[float]) -> None:
    """A maid who is needed to pay for a Reminiscence is not served before it is acquired."""
    best = 0.0
    wanted = -1
    options = g.options
    for i in range(len(options)):
        if options[i] & VERB == ACQUIRE and worths[i] > best:
            best = worths[i]
            wanted = options[i] >> CARD & KIND
    if wanted < 0:
        return
    hand = g.players[g.asked].hand
    for i in range(len(options)):
        if options[i] & VERB == SERVE and worths[i] >= FIRST:
            rest = hand[:]
            rest.remove(options[i] >> CARD & KIND)
            if not can_pay(g, rest, wanted):
                worths[i] = min(worths[i] - FIRST, best - RIGHT_AFTER)
