"""Edited positions, played on: what the reader accepts can be played to its end, and no card is lost on the way.

``CUORE_LAW_GAMES=100`` tries a hundred times as many, and others: with the usual number always the same ones.
"""

from __future__ import annotations

from random import Random

import pytest

from cuore import read_position, write_position
from cuore.engine.errors import DamagedRecord
from tests.laws import check_cards, check_state
from tests.laws.games import choose, repeats
from tests.notation.mutants import RULES, edited
from tests.notation.samples import check_words, positions

A_TEST = 30
LOOK = 25


def survives(case: int) -> bool:
    """Whether a position was accepted; if so it was played to its end."""
    chance = Random(f"case {case}")
    text = edited(chance.choice(positions()), chance)
    try:
        g = read_position(RULES, text)
    except DamagedRecord as error:
        check_words(error)
        return False
    again = write_position(g)
    assert write_position(read_position(RULES, again)) == again
    while g.options:
        (check_cards if g.decisions % LOOK else check_state)(g)
        g.apply(choose(g, chance, case % 2 == 0))
    check_state(g)
    return True


@pytest.mark.parametrize("batch", repeats(4))
def test_an_edited_position_is_refused_or_can_be_played_to_its_end(batch: int) -> None:
    accepted = [survives(case) for case in range(batch * A_TEST, (batch + 1) * A_TEST)]
    assert 0 < sum(accepted) < A_TEST
