"""The frame of a page, and its tables: no address in it, light or dark as the reader likes, on paper too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cuore.lab.pages.style import STYLE


def document(title: str, body: Sequence[str], *, style: str = "", script: str = "") -> str:
    """The whole page; ``style`` is what it has beyond the look of all pages, ``script`` what makes it move."""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in body if part)
        + "\n</main>\n"
        + (f"<script>{script}</script>\n" if script else "")
        + "</body>\n</html>\n"
    )


def sheet(columns: Sequence[str], rows: str, about: str) -> str:
    """A table of rows that are HTML already, as its columns are; ``about`` is for whoever hears it."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    return (
        f'<div class="sheet"><table><caption>{escape(about)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def line(first: str, *cells: str) -> str:
    """A row whose first cell says what it is about."""
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def tiles(said: Sequence[tuple[str, str, str]]) -> str:
    """Numbers to be seen at a glance: what it is, the number, and what there is to say of it."""
    found = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}<small>{escape(more)}</small></dd></div>"
        for name, value, more in said
    )
    return f'<dl class="tiles">{found}</dl>'
