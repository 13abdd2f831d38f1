"""Whoever writes down every event knows where every card is: nothing moves untold, nothing is told that did not."""

from __future__ import annotations

from textwrap import dedent

import pytest

from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.words import PICKING
from cuore.town import lay_out_position
from tests.laws import check_state
from tests.laws.games import ALL_TABLES, Curious, decisions, numbers, rules, setup_of
from tests.laws.ledger import Ledger, bags_of, course_of, tops_of
from tests.laws.test_memory_includes_the_truth import check_memory

LAW = "events"


def agree(ledger: Ledger, session: Session) -> None:
    """What the events say is what is so."""
    g = session.game
    assert ledger.bags == bags_of(g)
    assert ledger.tops == tops_of(g)
    assert (ledger.turn, ledger.phase, ledger.over) == (g.turn, g.phase, g.over)
    assert (None if ledger.park is None else ledger.park.course()) == course_of(g)


@pytest.mark.parametrize("number", numbers(ALL_TABLES))
def test_a_ledger_of_the_events_agrees_with_the_game(number: int) -> None:
    start = lay_out(rules(number), setup_of(number, LAW))
    ledger = Ledger(start)
    session = Session(start)
    heard = 0
    for _ in decisions(session, number, LAW):
        for told in session.told[heard:]:
            ledger.hear(told)
        heard = len(session.told)
        if session.game.decisions % 3 == number % 3:  # a card that was missed stays so
            agree(ledger, session)
    for told in session.told[heard:]:
        ledger.hear(told)
    agree(ledger, session)
    assert session.game.over


def test_the_same_for_players_who_try_everything() -> None:
    """They come to what hardly ever happens otherwise; see test_coverage.py."""
    players = Curious(LAW)
    for number in numbers(30):
        start = lay_out(rules(number), setup_of(number, LAW))
        ledger = Ledger(start)
        session = Session(start)
        heard = 0
        while session.game.options:
            session.apply(players.choose(session.game))
            for told in session.told[heard:]:
                ledger.hear(told)
            heard = len(session.told)
            if session.game.decisions % 4 == 0 or session.game.over:
                agree(ledger, session)
                check_state(session.game)


def test_a_private_maid_who_comes_back_to_an_empty_pile_in_the_park_lies_on_top_of_it() -> None:
    """Mika leaves, since A has no 1 Love; the pile of private maids there is face up."""
    start = lay_out_position(
        rules(),
        dedent("""
            boxes: more, expanding
            turn: B
            opened by: A
            phase: employ
            A private: Mika Yakushido
            A hand: 2 Love x2, Edith Shirling
            A deck: 1 Love x5
            B hand: 1 Love x4, 2 Love
            B deck: 1 Love x5
        """),
    )
    session = Session(start)
    session.answer("end turn")
    while session.game.round == 1 or session.game.phase == PICKING:
        session.apply(0)
    assert session.game.players[0].private == []
    assert session.game.face_up == [rules().kind("Mika Yakushido")]
    assert session.game.face_down == []
    check_state(session.game)
    for seat in range(2):
        check_memory(session.memory(seat), session.game)
