"""A town in numbers, for the quick model: what its cards do, what they cost, what lies there, and who they are.

Most of it is read from traits, so a card that no model has seen, from a card file or another box, counts with what it
does; an official card counts by its name too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cuore.cards.catalogue import official_rules
from cuore.engine.card_traits import ROLES
from cuore.engine.rules import Rules
from cuore.engine.traits import DEEDS, Deed
from cuore.engine.words import CATEGORY_NAMES, GENERAL
from cuore.town import Town, kinds_in

SPECIAL: Final = ("event", "building", "private maid", "reminiscence", "beer")
"""What a town may have besides its maids: each counts whether it is there, and how many there are."""

COSTS: Final = (2, 3, 4, 5, 6, 7)
"""The dearest one stands for all that cost more."""

MOST: Final = 3.0
"""Of one thing that a card does, no more counts: a model knows nothing about such cards."""

Features = dict[str, float]


def names_of_features(rules: Rules) -> tuple[str, ...]:
    """Everything that a town of these cards can be described by, in order."""
    staff = [f"{role} maids" for role in ROLES] + [f"any {role}" for role in ROLES]
    deeds = [f"{deed} for {whom}" for deed in DEEDS for whom in ("you", "others")]
    special = [f"{what} {word}" for word in SPECIAL for what in ("any", "number of")]
    boxes = [f"{what} {box}" for box in rules.boxes for what in ("chiefs of", "box")]
    cards = [f"card {rules.names[kind]}" for kind in _choosable(rules)]
    return (*staff, *[f"cost {cost}" for cost in COSTS], "cost", *deeds, *special, "guests", *boxes, *cards)


def _choosable(rules: Rules) -> list[int]:
    """The cards that some towns have and others have not."""
    special = [CATEGORY_NAMES.index(word) for word in SPECIAL]
    return [kind for kind in range(len(rules.names)) if rules.category[kind] in (GENERAL, *special)]


class Describer:
    """Describes towns of some rules; what lies beside the maids is looked up once for each choice of it."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._beside: dict[tuple[tuple[str, ...], ...], Features] = {}

    def __repr__(self) -> str:
        return f"<Describer of {len(self._rules.names)} cards>"

    def describe(self, town: Town) -> Features:
        """What there is to say about a town; what is not named is nothing."""
        key = (town.boxes, town.without, town.guests, town.private_maids)
        if key not in self._beside:
            self._beside[key] = self._of_rest(town)
        found = dict(self._beside[key])
        maids = [self._rules.kind(name) for name in town.maids]
        for kind in maids:
            _add(found, of_maid(self._rules, kind))
        for role in ROLES:
            if found.get(f"{role} maids"):
                found[f"any {role}"] = 1.0
        return found

    def _of_rest(self, town: Town) -> Features:
        rules = self._rules
        found: Features = {f"chiefs of {town.boxes[0]}": 1.0, **{f"box {box}": 1.0 for box in town.boxes}}
        guests = [rules.kind(name) for name in town.guests]
        for kind in [k for k in kinds_in(rules, town) if rules.category[k] != GENERAL] + guests:
            _add(found, of_rest(rules, kind))
        found |= {f"any {word}": 1.0 for word in SPECIAL if f"number of {word}" in found}
        if guests:
            found["guests"] = float(len(guests))
        return found


@lru_cache(maxsize=1024)
def of_maid(rules: Rules, kind: int) -> Features:
    """What one of the ten maids adds."""
    traits = rules.traits(kind)
    cost = rules.cost[kind]
    found: Features = {**_by_name(rules, kind), "cost": float(cost)}
    found[f"cost {min(max(cost, COSTS[0]), COSTS[-1])}"] = 1.0
    for role in traits.roles():
        found[f"{role} maids"] = 1.0
    _add(found, _deeds(traits.all.deeds))
    return found


@lru_cache(maxsize=1024)
def of_rest(rules: Rules, kind: int) -> Features:
    """What another card adds: chiefs and Love nothing, they come with the box."""
    word = CATEGORY_NAMES[rules.category[kind]]
    if word not in SPECIAL and rules.category[kind] != GENERAL:
        return {}
    found = _by_name(rules, kind)
    if word in SPECIAL:
        found[f"number of {word}"] = 1.0
    return found


def _by_name(rules: Rules, kind: int) -> Features:
    """Who it is, if it is the official card of that name: one from a file with the same name is another card."""
    name = rules.names[kind]
    official = official_rules()
    at = official.kinds.get(name, -1)
    return {f"card {name}": 1.0} if at >= 0 and official.cards[at] is rules.cards[kind] else {}


def _deeds(deeds: Iterable[Deed]) -> Features:
    found: Features = {}
    for deed in deeds:
        much = min(MOST, deed.count * deed.sure)
        for whom, happens in (("you", deed.for_you), ("others", deed.for_others)):
            if happens:
                _add(found, {f"{deed.what} for {whom}": much})
    return found


def _add(found: Features, more: Features) -> None:
    for name, value in more.items():
        found[name] = found.get(name, 0.0) + value
