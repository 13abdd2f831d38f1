"""A language is a table from keys to templates; a speaker uses one to say messages about one game.

A template is text with the names of parts in braces. ``{count}`` is the part itself; ``{count|card|cards}`` chooses a
form by it: the first for one (a number), for yes (a flag), for somebody else (a seat), the second otherwise. Where a
language needs more than that, a template is a function of the speaker and the parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import TYPE_CHECKING

from cuore.text.message import CardPart, Message, Part, SeatPart
from cuore.text.phrase import Phrase, Piece, phrase

if TYPE_CHECKING:
    from cuore.engine.rules import Rules

Template = str | Callable[["Speaker", Mapping[str, Part]], Phrase]
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its templates by key, and how it names cards that lie somewhere, seats, zones and lists."""

    name: str
    templates: Mapping[str, Template]
    of_part: Callable[[Speaker, Part], Phrase]

    def with_words(self, more: Mapping[str, Template]) -> Language:
        """The same language with the words of another box."""
        return Language(self.name, {**self.templates, **more}, self.of_part)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says messages in a language, about the cards of some rules, to one of the players or to nobody in particular."""

    language: Language
    rules: Rules
    names: Sequence[str] = ()
    reader: int = NOBODY

    def say(self, said: Message) -> Phrase:
        """A message as a phrase."""
        template = self.language.templates[said.key]
        if not isinstance(template, str):
            return template(self, said.parts)
        pieces: list[Phrase | str] = []
        for text, name, _, _ in Formatter().parse(template):
            pieces.append(text)
            if name:
                field, *forms = name.split("|")
                part = said.parts[field]
                pieces.append(forms[self.form(part, len(forms))] if forms else self.part(part))
        return phrase(*pieces)

    def part(self, part: Part) -> Phrase:
        """One part as a phrase."""
        return self.say(part) if isinstance(part, Message) else self.language.of_part(self, part)

    def form(self, part: Part, forms: int) -> int:
        """Which of some forms goes with a part."""
        if isinstance(part, SeatPart):
            return int(part.seat == self.reader)
        if isinstance(part, bool):
            return int(not part)
        count = part.count if isinstance(part, CardPart) else part
        return min(int(count != 1), forms - 1)

    def card(self, kind: int) -> Phrase:
        """A card by its name."""
        return Phrase((Piece(self.rules.names[kind], "card", kind),))

    def seat(self, seat: int) -> Phrase:
        """A player by name."""
        return Phrase((Piece(self.names[seat], "seat", seat),))
