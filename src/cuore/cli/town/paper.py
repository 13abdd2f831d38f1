"""A town as one page of HTML that needs nothing else, to be printed and laid beside the real boxes."""

from __future__ import annotations

from html import escape

from cuore.cli.town.described import Described
from cuore.lab.forecast import Forecast, page
from cuore.lab.pages.document import document
from cuore.town import spoken

LAYOUT = """
.list { columns: 17rem; column-gap: 1.4rem; } .list h3 { font-size: 0.95rem; margin: 0.5rem 0 0.1rem; }
.list div { break-inside: avoid; } .list ul, .why { list-style: none; padding: 0; margin: 0; }
.list li { padding-left: 1.3rem; text-indent: -1.3rem; } .list li::before { content: "☐ "; }
.why { columns: 19rem; column-gap: 1.4rem; } .why li { break-inside: avoid; margin-bottom: 0.25rem; }
.code { font-size: 1.5rem; font-weight: 700; letter-spacing: 0.06em; }
@media print { .screen { display: none; }
  .list { columns: 3; column-gap: 5mm; } .why { columns: 2; } .list h3 { font-size: 9pt; }
  section { break-inside: auto; } }
"""


def paper(town: Described, forecast: Forecast | None) -> str:
    """The page: with a forecast it is that, with the town's own sections in it."""
    name = town.name or f"Town {town.code}"
    sections = [_code(town), _why(town), _list(town)]
    if forecast is not None:
        return page(forecast, title=name, sections=sections, style=LAYOUT)
    heading = f'<p class="over">{escape(town.title)}</p>\n<h1>{escape(name)}</h1>'
    return document(name, [heading, *sections], style=LAYOUT)


def _code(town: Described) -> str:
    about = f"<p>{escape(town.about)}</p>" if town.about else ""
    said = f"<p>Its code is <span class=code>{town.code}</span>, over the phone: {escape(spoken(town.code))}.</p>"
    return f"<section>{about}{said}</section>"


def _why(town: Described) -> str:
    rules = town.rules
    rows = "".join(
        f"<li><span class=cost>{rules.cost[kind]}</span> <b>{escape(rules.names[kind])}</b> "
        f"<small>{escape(town.why[kind])}</small></li>"
        for kind in town.maids
    )
    maids = f"<section><h2>The ten maids, and why they are here</h2><ul class=why>{rows}</ul></section>"
    others = "".join([_other(town, category, groups) for category, groups in town.others])
    if not others:
        return maids
    return f"{maids}<section class=screen><h2>What else is here</h2><ul class=why>{others}</ul></section>"


def _other(town: Described, category: str, groups: list[tuple[str, list[int]]]) -> str:
    """The cards of a category, those together that are there for the same reason."""
    said = [
        f"{escape(', '.join([town.rules.names[kind] for kind in kinds]))} <small>{escape(why)}</small>"
        for why, kinds in groups
    ]
    return f"<li><b>{escape(category[:1].upper() + category[1:])}</b>: {' '.join(said)}</li>"


def _list(town: Described) -> str:
    faster = ", the faster game" if town.faster else ""
    parts = "".join(
        f"<div><h3>{escape(title)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul></div>"
        for title, lines in town.list
    )
    heading = f"To take out of the boxes, for {town.players} players{faster}"
    return f"<section><h2>{heading}</h2><div class=list>{parts}</div></section>"
