"""A town with all that is said about it, for the screen, for programs and for paper."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cuore.engine.rules import Rules
from cuore.engine.words import CATEGORY_NAMES, GENERAL
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.towns import checklist_sections, reason_message, town_title
from cuore.town import (
    Checklist,
    NamedTown,
    Reason,
    Town,
    Wishes,
    checklist,
    dead_cards,
    kinds_in,
    name_of,
    reasons,
    spoken,
    write_code,
)
from cuore.town.town import chosen_in
from cuore.town.wishes import GUESTS


@dataclass(frozen=True)
class Described:
    """A town in words. ``wishes`` are those that it was drawn by, ``seed`` the one that drew it; either may be none."""

    rules: Rules
    town: Town
    players: int = 2
    faster: bool = False
    wishes: Wishes | None = None
    seed: str | None = None

    @cached_property
    def code(self) -> str:
        """Its code."""
        return write_code(self.rules, self.town)

    @cached_property
    def _named(self) -> NamedTown | None:
        return name_of(self.rules, self.town)

    @property
    def name(self) -> str:
        """What it is called, if it has a name."""
        return self._named.name if self._named else ""

    @property
    def about(self) -> str:
        """What its name says of how it plays."""
        return self._named.about if self._named else ""

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(ENGLISH.about(self.rules), self.rules)

    @property
    def title(self) -> str:
        """Its boxes."""
        return str(self._speaker.say(town_title(self.rules, self.town)))

    @cached_property
    def why(self) -> dict[int, str]:
        """Why each card is in it, by kind."""
        return {kind: self._because(said) for kind, said in self._reasons.items()}

    @cached_property
    def _reasons(self) -> dict[int, tuple[Reason, ...]]:
        return reasons(self.rules, self.town, self.wishes)

    def _because(self, said: tuple[Reason, ...], count: int = 1) -> str:
        return str(self._speaker.say(reason_message(self.rules, said, count)))

    @property
    def maids(self) -> list[int]:
        """The general maids, the cheapest first."""
        kinds = [self.rules.kind(name) for name in self.town.maids]
        return sorted(kinds, key=lambda k: (self.rules.cost[k], k))

    @property
    def special(self) -> dict[str, list[int]]:
        """What lies there besides, by category."""
        found: dict[str, list[int]] = {}
        for kind in chosen_in(self.rules, self.town):
            category = self.rules.category[kind]
            if category != GENERAL:
                found.setdefault(f"{CATEGORY_NAMES[category]}s", []).append(kind)
        return {category: self._as_listed(kinds) for category, kinds in found.items()}

    def _as_listed(self, kinds: list[int]) -> list[int]:
        """Some cards in the order of the list of what to take out of the boxes."""
        order = [pile.kind for _, piles in self._checklist.sections for pile in piles]
        return sorted(kinds, key=lambda kind: order.index(kind) if kind in order else len(order))

    @property
    def others(self) -> list[tuple[str, list[tuple[str, list[int]]]]]:
        """What is there beside the general maids, by category; of each, who is there for the same reason."""
        guests = self._as_listed([self.rules.kind(name) for name in self.town.guests])
        found = []
        for category, kinds in {**self.special, **({GUESTS: guests} if guests else {})}.items():
            groups: dict[str, list[int]] = {}
            for kind in kinds:
                groups.setdefault(self.why[kind], []).append(kind)
            told = [(self._because(self._reasons[some[0]], len(some)), some) for some in groups.values()]
            found.append((category, told))
        return found

    @cached_property
    def dead(self) -> dict[int, tuple[str, ...]]:
        """Cards that can do nothing here, and what they lack: a town that was drawn has none."""
        return dead_cards(self.rules, kinds_in(self.rules, self.town))

    @cached_property
    def list(self) -> list[tuple[str, list[str]]]:
        """What to take out of the boxes."""
        say = self._speaker.say
        return [
            (str(say(title)), [str(say(line)) for line in lines])
            for title, lines in checklist_sections(self.rules, self._checklist)
        ]

    @cached_property
    def _checklist(self) -> Checklist:
        return checklist(self.rules, self.town, self.players, faster=self.faster)

    def data(self) -> dict[str, object]:
        """All of it for programs."""
        names = self.rules.names
        return {
            "code": self.code,
            "spoken": spoken(self.code),
            "name": self.name or None,
            "boxes": list(self.town.boxes),
            "maids": [self._card(kind) for kind in self.maids],
            "special": {category: [names[k] for k in kinds] for category, kinds in self.special.items()},
            "without": list(self.town.without),
            "guests": list(self.town.guests),
            "dead": {names[kind]: list(lack) for kind, lack in self.dead.items()},
            "why": {names[kind]: words for kind, words in self.why.items()},
            "players": self.players,
            "faster": self.faster,
            "setup": [{"title": title, "lines": lines} for title, lines in self.list],
            "wishes": self.wishes.data() if self.wishes else {},
            "seed": self.seed,
        }

    def _card(self, kind: int) -> dict[str, object]:
        card = self.rules.cards[kind]
        return {"name": card.name, "cost": card.cost, "box": card.box, "roles": list(self.rules.traits(kind).roles())}
