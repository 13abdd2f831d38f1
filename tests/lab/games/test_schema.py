"""Games as columns and back: nothing is lost, whatever was answered, and the columns are those that the page tells."""

from __future__ import annotations

import io
import re

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.cards.catalogue import official_rules
from cuore.lab.games.schema import (
    CARDS,
    EMPLOYMENTS,
    GAMES,
    SCHEMA,
    TOWNS,
    cards_frame,
    employments_frame,
    games_frame,
    pack,
    rows_of,
    towns_frame,
    towns_of,
    unpack,
)
from tests.lab.games.rows import made_up, played
from tests.shape.sources import ROOT

MOST_BYTES = 30
"""For a game of two, beside its answers and its employments."""


def test_rows_come_back_as_they_were() -> None:
    rows = [*played()[0], *[made_up(4 + number, 2 + number % 5) for number in range(40)]]
    games, employments = games_frame(rows), employments_frame(rows)
    again = list(rows_of(games, employments))
    untimed = [row._replace(milliseconds=()) for row in rows]
    assert [row._replace(milliseconds=()) for row in again] == untimed
    assert again[0].milliseconds == pytest.approx(rows[0].milliseconds, rel=0.005)
    assert dict(games.schema) == GAMES
    assert dict(employments.schema) == EMPLOYMENTS


def test_what_was_not_read_is_empty() -> None:
    row = made_up(3)
    (again,) = rows_of(games_frame([row]).drop("answers"))
    assert again == row._replace(answers=(), arrivals=())


def test_a_seat_that_is_not_there_is_empty() -> None:
    (cells,) = games_frame([made_up(3, 4)]).iter_rows(named=True)
    assert cells["points_d"] is not None
    assert [cells[f"{name}_{seat}"] for name in ("points", "decisions", "ms") for seat in "ef"] == [None] * 6


def test_winners_are_a_bit_a_seat() -> None:
    row = made_up(3, 4)._replace(winners=(1, 3))
    assert games_frame([row])["winners"].to_list() == [0b1010]


@given(st.lists(st.integers(0, 2000)))
def test_answers_are_bytes(answers: list[int]) -> None:
    assert unpack(pack(answers)) == tuple(answers)


def test_an_answer_is_its_own_byte_unless_it_is_large() -> None:
    assert pack([0, 1, 254]) == b"\x00\x01\xfe"
    assert pack([7, 255, 256, 511]) == b"\x07\xff\x00\xff\x01\xff\xff\x01"


def test_towns_come_back_and_make_the_same_setup() -> None:
    towns = towns_frame(played()[1])
    assert dict(towns.schema) == TOWNS
    assert list(towns_of(towns)) == played()[1]
    assert {bool(town.guests) for town in towns_of(towns)} == {True, False}


def test_cards_are_told_by_their_numbers() -> None:
    rules = official_rules()
    cards = cards_frame(rules)
    assert dict(cards.schema) == CARDS
    assert cards["name"].to_list() == list(rules.names)
    (one,) = cards.filter(pl.col("name") == "Marianne Soleil").iter_rows(named=True)
    assert (one["category"], one["cost"], one["box"]) == ("maid chief", 9, "base")


def test_a_game_takes_few_bytes() -> None:
    rows = [made_up(number)._replace(answers=(), milliseconds=(12.3, 4.56)) for number in range(2000)]
    file = io.BytesIO()
    games_frame(rows).write_parquet(file, compression="zstd", compression_level=9)
    assert len(file.getbuffer()) / len(rows) < MOST_BYTES - 2


def test_the_page_tells_every_column() -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    assert f"schema {SCHEMA}" in page
    for name, columns in (("games", GAMES), ("employments", EMPLOYMENTS), ("towns", TOWNS), ("cards", CARDS)):
        section = page.split(f"### `{name}`")[1].split("###")[0]
        told = [
            word for line in re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE) for word in line.split("`")[1::2]
        ]
        by_seat = dict.fromkeys(re.sub("_[a-f]$", "_a … _f", column) for column in columns)
        assert told == [word for column in by_seat for word in _told(column)], name


def _told(column: str) -> list[str]:
    """How the page tells a column: one for each seat by its first and its last."""
    name, dots, _ = column.partition("_a … _f")
    return [f"{name}_a", f"{name}_f"] if dots else [column]
