"""Exchanging some cards of a town for others, while the rest stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from cuore.engine.errors import IllegalTown
from cuore.engine.rules import Rules
from cuore.engine.words import BEER, CATEGORY_NAMES, GENERAL, PRIVATE
from cuore.town.alive import dead_cards
from cuore.town.conflicts import Wanted
from cuore.town.drawing import NO_WISHES, NoTown
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.town import Town, chosen_in, kinds_in
from cuore.town.wishes import GUESTS, PILES, Wishes, read_wish
from cuore.town.work import Work


def redraw(
    rules: Rules,
    town: Town,
    change: tuple[str, ...],
    seed: str,
    wishes: Wishes = NO_WISHES,
    *,
    printed_only: bool = False,
) -> Town:
    """The same town with some cards exchanged for others that fit; those come back another time, not now.

    Special cards that would have nothing to do without the ones that go, go with them; what had nothing to do before
    stays as it is.
    """
    kinds = chosen_in(rules, town)
    going = [find_card(rules, name, kinds) for name in change]
    for kind in going:
        if kind not in kinds:
            raise IllegalTown(f"{rules.names[kind]} is not in this town, so it cannot be exchanged")
    if any(rules.category[k] == BEER for k in going):  # beers come and go together
        going = list(dict.fromkeys([*going, *[k for k in kinds if rules.category[k] == BEER]]))
    both = [name for name in wishes.pin if find_card(rules, name, kinds) in going]
    if both:
        raise IllegalTown(f"{both[0]} cannot be both pinned and exchanged")
    exchange = _Exchange(rules, town, kinds, going, Offer(rules, town.boxes, printed_only))
    work = Work()
    for staying in exchange.those_who_stay():
        for fewer in (False, True):
            wanted = Wanted(rules, town.boxes, exchange.wishes(wishes, staying, fewer=fewer), printed_only)
            with suppress(NoTown):
                return wanted.new_drawer(work, exchange.idle).draw(seed)
    raise IllegalTown(exchange.refusal())


class _Exchange:
    """Some cards that go out of a town, and what becomes of the others.

    The ``idle`` ones have nothing to do anyway, which happens where somebody chose the town by hand.
    """

    def __init__(self, rules: Rules, town: Town, kinds: list[int], going: list[int], offer: Offer) -> None:
        self._rules = rules
        self._town = town
        self._kinds = kinds
        self._going = going
        self._offer = offer
        self._moving = {rules.category[k] for k in going}
        self.idle = frozenset(dead_cards(rules, kinds_in(rules, town))).difference(going)

    def __repr__(self) -> str:
        return f"<Exchange of {self._names(self._going)}>"

    def those_who_stay(self) -> Iterator[list[int]]:
        """Whoever finds something to do with all that may come; and then with what is there for certain."""
        offered = (*self._offer.maids, *self._offer.special)
        coming = [k for k in offered if self._rules.category[k] in self._moving and k not in self._going]
        first = self._busy(coming)
        yield first
        certain = self._busy([])
        if certain != first:
            yield certain

    def _busy(self, coming: list[int]) -> list[int]:
        """The cards that do not go, but for special ones that have nothing to do beside some others."""
        fixed = {*kinds_in(self._rules, self._town)}.difference(self._kinds)
        staying = [k for k in self._kinds if k not in self._going]
        while True:
            dead = dead_cards(self._rules, [*fixed, *staying, *coming])
            left = [k for k in staying if k not in dead or k in self.idle or self._rules.category[k] == GENERAL]
            if left == staying:
                return staying
            staying = left

    def wishes(self, wishes: Wishes, staying: list[int], *, fewer: bool) -> Wishes:
        """What is wished of the new town: as many special cards as there were, or else fewer."""
        rules, town = self._rules, self._town
        moving = self._moving - {GENERAL}
        # Whatever no card is exchanged of stays as it is.
        out = [k for k in map(rules.kind, town.without) if rules.category[k] not in moving]
        others = [k for k in self._offer.special if k not in self._going]
        counts = {c: min(_count(rules, self._kinds, c), _count(rules, others, c)) for c in moving}
        visitors = ((GUESTS, town.guests), ("private maids", town.private_maids)) if self._offer.is_visited else ()
        nobody = [word for word, names in visitors if not names]
        if self._offer.is_visited and town.private_maids:
            counts[PRIVATE] = len(town.private_maids) if PRIVATE in moving else _count(rules, staying, PRIVATE)
        counted = {f"{CATEGORY_NAMES[c]}s": n for c, n in counts.items() if n and f"{CATEGORY_NAMES[c]}s" in PILES}
        kept = [text for text in wishes.piles if read_wish(text, PILES, number=True)[0] not in counted]
        gone = [k for k in self._kinds if k not in staying and k not in self._going]
        return replace(
            wishes,
            pin=(*wishes.pin, *[rules.names[k] for k in staying]),
            forbid=(*wishes.forbid, *nobody),
            ban=(*wishes.ban, *[rules.names[k] for k in (*self._going, *gone, *out)]),
            piles=(*kept, *[f"{word}={'1-' if fewer else ''}{n}" for word, n in counted.items()]),
        )

    def refusal(self) -> str:
        """That nothing else fits, and which maids would have nothing to do."""
        there = {*kinds_in(self._rules, self._town)}.difference(self._going)
        dead = dead_cards(self._rules, [*there])
        new = [k for k in self._kinds if k in dead and k not in self.idle and self._rules.category[k] == GENERAL]
        where = f", where {self._names(new)} would have nothing to do" if new else ""
        beers = any(self._rules.category[k] == BEER for k in self._going)
        others = [k for k in self._going if self._rules.category[k] != BEER]
        names = self._names(others, "all beers") if beers else self._names(others)
        return f"nothing else fits in the place of {names}{where}: exchange more cards, or wish for less"

    def _names(self, kinds: list[int], *more: str) -> str:
        return " and ".join([*[self._rules.names[k] for k in kinds], *more])


def _count(rules: Rules, kinds: Sequence[int], category: int) -> int:
    return len([k for k in kinds if rules.category[k] == category])
