"""A language is a table from keys to templates; a speaker uses one to say messages about one game.

A template is text with the names of parts in braces:

- ``{count}`` is the part itself, ``{who:whose}`` the part in one of the language's cases, ``{who:whose by}`` in one
  that looks at another part too;
- ``{count|card|cards}`` chooses a form by a part: the first for one (a number), for yes (a flag), for somebody else (a
  seat), the second otherwise;
- ``{=place}`` stands for the words of another key, said with the same parts.

Where a language needs more than that, a template is a function of the speaker and the parts. A key that ends in ``@``
and the name of a place is how that place says it: ``place`` is the Town, ``place@park`` the Park.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import TYPE_CHECKING

from cuore.text.message import CardPart, Message, Part, SeatPart
from cuore.text.phrase import Phrase, Piece, join, phrase

if TYPE_CHECKING:
    from cuore.engine.rules import Rules

Template = str | Callable[["Speaker", Mapping[str, Part]], Phrase]
Case = Callable[..., Phrase]
"""A way to say a part: a function of the speaker, the part, and the other parts that a template names behind it."""

NOBODY = -1
WORDS_OF = "="


@dataclass(frozen=True, slots=True, repr=False)
class Language:
    """A language: its templates by key, how it names cards, seats, zones and lists, and its cases by name."""

    name: str
    templates: Mapping[str, Template]
    of_part: Callable[[Speaker, Part], Phrase]
    cases: Mapping[str, Case] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Language {self.name!r}: {len(self.templates)} keys>"

    def about(self, rules: Rules) -> Language:
        """The same language with the words that the boxes of these rules bring along."""
        brought = [box.words[self.name] for box in rules.boxes.values() if self.name in box.words]
        return self.with_words({key: words[key] for words in brought for key in words}) if brought else self

    def with_words(self, more: Mapping[str, Template]) -> Language:
        """The same language with the words of another box."""
        return Language(self.name, {**self.templates, **more}, self.of_part, self.cases)


@dataclass(frozen=True, slots=True, repr=False)
class Speaker:
    """Says messages in a language, about the cards of some rules, to one of the players or to nobody in particular.

    ``place`` is where the game is played, where that place has words of its own.
    """

    language: Language
    rules: Rules
    names: Sequence[str] = ()
    reader: int = NOBODY
    place: str = ""

    def __repr__(self) -> str:
        reader = (
            f"to {self.names[self.reader]}" if NOBODY < self.reader < len(self.names) else "to nobody in particular"
        )
        return f"<Speaker of {self.language.name!r} {reader}>"

    def say(self, said: Message) -> Phrase:
        """A message as a phrase."""
        return self.words(said.key, said.parts)

    def say_all(self, said: Iterable[Message]) -> Phrase:
        """Sentences, one after the other."""
        return join(" ", [self.say(sentence) for sentence in said])

    def words(self, key: str, parts: Mapping[str, Part]) -> Phrase:
        """The words of a key, with some parts."""
        template = self.template(key)
        return self.fill(template, parts) if isinstance(template, str) else template(self, parts)

    def fill(self, template: str, parts: Mapping[str, Part]) -> Phrase:
        """Any words in the shape of a template, with some parts."""
        pieces: list[Phrase | str] = []
        for text, name, case, _ in Formatter().parse(template):
            pieces.append(text)
            if name:
                pieces.append(self._filled(name, case or "", parts))
        return phrase(*pieces)

    def template(self, key: str) -> Template:
        """What stands behind a key, here."""
        templates, here = self.language.templates, f"{key}@{self.place}"
        return templates[here if self.place and here in templates else key]

    def _filled(self, name: str, case: str, parts: Mapping[str, Part]) -> Phrase | str:
        """What belongs between two braces."""
        part: Part
        if name.startswith(WORDS_OF):
            part = Message(name.removeprefix(WORDS_OF), parts)
        else:
            name, *forms = name.split("|")
            part = parts[name]
            if forms:
                return forms[self.form(part, len(forms))]
        if not case:
            return self.part(part)
        case, *others = case.split()
        return self.language.cases[case](self, part, *[parts[other] for other in others])

    def part(self, part: Part) -> Phrase:
        """One part as a phrase."""
        return self.say(part) if isinstance(part, Message) else self.language.of_part(self, part)

    def form(self, part: Part, forms: int) -> int:
        """Which of some forms goes with a part."""
        if isinstance(part, SeatPart):
            return int(self.is_reader(part.seat))
        if isinstance(part, bool):
            return int(not part)
        return min(int(_count(part) != 1), forms - 1)

    def is_reader(self, seat: int) -> bool:
        """Whether a seat is the one that is spoken to."""
        return seat == self.reader != NOBODY

    def card(self, kind: int) -> Phrase:
        """A card by its name."""
        return Phrase((Piece(self.rules.names[kind], "card", kind),))

    def seat(self, seat: int) -> Phrase:
        """A player by name."""
        return Phrase((Piece(self.names[seat], "seat", seat),))

    def zone(self, name: str) -> Phrase:
        """A place for cards, by its name in the declaration of the state."""
        return self._declared(f"zone.{name}", name)

    def counter(self, name: str) -> Phrase:
        """A number of the state, by its name in the declaration."""
        return self._declared(f"counter.{name}", name)

    def _declared(self, key: str, name: str) -> Phrase:
        """The words for something declared; if nobody brought any, its name."""
        return self.words(key, {}) if key in self.language.templates else phrase(name.replace("_", " "))


def _count(part: Part) -> int:
    """How many things a part is about."""
    if isinstance(part, tuple):
        return sum(_count(one) for one in part)
    return part if isinstance(part, int) else part.count if isinstance(part, CardPart) else 1
