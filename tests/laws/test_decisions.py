"""Every open decision is a real one: two or more options, all different, each found by its words, and all of them work.

The order of the options is part of what is promised: asked again, the same question has the same options in the same
order. And while a game runs, exactly one seat is asked.
"""

from __future__ import annotations

import pytest

from cuore.engine.game import Game
from cuore.engine.options import option_words
from tests.laws import check_state
from tests.laws.games import begin, decisions, numbers

LAW = "decisions"


def check_decision(g: Game) -> None:
    """The open decision keeps what game.py promises of it."""
    decision = g.pending
    assert decision is not None
    assert len(decision) == len(g.options) >= 2
    assert decision.number == g.decisions
    assert decision.seat == g.asked
    assert 0 <= g.asked < g.deal.seats
    words = decision.words(g.rules)
    assert g.words() == words == [option_words(g.rules, option) for option in g.options]
    assert len(set(words)) == len(words) == len(set(g.options))
    for index, text in enumerate(words):
        assert text == text.strip() != ""
        for typed in (text, text.upper(), f"  {text} "):
            assert decision.index(g.rules, typed) == g.index(typed) == index
    again = g.copy()
    again.ask_again()
    assert (again.asked, again.ask_what, again.options) == (g.asked, g.ask_what, g.options)


@pytest.mark.parametrize("number", numbers(15))
def test_every_open_decision_is_a_real_one_and_every_option_works(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        g = session.game
        check_decision(g)
        if g.decisions % 4 == number % 4:
            for index in range(len(g.options)):
                after = g.copy()
                after.apply(index, g.decisions)
                assert after.decisions == g.decisions + 1
                check_state(after)
    assert session.game.over
    assert session.game.pending is None
    assert session.game.asked == -1
    assert session.game.decisions == len(session.answers)
