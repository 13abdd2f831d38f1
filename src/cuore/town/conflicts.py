"""Which wishes cannot hold together, when no town fits them all.

A conflict is a set of wishes that no town fits, while any of them alone could be given up and one would. The smallest
is told, and after it those that are left when its wishes are put aside. The boxes and "printed cards only" count as
wishes: other boxes may have what these have not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import combinations, islice

from cuore.engine.errors import IllegalTown, listed
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, host_of
from cuore.engine.words import CATEGORY_NAMES, GENERAL
from cuore.town.alive import BEERS, mechanics_needed, mechanics_of, sells_beer
from cuore.town.drawing import NO_WISHES, Drawer, NoTown, drawer
from cuore.town.layouts import families, has_quality
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.wishes import GUESTS, MECHANICS, MOST, PILES, ROLE_WORDS, TASTES, Wishes, read_costs, read_wish

SMALL = 3
LOOKS = 500
"""Sets of wishes up to this size are looked at, so many at most: a conflict that is told is one of the smallest. That
is enough for all pairs of thirty wishes, and for all sets of three of fourteen."""

BOXES = "boxes"
PRINTED = "printed_only"
WITHOUT = "without"


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
    """No town fits the wishes: which of them cannot hold together, and why, as far as that can be told."""

    def __init__(self, conflicts: Sequence[Sequence[Atom]], reasons: Sequence[str]) -> None:
        self.conflicts = tuple([tuple(conflict) for conflict in conflicts])
        told = []
        for conflict, reason in zip(conflicts, reasons, strict=True):
            wishes = " + ".join([str(atom) for atom in conflict])
            told.append(f"{wishes}{f' ({reason})' if reason else ''}")
        together = "cannot hold together" if any(len(conflict) > 1 for conflict in conflicts) else "cannot be had"
        super().__init__(f"no town fits: {'; and '.join(told)} {together}")


@dataclass(frozen=True)
class Wanted:
    """Everything that somebody wants of a town."""

    rules: Rules
    boxes: tuple[str, ...]
    wishes: Wishes = NO_WISHES
    printed_only: bool = False
    without: tuple[str, ...] = ()

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
        boxes = self.boxes
        if not any(atom.list == BOXES for atom in atoms):
            apart = host_of(self.rules, self.boxes).place.apart
            joining = [box.id for box in self.rules.boxes.values() if apart or not box.place.apart]
            boxes = (*boxes, *[box for box in joining if box not in boxes])
        together = self.wishes.together if any(atom.list == "together" for atom in atoms) else 0
        return replace(
            self,
            boxes=boxes,
            wishes=Wishes(**kept, together=together),
            printed_only=any(atom.list == PRINTED for atom in atoms),
            without=tuple([atom.words for atom in atoms if atom.list == WITHOUT]),
        )

    def spelt_out(self) -> Wanted:
        """The same with every card by its whole name: with more boxes, a part of one might mean somebody else."""

        def whole(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple([self.rules.names[find_card(self.rules, name, self.kinds())] for name in names])

        wishes = replace(self.wishes, pin=whole(self.wishes.pin), ban=whole(self.wishes.ban))
        return replace(self, wishes=wishes, without=whole(self.without))

    def drawer(self) -> Drawer:
        """Who draws such towns; raises ``NoTown`` where there is none."""
        here = self.kinds()
        left = frozenset([find_card(self.rules, name, here) for name in self.without])
        optional = Offer(self.rules, self.boxes).host.place.optional
        for kind in left:
            if self.rules.category[kind] not in optional:
                raise IllegalTown(f"{self.rules.names[kind]} is no special card that could be left in the box")
        return drawer(self.rules, self.boxes, self.wishes, self.printed_only, left)

    def is_possible(self) -> bool:
        """Whether any town fits."""
        try:
            self.drawer()
        except NoTown:
            return False
        return True

    def kinds(self) -> list[int]:
        """The cards that these boxes have to offer."""
        offer = Offer(self.rules, self.boxes)
        return [*offer.maids, *offer.special, *offer.guests]


_LISTS = tuple([field.name for field in fields(Wishes) if field.name not in ("together", "slant")])


def explain(wanted: Wanted) -> ImpossibleWishes:
    """What cannot hold together in wishes that no town fits."""
    wanted = wanted.spelt_out()
    left = wanted.atoms()
    conflicts: list[list[Atom]] = []
    while left and not wanted.with_only(left).is_possible():
        conflict = smallest(wanted, left)
        conflicts.append(conflict)
        left = [atom for atom in left if atom not in conflict or atom.list == BOXES]
        if all(atom.list == BOXES for atom in conflict):
            break  # these boxes make no town at all
    return ImpossibleWishes(conflicts, [reason_of(wanted, conflict) for conflict in conflicts])


def smallest(wanted: Wanted, atoms: list[Atom]) -> list[Atom]:
    """The smallest conflict in wishes that cannot hold together, or one from which nothing can be left out."""
    least = list(atoms)
    for atom in atoms:
        fewer = [other for other in least if other is not atom]
        if not wanted.with_only(fewer).is_possible():
            least = fewer
    smaller = (some for size in range(1, min(SMALL + 1, len(least))) for some in combinations(atoms, size))
    return next((list(some) for some in islice(smaller, LOOKS) if not wanted.with_only(some).is_possible()), least)


def reason_of(wanted: Wanted, conflict: Sequence[Atom]) -> str:
    """Facts about the cards in a conflict that make it plain."""
    return listed(dict.fromkeys(_reasons(wanted, conflict)), "; ")


def _reasons(wanted: Wanted, conflict: Sequence[Atom]) -> Iterator[str]:
    rules = wanted.rules
    known = (*MECHANICS, *ROLE_WORDS, *TASTES, *rules.boxes)
    pinned = [find_card(rules, atom.words, wanted.kinds()) for atom in conflict if atom.list == "pin"]
    maids = set(pinned) & set(Offer(rules, wanted.boxes).maids)
    if len(maids) > TOWN_SIZE:
        yield f"a town has {TOWN_SIZE} maids, not {len(maids)}"
        return
    for kind in pinned:
        yield from _about_card(wanted, kind, conflict)
    for atom in conflict:
        if atom.list in ("require", "only"):
            word, least, _ = read_wish(atom.words, known)
            yield from _about_number(wanted, word, TOWN_SIZE if atom.list == "only" else least)
        if atom.list == "piles":
            word, least, _ = read_wish(atom.words, PILES, number=True)
            yield from _about_number(wanted, word, least)
        if atom.list == "costs":
            yield from _about_costs(wanted, atom.words)


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
    """What a pinned card is or needs that another wish does not allow."""
    rules = wanted.rules
    name = rules.names[kind]
    known = (*MECHANICS, *ROLE_WORDS, *TASTES, *rules.boxes)
    offer = Offer(rules, wanted.boxes)
    there = mechanics_of(rules, [*offer.fixed, *offer.maids, *offer.special])
    for mechanic in mechanics_needed(rules, kind):
        if mechanic not in there:
            yield f"{name} needs {mechanic}s, and there are none {_where(offer)}"
    for other in conflict:
        if other.list == BOXES and rules.cards[kind].box not in wanted.boxes:
            yield f"{name} is in the box {rules.cards[kind].box}"
        if other.list == PRINTED and rules.cards[kind].provenance == "reconstructed":
            yield f"{name} is a reconstruction"
        if other.list in ("forbid", "only"):
            word = read_wish(other.words, known)[0]
            if word in MECHANICS:
                if MECHANICS[word] in (*mechanics_needed(rules, kind), CATEGORY_NAMES[rules.category[kind]]):
                    yield f"{name} needs {word}"
            elif word in ROLE_WORDS and rules.category[kind] != GENERAL and ROLE_WORDS[word] != "attack":
                continue
            elif has_quality(rules, word)(kind) == (other.list == "forbid"):
                yield f"{name} is {'not ' if other.list == 'only' else ''}one of the {word}"
        if other.list in (WITHOUT, "ban"):
            gone = rules.names[find_card(rules, other.words, wanted.kinds())]
            if gone in rules.traits(kind).works_on():
                yield f"{name} needs {gone}"
            if BEERS in mechanics_needed(rules, kind) and sells_beer(rules, rules.kind(gone)):
                yield f"{name} needs beers, which {gone} brings"
            if any(atom.list == "together" for atom in conflict) and _kin(wanted, kind, rules.kind(gone)):
                yield f"{name} and {gone} are of one family"


def _kin(wanted: Wanted, one: int, other: int) -> bool:
    """Whether two maids name each other, or have a relative in common."""
    return any({one, other} <= family for family in families(wanted.rules, Offer(wanted.rules, wanted.boxes).maids))
