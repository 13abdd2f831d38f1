"""A hand that goes to the discard pile as one packet shows its top card, and luck draws which that is.

So it tells nothing about the cards under it that any other card of the hand would not have told.
"""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

import pytest

from cuore.engine import moves
from cuore.engine.errors import NothingToUndo
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position, write_position
from cuore.engine.session import Session
from cuore.town import lay_out_position
from tests.laws.games import rules
from tests.worlds.chances import is_even

HAND = """
    phase: employ
    A hand: 1 Love, 2 Love, 3 Love x2
    A deck: 1 Love x9
    B hand: 1 Love
"""
NORD = """
    phase: starting
    A private: Nord
    A hand: 1 Love, 2 Love, 3 Love
    A deck: 1 Love x9
    B hand: 1 Love
    B chambermaids: Colette
"""


def start_of(text: str, seed: int) -> Game:
    """A position, each time with other luck."""
    return lay_out_position(rules(), f"seed: packet {seed}\n" + dedent(text))


def test_every_card_of_the_hand_is_on_top_equally_often() -> None:
    found: Counter[object] = Counter()
    start = start_of(HAND, 0)
    for seed in range(800):
        g = start.copy()
        g.deal = start.deal.with_luck(luck_from_seed(f"packet {seed}"))
        moves.discard_hand(g, 0)
        assert sorted(g.players[0].discard) == start.players[0].hand
        found[rules().names[g.players[0].discard[-1]]] += 1
    is_even(found, Counter({"1 Love": 1, "2 Love": 1, "3 Love": 2}))


def test_one_packet_tells_nothing_about_the_next() -> None:
    """Also not of the same turn, nor of one before a shuffle and one after it."""
    start = start_of(HAND, 0)
    in_turn: Counter[object] = Counter()
    over_a_shuffle: Counter[object] = Counter()
    for seed in range(900):
        g = start.copy()
        g.deal = start.deal.with_luck(luck_from_seed(f"packet {seed}"))
        p = g.players[0]
        tops: list[int] = []
        for part in range(3):
            if part == 2:
                p.deck = []
                moves.has_top_card(g, 0)
            p.hand = start.players[0].hand[:3]
            moves.discard_hand(g, 0)
            tops.append(p.discard[-1])
        in_turn[tops[0], tops[1]] += 1
        over_a_shuffle[tops[0], tops[2]] += 1
    pairs = Counter({(a, b): 1 for a in start.players[0].hand[:3] for b in start.players[0].hand[:3]})
    is_even(in_turn, pairs)
    is_even(over_a_shuffle, pairs)


def test_a_packet_that_is_covered_needs_no_luck() -> None:
    orders = set()
    for seed in range(20):
        session = Session(start_of(HAND, seed))
        session.answer("play 1 Love")
        session.answer("end turn")
        orders.add(tuple(session.game.players[0].discard))
    assert len(orders) == 1


def test_a_position_written_down_before_has_the_same_future() -> None:
    for text, answers in ((HAND, ["end turn"]), (NORD, ["use Nord", "keep 1 Love", "put on Colette"])):
        for seed in range(10):
            session = Session(start_of(text, seed))
            for words in answers:
                loaded = Session(read_position(rules(), write_position(session.game)))
                session.answer(words)
                loaded.answer(words)
                assert write_position(loaded.game) == write_position(session.game)


def test_other_decisions_before_leave_the_same_card_on_top() -> None:
    tops: list[tuple[int, ...]] = []
    for text, answers in ((NORD, ["start serving", "end turn"]), (NORD.replace("starting", "employ"), ["end turn"])):
        found: list[int] = []
        for seed in range(10):
            session = Session(start_of(text, seed))
            for words in answers:
                session.answer(words)
            found.append(session.game.players[0].discard[-1])
        tops.append(tuple(found))
    assert tops[0] == tops[1]
    assert len(set(tops[0])) > 1


def test_undo_does_not_cross_it() -> None:
    """What was drawn by luck, and shown to all, stays so."""
    session = Session(start_of(NORD, 1))
    session.answer("use Nord")
    assert session.can_undo
    session.answer("keep 1 Love")
    assert session.game.asked == 0
    assert not session.can_undo
    with pytest.raises(NothingToUndo):
        session.undo()
