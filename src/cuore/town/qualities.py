"""What a word of a wish says of a maid: a role, points, a cost, a box; and who is of whose family."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from cuore.engine.card_traits import CHAMBERMAID
from cuore.engine.rules import Rules
from cuore.engine.words import GENERAL
from cuore.town.wishes import ROLE_WORDS

ATTACK: Final = "attack"
CHEAP: Final = 3
DEAR: Final = 5


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
