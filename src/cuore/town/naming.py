"""Cards by the names that people type."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.errors import UnknownCard
from cuore.engine.rules import Rules


def find_card(rules: Rules, name: str, here: Sequence[int]) -> int:
    """One of some cards, or else of all: that it is not among these is said later, with the reason."""
    try:
        return rules.find(name, here)
    except UnknownCard as error:
        try:
            return rules.find(name)
        except UnknownCard:
            raise error from None
