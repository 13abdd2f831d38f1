"""Every card is in exactly one place and no counter is negative, after every event of every game.

The interpreted engine tells an event by calling ``append`` on whatever list it was given, so a list of our own can look
at the game at that very moment, in the middle of a decision. The compiled engine appends without calling anything;
there the same is checked after every decision, and between decisions by the ledger (test_events_tell_all_moves.py).
"""

from __future__ import annotations

from collections import Counter

import pytest

from cuore.build import running_build
from cuore.engine.game import Game, Told
from cuore.engine.setup import lay_out
from tests.laws import check_cards, check_state
from tests.laws.games import ALL_TABLES, choose, numbers, player_of, rules, setup_of
from tests.laws.words import told_name

LAW = "conservation"


class Watch(list[Told]):
    """A list of events that looks at the game whenever one is told, and writes down which of them found it wrong."""

    def __init__(self, g: Game) -> None:
        super().__init__()
        self.game = g
        self.looks = 0
        self.wrong: Counter[str] = Counter()

    def append(self, told: Told) -> None:
        super().append(told)
        self.looks += 1
        try:
            check_cards(self.game)
        except AssertionError:
            self.wrong[told_name(told[0])] += 1


def watched(number: int) -> Watch:
    """Play one game under watch, checking every decision on the way."""
    g = lay_out(rules(number), setup_of(number, LAW))
    watch = Watch(g)
    g.told = watch
    g.run()
    check_state(g)
    chance = player_of(number, LAW)
    while g.options:
        g.apply(choose(g, chance, number % 2 == 0))
        check_state(g)
    return watch


@pytest.mark.parametrize("number", numbers(ALL_TABLES))
def test_every_card_is_in_one_place_after_every_event(number: int) -> None:
    watch = watched(number)
    assert len(watch) > 100
    assert watch.looks == len(watch) or running_build() == "compiled"
    assert dict(watch.wrong) == {}, "told while cards were in two places or in none"
