"""No player knows more than its seat: worlds that look alike get the same answer, and the real game is out of reach."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots import BOT_NAMES, make_bot
from cuore.bots.planner.facts import Facts
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner.temper import Temper
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.view import View
from cuore.engine.worlds import imagine
from tests.bots.games import MIXTURES, reachable, sessions
from tests.laws.test_undo import memory_data

THINKERS = [name for name in BOT_NAMES if name not in ("search", "matriarch", "butler")]
"""Who goes by the clock, or thinks long, is the same player as the governess with another budget."""


@pytest.mark.parametrize("name", THINKERS)
def test_worlds_that_look_the_same_get_the_same_answer(name: str) -> None:
    bot = make_bot(name)
    for number, boxes in enumerate(MIXTURES[::4]):
        for session in sessions(boxes, 2 + number % 3, f"alike {number}", every=61, most=120):
            seat = session.game.asked
            view, memory = session.view(seat), session.memory(seat)
            answer = bot.choose(view, Random(7), memory)
            for luck in ("one", "another"):
                world = imagine(view, memory, luck_from_seed(luck))
                assert bot.choose(View(world, seat), Random(7), session.memory(seat)) == answer


@pytest.mark.parametrize("boxes", MIXTURES, ids=",".join)
def test_a_planner_sees_the_same_in_a_world_as_in_its_sketch(boxes: tuple[str, ...]) -> None:
    # In simulations the planner looks at whole games: it must not see more there than a seat does.
    for session in sessions(boxes, 3, "sketch", every=9, most=200):
        g = session.game
        judgement = Judgement(Facts(g.deal.stock), Temper())
        assert judgement.worths(sketch(session.view(g.asked))) == judgement.worths(g)


def test_what_a_bot_is_given_leads_to_no_game() -> None:
    for session in sessions(MIXTURES[-1], 2, "reach", every=50, most=200):
        seat = session.game.asked
        for given in (session.view(seat), session.memory(seat)):
            assert not [thing for thing in reachable(given) if isinstance(thing, Game)]


def test_a_game_would_be_found_if_it_could_be_reached() -> None:
    session = next(sessions(MIXTURES[0], 2, "reach", every=50, most=200))
    assert [thing for thing in reachable([session.game]) if isinstance(thing, Game)]


@pytest.mark.parametrize("name", ["planner", "search:12"])
def test_a_bot_does_not_notice_what_happens_to_the_real_game(name: str) -> None:
    for session in sessions(MIXTURES[4], 2, "ruin", every=30, most=100):
        g = session.game
        seat = g.asked
        view, memory = session.view(seat), session.memory(seat)
        before = make_bot(name).choose(view, Random(1), memory)
        ruined = g.copy()
        kept = View(ruined, seat)
        for p in ruined.players:
            p.deck.clear()
            p.hand.clear()
            p.discard.clear()
        assert make_bot(name).choose(kept, Random(1), memory) == before


@pytest.mark.parametrize("name", ["planner", "search:12"])
def test_a_bot_leaves_view_and_memory_as_they_are(name: str) -> None:
    for session in sessions(MIXTURES[9], 2, "clean", every=30, most=100):
        seat = session.game.asked
        view, memory = session.view(seat), session.memory(seat)
        seen = view.data()
        remembered = repr(memory_data(memory))
        make_bot(name).choose(view, Random(1), memory)
        assert view.data() == seen
        assert repr(memory_data(memory)) == remembered
