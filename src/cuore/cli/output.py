"""Writing to the terminal."""

from __future__ import annotations

import json
import sys

from rich.console import Console

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

COLOURS: dict[int, str] = {
    MAID_CHIEF: "#3aa655",
    CHAMBERMAID_CHIEF: "#3aa655",
    GENERAL: "#4a90e2",
    PRIVATE: "#9a8fbf",
    EVENT: "#b14fd0",
    LOVE: "#ee5f9c",
    BUILDING: "#e0762f",
    REMINISCENCE: "#2aa7b5",
    BEER: "#d0a01f",
    HIGH_CLASS: "#c8506a",
    PREPARATION: "#9a6bd0",
}
"""The colours of the frames that the cards have in the boxes, in tones that can be read on dark and on light ground."""


def console() -> Console:
    """Where people read; rich leaves the colours out when it is not a terminal or NO_COLOR is set."""
    return Console(highlight=False)


def print_json(data: object) -> None:
    """Where programs read: nothing but JSON."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
