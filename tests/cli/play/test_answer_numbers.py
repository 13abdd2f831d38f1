"""The numbers of answers: those of the Town stay for the whole game, all others as long as a turn lasts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.answer_numbers import END, ENDS, TOWN, Numbers, in_town, numbers_so_far
from cuore.cli.play.save import resumed, save
from cuore.cli.play.scene import scene_for
from cuore.cli.play.town import piles_of
from cuore.engine.decision import Decision
from cuore.engine.options import option_words
from cuore.engine.view import View
from cuore.engine.words import END_SERVING, END_TURN, PICKING
from tests.cli.play.desk import ALL_BOXES, PEOPLE, new_table, play_on, say, sit, sit_again, table_at

RULES = official_rules()

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
            say(table, answer)
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
    before = (-1, -1, "")
    meant: dict[int, str] = {}  # what every number meant in this turn
    turn = (-1, -1, -1)
    while not table.game.over and table.game.decisions < 1500:
        seat, view, decision = table.game.asked, View(table.game, table.game.asked), table.game.pending
        assert decision is not None
        given = numbers.of(view, decision)
        by_number = {given[option]: meaning(view, decision, option) for option in decision.options}
        assert len(by_number) == len(decision.options)
        assert max(by_number) < 100
        last_seat, number, words = before
        assert seat != last_seat or by_number.get(number, words) == words
        if turn != (view.round, view.turn, seat):
            turn, meant = (view.round, view.turn, seat), {}
        if view.phase != PICKING:
            assert all(meant.setdefault(number, words) == words for number, words in by_number.items())
        play_on(table, table.game.decisions + 1, seed=table.game.decisions)
        option = table.session.decided[-1][3]
        before = (seat, given[option], meaning(view, decision, option))
        numbers.answered(before[1])


def meaning(view: View, decision: Decision, option: int) -> str:
    """What a number stands for: a pile in the Town, an end, or a certain answer."""
    kind = in_town(view, decision, option)
    return "end" if option in ENDS else f"answer {option}" if kind is None else f"card {kind}"


@pytest.mark.parametrize("boxes", ["base", ALL_BOXES, "more,base"])
def test_the_piles_of_the_town_keep_their_numbers_for_the_whole_game(boxes: str) -> None:
    table = new_table(PEOPLE[2], boxes=boxes, seed="piles", town="first" if "more" in boxes else "")
    goods = [pile.kind for pile in piles_of(View(table.game, 0)) if pile.kind in table.game.deal.shop]
    numbers = Numbers()
    found: dict[int, int] = {}
    while not table.game.over and table.game.decisions < 800:
        view, decision = View(table.game, table.game.asked), table.game.pending
        assert decision is not None
        given = numbers.of(view, decision)
        for option in decision.options:
            kind = in_town(view, decision, option)
            if kind in goods:
                assert found.setdefault(kind, given[option]) == given[option]
            elif kind is None:
                assert not TOWN <= given[option] < TOWN + len(goods)
        play_on(table, table.game.decisions + 1, seed=table.game.decisions)
        numbers.answered(given[table.session.decided[-1][3]])
    assert len(found) > 5
    assert [found[kind] for kind in goods if kind in found] == sorted(found.values())


def test_the_same_question_has_the_same_numbers_when_it_comes_again() -> None:
    position = """
        boxes: oktoberfest
        A hand: 1 Love
        phase: employ
        love: 14
        employments: 3
        servings: 0
    """
    _, first, _, second = numbered(position, "employ Nadja Kersten", "pass", "employ Nadja Kersten")
    assert first == second
    assert set(first.values()) < set(range(1, TOWN))


def test_who_is_turned_up_has_no_number_that_meant_another_in_this_turn() -> None:
    position = """
        A hand: 1 Love
        phase: employ
        love: 20
        employments: 3
        private maids: Rosa Topaz, Eugenie Fontaine | Milly Violet, Amber Twilight
    """
    first, second = numbered(position, "employ Rosa Topaz")
    assert second["employ Eugenie Fontaine"] == first["employ Eugenie Fontaine"]
    (new,) = set(second) & {"employ Milly Violet", "employ Amber Twilight"}
    assert second[new] not in first.values()


def test_a_resumed_game_has_the_same_numbers(tmp_path: Path) -> None:
    table = new_table("Ann,Ben", boxes=ALL_BOXES, seed="again", town="random")
    numbers = numbers_so_far(table.session, table.people)
    for decisions in range(40, 400, 45):
        while table.game.decisions < decisions:
            scene = scene_for(table, table.game.asked, numbers)
            play_on(table, table.game.decisions + 1, seed=table.game.decisions)
            numbers.answered(scene.numbers[table.session.decided[-1][3]])
        save(table, tmp_path / "game")
        again = resumed(official_rules(), tmp_path / "game", None)
        scenes = [
            scene_for(t, t.game.asked, n)
            for t, n in ((table, numbers), (again, numbers_so_far(again.session, again.people)))
        ]
        assert scenes[0].numbers == scenes[1].numbers


@pytest.mark.parametrize("typed", [(), ("3", "u")])
def test_numbers_stay_when_somebody_leaves_in_the_middle_of_a_turn(tmp_path: Path, typed: tuple[str, ...]) -> None:
    sit(table_at(EMPLOYING), tmp_path / "game", ["2", *typed])
    outcome = sit_again(tmp_path / "game", ["2", "3"])
    assert "2 was 'play 2 Love', which is not possible any more" in " ".join(outcome.output.split())
    assert [option_words(RULES, option) for *_, option in outcome.table.session.decided] == [
        "play 2 Love",
        "play all Love",
    ]


def test_what_was_undone_takes_no_numbers(tmp_path: Path) -> None:
    position = """
        A hand: Sainsbury, Azure, 1 Love, 1 Love
        servings: 2
    """
    straight = sit(table_at(position), tmp_path / "straight", ["0"])
    astray = sit(table_at(position), tmp_path / "astray", ["serve sainsbury", "u", "0"])
    listed = [re.findall(r"(\d+)  play all Love", outcome.shown[-1]) for outcome in (straight, astray)]
    assert listed[0]
    assert listed[0] == listed[1]


def test_one_number_ends_whatever_there_is_to_end(tmp_path: Path) -> None:
    position = """
        A hand: Kagari, 1 Love
        B hand: 1 Love
        servings: 1
    """
    outcome = sit(table_at(position), tmp_path / "game", ["0", "0"])
    assert [words for *_, words in outcome.table.session.decided] == [END_SERVING, END_TURN]


def test_after_a_bot_has_played_numbers_count_from_one(tmp_path: Path) -> None:
    shown = sit(new_table("you,biglove"), tmp_path / "game", ["1", "end turn"]).shown
    assert "  1  play 1 Love" in shown[0]
    assert "  1  " in shown[2]
