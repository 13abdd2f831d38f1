"""What happened, told to one player."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.labels import Labels
from cuore.cli.play.news import Paragraph, in_second_person, paragraphs
from cuore.cli.play.story import story
from cuore.engine.words import HIDDEN, TOLD_DREW, TOLD_PICKED, TOLD_ROUND, TOLD_SERVED, TOLD_TURN, TOLD_USED
from cuore.text.log import LINES
from tests.cli.play.desk import new_console, new_table, play_on

RULES = official_rules()


@pytest.mark.parametrize("line", sorted(set(LINES.values())))
def test_every_log_line_can_speak_to_you(line: str) -> None:
    for who, other in (("You", "Ben"), ("Ben", "You")):
        place = f"on {who}'s Colette"
        words = line.format(who=who, other=other, card="Illness", number=2, place=place, ending="so", skill="Effort")
        told = in_second_person(words)
        assert not re.search(r"You's|You is|(?<!^)\bYou\b|^You \w+s\b(?<!is)", told), told


def test_second_person() -> None:
    assert in_second_person("You is served by Colette") == "You are served by Colette"
    assert in_second_person("You shuffles the discard pile") == "You shuffle the discard pile"
    assert in_second_person("Ben looks at a card in You's hand: 1 Love") == "Ben looks at a card in your hand: 1 Love"
    assert in_second_person("Ben gets a beer of You's: Bock") == "Ben gets a beer of yours: Bock"
    assert in_second_person("You's Rosa Topaz acts") == "Your Rosa Topaz acts"


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
        ["Rosa Topaz acts", "is served by Rosa Topaz"],
    )


def test_your_own_turn_does_not_say_you_again_and_again() -> None:
    rosa = RULES.kinds["Rosa Topaz"]
    told = [(TOLD_TURN, 0, HIDDEN, 4, -1, 0), (TOLD_USED, 0, rosa, 0, -1, 0), (TOLD_SERVED, 0, rosa, 0, -1, 0)]
    (paragraph,) = paragraphs(RULES, told, ["You", "Ben"])
    assert paragraph.lines == ["Rosa Topaz acts", "are served by Rosa Topaz"]


def test_what_has_no_heading_is_written_in_sentences() -> None:
    labels = Labels(new_table("Ann,Ben").game.deal)
    lines = ["Ann draws a card", "this is the last round"]
    told = [Paragraph("", lines), Paragraph("Round 2, Ann", lines)]
    out = StringIO()
    new_console(out, 200).print(story(labels, told))
    first, second = [line.strip() for line in out.getvalue().splitlines()]
    assert first == "Ann draws a card. This is the last round."
    assert second == "Round 2, Ann: Ann draws a card; this is the last round."


def test_the_picking_of_a_round_is_a_paragraph_that_names_everybody() -> None:
    ignis, ellis = RULES.kinds["Ignis"], RULES.kinds["Ellis"]
    told = [
        (TOLD_TURN, 1, HIDDEN, 4, -1, 0),
        (TOLD_SERVED, 1, RULES.kinds["Lenor Abrille"], 0, -1, 0),
        (TOLD_ROUND, 0, HIDDEN, 5, -1, 0),
        (TOLD_PICKED, 0, ignis, 0, -1, 0),
        (TOLD_PICKED, 1, ellis, 0, -1, 0),
    ]
    turn, picking = paragraphs(RULES, told, ["You", "Ben"])
    assert (turn.heading, turn.lines) == ("Round 4, Ben", ["is served by Lenor Abrille"])
    assert (picking.heading, picking.lines) == ("Round 5, opened by you", ["You pick Ignis", "Ben picks Ellis"])
    assert paragraphs(RULES, told, ["Ann", "Ben"])[1].heading == "Round 5, opened by Ann"


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
