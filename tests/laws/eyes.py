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
from cuore.engine.session import brings_news
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    ASK_REACTION,
    EVERYBODY,
    HIDDEN,
    SEAT_NAMES,
    TOLD_ACQUIRED,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_BACK_TO_PARK,
    TOLD_BARGAIN,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_BUILT,
    TOLD_CHAMBERED,
    TOLD_DISCARD_RETURNED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_HAS_WAITED,
    TOLD_LAID_UNDER,
    TOLD_LEFT_QUARTERS,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_MAID_DISMISSED,
    TOLD_NUMBER_NAMED,
    TOLD_PHASE,
    TOLD_PICKED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PREPARED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SCORE,
    TOLD_SENT_TO_QUARTERS,
    TOLD_SERVED,
    TOLD_SET_ASIDE,
    TOLD_STAND_CLOSED,
    TOLD_STAND_OPENED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
    TOLD_TURN,
    TOLD_USED,
    TOLD_WAITS_FOR_HAND,
)
from tests.laws.games import choose
from tests.laws.words import told_name
from tests.sixth_box.steps import TOLD_HUNG, TOLD_TAKEN_DOWN

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
    TOLD_DISCARD_RETURNED,  # named by the card that uses it, from the top of a pile to the Town
    TOLD_EVENT_SENT,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_TURNED_AWAY,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_REVEALED,
    TOLD_USED,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_PRIVATE_LEFT,
    TOLD_SENT_TO_QUARTERS,
    TOLD_LEFT_QUARTERS,
    TOLD_MAID_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_BARGAIN,
    TOLD_BUILT,
    TOLD_LAID_UNDER,
    TOLD_TORN_DOWN,
    TOLD_ACQUIRED,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_BEER_TURNED_UP,
    TOLD_REMOVED,
    TOLD_STAND_CLOSED,
    TOLD_ASIDE_DISCARDED,
    TOLD_PICKED,
    TOLD_BACK_TO_PARK,
    TOLD_PREPARED,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_WAITS_FOR_HAND,
    TOLD_HAS_WAITED,
    TOLD_STAND_OPENED,
    TOLD_HUNG,
    TOLD_TAKEN_DOWN,
)
"""What happens with cards that lie face up, or come to lie so."""

FOR_THE_OWNER = (TOLD_DREW, TOLD_PUT_BACK, TOLD_PUT_UNDER, TOLD_BEER_LOOKED_AT, TOLD_BEERS_SWAPPED)
BETWEEN_TWO = (TOLD_LOOKED_AT_HAND, TOLD_GAVE, TOLD_BEER_MOVED)
TURNED_OVER = (TOLD_SET_ASIDE, TOLD_ASIDE_TO_HAND, TOLD_ASIDE_TO_DECK)
BEER_PILE = (TOLD_BEER_TAKEN, TOLD_BEER_TURNED_UP)

SECRET = "Stella Lightfoot"
"""A maid of one's own (``situations.SECRETIVE``) by whom cards of a deck are turned over for one player alone."""


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


def check_log(eyes: Eyes, g: Game, told: list[Told], viewer: int, source: int) -> None:
    """No event names a card to a viewer who did not see it. ``told`` are the events of one decision, ``g`` is after.

    ``source`` is the card that this decision was about.
    """
    heard = eyes.hear(g, told, viewer)
    assert len(heard) == len(told)
    covered = {event[1]: i for i, event in enumerate(told) if event[0] == TOLD_PLAYED_DISMISSED}  # by played cards
    tops = {0} | {i for i, (a, b) in enumerate(pairwise(told), 1) if a[:2] != b[:2]}  # the first of each packet
    secrets = secrecy(g, told, source)
    for i, event in enumerate(told):
        on_top = i in tops and covered.get(event[1], -1) < i
        if heard[i][2] != HIDDEN and not may_learn(g, event, viewer, on_top, secrets[i]):
            raise Leak(f"{_name(viewer)} hears which card it was: {told_name(event[0])}")


def secrecy(g: Game, told: list[Told], source: int) -> list[bool]:
    """For every event of a decision: whether cards of a deck are turned over for one player alone just then."""
    found: list[bool] = []
    secret = source >= 0 and g.rules.names[source] == SECRET
    for event in told:
        if event[0] == TOLD_SERVED:
            secret = g.rules.names[event[2]] == SECRET
        elif event[0] in (TOLD_TURN, TOLD_PHASE):
            secret = False
        found.append(secret)
    return found


def may_learn(g: Game, told: Told, viewer: int, on_top: bool, secret: bool) -> bool:
    """Whether a viewer sees which card an event is about, by the rules of the game."""
    what, seat, card, number, other, _ = told
    if what in BEFORE_ALL_EYES:
        return True
    if what in FOR_THE_OWNER:
        return viewer == seat
    if what == TOLD_HAND_CARD_DISMISSED:  # a packet, face down but for the card that lies on top of the pile in the end
        return viewer == seat or on_top
    if what == TOLD_LOOKED_AT_TOP:
        return viewer == other
    if what == TOLD_BEER_TAKEN:  # the one that lay face up; a Beer Stand is shown when it comes
        return viewer == seat or number == 1 or g.rules.names[card] == "Beer Stand"
    if what in TURNED_OVER:
        return viewer == seat or not secret
    return what in BETWEEN_TWO and viewer in (seat, other)


