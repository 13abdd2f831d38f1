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
    LOVE,
    MAID_CHIEF,
    PRIVATE,
    REMINISCENCE,
)

COLOURS: dict[int, str] = {
    MAID_CHIEF: "green",
    CHAMBERMAID_CHIEF: "green",
    GENERAL: "bright_blue",
    PRIVATE: "bright_black",
    EVENT: "magenta",
    LOVE: "bright_magenta",
    BUILDING: "dark_orange",
    REMINISCENCE: "cyan",
    BEER: "yellow",
}
"""The colours of the frames that the cards have in the boxes."""


def console() -> Console:
    """Where people read; rich leaves the colours out when it is not a terminal or NO_COLOR is set."""
    return Console(highlight=False)


def print_json(data: object) -> None:
    """Where programs read: nothing but JSON."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
