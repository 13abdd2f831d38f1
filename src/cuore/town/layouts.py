"""The layouts that wishes leave open: which special cards are in play, and who can stand beside them.

A layout is a choice of special cards, with everything that it means for the maids: who would be dead, of whom one is
needed (a seller for beers, the cost that a Reminiscence asks for), and what was wished. Many layouts mean the same, so
what one means is found out once. Private maids are chosen after it, of those who may come.

Layouts come in tiers: all mechanics that may be there, then without one that is merely allowed, and so on; a later tier
is looked at only when no town fits the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, prod
from typing import Final

from cuore.engine.card_traits import CHAMBERMAID
from cuore.engine.errors import IllegalTown
from cuore.engine.places.town import SPECIAL, taking_part
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, fits, is_needed
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, EVENT, GENERAL, PRIVATE, REMINISCENCE
from cuore.town.alive import any_partner, is_paid, lacking, mechanics_needed, mechanics_of, partners, payers, sells_beer
from cuore.town.counting import Bound, Choices, Follows, Known, Work, combination
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.wishes import (
    GUESTS,
    MECHANICS,
    MOST,
    PILES,
    ROLE_WORDS,
    Wishes,
    read_costs,
    read_wish,
    words_of_maids,
)

ATTACK: Final = "attack"
CHEAP: Final = 3
DEAR: Final = 5
SLANT: Final = 3
"""How many times as likely a slant makes a maid."""

ANY: Final = (0, MOST)

LAYOUT_STEPS: Final = 3
MEANING_STEPS: Final = 40
"""The work of looking at a layout, and of finding out what one means."""


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


@dataclass(frozen=True)
class Layout:
    """Special cards in play (private maids apart), the private maids who may be, and the ways to draw the maids."""

    special: frozenset[int]
    meaning: Meaning
    choices: Choices
    sets: int  # of private maids


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
        self._kept = kept
        known = tuple(self.rules.boxes)
        wishes.check(known)
        of_maids = words_of_maids(known)
        self._forbidden = [read_wish(text, (*MECHANICS, *of_maids))[0] for text in wishes.forbid]
        self._required = [read_wish(text, (*MECHANICS, *of_maids)) for text in wishes.require]
        self._only = [read_wish(text, of_maids)[0] for text in wishes.only]
        self._slants = [read_wish(text, of_maids)[0] for text in wishes.slant]
        self._piles: dict[str, tuple[int, int]] = {}
        for word, least, most in [read_wish(text, PILES, number=True) for text in wishes.piles]:
            before = self._piles.get(word, ANY)
            self._piles[word] = (max(least, before[0]), min(most, before[1]))
        here = (*offer.maids, *offer.special, *offer.guests)
        self.pins = frozenset([find_card(self.rules, name, here) for name in wishes.pin])
        self.bans = frozenset([find_card(self.rules, name, here) for name in wishes.ban]) | without
        for kind in self.pins | self.bans:
            if self.rules.category[kind] not in (GENERAL, *SPECIAL):
                raise IllegalTown(f"{self.rules.names[kind]} is no card that a town is drawn from")
        self._meanings: dict[frozenset[int], Known[Meaning | None]] = {}
        self._choices: dict[object, Choices] = {}

    def __repr__(self) -> str:
        return f"<Layouts of {' + '.join(self.offer.boxes)}: {self.wishes.data() or 'no wishes'}>"

    @property
    def known_choices(self) -> list[Choices]:
        """The choices of maids that were looked at so far."""
        return list(self._choices.values())

    # -- what is wished, as facts about single cards --

    @cached_property
    def peaceful(self) -> bool:
        """Whether no card may do anything bad to others."""
        return any(ROLE_WORDS.get(word) == ATTACK for word in self._forbidden)

    def _allows(self, kind: int) -> bool:
        return kind not in self.bans and not (self.peaceful and self.rules.traits(kind).is_attack)

    @cached_property
    def _maids(self) -> list[int]:
        """The maids whom no wish keeps out."""
        musts = [having(self.rules, word) for word in self._only]
        none = [(low, high) for low, high, _, most in self._costs if most == 0]
        return [
            k
            for k in self.offer.maids
            if self._allows(k)
            and k not in self._forbidden_maids
            and all(k in must for must in musts)
            and not any(low <= self.rules.cost[k] <= high for low, high in none)
        ]

    @cached_property
    def _forbidden_maids(self) -> frozenset[int]:
        """Who is what no maid may be, nor any guest."""
        return frozenset().union(*[having(self.rules, word) for word in self._forbidden if word not in MECHANICS])

    @cached_property
    def _costs(self) -> list[tuple[int, int, int, int]]:
        return [bound for text in self.wishes.costs for bound in read_costs(text)]

    @cached_property
    def _special(self) -> dict[int, list[int]]:
        """By category, the special cards that no wish keeps out."""
        off = {MECHANICS[word] for word in self._forbidden if word in MECHANICS}
        found: dict[int, list[int]] = {category: [] for category in SPECIAL}
        for k in self.offer.special:
            category = self.rules.category[k]
            if self._allows(k) and CATEGORY_NAMES[category] not in off:
                found[category].append(k)
        beers = [k for k in self.offer.special if self.rules.category[k] == BEER]
        if found[BEER] != beers:
            found[BEER] = []  # all of them, or none
        return found

    @cached_property
    def _forced(self) -> set[int]:
        """The mechanics that must be in play: those required, and those of cards that are pinned."""
        words = {MECHANICS[word] for word, _, _ in self._required if word in MECHANICS}
        found = {category for category in self._special if CATEGORY_NAMES[category] in words}
        found |= {self.rules.category[k] for k in self.pins if self.rules.category[k] != GENERAL}
        return found | {c for c in (EVENT, BUILDING, PRIVATE) if self._range(c)[0] > 0 and self._has_range(c)}

    def _has_range(self, category: int) -> bool:
        return f"{CATEGORY_NAMES[category]}s" in self._piles

    def _range(self, category: int) -> tuple[int, int]:
        return self._piles.get(f"{CATEGORY_NAMES[category]}s", ANY)

    @cached_property
    def _pinned(self) -> tuple[int, ...]:
        """The maids who are in anyway."""
        return tuple([k for k in self.offer.maids if k in self.pins])

    # -- layouts --

    def tiers(self) -> Iterator[list[Mixture]]:
        """Choices of mechanics, those first that leave nothing in the box; of which nobody said a range from 0."""
        forced = self._forced
        offered = {*self.offer.maids, *self.offer.special, *self.offer.guests}
        nonsense = any(least > most for least, most in self._piles.values())
        if nonsense or not self.pins <= offered or self.pins & self.bans or any(not self._special[c] for c in forced):
            return
        others = [category for category, kinds in self._special.items() if kinds and category not in forced]
        open_ones = [category for category in others if self._has_range(category)]
        free = [category for category in others if not self._has_range(category)]
        least, most = self._piles.get("mechanics", ANY)
        sizes = range(len(free), -1, -1)
        for tier in [sizes] if "mechanics" in self._piles else [(size,) for size in sizes]:
            found = [
                self._mixture({*forced, *chosen, *said})
                for size in tier
                for chosen in combinations(free, size)
                for said in _subsets(open_ones)
                if least <= len(forced) + len(chosen) + len(said) <= most
            ]
            found = [mixture for mixture in found if mixture.layouts]
            if found:
                yield found

    def _mixture(self, categories: set[int]) -> Mixture:
        """All choices of special cards with just these mechanics in play."""
        rules = self.rules
        allowed = taking_part(rules, [k for category in sorted(categories) for k in self._special[category]])
        piles = []
        sets = int(self.pins.intersection(self.offer.special) <= set(allowed))
        for category in sorted(categories):
            kinds = [k for k in allowed if rules.category[k] == category]
            if category == PRIVATE or not self._has_range(category):
                piles.append(Piles((), tuple(kinds), range(len(kinds), len(kinds) + 1)))
            else:
                least, most = self._range(category)
                pinned = tuple([k for k in kinds if k in self.pins])
                rest = tuple([k for k in kinds if k not in self.pins])
                piles.append(Piles(rest, pinned, range(max(1, least), min(most, len(kinds)) + 1)))
            if category == PRIVATE:
                private_range = self._private_range(len(kinds))
                sets *= self._sets(len(kinds), private_range) if private_range else 0
        return Mixture(piles if sets else [Piles((), (), range(0))], sets)

    def _sets(self, count: int, private_range: tuple[int, int]) -> int:
        """How many sets of private maids there are when so many may come."""
        pinned = self._pinned_privates
        least, most = private_range
        return sum([comb(count - pinned, size - pinned) for size in range(least, most + 1)])

    @cached_property
    def _pinned_privates(self) -> int:
        return len([k for k in self.pins if self.rules.category[k] == PRIVATE])

    def could_be(self, work: Work, mixture: Mixture | None = None) -> bool:
        """Whether there might be maids for what is wished: a look at all layouts at once, or at those of a mixture.

        Everybody counts who would have something to do if all its special cards were there.
        """
        work.spend(MEANING_STEPS)
        alive = self._maids
        if mixture is not None:
            there = mixture.all.union(self.offer.fixed)
            alive, _ = self._alive(there, mechanics_of(self.rules, there.union(alive)))
        pinned_there = set(self._pinned) <= set(alive)
        return pinned_there and self._choose(alive, self._wished_bounds(alive), []).is_possible(work)

    def layout(self, chosen: frozenset[int], work: Work) -> Layout | None:
        """What a choice of special cards leaves open for the maids; None where something does not fit together."""
        work.spend(LAYOUT_STEPS)
        plain = chosen & frozenset(self._plain)
        like_these = (chosen - plain) | {self._plain[k] for k in plain}
        meaning = work.once(self._meanings, like_these, lambda inside: self._meaning(like_these, inside))
        if meaning is None:
            return None
        choices = next((each for each in (meaning.advised, meaning.choices) if each.is_possible(work)), None)
        if choices is None:
            return None
        special = frozenset([k for k in chosen - meaning.dead if self.rules.category[k] != PRIVATE])
        return Layout(special, meaning, choices, self._sets(len(meaning.privates), meaning.private_range))

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
                for k in self._special[category]
                if k not in named and not partners(rules, k) and not rules.traits(k).needs() and k not in self.pins
            ]
            found.update(dict.fromkeys(alike, alike[0] if alike else -1))
        return found

    def _meaning(self, chosen: frozenset[int], work: Work) -> Meaning | None:
        """What a choice of special cards means; None where it cannot be as it is said."""
        work.spend(MEANING_STEPS)
        rules = self.rules
        special = self._settled(chosen)
        dead = chosen - special
        if any(k in self.pins or (self._has_range(rules.category[k]) and rules.category[k] != PRIVATE) for k in dead):
            return None
        if {rules.category[k] for k in special} != {rules.category[k] for k in chosen}:
            return None
        privates = tuple([k for k in self.offer.special if k in special and rules.category[k] == PRIVATE])
        private_range = self._private_range(len(privates))
        if private_range is None:
            return None
        there = (special - self._unsure(special)) | frozenset(self.offer.fixed)
        mechanics = mechanics_of(rules, special.union(self.offer.fixed, self._maids))
        alive, follows = self._alive(there, mechanics)
        if not set(self._pinned) <= set(alive):
            return None
        guests, bounds = self._guests(there, mechanics, alive)
        if guests is None:
            return None
        needed, advice = self._boxes_bounds(there, alive)
        bounds += [*self._wished_bounds(alive), *needed, *self._cards_bounds(there, alive)]
        return Meaning(
            dead,
            privates,
            private_range,
            self._pinned,
            self._choose(alive, bounds, follows),
            self._choose(alive, [*bounds, *advice], follows),
            tuple(alive),
            guests,
        )

    def _choose(self, alive: list[int], bounds: list[Bound], follows: list[Follows]) -> Choices:
        """The choices of maids beside those who are pinned; the same ones for the same bounds."""
        pinned = frozenset(self._pinned)
        together = self._families(alive)
        # Who is pinned is none of the choices: whom she needs must come.
        bounds = [
            *bounds,
            *[_bound(each.others, 1) for each in follows if each.kind in pinned],
            *[_bound(family, least) for family, least in together if family & pinned],
        ]
        said = tuple(
            dict.fromkeys([each for each in bounds if each.least > 0 or each.most < min(len(alive), TOWN_SIZE)])
        )
        key = (tuple(alive), said, tuple(follows))
        if key not in self._choices:
            self._choices[key] = Choices(
                [k for k in alive if k not in pinned],
                TOWN_SIZE - len(pinned),
                [_after_pins(bound, pinned) for bound in said],
                [each for each in follows if each.kind not in pinned and not each.others & pinned],
                [(family, least) for family, least in together if not family & pinned],
                {k: SLANT**count for k in alive if (count := self._liked(k))},
            )
        return self._choices[key]

    # -- special cards --

    def _settled(self, chosen: frozenset[int]) -> frozenset[int]:
        """The special cards that are not dead, whoever of the maids is drawn."""
        rules = self.rules
        special = set(chosen)
        while True:
            unsure = self._unsure(special)
            others = {*self.offer.fixed, *self._maids}
            kinds = (special - unsure) | others
            sure = (special - unsure).union(self.offer.fixed, self._pinned)
            mechanics = mechanics_of(rules, special | others)
            sold = any(sells_beer(rules, k) for k in kinds)
            dead = [
                k
                for k in special
                if k not in self._kept
                and (
                    lacking(rules, k, sure if k in unsure else kinds, mechanics)
                    or (rules.category[k] == BEER and not sold)
                    or any(not need.total and not is_paid(rules, need, kinds) for need in rules.cards[k].needs)
                )
            ]
            if not dead:
                return frozenset(special)
            special.difference_update(dead)

    def _unsure(self, special: Collection[int]) -> set[int]:
        """The private maids of some special cards who may yet stay away: nobody can count on them."""
        privates = {k for k in special if self.rules.category[k] == PRIVATE}
        private_range = self._private_range(len(privates))
        if private_range and private_range[0] == len(privates):
            return set()
        return privates - self.pins

    def _private_range(self, there: int) -> tuple[int, int] | None:
        """How many private maids are in play: all of them, unless something else is wished."""
        if not there:
            return (0, 0)
        if self.offer.is_visited:
            there = min(there, self.offer.host.place.visitors)
        least, most = self._range(PRIVATE) if self._has_range(PRIVATE) else (there, there)
        least, most = max(1, least, self._pinned_privates), min(most, there)
        return (least, most) if least <= most else None

    # -- maids --

    def _alive(self, there: frozenset[int], mechanics: Collection[str]) -> tuple[list[int], list[Follows]]:
        """The maids who find what they need among the special cards, or else among the other maids."""
        rules = self.rules
        alive = self._maids
        while True:  # whoever needs somebody who is dead is dead too
            kinds = {*there, *alive}
            left = [k for k in alive if k in self._kept or not lacking(rules, k, kinds, mechanics)]
            if left == alive:
                break
            alive = left
        follows = []
        for k in alive:
            others = frozenset(partners(rules, k))
            if others and not others & there and k not in self._kept:
                follows.append(Follows(k, others))
        return alive, follows

    def _wished_bounds(self, alive: list[int]) -> list[Bound]:
        rules = self.rules
        some = frozenset(alive)
        found = [
            Bound(some & having(rules, word), least, most)
            for word, least, most in self._required
            if word not in MECHANICS
        ]
        for low, high, least, most in self._costs:
            found.append(_bound([k for k in alive if low <= rules.cost[k] <= high], least, most))
        return found

    def _boxes_bounds(self, there: frozenset[int], alive: list[int]) -> tuple[list[Bound], list[Bound]]:
        """Whom the boxes say that their towns need; and their good advice, which gives way to wishes."""
        rules = self.rules
        needed, advice = [], []
        lending = (self.offer.host.id,) if self.offer.host.place.apart else self.offer.boxes
        here = [k for box in lending for k in rules.by_box.get(box, ()) if k in there]
        for need in [need for box in lending for need in rules.boxes[box].needs]:
            if is_needed(rules, need, here):
                fitting = [k for k in alive if fits(rules, need, k)]
                if need.reason:
                    needed.append(_bound(fitting, need.least))
                else:
                    advice.append(_bound(fitting, min(need.least, len(fitting))))
        return needed, advice

    def _cards_bounds(self, there: frozenset[int], alive: list[int]) -> list[Bound]:
        """Of whom the special cards need how many, lest they be dead."""
        rules = self.rules
        found = []
        special = [k for k in sorted(there) if rules.category[k] in SPECIAL and k not in self._kept]
        if any(rules.category[k] == BEER for k in special):
            found.append(_bound([k for k in alive if sells_beer(rules, k)], 1))
        for kind in special:
            for need in rules.cards[kind].needs if rules.category[kind] == REMINISCENCE else ():
                if need.total or any(rules.cards[k].copies >= need.count for k in payers(rules, need, list(there))):
                    continue
                paying = payers(rules, need, alive)
                copies = min([rules.cards[k].copies for k in paying], default=1)
                found.append(_bound(paying, -(-need.count // copies)))
            others = frozenset(partners(rules, kind))
            if others and not others & there:
                found.append(_bound(others.intersection(alive), 1))
        return found

    def _families(self, alive: list[int]) -> list[tuple[frozenset[int], int]]:
        """Who comes together: of each family, those who can come, and how many of it at least if anybody does."""
        if not self.wishes.together:
            return []
        return [
            (family & frozenset(alive), min(self.wishes.together, len(family)))
            for family in families(self.rules, self.offer.maids)
        ]

    def _liked(self, kind: int) -> int:
        """How many slants a maid is after."""
        return len([word for word in self._slants if kind in having(self.rules, word)])

    # -- guests --

    def _guests(
        self, there: frozenset[int], mechanics: set[str], alive: list[int]
    ) -> tuple[Guests | None, list[Bound]]:
        """Who may visit, and which maids must be there for those who do so in any case.

        Nobody comes where there are too few who certainly have something to do; None where they must.
        """
        rules = self.rules
        offered = frozenset(self.offer.guests)
        wanted = self.pins & offered
        forced = bool(wanted) or any(word == GUESTS for word, _, _ in self._required)
        nobody = None if forced else Guests()
        if not offered or GUESTS in self._forbidden:
            return nobody, []
        found = [
            k
            for k in self.offer.guests
            if self._allows(k)
            and k not in self._forbidden_maids
            and (k in self._kept or mechanics.issuperset(mechanics_needed(rules, k)))
        ]
        sure = there.union(self._pinned)
        certain, bounds = self._escorted(wanted, sure, found, alive)
        coming = [k for k in found if k in self._kept or any_partner(rules, k, sure | certain)]
        visitors = self.offer.host.place.visitors
        if not certain <= frozenset(found) or not len(certain) <= visitors <= len(certain.union(coming)):
            return nobody, []
        return Guests(tuple(found), certain), bounds

    def _escorted(
        self, wanted: frozenset[int], sure: frozenset[int], guests: list[int], alive: list[int]
    ) -> tuple[frozenset[int], list[Bound]]:
        """Guests who come in any case, with those whom they need: one of the maids, or else another guest."""
        certain = set(wanted)
        bounds = []
        alone = sorted(wanted - self._kept)
        while alone:
            kind = alone.pop()
            if any_partner(self.rules, kind, sure | certain):
                continue
            others = frozenset(partners(self.rules, kind))
            if others.intersection(alive):
                bounds.append(_bound(others.intersection(alive), 1))
                continue
            mate = min(others.intersection(guests), default=-1)  # without anybody she cannot come
            certain.add(mate)
            alone += [mate] if mate >= 0 else []
        return frozenset(certain), bounds


@lru_cache(maxsize=1_000)
def having(rules: Rules, word: str) -> frozenset[int]:
    """The general maids who are what a word says."""
    test = has_quality(rules, word)
    return frozenset([k for k, category in enumerate(rules.category) if category == GENERAL and test(k)])


def has_quality(rules: Rules, word: str) -> Callable[[int], bool]:
    """What a word asks of a maid: a role, points, a cost, or a box."""
    if word in ROLE_WORDS:
        role = ROLE_WORDS[word]
        return lambda kind: rules.traits(kind).has_role(role)
    if word == "points":
        return lambda kind: brings_points(rules, kind)
    if word == "cheap":
        return lambda kind: rules.cost[kind] <= CHEAP
    if word == "dear":
        return lambda kind: rules.cost[kind] >= DEAR
    return lambda kind: rules.cards[kind].box == word


def brings_points(rules: Rules, kind: int) -> bool:
    """Whether a maid can bring victory points: printed, by a rule that may give some, or in the private quarters."""
    traits = rules.traits(kind)
    gains = any(deed.what == "points" and deed.count > 0 for part in traits.scores for deed in part.deeds)
    return rules.cards[kind].vp > 0 or gains or traits.has_role(CHAMBERMAID)


@lru_cache(maxsize=100)
def families(rules: Rules, kinds: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    """Maids who name one another; whoever has a relative in common is of one family."""
    found: list[frozenset[int]] = []
    for kind in kinds:
        named = {rules.kinds[name] for name in rules.traits(kind).names() if name in rules.kinds}
        mates = {k for k in named & set(kinds) if rules.names[kind] in rules.traits(k).names()}
        if mates:
            family = frozenset({kind, *mates}).union(*[other for other in found if other & {kind, *mates}])
            found = [*[other for other in found if not other & family], family]
    return tuple(found)


def _subsets(categories: list[int]) -> list[tuple[int, ...]]:
    return [some for size in range(len(categories), -1, -1) for some in combinations(categories, size)]


def _bound(kinds: Collection[int], least: int = 0, most: int = MOST) -> Bound:
    return Bound(frozenset(kinds), least, most)


def _after_pins(bound: Bound, pinned: frozenset[int]) -> Bound:
    """What a bound asks of the others when some are in already."""
    inside = len(bound.kinds & pinned)
    return Bound(bound.kinds - pinned, max(0, bound.least - inside), bound.most - inside if bound.most < MOST else MOST)
