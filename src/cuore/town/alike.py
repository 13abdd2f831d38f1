"""Things that a choice cannot tell apart, counted together: how many of them there may be, and in how many ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod


class Alike:
    """Kinds that nothing tells apart, or a family. An option is how many are chosen, what that adds, and its ways."""

    def __init__(self, kinds: tuple[int, ...], options: list[Option]) -> None:
        self.kinds = kinds
        self.options = options

    def __repr__(self) -> str:
        return f"<Alike: {len(self.kinds)} kinds>"


@dataclass(frozen=True)
class Option:
    """One number of a class: what it adds to the counters, in how many ways, and whom if that is certain."""

    count: int
    adds: tuple[int, ...]
    ways: int  # with weights
    weight: int
    who: tuple[int, ...] | None = None


def classes_of(
    kinds: Sequence[int],
    watched: Sequence[frozenset[int]],
    families: Sequence[tuple[frozenset[int], int]],
    weights: Mapping[int, int],
    size: int,
) -> list[Alike]:
    """Whom most bounds watch comes first: what cannot be is seen early."""
    related = {kind for family, _ in families for kind in family}
    alike: dict[tuple[tuple[int, ...], int], list[int]] = {}
    for kind in kinds:
        if kind not in related:
            adds = tuple([int(kind in counted) for counted in watched])
            alike.setdefault((adds, weights.get(kind, 1)), []).append(kind)
    found: list[tuple[int, Alike]] = []
    for (adds, weight), same in alike.items():
        options = [
            Option(n, tuple([n * more for more in adds]), comb(len(same), n) * weight**n, weight**n)
            for n in range(min(size, len(same)) + 1)
        ]
        found.append((sum(adds), Alike(tuple(same), options)))
    for family, least in families:
        here = tuple([kind for kind in kinds if kind in family])
        found.append((len(watched), Alike(here, _family_options(here, least, watched, weights))))
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])]


def _family_options(
    family: tuple[int, ...], least: int, watched: Sequence[frozenset[int]], weights: Mapping[int, int]
) -> list[Option]:
    """Nobody, or every choice of at least so many."""
    found = [Option(0, tuple([0] * len(watched)), 1, 1, ())]
    for count in range(max(1, least), len(family) + 1):
        for who in combinations(family, count):
            adds = tuple([len(counted.intersection(who)) for counted in watched])
            weight = prod([weights.get(kind, 1) for kind in who])
            found.append(Option(count, adds, weight, weight, who))
    return found


def combination(kinds: tuple[int, ...], count: int, number: int) -> list[int]:
    """The choice of ``count`` kinds with a number, in the order of the kinds."""
    chosen = []
    at = 0
    while count:
        with_this = comb(len(kinds) - at - 1, count - 1)
        if number < with_this:
            chosen.append(kinds[at])
            count -= 1
        else:
            number -= with_this
        at += 1
    return chosen
