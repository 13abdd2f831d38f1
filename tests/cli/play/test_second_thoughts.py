"""Who ends a turn with one key and could still buy something is asked back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.play.desk import Outcome, sit, table_at

QUESTION = "End the turn all the same?"


def ended(tmp_path: Path, position: str, *lines: str, terminal: bool = True) -> Outcome:
    curtain = [""] if terminal else []
    return sit(table_at(position), tmp_path / "game", [*curtain, *lines], terminal=terminal, sure=False)


def said(outcome: Outcome) -> str:
    return " ".join(outcome.output.split())


LOVE_IN_HAND = "A hand: 1 Love, 2 Love, Azure\nphase: employ\n"


def test_love_in_hand_that_could_buy_something_is_asked_about(tmp_path: Path) -> None:
    outcome = ended(tmp_path, LOVE_IN_HAND, "0")
    assert "You still have 3 Love and 1 Employment, enough for" in said(outcome)
    assert QUESTION in said(outcome)
    assert outcome.table.game.decisions == 0


def test_love_played_is_asked_about_and_yes_ends(tmp_path: Path) -> None:
    outcome = ended(tmp_path, LOVE_IN_HAND, "play all", "end turn", "y")
    assert said(outcome).count(QUESTION) == 1
    assert outcome.table.game.decisions == 2


@pytest.mark.parametrize("second", ["0", "", "end turn", "n", "no", "t"])
def test_nothing_but_yes_is_a_yes(tmp_path: Path, second: str) -> None:
    assert (
        ended(tmp_path, LOVE_IN_HAND, "0", second, "y" if second in ("", "n", "no", "t") else "").table.game.decisions
        == 0
    )


def test_after_a_no_everything_goes_on(tmp_path: Path) -> None:
    assert ended(tmp_path, LOVE_IN_HAND, "0", "play all", "employ colette").table.game.decisions == 2


def test_too_little_love_ends_without_a_question(tmp_path: Path) -> None:
    poor = "A hand: Azure, 1 Love\nphase: employ\ntown: 1 Love x0\n"
    outcome = ended(tmp_path, poor, "0")
    assert QUESTION not in said(outcome)
    assert outcome.table.game.decisions == 1


def test_lines_from_a_file_mean_what_they_say(tmp_path: Path) -> None:
    outcome = ended(tmp_path, LOVE_IN_HAND, "0", terminal=False)
    assert QUESTION not in said(outcome)
    assert outcome.table.game.decisions == 1


def test_the_key_that_ended_serving_does_not_end_the_work_as_well(tmp_path: Path) -> None:
    position = """
        boxes: more
        A high class: Noëmi
        B high class: Celina
        A hand: Dawn Stride
        phase: serving
        imagination: 5
    """
    outcome = ended(tmp_path, position, "0", "0")
    assert "The same key has just ended your serving" in said(outcome)
    assert outcome.table.game.decisions == 1


# -- events that come home --

ALONE = """
    A hand: 1 Love
    A chambermaids: Azure
    phase: employ
    love: 4
    employments: 2
"""
COMES_HOME = "would come to you. Do it all the same?"


@pytest.mark.parametrize("event", ["Bad Habit", "Illness"])
def test_an_event_that_only_the_own_house_can_take_is_asked_about(tmp_path: Path, event: str) -> None:
    outcome = ended(tmp_path, ALONE, f"employ {event}")
    assert f"No other house can take it: {event} {COMES_HOME}" in said(outcome)
    assert outcome.table.game.decisions == 0
    assert ended(tmp_path, ALONE, f"employ {event}", "y").table.game.decisions == 1


def test_of_several_own_maids_one_is_asked_once_and_before(tmp_path: Path) -> None:
    two = ALONE.replace("Azure", "Azure, Colette")
    outcome = ended(tmp_path, two, "employ illness", "y", "put on colette")
    assert said(outcome).count(COMES_HOME) == 1
    assert outcome.table.game.decisions == 2


def test_where_others_can_take_it_only_the_own_house_is_asked_about(tmp_path: Path) -> None:
    open_to_all = ALONE + "    B chambermaids: Colette\n"
    outcome = ended(tmp_path, open_to_all, "employ illness", "put on azure")
    assert f"That is your own house: Illness {COMES_HOME}" in said(outcome)
    assert outcome.table.game.decisions == 1
    assert COMES_HOME not in said(ended(tmp_path, open_to_all, "employ illness", "put on colette"))


def test_an_event_that_is_for_the_own_house_is_not_asked_about(tmp_path: Path) -> None:
    position = "boxes: oktoberfest\nA hand: 1 Love\nphase: employ\nlove: 5\n"
    outcome = ended(tmp_path, position, "employ let me drink")
    assert "all the same" not in said(outcome)
    assert outcome.table.game.decisions == 1
