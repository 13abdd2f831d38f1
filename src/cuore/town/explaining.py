"""The search for wishes that cannot hold together: the smallest such set first, then what is left without it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations, islice
from math import comb
from typing import Final

from cuore.town.because import reason_of
from cuore.town.conflicts import BOXES, Atom, ImpossibleWishes, Wanted
from cuore.town.drawing import NoTown
from cuore.town.work import MOST_WORK, TooMuch, Work

SMALL: Final = 3
LOOKS: Final = 500
"""Sets of wishes up to this size are looked at, so many at most: a conflict that is told is one of the smallest. That
is enough for all pairs of thirty wishes, and for all sets of three of fourteen."""

EXPLAINING: Final = 2 * MOST_WORK
MOST_A_LOOK: Final = MOST_WORK // 8
LOOK_STEPS: Final = 30
"""The work that it may make to look for conflicts, and to look at one set; and what each look takes anyway."""


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
        found = next((list(some) for some in islice(smaller, LOOKS) if self._is_possible(some) is False), None)
        if found is None and sum([comb(len(atoms), size) for size in sizes]) > LOOKS:
            self.is_sure = False
        return least if found is None else found

    def _least(self, atoms: list[Atom]) -> list[Atom]:
        """Of wishes that cannot hold together as few as can be."""
        least = list(atoms)
        for atom in atoms:
            fewer = [other for other in least if other is not atom]
            if self._is_possible(fewer) is False:
                least = fewer
        return least
