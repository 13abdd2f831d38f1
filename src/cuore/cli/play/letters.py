"""Terminals with few letters: what cannot be written becomes the nearest plain character, what cannot be read a mark.

One for one, so that columns stay straight.
"""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import TextIO
from unicodedata import normalize

NEAREST = "cuore.nearest"

_LIKENESS = {
    "♥": "L",
    "★": "*",
    "×": "x",
    "—": "-",
    "–": "-",
    "\N{MINUS SIGN}": "-",
    "·": "|",
    "…": ".",
    "▸": ">",
    "▾": "v",
    "▴": "^",
    "→": ">",
}


def nearest(character: str) -> str:
    """The plain character that looks, or means, most alike."""
    found = _LIKENESS.get(character) or normalize("NFKD", character)[0]
    return found if found.isascii() else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(nearest(character) for character in error.object[error.start : error.end]), error.end


codecs.register_error(NEAREST, _replace)


def read_anyway(stream: TextIO) -> None:
    """Make a stream read a mark instead of failing at bytes that are no letters."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def write_nearest(stream: TextIO) -> None:
    """Make a stream write the nearest character instead of failing. Streams without an encoding need nothing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=NEAREST)
