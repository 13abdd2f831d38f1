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


def sheet(heads: str, rows: str, about: str, *, tight: bool = False) -> str:
    """A table of heads and rows that are HTML already; ``about`` is for whoever hears it.

    Where it is wider than the page it is moved by itself, by keys as well; a ``tight`` one may break its lines.
    """
    look = "sheet tight" if tight else "sheet"
    return (
        f'<div class="{look}" tabindex="0" role="group" aria-label="{escape(about)}"><table>'
        f"<caption>{escape(about)}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def heads(*columns: str) -> str:
    """The heads of a table's columns."""
    return "".join(f'<th scope="col">{column}</th>' for column in columns)


def unseen(words: str, picture: str = "") -> str:
    """What is said in the place of a picture, or of nothing that can be seen."""
    return f'<span class="unseen">{escape(words)}</span>{picture}'


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
