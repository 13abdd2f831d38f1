"""Undo restores the exact state, and is allowed exactly when the rule says so.

The rule (DESIGN: "undo may cross neither chance nor new information nor another seat's decision"), worked out here
once more from the events alone: an answer can be taken back by the seat that gave it, as long as that seat is still the
one to decide, and since then

* nothing was left to chance: no shuffle, no random look into a hand, no random beer, no packet of cards of which one
  came to lie on top;
* no card of a face-down pile (a deck, private maids, guests, Reminiscences, beers) was drawn, turned over or looked
  at, by whomever: what the seat itself had seen before is still new to the others; so is what it alone had turned
  over from its deck and now discards, and a beer that it gives away;
* no card of another seat's hand came to light, whether that seat chose it or had no choice; nor whether that hand has
  a card of a certain cost, or more than one kind;
* the game has not ended.
"""

from __future__ import annotations

from textwrap import dedent

import pytest

from cuore.engine.belief import ZONES
from cuore.engine.game import Told
from cuore.engine.memory import Memory
from cuore.engine.position import read_position, write_position
from cuore.engine.session import Session
from cuore.engine.words import (
    EVERYBODY,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_NUMBER_NAMED,
    TOLD_OVER,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SERVED,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_TOP_DISCARDED,
)
from tests.laws.games import ALL_TABLES, begin, choose, decisions, numbers, player_of, rules
from tests.towns import FIRST_TOWN

LAW = "undo"

CHANCE = (TOLD_SHUFFLED, TOLD_LOOKED_AT_HAND, TOLD_BEER_MOVED)
FROM_A_FACE_DOWN_PILE = (
    TOLD_DREW,
    TOLD_TOP_DISCARDED,
    TOLD_LOOKED_AT_TOP,
    TOLD_SET_ASIDE,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_BEER_TURNED_UP,
    TOLD_BEER_LOOKED_AT,
    TOLD_GUEST_TURNED_UP,
)
FROM_A_HAND = (
    TOLD_SERVED,
    TOLD_CHAMBERED,
    TOLD_LOVE_PLAYED,
    TOLD_DISCARDED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_GAVE,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_LAID_UNDER,
)


def brings_news(told: Told, decider: int) -> bool:
    """Whether an event forbids undo for the seat whose answer led to it."""
    what, seat, _, number, _, knows = told
    if what in CHANCE or what in FROM_A_FACE_DOWN_PILE or what in (TOLD_NUMBER_NAMED, TOLD_OVER):
        return True
    if what == TOLD_BEER_TAKEN:
        return number == 0
    if what == TOLD_ASIDE_TO_HAND:
        return knows != EVERYBODY
    if what == TOLD_HAND_CARD_DISMISSED and knows == EVERYBODY:
        return True
    return what in FROM_A_HAND and seat != decider


def memory_data(memory: Memory) -> object:
    """All that a memory holds, as plain values."""
    houses = [
        (
            house.at,
            house.played,
            sorted(house.beers),
            [
                ([sorted(zone) if z % ZONES else zone for z, zone in enumerate(case.zones)], sorted(case.pool))
                for case in house.belief.cases
            ],
            [case.chance for case in house.belief.cases],
        )
        for house in memory.houses
    ]
    piles = (memory.private_pile, memory.reminiscence_pile, memory.beer_pile, memory.guest_pile)
    pools = [memory.private_pool, memory.reminiscence_pool, memory.beer_pool, memory.guest_pool]
    return (houses, piles, [sorted(pool) for pool in pools], memory.shuffles)


def snapshot(session: Session) -> tuple[object, ...]:
    """Everything about a session."""
    g = session.game
    memories = [memory_data(session.memory(seat)) for seat in range(g.deal.seats)]
    state = (g.asked, g.ask_what, list(g.options), list(g.used), g.sold_out)
    return (
        write_position(g),
        state,
        list(session.told),
        list(session.answers),
        list(session.decided),
        list(session.marks),
        memories,
    )


class Followed:
    """A session, with our own idea of how many of its answers can be taken back."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.free = 0
        self.wrong: list[str] = []

    def after(self, seat: int, told: int) -> None:
        """The seat has answered; so many events had been told before."""
        news = any(brings_news(event, seat) for event in self.session.told[told:])
        self.free = 0 if news or self.session.game.asked != seat else self.free + 1
        if self.session.can_undo != (self.free > 0):
            expected = "can" if self.free else "cannot"
            self.wrong.append(f"answer {len(self.session.answers)} {expected} be taken back")


@pytest.mark.parametrize("number", numbers(ALL_TABLES))
def test_undo_is_allowed_exactly_when_the_rule_says_so(number: int) -> None:
    session = begin(number, LAW)
    followed = Followed(session)
    assert not session.can_undo
    asked, told = -1, 0
    for _ in decisions(session, number, LAW):
        if session.answers:
            followed.after(asked, told)
        asked, told = session.game.asked, len(session.told)
    followed.after(asked, told)
    assert not followed.wrong
    assert not session.can_undo, "a game that is over stays over"


@pytest.mark.parametrize("number", numbers(15))
def test_undo_restores_the_exact_state(number: int) -> None:
    session = begin(number, LAW)
    chance = player_of(number, LAW)
    chain: list[tuple[object, int]] = []  # what can be taken back: the state before, and the answer
    undone = 0
    while session.game.options and len(session.answers) < 120:
        index = choose(session.game, chance, number % 2 == 0)
        chain.append((snapshot(session), index))
        session.apply(index)
        if not session.can_undo:
            chain = []
        elif len(chain) % 3 == 1:
            after = snapshot(session)
            for before, _ in reversed(chain):
                assert session.can_undo
                session.undo()
                assert snapshot(session) == before
                undone += 1
            assert not session.can_undo
            for _, again in chain:
                session.apply(again)
            assert snapshot(session) == after
    assert undone > 10


def test_undo_does_not_cross_a_card_that_another_seat_had_to_show() -> None:
    """B holds four cards of one kind, so the discard that Natsumi asks for happens without a question to B."""
    session = Session(
        read_position(
            rules(),
            dedent("""
                turn: A
                phase: serving
                A hand: Natsumi Fujikawa, 1 Love x2
                A deck: 1 Love x5
                B hand: 2 Love x4
                B deck: 1 Love x5
            """),
            FIRST_TOWN,
        )
    )
    session.answer("serve Natsumi")
    session.answer("discard 1 Love")
    assert session.game.asked == 0
    assert [told[:3] for told in session.told if told[0] == TOLD_DISCARDED][-1] == (
        TOLD_DISCARDED,
        1,
        rules().kind("2 Love"),
    )
    assert not session.can_undo, "A has seen a card of B's hand"
