"""The laws are proven with what only this box has: in the games that they deal it into, all of that takes place.

Of the law of events and views the same follows from itself: it doubts the events of this box until they have occurred.
"""

from __future__ import annotations

from collections import Counter

import pytest

from cuore.engine.scoring import score_table
from cuore.engine.session import Session
from cuore.engine.verbs import question, verb
from cuore.engine.words import verb_of
from tests.laws import (
    test_conservation,
    test_copies,
    test_events_tell_all_moves,
    test_information,
    test_memory_includes_the_truth,
    test_records,
    test_refusals,
    test_saving,
    test_undo,
    test_views_are_apart,
)
from tests.laws.games import SIXTH, begin, decisions
from tests.laws.words import told_name
from tests.sixth_box import BOX
from tests.sixth_box.steps import VERANDA, FewestOwned

LAWS = [
    law.LAW
    for law in (
        test_conservation,
        test_copies,
        test_events_tell_all_moves,
        test_information,
        test_memory_includes_the_truth,
        test_records,
        test_refusals,
        test_saving,
        test_undo,
        test_views_are_apart,
    )
]
GAMES = 2
"""Every law plays so many games with the box, or more."""


class Happened:
    """What was asked, answered, told and counted in some games."""

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()
        self.answered: Counter[int] = Counter()
        self.told: Counter[int] = Counter()
        self.most = 0  # cards on a veranda
        self.bonuses = 0

    def play(self, session: Session, number: int, law: str) -> None:
        """Look on at a whole game."""
        g = session.game
        for index in decisions(session, number, law):
            self.asked[g.ask_what] += 1
            self.answered[verb_of(g.options[index])] += 1
            self.most = max([self.most, *(len(g.brought.cards(VERANDA, seat)) for seat in range(g.deal.seats))])
        self.told.update(event[0] for event in session.told)
        table = score_table(g)
        rules = [(name, rule) for name, rule in g.deal.stock.score_rules if isinstance(rule, FewestOwned)]
        self.bonuses += sum(rule.points(name, seat, table) > 0 for name, rule in rules for seat in range(g.deal.seats))


@pytest.mark.parametrize("law", LAWS)
def test_cards_are_hung_in_the_games_of_every_law(law: str) -> None:
    happened = Happened()
    for number in range(SIXTH, SIXTH + GAMES):
        happened.play(begin(number, law), number, law)
    assert {question(what).name for what in BOX.questions if not happened.asked[what]} == set()
    assert {verb(what).name for what in BOX.verbs if not happened.answered[what]} == set()
    assert happened.told[BOX.events[0]]
    assert happened.most > 1


def test_all_of_it_happens_in_the_games_of_the_laws_together() -> None:
    happened = Happened()
    for law in LAWS:
        happened.play(begin(SIXTH, law), SIXTH, law)
    assert {told_name(what) for what in BOX.events if not happened.told[what]} == set()
    assert happened.bonuses
