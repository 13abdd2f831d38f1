"""The random games of these laws are worth something: everything that can happen or be asked does happen in them."""

from __future__ import annotations

from collections import Counter

from cuore.engine.words import TOLD_BEERS_SWAPPED
from tests.laws.games import ALL_TABLES, Curious, begin, rules
from tests.laws.words import ASK_NAMES, TOLD_NAMES

LAW = "coverage"


def test_every_event_question_and_card_occurs() -> None:
    told: Counter[int] = Counter()
    asked: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    players = Curious(LAW)
    for number in range(4 * ALL_TABLES):
        session = begin(number, LAW)
        g = session.game
        while g.options:
            asked[g.ask_what] += 1
            session.apply(players.choose(g))
        told.update(event[0] for event in session.told)
        cards.update(event[2] for event in session.told if event[2] >= 0 and event[0] != TOLD_BEERS_SWAPPED)
    assert {TOLD_NAMES[what] for what in TOLD_NAMES if not told[what]} == set()
    assert {ASK_NAMES[what] for what in ASK_NAMES if not asked[what]} == set()
    assert {name for kind, name in enumerate(rules().names) if not cards[kind]} == set()
