"""Cards, boxes and other things by the names that people type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from cuore.engine.errors import UnknownCard
from cuore.engine.rules import Rules, plain

LIKENESS: Final = 0.7
LONGEST_SLIP: Final = 60
"""How alike a slip of the pen is to what was meant, and how long it is at most."""


def find_card(rules: Rules, name: str, here: Sequence[int]) -> int:
    """One of some cards, or else of all: that it is not among these is said later, with the reason."""
    try:
        return rules.find(name, here)
    except UnknownCard as error:
        try:
            return rules.find(name)
        except UnknownCard:
            raise error from None


def nearest(said: str, names: Iterable[str]) -> str:
    """The one of some names that somebody may have meant, with a slip of the pen; empty where none comes near."""
    flat = {plain(name): name for name in names}
    found = get_close_matches(plain(said[:LONGEST_SLIP]), flat, 1, LIKENESS)
    return flat[found[0]] if found else ""


def did_you_mean(said: str, names: Iterable[str]) -> str:
    """What follows the words that nobody knows: the name that comes near, as a question, if there is one."""
    near = nearest(said, names)
    return f": did you mean {near}?" if near else ""


def the_boxes(boxes: Sequence[str]) -> str:
    """Some boxes in a sentence."""
    return f"the {'box' if len(boxes) == 1 else 'boxes'} {', '.join(boxes)}"
