"""Wishes by chance, possible and impossible ones."""

from __future__ import annotations

from itertools import permutations
from random import Random

from cuore import Rules
from cuore.engine.words import BUILDING, EVENT, GENERAL, PRIVATE, REMINISCENCE
from cuore.town import Wishes
from tests.town.oracle import ROLES, SPECIAL

TOWN_BOXES = ("base", "expanding", "vacation", "oktoberfest")
MIXTURES = [boxes for size in range(1, 5) for boxes in permutations(TOWN_BOXES, size)]
PARK_MIXTURES = [("more", *boxes) for size in range(5) for boxes in permutations(TOWN_BOXES, size) if size < 2] + [
    ("more", *TOWN_BOXES)
]


def random_boxes(rng: Random) -> tuple[str, ...]:
    return rng.choice(PARK_MIXTURES if rng.random() < 0.15 else MIXTURES)


def random_wishes(rng: Random, rules: Rules, boxes: tuple[str, ...]) -> Wishes:
    """A few wishes; about half of them can be had."""
    park = "more" in boxes
    maids = [c.name for c in rules.cards if c.category == GENERAL and c.box in (boxes if not park else ("more",))]
    sorts = (EVENT, PRIVATE) if park else (EVENT, BUILDING, PRIVATE, REMINISCENCE)
    special = [c.name for c in rules.cards if c.category in sorts and c.box in boxes]

    def some(words: list[str], most: int) -> list[str]:
        return rng.sample(words, min(len(words), rng.choice((0, 0, 0, *range(1, most + 1)))))

    roles, kinds = list(ROLES), [*SPECIAL, *(["guests"] if park else [])]
    words = [*roles, *boxes, "cheap", "dear", "points"]
    require = [f"{w}={_some_number(rng, 1, 3)}" if rng.random() < 0.4 else w for w in some(words, 3)]
    cost = rng.choice(["2", "3", "4", "5", "6+", "2-3", "5+"])
    low = rng.randint(0, 2)
    costs = [f"{cost}={low}-{low + rng.randint(0, 3)}"] if rng.random() < 0.25 else []
    piles = ["events", "private maids", "mechanics", *(["buildings"] if not park else [])]
    return Wishes(
        require=tuple(require + some(kinds, 1)),
        forbid=tuple(some([*roles, *kinds, "points"], 2)),
        only=(rng.choice(roles),) if rng.random() < 0.03 else (),
        pin=tuple(some(maids, 3) + some(special, 2)),
        ban=tuple(some(maids, 4) + some(special, 2)),
        piles=tuple(f"{w}={_some_number(rng, 0, 9 if w == 'private maids' else 3)}" for w in some(piles, 2)),
        costs=tuple(costs + (["spread"] if rng.random() < 0.1 else [])),
        slant=tuple(rng.sample(["points", "cheap", "drawing"], rng.choice((1, 1, 2)))) if rng.random() < 0.2 else (),
        together=rng.choice((0, 0, 0, 2, 99)),
    )


def _some_number(rng: Random, least: int, most: int) -> str:
    """A number, or a range, which may begin with none."""
    low = rng.randint(least, most)
    return str(max(low, 1)) if rng.random() < 0.5 else f"{low}-{rng.randint(low, most)}"
