"""Every number of every card of the five boxes agrees with a list of the printed cards that was made for itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore.cards.catalogue import BOXES, official_rules
from cuore.cli.cards import card_rows
from cuore.engine.setup import of_boxes
from tests.cli.command import in_process
from tests.text.speaking import english

Row = dict[str, object]
NUMBERS: list[Row] = json.loads((Path(__file__).parent / "numbers.json").read_text(encoding="utf-8"))
RULES = official_rules()
BESIDE = ("ours", "deduced", "roles", "needs", "text")
"""What else is told of a card."""
ROWS: list[Row] = [row for card in RULES.cards for row in card_rows(english(), card, BOXES)]


def key(row: Row) -> tuple[str, str]:
    """Love lies in every box, so that a name alone is not enough."""
    return str(row["box"]), str(row["name"])


BY_KEY = {key(row): row for row in ROWS}


def test_all_boxes_have_the_same_cards() -> None:
    assert len(BY_KEY) == len(ROWS) == len(NUMBERS) == 167
    assert set(BY_KEY) == {key(row) for row in NUMBERS}


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_the_same_cards_in_the_same_order(box: str) -> None:
    rows = [row for kind in of_boxes(RULES, (box,)) for row in card_rows(english(), RULES.cards[kind], (box,))]
    assert [row["name"] for row in rows] == [row["name"] for row in NUMBERS if row["box"] == box]
    assert {row["box"] for row in rows} == {box}


@pytest.mark.parametrize("row", NUMBERS, ids=[" ".join(key(row)) for row in NUMBERS])
def test_a_card_has_its_printed_numbers(row: Row) -> None:
    found = BY_KEY[key(row)]
    assert {name: found[name] for name in row} == row
    assert set(found) == {*row, *BESIDE}


def test_the_command_tells_the_numbers_of_all_boxes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cuore = in_process(capsys, monkeypatch)
    for words, wanted in (
        ((), NUMBERS),
        *(((f"--box={box}",), [row for row in NUMBERS if row["box"] == box]) for box in BOXES),
    ):
        outcome = cuore("cards", "--json", *words)
        assert outcome.code == 0
        rows = json.loads(outcome.out)
        found = [{name: value for name, value in row.items() if name not in BESIDE} for row in rows]
        assert sorted(found, key=key) == sorted(wanted, key=key)


COUNTS = {
    "base": {"chief": 32, "general maid": 156, "private maid": 10, "event": 26, "love": 56},
    "expanding": {"chief": 32, "general maid": 158, "private maid": 9, "building": 24, "love": 56},
    "vacation": {"chief": 32, "general maid": 174, "reminiscence": 16, "love": 56},
    "oktoberfest": {"chief": 32, "general maid": 156, "event": 24, "building": 8, "beer": 25, "love": 56},
    "more": {"high class maid": 9, "chief": 12, "general maid": 124, "preparation": 26, "love": 48},
}
"""How many cards the rule books say that a box has."""


@pytest.mark.parametrize(
    ("box", "cards"), [("base", 280), ("expanding", 279), ("vacation", 278), ("oktoberfest", 301), ("more", 219)]
)
def test_a_box_has_as_many_cards_as_its_book_says(box: str, cards: int) -> None:
    counts: dict[str, int] = {}
    rows = [row for row in ROWS if row["box"] == box]
    for row in rows:
        category = "chief" if str(row["category"]).endswith("chief") else str(row["category"])
        counts[category] = counts.get(category, 0) + int(str(row["copies"]))
    assert counts == COUNTS[box]
    assert sum(counts.values()) == cards
    assert len(rows) == (35 if box == "more" else 33)
