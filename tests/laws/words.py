"""The names of the engine's numbers, for messages that a person reads."""

from __future__ import annotations

from cuore.engine import words
from cuore.engine.told import event_numbered

TOLD_NAMES = {getattr(words, name): name.removeprefix("TOLD_") for name in vars(words) if name.startswith("TOLD_")}
ASK_NAMES = {getattr(words, name): name.removeprefix("ASK_") for name in vars(words) if name.startswith("ASK_")}


def told_name(what: int) -> str:
    """What an event is called outside."""
    return event_numbered(what).name
