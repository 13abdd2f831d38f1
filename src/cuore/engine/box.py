"""A box of cards is one thing: its cards, the rules that only they have, where it is played and by whom, and its help.

Everything that is said about a box is said here once; towns, commands, the arena and card files ask it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cuore.engine.card import COMMON, Card
from cuore.engine.costs import CostChange
from cuore.engine.errors import CuoreError
from cuore.engine.frame import Program, Step
from cuore.engine.place import Place
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.sealed import Sealed
from cuore.engine.zones import Counter, Zone

Words = Mapping[str, Any]
"""Keys of messages, and what a language says for each."""


class TownNeed(Sealed):
    """General maids of whom a town needs some: those who bring something, those of a title, or some by name.

    Who brings something does the ``deed``, by her traits. With a ``mechanic`` they are needed only where cards of that
    category take part. A town drawn by chance always has ``least`` of them. One chosen by hand is refused without
    them, for the ``reason``, if there is one; with ``if_combined`` only where the box is combined with others.
    """

    def __init__(
        self,
        least: int,
        *,
        deed: str = "",
        title: str = "",
        names: tuple[str, ...] = (),
        mechanic: str = "",
        reason: str = "",
        if_combined: bool = False,
    ) -> None:
        self.least = least
        self.deed = deed
        self.title = title
        self.names = names
        self.mechanic = mechanic
        self.reason = reason
        self.if_combined = if_combined

    def __repr__(self) -> str:
        whom = f"called {self.title}" if self.title else f"of {', '.join(self.names)}"
        return f"<TownNeed: {self.least} {f'for {self.deed}' if self.deed else whom}>"


class Box(Sealed):
    """One box. ``id`` is its name in notations and commands, ``title`` the one on its lid, ``about`` a word on it.

    ``players`` is the fewest and the most that it is for. ``first_town`` names the ten maids recommended for a first
    game, ``beginners_without`` the events that a beginners' game leaves in the box. ``love`` says whether Love, which
    is the same in every box, lies in it too, and ``love_deduced`` what its book does not print of that. ``retired`` are
    names that its cards once had, and what has become of each; old positions, games and card files are told so.

    What it brings to the vocabulary: ``steps``, ``score_rules``, ``cost_changes`` and ``requirements`` of its own
    cards; ``programs`` that are no single card's, by the names that positions give them; ``zones`` and
    counters as they are declared; ``verbs``, ``questions`` and ``events`` by their numbers; and ``words`` for all of
    these, by language. ``help_lines`` are lines of a word and what it means, for the page that explains the game.
    """

    def __init__(
        self,
        box_id: str,
        title: str,
        *,
        place: Place,
        cards: Sequence[Card] = (),
        about: str = "",
        players: tuple[int, int] = (2, 6),
        first_town: tuple[str, ...] = (),
        needs: tuple[TownNeed, ...] = (),
        beginners_without: tuple[str, ...] = (),
        love: bool = True,
        love_deduced: tuple[str, ...] = (),
        retired: Mapping[str, str] | None = None,
        steps: Sequence[type[Step]] = (),
        score_rules: Sequence[type[ScoreRule]] = (),
        cost_changes: Sequence[type[CostChange]] = (),
        requirements: Sequence[type[Requirement]] = (),
        programs: Mapping[str, Program] | None = None,
        zones: tuple[Zone | Counter, ...] = (),
        verbs: tuple[int, ...] = (),
        questions: tuple[int, ...] = (),
        events: tuple[int, ...] = (),
        words: Mapping[str, Words] | None = None,
        help_lines: tuple[tuple[str, str], ...] = (),
    ) -> None:
        for card in cards:
            if card.box not in (box_id, COMMON):
                raise CuoreError(f"{card.name} says that it is in the box {card.box!r}, not in {box_id!r}")
        self.id = box_id
        self.title = title
        self.about = about
        self.place = place
        self.cards = tuple(cards)
        self.players = players
        self.first_town = first_town
        self.needs = needs
        self.beginners_without = beginners_without
        self.love = love
        self.love_deduced = love_deduced
        self.retired: Mapping[str, str] = MappingProxyType(dict(retired or {}))
        self.steps = tuple(steps)
        self.score_rules = tuple(score_rules)
        self.cost_changes = tuple(cost_changes)
        self.requirements = tuple(requirements)
        self.programs: Mapping[str, Program] = MappingProxyType(dict(programs or {}))
        self.zones = zones
        self.verbs = verbs
        self.questions = questions
        self.events = events
        by_language = {language: MappingProxyType(dict(said)) for language, said in (words or {}).items()}
        self.words: Mapping[str, Words] = MappingProxyType(by_language)
        self.help_lines = help_lines

    def __repr__(self) -> str:
        return f"<Box {self.id!r}: {self.title}, {len(self.cards)} kinds of cards>"
