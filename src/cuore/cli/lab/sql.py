"""``cuore lab sql``: any question to the games of a study."""

from __future__ import annotations

import csv as comma_separated
import json as plain_json
import sys
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Any

import polars as pl
from cyclopts import Parameter
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cuore.cli.lab.keeping import kept_studies, meant
from cuore.cli.output import console, print_json
from cuore.engine.errors import IllegalSetup
from cuore.lab.games.sql import query

MOST_ROWS = 200
"""Rows on a terminal; nobody reads more there."""

LONGEST_CELL = 60
GAP = 2
"""Blanks between two columns."""


def sql(
    question: str,
    study: Path | None = None,
    /,
    *,
    csv: Annotated[bool, Parameter(negative=())] = False,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Ask the games of a study in SQL. The tables are games, employments, towns and cards.

    cuore lab sql "SELECT arm, count(*) AS games, avg(rounds) AS rounds FROM games GROUP BY arm"

    Parameters
    ----------
    question
        A SELECT.
    study
        The folder of a study, or the name of one that cuore lab studies shows; any folder that cuore simulate --keep or
        cuore arena --file has written is as good. Without it, the study that was played last.
    csv
        All rows with commas, for a spreadsheet.
    json
        All rows for programs.

    """
    if csv and json:
        raise IllegalSetup("choose one of --csv and --json")
    found = query(_folder(study), question)
    if json:
        print_json([{name: _plain(value) for name, value in row.items()} for row in found.iter_rows(named=True)])
    elif csv:
        _write_csv(found)
    else:
        _show(found, console())
    return 0


def _folder(study: Path | None) -> Path:
    if study is not None:
        return meant(study)
    kept = kept_studies()
    if not kept:
        raise IllegalSetup("no study is kept yet: name a folder of games after the question")
    return kept[0]


def _plain(value: object) -> Any:  # noqa: ANN401 - whatever JSON has
    """A value as JSON has it; bytes, which are answers, as the numbers that they are."""
    if isinstance(value, bytes):
        return list(value)
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    return value if isinstance(value, bool | int | float | str | None) else str(value)


def _text(value: object) -> str:
    """A value in a cell."""
    said = _plain(value)
    if said is None:
        return ""
    if isinstance(said, bool):
        return "true" if said else "false"
    return plain_json.dumps(said, ensure_ascii=False) if isinstance(said, list | dict) else str(said)


def _write_csv(found: pl.DataFrame) -> None:
    """As it is, into a pipe or a file; on a terminal without anything that it would obey."""
    out = comma_separated.writer(sys.stdout, lineterminator="\n")
    said = _spelt_out if sys.stdout.isatty() else str
    out.writerow(map(said, found.columns))
    for row in found.iter_rows():
        out.writerow([said(_text(value)) for value in row])


def _spelt_out(words: str) -> str:
    """Words with the signs that a terminal obeys written as letters."""
    return "".join([letter if letter.isprintable() else repr(letter)[1:-1] for letter in words])


# -- for people --


def _show(found: pl.DataFrame, out: Console) -> None:
    """As many columns as there is room for, and as many rows as somebody reads; what is left out is counted."""
    rows = found.head(MOST_ROWS) if out.is_terminal else found
    rows.columns = [_spelt_out(name) for name in rows.columns]
    cells = {name: [_cell(value) for value in rows[name]] for name in rows.columns}
    ends = list(accumulate(max(map(cell_len, [name, *column])) + GAP for name, column in cells.items()))
    if not out.is_terminal:
        out.width = max([out.width, *ends])
    shown = max(1, sum(end - GAP <= out.width for end in ends))
    table = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    for name in rows.columns[:shown]:
        table.add_column(Text(name), justify="right" if rows.schema[name].is_numeric() else "left", no_wrap=True)
    for row in zip(*[cells[name] for name in rows.columns[:shown]], strict=True):
        table.add_row(*map(Text, row))
    out.print(table)
    more = [f"{found.height - rows.height:,} more rows"] if rows.height < found.height else []
    left = rows.columns[shown:]
    more += [f"{len(left)} more {'column' if len(left) == 1 else 'columns'}: {', '.join(left)}"] if left else []
    if more:
        out.print(Text(f"… and {'; '.join(more)}. All of it: --csv or --json", style="dim"))


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    said = _spelt_out(" ".join(_text(value).split()))
    return said if len(said) <= LONGEST_CELL else f"{said[: LONGEST_CELL - 1]}…"
