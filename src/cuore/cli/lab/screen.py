"""An answer on the screen: what came of it in sentences, every number with its interval, how it was played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from textwrap import fill

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from cuore.cli.here import command
from cuore.cli.places import shown
from cuore.lab.report import headline
from cuore.lab.report.tables import Cell, Column, Sheet, sheets
from cuore.lab.report.words import cautions, ended, played, starred, verdicts
from cuore.lab.study import Findings
from cuore.lab.study.verdicts import UNKNOWN

HEADING = 14
"""Letters in a line of a heading, where that has several words."""

WIDE = 10_000
"""Wider than any table."""

FEW = 3
"""A heading of so many words is understood from one of them."""

_INTERVAL = re.compile(r" \((\d+\.\d+)–(\d+\.\d+)\)")

MOST_OTHERS = 12
"""So many of the other cards are shown; a report has more of them."""


def told(findings: Findings, out: Console) -> Iterator[RenderableType]:
    """Everything but the place of the games, as wide as there is room."""
    first, *rest = headline(findings)
    yield Text(first, style="bold")
    for said in rest:
        yield Text(said)
    for sheet in sheets(findings):
        yield Text()
        yield Text(sheet.title, style="bold")
        table, legend = fitting(sheet, out)
        yield table
        if legend:
            yield Text(legend, style="dim")
        hidden = len(sheet.rows) - len(_shown(sheet))
        if hidden:
            yield Text(f"… and {hidden} more in the report", style="dim")
    yield Text()
    for verdict, means in verdicts(findings).items():
        yield Text.assemble((verdict, "bold"), f": {means}")
    if any(sheet.is_starred for sheet in sheets(findings)):
        yield Text(starred(), style="dim")
    yield Text("In brackets, or behind ±: intervals of 95 %, from how much the towns differ.", style="dim")
    until = findings.study.until
    for said in [*cautions(findings), *([] if until is None else [ended(findings, until)])]:
        yield Text(said, style="dim")
    yield Text(played(findings), style="dim")


def farewell(folder: Path) -> Iterator[Text]:
    """Where the games are, and how to see more of them."""
    yield Text(f"The games are in {shown(folder)}")
    if str(folder).isprintable():
        yield Text(f"As a page with charts: {command('lab', 'report', str(folder))}")


# -- tables --


def fitting(sheet: Sheet, out: Console) -> tuple[Table, str]:
    """The fullest form of a table that fits, and what its headings are short for.

    That is: in full, with intervals below their numbers, in short.
    """
    some = tuple(column for column in sheet.columns if column.short is not None)
    for columns, said, short in (
        (sheet.columns, _in_full, False),
        (sheet.columns, _below, False),
        (some, _below, False),
        (some, _rounded, True),
        (some, _narrow, True),
    ):
        table = _table(sheet, columns, said, short=short)
        if Measurement.get(out, out.options.update(max_width=WIDE), table).maximum <= out.width:
            return table, _legend(some) if short else ""
    return _table(sheet, some, _in_short, short=True), _legend(some)


def _legend(columns: Sequence[Column]) -> str:
    """What short headings stand for, where they do not tell it themselves."""
    said = [
        meaning for column in columns if column.short is not None and (meaning := _meaning(column.name, column.short))
    ]
    return f"{'; '.join(said)}." if said else ""


def _meaning(name: str, short: str) -> str:
    words = name.lower().split()
    if name == short or (len(words) <= FEW and short.lower() in words):
        return ""
    rest = name.removeprefix(f"{short}, ")
    return f"{short}: {rest[:1].lower()}{rest[1:]}"


def _in_full(cell: Cell) -> str:
    return cell.words


def _below(cell: Cell) -> str:
    """The interval below the number."""
    return cell.words.replace(" (", "\n(")


def _rounded(cell: Cell) -> str:
    """In short, with its interval in whole numbers below it, or behind it already."""
    found = _INTERVAL.search(cell.words)
    if found is None or "±" in cell.short:
        return cell.short or cell.words
    low, high = float(found[1]), float(found[2])
    return f"{cell.short or cell.words[: found.start()]}\n({low:.0f}–{high:.0f})"


def _narrow(cell: Cell) -> str:
    """The same with long names in several lines."""
    said = _rounded(cell)
    return said if "\n" in said or "±" in said else fill(said, HEADING, break_long_words=False)


def _in_short(cell: Cell) -> str:
    return cell.short or _below(cell)


def _table(sheet: Sheet, columns: tuple[Column, ...], said: Callable[[Cell], str], *, short: bool = False) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    for column in columns:
        name = (column.short if short else None) or column.name
        table.add_column(
            Text(fill(name, HEADING, break_long_words=False)),
            justify="right" if column.is_number else "left",
            overflow="fold",
        )
    at = [sheet.columns.index(column) for column in columns]
    for row in _shown(sheet):
        unused = any(cell.words in UNKNOWN for cell in row)
        table.add_row(*[Text(said(row[place])) for place in at], style="dim" if unused else "")
    return table


def _shown(sheet: Sheet) -> tuple[tuple[Cell, ...], ...]:
    return sheet.rows[:MOST_OTHERS] if sheet.name.startswith("others") else sheet.rows
