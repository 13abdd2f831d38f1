"""Tables in any width: what there is room for, and never a number whose interval has got lost on the way."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from cuore.cli.lab.screen import fitting
from cuore.lab.pages.words import MINUS
from cuore.lab.report.tables import Cell, Column, Sheet

SHEET = Sheet(
    "made-up",
    "Made up",
    (
        Column("Games of some sort", "Games", is_number=False),
        Column("Moves first of all", "First"),
        Column("The first seat is ahead", "Ahead"),
        Column("Something that is left out in little room"),
    ),
    (
        (
            Cell("vacation and base, 2 players"),
            Cell("51.6 % (48.7–54.4)", "52 %", 0.516),
            Cell(f"+1.6 ({MINUS}1.3 to +4.4) ★", "+1.6 ±2.9 ★", 1.6),
            Cell("12.5 (12.1–12.9)", "12.5", 12.5),
        ),
        (Cell("base"), Cell("–"), Cell("never employed"), Cell("–")),
    ),
)


def drawn(width: int) -> list[str]:
    out = Console(file=io.StringIO(), width=width, highlight=False)
    table, _ = fitting(SHEET, out)
    out.print(table)
    assert isinstance(out.file, io.StringIO)
    lines = [line.rstrip() for line in out.file.getvalue().splitlines()]
    assert max(map(len, lines)) <= width
    return lines


@pytest.mark.parametrize("width", [100, 80, 60, 50, 40])
def test_every_number_has_its_interval(width: int) -> None:
    text = " ".join(" ".join(drawn(width)).split())
    shares = ("(48.7–54.4)", "(49–54)")
    ahead = (f"({MINUS}1.3 to +4.4) ★", "±2.9 ★")
    assert any(interval in text for interval in shares)
    assert any(interval in text for interval in ahead)
    assert "never" in text


def test_the_fullest_form_that_fits() -> None:
    wide, below, fewer, short, narrow = (drawn(width) for width in (100, 80, 70, 60, 50))
    assert f"51.6 % (48.7–54.4)  +1.6 ({MINUS}1.3 to +4.4) ★  12.5 (12.1–12.9)" in wide[-2]
    assert any(line.endswith("(12.1–12.9)") for line in below)
    assert not any("12.1" in line for line in fewer)
    assert any("(48.7–54.4)" in line for line in fewer)
    assert any("+1.6 ±2.9 ★" in line for line in short)
    assert any(line.startswith("vacation and base, 2 players") for line in short)
    assert any(line.startswith("vacation and  ") for line in narrow)


def test_no_letter_of_a_name_is_lost_in_little_room() -> None:
    assert all("…" not in "".join(drawn(width)) for width in (40, 30, 24))


def test_short_headings_say_what_they_are_short_for() -> None:
    in_full, in_short = (fitting(SHEET, Console(file=io.StringIO(), width=width))[1] for width in (80, 60))
    assert in_full == ""
    assert in_short == "Games: games of some sort; First: moves first of all; Ahead: the first seat is ahead."
