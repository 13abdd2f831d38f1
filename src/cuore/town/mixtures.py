"""Mixtures of special cards: which mechanics are in play, and how many piles of each.

They come in tiers: all mechanics that may be there, then without one that is merely allowed, and so on; a later tier is
looked at only when no town fits the earlier ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, prod

from cuore.engine.places.town import taking_part
from cuore.engine.words import PRIVATE
from cuore.town.alike import combination
from cuore.town.card_facts import CardFacts
from cuore.town.wishes import GUESTS


@dataclass(frozen=True)
class Piles:
    """The ways to choose piles of one category: so many of some kinds, pinned ones always."""

    kinds: tuple[int, ...]
    pinned: tuple[int, ...]
    sizes: range

    @cached_property
    def ways(self) -> int:
        """How many there are."""
        return sum([comb(len(self.kinds), size - len(self.pinned)) for size in self.sizes if size >= len(self.pinned)])

    def way(self, number: int) -> list[int]:
        """The one with a number."""
        for size in self.sizes:
            others = size - len(self.pinned)
            here = comb(len(self.kinds), others) if others >= 0 else 0
            if number < here:
                return [*self.pinned, *combination(self.kinds, others, number)]
            number -= here
        raise IndexError(number)


class Mixture:
    """The layouts with just these mechanics in play, numbered from 0; each counts for so many sets of private maids."""

    def __init__(self, piles: list[Piles], sets: int) -> None:
        self._piles = piles
        self.sets = sets
        self.layouts = prod([each.ways for each in piles])

    def __repr__(self) -> str:
        return f"<Mixture of {self.layouts} layouts>"

    @property
    def all(self) -> frozenset[int]:
        """Every card that is in one of them."""
        return frozenset([k for each in self._piles for k in (*each.kinds, *each.pinned)])

    def special(self, number: int) -> frozenset[int]:
        """The special cards of the layout with a number."""
        found: list[int] = []
        for each in self._piles:
            number, here = divmod(number, each.ways)
            found += each.way(here)
        return frozenset(found)


class Mixtures:
    """All mixtures that some wishes leave open."""

    def __init__(self, facts: CardFacts) -> None:
        self._facts = facts

    def __repr__(self) -> str:
        return f"<Mixtures of {self._facts!r}>"

    def tiers(self) -> Iterator[list[Mixture]]:
        """Choices of mechanics, those first that leave nothing in the box; of which nobody said a range from 0."""
        forced = self._facts.forced
        offer, pins = self._facts.offer, self._facts.pins
        offered = {*offer.maids, *offer.special, *offer.guests}
        nonsense = any(least > most for least, most in self._facts.wished_piles.values())
        if (
            nonsense
            or not pins <= offered
            or pins & self._facts.bans
            or any(not self._facts.special[c] for c in forced)
        ):
            return
        others = [category for category, kinds in self._facts.special.items() if kinds and category not in forced]
        open_ones = [category for category in others if self._facts.has_range(category)]
        free = [category for category in others if not self._facts.has_range(category)]
        least, most = self._facts.mechanics_range
        visited = bool(offer.guests) and GUESTS not in self._facts.forbidden  # whether they come, a layout says
        sizes = range(len(free), -1, -1)
        for tier in [sizes] if "mechanics" in self._facts.wished_piles else [(size,) for size in sizes]:
            found = [
                self._mixture({*forced, *chosen, *said})
                for size in tier
                for chosen in combinations(free, size)
                for said in _subsets(open_ones)
                if least - visited <= len(forced) + len(chosen) + len(said) <= most
            ]
            found = [mixture for mixture in found if mixture.layouts]
            if found:
                yield found

    def _mixture(self, categories: set[int]) -> Mixture:
        """All choices of special cards with just these mechanics in play."""
        rules = self._facts.rules
        allowed = taking_part(rules, [k for category in sorted(categories) for k in self._facts.special[category]])
        piles = []
        sets = int(self._facts.pins.intersection(self._facts.offer.special) <= set(allowed))
        for category in sorted(categories):
            kinds = [k for k in allowed if rules.category[k] == category]
            if category == PRIVATE or not self._facts.has_range(category):
                piles.append(Piles((), tuple(kinds), range(len(kinds), len(kinds) + 1)))
            else:
                least, most = self._facts.how_many(category)
                pinned = tuple([k for k in kinds if k in self._facts.pins])
                rest = tuple([k for k in kinds if k not in self._facts.pins])
                piles.append(Piles(rest, pinned, range(max(1, least), min(most, len(kinds)) + 1)))
            if category == PRIVATE:
                private_range = self._facts.private_range(len(kinds))
                sets *= self.sets(len(kinds), private_range) if private_range else 0
        return Mixture(piles if sets else [Piles((), (), range(0))], sets)

    def sets(self, count: int, private_range: tuple[int, int]) -> int:
        """How many sets of private maids there are when so many may come."""
        pinned = self._facts.pinned_privates
        least, most = private_range
        return sum([comb(count - pinned, size - pinned) for size in range(least, most + 1)])


def _subsets(categories: list[int]) -> list[tuple[int, ...]]:
    return [some for size in range(len(categories), -1, -1) for some in combinations(categories, size)]
