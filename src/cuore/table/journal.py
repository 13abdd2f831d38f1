"""What was done at a table, in order: a list that only grows, from which the table can be made again.

An entry is an accepted command. An answer carries its words beside its number, so that a journal that meets other cards
is noticed at once and not some turns later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

from cuore.engine.errors import DamagedRecord, shorten


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answered the open decision."""

    seat: int
    index: int
    words: str


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took its last answer back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody else plays a seat from now on: a person, or a bot by its name."""

    seat: int
    who: str


Entry = Answer | Undo | Sit

WORDS: dict[str, tuple[type[Answer | Undo | Sit], tuple[type, ...]]] = {
    "answer": (Answer, (int, int, str)),
    "undo": (Undo, (int,)),
    "sit": (Sit, (int, str)),
}
"""What each entry is called outside, and what it is made of."""


def entry_data(entry: Entry) -> list[object]:
    """An entry as JSON has it."""
    word = next(word for word, (made, _) in WORDS.items() if isinstance(entry, made))
    return [word, *astuple(entry)]


def read_entry(data: object) -> Entry:
    """The entry that was written so."""
    if isinstance(data, Sequence) and not isinstance(data, str) and data and isinstance(data[0], str):
        made, types = WORDS.get(data[0], (None, ()))
        values = list(data[1:])
        if made is not None and [type(value) for value in values] == list(types):
            return made(*values)
    raise DamagedRecord(f"{shorten(data)} is no entry of a journal")
