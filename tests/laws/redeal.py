"""Other worlds, made without the engine's own views, memories and worlds.

``Unseen`` follows the events of a game and keeps, for one viewer, a cautious idea of which cards that viewer surely
cannot know. ``redeal`` takes a copy of the real game and deals exactly these anew; all else, known or not, stays where
it really is. Whatever the viewer is shown must not change by it.
"""

from __future__ import annotations

from random import Random

from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.words import (
    ASK_TOP_CARD,
    EVERYBODY,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SERVED,
    TOLD_SHUFFLED,
    TOLD_TOOK,
    TOLD_TOP_DISCARDED,
)

_LEAVES_HAND = (
    TOLD_SERVED,
    TOLD_CHAMBERED,
    TOLD_LOVE_PLAYED,
    TOLD_DISCARDED,
    TOLD_RETURNED,
    TOLD_HAND_CARD_DISMISSED,
)
TRIES = 30


class _House:
    """What matters of one house."""

    def __init__(self, hand: int) -> None:
        self.hand = hand  # how many cards
        self.fresh = True  # all of them came from the deck as it was last shuffled, and the viewer has seen none
        self.top_seen = False  # the viewer has looked at the top card of the deck


class Unseen:
    """Which cards one viewer (a seat, or a spectator) surely cannot know. Feed it every event, with all its cards."""

    def __init__(self, g: Game, viewer: int) -> None:
        self.viewer = viewer
        self.houses = [_House(len(p.hand)) for p in g.players]

    def hear(self, told: Told) -> None:
        """Keep up with one event."""
        what, seat, _, _, other, _ = told
        if seat < 0:
            return
        house = self.houses[seat]
        if what == TOLD_DREW:
            house.hand += 1
            house.fresh = house.fresh and not house.top_seen
            house.top_seen = False
        elif what == TOLD_SHUFFLED:
            house.fresh = house.hand == 0
            house.top_seen = False
        elif what == TOLD_TOP_DISCARDED:
            house.top_seen = False
        elif what == TOLD_LOOKED_AT_TOP and other == self.viewer:
            house.top_seen = True
        elif what in _LEAVES_HAND:
            house.hand -= 1
        elif what == TOLD_TOOK:
            house.hand += 1
            house.fresh = False
        elif what in (TOLD_REVEALED, TOLD_LOOKED_AT_HAND):
            house.fresh = False
        elif what == TOLD_GAVE:
            house.hand -= 1
            house.fresh = False
            self.houses[other].hand += 1
            self.houses[other].fresh = False
        if house.hand == 0:
            house.fresh = True


def redeal(g: Game, unseen: Unseen, chance: Random) -> Game | None:
    """A world that the viewer cannot tell from the real one, with luck of its own; None when none was found soon.

    Another seat's open question says something about its hand, so worlds in which it is not asked the same are dealt
    again. The viewer's own question may not depend on anything that is dealt here.
    """
    for _ in range(TRIES):
        world = _deal(g, unseen, chance)
        if not world.stack:
            return world
        depth, pc = len(world.stack), world.stack[-1].pc
        world.ask_again()
        same = world.asked == g.asked and len(world.stack) == depth and world.stack[-1].pc == pc
        if g.asked == unseen.viewer:
            assert same, "the viewer is asked something else for a reason it cannot see"
        if same:
            return world
    return None


def _deal(g: Game, unseen: Unseen, chance: Random) -> Game:
    world = g.copy()
    world.deal = g.deal.with_luck(luck_from_seed(f"redealt {chance.random()}"))
    chance.shuffle(world.face_down)
    for owner, p in enumerate(world.players):
        house = unseen.houses[owner]
        assert house.hand == len(p.hand)
        known = [p.deck.pop()] if house.top_seen else []
        below = p.discard[:-1]
        chance.shuffle(below)
        p.discard[:-1] = below
        if owner == unseen.viewer or not house.fresh:
            chance.shuffle(p.deck)
        else:
            cards = p.deck + p.hand
            chance.shuffle(cards)
            p.hand = sorted(cards[: len(p.hand)])
            p.deck = cards[len(p.hand) :]
        p.deck += known
    for frame in world.stack:
        viewer_knows = frame.knows == EVERYBODY or (unseen.viewer >= 0 and frame.knows >> unseen.viewer & 1)
        if frame.picked >= 0 and not viewer_knows:  # somebody else is looking at a card of the target's
            target = world.players[frame.target]
            frame.picked = target.deck[-1] if g.ask_what == ASK_TOP_CARD else chance.choice(target.hand)
    return world
