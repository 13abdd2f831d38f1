"""Any town, any number of players, any choices: the laws hold. The choices are hypothesis's own."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cuore.engine.places.park import PARK
from cuore.engine.position import read_position, write_position
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.session import Session
from cuore.engine.setup import TOWN_SIZE, Setup, lay_out, players_for
from cuore.engine.words import EVENT, GENERAL, PRIVATE
from tests.laws import check_state
from tests.laws.games import FACTOR, MIXTURES, PARK_BOX, VISITORS, pick, rules
from tests.laws.test_memory_includes_the_truth import check_memory

MOST = 300
"""So many decisions at most: enough for a game between lively players."""

GENERALS = [card.name for card in rules().cards if card.category == GENERAL]
EVENTS = [card.name for card in rules().cards if card.category == EVENT]
PRIVATE_MAIDS = [card.name for card in rules().cards if card.category == PRIVATE]
BAR_MAIDS = [card.name for card in rules().cards if card.title == "Bar Maid"]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Every legal layout of a game in the Town."""
    boxes = draw(st.sampled_from(MIXTURES).flatmap(st.permutations))
    seats = draw(st.integers(*players_for(rules(), tuple(boxes))))
    town = draw(st.permutations(of_boxes(GENERALS, tuple(boxes))))[:TOWN_SIZE]
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


@st.composite
def park_setups(draw: st.DrawFn) -> Setup:
    """Every legal layout of a game in the Park."""
    others = draw(st.sampled_from(VISITORS))
    return Setup(
        boxes=tuple(draw(st.permutations((*others, PARK_BOX)))),
        seats=draw(st.integers(*players_for(rules(), (PARK_BOX,)))),
        town=tuple(draw(st.permutations(of_boxes(GENERALS, (PARK_BOX,))))[:TOWN_SIZE]),
        seed=draw(st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=6)),
        without=tuple(draw(st.sets(st.sampled_from(EVENTS)).map(sorted))) if draw(st.booleans()) else (),
        guests=visitors(draw, of_boxes(GENERALS, others), PARK.visitors),
        private_maids=visitors(draw, of_boxes(PRIVATE_MAIDS, others), PARK.visitors),
    )


def of_boxes(names: list[str], boxes: tuple[str, ...]) -> list[str]:
    """Those of some cards that are in some boxes."""
    return [name for name in names if rules().cards[rules().kind(name)].box in boxes]


def visitors(draw: st.DrawFn, names: list[str], most: int) -> tuple[str, ...]:
    """Some who come to the Park, or nobody."""
    return tuple(draw(st.permutations(names))[:most]) if draw(st.booleans()) else ()


def scatter(choice: int) -> float:
    """A fraction for a choice. Hypothesis likes small numbers; here they lie anywhere from 0 to 1, and 0 stays 0."""
    return choice * 40503 % 2**16 / 2**16


ANY_SETUP = st.one_of(setups(), setups(), park_setups())
CHOICES = st.lists(st.integers(0, 2**16 - 1), min_size=MOST // 2, max_size=MOST)


# Making a failure shorter takes minutes here; the first decision that breaks a law is short enough.
@settings(
    max_examples=40 * FACTOR,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
@given(setup=ANY_SETUP, choices=CHOICES, count=st.integers(0, MOST), lively=st.booleans())
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
