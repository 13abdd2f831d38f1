"""A report as Markdown: for a page of documentation, or a message."""

from __future__ import annotations

import re
from urllib.parse import quote

from cuore.lab.report.charts import charts_of
from cuore.lab.report.command import command
from cuore.lab.report.tables import Sheet, sheets
from cuore.lab.report.words import headline, limits, played, starred, verdicts
from cuore.lab.study.findings import Findings

_SPECIAL = re.compile(r"([\\`*_~$&@\[\]<>#|]|(?<=[a-z]):(?=//)|(?<=www)\.)", re.IGNORECASE)
"""What means something anywhere in a line, or makes a link of an address."""

_BEGINS = re.compile(r"([-+=](?=\s|[-=+]|$)|(?<=\d)[.)](?=\s|$))")
"""What means something at the beginning of a paragraph: a list, or a line below a heading."""


def markdown(findings: Findings, pictures: str = "") -> str:
    """The whole report; ``pictures`` is the folder in which its charts lie, if they are to be shown."""
    first, *rest = headline(findings)
    parts = [f"# {plain(findings.study.name)}", f"**{plain(first)}**", *[paragraph(said) for said in rest]]
    charts = charts_of(findings) if pictures else []
    for sheet in sheets(findings):
        shown = [chart for chart in charts if chart.sheet == sheet.name]
        parts += [
            f"## {plain(sheet.title)}",
            *[f"![{plain(chart.title)}]({quote(f'{pictures}/{chart.name}.svg')})" for chart in shown],
            _pipes(sheet),
        ]
        parts += [starred()] if sheet.is_starred else []
    given = verdicts(findings)
    if given:
        parts += ["## What the verdicts mean", _list([f"*{plain(said)}*: {means}" for said, means in given.items()])]
    parts += ["## What this can say, and what it cannot", _list([paragraph(said) for said in limits(findings)])]
    parts += ["## How it was played", paragraph(played(findings)), _fenced(command(findings))]
    return "\n\n".join(parts) + "\n"


def plain(words: str) -> str:
    """Words in which nothing means anything to Markdown."""
    return _SPECIAL.sub(r"\\\1", " ".join(words.split()))


def paragraph(words: str) -> str:
    """Words that may begin a line."""
    said = plain(words)
    begins = re.match(r"[-+=]|\d+[.)]", said)
    if begins is None:
        return said
    return _BEGINS.sub(r"\\\1", said[: begins.end() + 1], count=1) + said[begins.end() + 1 :]


def _list(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _fenced(words: str) -> str:
    """Words as they are, between more backticks than stand in them."""
    fence = "`" * max([3, *[len(ticks) + 1 for ticks in re.findall("`+", words)]])
    return f"{fence}\n{words}\n{fence}"


def _pipes(sheet: Sheet) -> str:
    align = ["--:" if column.is_number else ":--" for column in sheet.columns]
    rows = [[plain(column.name) for column in sheet.columns], align]
    rows += [[plain(cell.words) for cell in row] for row in sheet.rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
