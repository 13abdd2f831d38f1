"""The information law, as functions that any pair of eyes can be put through.

*Deal anew what a viewer cannot know: every byte that the viewer gets must stay the same*: what it sees, what it may
choose, and what it hears from then on, until a card comes to light that it had no way to know. What may come to light,
and for whom, is written down here from the rule book, once more and apart from the engine.

``Eyes`` are handed in, so that the same checks can be shown eyes that see too much (test_leak_mutants.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from cuore.engine.game import Game, Told
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    ASK_REACTION,
    HIDDEN,
    SEAT_NAMES,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SERVED,
    TOLD_TOOK,
    TOLD_TOP_DISCARDED,
    TOLD_USED,
)
from tests.laws.games import choose
from tests.laws.words import told_name

BEFORE_ALL_EYES = (
    TOLD_SERVED,
    TOLD_CHAMBERED,
    TOLD_LOVE_PLAYED,
    TOLD_EMPLOYED,
    TOLD_TOOK,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_DISCARDED,
    TOLD_TOP_DISCARDED,
    TOLD_PLAYED_DISMISSED,
    TOLD_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_REVEALED,
    TOLD_USED,
)
"""What happens with cards that lie face up, or come to lie so."""


class Leak(AssertionError):
    """A viewer got something that it cannot know."""


@dataclass(frozen=True)
class Eyes:
    """What a viewer gets: a sight of the game at any moment, and events as they are told."""

    see: Callable[[Game, int], object]
    hear: Callable[[Game, list[Told], int], list[Told]]


def see(g: Game, viewer: int) -> object:
    """The engine's own view."""
    return View(g, viewer).data()


def hear(g: Game, told: list[Told], viewer: int) -> list[Told]:
    """Events as the engine tells them to a viewer."""
    return [told_to(event, viewer) for event in told]


HONEST = Eyes(see, hear)


# -- what is seen --


def check_sight(eyes: Eyes, g: Game, world: Game, viewer: int) -> None:
    """Byte for byte the same in the real game and in a world that the viewer cannot tell from it."""
    real, other = eyes.see(g, viewer), eyes.see(world, viewer)
    if json.dumps(real) != json.dumps(other):
        raise Leak(f"{_name(viewer)} sees a difference at decision {g.decisions}: {_differences(real, other)}")
    if g.asked == viewer and g.options != world.options:
        raise Leak(f"{_name(viewer)} has other options at decision {g.decisions}")


# -- what is heard --


def check_log(eyes: Eyes, g: Game, told: list[Told], viewer: int) -> None:
    """No event names a card to a viewer who did not see it. ``told`` are the events of one decision, ``g`` is after."""
    heard = eyes.hear(g, told, viewer)
    assert len(heard) == len(told)
    played_on_top = {event[1] for event in told if event[0] == TOLD_PLAYED_DISMISSED}
    tops = {0} | {i for i, (a, b) in enumerate(pairwise(told), 1) if a[:2] != b[:2]}  # the first of each packet
    for i, event in enumerate(told):
        on_top = i in tops and event[1] not in played_on_top
        if heard[i][2] != HIDDEN and not may_learn(event, viewer, on_top):
            raise Leak(f"{_name(viewer)} hears which card it was: {told_name(event[0])}")


def may_learn(told: Told, viewer: int, on_top: bool) -> bool:
    """Whether a viewer sees which card an event is about, by the rules of the game."""
    what, seat, _, _, other, _ = told
    if what in BEFORE_ALL_EYES:
        return True
    if what == TOLD_DREW:
        return viewer == seat
    if what == TOLD_HAND_CARD_DISMISSED:  # a packet, face down but for the card that lies on top of the pile in the end
        return viewer == seat or on_top
    if what == TOLD_LOOKED_AT_TOP:
        return viewer == other
    return what in (TOLD_LOOKED_AT_HAND, TOLD_GAVE) and viewer in (seat, other)


