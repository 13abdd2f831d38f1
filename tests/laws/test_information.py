"""No byte that a viewer gets depends on what that viewer may not know (see eyes.py for the law in full).

Worlds come from two sources: the engine's own ``imagine``, which deals from a view and a memory, and ``redeal``, which
changes a copy of the real game and knows nothing of views and memories. A mistake that a view shares with the worlds
dealt from it would escape the first, not the second.
"""

from __future__ import annotations

import json

import pytest

from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from tests.laws import check_state
from tests.laws.eyes import HONEST
from tests.laws.games import SIXTH, begin, decisions, numbers, repeats
from tests.laws.situations import POSITIONS, position_start, random_start, situations

LAW = "information"

VIEW = {
    "acquired",
    "after_hand",
    "another_turn",
    "aside",
    "aside_count",
    "aside_knows",
    "asked",
    "ask_what",
    "bargains",
    "beer_rights",
    "beers_down_count",
    "beers_up",
    "chiefs_are_love",
    "deal",
    "decision",
    "decisions",
    "employments",
    "ending",
    "ends",
    "face_down_count",
    "face_up",
    "first_master",
    "frames",
    "guests_down_count",
    "guests_up",
    "high_class",
    "houses",
    "love",
    "moving",
    "new_hand",
    "opener",
    "park_in_use",
    "phase",
    "picked",
    "piles",
    "preparations",
    "reminiscences_down_count",
    "reminiscences_up",
    "removed",
    "round",
    "seat",
    "servings",
    "side_in_use",
    "skills",
    "stand_owner",
    "stand_turns",
    "stand_used",
    "turn",
    "used",
}
HOUSE = {
    "beers",
    "beers_count",
    "buildings",
    "chambermaids",
    "deck_count",
    "discard_count",
    "discard_top",
    "events",
    "hand",
    "hand_count",
    "lets_all",
    "looks",
    "owned",
    "played",
    "preparations",
    "private",
    "reminiscences",
    "shuffles",
}
FRAME = {
    "at",
    "borrowed",
    "card",
    "knows",
    "pc",
    "picked",
    "place",
    "program",
    "seat",
    "target",
}


def cards_of(g: Game) -> list[str]:
    """A position without the key of its luck."""
    return [line for line in write_position(g).splitlines() if not line.startswith("luck:")]


@pytest.mark.parametrize("number", numbers(15))
def test_what_a_viewer_cannot_know_changes_nothing_that_it_gets(number: int) -> None:
    worlds = other = together = 0
    for situation in situations(random_start(number, LAW), number, LAW, HONEST, 0.015):
        check_state(situation.world)
        together += situation.check(HONEST)
        worlds += 1
        other += cards_of(situation.world) != cards_of(situation.game)
    assert worlds > 20
    assert other > 0.9 * worlds, "a world without any difference proves nothing"
    assert together > worlds, "games part too soon to prove anything"


@pytest.mark.parametrize("seed", repeats(4))
@pytest.mark.parametrize("index", range(len(POSITIONS)))
def test_the_same_where_cards_are_looked_at_exchanged_and_shown(index: int, seed: int) -> None:
    worlds = 0
    for situation in situations(position_start(index, seed), 2 * seed, LAW, HONEST, 1.0, most=8):
        situation.check(HONEST)
        worlds += 1
    assert worlds > 20


@pytest.mark.parametrize("number", numbers(15))
def test_a_view_holds_exactly_the_fields_that_somebody_thought_about(number: int) -> None:
    """A new field fails here: say who may see it, and why, before it is added to the list."""
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 5:
            continue
        for viewer in (*range(session.game.deal.seats), SPECTATOR):
            data = View(session.game, viewer).data()
            assert set(data) == VIEW
            houses, frames = data["houses"], data["frames"]
            assert isinstance(houses, list)
            assert isinstance(frames, list)
            assert all(set(house) == (HOUSE | {"veranda"} if number >= SIXTH else HOUSE) for house in houses)
            assert all(set(frame) == FRAME for frame in frames)
            assert json.loads(json.dumps(data)) == data, "plain values only"


@pytest.mark.parametrize("number", numbers(15))
def test_only_the_asked_seat_sees_its_question(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        g = session.game
        for viewer in (*range(g.deal.seats), SPECTATOR):
            data = View(g, viewer).data()
            decision = g.pending
            assert decision is not None
            assert data["decision"] == (decision.data() if viewer == g.asked else None)
            assert data["ask_what"] == (g.ask_what if viewer == g.asked else -1)
