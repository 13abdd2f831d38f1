"""Drawing a town by chance, with no dead card in it.

Where several choices of special cards are left open, each of those that leave a town is equally likely; then every
choice of maids beside it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb

from cuore.engine.errors import IllegalTown
from cuore.engine.luck import Luck, luck_from_seed
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE
from cuore.engine.words import GENERAL, PRIVATE
from cuore.town.layouts import Layout, Layouts
from cuore.town.offer import Offer
from cuore.town.town import Town, new_town
from cuore.town.wishes import Wishes

NO_WISHES = Wishes()
MOST_KEPT = 256
"""Of what was worked out for wishes, so much is remembered."""


class NoTown(IllegalTown):
    """No town fits the wishes."""


class Drawer:
    """Draws towns for one set of wishes; what it works out about them, it works out once."""

    def __init__(self, layouts: Layouts, printed_only: bool) -> None:
        self._layouts = layouts
        self.offer = layouts.offer
        self._whole = Offer(layouts.rules, layouts.offer.boxes) if printed_only else layouts.offer
        self._tiers = layouts.tiers()
        self._tier: list[tuple[frozenset[int], frozenset[int]]] = []
        self._known: dict[int, Layout | None] = {}
        while not self._tier:
            self._next_tier()
            if self._tier and not any(self._layout(at) for at in range(len(self._tier))):
                self._tier = []

    def __repr__(self) -> str:
        return f"<Drawer: {self._layouts!r}>"

    def _next_tier(self) -> None:
        try:
            self._tier = next(self._tiers)
            self._known = {}
        except StopIteration:
            raise NoTown("no town fits these wishes") from None

    def _layout(self, at: int) -> Layout | None:
        if at not in self._known:
            self._known[at] = self._layouts.layout(*self._tier[at])
        return self._known[at]

    def layout(self, luck: Luck) -> Layout:
        """A choice of special cards that leaves a town."""
        order = list(range(len(self._tier)))
        luck.shuffle("layout", order)
        return next(layout for at in order if (layout := self._layout(at)))

    def draw(self, seed: str) -> Town:
        """The town of a seed."""
        luck = luck_from_seed(seed)
        layout = self.layout(luck)
        names = self._layouts.rules.names
        special = {*layout.special, *self._privates(luck, layout)}
        return new_town(
            self._layouts.rules,
            self.offer.boxes,
            tuple([names[k] for k in self._maids(luck, layout)]),
            tuple([names[k] for k in self._left_out(special)]),
            tuple([names[k] for k in self._guests(luck, layout)]),
            tuple([names[k] for k in special if self._is_visitor(k)]),
        )

    def _maids(self, luck: Luck, layout: Layout) -> list[int]:
        if not self._layouts.wishes:
            # Who wishes nothing gets the ten that come first when all are shuffled, if they fit: towns that seeds stand
            # for stay the same when the rules about dead cards grow.
            kinds = list(self.offer.maids)
            luck.shuffle("town", kinds)
            first = frozenset(kinds[:TOWN_SIZE])
            if first <= frozenset(layout.candidates) and layout.choices.holds(first):
                return kinds[:TOWN_SIZE]
        return [*layout.pinned, *layout.choices.draw(luck)]

    def _privates(self, luck: Luck, layout: Layout) -> list[int]:
        least, most = layout.private_range
        if least == len(layout.privates):
            return list(layout.privates)
        sets = [comb(len(layout.privates), count) for count in range(least, most + 1)]
        drawn = luck.number("how many private maids", sum(sets))
        count = least + next(at for at, total in enumerate(accumulate(sets)) if drawn < total)
        return self._some(luck, f"visitors {PRIVATE}", layout.privates, count)

    def _guests(self, luck: Luck, layout: Layout) -> list[int]:
        count = self.offer.host.place.visitors if layout.guests else 0
        return self._some(luck, f"visitors {GENERAL}", layout.guests, count)

    def _some(self, luck: Luck, purpose: str, kinds: tuple[int, ...], count: int) -> list[int]:
        """So many of some cards, first those who are pinned."""
        pins = self._layouts.pins
        order = list(kinds)
        luck.shuffle(purpose, order)
        return sorted(order, key=lambda k: k not in pins)[:count]

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
    return Drawer(Layouts(Offer(rules, boxes, printed_only), wishes, without), printed_only)
