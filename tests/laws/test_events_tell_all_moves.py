"""Whoever writes down every event knows where every card is: nothing moves untold, nothing is told that did not."""

from __future__ import annotations

import pytest

from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from tests.laws import check_state
from tests.laws.games import ALL_TABLES, Curious, decisions, numbers, rules, setup_of
from tests.laws.ledger import Ledger, bags_of, tops_of

LAW = "events"


def agree(ledger: Ledger, session: Session) -> None:
    """What the events say is what is so."""
    g = session.game
    assert ledger.bags == bags_of(g)
    assert ledger.tops == tops_of(g)
    assert (ledger.turn, ledger.phase, ledger.over) == (g.turn, g.phase, g.over)


@pytest.mark.parametrize("number", numbers(ALL_TABLES))
def test_a_ledger_of_the_events_agrees_with_the_game(number: int) -> None:
    start = lay_out(rules(), setup_of(number, LAW))
    ledger = Ledger(start)
    session = Session(start)
    heard = 0
    for _ in decisions(session, number, LAW):
        for told in session.told[heard:]:
            ledger.hear(told)
        heard = len(session.told)
        agree(ledger, session)
    for told in session.told[heard:]:
        ledger.hear(told)
    agree(ledger, session)
    assert session.game.over


def test_the_same_for_players_who_try_everything() -> None:
    """They come to what hardly ever happens otherwise; see test_coverage.py."""
    players = Curious(LAW)
    for number in numbers(30):
        start = lay_out(rules(), setup_of(number, LAW))
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
