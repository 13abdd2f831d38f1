"""The lines of a position, and the words, numbers, seats and cards that they are made of.

Whoever reads a part of a position asks for its lines here. A line that nobody asks for is a mistake, and so is one
that cannot be understood; either is told with its number.
"""

from __future__ import annotations

import re

from cuore.engine.errors import CuoreError, DamagedRecord, shorten
from cuore.engine.position.notation import (
    BUILDING_WORDS,
    CARD_WORDS,
    HEADER,
    STORM_WORDS,
    split_cards,
    split_lines,
)
from cuore.engine.rules import Rules
from cuore.engine.setup import has_chiefs, host_of, of_boxes
from cuore.engine.words import (
    BUILDING,
    ENDING_NAMES,
    ILL,
    PHASE_NAMES,
    PRIVATE,
    SEAT_NAMES,
    UNDER,
)
from cuore.engine.zones import COUNT, ENDING, FLAG, ONE_SEAT, PHASE, SEATS, TABLE_ZONES, Counter

PILE_TAKES = {zone.key: zone.takes for zone in TABLE_ZONES if zone.sees == COUNT}
"""What lies in the face-down piles of the table."""


class Reader:
    """What a position says, and which of it was asked for. ``line`` is where we are, for error messages."""

    def __init__(self, rules: Rules, text: str) -> None:
        self.rules = rules
        self.line = 0
        self.values: dict[str, tuple[int, str]] = {}
        self.frames: list[tuple[int, str]] = []
        for number, word, value in split_lines(text, HEADER):
            key = word.lower() if word[1:2] != " " else word[0].upper() + word[1:].lower()
            if key == "frame":
                self.frames.append((number, value))
                continue
            if key in self.values:
                raise DamagedRecord(f"{shorten(key)} was said before, in line {self.values[key][0]}", line=number)
            self.values[key] = (number, value)
        self.said = frozenset(self.values)
        boxes = self.text("boxes")
        self.boxes = tuple(b.strip() for b in boxes.split(",")) if boxes else (rules.cards[0].box,)
        try:
            self.host = host_of(rules, self.boxes)
        except CuoreError as error:
            raise self.damaged(str(error)) from None
        self.place = self.host.place
        self.kinds = of_boxes(rules, self.boxes)
        if not self.place.apart and not has_chiefs(rules, self.boxes[0]):
            raise self.damaged(f"the box {self.boxes[0]!r} has no chiefs: name another box first")

    def damaged(self, reason: str) -> DamagedRecord:
        return DamagedRecord(reason, line=self.line)

    def text(self, key: str, default: str = "") -> str:
        self.line, value = self.values.pop(key, (0, default))
        return value

    def number(self, key: str, default: int, least: int = 0, most: int = 1_000_000) -> int:
        value = self.text(key, str(default))
        if not re.fullmatch("-?[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise self.damaged(f"{key} must be a number from {least} to {most}, not {shorten(value)}")
        return int(value)

    def flag(self, key: str, default: str = "no") -> bool:
        value = self.text(key, default)
        if value not in ("yes", "no"):
            raise self.damaged(f"{key!r} is yes or no, not {shorten(value)}")
        return value == "yes"

    def word_of(self, key: str, words: tuple[str, ...], default: str) -> int:
        value = self.text(key, default)
        if value not in words:
            raise self.damaged(f"{key} is one of {', '.join(words)}, not {shorten(value)}")
        return words.index(value)

    def seat(self, value: str, seats: int) -> int:
        place = SEAT_NAMES.find(value.upper()) if len(value) == 1 else -1
        if not 0 <= place < seats:
            raise self.damaged(f"{shorten(value)} is not a seat: there are {', '.join(SEAT_NAMES[:seats])}")
        return place

    def seats(self, letters: str, count: int) -> int:
        """A set of seats as bits."""
        found = 0
        for letter in letters:
            seat = 1 << self.seat(letter, count)
            if found & seat:
                raise self.damaged(f"{letter} is said twice")
            found |= seat
        return found

    def find(self, name: str) -> int:
        try:
            return self.rules.find(name, self.kinds)
        except CuoreError as error:
            raise self.damaged(str(error)) from None

    def find_quietly(self, name: str) -> int:
        try:
            return self.rules.find(name, self.kinds)
        except CuoreError:
            return -1

    def entry(self, words: str) -> tuple[int, int]:
        """One card with what lies on and under it, and how many there are of it."""
        match = CARD_WORDS.match(words)
        assert match is not None
        ill = match["ill"] or ("1" if "(ill" in words else "0")
        count = match["count"] or "1"
        if len(count) > 3 or len(ill) > 3:
            raise self.damaged(f"{shorten(words)}: that is too many")
        building = BUILDING_WORDS.match(match["name"])
        if building and building["name"]:
            kind = self.find_quietly(building["name"])
            if kind >= 0 and self.rules.category[kind] == BUILDING:
                return kind + self.inside(building["inside"]), int(count)
        kind = self.find(match["name"])
        if int(ill) and (self.rules.category[kind] > PRIVATE or self.rules.illness not in self.kinds):
            raise self.damaged(f"{self.rules.names[kind]} cannot be ill")
        return kind + int(ill) * ILL, int(count)

    def inside(self, words: str) -> int:
        """What lies under a building, and the storms on it."""
        found = 0
        for part in split_cards(words):
            storm = STORM_WORDS.match(part)
            if storm and self.rules.storm not in self.kinds:
                raise self.damaged(f"{shorten(words)}: there are no storms in these boxes")
            if storm:
                storms = int(storm["storms"] or 1) if len(storm["storms"] or "") < 3 else 99
                if not 1 <= storms <= 15 or found & 15 * ILL:
                    raise self.damaged(f"{shorten(words)}: 1 to 15 storms can lie on a building")
                found += storms * ILL
            else:
                if found >= UNDER:
                    raise self.damaged(f"{shorten(words)}: one card can lie under a building")
                found += (self.find(part) + 1) * UNDER
        return found

    def cards(self, value: str) -> list[int]:
        found: list[int] = []
        for words in split_cards(value):
            entry, count = self.entry(words)
            found += [entry] * count
        return found

    def cards_of(self, key: str, categories: tuple[int, ...]) -> list[int]:
        """The cards of a line that allows some categories only, and nothing lying on them."""
        found = self.cards(self.text(key))
        for entry in found:
            if entry >= ILL or self.rules.category[entry] not in categories:
                raise self.damaged(f"{self.rules.entry_words(entry)} cannot be said there")
        return found

    def counter(self, counter: Counter, usual: int, seats: int, who: str = "") -> object:
        """The value of a counter (a flag or a number), the usual one if it is not said."""
        key = who + counter.key
        if counter.form == ONE_SEAT:
            return self.seat(self.text(key, SEAT_NAMES[usual]), seats)
        if counter.form == PHASE:
            return self.word_of(key, PHASE_NAMES, PHASE_NAMES[usual])
        if counter.form == ENDING:
            return self.word_of(key, ENDING_NAMES, ENDING_NAMES[usual])
        if counter.form == FLAG:
            return self.flag(key, "yes" if usual else "no")
        if counter.form == SEATS:
            return self.seats(self.text(key), seats) or usual
        return self.number(key, usual, counter.least)

    def shown_and_hidden(self, word: str) -> tuple[list[int], list[int]]:
        """Cards face up | a face-down pile, its top first."""
        shown, _, hidden = self.text(word).partition("|")
        up, down = self.cards(shown), self.cards(hidden)
        for kind in up + down:
            if kind >= ILL or self.rules.category[kind] not in PILE_TAKES[word]:
                raise self.damaged(f"{self.rules.entry_words(kind)} does not belong to the {word}")
        down.reverse()
        return up, down
