"""The numbers of answers: stable as long as a phase lasts, and never two things in a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.cli.play.numbers import END, Numbers
from cuore.cli.play.scene import scene_for
from cuore.engine.words import END_SERVING, END_TURN, END_WORK
from tests.cli.play.desk import ALL_BOXES, PEOPLE, new_table, play_on, sit, table_at

EMPLOYING = """
    A hand: 1 Love, 1 Love, 2 Love
    phase: employ
    employments: 2
"""


def numbered(position: str, *answers: str) -> list[dict[str, int]]:
    """The numbers of the possible answers, by their words, at a position and after each of some answers."""
    table, numbers = table_at(position), Numbers()
    found = []
    for answer in (*answers, ""):
        scene = scene_for(table, table.game.asked, numbers)
        found.append({words: scene.numbers[o] for words, o in zip(scene.options, scene.decision.options, strict=True)})
        if answer:
            numbers.answered(found[-1][answer])
            table.session.answer(answer)
    return found


def test_what_is_left_keeps_its_number_and_what_is_new_gets_a_new_one() -> None:
    first, second, third = numbered(EMPLOYING, "play 2 Love", "play 1 Love")
    assert first == {"play 1 Love": 1, "play 2 Love": 2, "play all Love": 3, "end turn": END}
    assert second["play 1 Love"] == 1
    assert second["play all Love"] == 3
    assert 2 not in second.values()
    assert third["play 1 Love"] == 1
    assert third.items() >= {words: n for words, n in second.items() if words.startswith("employ")}.items()


def test_a_number_that_is_gone_does_nothing_and_says_what_it_was(tmp_path: Path) -> None:
    outcome = sit(table_at(EMPLOYING), tmp_path / "game", ["2", "2"])
    assert "2 was 'play 2 Love', which is not possible any more" in " ".join(outcome.output.split())
    assert outcome.table.game.decisions == 1


@pytest.mark.parametrize("answer", ["3", "play all love", "all", "play all"])
def test_all_love_may_be_one_card(tmp_path: Path, answer: str) -> None:
    outcome = sit(table_at(EMPLOYING), tmp_path / "game", ["play 2", "play 1", answer])
    assert outcome.table.game.love == 4
    assert not outcome.table.game.players[0].hand


def test_the_questions_of_a_card_do_not_disturb_those_of_the_phase() -> None:
    position = """
        A hand: Sainsbury, Azure, 1 Love, 1 Love
        servings: 2
    """
    before, asked, after = numbered(position, "serve Sainsbury Lockwood", "pass")
    assert "pass" in asked
    assert not set(asked.values()) & set(before.values())
    assert after["serve Azure Crescent"] == before["serve Azure Crescent"]


@pytest.mark.parametrize("boxes", [ALL_BOXES, "more,base"])
def test_the_same_number_twice_never_means_two_things(boxes: str) -> None:
    table = new_table(PEOPLE[2], boxes=boxes, seed="numbers", town="random" if boxes == ALL_BOXES else "first")
    numbers = Numbers()
    before = (-1, -1, -1)
    while not table.game.over and table.game.decisions < 1500:
        seat = table.game.asked
        scene = scene_for(table, seat, numbers)
        by_number = {scene.numbers[option]: option for option in scene.decision.options}
        assert len(by_number) == len(scene.decision.options)
        assert max(by_number) < 100
        last_seat, number, option = before
        ends = (END_SERVING, END_WORK, END_TURN)
        if seat == last_seat and number in by_number:
            assert by_number[number] == option or {by_number[number], option} <= set(ends)
        play_on(table, table.game.decisions + 1, seed=table.game.decisions)
        option = table.session.decided[-1][3]
        before = (seat, scene.numbers[option], option)
        numbers.answered(before[1])


def test_after_a_bot_has_played_numbers_count_from_one(tmp_path: Path) -> None:
    shown = sit(new_table("you,biglove"), tmp_path / "game", ["1", "end turn"]).shown
    assert "  1  play 1 Love" in shown[0]
    assert "  1  " in shown[2]
