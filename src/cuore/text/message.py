"""What is to be said, before any language says it: a key, and parts that know what they are.

A message holds no sentence. ``language.py`` turns it into a phrase, whose pieces still know which card or seat they
name: a terminal prints them, a page makes them hoverable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CardPart:
    """A card, by its kind; ``count`` of them. A kind of -1 is a card that the reader may not know."""

    kind: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class EntryPart:
    """A card in private quarters with what lies on and under it."""

    entry: int


@dataclass(frozen=True, slots=True)
class SeatPart:
    """A player, by seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ZonePart:
    """A place where cards lie, by its name in the declaration of the state."""

    zone: str


@dataclass(frozen=True, slots=True)
class NamePart:
    """Something that is the same in every language: what a person typed, the name of a file."""

    text: str


@dataclass(frozen=True, slots=True)
class Message:
    """A key and its parts."""

    key: str
    parts: Mapping[str, Part] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Whether there is anything to say."""
        return self != NOTHING


Part = CardPart | EntryPart | SeatPart | ZonePart | NamePart | Message | int | bool | tuple["Part", ...]


def message(key: str, **parts: Part) -> Message:
    """A message, in short."""
    return Message(key, parts)


NOTHING = Message("nothing")
"""A part that is not said."""
