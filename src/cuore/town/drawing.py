"""Drawing a town by chance, with no dead card in it.

Where several choices of special cards are left open, each of those that leave a town is equally likely; then every
choice of maids beside it. Guests are drawn last, from those who have something to do in that town.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final

from cuore.engine.errors import IllegalTown
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, check_seed
from cuore.engine.words import GENERAL, PRIVATE
from cuore.town.alive import any_partner
from cuore.town.counting import MOST_STATES
from cuore.town.layouts import Layout, Layouts
from cuore.town.mixtures import Mixture
from cuore.town.offer import Offer
from cuore.town.town import Town, new_town
from cuore.town.wishes import Wishes
from cuore.town.work import Known, Work

NO_WISHES: Final = Wishes()
MOST_KEPT: Final = 32
"""Of what was worked out for wishes, so much is remembered."""

LAYOUT_TRIES: Final = 24
"""So many layouts are tried before all that leave a town are listed."""

FEW_LAYOUTS: Final = 4
"""More than these are looked at together first."""


class NoTown(IllegalTown):
    """No town fits the wishes."""


class Drawer:
    """Draws towns for one set of wishes; what it works out about them, it works out once.

    Raises ``NoTown`` where none fits, ``TooMuch`` where that cannot be found out with so much work.
    """

    def __init__(self, layouts: Layouts, printed_only: bool, work: Work) -> None:
        self._layouts = layouts
        self.offer = layouts.offer
        self._whole = Offer(layouts.rules, layouts.offer.boxes) if printed_only else layouts.offer
        self._all_fitting: dict[str, Known[list[tuple[int, int]]]] = {}
        self._tier = self._first_tier(work)

    def __repr__(self) -> str:
        return f"<Drawer: {self._layouts!r}>"

    def _first_tier(self, work: Work) -> list[Mixture]:
        """The mixtures of the first tier in which there is a town."""
        looked = False
        for number, tier in enumerate(self._layouts.tiers()):
            if not looked and (number or sum([mixture.layouts for mixture in tier]) > FEW_LAYOUTS):
                looked = True
                if not self._layouts.could_be(work):
                    break
            likely = [each for each in tier if each.layouts <= FEW_LAYOUTS or self._layouts.could_be(work, each)]
            for mixture in likely:
                if any(self._layouts.layout(mixture.special(at), work) for at in range(mixture.layouts)):
                    return likely
        raise NoTown("no town fits these wishes")

    def layout(self, luck: Luck, work: Work) -> Layout:
        """A choice of special cards that leaves a town, as likely as it leaves sets of private maids."""
        total = sum([mixture.layouts * mixture.sets for mixture in self._tier])
        for number in range(LAYOUT_TRIES):
            at = luck.number(f"layout {number}", total) if total > self._tier[0].sets else 0
            mixture, at = self._numbered(at)
            found = self._layouts.layout(mixture.special(at // mixture.sets), work)
            if found and at % mixture.sets < found.sets:
                return found
        fitting = work.once(self._all_fitting, "all", self._list_fitting)
        upto = list(accumulate([sets for _, sets in fitting]))
        drawn = luck.number("which layout", upto[-1])
        mixture, at = self._numbered(fitting[bisect_right(upto, drawn)][0])
        layout = self._layouts.layout(mixture.special(at // mixture.sets), work)
        assert layout
        return layout

    def _numbered(self, at: int) -> tuple[Mixture, int]:
        """The mixture of a number, and its number there."""
        for mixture in self._tier:
            if at < mixture.layouts * mixture.sets:
                return mixture, at
            at -= mixture.layouts * mixture.sets
        raise IndexError(at)

    def _list_fitting(self, work: Work) -> list[tuple[int, int]]:
        """Every layout that leaves a town, by its first number, and how many sets of private maids it has."""
        found = []
        first = 0
        for mixture in self._tier:
            for number in range(mixture.layouts):
                layout = self._layouts.layout(mixture.special(number), work)
                if layout:
                    found.append((first + number * mixture.sets, layout.sets))
            first += mixture.layouts * mixture.sets
        return found

    def draw(self, seed: str) -> Town:
        """The town of a seed."""
        check_seed(seed)
        luck = luck_from_seed(seed)
        work = Work()
        layout = self.layout(luck, work)
        names = self._layouts.rules.names
        special = {*layout.special, *self._privates(luck, layout)}
        maids = self._maids(luck, layout, work)
        guests = self._guests(luck, layout, special.union(self.offer.fixed, maids))
        if sum([choices.states for choices in self._layouts.known_choices]) > MOST_STATES:
            for choices in self._layouts.known_choices:
                choices.forget()
        return new_town(
            self._layouts.rules,
            self.offer.boxes,
            tuple([names[k] for k in maids]),
            tuple([names[k] for k in self._left_out(special)]),
            tuple([names[k] for k in guests]),
            tuple([names[k] for k in special if self._is_visitor(k)]),
        )

    def _maids(self, luck: Luck, layout: Layout, work: Work) -> list[int]:
        if not self._layouts.wishes:
            # Who wishes nothing gets the ten that come first when all are shuffled, if they fit: towns that seeds stand
            # for stay the same when the rules about dead cards grow.
            kinds = list(self.offer.maids)
            luck.shuffle("town", kinds)
            first = frozenset(kinds[:TOWN_SIZE])
            if first <= frozenset(layout.meaning.candidates) and layout.choices.holds(first):
                return kinds[:TOWN_SIZE]
        return [*layout.meaning.pinned, *layout.choices.draw(luck, work)]

    def _privates(self, luck: Luck, layout: Layout) -> list[int]:
        """A set of those who may come; all sets that have the pinned ones are equally likely."""
        kinds = layout.meaning.privates
        least, most = layout.meaning.private_range
        if least == len(kinds):
            return list(kinds)
        pinned = len(self._layouts.facts.pins.intersection(kinds))
        sets = [comb(len(kinds) - pinned, count - pinned) for count in range(least, most + 1)]
        drawn = luck.number("how many private maids", sum(sets))
        count = least + next(at for at, total in enumerate(accumulate(sets)) if drawn < total)
        return self._some(luck, f"visitors {PRIVATE}", kinds, self._layouts.facts.pins, count)

    def _guests(self, luck: Luck, layout: Layout, there: set[int]) -> list[int]:
        """Of those who may visit, some who have something to do beside what is there."""
        guests = layout.meaning.guests
        here = there | guests.certain
        kinds = [k for k in guests.kinds if k in guests.certain or any_partner(self._layouts.rules, k, here)]
        count = self.offer.host.place.visitors if kinds else 0
        return self._some(luck, f"visitors {GENERAL}", kinds, guests.certain, count)

    def _some(self, luck: Luck, purpose: str, kinds: Sequence[int], first: frozenset[int], count: int) -> list[int]:
        """So many of some cards, and some of these in any case."""
        order = list(kinds)
        luck.shuffle(purpose, order)
        return sorted(order, key=lambda k: k not in first)[:count]

    def _is_visitor(self, kind: int) -> bool:
        return self.offer.is_visited and self._layouts.rules.category[kind] == PRIVATE

    def _left_out(self, special: set[int]) -> list[int]:
        """The special cards that stay in the box."""
        return [k for k in self._whole.optional if k not in special]


@lru_cache(maxsize=MOST_KEPT)
def drawer(
    rules: Rules,
    boxes: tuple[str, ...],
    wishes: Wishes = NO_WISHES,
    printed_only: bool = False,
    without: frozenset[int] = frozenset(),
) -> Drawer:
    """Somebody who draws towns for these wishes; raises ``NoTown`` where there is none."""
    return Drawer(Layouts(Offer(rules, boxes, printed_only), wishes, without), printed_only, Work())
