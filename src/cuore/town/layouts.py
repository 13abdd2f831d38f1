"""The layouts that wishes leave open: which special cards are in play, and who can stand beside them.

A layout is a choice of special cards, with everything that follows from it for the maids: who would be dead, of whom
one is needed (a seller for beers, the cost that a Reminiscence asks for), and what was wished. Layouts come in tiers:
all mechanics that may be there, then without one that is merely allowed, and so on; a later tier is looked at only when
no town fits the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from cuore.engine.card_traits import CHAMBERMAID
from cuore.engine.errors import IllegalTown
from cuore.engine.places.town import SPECIAL
from cuore.engine.rules import Rules
from cuore.engine.setup import TOWN_SIZE, fits, is_needed
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, EVENT, GENERAL, PRIVATE, REMINISCENCE
from cuore.town.alive import lacking, mechanics_of, payers, sells_beer
from cuore.town.counting import Bound, Choices, Follows
from cuore.town.naming import find_card
from cuore.town.offer import Offer
from cuore.town.wishes import GUESTS, MECHANICS, MOST, PILES, ROLE_WORDS, TASTES, Wishes, read_costs, read_wish

ATTACK = "attack"
CHEAP = 3
DEAR = 5
SLANT = 3
"""How many times as likely a slant makes a maid."""

ANY = (0, MOST)


@dataclass(frozen=True)
class Layout:
    """Special cards in play (private maids apart), who may be drawn, and the ways to draw them."""

    special: frozenset[int]
    privates: tuple[int, ...]  # those who may be in play
    private_range: tuple[int, int]
    pinned: tuple[int, ...]  # maids who are in anyway
    choices: Choices  # of the others
    candidates: tuple[int, ...]
    guests: tuple[int, ...]  # those who may visit, none if nobody does

    def __bool__(self) -> bool:
        return self.choices.is_possible


class Layouts:
    """Everything that one set of wishes means for some boxes."""

    def __init__(self, offer: Offer, wishes: Wishes, without: frozenset[int]) -> None:
        self.offer = offer
        self.rules = offer.rules
        self.wishes = wishes
        known = tuple(self.rules.boxes)
        wishes.check(known)
        of_maids = (*ROLE_WORDS, *TASTES, *known)
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

    def __repr__(self) -> str:
        return f"<Layouts of {' + '.join(self.offer.boxes)}: {self.wishes.data() or 'no wishes'}>"

    # -- what is wished, as facts about single cards --

    @property
    def peaceful(self) -> bool:
        """Whether no card may do anything bad to others."""
        return any(ROLE_WORDS.get(word) == ATTACK for word in self._forbidden)

    def _allows(self, kind: int) -> bool:
        return kind not in self.bans and not (self.peaceful and self.rules.traits(kind).is_attack)

    @cached_property
    def _maids(self) -> list[int]:
        """The maids whom no wish keeps out."""
        tests = self._forbidden_qualities
        musts = [has_quality(self.rules, word) for word in self._only]
        none = [(low, high) for low, high, _, most in self._costs if most == 0]
        return [
            k
            for k in self.offer.maids
            if self._allows(k)
            and not any(test(k) for test in tests)
            and all(must(k) for must in musts)
            and not any(low <= self.rules.cost[k] <= high for low, high in none)
        ]

    @cached_property
    def _forbidden_qualities(self) -> list[Callable[[int], bool]]:
        """What no maid may be, nor any guest."""
        return [has_quality(self.rules, word) for word in self._forbidden if word not in MECHANICS]

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

    @property
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

    # -- layouts --

    def tiers(self) -> Iterator[list[tuple[frozenset[int], frozenset[int]]]]:
        """Choices of special cards: those of the mechanics in play, and the private maids who may be among them.

        Each is a pair: all that is in play or may be, and which of it must be as it is said.
        """
        forced = self._forced
        offered = {*self.offer.maids, *self.offer.special, *self.offer.guests}
        nonsense = any(least > most for least, most in self._piles.values())
        if nonsense or not self.pins <= offered or self.pins & self.bans or any(not self._special[c] for c in forced):
            return
        free = [category for category, kinds in self._special.items() if kinds and category not in forced]
        least, most = self._piles.get("mechanics", (0, MOST))
        counted = "mechanics" in self._piles
        tiers = [
            [
                chosen
                for size in ([len(free) - dropped] if not counted else range(len(free), -1, -1))
                for chosen in combinations(free, size)
                if not counted or least <= len(chosen) + len(forced) <= most
            ]
            for dropped in (range(len(free) + 1) if not counted else (0,))
        ]
        for tier in tiers:
            found = [pair for chosen in tier for pair in self._of_mechanics({*forced, *chosen})]
            if found:
                yield found

    def _of_mechanics(self, categories: set[int]) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
        """All choices of special cards with just these mechanics in play."""
        subsets: list[list[tuple[int, ...]]] = []
        for category in sorted(categories):
            kinds = self._special[category]
            if category == REMINISCENCE and BEER in categories:
                kinds = [k for k in kinds if self.rules.cards[k].level != 2]  # as the setup leaves them out
            if category == PRIVATE or not self._has_range(category):
                subsets.append([tuple(kinds)])
            else:
                least, most = self._range(category)
                sizes = range(max(1, least), min(most, len(kinds)) + 1)
                subsets.append([chosen for size in sizes for chosen in combinations(kinds, size)])
        for parts in product(*subsets):
            chosen = frozenset([k for part in parts for k in part])
            counted = [k for k in chosen if k not in self._special[PRIVATE] and self._has_range(self.rules.category[k])]
            yield chosen, frozenset(counted) | (self.pins & frozenset(self.offer.special))

    def layout(self, chosen: frozenset[int], certain: frozenset[int]) -> Layout | None:
        """What a choice of special cards leaves open for the maids; None where something does not fit together."""
        rules = self.rules
        if not certain <= chosen:
            return None
        special = self._settled(chosen)
        if special is None or not certain <= special:
            return None
        categories = {rules.category[k] for k in special}
        if categories != {rules.category[k] for k in chosen}:
            return None
        there = special | frozenset(self.offer.fixed)
        privates = tuple([k for k in self.offer.special if k in special and rules.category[k] == PRIVATE])
        private_range = self._private_range(len(privates))
        if private_range is None:
            return None
        alive, follows = self._alive(there)
        pinned = tuple([k for k in self.offer.maids if k in self.pins])
        if not set(pinned) <= set(alive):
            return None
        bounds = self._bounds(there, alive)
        if bounds is None:
            return None
        # Who is pinned is none of the choices: whom she needs must come.
        bounds += [_bound(list(each.others), 1) for each in follows if each.kind in self.pins]
        together = self._families(alive)
        bounds += [_bound(list(family), least) for family, least in together if family & self.pins]
        guests = self._guests(there)
        if guests is None:
            return None
        choices = Choices(
            [k for k in alive if k not in pinned],
            TOWN_SIZE - len(pinned),
            [_after_pins(bound, frozenset(pinned)) for bound in bounds],
            [each for each in follows if not each.others & set(pinned)],
            [(family, least) for family, least in together if not family & self.pins],
            {k: SLANT**count for k in alive if (count := self._liked(k))},
        )
        without_privates = frozenset([k for k in special if rules.category[k] != PRIVATE])
        return Layout(without_privates, privates, private_range, pinned, choices, tuple(alive), guests)

    def _settled(self, chosen: frozenset[int]) -> frozenset[int] | None:
        """The special cards that are not dead, whoever of the maids is drawn."""
        rules = self.rules
        special = set(chosen)
        while True:
            kinds = {*special, *self.offer.fixed, *self._maids}
            mechanics = mechanics_of(rules, kinds)
            dead = [k for k in special if lacking(rules, k, kinds, mechanics) or self._is_out_of_reach(k, kinds)]
            if not dead:
                return frozenset(special)
            special.difference_update(dead)

    def _is_out_of_reach(self, kind: int, kinds: set[int]) -> bool:
        """Whether nobody could sell or pay for a card."""
        rules = self.rules
        if rules.category[kind] == BEER:
            return not any(sells_beer(rules, k) for k in kinds)
        needs = rules.cards[kind].needs
        return any(not need.total and not payers(rules, need, list(kinds)) for need in needs)

    def _private_range(self, there: int) -> tuple[int, int] | None:
        """How many private maids are in play: all of them, unless something else is wished."""
        if not there:
            return (0, 0)
        if self.offer.is_visited:
            there = min(there, self.offer.host.place.visitors)
        least, most = self._range(PRIVATE) if self._has_range(PRIVATE) else (there, there)
        pinned = len([k for k in self.pins if self.rules.category[k] == PRIVATE])
        least, most = max(1, least, pinned), min(most, there)
        return (least, most) if least <= most else None

    def _alive(self, there: frozenset[int]) -> tuple[list[int], list[Follows]]:
        """The maids who find what they need among the special cards, or else among the other maids."""
        rules = self.rules
        maids = self._maids
        kinds = {*there, *maids}
        mechanics = mechanics_of(rules, kinds)
        alive = [k for k in maids if not lacking(rules, k, kinds, mechanics)]
        while True:  # whoever needs somebody who is dead is dead too
            kinds = {*there, *alive}
            left = [k for k in alive if not lacking(rules, k, kinds, mechanics)]
            if left == alive:
                break
            alive = left
        follows = []
        for k in alive:
            partners = frozenset([rules.kinds[name] for name in rules.traits(k).works_on() if name in rules.kinds])
            if partners and not partners & there:
                follows.append(Follows(k, partners))
        return alive, follows

    def _bounds(self, there: frozenset[int], alive: list[int]) -> list[Bound] | None:
        """Of whom a town with these special cards needs how many; None where there are not enough."""
        rules = self.rules
        found = [*self._wished_bounds(alive), *self._boxes_bounds(there, alive)]
        for kind in sorted(there):
            category = rules.category[kind]
            if category == BEER:
                found.append(_bound([k for k in alive if sells_beer(rules, k)], 1))
            for need in rules.cards[kind].needs if category == REMINISCENCE else ():
                if need.total or any(rules.cards[k].copies >= need.count for k in payers(rules, need, list(there))):
                    continue
                paying = payers(rules, need, alive)
                copies = min([rules.cards[k].copies for k in paying], default=1)
                found.append(_bound(paying, -(-need.count // copies)))
            partners = [rules.kinds[name] for name in rules.traits(kind).works_on() if name in rules.kinds]
            if partners and rules.category[kind] in self._special and not set(partners) & there:
                found.append(_bound([k for k in alive if k in partners], 1))
        if any(len(bound.kinds) < bound.least for bound in found):
            return None
        size = len(set(alive))
        return list(dict.fromkeys([bound for bound in found if bound.least > 0 or bound.most < min(size, TOWN_SIZE)]))

    def _wished_bounds(self, alive: list[int]) -> list[Bound]:
        found = []
        for word, least, most in self._required:
            if word not in MECHANICS:
                test = has_quality(self.rules, word)
                found.append(_bound([k for k in alive if test(k)], least, most))
        for low, high, least, most in self._costs:
            found.append(_bound([k for k in alive if low <= self.rules.cost[k] <= high], least, most))
        return found

    def _boxes_bounds(self, there: frozenset[int], alive: list[int]) -> list[Bound]:
        """Whom the boxes say that their towns need."""
        rules = self.rules
        found = []
        lending = (self.offer.host.id,) if self.offer.host.place.apart else self.offer.boxes
        left_out = [rules.names[k] for box in lending for k in rules.by_box.get(box, ()) if k not in there]
        for need in [need for box in lending for need in rules.boxes[box].needs]:
            if is_needed(rules, need, lending, left_out):
                fitting = [k for k in alive if fits(rules, need, k)]
                # Without a reason it is good advice, which gives way where there are not enough of them.
                found.append(_bound(fitting, need.least if need.reason else min(need.least, len(fitting))))
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
        return sum([has_quality(self.rules, word)(kind) for word in self._slants])

    def _guests(self, there: frozenset[int]) -> tuple[int, ...] | None:
        """The general maids of other boxes who may visit; nobody where there are too few, None if they must."""
        rules = self.rules
        if not self.offer.guests:
            return None if any(word == GUESTS for word, _, _ in self._required) else ()
        kinds = {*there, *self.offer.maids}
        mechanics = mechanics_of(rules, there)
        tests = self._forbidden_qualities
        found = [
            k
            for k in self.offer.guests
            if self._allows(k) and not any(test(k) for test in tests) and not lacking(rules, k, kinds, mechanics)
        ]
        wanted = self.pins & frozenset(self.offer.guests)
        forced = bool(wanted) or any(word == GUESTS for word, _, _ in self._required)
        if GUESTS in self._forbidden:
            return None if forced else ()
        if not len(wanted) <= self.offer.host.place.visitors <= len(found) or not wanted <= set(found):
            return None if forced else ()
        return tuple(found)


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


def families(rules: Rules, kinds: tuple[int, ...]) -> list[frozenset[int]]:
    """Maids who name one another; whoever has a relative in common is of one family."""
    found: list[frozenset[int]] = []
    for kind in kinds:
        named = {rules.kinds[name] for name in rules.traits(kind).names() if name in rules.kinds}
        mates = {k for k in named & set(kinds) if rules.names[kind] in rules.traits(k).names()}
        if mates:
            family = frozenset({kind, *mates}).union(*[other for other in found if other & {kind, *mates}])
            found = [*[other for other in found if not other & family], family]
    return found


def _bound(kinds: list[int], least: int = 0, most: int = MOST) -> Bound:
    return Bound(frozenset(kinds), least, most)


def _after_pins(bound: Bound, pinned: frozenset[int]) -> Bound:
    """What a bound asks of the others when some are in already."""
    inside = len(bound.kinds & pinned)
    return Bound(bound.kinds - pinned, max(0, bound.least - inside), bound.most - inside if bound.most < MOST else MOST)
