"""Paths on the terminal: whole, so that they can be copied, and with nothing in them that a terminal obeys."""

from __future__ import annotations

from pathlib import Path


def shown(path: Path | str) -> str:
    """A path as it is, or with its odd letters spelt out."""
    words = str(path)
    return words if words.isprintable() else repr(words)
