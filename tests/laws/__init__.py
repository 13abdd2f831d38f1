"""The laws that hold at every moment of every game, in a form that any test can call."""

from __future__ import annotations

from functools import cache

from cuore.engine.census import census
from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.rules import plain
from cuore.engine.words import HIGH_CLASS, PICKING

plain_words = cache(plain)
"""The same few words are looked at after every step of every test."""


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
        words = g.words()
        assert len({plain_words(option) for option in words}) == len(words), "whoever types one means no other"
        assert g.index(words[-1]) == len(words) - 1
        assert 0 <= g.asked < g.deal.seats