def brings_to_light(told: Told, viewer: int) -> bool:
    """Whether an event may show a viewer a card that it could not know, so that worlds part here by right."""
    what, seat, _, _, other, _ = told
    if what == TOLD_DREW:
        return viewer == seat
    if what == TOLD_LOOKED_AT_TOP:
        return viewer == other
    if what in (TOLD_LOOKED_AT_HAND, TOLD_GAVE):
        return viewer in (seat, other)
    if what in (TOLD_DISCARDED, TOLD_HAND_CARD_DISMISSED):
        return viewer != seat
    return what in (TOLD_TOP_DISCARDED, TOLD_PRIVATE_TURNED_UP, TOLD_SCORE)


def check_future(eyes: Eyes, g: Game, world: Game, viewer: int, chance: Random, steps: int) -> int:
    """Make the same decisions in both for a while: the viewer hears and sees the same until they part by right.

    Returns how many decisions that was.
    """
    real, other = g.copy(), world.copy()
    for step in range(steps):
        here, there = real.pending, other.pending
        if here is None or there is None:
            return step
        index = choose(real, chance, lively=True)
        words = here.words()[index]
        if words not in there.words():
            if here.seat == viewer:
                raise Leak(f"{_name(viewer)} has other options at decision {real.decisions}")
            return step
        told: list[Told] = []
        told_there: list[Told] = []
        real.told, other.told = told, told_there
        real.apply(index)
        other.apply(there.index(words))
        check_log(eyes, real, told, viewer)
        heard, heard_there = eyes.hear(real, told, viewer), eyes.hear(other, told_there, viewer)
        if _part(told, heard, heard_there, viewer) or _part_in_silence(real, other, len(told), len(told_there), viewer):
            return step
        check_sight(eyes, real, other, viewer)
    return steps


def _part(told: list[Told], heard: list[Told], heard_there: list[Told], viewer: int) -> bool:
    for event, a, b in zip(told, heard, heard_there, strict=False):
        if a != b:
            what, seat, _, number, other, _ = a
            if TOLD_LOVE_PLAYED in (what, b[0]) and seat == b[1] != viewer:
                return True  # "play all Love" means another number of cards there
            number_too = what == TOLD_SCORE  # all houses are open at the end
            same = (what, seat, other) == (b[0], b[1], b[4]) and (number_too or number == b[3])
            if not same or not brings_to_light(event, viewer):
                raise Leak(f"{_name(viewer)} hears {told_name(a[0])} {a[1:]}, and in another world {b}")
            return True
    return False


def _part_in_silence(real: Game, other: Game, told: int, told_there: int, viewer: int) -> bool:
    """Nothing that was heard differs so far; but one game may ask somebody where the other goes on.

    What another seat is asked, and whether it has a choice at all, follows from its hand, and that it has none is for
    all to see. But nobody may see why the viewer itself is asked or not; and whether a seat is asked about an incoming
    event may not tell what it holds.
    """
    if told != told_there:
        stopped = real if told < told_there else other
        if stopped.asked in (viewer, -1) or stopped.ask_what == ASK_REACTION:
            raise Leak(f"{_name(stopped.asked)} is asked in one world and not in another, and {_name(viewer)} sees it")
        return True
    if (real.asked == viewer) != (other.asked == viewer):
        raise Leak(f"{_name(viewer)} is asked in one world and not in another")
    if real.asked == viewer or real.over or _question(real) == _question(other):
        return False
    if ASK_REACTION in (real.ask_what, other.ask_what):
        raise Leak(f"whether {_name(real.asked)} is asked about an event tells {_name(viewer)} something")
    return True


def _question(g: Game) -> tuple[int, list[tuple[str, int]]]:
    return g.asked, [(g.rules.path_of(frame.program), frame.pc) for frame in g.stack]


def _name(viewer: int) -> str:
    return SEAT_NAMES[viewer] if viewer >= 0 else "a spectator"


def _differences(a: object, b: object) -> str:
    if isinstance(a, dict) and isinstance(b, dict):
        return ", ".join(f"{key}: {a[key]} and {b.get(key)}" for key in a if a[key] != b.get(key)) or "the order"
    return f"{a} and {b}"
