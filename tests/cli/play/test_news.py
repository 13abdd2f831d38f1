"""What happened, told to one player."""

from __future__ import annotations

import re

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.news import in_second_person, paragraphs
from cuore.engine.words import HIDDEN, TOLD_DREW, TOLD_SERVED, TOLD_TURN, TOLD_USED
from cuore.text.log import LINES
from tests.cli.play.desk import new_table, play_on

RULES = official_rules()


@pytest.mark.parametrize("line", sorted(set(LINES.values())))
def test_every_log_line_can_speak_to_you(line: str) -> None:
    for who, other in (("You", "Ben"), ("Ben", "You")):
        words = line.format(who=who, other=other, card="Illness", number=2, place=f"on {who}'s Colette", ending="so")
        told = in_second_person(words)
        assert not re.search(r"You's|You is|(?<!^)\bYou\b|^You \w+s\b(?<!is)", told), told


def test_second_person() -> None:
    assert in_second_person("You is served by Colette") == "You are served by Colette"
    assert in_second_person("You shuffles the discard pile") == "You shuffle the discard pile"
    assert in_second_person("Ben looks at a card in You's hand: 1 Love") == "Ben looks at a card in your hand: 1 Love"
    assert in_second_person("Ben gets a beer of You's: Bock") == "Ben gets a beer of yours: Bock"
    assert in_second_person("You's private maid Rosa Topaz acts") == "Your private maid Rosa Topaz acts"


def test_a_paragraph_for_each_turn_names_its_player_once() -> None:
    rosa, love = RULES.kinds["Rosa Topaz"], RULES.kinds["1 Love"]
    told = [
        (TOLD_DREW, 0, love, 3, -1, 0),
        (TOLD_DREW, 0, love, 3, -1, 0),
        (TOLD_TURN, 1, HIDDEN, 4, -1, 0),
        (TOLD_USED, 1, rosa, 0, -1, 0),
        (TOLD_SERVED, 1, rosa, 0, -1, 0),
    ]
    first, second = paragraphs(RULES, told, ["Ann", "Ben"])
    assert (first.heading, first.lines) == ("", ["Ann draws 2× 1 Love"])
    assert (second.heading, second.lines) == (
        "Round 4, Ben",
        ["private maid Rosa Topaz acts", "is served by Rosa Topaz"],
    )


def test_a_name_that_begins_like_another_stays_whole() -> None:
    told = [(TOLD_TURN, 0, HIDDEN, 1, -1, 0), (TOLD_DREW, 1, HIDDEN, 0, -1, 0), (TOLD_DREW, 0, HIDDEN, 0, -1, 0)]
    (paragraph,) = paragraphs(RULES, told, ["Random", "Random 2"])
    assert paragraph.lines == ["Random 2 draws a card", "draws a card"]


def test_news_reach_back_to_the_last_answer_before_this_turn() -> None:
    table = new_table("Ann,Ben,Cleo")
    play_on(table, 3)
    for _ in range(40):
        seat, turn, round_number = table.game.asked, table.game.turn, table.game.round
        news = paragraphs(table.rules, table.news_of(seat), table.names)
        headings = [paragraph.heading for paragraph in news if paragraph.heading]
        rounds = [int(re.findall(r"\d+", heading)[0]) for heading in headings]
        assert all(number in (round_number - 1, round_number) for number in rounds)
        assert all(heading.endswith(f", {table.names[turn]}") for heading in headings[2:])
        table.answer(0)
        if table.game.over:
            break
