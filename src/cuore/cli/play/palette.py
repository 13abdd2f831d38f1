"""Colours as on the cards: green chiefs, blue general maids, grey-violet private maids, purple events, pink Love.

The tones are readable on dark and on light ground. All styles are named here; the rest says only what a thing is.
"""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

from cuore.engine.words import CHAMBERMAID_CHIEF, EVENT, GENERAL, LOVE, MAID_CHIEF, PRIVATE

CATEGORY_STYLES: dict[int, str] = {
    MAID_CHIEF: "chief",
    CHAMBERMAID_CHIEF: "chief",
    GENERAL: "general",
    PRIVATE: "private",
    EVENT: "event",
    LOVE: "love",
}

THEME = Theme(
    {
        "chief": "#3aa655",
        "general": "#4a90e2",
        "private": "#9a8fbf",
        "event": "#b14fd0",
        "love": "#ee5f9c",
        "draw": "#2aa7b5",
        "serving": "#d0912b",
        "employment": "#7fa03c",
        "points": "#c9a227",
        "bar": "bold #ffffff on #7a2e5d",
        "frame": "#a8698f",
        "heading": "bold #c9588f",
        "player": "bold",
        "number": "bold #d0912b",
        "quiet": "dim",
        "error": "bold #e0483e",
        "notice": "#3aa655",
        "winner": "bold #c9a227",
    }
)


def new_console() -> Console:
    """The terminal, knowing these styles and taking nothing in a text for an order."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)
