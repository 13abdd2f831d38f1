"""No byte of a message depends on what its reader may not know: the law of ``tests/laws/eyes.py``, over the wire."""

from __future__ import annotations

import pytest

from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from cuore.server.wire.scene import scene_of
from tests.laws.games import begin, decisions, numbers, repeats
from tests.laws.situations import POSITIONS, position_start, random_start, situations
from tests.server.wire.seeing import ON_THE_WIRE, heard, view_sent

LAW = "information on the wire"


@pytest.mark.parametrize("number", numbers(10))
def test_what_a_viewer_cannot_know_changes_no_byte_that_it_is_sent(number: int) -> None:
    worlds = together = 0
    for situation in situations(random_start(number, LAW), number, LAW, ON_THE_WIRE, 0.012):
        together += situation.check(ON_THE_WIRE, 12)
        worlds += 1
    assert worlds > 10
    assert together > worlds, "games part too soon to prove anything"


@pytest.mark.parametrize("seed", repeats(3))
@pytest.mark.parametrize("index", range(len(POSITIONS)))
def test_the_same_where_cards_are_looked_at_exchanged_and_shown(index: int, seed: int) -> None:
    worlds = 0
    for situation in situations(position_start(index, seed), 2 * seed, LAW, ON_THE_WIRE, 1.0, most=8):
        situation.check(ON_THE_WIRE)
        worlds += 1
    assert worlds > 20


@pytest.mark.parametrize("number", numbers(5))
def test_only_the_asked_seat_is_asked(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, 200):
        g = session.game
        for viewer in (*range(g.deal.seats), SPECTATOR):
            sent = view_sent(g, viewer, [])
            assert (sent.ask is not None) == (viewer == g.asked)
            if sent.view.effect is not None and viewer != g.asked:
                assert (sent.view.effect.target, sent.view.effect.seen, sent.view.effect.place) == (-1, -1, None)


@pytest.mark.parametrize("number", numbers(5))
def test_nobody_is_told_what_another_house_holds(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, 300):
        g = session.game
        for viewer in (*range(g.deal.seats), SPECTATOR):
            for seat, house in enumerate(view_sent(g, viewer, []).view.houses):
                if seat != viewer:
                    assert (house.cards, house.owned, house.beer_cards) == ((), (), ())
                else:
                    assert len(house.cards) == house.hand
                    assert sum(count for _, count in house.owned) == house.hand + house.deck + house.discard


def test_a_wish_not_to_be_asked_is_nobody_elses_business() -> None:
    g = begin(0, LAW).game
    g.players[1].lets_all = True
    assert scene_of(View(g, 1)).houses[1].lets_all
    for viewer in (0, SPECTATOR):
        with_it = scene_of(View(g, viewer))
        without = g.copy()
        without.players[1].lets_all = False
        assert with_it == scene_of(View(without, viewer))


@pytest.mark.parametrize("number", numbers(5))
def test_events_travel_without_loss(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        pass
    for viewer in (*range(session.game.deal.seats), SPECTATOR):
        assert heard(session.game, session.told, viewer) == session.heard(viewer)
