"""One card's table in a card file: its plain values, and complaints that say where they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from cuore.cards.vocabulary import Vocabulary
from cuore.engine.errors import LONGEST_QUOTE, DamagedRecord, listed, shorten
from cuore.engine.words import IN_QUARTERS, NOWHERE, STAFF


class CardTable:
    """What a file says of one card.

    ``known`` has the category of every card, and where it is laid; ``words`` are those that cards can be made of.
    """

    def __init__(self, number: int, data: object, known: Mapping[str, tuple[int, int]], words: Vocabulary) -> None:
        self.place = f"card {number}"
        if not isinstance(data, dict):
            raise self.wrong("a [[card]] table is expected")
        self.data: Mapping[str, object] = data
        if isinstance(data.get("name"), str):
            self.place += f" ({shorten(data['name'])[1:-1]})"
        self.known = known
        self.words = words
        self.steps = 0  # read so far

    def wrong(self, reason: str) -> DamagedRecord:
        return DamagedRecord(f"{self.place}: {reason}")

    def text(self, key: str, required: bool = False) -> str:
        value = self.data.get(key, "")
        if not isinstance(value, str) or (required and not value.strip()):
            raise self.wrong(f"{key} must be a text")
        return value.strip()

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} is true or false")
        return value

    def number(self, place: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{place} must be a number from {least} to {most}, not {shorten(value)}")
        return value

    def one_of(self, key: str, words: tuple[str, ...], default: str = "") -> int:
        value = self.text(key) or default
        if value not in words:
            raise self.wrong(f"{key} is one of {', '.join(words)}, not {shorten(value)}")
        return words.index(value)

    def some_of(self, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or any(word not in words for word in value) or len(set(value)) < len(value):
            raise self.wrong(f"{key} is a list of some of {', '.join(words)}, not {shorten(value)}")
        return tuple(value)

    def is_a(self, kind: str, name: str) -> bool:
        """Whether a name is that of such a card."""
        if name not in self.known:
            return False
        category, laid = self.known[name]
        if kind == "staff":
            return category in STAFF
        if kind == "event":
            return laid != NOWHERE
        return kind == "card" or laid == IN_QUARTERS


def words_like(word: str, known: Iterable[str]) -> str:
    """What may have been meant by a word that is none, or what there is."""
    near = get_close_matches(word[:LONGEST_QUOTE], list(known), 3, 0.7)
    return f"did you mean {' or '.join(map(repr, near))}?" if near else f"there are {listed(sorted(known))}"
