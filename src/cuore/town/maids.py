"""The maids beside some special cards: who would have something to do, within which bounds, and all choices of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cuore.engine.places.town import SPECIAL
from cuore.engine.setup import TOWN_SIZE, fits, is_needed
from cuore.engine.words import BEER, REMINISCENCE
from cuore.town.alive import lacking, partners, payers, sells_beer
from cuore.town.bounds import Bound, Follows, bound
from cuore.town.card_facts import CardFacts
from cuore.town.counting import Choices
from cuore.town.qualities import families, having
from cuore.town.wishes import MECHANICS, MOST

SLANT: Final = 3
"""How many times as likely a slant makes a maid."""


class Maids:
    """The choices of maids that one set of wishes leaves open; what was looked at is remembered."""

    def __init__(self, facts: CardFacts) -> None:
        self._facts = facts
        self.rules = facts.rules
        self._choices: dict[object, Choices] = {}

    def __repr__(self) -> str:
        return f"<Maids of {self._facts!r}>"

    @property
    def known_choices(self) -> list[Choices]:
        """The choices of maids that were looked at so far."""
        return list(self._choices.values())

    def alive(self, there: frozenset[int], mechanics: Collection[str]) -> tuple[list[int], list[Follows]]:
        """The maids who find what they need among the special cards, or else among the other maids."""
        rules = self.rules
        alive = self._facts.maids
        while True:  # whoever needs somebody who is dead is dead too
            kinds = {*there, *alive}
            left = [k for k in alive if k in self._facts.kept or not lacking(rules, k, kinds, mechanics)]
            if left == alive:
                break
            alive = left
        follows = []
        for k in alive:
            others = frozenset(partners(rules, k))
            if others and not others & there and k not in self._facts.kept:
                follows.append(Follows(k, others))
        return alive, follows

    def wished_bounds(self, alive: list[int]) -> list[Bound]:
        """How many of what sort are wished."""
        rules = self.rules
        some = frozenset(alive)
        found = [
            Bound(some & having(rules, word), least, most)
            for word, least, most in self._facts.required
            if word not in MECHANICS
        ]
        for low, high, least, most in self._facts.costs:
            found.append(bound([k for k in alive if low <= rules.cost[k] <= high], least, most))
        return found

    def boxes_bounds(self, there: frozenset[int], alive: list[int]) -> tuple[list[Bound], list[Bound]]:
        """Whom the boxes say that their towns need; and their good advice, which gives way to wishes."""
        rules = self.rules
        needed, advice = [], []
        lending = (self._facts.offer.host.id,) if self._facts.offer.host.place.apart else self._facts.offer.boxes
        here = [k for box in lending for k in rules.by_box.get(box, ()) if k in there]
        for need in [need for box in lending for need in rules.boxes[box].needs]:
            if is_needed(rules, need, here):
                fitting = [k for k in alive if fits(rules, need, k)]
                if need.reason:
                    needed.append(bound(fitting, need.least))
                else:
                    advice.append(bound(fitting, min(need.least, len(fitting))))
        return needed, advice

    def cards_bounds(self, there: frozenset[int], alive: list[int]) -> list[Bound]:
        """Of whom the special cards need how many, lest they be dead."""
        rules = self.rules
        found = []
        special = [k for k in sorted(there) if rules.category[k] in SPECIAL and k not in self._facts.kept]
        if any(rules.category[k] == BEER for k in special):
            found.append(bound([k for k in alive if sells_beer(rules, k)], 1))
        for kind in special:
            for need in rules.cards[kind].needs if rules.category[kind] == REMINISCENCE else ():
                if need.total or any(rules.cards[k].copies >= need.count for k in payers(rules, need, list(there))):
                    continue
                paying = payers(rules, need, alive)
                copies = min([rules.cards[k].copies for k in paying], default=1)
                found.append(bound(paying, -(-need.count // copies)))
            others = frozenset(partners(rules, kind))
            if others and not others & there:
                found.append(bound(others.intersection(alive), 1))
        return found

    def _families(self, alive: list[int]) -> list[tuple[frozenset[int], int]]:
        """Who comes together: of each family, those who can come, and how many of it at least if anybody does."""
        if not self._facts.wishes.together:
            return []
        return [
            (family & frozenset(alive), min(self._facts.wishes.together, len(family)))
            for family in families(self.rules, self._facts.offer.maids)
        ]

    def _liked(self, kind: int) -> int:
        """How many slants a maid is after."""
        return len([word for word in self._facts.slants if kind in having(self.rules, word)])

    def choose(self, alive: list[int], bounds: list[Bound], follows: list[Follows]) -> Choices:
        """The choices of maids beside those who are pinned; the same ones for the same bounds."""
        pinned = frozenset(self._facts.pinned)
        together = self._families(alive)
        # Who is pinned is none of the choices: whom she needs must come.
        bounds = [
            *bounds,
            *[bound(each.others, 1) for each in follows if each.kind in pinned],
            *[bound(family, least) for family, least in together if family & pinned],
        ]
        said = tuple(
            dict.fromkeys([each for each in bounds if each.least > 0 or each.most < min(len(alive), TOWN_SIZE)])
        )
        key = (tuple(alive), said, tuple(follows))
        if key not in self._choices:
            self._choices[key] = Choices(
                [k for k in alive if k not in pinned],
                TOWN_SIZE - len(pinned),
                [_after_pins(each, pinned) for each in said],
                [each for each in follows if each.kind not in pinned and not each.others & pinned],
                [(family, least) for family, least in together if not family & pinned],
                {k: SLANT**count for k in alive if (count := self._liked(k))},
            )
        return self._choices[key]


def _after_pins(said: Bound, pinned: frozenset[int]) -> Bound:
    """What a bound asks of the others when some are in already."""
    inside = len(said.kinds & pinned)
    return Bound(said.kinds - pinned, max(0, said.least - inside), said.most - inside if said.most < MOST else MOST)
