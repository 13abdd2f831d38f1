"""Any town, any number of players, any choices: the laws hold. The choices are hypothesis's own."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cuore.engine.position import read_position, write_position
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.session import Session
from cuore.engine.setup import TOWN_SIZE, Setup, lay_out
from cuore.engine.words import GENERAL
from tests.laws import check_state
from tests.laws.games import FACTOR, pick, rules
from tests.laws.test_memory_includes_the_truth import check_memory

MOST = 300
"""So many decisions at most: enough for a game between lively players."""

GENERALS = [card.name for card in rules().cards if card.category == GENERAL]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every legal layout of a game."""
    seats = draw(st.integers(2, 4))
    return Setup(
        boxes=("base",),
        seats=seats,
        town=tuple(draw(st.permutations(GENERALS))[:TOWN_SIZE]),
        seed=draw(st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=6)),
        without=draw(st.sampled_from([(), ("Bad Habit",), ("Illness",), ("Illness", "Bad Habit")])),
        faster=seats == 2 and draw(st.booleans()),
    )


def scatter(choice: int) -> float:
    """A fraction for a choice. Hypothesis likes small numbers; here they lie anywhere from 0 to 1, and 0 stays 0."""
    return choice * 40503 % 2**16 / 2**16


CHOICES = st.lists(st.integers(0, 2**16 - 1), min_size=MOST // 2, max_size=MOST)


# Making a failure shorter takes minutes here; the first decision that breaks a law is short enough.
@settings(
    max_examples=60 * FACTOR,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
@given(setup=setups(), choices=CHOICES, count=st.integers(0, MOST), lively=st.booleans())
def test_the_laws_hold_whatever_is_chosen(setup: Setup, choices: list[int], count: int, lively: bool) -> None:
    session = Session(lay_out(rules(), setup))
    check_state(session.game)
    for choice in choices[:count]:
        if session.game.over:
            break
        session.apply(pick(session.game, scatter(choice), lively))
        check_state(session.game)
    g = session.game
    for seat in range(setup.seats):
        check_memory(session.memory(seat), g)
    loaded = read_position(rules(), write_position(g))
    loaded.run()
    assert (loaded.options, write_position(loaded)) == (g.options, write_position(g))
    again = replay(rules(), read_record(write_record(setup, session)))
    assert (again.told, again.game.options) == (session.told, g.options)
