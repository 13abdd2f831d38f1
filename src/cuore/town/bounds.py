"""What a choice has to keep: how many it takes of some kinds, and who brings whom."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cuore.town.wishes import MOST


@dataclass(frozen=True)
class Bound:
    """Of ``kinds`` at least and at most so many are chosen."""

    kinds: frozenset[int]
    least: int = 0
    most: int = MOST

    def holds(self, chosen: frozenset[int]) -> bool:
        """Whether a choice keeps it."""
        return self.least <= len(self.kinds & chosen) <= self.most


@dataclass(frozen=True)
class Follows:
    """Whoever chooses ``kind`` chooses one of ``others`` too."""

    kind: int
    others: frozenset[int]

    def holds(self, chosen: frozenset[int]) -> bool:
        """Whether a choice keeps it."""
        return self.kind not in chosen or bool(self.others & chosen)


def bound(kinds: Collection[int], least: int = 0, most: int = MOST) -> Bound:
    """A bound on any kinds."""
    return Bound(frozenset(kinds), least, most)
