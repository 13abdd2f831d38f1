"""The census: every card is in exactly one of the declared zones."""

from __future__ import annotations

from cuore.engine.finding import holder_of
from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.quarters import card_under, events_on
from cuore.engine.rules import Rules
from cuore.engine.words import BUILDING, ILL, KIND
from cuore.engine.zones import BY_SEAT, COUNTS, HEAPS, HOUSE_ZONES, NOTES, TABLE_ZONES


def count_entries(rules: Rules, entries: list[int], found: list[int]) -> None:
    """Count cards with what lies on and under them, by kind."""
    for entry in entries:
        found[entry & KIND] += 1
        if entry < ILL:
            continue
        if rules.category[entry & KIND] == BUILDING:
            if events_on(entry):
                found[rules.storm] += events_on(entry)
            if card_under(entry) >= 0:
                found[card_under(entry)] += 1
        else:
            found[rules.illness] += entry // ILL


def census(g: Game) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    rules = g.rules
    found = [0] * len(rules.cards)
    for zone in TABLE_ZONES:
        cards = getattr(holder_of(g, zone), zone.name)
        if zone.entries == COUNTS:
            for place, kind in enumerate(g.deal.shop):
                found[kind] += cards[place]
        elif zone.entries == HEAPS:
            for heap in cards:
                count_entries(rules, heap, found)
        elif zone.entries == BY_SEAT:
            count_entries(rules, [kind for kind in cards if kind != NOBODY], found)
        elif zone.entries != NOTES and cards:
            count_entries(rules, cards, found)
    for p in g.players:
        for zone in HOUSE_ZONES:
            cards = getattr(p, zone.name)
            if cards:
                count_entries(rules, cards, found)
    for by_seat in g.brought.lying:
        for cards in by_seat:
            count_entries(rules, cards, found)
    if g.side.stand_owner >= 0:
        found[g.deal.stock.beer_stand] += 1  # lies open, among no other cards
    return found
