"""Writing to terminals that have few letters: what cannot be encoded becomes the one nearest plain character.

One for one, so that columns stay straight.
"""

from __future__ import annotations

import codecs
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
    "’": "'",
    "▸": ">",
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


def never_fail(stream: TextIO) -> None:
    """Make a stream write the nearest character instead of failing. Streams without an encoding need nothing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=NEAREST)
