"""Places and numbers that a box declares are on the screen: by their names, and as far as the person may see them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.cards.catalogue import with_boxes
from cuore.engine.box import Box
from cuore.engine.position import write_position
from cuore.engine.zones import Counter
from tests.cli.play.desk import sit, table_at
from tests.state.test_zones_of_boxes import DECLARED, PURSE, filled, pantry, rules

WORDS = {"zone.larder": "pantry shelves", "counter.renown": "fame"}


def shown(tmp_path: Path, box: Box | None = None) -> str:
    """The screen of whoever is asked, and the whole table below it; spaces are told once."""
    known = rules() if box is None else with_boxes(box)
    table = table_at(write_position(filled()[0]), "Ann,Ben,Cleo", rules=known)
    done = sit(table, tmp_path / "game.cuore", ["t"], width=100, height=60)
    return " ".join(done.output.split())


def test_what_the_table_holds_is_shown(tmp_path: Path) -> None:
    g, _ = filled()
    words = shown(tmp_path)
    assert "Wine cellar 3 face down" in words
    top = g.rules.names[g.deal.shop[2]]
    assert f"Shelf 3: {top.split()[0]}" in words
    assert "Rain yes" in words


def test_what_houses_have_is_shown_to_whom_it_may_be(tmp_path: Path) -> None:
    g, _ = filled()
    words = shown(tmp_path)
    assert words.count("purse 1 face down") == 2 * 2, "of the two others, on the screen and in the whole table"
    assert f"purse {g.rules.names[g.brought.cards(PURSE, g.asked)[0]]}" in words
    assert all(f"renown {5 + seat}" in words for seat in range(3))
    assert words.count("larder ") >= 3


def test_a_box_calls_them_by_its_own_words(tmp_path: Path) -> None:
    named = Box("pantry", "The pantry", place=pantry().place, love=False, zones=DECLARED, words={"english": WORDS})
    words = shown(tmp_path, named)
    assert "pantry shelves" in words
    assert "fame 6" in words
    assert "larder" not in words
    assert "renown" not in words


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (170, 60)])
def test_there_is_room_for_them_on_every_screen(tmp_path: Path, width: int, height: int) -> None:
    table = table_at(write_position(filled()[0]), "biglove,Ann,random", rules=rules())
    done = sit(table, tmp_path / "game.cuore", ["a"], width=width, height=height, terminal=True)
    assert "hand" in done.output


def test_counters_that_say_nothing_are_not_shown(tmp_path: Path) -> None:
    table = table_at("boxes: base, pantry\nplayers: 2\nA hand: 1 Love x5\nB hand: 1 Love x5", rules=rules())
    done = sit(table, tmp_path / "game.cuore", ["t"], width=100, height=60)
    assert not any(each.key in done.output.lower() for each in DECLARED if isinstance(each, Counter))
    assert "face down" not in done.output.split("Houses")[-1]
