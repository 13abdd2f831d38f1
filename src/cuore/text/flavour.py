"""The words of a place: elsewhere than in the Town, the Town and the phases of a turn have names of their own."""

from __future__ import annotations

import re

from cuore.engine.places.place import Place
from cuore.engine.words import DISMISS, EMPLOY, PHASE_NAMES, PICKING, SERVING, STARTING, WORK

PHASES: dict[str, dict[int, str]] = {
    "park": {
        PICKING: "high class maid selection",
        STARTING: "high class maid step",
        SERVING: "serving step",
        WORK: "work step",
        EMPLOY: "employ step",
        DISMISS: "cleanup",
    }
}
"""What the book of a place calls the phases, by the name of the place and phase."""

_PHASE = {f"{name.capitalize()} Phase": phase for phase, name in enumerate(PHASE_NAMES)}
_TOWN = "the Town"
_ANY = re.compile("|".join(rf"\b{words}\b" for words in (*_PHASE, _TOWN)))


def phase_words(phase: int, place: Place) -> str:
    """The name of a phase, as a heading."""
    words = PHASES.get(place.name, {}).get(phase, f"{PHASE_NAMES[phase]} Phase")
    return words[0].upper() + words[1:]


def as_said_in(place: Place, words: str) -> str:
    """Any words about the game, as they are said in a place."""
    phases = PHASES.get(place.name)
    if phases is None:
        return words

    def said(found: re.Match[str]) -> str:
        name = f"the {place.title}" if found[0] == _TOWN else phases[_PHASE[found[0]]]
        begins = found.start() == 0 or found.string[: found.start()].endswith((". ", ": "))
        return name[0].upper() + name[1:] if begins else name

    return _ANY.sub(said, words)
