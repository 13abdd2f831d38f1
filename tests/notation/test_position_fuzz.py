"""Positions after accidents: either refused with DamagedRecord, or a lawful game that can be played on."""

from __future__ import annotations

from random import Random

from hypothesis import example, given
from hypothesis import strategies as st

from cuore import read_position, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord
from cuore.engine.frame import Frame
from cuore.engine.position import read_position as read_raw
from tests.laws import check_state
from tests.notation.samples import PARK_PARTIAL, PARTIAL, check_words, damaged, fuzz, positions
from tests.towns import FIRST_TOWN

RULES = official_rules()


def comes_to_an_end(f: Frame, seats: int) -> bool:
    """Not so for a repetition that is already past its end: it would never meet it again."""
    repeating = f.pc < len(f.program) and f.program[f.pc].WORD == "each other"
    return f.at < seats or not repeating


def survives(text: str) -> None:
    """Refused with words, or read as a game that keeps the laws for a few decisions more."""
    try:
        raw = read_raw(RULES, text, FIRST_TOWN)
        assert all(comes_to_an_end(f, raw.deal.seats) for f in raw.stack)
        g = read_position(RULES, text)
    except DamagedRecord as error:
        check_words(error)
        return
    again = write_position(g)
    assert write_position(read_position(RULES, again)) == again
    chance = Random(1)
    for _ in range(6):
        check_state(g)
        if not g.options:
            break
        g.apply(chance.randrange(len(g.options)))


@fuzz(300)
@given(damaged((*positions()[-40:], PARTIAL, PARK_PARTIAL)))
def test_a_position_after_an_accident_is_refused_or_lawful(text: str) -> None:
    survives(text)


@fuzz(200)
@given(damaged(positions(), "frame: "))
def test_effects_in_progress_after_an_accident_are_refused_or_lawful(text: str) -> None:
    survives(text)


@fuzz(100)
@given(damaged(positions(), "town: ") | damaged(positions(), "private maids: ") | damaged(positions(), "A "))
def test_cards_after_an_accident_are_refused_or_lawful(text: str) -> None:
    survives(text)


PARK_LINES = (
    "high class: ",
    "preparations: ",
    "guests: ",
    "opened by: ",
    "first master: ",
    "phase: ",
    "A high class: ",
)
PARKS = tuple(text for text in positions() if "first master" in text)


@fuzz(150)
@given(st.sampled_from(PARK_LINES).flatmap(lambda key: damaged(PARKS, key)) | damaged(PARKS))
def test_the_park_after_an_accident_is_refused_or_lawful(text: str) -> None:
    survives(text)


WORDS = st.sampled_from(
    ("A hand", "B deck", "town", "moving", "players", "love", "phase", "boxes", "used", "round", "")
)
LINES = st.lists(st.builds("{}: {}".format, WORDS | st.text(max_size=4), st.text(max_size=20)), max_size=4)


@fuzz(150)
@given(st.text() | LINES.map("\n".join))
@example("\0")
def test_any_text_is_refused_or_lawful(text: str) -> None:
    survives(text)
