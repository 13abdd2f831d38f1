"""Every number of the findings stands in a table, and the same in Markdown; a card that nobody wanted has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from cuore.lab.numbers import Number
from cuore.lab.report import charts, headline, markdown, page
from cuore.lab.report.tables import sheets
from cuore.lab.report.words import fair
from cuore.lab.study import Findings
from cuore.lab.study.findings import CardFinding, PricePoint
from cuore.lab.study.prices import FairPrice
from cuore.lab.study.verdicts import MEANING, NEVER, UNKNOWN
from tests.lab.forecast.test_page import read
from tests.lab.report import made_up

MINUS = "\N{MINUS SIGN}"

questions = pytest.mark.parametrize("question", made_up.ALL)


def numbers(found: object) -> Iterator[Number]:
    """Every number with an interval, but those of cards that were never employed."""
    if isinstance(found, Number):
        yield found
    elif isinstance(found, CardFinding) and found.verdict in UNKNOWN:
        return
    elif isinstance(found, PricePoint) and not found.employed:
        yield from (number for number in (found.forced, found.forced_points) if number is not None)
    elif isinstance(found, dict):
        yield from (number for part in found.values() for number in numbers(part))
    elif isinstance(found, tuple):
        yield from (number for part in found for number in numbers(part))
    elif is_dataclass(found):
        yield from (number for field in fields(found) for number in numbers(getattr(found, field.name)))


def ways(number: Number) -> set[str]:
    """How a number may be said, with both ends of its interval: as a difference or by itself, a share in per cent."""
    found = set()
    for factor in (1, 100):
        for digits in (1, 2):
            parts = [factor * each for each in (number.low, number.mean, number.high)]
            low, mean, high = (f"{part:.{digits}f}".replace("-", MINUS) for part in parts)
            found |= {f"{mean} ({low}–{high})", f"{mean} % ({low}–{high})"}
            low, mean, high = (_with_sign(part, digits) for part in parts)
            found.add(f"{mean} ({low} to {high})")
    return found


def _with_sign(value: float, digits: int) -> str:
    return re.sub(r"^[+-](0\.0+)$", r"\1", f"{value:+.{digits}f}").replace("-", MINUS)


def cells_of_page(findings: Findings) -> list[list[str]]:
    return [row for row in read(page(findings)).rows if row]


def cells_of_markdown(findings: Findings) -> list[list[str]]:
    rows = [line for line in markdown(findings).splitlines() if line.startswith("| ")]
    return [[re.sub(r"\\(.)", r"\1", cell.strip()) for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows]


@questions
def test_every_number_stands_in_a_table_with_its_interval(question: str) -> None:
    findings = made_up.ALL[question]()
    asked = list(numbers(tuple(getattr(findings, field.name) for field in fields(findings) if field.name != "study")))
    assert len(asked) >= 5
    for rows in (cells_of_page(findings), cells_of_markdown(findings)):
        said = {cell.removesuffix(" ★").strip() for row in rows for cell in row}
        missing = [number for number in asked if not ways(number) & said]
        assert not missing


@questions
def test_numbers_without_an_interval_stand_there_too(question: str) -> None:
    findings = made_up.ALL[question]()
    for rows in (cells_of_page(findings), cells_of_markdown(findings)):
        said = {cell for row in rows for cell in row}
        for card in findings.cards:
            row = next(
                row for row in rows if row[0] == card.card and (len(row) < 9 or card.bot in row[:2] or card.box in row)
            )
            assert row
            assert {f"{card.cost}", f"{card.employed:.2f}", f"{card.differed} of {card.pairs}"} <= said
        for each in findings.differences:
            assert any(f"{factor * each.other:.1f}" in cell for factor in (1, 100) for cell in said)
        for variant in findings.variants:
            assert any(row[:2] == [variant.name, f"{variant.players}"] for row in rows)
    if findings.price is not None:
        shown = cells_of_page(findings)
        assert ["By wins", "up to 6 (perhaps 4)", "at most"] in shown
        assert ["By victory points", "4.1 (2.7 to 5.5)", "found"] in shown
        assert [str(point.price) for point in findings.price.points] == [
            row[0].split()[0] for row in shown if row[0][:1].isdigit() and len(row) == 8
        ]


@questions
def test_the_same_tables_on_the_page_in_markdown_and_for_whoever_else_asks(question: str) -> None:
    findings = made_up.ALL[question]()
    plain = [
        cell.words for sheet in sheets(findings) for row in sheet.rows for cell in row if not cell.words.startswith("–")
    ]
    for rows in (cells_of_page(findings), cells_of_markdown(findings)):
        said = [re.sub(r"\s*★", " ★", cell) for row in rows for cell in row]
        assert not set(plain) - set(said)


@pytest.mark.parametrize("question", ["card", "box", "two players", "price"])
def test_a_verdict_stands_right_beside_every_worth(question: str) -> None:
    findings = made_up.ALL[question]()
    sheet = sheets(findings)[0]
    at = next(place for place, column in enumerate(sheet.columns) if "points of win share" in column.name)
    for rows in (cells_of_page(findings), cells_of_markdown(findings)):
        worths = [row for row in rows if len(row) == len(sheet.columns) and row[at][:1] in ("+", MINUS, "–", "0")]
        assert len(worths) >= len(sheet.rows)
        assert {row[at + 1] for row in worths} <= set(MEANING)
        assert all((row[at] == "–") == (row[at + 1] == NEVER) for row in worths)


@pytest.mark.parametrize("question", ["card", "box", "two players"])
def test_what_was_never_employed_is_no_number_anywhere(question: str) -> None:
    findings = made_up.ALL[question]()
    unused = [card for card in findings.cards if card.verdict == NEVER]
    assert unused
    shown = page(findings, interactive=True)
    for text in (shown, markdown(findings), *headline(findings), *charts(findings).values()):
        words = re.sub(r"<style>.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)
        assert not re.search(r"64\.6|77\.8|\b0\.0 [(±]", words)
    assert not re.search(r'data-v="[^"]*">–', shown)  # it has no place among the others
    for text in charts(findings).values():
        assert 'class="ring' not in text  # a mark lies somewhere, and that would be a number
    rows = cells_of_page(findings)
    for card in unused:
        row = next(row for row in rows if row[0] == card.card and (card.bot in row or question == "box"))
        assert row.count("–") == 2
        assert NEVER in row


def test_a_price_that_nobody_pays_has_no_worth() -> None:
    findings = made_up.of_price()
    assert findings.price is not None
    last = findings.price.points[-1]
    assert not last.employed
    row = next(row for row in cells_of_page(findings) if row[0] == f"{last.price}")
    assert row[1:4] == ["–", NEVER, "–"]
    tips = re.findall(r"<title>(may have it[^<]*)</title>", page(findings))
    assert len(tips) == 2 * (len(findings.price.points) - 1)  # for a desk and for a phone


def test_an_end_beyond_what_was_tried_is_open() -> None:
    assert fair(FairPrice("at most", 4.0, None, 5.0, (3, 6))) == "up to 5 (perhaps 4)"
    assert fair(FairPrice("at least", 7.0, 3.25, None, (3, 7))) == "from 3.2 on (perhaps 7 or more)"
