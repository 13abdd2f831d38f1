"""Every number of every card of the base box agrees with a list of the printed cards that was made for itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.cards import card_row

NUMBERS: list[dict[str, object]] = json.loads((Path(__file__).parent / "base_numbers.json").read_text(encoding="utf-8"))
ROWS = {card.name: card_row(card) for card in official_rules().cards if card.box == "base"}


def test_the_box_has_the_same_cards_in_the_same_order() -> None:
    assert list(ROWS) == [row["name"] for row in NUMBERS]


@pytest.mark.parametrize("row", NUMBERS, ids=[str(row["name"]) for row in NUMBERS])
def test_a_card_has_its_printed_numbers(row: dict[str, object]) -> None:
    found = ROWS[str(row["name"])]
    assert {key: found[key] for key in row} == row
    assert set(found) == {*row, "box", "text"}


def test_the_box_has_280_cards() -> None:
    def count(*categories: str) -> int:
        copies = [row["copies"] for row in ROWS.values() if row["category"] in categories]
        return sum(number for number in copies if isinstance(number, int))

    assert count("maid chief", "chambermaid chief") == 32
    assert count("general maid") == 156
    assert count("private maid") == 10
    assert count("event") == 26
    assert count("love") == 56
    assert sum(int(str(row["copies"])) for row in ROWS.values()) == 280
    assert len(ROWS) == 33
