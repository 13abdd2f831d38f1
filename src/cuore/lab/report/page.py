"""A report as one page of HTML that needs nothing else: sentences, charts, and every number in a table below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from cuore.lab.numbers import Number
from cuore.lab.pages.document import document, tiles
from cuore.lab.pages.document import sheet as table
from cuore.lab.pages.words import many, percent, sign
from cuore.lab.report.charts import Chart, charts_of
from cuore.lab.report.charts.drawing import room
from cuore.lab.report.charts.of_study import LOOKS
from cuore.lab.report.command import command
from cuore.lab.report.script import SCRIPT
from cuore.lab.report.style import CHART_STYLE, LIVE_STYLE, PAGE_STYLE
from cuore.lab.report.tables import STAR, Cell, Column, Sheet, sheets
from cuore.lab.report.words import (
    alone,
    digits,
    factor,
    fair,
    headline,
    is_difference,
    limits,
    played,
    share,
    starred,
    surely_helps,
    surely_misused,
    title,
    value,
    verdicts,
)
from cuore.lab.study.findings import Findings
from cuore.lab.study.verdicts import NEVER, UNKNOWN

SORTS = {
    "card": "What is a card worth?",
    "versus": "Which of two cards is better?",
    "box": "What are the cards of a box worth?",
    "price": "What should a card cost?",
    "compare": "What does a rule do?",
    "seats": "Is the first seat ahead?",
    "own": "A study",
}
"""What is asked, over the name of a study."""

MOST_TILES = 3

WIDTH, LETTERS = 1060.0, 13.6
"""So much room a table has on a desk before its intervals stand below their numbers, and the size of its letters."""

LONG = 12
"""A table of more rows may be parted between two sheets of paper."""

Tile = tuple[str, str, str]


def page(findings: Findings, *, interactive: bool = False) -> str:
    """The whole page. An ``interactive`` one has a script: marks say what they are, tables are sorted and filtered."""
    charts = charts_of(findings)
    body = [
        _header(findings),
        tiles(_tiles(findings)),
        *[
            _section(findings, sheet, [chart for chart in charts if chart.sheet == sheet.name])
            for sheet in sheets(findings)
        ],
        _verdicts(findings),
        _limits(findings),
        _footer(findings),
    ]
    style = CHART_STYLE + PAGE_STYLE + (LIVE_STYLE if interactive else "")
    return document(findings.study.name, body, style=style, script=SCRIPT if interactive else "")


# -- the parts, from above --


def _header(findings: Findings) -> str:
    first, *rest = headline(findings)
    over = SORTS[findings.study.question]
    above = f'<p class="over">Laboratory{f" · {over}" if over != findings.study.name else ""}</p>'
    more = "".join(f"<p>{escape(said)}</p>" for said in rest)
    return f'<header>{above}<h1>{escape(findings.study.name)}</h1><p class="lead">{escape(first)}</p>{more}</header>'


def _tiles(findings: Findings) -> list[Tile]:
    """Up to three numbers to be seen at a glance, and how many games they are from."""
    return [*_TILES[findings.study.question](findings)[:MOST_TILES], _games(findings)]


def _games(findings: Findings) -> Tile:
    each = {"box": " a card", "seats": " a sort"}.get(findings.study.question, "")
    return "Games", f"{findings.games:,}", f"in {many(findings.towns, 'town')}{each}"


def _of_card(findings: Findings) -> list[Tile]:
    said: list[Tile] = []
    for card in findings.cards:
        if card.verdict in UNKNOWN:
            said.append((f"Worth to {card.bot}", "not used" if card.verdict == NEVER else "unknown", card.verdict))
        else:
            worth = f"points of win share ({_reach(card.worth, 100)}); {card.verdict}"
            said.append((f"Worth to {card.bot}", sign(card.worth.mean, 100, 1), worth))
    (card, *others) = findings.cards
    if not others and card.verdict not in UNKNOWN:
        said.append(("Victory points", sign(card.points.mean, 1, 1), f"({_reach(card.points, 1)}); {card.verdict}"))
        said.append(("Employed by a seat", f"{card.employed:.1f}", f"in {share(card.games)} of the games"))
    return said


def _of_box(findings: Findings) -> list[Tile]:
    bots = list(dict.fromkeys(card.bot for card in findings.cards))
    said: list[Tile] = []
    for bot in bots:
        own = [card for card in findings.cards if card.bot == bot]
        helps, costs = sum(map(surely_helps, own)), sum(map(surely_misused, own))
        never = sum(card.verdict == NEVER for card in own)
        of = f"of {many(len(own), 'card')}"
        if len(bots) > 1:
            said.append((f"Surely help {bot}", f"{helps}", f"{of}; {costs} surely misused, {never} never employed"))
        else:
            said += [("Surely help", f"{helps}", of), ("Surely misused", f"{costs}", of)]
            said.append((NEVER.capitalize(), f"{never}", of))
    return said


def _of_match(findings: Findings) -> list[Tile]:
    several = len(findings.cards) > 2  # two rows are one kind of player
    said: list[Tile] = []
    for card in findings.cards:
        of = f"{card.card}, {card.bot}" if several else card.card
        if card.verdict in UNKNOWN:
            said.append((of, "unknown", card.verdict))
        else:
            said.append((of, sign(card.worth.mean, 100, 1), f"points of win share ({_reach(card.worth, 100)})"))
    return said


def _of_price(findings: Findings) -> list[Tile]:
    price = findings.price
    assert price is not None
    said: list[Tile] = []
    for words, found in (("by wins", price.by_wins), ("by points", price.by_points)):
        value = fair(found).partition(" (")
        said.append((f"Fair price {words}", value[0], f"{value[1].strip()}{value[2]}"))
    return [*said, ("Printed price", f"{price.printed}", f"the card there: {price.verdict}")]


def _of_differences(findings: Findings) -> list[Tile]:
    """What is sure, and what is told of one arm alone."""
    said: list[Tile] = []
    for each in findings.differences:
        if not is_difference(findings, each):
            found = alone(each).partition(" (")
            said.append((title(each), found[0], f"({found[2]}"))
        elif each.sure:
            instead = f"instead of {value(each, each.one)} ({_reach(each.change, factor(each), digits(each))})"
            said.append((title(each), value(each, each.other), instead))
    return said


def _of_seats(findings: Findings) -> list[Tile]:
    variants = findings.variants
    if len(variants) == 1:
        first = percent(variants[0].turns[0], 1).partition(" (")
        ahead = variants[0].first_ahead
        return [
            ("Wins of whoever begins", first[0], f"({first[2]}"),
            ("Ahead of an equal part", sign(ahead.mean, 100, 1), f"points of win share ({_reach(ahead, 100)})"),
        ]
    of = f"of {len(variants)} sorts of games"
    ahead_in = sum(variant.sure and variant.first_ahead.mean > 0 for variant in variants)
    behind_in = sum(variant.sure and variant.first_ahead.mean < 0 for variant in variants)
    return [("First seat surely ahead", f"{ahead_in}", of), ("First seat surely behind", f"{behind_in}", of)]


_TILES: dict[str, Callable[[Findings], list[Tile]]] = {
    "card": _of_card,
    "versus": _of_match,
    "box": _of_box,
    "price": _of_price,
    "compare": _of_differences,
    "seats": _of_seats,
    "own": _of_differences,
}


def _reach(number: Number, times: float, exactly: int = 1) -> str:
    return f"{sign(number.low, times, exactly)} to {sign(number.high, times, exactly)}"


def _section(findings: Findings, sheet: Sheet, charts: Sequence[Chart]) -> str:
    figures = "".join(_figure(chart, sheet) for chart in charts)
    star = f'<p class="how">{escape(starred())}</p>' if sheet.is_starred else ""
    is_long = len(sheet.rows) > LONG or len(charts) > 1
    look = _class("long" if is_long else "")
    return f"<section{look}><h2>{escape(sheet.title)}</h2>{figures}{_table(sheet)}{star}</section>"


def _figure(chart: Chart, sheet: Sheet) -> str:
    caption = f"<figcaption>{escape(chart.title)}</figcaption>" if chart.title != sheet.title else ""
    return f'<figure>{caption}<p class="how">{escape(chart.about)}</p>{chart.for_page()}</figure>'


def _table(sheet: Sheet) -> str:
    heads = "".join(
        f'<th scope="col"{_class("n" if column.is_number else "")}{" data-sorts" if column.sorts else ""}>'
        f"{escape(column.name)}</th>"
        for column in sheet.columns
    )
    rows = "".join(_row(sheet.columns, row) for row in sheet.rows)
    return table(heads, rows, sheet.title, tight=_width(sheet) > WIDTH)


def _width(sheet: Sheet) -> float:
    """About how wide a table is with every cell on one line."""
    return sum(
        max([room(row[at].words, LETTERS) + 14 for row in sheet.rows] or [0.0]) for at in range(len(sheet.columns))
    )


def _row(columns: Sequence[Column], cells: Sequence[Cell]) -> str:
    first, *rest = cells
    unknown = any(cell.words in UNKNOWN for cell in cells)
    said = f'<th scope="row"{_value(first)}>{escape(first.words)}</th>'
    for column, cell in zip(columns[1:], rest, strict=True):
        if cell.words in LOOKS:
            said += f'<td><span class="verdict {LOOKS[cell.words][0]}">{escape(cell.words)}</span></td>'
        else:
            words = _number(cell.words) if column.is_number else escape(cell.words)
            said += f"<td{_class('n' if column.is_number else '')}{_value(cell)}>{words}</td>"
    return f"<tr{_class('none' if unknown else '')}>{said}</tr>"


def _number(words: str) -> str:
    """A number with its interval, which may stand below it; the star hangs behind, so that numbers stay in line."""
    number, star, _ = words.partition(STAR)
    middle, opening, interval = number.partition(" (")
    said = escape(middle) + (f' <span class="i">({escape(interval)}</span>' if opening else "")
    if not star:
        return said
    hanging = f'<b class="star">{escape(star)}</b>'
    return f"{said.removesuffix('</span>')}{hanging}</span>" if opening else said + hanging


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


def _value(cell: Cell) -> str:
    return f' data-v="{cell.value:g}"' if cell.value is not None else ""


def _verdicts(findings: Findings) -> str:
    given = verdicts(findings)
    if not given:
        return ""
    said = "".join(
        f'<dt><span class="verdict {LOOKS[verdict][0]}">{escape(verdict)}</span></dt><dd>{escape(means)}</dd>'
        for verdict, means in given.items()
    )
    return f'<section><h2>What the verdicts mean</h2><dl class="said">{said}</dl></section>'


def _limits(findings: Findings) -> str:
    said = "".join(f"<li>{escape(line)}</li>" for line in limits(findings))
    return f'<section><h2>What this can say, and what it cannot</h2><ul class="plain">{said}</ul></section>'


def _footer(findings: Findings) -> str:
    again = f"The same games again: <code>{escape(command(findings))}</code>"
    return f"<footer><p>{escape(played(findings))}</p><p>{again}</p></footer>"
