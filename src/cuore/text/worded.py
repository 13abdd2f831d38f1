"""Steps and rules as messages: the word is the key, the fields are the parts, each by its declared kind.

Nothing here knows any step or rule. One from a box that nobody has seen yet becomes a message like all others, and a
language that has its words can say it.
"""

from __future__ import annotations

from cuore.engine.card import Card
from cuore.engine.frame import Program, Step
from cuore.engine.rules import Rules
from cuore.engine.score_rules import ScoreRule
from cuore.engine.traits import Declared
from cuore.text.message import NOTHING, CardPart, Message, NamePart, Part

STEP, SCORE, COST, NEED = "step", "score", "cost", "need"
"""What the keys of steps, score rules, changes of price and requirements begin with."""

NAMING = ("card", "staff", "event", "quarters event")
NUMBERS = ("number", "count", "signed", "flag")
"""Kinds of fields: those that name a card, and those whose values are parts as they are."""

YOU = Message("you")
"""The reader of a card, as the one whom it is about."""


def named(rules: Rules, name: str) -> Part:
    """A card by its name; one that these rules do not have is the name alone."""
    if not name:
        return NOTHING
    kind = rules.kinds.get(name)
    return NamePart(name) if kind is None else CardPart(kind)


class Teller:
    """Makes messages of what one card does. ``you``: whether its reader carries it out, or somebody else."""

    def __init__(self, rules: Rules, card: Card, you: bool = True) -> None:
        self._rules = rules
        self._card = card
        self._you = you

    def program(self, program: Program) -> Message:
        """A program: the messages of its steps."""
        return Message("program", {"steps": tuple([self.step(step) for step in program]), "you": self._you})

    def step(self, step: Step) -> Message:
        """A step, with all that its card does to prices: some steps are about nothing else."""
        of_card: dict[str, Part] = {"you": self._you, "changes": self.changes()}
        return self._said(STEP, step, of_card)

    def score(self, rule: ScoreRule) -> Message:
        """An end-of-game rule."""
        return self._said(SCORE, rule, {"self": named(self._rules, self._card.name)})

    def changes(self, who: Part = YOU) -> tuple[Message, ...]:
        """What the card does to prices, for somebody."""
        return tuple([self._said(COST, change, {"who": who}) for change in self._card.changes])

    def requirements(self) -> tuple[Message, ...]:
        """What must hold before the card can be employed."""
        return tuple([self._said(NEED, need, {}) for need in self._card.requires])

    def _said(self, sort: str, thing: Declared, parts: dict[str, Part]) -> Message:
        key = f"{sort}.{thing.WORD}"
        parts = {**parts, **dict(thing.NUMBERS)}
        for name, kind in thing.FIELDS:
            parts[name] = self._part(f"{key}.{name}", kind.rstrip("?"), thing.field(name))
        return Message(key, parts)

    def _part(self, key: str, kind: str, value: object) -> Part:
        """The value of a field, by the kind of the field."""
        if kind in NUMBERS:
            assert isinstance(value, int)
            return value
        if kind in NAMING:
            return named(self._rules, str(value))
        if kind.startswith("one of "):
            return Message(f"{key}.{value}")
        assert isinstance(value, tuple), f"{key} is a {kind}"
        if kind == "steps":
            return self.program(value)
        return tuple([named(self._rules, item) if isinstance(item, str) else item for item in value])


def told_by_others(said: Message) -> Message:
    """The same, carried out by somebody else than the reader."""
    return Message(said.key, {name: _by_others(name, part) for name, part in said.parts.items()})


def _by_others(name: str, part: Part) -> Part:
    if name == "you":
        return False
    if isinstance(part, tuple):
        return tuple([_by_others("", item) for item in part])
    return told_by_others(part) if isinstance(part, Message) else part