def brings_to_light(told: Told, viewer: int, secret: bool) -> bool:
    """Whether an event may show a viewer a card that it could not know, so that worlds part here by right."""
    what, seat, _, number, other, knows = told
    if what == TOLD_DREW:
        return viewer == seat
    if what == TOLD_LOOKED_AT_TOP:
        return viewer == other
    if what in BETWEEN_TWO:
        return viewer in (seat, other)
    if what in (TOLD_DISCARDED, TOLD_REVEALED, TOLD_RETURNED, TOLD_LAID_UNDER, TOLD_HUNG):
        return viewer != seat
    if what == TOLD_HAND_CARD_DISMISSED:  # luck draws the one that is seen: news to its owner too
        return viewer != seat or knows == EVERYBODY
    if what == TOLD_SET_ASIDE:
        return viewer == seat or not secret
    if what == TOLD_ASIDE_DISCARDED:
        return viewer != seat and secret
    if what == TOLD_BEER_LOOKED_AT:
        return viewer == seat
    if what == TOLD_BEER_TAKEN:  # a Beer Stand is shown to all
        return number == 0
    if what == TOLD_REMOVED:  # a random beer
        return seat >= 0
    return what in (
        TOLD_TOP_DISCARDED,
        TOLD_PRIVATE_TURNED_UP,
        TOLD_REMINISCENCE_TURNED_UP,
        TOLD_BEER_TURNED_UP,
        TOLD_GUEST_TURNED_UP,
        TOLD_SCORE,
    )


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
        source, turn = here.source, real.turn
        words = real.words()[index]
        if words not in other.words():
            if here.seat == viewer:
                raise Leak(f"{_name(viewer)} has other options at decision {real.decisions}")
            return step
        told: list[Told] = []
        told_there: list[Told] = []
        real.told, other.told = told, told_there
        real.apply(index)
        other.apply(other.index(words))
        check_log(eyes, real, told, viewer, source)
        heard, heard_there = eyes.hear(real, told, viewer), eyes.hear(other, told_there, viewer)
        parted = Parting(told, heard, heard_there, viewer, turn, secrecy(real, told, source))
        if parted.aloud() or parted.in_silence(real, other):
            if here.seat == viewer == real.asked and not any(brings_news(event, viewer) for event in told):
                raise Leak(f"{_name(viewer)} could take back decision {real.decisions} after learning something by it")
            return step
        check_sight(eyes, real, other, viewer)
    return steps


@dataclass(frozen=True)
class Parting:
    """What a viewer hears of one decision in two worlds, and whether they part there by right."""

    told: list[Told]
    heard: list[Told]
    heard_there: list[Told]
    viewer: int
    turn: int
    secrets: list[bool]

    def aloud(self) -> bool:
        """Whether the viewer hears a difference; a leak, unless it comes by right."""
        before: Told | None = None
        for event, a, b, secret in zip(self.told, self.heard, self.heard_there, self.secrets, strict=False):
            if a != b:
                what, seat, _, number, other, _ = a
                if self._has_to_show(before, a, b):
                    return True
                number_too = what == TOLD_SCORE  # all houses are open at the end
                same = (what, seat, other) == (b[0], b[1], b[4]) and (number_too or number == b[3])
                if not same or not brings_to_light(event, self.viewer, secret):
                    raise Leak(f"{_name(self.viewer)} hears {told_name(a[0])} {a[1:]}, and in another world {b}")
                return True
            before = event
        return False

    def _has_to_show(self, before: Told | None, a: Told, b: Told) -> bool:
        """Whether what happens at all depends, by the rules, on cards that this viewer cannot know."""
        seat = a[1]
        if TOLD_LOVE_PLAYED in (a[0], b[0]) and seat == b[1] != self.viewer:
            return True  # "play all Love" means another number of cards there
        if {a[0], b[0]} == {TOLD_DISCARDED, TOLD_REVEALED} and seat == b[1] != self.viewer:
            return True  # who cannot pay shows the hand
        if {a[0], b[0]} == set(BEER_PILE) and 1 not in [told[3] for told in (a, b) if told[0] == TOLD_BEER_TAKEN]:
            return True  # a beer that makes drunk is turned over when it is drawn
        return self._has_to_tell(before)

    def _has_to_tell(self, before: Told | None) -> bool:
        if before is None:
            return False
        if before[0] == TOLD_NUMBER_NAMED:
            return before[4] != self.viewer  # whether that hand has a card of this cost
        return before[0] == TOLD_REMOVED and before[1] < 0 and self.turn != self.viewer  # how much was drunk before

    def in_silence(self, real: Game, other: Game) -> bool:
        """Nothing that was heard differs so far; but one game may ask somebody where the other goes on.

        What another seat is asked, and whether it has a choice at all, follows from its hand, and that it has none is
        for all to see. But nobody may see why the viewer itself is asked or not; and whether a seat is asked about an
        incoming event may not tell what it holds.
        """
        viewer = self.viewer
        common = min(len(self.heard), len(self.heard_there))
        if common and self._has_to_tell(self.told[common - 1]):
            return len(self.heard) != len(self.heard_there) or _question(real) != _question(other)
        if len(self.heard) != len(self.heard_there):
            stopped = real if len(self.heard) < len(self.heard_there) else other
            if stopped.asked in (viewer, -1) or stopped.ask_what == ASK_REACTION:
                raise Leak(
                    f"{_name(stopped.asked)} is asked in one world and not in another, and {_name(viewer)} sees it"
                )
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
