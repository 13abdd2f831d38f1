"""Everything fits on the screen, and nothing but the own view is on it."""

from __future__ import annotations

import re
from io import StringIO
from textwrap import dedent

import pytest
from rich.segment import Segment
from rich.text import Text

from cuore.cards.catalogue import official_rules
from cuore.cli.play.answer_numbers import TOWN
from cuore.cli.play.layout import Picture, fitted, whole_table
from cuore.cli.play.scene import scene_for
from cuore.cli.play.town import frame_legend
from cuore.engine.position import read_position
from cuore.engine.session import Session
from cuore.table import Table
from cuore.table.seats import read_seats
from tests.cli.play.desk import choose, new_console, new_table, next_look, play_on
from tests.towns import FIRST_TOWN

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


def picture_of(table: Table, width: int, height: int, notice: str = "") -> Picture:
    console = new_console(StringIO(), width, height)
    return fitted(console, scene_for(table, table.game.asked), Text(notice))


def words_of(picture: Picture) -> list[str]:
    return ["".join(segment.text for segment in line) for line in picture.lines]


def options(table: Table) -> list[str]:
    return table.game.words()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", ["Ann,Ben", "Ann,Ben,Cleo,Dora"])
def test_every_scene_fills_the_screen_exactly(seats: str, width: int, height: int) -> None:
    table = new_table(seats, town="random", seed="fit")
    while not table.game.over:
        picture = picture_of(table, width, height, "Something was not possible." if table.game.decisions % 2 else "")
        assert len(picture.lines) == height - 1
        assert all(Segment.get_line_length(line) <= width for line in picture.lines)
        play_on(table, next_look(table, 47), seed=table.game.decisions)


def test_a_screen_that_is_too_small_keeps_the_question() -> None:
    lines = words_of(picture_of(new_table("Ann,Ben"), 40, 10))
    assert len(lines) == 9
    assert any("end turn" in line or "end serving" in line for line in lines)


def test_town_cards_carry_the_numbers_of_their_answers() -> None:
    table = new_table("Ann,Ben")
    while "employ Colette Framboise" not in (words := options(table)):
        choose(table, words.index("play all Love") if "play all Love" in words else len(words) - 1)
    number = TOWN + 1
    for width, height in SIZES:
        lines = words_of(picture_of(table, width, height))
        assert any(f"{number} Colette" in line for line in lines)
        assert not any("employ Colette" in line for line in lines)


def test_whoever_may_react_reads_which_maid_an_event_is_meant_for() -> None:
    text = """
        A hand: 3 Love
        A chambermaids: Azure Crescent
        B hand: Claire Saint-Juste, 1 Love
        B chambermaids: Colette Framboise
        phase: employ
        love: 4
        town: Claire Saint-Juste x9
    """
    session = Session(read_position(official_rules(), dedent(text), (*FIRST_TOWN[1:], "Claire Saint-Juste")))
    session.answer("employ Illness")
    session.answer("put on Colette of B")
    table = Table(new_table("Ann,Ben").setup, session, read_seats("Ann,Ben"))
    screen = "\n".join(words_of(picture_of(table, 80, 24)))
    assert "An event is coming for you. It is meant for Colette Framboise." in screen
    assert "reveal Claire Saint-Juste" in screen


def test_plain_words_stand_beside_flavour_words() -> None:
    for width, height in SIZES:
        screen = "\n".join(words_of(picture_of(new_table("Ann,Ben"), width, height)))
        assert "waiting room" in screen
        assert "kitchen entrance" in screen
        assert "deck" in screen
        assert "discard" in screen


def test_the_wide_screen_shows_the_hand_as_cards_with_their_texts() -> None:
    screen = "\n".join(words_of(picture_of(new_table("Ann,Ben"), 120, 40)))
    assert "Chambermaid Chief" in screen
    assert "Play for 1 Love" in screen


@pytest.mark.parametrize(("width", "height"), [*SIZES, (140, 50)])
@pytest.mark.parametrize("lines", [1, 2])
def test_a_notice_moves_nothing(width: int, height: int, lines: int) -> None:
    table = new_table("Ann,Ben,Cleo", town="random", seed="still")
    for decisions in (0, 40, 90):
        play_on(table, decisions)
        before = words_of(picture_of(table, width, height))
        after = words_of(picture_of(table, width, height, "x" * (width * (lines - 1) + 5)))
        asked = next(i for i, line in enumerate(before) if " Phase: " in line or line.startswith(("Employ", "Serving")))
        assert [line.rstrip() for line in before[: asked - lines]] == [line.rstrip() for line in after[: asked - lines]]
        assert sum(line.startswith("xxx") for line in after) == lines


def test_no_news_have_no_heading() -> None:
    table = new_table("Ann,Ben")
    for width, height in (*SIZES, (140, 50)):
        assert "Since your last turn" not in "\n".join(words_of(picture_of(table, width, height)))


def test_free_lines_show_the_texts_of_the_hand() -> None:
    screen = "\n".join(words_of(picture_of(new_table("Ann,Ben"), 80, 24)))
    assert "Colette: For 2 Servings she can become your chambermaid" in screen


def test_a_price_stands_apart_from_the_name_before_it() -> None:
    for boxes in ("base", "base,expanding,vacation,oktoberfest", "more,base"):
        table = new_table("Ann,Ben", boxes=boxes, town="first" if "more" in boxes else "", seed="apart")
        for width, height in (*SIZES, (80, 40)):
            screen = "\n".join(words_of(picture_of(table, width, height)))
            assert not re.search(r"[^\W\d_]…?°?[▾▴]?\d+♥|°[▾▴]?\d+♥", screen)


@pytest.mark.parametrize("boxes", ["base", "base,expanding,vacation,oktoberfest", "more,base"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_whole_table_cuts_nothing_and_has_no_frame(boxes: str, width: int) -> None:
    table = new_table("Ann,Ben", boxes=boxes, town="first" if "more" in boxes else "", seed="whole")
    out = StringIO()
    scene = scene_for(table, table.game.asked)
    new_console(out, width).print(whole_table(scene, width))
    text = out.getvalue()
    assert not set(text) & set("…│╭╮╰╯")
    columns = " ".join(text.split())
    assert "° text" not in columns
    for kind in table.game.deal.shop:
        assert scene.labels.text(kind).split()[-1:] == [] or scene.labels.text(kind).split()[-1] in columns


def test_the_legend_of_a_frame_is_never_cut() -> None:
    for boxes in ("base", "more"):
        table = new_table("Ann,Ben", boxes=boxes)
        scene = scene_for(table, table.game.asked)
        for width in range(20, 130):
            words = frame_legend(scene, width, marked=True)
            assert len(words) <= width
            assert not words or words.startswith("D draw")


def test_at_eighty_columns_the_park_tells_that_preparations_end_it() -> None:
    table = new_table("Ann,Ben", boxes="more", town="first")
    assert re.search(r"Park · end.*; or all \w+ done \(\d left\)", "\n".join(words_of(picture_of(table, 80, 24))))
