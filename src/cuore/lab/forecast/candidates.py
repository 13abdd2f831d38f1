"""Towns to choose from in a search: drawn within the wishes, then more that have something of the best so far.

Where the wishes leave it open, some towns do without a mechanic: with all events and beers of four boxes no choice of
maids makes a short game. Who searches prefers towns that leave nothing in the box, and says what one does without.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from cuore.engine.errors import CuoreError
from cuore.engine.luck import luck_from_seed
from cuore.engine.rules import Rules
from cuore.engine.words import CATEGORY_NAMES
from cuore.town import IllegalWish, Town, Wishes, draw_town
from cuore.town.conflicts import Wanted
from cuore.town.offer import Offer
from cuore.town.wishes import GUESTS, MECHANICS, meant

WHOLE: Final = 0.6
"""The part of the towns that has everything that the boxes bring; the rest is for all other choices together."""

CHANGES: Final = 4
DRAWS: Final = 40
KEPT: Final = 6
"""Of every parent so many times some maids are kept, and so many towns drawn with them."""


class Drawn(NamedTuple):
    """A town, and the mechanics that it does without though nobody wished so."""

    town: Town
    left_out: tuple[str, ...]


class Pool:
    """Draws towns for one search; none comes twice."""

    def __init__(self, wanted: Wanted, key: str) -> None:
        self._wanted = wanted
        self._key = key
        self._seen: set[Town] = set()

    def __repr__(self) -> str:
        return f"<Pool of {len(self._seen)} towns>"

    def first(self, count: int) -> list[Drawn]:
        """Some towns by chance, so many at most; wishes that no town fits are refused."""
        wanted = self._wanted
        draw_town(
            wanted.rules,
            wanted.boxes,
            self._key,
            wanted.wishes,
            printed_only=wanted.printed_only,
            without=wanted.without,
        )
        found = list(self._draw((), round(count * WHOLE), "whole"))
        choices = [choice for choice in self._choices() if self._is_possible(choice)]
        each = int(count * (1 - WHOLE) / max(len(choices), 1))
        for choice in choices:
            found += self._draw(choice, each, f"without {', '.join(choice)}")
        return found

    def kin(self, parents: Sequence[Drawn], generation: int) -> list[Drawn]:
        """Towns that have some maids of others, and do without the same."""
        luck = luck_from_seed(f"{self._key}/kin")
        found: list[Drawn] = []
        for number, parent in enumerate(parents):
            for change in range(CHANGES):
                purpose = f"generation {generation}, parent {number}, change {change}"
                order = list(range(len(parent.town.maids)))
                luck.shuffle(purpose, order)
                found += self._draw(parent.left_out, DRAWS, purpose, [parent.town.maids[at] for at in order[:KEPT]])
        return found

    def _draw(self, left_out: tuple[str, ...], count: int, purpose: str, pins: Sequence[str] = ()) -> Iterator[Drawn]:
        try:
            drawer = self._without(left_out, pins).drawer()
        except CuoreError:  # these cards do not go together with what was wished
            return
        for number in range(count):
            town = drawer.draw(f"{self._key}/{purpose}/{number}")
            if town not in self._seen:
                self._seen.add(town)
                yield Drawn(town, left_out)

    def _without(self, left_out: tuple[str, ...], pins: Sequence[str] = ()) -> Wanted:
        wishes = self._wanted.wishes
        pinned = tuple(dict.fromkeys([*wishes.pin, *pins]))
        return replace(self._wanted, wishes=replace(wishes, forbid=(*wishes.forbid, *left_out), pin=pinned))

    def _is_possible(self, left_out: tuple[str, ...]) -> bool:
        try:
            self._without(left_out).drawer()
        except CuoreError:
            return False
        return True

    def _choices(self) -> list[tuple[str, ...]]:
        """What could be left out: every mechanic of these boxes that nobody has said anything about."""
        open_ones = mechanics_in(self._wanted.rules, self._wanted.boxes) - said_of(self._wanted.wishes)
        words = [word for word in MECHANICS if word in open_ones]
        return [choice for size in range(1, len(words) + 1) for choice in combinations(words, size)]


def mechanics_in(rules: Rules, boxes: tuple[str, ...]) -> set[str]:
    """The mechanics that some boxes bring, by their words."""
    offer = Offer(rules, boxes)
    there = {CATEGORY_NAMES[rules.category[kind]] for kind in offer.special}
    found = {word for word, category in MECHANICS.items() if category in there}
    return found | {GUESTS} if offer.guests else found


def said_of(wishes: Wishes) -> set[str]:
    """The mechanics that wishes speak of; who says how many there are speaks of all."""
    found: set[str] = set()
    for text in (*wishes.require, *wishes.forbid, *wishes.piles):
        try:
            word = meant(text.partition("=")[0], (*MECHANICS, "mechanics"))
        except IllegalWish:
            continue
        found |= set(MECHANICS) if word == "mechanics" else {word}
    return found
