"""The words of the Park: there the Town is the Park, and the phases of a turn are steps with names of their own."""

from __future__ import annotations

import re

from cuore.engine.words import DISMISS, EMPLOY, PHASE_NAMES, PICKING, SERVING, STARTING, WORK

STEP_NAMES: dict[int, str] = {
    PICKING: "high class maid selection",
    STARTING: "high class maid step",
    SERVING: "serving step",
    WORK: "work step",
    EMPLOY: "employ step",
    DISMISS: "cleanup",
}
"""What the book of the Park calls the phases, by phase."""

_WORDS = {f"{PHASE_NAMES[phase].capitalize()} Phase": name for phase, name in STEP_NAMES.items()}
_WORDS["the Town"] = "the Park"
_ANY = re.compile("|".join(rf"\b{words}\b" for words in _WORDS))


def phase_words(phase: int, in_park: bool) -> str:
    """The name of a phase, as a heading."""
    words = STEP_NAMES[phase] if in_park else f"{PHASE_NAMES[phase]} Phase"
    return words[0].upper() + words[1:]


def as_in_park(words: str) -> str:
    """Any words about the game, as they are said in the Park."""
    return _ANY.sub(_replaced, words)


def _replaced(found: re.Match[str]) -> str:
    name = _WORDS[found[0]]
    begins = found.start() == 0 or found.string[: found.start()].endswith((". ", ": "))
    return name[0].upper() + name[1:] if begins else name
