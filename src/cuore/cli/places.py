"""Paths on the terminal: how they are shown, and which are refused for a new page."""

from __future__ import annotations

from pathlib import Path

from cuore.engine.errors import IllegalSetup, cut


def shown(path: Path | str) -> str:
    """A path as it is, so that it can be copied, or with the letters spelt out that a terminal would obey."""
    words = str(path)
    return words if words.isprintable() else repr(words)


def check_page(file: Path) -> None:
    """Refuse a place where no new page can be written, before minutes of work."""
    if file.exists():
        raise IllegalSetup(f"{cut(file)} already exists: choose another name")
    if not file.absolute().parent.is_dir():
        raise IllegalSetup(f"there is no folder {cut(file.parent)} to write a page into")
