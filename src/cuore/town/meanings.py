"""What a choice of special cards means for everybody who is drawn.

Who would be dead, of whom one is needed (a seller for beers, the cost that a Reminiscence asks for), and what was
wished. Private maids are chosen after it, of those who may come, and guests last.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cuore.engine.words import BEER, PRIVATE
from cuore.town.alive import any_partner, is_paid, lacking, mechanics_needed, mechanics_of, partners, sells_beer
from cuore.town.bounds import Bound, bound
from cuore.town.card_facts import CardFacts
from cuore.town.counting import Choices
from cuore.town.maids import Maids
from cuore.town.wishes import GUESTS
from cuore.town.work import Work

MEANING_STEPS: Final = 40
"""The work of finding out what a choice means."""


@dataclass(frozen=True)
class Guests:
    """Who may visit, and who of them does so in any case."""

    kinds: tuple[int, ...] = ()
    certain: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Meaning:
    """What a choice of special cards means for everybody who is drawn.

    ``advised`` are the choices of maids that follow the boxes' advice too, ``choices`` all of them.
    """

    dead: frozenset[int]  # special cards that would have nothing to do
    privates: tuple[int, ...]  # those who may be in play
    private_range: tuple[int, int]
    pinned: tuple[int, ...]  # maids who are in anyway
    choices: Choices  # of the others
    advised: Choices
    candidates: tuple[int, ...]
    guests: Guests


class Meanings:
    """What choices of special cards mean under one set of wishes."""

    def __init__(self, facts: CardFacts, maids: Maids) -> None:
        self._facts = facts
        self.rules = facts.rules
        self._maids = maids

    def __repr__(self) -> str:
        return f"<Meanings of {self._facts!r}>"

    def of(self, chosen: frozenset[int], work: Work) -> Meaning | None:
        """What one of them means; None where it cannot be as it is said."""
        work.spend(MEANING_STEPS)
        rules = self.rules
        special = self._settled(chosen)
        dead = chosen - special
        if any(
            k in self._facts.pins or (self._facts.has_range(rules.category[k]) and rules.category[k] != PRIVATE)
            for k in dead
        ):
            return None
        if {rules.category[k] for k in special} != {rules.category[k] for k in chosen}:
            return None
        privates = tuple([k for k in self._facts.offer.special if k in special and rules.category[k] == PRIVATE])
        private_range = self._facts.private_range(len(privates))
        if private_range is None:
            return None
        there = (special - self._facts.unsure(special)) | frozenset(self._facts.offer.fixed)
        mechanics = mechanics_of(rules, special.union(self._facts.offer.fixed, self._facts.maids))
        alive, follows = self._maids.alive(there, mechanics)
        if not set(self._facts.pinned) <= set(alive):
            return None
        guests, bounds = self._guests(there, mechanics, alive)
        if guests is None:
            return None
        least, most = self._facts.mechanics_range
        others = len({rules.category[k] for k in special})
        if guests.kinds and others == most and not self._facts.wants_guests:
            guests, bounds = Guests(), []
        if not least <= others + bool(guests.kinds) <= most:
            return None
        needed, advice = self._maids.boxes_bounds(there, alive)
        bounds += [*self._maids.wished_bounds(alive), *needed, *self._maids.cards_bounds(there, alive)]
        return Meaning(
            dead,
            privates,
            private_range,
            self._facts.pinned,
            self._maids.choose(alive, bounds, follows),
            self._maids.choose(alive, [*bounds, *advice], follows),
            tuple(alive),
            guests,
        )

    def _settled(self, chosen: frozenset[int]) -> frozenset[int]:
        """The special cards that are not dead, whoever of the maids is drawn."""
        rules = self.rules
        special = set(chosen)
        while True:
            unsure = self._facts.unsure(special)
            others = {*self._facts.offer.fixed, *self._facts.maids}
            kinds = (special - unsure) | others
            sure = (special - unsure).union(self._facts.offer.fixed, self._facts.pinned)
            mechanics = mechanics_of(rules, special | others)
            sold = any(sells_beer(rules, k) for k in kinds)
            dead = [
                k
                for k in special
                if k not in self._facts.kept
                and (
                    lacking(rules, k, sure if k in unsure else kinds, mechanics)
                    or (rules.category[k] == BEER and not sold)
                    or any(not need.total and not is_paid(rules, need, kinds) for need in rules.cards[k].needs)
                )
            ]
            if not dead:
                return frozenset(special)
            special.difference_update(dead)

    def _guests(
        self, there: frozenset[int], mechanics: set[str], alive: list[int]
    ) -> tuple[Guests | None, list[Bound]]:
        """Who may visit, and which maids must be there for those who do so in any case.

        Nobody comes where there are too few who certainly have something to do; None where they must.
        """
        rules = self.rules
        offered = frozenset(self._facts.offer.guests)
        wanted = self._facts.pins & offered
        nobody = None if self._facts.wants_guests else Guests()
        if not offered or GUESTS in self._facts.forbidden:
            return nobody, []
        found = [
            k
            for k in self._facts.offer.guests
            if self._facts.allows(k)
            and k not in self._facts.forbidden_maids
            and (k in self._facts.kept or mechanics.issuperset(mechanics_needed(rules, k)))
        ]
        sure = there.union(self._facts.pinned)
        certain, bounds = self._escorted(wanted, sure, found, alive)
        coming = [k for k in found if k in self._facts.kept or any_partner(rules, k, sure | certain)]
        visitors = self._facts.offer.host.place.visitors
        if not certain <= frozenset(found) or not len(certain) <= visitors <= len(certain.union(coming)):
            return nobody, []
        return Guests(tuple(found), certain), bounds

    def _escorted(
        self, wanted: frozenset[int], sure: frozenset[int], guests: list[int], alive: list[int]
    ) -> tuple[frozenset[int], list[Bound]]:
        """Guests who come in any case, with those whom they need: one of the maids, or else another guest."""
        certain = set(wanted)
        bounds = []
        alone = sorted(wanted - self._facts.kept)
        while alone:
            kind = alone.pop()
            if any_partner(self.rules, kind, sure | certain):
                continue
            others = frozenset(partners(self.rules, kind))
            if others.intersection(alive):
                bounds.append(bound(others.intersection(alive), 1))
                continue
            mate = min(others.intersection(guests), default=-1)  # without anybody she cannot come
            certain.add(mate)
            alone += [mate] if mate >= 0 else []
        return frozenset(certain), bounds
