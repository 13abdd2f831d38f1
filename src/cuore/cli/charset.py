"""Terminals with few letters: what cannot be written becomes something plain that looks or means alike.

On a screen that is one character for one, so that columns stay straight (but for an arrow, which stands in free text);
elsewhere a word may grow. What cannot be read becomes a mark.
"""

from __future__ import annotations

import codecs
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import TextIO
from unicodedata import normalize

NEAREST = "cuore.nearest"
READABLE = "cuore.readable"

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
    "→": "->",
    "←": "<-",
    "↑": "^",
    "↓": "v",
    "↕": "|",
    "▼": "v",
    "°": "#",
    "☐": "_",
    "±": "~",
    "µ": "u",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "“": '"',
    "”": '"',
    "ß": "s",
    "æ": "a",
    "Æ": "A",
    "œ": "o",
    "Œ": "O",
    "ø": "o",
    "Ø": "O",
    "đ": "d",
    "ł": "l",
    "Ł": "L",
    **dict.fromkeys("●○◆■", "o"),
    **dict.fromkeys("─━═╌╴╶╸╺", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┡┩┳┻╇╈", "+"),
}

_LONGER = {"…": "...", "±": "+/-", "ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe"}


def nearest(character: str) -> str:
    """What is plain and looks, or means, most alike: one character, and two for an arrow."""
    found = _LIKENESS.get(character) or normalize("NFKD", character)[0]
    return found if found.isascii() else "?"


def readable(character: str) -> str:
    """The plain characters that a person would write instead, be it several."""
    return _LONGER.get(character) or nearest(character)


def _replace_by_one(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(nearest(character) for character in error.object[error.start : error.end]), error.end


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(readable(character) for character in error.object[error.start : error.end]), error.end


codecs.register_error(NEAREST, _replace_by_one)
codecs.register_error(READABLE, _replace)


def read_anyway(stream: TextIO) -> None:
    """Make a stream read a mark instead of failing at bytes that are no letters; not one that was read from already."""
    if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
        with suppress(UnsupportedOperation):
            stream.reconfigure(errors="replace")


def write_nearest(stream: TextIO) -> None:
    """Make a screen show the nearest character instead of failing. Streams without an encoding need nothing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=NEAREST)


def write_readable(stream: TextIO) -> None:
    """Make a stream write what can be read instead of failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=READABLE)
