"""An open decision: a question to one seat and every legal answer.

A decision is plain data: it knows its options by number and by the names of their verbs, and no cards. Whoever has the
rules can read them in words. The words are the notation of games, so they are fixed English and never translated.
Whoever answers in words may shorten them as long as one option alone is meant: ``serve natsumi`` for ``serve Natsumi
Fujikawa``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuore.engine.errors import AmbiguousChoice, DamagedRecord, IllegalChoice, listed, shorten
from cuore.engine.options import ABSENT, Option, option_words, unpack
from cuore.engine.rules import Rules, fits, plain
from cuore.engine.verbs import question, question_named, verb, verb_named
from cuore.engine.words import KIND, MOST, SEAT_NAMES, card_of, number_of, option, seat_of, verb_of

BOUNDS: Final = {"number": (0, MOST), "seat": (0, len(SEAT_NAMES) - 1), "source": (-1, KIND), "paid": (0, MOST)}
"""The least and the most that the numbers of a decision can be."""


class Decision:
    """The open question, as plain data: equal to any other of the same content, and sent to any other process."""

    __slots__ = ("number", "options", "paid", "question", "seat", "source")

    def __init__(self, number: int, seat: int, question: int, source: int, options: list[int], paid: int = 0) -> None:
        self.number = number  # counts the decisions of a game from 0
        self.seat = seat
        self.question = question
        self.source = source  # the kind of card that asks, -1 for the turn itself
        self.options = options
        self.paid = paid  # while a Reminiscence is paid for: how many cards, or how much of a total

    def __len__(self) -> int:
        return len(self.options)

    def words(self, rules: Rules) -> list[str]:
        """All options in words, in order."""
        return [option_words(rules, packed) for packed in self.options]

    def unpacked(self, rules: Rules) -> list[Option]:
        """All options in parts, in order."""
        return [unpack(rules, packed, self.seat, self.question) for packed in self.options]

    def index(self, rules: Rules, text: str) -> int:
        """The number of the one option that ``text`` means."""
        words = self.words(rules)
        if text in words:
            return words.index(text)
        wanted = plain(text)
        for i, said in enumerate(words):
            if plain(said) == wanted:
                return i
        found = [i for i, said in enumerate(words) if wanted and fits(wanted.split(), plain(said).split())]
        if len(found) > 1:
            found = self._told_apart(rules, text, found)
        if len(found) > 1:
            possible = [words[i] for i in found]
            raise AmbiguousChoice(f"{shorten(text)} could mean: {listed(possible, '; ')}", text, possible)
        if not found:
            raise IllegalChoice(f"{shorten(text)} is not possible now; possible is: {listed(words, '; ')}", text, words)
        return found[0]

    def _told_apart(self, rules: Rules, text: str, found: list[int]) -> list[int]:
        """Of options that differ only in what lies on a card, those that the text means: it says so in parentheses."""
        options = [unpack(rules, self.options[i], self.seat, self.question) for i in found]
        first = options[0]
        for other in options:
            if other.entry == ABSENT or (other.verb, other.kind, other.owner) != (first.verb, first.kind, first.owner):
                return found
        state = plain(text.rpartition("(")[2].partition(")")[0]) if "(" in text else ""
        same = [i for i, other in zip(found, options, strict=True) if plain(rules.entry_state(other.entry)) == state]
        return same or found

    def data(self) -> dict[str, object]:
        """Everything, as plain values; ``decision_from`` makes an equal decision of them."""
        return {
            "number": self.number,
            "seat": self.seat,
            "question": question(self.question).name,
            "source": self.source,
            "options": [[verb(verb_of(o)).name, card_of(o), seat_of(o), number_of(o)] for o in self.options],
            "paid": self.paid,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[int, int, int, int, int, tuple[int, ...]]:
        return self.number, self.seat, self.question, self.source, self.paid, tuple(self.options)

    def __repr__(self) -> str:
        options: list[str] = []
        for o in self.options:
            parts = dict.fromkeys(("card", "own", "entry"), f"#{card_of(o)}")
            parts |= {"seat": SEAT_NAMES[seat_of(o)], "number": str(number_of(o)), "event": f"#{number_of(o)}"}
            options.append(verb(verb_of(o)).template.format(illness="event", **parts))
        by = f" by #{self.source}" if self.source >= 0 else ""
        seat = SEAT_NAMES[self.seat]
        return f"<Decision {self.number}: {seat} is asked {question(self.question).name!r}{by}: {'; '.join(options)}>"

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        # Numbers of verbs that a box brings may differ in another process; names do not.
        return decision_from, (self.data(),)


def decision_from(data: Mapping[str, object]) -> Decision:
    """The decision that has such data; refused where no decision could have them."""
    unknown = data.keys() - (*BOUNDS, "question", "options")
    if unknown:
        raise DamagedRecord(f"a decision has no {listed([shorten(name) for name in unknown])}")
    found: list[int] = []
    for name, (least, most) in BOUNDS.items():
        value = data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise DamagedRecord(f"the {name} of a decision is a number from {least} to {most}, not {shorten(value)}")
        found.append(value)
    asked, options = data.get("question"), data.get("options")
    if not isinstance(asked, str) or not isinstance(options, list):
        raise DamagedRecord("a decision has the name of its question, and a list of options")
    packed: list[int] = []
    for known in options:
        if not _is_option(known):
            raise DamagedRecord(f"an option is the name of its verb, a card, a seat and a number, not {shorten(known)}")
        packed.append(option(verb_named(known[0]).number, known[1], known[2], known[3]))
    number, seat, source, paid = found
    return Decision(number, seat, question_named(asked).number, source, packed, paid)


def _is_option(known: object) -> bool:
    """Whether something could be an option, as a decision's data has them."""
    if not isinstance(known, list) or len(known) != 4 or not isinstance(known[0], str):
        return False
    for value in known[1:]:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            return False
    return bool(known[1] <= KIND and known[2] < len(SEAT_NAMES) and known[3] <= MOST)
