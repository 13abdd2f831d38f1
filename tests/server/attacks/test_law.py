"""Whatever a viewer cannot know changes no byte, no number and no moment of what the server sends to it."""

from __future__ import annotations

import pytest

from cuore.engine.words import SPECTATOR
from tests.laws.games import PARK, repeats
from tests.server.attacks.law import check
from tests.server.attacks.stage import Staging
from tests.server.attacks.worlds import OFFICIAL, Pair, pair_without_a_choice, pairs_of_game, pairs_of_position

GAMES = [number for start in (0, PARK) for number in repeats(9 if start == 0 else 3) for number in (start + number,)]


def stagings(pair: Pair, number: int) -> Staging:
    """All ways to put a pair on the stage, by turns."""
    return Staging(
        clock=number % 3 == 0,
        gone=number % 5 == 4,
        pauses=number % 4 == 1,
        bots=number % 2 == 0,
        public=number % 3 != 1,
    )


@pytest.mark.parametrize("number", GAMES)
def test_in_two_worlds_that_look_the_same_everybody_is_sent_the_same(number: int) -> None:
    messages = 0
    for at, pair in enumerate(pairs_of_game(number, 0.02, 4)):
        messages += check(pair, stagings(pair, number + at))
    assert messages > 200


@pytest.mark.parametrize("index", OFFICIAL)
def test_the_same_where_cards_are_looked_at_exchanged_and_shown(index: int) -> None:
    messages = 0
    for at, pair in enumerate(pairs_of_position(index, 1, 4)):
        messages += check(pair, stagings(pair, index + at))
    assert messages > 200


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_whether_somebody_has_a_choice_is_not_to_be_seen(viewer: int, bots: bool, clock: bool) -> None:
    assert check(pair_without_a_choice(viewer), Staging(clock=clock, bots=bots)) > 100


@pytest.mark.parametrize("clock", [False, True])
@pytest.mark.parametrize(("viewer", "shared"), [(0, 2), (2, 0)])
def test_a_device_that_goes_from_hand_to_hand_tells_nothing_of_a_third(viewer: int, shared: int, clock: bool) -> None:
    assert check(pair_without_a_choice(viewer), Staging(clock=clock, bots=False, shared=shared)) > 100


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_whether_a_person_has_a_choice_is_not_to_be_felt(viewer: int) -> None:
    check(pair_without_a_choice(viewer), Staging(bots=False, people_take=2.0))
