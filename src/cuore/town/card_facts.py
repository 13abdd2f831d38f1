"""Wishes as facts about the cards of some boxes: who is kept out, who is in anyway, and how many there are to be."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final

from cuore.engine.errors import IllegalTown, shorten
from cuore.engine.places.town import SPECIAL
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, EVENT, GENERAL, PRIVATE
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.qualities import ATTACK, having
from cuore.town.wishes import (
    GUESTS,
    MECHANICS,
    MOST,
    PILES,
    ROLE_WORDS,
    IllegalWish,
    UnknownWish,
    Wishes,
    read_costs,
    read_wish,
    words_of_maids,
)

ANY: Final = (0, MOST)


class CardFacts:
    """What one set of wishes says of the cards that some boxes offer.

    The cards that are ``kept`` stay in play though they may have nothing to do.
    """

    def __init__(
        self, offer: Offer, wishes: Wishes, without: frozenset[int], kept: frozenset[int] = frozenset()
    ) -> None:
        self.offer = offer
        self.rules = offer.rules
        self.wishes = wishes
        self.kept = kept
        known = tuple(self.rules.boxes)
        self._check()
        of_maids = words_of_maids(known)
        self.forbidden = [read_wish(text, (*MECHANICS, *of_maids))[0] for text in wishes.forbid]
        self.required = [read_wish(text, (*MECHANICS, *of_maids)) for text in wishes.require]
        self._only = [read_wish(text, of_maids)[0] for text in wishes.only]
        self.slants = [read_wish(text, of_maids)[0] for text in wishes.slant]
        self.wished_piles: dict[str, tuple[int, int]] = {}
        for word, least, most in [read_wish(text, PILES, number=True) for text in wishes.piles]:
            before = self.wished_piles.get(word, ANY)
            self.wished_piles[word] = (max(least, before[0]), min(most, before[1]))
        here = (*offer.maids, *offer.special, *offer.guests)
        self.pins = frozenset([find_card(self.rules, name, here) for name in wishes.pin])
        self.bans = frozenset([find_card(self.rules, name, here) for name in wishes.ban]) | without
        for kind in self.pins | self.bans:
            if self.rules.category[kind] not in (GENERAL, *SPECIAL):
                raise IllegalTown(f"{self.rules.names[kind]} is not a card that towns are drawn from")

    def _check(self) -> None:
        """Refuse what cannot be understood; whoever wishes for a card as if it were a word is told where to name it."""
        try:
            self.wishes.check(tuple(self.rules.boxes))
        except UnknownWish as error:
            cards = self.rules.find_all(error.wanted)
            if len(cards) != 1:
                raise
            raise IllegalWish(
                f"{shorten(error.wanted)} is a card, {self.rules.names[cards[0]]}: "
                "write it under pin, to have it, or under ban"
            ) from None

    def __repr__(self) -> str:
        return f"<CardFacts of {' + '.join(self.offer.boxes)}: {self.wishes.data() or 'no wishes'}>"

    @cached_property
    def peaceful(self) -> bool:
        """Whether no card may do anything bad to others."""
        return any(ROLE_WORDS.get(word) == ATTACK for word in self.forbidden)

    def allows(self, kind: int) -> bool:
        """Whether no wish keeps a card out by itself."""
        return kind not in self.bans and not (self.peaceful and self.rules.traits(kind).is_attack)

    @cached_property
    def maids(self) -> list[int]:
        """The maids whom no wish keeps out."""
        musts = [having(self.rules, word) for word in self._only]
        none = [(low, high) for low, high, _, most in self.costs if most == 0]
        return [
            k
            for k in self.offer.maids
            if self.allows(k)
            and k not in self.forbidden_maids
            and all(k in must for must in musts)
            and not any(low <= self.rules.cost[k] <= high for low, high in none)
        ]

    @cached_property
    def forbidden_maids(self) -> frozenset[int]:
        """Who is what no maid may be, nor any guest."""
        return frozenset().union(*[having(self.rules, word) for word in self.forbidden if word not in MECHANICS])

    @cached_property
    def costs(self) -> list[tuple[int, int, int, int]]:
        """Costs from and to, and how many maids at least and at most."""
        return [bound for text in self.wishes.costs for bound in read_costs(text)]

    @cached_property
    def special(self) -> dict[int, list[int]]:
        """By category, the special cards that no wish keeps out."""
        off = {MECHANICS[word] for word in self.forbidden if word in MECHANICS}
        found: dict[int, list[int]] = {category: [] for category in SPECIAL}
        for k in self.offer.special:
            category = self.rules.category[k]
            if self.allows(k) and CATEGORY_NAMES[category] not in off:
                found[category].append(k)
        beers = [k for k in self.offer.special if self.rules.category[k] == BEER]
        if found[BEER] != beers:
            found[BEER] = []  # all of them, or none
        return found

    @cached_property
    def forced(self) -> set[int]:
        """The mechanics that must be in play: those required, and those of cards that are pinned."""
        words = {MECHANICS[word] for word, _, _ in self.required if word in MECHANICS}
        found = {category for category in self.special if CATEGORY_NAMES[category] in words}
        found |= {self.rules.category[k] for k in self.pins if self.rules.category[k] != GENERAL}
        return found | {c for c in (EVENT, BUILDING, PRIVATE) if self.how_many(c)[0] > 0 and self.has_range(c)}

    def has_range(self, category: int) -> bool:
        """Whether somebody said how many piles of a category there are to be."""
        return f"{CATEGORY_NAMES[category]}s" in self.wished_piles

    def how_many(self, category: int) -> tuple[int, int]:
        """So many piles of a category at least and at most."""
        return self.wished_piles.get(f"{CATEGORY_NAMES[category]}s", ANY)

    @cached_property
    def wants_guests(self) -> bool:
        """Whether guests must come: they are required, or some are pinned."""
        return bool(self.pins.intersection(self.offer.guests)) or any(word == GUESTS for word, _, _ in self.required)

    @cached_property
    def mechanics_range(self) -> tuple[int, int]:
        """So many mechanics at least and at most, guests among them."""
        return self.wished_piles.get("mechanics", ANY)

    @cached_property
    def pinned(self) -> tuple[int, ...]:
        """The maids who are in anyway."""
        return tuple([k for k in self.offer.maids if k in self.pins])

    @cached_property
    def pinned_privates(self) -> int:
        """How many private maids are in anyway."""
        return len([k for k in self.pins if self.rules.category[k] == PRIVATE])

    def unsure(self, special: Collection[int]) -> set[int]:
        """The private maids of some special cards who may yet stay away: nobody can count on them."""
        privates = {k for k in special if self.rules.category[k] == PRIVATE}
        private_range = self.private_range(len(privates))
        if private_range and private_range[0] == len(privates):
            return set()
        return privates - self.pins

    def private_range(self, there: int) -> tuple[int, int] | None:
        """How many private maids are in play: all of them, unless something else is wished."""
        if not there:
            return (0, 0)
        if self.offer.is_visited:
            there = min(there, self.offer.host.place.visitors)
        least, most = self.how_many(PRIVATE) if self.has_range(PRIVATE) else (there, there)
        least, most = max(1, least, self.pinned_privates), min(most, there)
        return (least, most) if least <= most else None
