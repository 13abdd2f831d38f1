"""Which wishes cannot hold together, when no town fits them all.

A conflict is a set of wishes that no town fits, while any of them alone could be given up and one would. The smallest
is told, and after it those that are left when its wishes are put aside. The boxes and "printed cards only" count as
wishes: other boxes may have what these have not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from itertools import combinations, islice
from typing import Final

from cuore.engine.errors import IllegalTown, listed
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, host_of, is_reconstruction
from cuore.engine.words import BEER, CATEGORY_NAMES, GENERAL
from cuore.town.alive import BEERS, mechanics_needed, mechanics_of, partners, sells_beer
from cuore.town.counting import MOST_WORK, TooMuch, Work
from cuore.town.drawing import NO_WISHES, Drawer, NoTown, drawer
from cuore.town.layouts import ATTACK, Layouts, families, has_quality
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.wishes import GUESTS, MECHANICS, MOST, PILES, ROLE_WORDS, Wishes, read_costs, read_wish, words_of_maids

SMALL: Final = 3
LOOKS: Final = 500
"""Sets of wishes up to this size are looked at, so many at most: a conflict that is told is one of the smallest. That
is enough for all pairs of thirty wishes, and for all sets of three of fourteen."""

EXPLAINING: Final = 2 * MOST_WORK
MOST_A_LOOK: Final = MOST_WORK // 8
LOOK_STEPS: Final = 30
"""The work that it may make to look for conflicts, and to look at one set; and what each look takes anyway."""

BOXES: Final = "boxes"
PRINTED: Final = "printed_only"
WITHOUT: Final = "without"


@dataclass(frozen=True)
class Atom:
    """One wish that could be given up: the list that it stands in, and its words."""

    list: str
    words: str

    def __str__(self) -> str:
        """As a person would say it."""
        return {
            BOXES: f"the boxes {self.words}",
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
            told.append(f"{wishes}{f' ({reason})' if reason else ''}")
        together = "cannot hold together" if any(len(conflict) > 1 for conflict in conflicts) else "cannot be had"
        maybe = "" if sure else " (maybe not the smallest such set: there are too many wishes to look at all)"
        super().__init__(f"no town fits: {'; and '.join(told)} {together}{maybe}")


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
                raise IllegalTown(f"{self.rules.names[kind]} is no special card that could be left in the box")
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
        """The boxes; or else all of the same place, and where a wish names what is not there, those of another."""
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


def explain(wanted: Wanted, error: NoTown | TooMuch) -> ImpossibleWishes | None:
    """What cannot hold together in wishes that could not be had.

    None where nothing is found that cannot: they may be possible, and only too many to be weighed.
    """
    wanted = wanted.spelt_out()
    left = wanted.atoms()
    search = _Search(wanted, left, is_impossible=isinstance(error, NoTown))
    conflicts: list[list[Atom]] = []
    sure = True
    while left and (conflict := search.smallest(left)):
        sure = search.is_sure
        conflicts.append(conflict)
        left = [atom for atom in left if atom not in conflict or atom.list == BOXES]
        if all(atom.list == BOXES for atom in conflict):
            break  # these boxes make no town at all
    if not conflicts:
        return None
    conflicts.sort(key=lambda conflict: any(atom.list == BOXES for atom in conflict))  # what the boxes lack comes last
    return ImpossibleWishes(conflicts, [reason_of(wanted, each) for each in conflicts], sure=sure)


class _Search:
    """Looks for wishes that cannot hold together, with the work of one question; no set is looked at twice."""

    def __init__(self, wanted: Wanted, atoms: Sequence[Atom], *, is_impossible: bool) -> None:
        self._wanted = wanted
        self._work = Work(EXPLAINING)
        self._seen: dict[frozenset[Atom], bool | None] = {frozenset(atoms): False if is_impossible else None}
        self.is_sure = True

    def _is_possible(self, atoms: Sequence[Atom]) -> bool | None:
        """Whether any town fits some wishes; None where that is too much to weigh."""
        some = frozenset(atoms)
        if some not in self._seen:
            work = Work(min(self._work.left, MOST_A_LOOK))
            before = work.left
            self._seen[some] = None
            with suppress(TooMuch):
                if before:
                    work.spend(LOOK_STEPS)
                    self._seen[some] = self._wanted.with_only(atoms).is_possible(work)
            self._work.left -= before - max(work.left, 0)
            self.is_sure = self.is_sure and self._seen[some] is not None
        return self._seen[some]

    def smallest(self, atoms: list[Atom]) -> list[Atom]:
        """The smallest conflict in some wishes, or one from which nothing can be left out; empty where none is found.

        Single wishes come first, alone and with the boxes: most conflicts are of these, and they are soon looked at.
        """
        if self._is_possible(atoms):
            return []
        boxes = [atom for atom in atoms if atom.list == BOXES]
        first = [[atom] for atom in atoms] + [[*boxes, atom] for atom in atoms if atom not in boxes]
        found = next((some for some in first if self._is_possible(some) is False), None)
        if found is not None:
            return found
        least = self._least(atoms) if self._is_possible(atoms) is False else []
        sizes = range(2, min(SMALL + 1, len(least) or SMALL))
        smaller = (some for size in sizes for some in combinations(atoms, size))
        return next((list(some) for some in islice(smaller, LOOKS) if self._is_possible(some) is False), least)

    def _least(self, atoms: list[Atom]) -> list[Atom]:
        """Of wishes that cannot hold together as few as can be."""
        least = list(atoms)
        for atom in atoms:
            fewer = [other for other in least if other is not atom]
            if self._is_possible(fewer) is False:
                least = fewer
        return least


def reason_of(wanted: Wanted, conflict: Sequence[Atom]) -> str:
    """Facts about the cards in a conflict that make it plain."""
    return listed(dict.fromkeys(_reasons(wanted, conflict)), "; ")


def _reasons(wanted: Wanted, conflict: Sequence[Atom]) -> Iterator[str]:
    rules = wanted.rules
    pinned = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list == "pin"]
    maids = set(pinned) & set(Offer(rules, wanted.boxes).maids)
    if len(maids) > TOWN_SIZE:
        yield f"a town has {TOWN_SIZE} maids, not {len(maids)}"
        return
    for kind in pinned:
        yield from _about_card(wanted, kind, conflict)
    yield from _about_beers(wanted, conflict)
    for atom in conflict:
        if atom.list in ("require", "only"):
            word, least, _ = read_wish(atom.words, wanted.words)
            yield from _about_number(wanted, word, TOWN_SIZE if atom.list == "only" else least)
        if atom.list == "piles":
            word, least, most = read_wish(atom.words, PILES, number=True)
            yield from _about_number(wanted, word, least)
            of_these = [k for k in pinned if CATEGORY_NAMES[rules.category[k]] == MECHANICS.get(word)]
            if len(of_these) > most:
                yield f"of {word} {len(of_these)} are pinned"
        if atom.list == "costs":
            yield from _about_costs(wanted, atom.words)


def _about_beers(wanted: Wanted, conflict: Sequence[Atom]) -> Iterator[str]:
    """That beers stay in the box together, where they must be there and one of them is banned."""
    rules = wanted.rules
    wished = [read_wish(atom.words, wanted.words)[0] for atom in conflict if atom.list == "require"]
    pinned = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list == "pin"]
    gone = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list in ("ban", WITHOUT)]
    beers = [k for k in gone if rules.category[k] == BEER and k not in pinned]
    sold = [k for k in pinned if BEERS in (*mechanics_needed(rules, k), CATEGORY_NAMES[rules.category[k]])]
    if beers and (sold or any(MECHANICS.get(word) == BEERS for word in wished)):
        yield f"beers come all together, {rules.names[beers[0]]} too"


def _about_costs(wanted: Wanted, words: str) -> Iterator[str]:
    """How many maids of some cost these boxes have, if that is too few."""
    offer = Offer(wanted.rules, wanted.boxes, wanted.printed_only)
    for low, high, least, _ in read_costs(words):
        count = len([k for k in offer.maids if low <= wanted.rules.cost[k] <= high])
        if count < min(least, TOWN_SIZE):
            costs = f"{low}" if low == high else f"{low} or more" if high == MOST else f"{low} to {high}"
            yield f"of cost {costs} there {_are(count)} {_where(offer)}"
        elif least > TOWN_SIZE:
            yield f"a town has {TOWN_SIZE} maids"


def _are(count: int) -> str:
    return f"{'is' if count == 1 else 'are'} {count or 'none'}"


def _where(offer: Offer) -> str:
    """Where what was counted could have been: a place apart has its own maids, and of its visitors not everything."""
    return f"in the {offer.host.place.title}" if offer.host.place.apart else f"in {', '.join(offer.boxes)}"


def _about_number(wanted: Wanted, word: str, least: int) -> Iterator[str]:
    """How many of something these boxes have, if that is too few."""
    rules = wanted.rules
    offer = Offer(rules, wanted.boxes, wanted.printed_only)
    if word == GUESTS:
        if not offer.guests:
            yield f"of guests there are none in {', '.join(wanted.boxes)}"
        return
    if word in MECHANICS:
        count = len([k for k in offer.special if CATEGORY_NAMES[rules.category[k]] == MECHANICS[word]])
    elif word == "mechanics":
        count = len({rules.category[k] for k in offer.special})
    else:
        test = has_quality(rules, word)
        count = len([k for k in offer.maids if test(k)])
    if count < least:
        yield f"of {word} there {_are(count)} {_where(offer)}"


def _about_card(wanted: Wanted, kind: int, conflict: Sequence[Atom]) -> Iterator[str]:
    """What a pinned card is or needs that these boxes have not, or another wish does not allow."""
    rules = wanted.rules
    name = rules.names[kind]
    offer = Offer(rules, wanted.boxes)
    there = mechanics_of(rules, [*offer.fixed, *offer.maids, *offer.special])
    for mechanic in mechanics_needed(rules, kind):
        if mechanic not in there:
            yield f"{name} needs {mechanic}s, and there are none {_where(offer)}"
    if rules.cards[kind].box in wanted.boxes and kind not in wanted.kinds():
        yield f"{name} does not come to the {offer.host.place.title}"
    for other in conflict:
        if other.list == BOXES and rules.cards[kind].box not in wanted.boxes:
            yield f"{name} is in the box {rules.cards[kind].box}"
        if other.list == PRINTED and is_reconstruction(rules, kind):
            yield f"{name} is a reconstruction"
        if other.list in ("forbid", "only"):
            yield from _about_word(wanted, kind, other)
        if other.list in (WITHOUT, "ban"):
            gone = find_card(rules, other.words, wanted.kinds())
            if gone in partners(rules, kind):
                yield f"{name} needs {rules.names[gone]}"
            if BEERS in mechanics_needed(rules, kind) and sells_beer(rules, gone):
                yield f"{name} needs beers, which {rules.names[gone]} brings"
            if any(atom.list == "together" for atom in conflict) and _kin(wanted, kind, gone):
                yield f"{name} and {rules.names[gone]} are of one family"


def _about_word(wanted: Wanted, kind: int, said: Atom) -> Iterator[str]:
    """That a pinned card is what is forbidden, or is not what all must be."""
    rules = wanted.rules
    name = rules.names[kind]
    word = read_wish(said.words, wanted.words)[0]
    if word in MECHANICS:
        if MECHANICS[word] == CATEGORY_NAMES[rules.category[kind]]:
            yield f"{name} is one of the {word}"
        elif MECHANICS[word] in mechanics_needed(rules, kind):
            yield f"{name} needs {word}"
    elif word in ROLE_WORDS and rules.category[kind] != GENERAL and ROLE_WORDS[word] != ATTACK:
        return
    elif has_quality(rules, word)(kind) == (said.list == "forbid"):
        yield f"{name} is {'not ' if said.list == 'only' else ''}one of the {word}"


def _kin(wanted: Wanted, one: int, other: int) -> bool:
    """Whether two maids name each other, or have a relative in common."""
    return any({one, other} <= family for family in families(wanted.rules, Offer(wanted.rules, wanted.boxes).maids))
