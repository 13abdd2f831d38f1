"""All styles of the screen by name; the rest says only what a thing is.

Cards have the colours of ``cuore.cli.output``: green chiefs, blue general maids, grey-violet private maids, purple
events, pink Love, orange buildings, teal Reminiscences, amber beers, crimson high class maids, violet preparations.
"""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

from cuore.cli.output import COLOURS, PipedConsole
from cuore.engine.words import (
    BEER,
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    HIGH_CLASS,
    LOVE,
    MAID_CHIEF,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
)

CATEGORY_STYLES: dict[int, str] = {
    MAID_CHIEF: "chief",
    CHAMBERMAID_CHIEF: "chief",
    GENERAL: "general",
    PRIVATE: "private",
    EVENT: "event",
    LOVE: "love",
    BUILDING: "building",
    REMINISCENCE: "reminiscence",
    BEER: "beer",
    HIGH_CLASS: "high_class",
    PREPARATION: "preparation",
}

THEME = Theme(
    {
        **{style: COLOURS[category] for category, style in CATEGORY_STYLES.items()},
        "draw": "#2aa7b5",
        "serving": "#d0912b",
        "employment": "#7fa03c",
        "imagination": "#b07be0",
        "concentration": "#4a90e2",
        "effort": "#c98a3c",
        "points": "#c9a227",
        "cheaper": "bold #3aa655",
        "dearer": "bold #e0483e",
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
    return PipedConsole(theme=THEME, highlight=False, markup=False, emoji=False)
