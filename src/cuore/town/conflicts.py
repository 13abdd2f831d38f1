"""Wishes that cannot hold together, when no town fits them all, and everything that somebody wants, wish by wish.

A conflict is a set of wishes that no town fits, while any of them alone could be given up and one would. The smallest
is told, and after it those that are left when its wishes are put aside. The boxes and "printed cards only" count as
wishes: other boxes may have what these have not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from cuore.engine.errors import IllegalTown
from cuore.engine.rules import Rules
from cuore.engine.setup import host_of
from cuore.engine.words import REMINISCENCE
from cuore.town.drawing import NO_WISHES, Drawer, NoTown, drawer
from cuore.town.layouts import Layouts
from cuore.town.naming import find_card, the_boxes
from cuore.town.offer import Offer
from cuore.town.wishes import MECHANICS, Wishes, read_wish, words_of_maids
from cuore.town.work import Work

BOXES: Final = "boxes"
PRINTED: Final = "printed_only"
WITHOUT: Final = "without"
REMINISCENCES: Final = "reminiscences"


@dataclass(frozen=True)
class Atom:
    """One wish that could be given up: the list that it stands in, and its words."""

    list: str
    words: str

    def __str__(self) -> str:
        """As a person would say it."""
        return {
            BOXES: the_boxes(self.words.split(", ")),
            PRINTED: "printed cards only",
            WITHOUT: f"without {self.words}",
            "require": f"{self.words} required",
            "forbid": f"no {self.words}",
            "only": f"only {self.words}",
            "pin": f"{self.words} pinned",
            "ban": f"{self.words} banned",
            "piles": self.words,
            "costs": f"costs {self.words}",
            "together": "families together",
        }[self.list]


class ImpossibleWishes(NoTown):
    """No town fits the wishes: which of them cannot hold together, and why, as far as that can be told.

    Unless it is ``sure``, there may be less that cannot: to look at every set would have been too much work.
    """

    def __init__(self, conflicts: Sequence[Sequence[Atom]], reasons: Sequence[str], *, sure: bool = True) -> None:
        self.conflicts = tuple([tuple(conflict) for conflict in conflicts])
        self.sure = sure
        told = []
        for conflict, reason in zip(conflicts, reasons, strict=True):
            wishes = " + ".join([str(atom) for atom in conflict])
            why = "do not go together" if len(conflict) > 1 else "is not possible"
            told.append(f"{wishes} {why}{f' ({reason})' if reason else ''}")
        maybe = (
            "" if sure else "; fewer wishes might already exclude each other, but there are too many to try them all"
        )
        super().__init__(f"no town fits: {'; and '.join(told)}{maybe}")


@dataclass(frozen=True)
class Wanted:
    """Everything that somebody wants of a town."""

    rules: Rules
    boxes: tuple[str, ...]
    wishes: Wishes = NO_WISHES
    printed_only: bool = False
    without: tuple[str, ...] = ()
    any_boxes: bool = False
    """Whether other boxes would do as well."""

    def atoms(self) -> list[Atom]:
        """What could be given up, one by one; a slant keeps nobody out."""
        found = [Atom(BOXES, ", ".join(self.boxes))]
        found += [Atom(PRINTED, "")] if self.printed_only else []
        found += [Atom(WITHOUT, name) for name in self.without]
        for field in fields(self.wishes):
            value = getattr(self.wishes, field.name)
            if isinstance(value, int):
                found += [Atom(field.name, str(value))] if value else []
            elif field.name != "slant":
                found += [Atom(field.name, words) for words in value]
        return found

    def with_only(self, atoms: Sequence[Atom]) -> Wanted:
        """The same with these wishes alone; without the boxes, with all that can be played together."""
        kept = {name: tuple([atom.words for atom in atoms if atom.list == name]) for name in _LISTS}
        together = self.wishes.together if any(atom.list == "together" for atom in atoms) else 0
        return replace(
            self,
            wishes=Wishes(**kept, together=together),
            printed_only=any(atom.list == PRINTED for atom in atoms),
            without=tuple([atom.words for atom in atoms if atom.list == WITHOUT]),
            any_boxes=self.any_boxes or not any(atom.list == BOXES for atom in atoms),
        )

    def spelt_out(self) -> Wanted:
        """The same with every card by its whole name: with more boxes, a part of one might mean somebody else."""

        def whole(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple([self.rules.names[find_card(self.rules, name, self.kinds())] for name in names])

        wishes = replace(self.wishes, pin=whole(self.wishes.pin), ban=whole(self.wishes.ban))
        return replace(self, wishes=wishes, without=whole(self.without))

    def drawer(self) -> Drawer:
        """Who draws such towns; raises ``NoTown`` where there is none."""
        return drawer(self.rules, self.boxes, self.wishes, self.printed_only, self._left())

    def new_drawer(self, work: Work, kept: frozenset[int] = frozenset()) -> Drawer:
        """The same, found out with the work of a larger question; some cards stay though they have nothing to do."""
        offer = Offer(self.rules, self.boxes, self.printed_only)
        return Drawer(Layouts(offer, self.wishes, self._left(), kept), self.printed_only, work)

    def _left(self) -> frozenset[int]:
        here = self.kinds()
        left = frozenset([find_card(self.rules, name, here) for name in self.without])
        optional = Offer(self.rules, self.boxes).host.place.optional
        for kind in left:
            if self.rules.category[kind] not in optional:
                raise IllegalTown(f"{self.rules.names[kind]} cannot be left in the box: only special cards can")
        return left

    def is_possible(self, work: Work) -> bool:
        """Whether any town fits."""
        for boxes in self._choices_of_boxes():
            try:
                replace(self, boxes=boxes).new_drawer(work)
            except NoTown:
                continue
            return True
        return False

    def _choices_of_boxes(self) -> Iterator[tuple[str, ...]]:
        """The boxes; or else all of the same place, and where a wish names what is not there, those of another.

        Where a Reminiscence must be there, each of the boxes may come first, for the costs of its chiefs count.
        """
        if not self.any_boxes:
            yield self.boxes
            return
        rules = self.rules
        apart = host_of(rules, self.boxes).place.apart
        every = tuple(dict.fromkeys([*self.boxes, *rules.boxes]))
        of_towns = tuple([box for box in every if not rules.boxes[box].place.apart])
        here, elsewhere = (every, of_towns) if apart else (of_towns, every)
        yield here
        offered = replace(self, boxes=here).kinds()
        pinned = {find_card(rules, name, offered) for name in self.wishes.pin}
        words = {read_wish(text, self.words)[0] for text in (*self.wishes.require, *self.wishes.only)}
        if not apart and (REMINISCENCES in words or any(rules.category[k] == REMINISCENCE for k in pinned)):
            yield from ((first, *[box for box in here if box != first]) for first in here[1:])
        if elsewhere and (not pinned <= set(offered) or words.intersection(set(elsewhere).difference(here))):
            yield elsewhere

    @property
    def words(self) -> tuple[str, ...]:
        """The words that wishes may have."""
        return (*MECHANICS, *words_of_maids(tuple(self.rules.boxes)))

    def kinds(self) -> list[int]:
        """The cards that these boxes have to offer."""
        offer = Offer(self.rules, self.boxes)
        return [*offer.maids, *offer.special, *offer.guests]


_LISTS = tuple([field.name for field in fields(Wishes) if field.name not in ("together", "slant")])
