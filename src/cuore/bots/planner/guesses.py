"""What a planner makes of cards that it sees for a moment, or only guesses at: decks, hands, and a number to name."""

from __future__ import annotations

from cuore.bots.planner.hand import worth_keeping
from cuore.bots.planner.numbers import DEAD_CARD, FAR, GOOD_TOP, HAND, MISSED, UNSEEN_CARD
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game
from cuore.engine.words import KIND, LEAVE_TOP


def seen_top(g: Game, outlook: Outlook, verb: int) -> float:
    """A seen top card: away with dead ones of ours, and with good ones of others."""
    frame = g.stack[-1]
    if frame.picked < 0:
        return 0.0
    good = outlook.flow(frame.picked) > outlook.density
    keep = good == (frame.target == outlook.seat)
    return GOOD_TOP if keep == (verb == LEAVE_TOP) else 0.0


def exchange(g: Game, outlook: Outlook) -> float:
    """Exchange when the seen card is better than the average of the own hand."""
    hand = g.players[outlook.seat].hand
    total = 0.0
    for kind in hand:
        total += worth_keeping(g, outlook, kind)
    picked = g.stack[-1].picked
    return (worth_keeping(g, outlook, picked) if picked >= 0 else UNSEEN_CARD) - total / max(1, len(hand))


def name_number(g: Game, outlook: Outlook, number: int) -> float:
    """How likely a card of that cost is in the hand of others, times what it is worth there."""
    facts = outlook.facts
    stock = facts.stock
    seen, hidden = known_cards(g, outlook.seat)
    count = 0
    least = float(FAR)
    for place, kind in enumerate(stock.shop):
        if g.rules.cost[kind] != number or not facts.in_deck[kind]:
            continue
        out = stock.totals[kind] - g.piles[place] - seen.get(kind, 0)
        if out > 0:
            count += out
            least = min(least, outlook.flow(kind) if g.rules.is_love[kind] or facts.served[kind] else DEAD_CARD)
    if not count:
        return 0.0
    share = min(1.0, count / max(1.0, hidden))
    return (1.0 - (1.0 - share) ** int(HAND)) * (least + MISSED)


def known_cards(g: Game, seat: int) -> tuple[dict[int, int], float]:
    """How many of each kind a seat knows to be outside the others' decks, and how many cards those decks have."""
    seen: dict[int, int] = {}
    hidden = 0.0
    for other in range(g.deal.seats):
        p = g.players[other]
        shown = p.played
        if other == seat:
            shown = p.deck + p.hand + p.discard + p.played
        else:
            hidden += len(p.deck) + len(p.hand) + len(p.discard)
        for kind in shown:
            seen[kind] = seen.get(kind, 0) + 1
        for entry in p.chambermaids:
            seen[entry & KIND] = seen.get(entry & KIND, 0) + 1
    return seen, hidden
