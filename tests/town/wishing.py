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
    special = [c.name for c in rules.cards if c.category in (EVENT, BUILDING, PRIVATE, REMINISCENCE) and c.box in boxes]

    def some(words: list[str], most: int) -> list[str]:
        return rng.sample(words, min(len(words), rng.choice((0, 0, 0, *range(1, most + 1)))))

    roles, kinds = list(ROLES), list(SPECIAL)
    require = [f"{w}={rng.randint(1, 3)}" if rng.random() < 0.4 else w for w in some([*roles, *boxes, "cheap"], 3)]
    cost = rng.choice(["2", "3", "4", "5", "6+", "2-3", "5+"])
    low = rng.randint(0, 2)
    piles = {"events": rng.randint(1, 3), "buildings": rng.randint(1, 3), "private maids": rng.randint(2, 9)}
    return Wishes(
        require=tuple(require + some(kinds, 1)),
        forbid=tuple(some([*roles, *kinds], 2)),
        only=(rng.choice(roles),) if rng.random() < 0.03 else (),
        pin=tuple(some(maids, 3) + (some(special, 1) if not park else [])),
        ban=tuple(some(maids, 4) + (some(special, 2) if not park else [])),
        piles=tuple(f"{w}={piles[w]}" for w in some(list(piles), 1)) if not park else (),
        costs=(f"{cost}={low}-{low + rng.randint(0, 3)}",) if rng.random() < 0.25 else (),
        slant=(rng.choice(["points", "cheap", "drawing"]),) if rng.random() < 0.2 else (),
        together=rng.choice((0, 0, 0, 2, 99)),
    )
