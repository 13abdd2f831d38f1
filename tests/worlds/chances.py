"""How likely each world is: by counting every way to lay the cards, and by dealing very many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import TypeVar

from cuore.engine.belief import tag_of
from cuore.engine.errors import IllegalChoice
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.worlds import imagine

Thing = TypeVar("Thing", bound=Hashable)

What = Callable[[Game], Hashable]
"""What is looked at in a world."""


def ways(zones: list[list[int]], pool: list[tuple[int, int]]) -> Iterator[list[list[int]]]:
    """Every way to lay the cards of a pool, one physical card as good as another, into the unknown slots."""
    for z, zone in enumerate(zones):
        for i, slot in enumerate(zone):
            if slot < 0:
                for at, (kind, tag) in enumerate(pool):
                    if tag <= tag_of(slot):
                        laid = [*zone[:i], kind, *zone[i + 1 :]]
                        yield from ways([*zones[:z], laid, *zones[z + 1 :]], pool[:at] + pool[at + 1 :])
                return
    assert not pool, "as many cards as slots"
    yield zones


def dealt(view: View, memory: Memory, what: What, times: int) -> Counter[Hashable]:
    """What there is in so many imagined worlds."""
    return Counter(what(imagine(view, memory, luck_from_seed(f"even {i}"))) for i in range(times))


def too_far(degrees: int) -> float:
    """A chi-square of so many degrees of freedom is larger once in a million times (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 4.75 * part**0.5) ** 3)


def is_even(found: Counter[Hashable], expected: Counter[Thing]) -> None:
    """What was found is distributed as expected: the same things, as often as their weights say."""
    assert set(found) <= set(expected), "worlds that cannot be"
    share = found.total() / expected.total()
    assert min(expected.values()) * share >= 5, "too few were dealt for a judgement"
    square = sum((found[thing] - weight * share) ** 2 / (weight * share) for thing, weight in expected.items())
    assert len(expected) > 1
    assert square < too_far(len(expected) - 1), f"{square:.0f} with {len(expected) - 1} degrees of freedom"


def are_alike(one: Counter[Hashable], other: Counter[Hashable]) -> None:
    """Two samples may come from the same distribution. What is rare in both counts as one thing."""
    both = one + other
    lots: list[tuple[int, int]] = []
    rare = (0, 0)
    for thing, count in both.items():
        if count * min(one.total(), other.total()) / both.total() >= 5:
            lots.append((one[thing], other[thing]))
        else:
            rare = (rare[0] + one[thing], rare[1] + other[thing])
    if sum(rare):
        lots.append(rare)
    assert len(lots) > 1
    a, b = one.total(), other.total()
    square = sum((x * (b / a) ** 0.5 - y * (a / b) ** 0.5) ** 2 / (x + y) for x, y in lots)
    assert square < too_far(len(lots) - 1), f"{square:.0f} with {len(lots) - 1} degrees of freedom"


Heard = tuple[object, ...]
Script = Callable[[Session, Random], None]


def in_truth(
    start: Game, script: Script, viewer: int, what: What, games: int
) -> tuple[View, Memory, Counter[Hashable]]:
    """Play so many real games in which only what a viewer cannot know differs, and take those that look alike to it.

    Returns what the viewer sees and remembers in the most common case, and what there really is then. Nothing here
    knows how memories and worlds are made: this is what the viewer ought to believe.
    """
    found: dict[Heard, Counter[Hashable]] = {}
    seen: dict[Heard, tuple[View, Memory]] = {}
    for number in range(games):
        chance = Random(number)
        game = start.copy()
        game.deal = start.deal.with_luck(luck_from_seed(f"truth {number}"))
        for owner, p in enumerate(game.players):
            if owner != viewer:
                _mix(chance, p.deck, p.hand, p.discard)
        session = Session(game)
        try:
            script(session, chance)
        except IllegalChoice:
            continue  # this hand cannot do it
        g = session.game
        heard = (*session.heard(viewer), g.asked, len(g.stack), g.stack[-1].pc)
        if heard not in found:
            found[heard] = Counter()
            seen[heard] = session.view(viewer), session.memory(viewer)
        found[heard][what(g)] += 1
    common = max(found, key=lambda heard: found[heard].total())
    return *seen[common], found[common]


def _mix(chance: Random, deck: list[int], hand: list[int], discard: list[int]) -> None:
    """All that is hidden of a house at the start, dealt anew."""
    hidden = deck + hand + discard[:-1]
    chance.shuffle(hidden)
    deck[:] = hidden[: len(deck)]
    hand[:] = sorted(hidden[len(deck) : len(deck) + len(hand)])
    discard[:-1] = hidden[len(deck) + len(hand) :]
