"""Game files after accidents: refused with DamagedRecord, or a game that replays."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cuore import read_record, replay
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord
from tests.laws import check_state
from tests.notation.samples import check_words, damaged, forks, fuzz, records

RULES = official_rules()
HEADS = ("rules: ", "boxes: ", "players: ", "town: ", "seed: ", "result: ", "checksum: ", "cuore")


def survives(text: str) -> None:
    try:
        session = replay(RULES, read_record(text))
    except DamagedRecord as error:
        check_words(error)
        return
    check_state(session.game)


@fuzz(200)
@given(damaged(records(25)))
def test_a_game_after_an_accident_is_refused_or_replayed(text: str) -> None:
    survives(text)


@fuzz(200)
@given(st.sampled_from(HEADS).flatmap(lambda key: damaged(records(8), key)))
def test_the_setup_of_a_game_after_an_accident_is_refused_or_replayed(text: str) -> None:
    survives(text)


@fuzz(100)
@given(damaged(forks(8)))
def test_a_game_that_begins_with_a_position_after_an_accident_is_refused_or_replayed(text: str) -> None:
    survives(text)


@fuzz(100)
@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    survives(text)
    survives(f"cuore game 1\n{text}")
    survives(f"{records(8)[0]}{text}")
