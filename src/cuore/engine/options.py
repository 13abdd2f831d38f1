"""One option unpacked: what is done, with which card, to whom, and where the thing lies.

Inside a game an option is one small int. Everybody outside reads it here: which parts it has follows from the template
of its verb and from nothing else.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.rules import Rules
from cuore.engine.verbs import IN_HAND, IN_PARK, OWN_BEERS, QUARTERS, question, verb
from cuore.engine.words import (
    BEER,
    BUILDING,
    HIGH_CLASS,
    KIND,
    SEAT_NAMES,
    card_of,
    entry_of,
    number_of,
    seat_of,
    verb_of,
)

ABSENT: Final = -1


class Option:
    """An option in parts. A part that its verb has not is -1.

    ``entry`` is a card in the private quarters of ``owner``: ``on_it`` lie so many events, ``under_it`` a card, if any.
    ``event`` is the event that is moved, returned or cured; ``at`` is the place where the thing lies that the option is
    about.
    """

    __slots__ = ("at", "card", "entry", "event", "number", "on_it", "owner", "packed", "seat", "under_it", "verb")

    def __init__(self, packed: int, verb: str, at: str) -> None:
        self.packed = packed
        self.verb = verb
        self.at = at
        self.card = ABSENT
        self.seat = ABSENT
        self.number = ABSENT
        self.event = ABSENT
        self.owner = ABSENT
        self.entry = ABSENT
        self.on_it = ABSENT
        self.under_it = ABSENT

    @property
    def kind(self) -> int:
        """The kind of card it is about, wherever it lies; -1 if it is about none."""
        return self.card if self.entry == ABSENT else self.entry & KIND

    def data(self) -> dict[str, object]:
        """The parts that it has, as plain values; an entry with what lies on and under its card."""
        found: dict[str, object] = {"verb": self.verb}
        parts = (("card", self.card), ("seat", self.seat), ("number", self.number), ("event", self.event))
        found.update([(name, value) for name, value in parts if value != ABSENT])
        if self.entry != ABSENT:
            found["owner"] = self.owner
            entry = {"card": self.entry & KIND}
            if self.on_it:
                entry["events"] = self.on_it
            if self.under_it != ABSENT:
                entry["under"] = self.under_it
            found["entry"] = entry
        if self.at:
            found["at"] = self.at
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.packed)

    def __repr__(self) -> str:
        parts = [f"card=#{self.kind}"] if self.kind != ABSENT else []
        parts += [f"events={self.on_it}"] if self.on_it > 0 else []
        parts += [f"event=#{self.event}"] if self.event != ABSENT else []
        parts += [f"owner={SEAT_NAMES[self.owner]}"] if self.owner != ABSENT else []
        parts += [f"seat={SEAT_NAMES[self.seat]}"] if self.seat != ABSENT else []
        parts += [f"number={self.number}"] if self.number != ABSENT else []
        parts += [f"at={self.at}"] if self.at else []
        return f"<Option {' '.join([repr(self.verb), *parts])}>"


def unpack(rules: Rules, packed: int, asked: int = ABSENT, about: int = ABSENT) -> Option:
    """An option in parts: of the question ``about``, put to the seat ``asked``, as far as these are known."""
    what = verb(verb_of(packed))
    found = Option(packed, what.name, place_of(rules, packed, about))
    for part in what.parts:
        if part == "card":
            found.card = card_of(packed)
        elif part == "seat":
            found.seat = seat_of(packed)
        elif part == "number":
            found.number = number_of(packed)
        elif part == "event":
            found.event = number_of(packed)
        elif part == "illness":
            found.event = _lying_on(rules, entry_of(packed))
        else:
            found.owner = asked if part == "own" else seat_of(packed)
            found.entry = entry_of(packed)
            _, found.on_it, found.under_it = rules.entry_parts(found.entry)
    return found


def place_of(rules: Rules, packed: int, about: int) -> str:
    """Where the thing lies that an option of a question is about; see ``verbs.PLACES``."""
    what = verb(verb_of(packed))
    at = what.at if about == ABSENT else question(about).at.get(what.number, what.at)
    if "card" in what.parts and (at == IN_HAND or at == QUARTERS):
        category = rules.category[card_of(packed)]
        if category == BEER:  # beers and high class maids never come into hand or quarters
            return OWN_BEERS
        if category == HIGH_CLASS:
            return IN_PARK
    return at


def _lying_on(rules: Rules, entry: int) -> int:
    """The kind of event that lies on cards like this one; -1 where there is none such."""
    return rules.storm if rules.category[entry & KIND] == BUILDING else rules.illness


def option_words(rules: Rules, packed: int) -> str:
    """One option in the words of the notation."""
    what = verb(verb_of(packed))
    words: dict[str, str] = {}
    for part in what.parts:
        if part == "card":
            words[part] = rules.names[card_of(packed)]
        elif part == "seat":
            words[part] = SEAT_NAMES[seat_of(packed)]
        elif part == "number":
            words[part] = str(number_of(packed))
        elif part == "event":
            words[part] = rules.names[number_of(packed)]
        elif part == "illness":
            words[part] = rules.names[_lying_on(rules, entry_of(packed))]
        else:
            words[part] = rules.entry_words(entry_of(packed))
    return what.template.format(**words)
