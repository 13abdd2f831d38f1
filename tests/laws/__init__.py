"""The laws that hold at every moment of every game, in a form that any test can call."""

from __future__ import annotations

from functools import cache

from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.quarters import card_under, events_on
from cuore.engine.rules import plain
from cuore.engine.words import HIGH_CLASS, ILL, PICKING

plain_words = cache(plain)
"""The same few words are looked at after every step of every test."""


def census(g: Game) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    found = [0] * len(g.rules.cards)
    for place, kind in enumerate(g.deal.shop):
        found[kind] += g.piles[place]
    side = g.side
    for kind in g.face_up + g.face_down + g.moving + g.aside + side.removed:
        found[kind] += 1
    for kind in side.reminiscences_up + side.reminiscences_down + side.beers_up + side.beers_down:
        found[kind] += 1
    park = g.park
    for kind in park.high_class + park.guests_up + park.guests_down:
        found[kind] += 1
    for kind in [held for held in park.picked if held != NOBODY] + [k for pile in park.preparations for k in pile]:
        found[kind] += 1
    if side.stand_owner >= 0:
        found[g.deal.stock.beer_stand] += 1
    for p in g.players:
        for entry in p.deck + p.hand + p.discard + p.played + p.chambermaids + p.private + p.events:
            found[entry % ILL] += 1
            found[g.deal.illness] += entry // ILL
        for entry in p.buildings:
            found[entry % ILL] += 1
            found[g.deal.stock.storm] += events_on(entry)
            if card_under(entry) >= 0:
                found[card_under(entry)] += 1
        for kind in p.reminiscences + p.beers + p.preparations:
            found[kind] += 1
    return found


def check_cards(g: Game) -> None:
    """Every card is in exactly one place and no counter is negative: true after every event, inside a decision too."""
    assert tuple(census(g)) == g.deal.totals
    assert min(g.piles) >= 0
    assert g.sold_out == g.piles.count(0)
    assert min(g.love, g.servings, g.employments, g.new_hand, *g.park.skills) >= 0
    assert g.round >= 1
    assert 0 <= g.turn < g.deal.seats


def check_park(g: Game) -> None:
    """In the Park one card shows on every pile that has any, and the easiest preparation is on top."""
    park = g.park
    if not park.in_use:
        assert not park.guests_up + park.guests_down + park.high_class
        return
    assert len(park.guests_up) == min(1, len(park.guests_up + park.guests_down))
    assert len(g.face_up) == min(1, len(g.face_up + g.face_down))
    assert park.high_class == sorted(park.high_class)
    assert all(g.rules.category[k] == HIGH_CLASS for k in park.high_class + [k for k in park.picked if k != NOBODY])
    for pile in park.preparations:
        assert sorted(pile, key=lambda k: -g.rules.cards[k].level) == pile
    assert g.phase != PICKING or park.skills == [0, 0, 0]


def check_state(g: Game) -> None:
    """Every card is in exactly one place, no counter is negative, an open decision is a real one."""
    check_cards(g)
    assert all(p.hand == sorted(p.hand) for p in g.players)
    assert not any(g.rules.drunk[beer] for p in g.players for beer in p.beers), "such a beer leaves the game at once"
    check_park(g)
    if g.over:
        assert not g.options
        assert not g.stack
    else:
        assert len(g.options) >= 2
        assert len(set(g.options)) == len(g.options)
        decision = g.pending
        assert decision is not None
        words = decision.words()
        assert len({plain_words(option) for option in words}) == len(words), "whoever types one means no other"
        assert decision.index(words[-1]) == len(words) - 1
        assert 0 <= g.asked < g.deal.seats
