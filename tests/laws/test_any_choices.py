"""Any town, any number of players, any choices: the laws hold. The choices are hypothesis's own."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cuore.engine.position import read_position, write_position
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.session import Session
from cuore.engine.setup import BAR_MAID, MOST_PLAYERS, TOWN_SIZE, Setup, lay_out
from cuore.engine.words import EVENT, GENERAL
from tests.laws import check_state
from tests.laws.games import FACTOR, MIXTURES, pick, rules
from tests.laws.test_memory_includes_the_truth import check_memory

MOST = 300
"""So many decisions at most: enough for a game between lively players."""

GENERALS = [card.name for card in rules().cards if card.category == GENERAL]
EVENTS = [card.name for card in rules().cards if card.category == EVENT]
BAR_MAIDS = [card.name for card in rules().cards if card.title == BAR_MAID]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every legal layout of a game."""
    seats = draw(st.integers(2, MOST_PLAYERS))
    boxes = draw(st.sampled_from(MIXTURES).flatmap(st.permutations))
    here = [name for name in GENERALS if rules().cards[rules().kind(name)].box in boxes]
    town = draw(st.permutations(here))[:TOWN_SIZE]
    if "oktoberfest" in boxes and not set(town) & set(BAR_MAIDS):
        town[0] = draw(st.sampled_from(BAR_MAIDS))
    return Setup(
        boxes=tuple(boxes),
        seats=seats,
        town=tuple(town),
        seed=draw(st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=6)),
        without=tuple(draw(st.sets(st.sampled_from(EVENTS)).map(sorted))) if draw(st.booleans()) else (),
        faster=seats == 2 and draw(st.booleans()),
    )


def scatter(choice: int) -> float:
    """A fraction for a choice. Hypothesis likes small numbers; here they lie anywhere from 0 to 1, and 0 stays 0."""
    return choice * 40503 % 2**16 / 2**16


CHOICES = st.lists(st.integers(0, 2**16 - 1), min_size=MOST // 2, max_size=MOST)


# Making a failure shorter takes minutes here; the first decision that breaks a law is short enough.
@settings(
    max_examples=45 * FACTOR,
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
