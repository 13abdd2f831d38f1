"""The layouts that wishes leave open: which special cards are in play, and who can stand beside them.

A layout is a choice of special cards, with everything that it means for the maids. Many layouts mean the same, so what
one means is found out once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cuore.engine.words import BUILDING, EVENT, PRIVATE
from cuore.town.alive import mechanics_of, partners
from cuore.town.card_facts import CardFacts
from cuore.town.counting import Choices
from cuore.town.maids import Maids
from cuore.town.meanings import MEANING_STEPS, Meaning, Meanings
from cuore.town.mixtures import Mixture, Mixtures
from cuore.town.offer import Offer
from cuore.town.wishes import Wishes
from cuore.town.work import Known, Work

LAYOUT_STEPS: Final = 3
"""The work of looking at a layout."""


@dataclass(frozen=True)
class Layout:
    """Special cards in play (private maids apart), the private maids who may be, and the ways to draw the maids."""

    special: frozenset[int]
    meaning: Meaning
    choices: Choices
    sets: int  # of private maids


class Layouts:
    """Everything that one set of wishes means for some boxes.

    The cards that are ``kept`` stay in play though they may have nothing to do.
    """

    def __init__(
        self, offer: Offer, wishes: Wishes, without: frozenset[int], kept: frozenset[int] = frozenset()
    ) -> None:
        self.offer = offer
        self.rules = offer.rules
        self.wishes = wishes
        self.facts = CardFacts(offer, wishes, without, kept)
        self._mixtures = Mixtures(self.facts)
        self._maids = Maids(self.facts)
        self._meanings = Meanings(self.facts, self._maids)
        self._known: dict[frozenset[int], Known[Meaning | None]] = {}

    def __repr__(self) -> str:
        return f"<Layouts of {' + '.join(self.offer.boxes)}: {self.wishes.data() or 'no wishes'}>"

    @property
    def known_choices(self) -> list[Choices]:
        """The choices of maids that were looked at so far."""
        return self._maids.known_choices

    def tiers(self) -> Iterator[list[Mixture]]:
        """The mixtures of special cards, those first that leave nothing in the box."""
        return self._mixtures.tiers()

    def could_be(self, work: Work, mixture: Mixture | None = None) -> bool:
        """Whether there might be maids for what is wished: a look at all layouts at once, or at those of a mixture.

        Everybody counts who would have something to do if all its special cards were there.
        """
        work.spend(MEANING_STEPS)
        alive = self.facts.maids
        if mixture is not None:
            there = mixture.all.union(self.offer.fixed)
            alive, _ = self._maids.alive(there, mechanics_of(self.rules, there.union(alive)))
        pinned_there = set(self.facts.pinned) <= set(alive)
        return pinned_there and self._maids.choose(alive, self._maids.wished_bounds(alive), []).is_possible(work)

    def layout(self, chosen: frozenset[int], work: Work) -> Layout | None:
        """What a choice of special cards leaves open for the maids; None where something does not fit together."""
        work.spend(LAYOUT_STEPS)
        plain = chosen & frozenset(self._plain)
        like_these = (chosen - plain) | {self._plain[k] for k in plain}
        meaning = work.once(self._known, like_these, lambda inside: self._meanings.of(like_these, inside))
        if meaning is None:
            return None
        choices = next((each for each in (meaning.advised, meaning.choices) if each.is_possible(work)), None)
        if choices is None:
            return None
        special = frozenset([k for k in chosen - meaning.dead if self.rules.category[k] != PRIVATE])
        return Layout(special, meaning, choices, self._mixtures.sets(len(meaning.privates), meaning.private_range))

    @cached_property
    def _plain(self) -> dict[int, int]:
        """Events and buildings that no other card has to do with, nor they with it, and one that stands for them."""
        rules = self.rules
        kinds = (*self.offer.maids, *self.offer.special, *self.offer.guests, *self.offer.fixed)
        named = {other for k in kinds for other in partners(rules, k)}
        found: dict[int, int] = {}
        for category in (EVENT, BUILDING):
            alike = [
                k
                for k in self.facts.special[category]
                if k not in named
                and not partners(rules, k)
                and not rules.traits(k).needs()
                and k not in self.facts.pins
            ]
            found.update(dict.fromkeys(alike, alike[0] if alike else -1))
        return found
