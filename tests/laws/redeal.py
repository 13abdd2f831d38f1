"""Other worlds, made without the engine's own views, memories and worlds.

``Unseen`` follows the events of a game and keeps, for one viewer, a cautious idea of which cards that viewer surely
cannot know. ``redeal`` takes a copy of the real game and deals exactly these anew; all else, known or not, stays where
it really is. Whatever the viewer is shown must not change by it.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.quarters import card_under
from cuore.engine.words import (
    ASK_TOP_CARD,
    BEER,
    EVERYBODY,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_PHASE,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SERVED,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_STAND_CLOSED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
    TOLD_TURN,
)
from tests.laws.eyes import SECRET
from tests.sixth_box.steps import TOLD_HUNG

_LEAVES_HAND = (
    TOLD_SERVED,
    TOLD_CHAMBERED,
    TOLD_LOVE_PLAYED,
    TOLD_DISCARDED,
    TOLD_RETURNED,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_HUNG,
)
_OF_DECK = (
    TOLD_DREW,
    TOLD_SHUFFLED,
    TOLD_TOP_DISCARDED,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_TOOK_ONTO_DECK,
    TOLD_SET_ASIDE,
    TOLD_ASIDE_TO_HAND,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
)
STAND = "Beer Stand"
TRIES = 30


class _House:
    """What matters of one house."""

    def __init__(self, hand: int, deck: int) -> None:
        self.hand = hand  # how many cards
        self.fresh = True  # all of them came from the deck as it was last shuffled, and the viewer has seen none
        self.deck = [False] * deck  # by place, the top last: whether a card must stay there
        self.aside: list[bool] = []  # the same for cards turned over from the deck
        self.beers: Counter[int] = Counter()  # those that the viewer knows
        self.beers_stay = False  # it once knew some of them, and no longer knows which are left


class Unseen:
    """Which cards one viewer (a seat, or a spectator) surely cannot know. Feed it every event, with all its cards."""

    def __init__(self, g: Game, viewer: int) -> None:
        self.viewer = viewer
        self.rules = g.rules
        self.houses = [_House(len(p.hand), len(p.deck)) for p in g.players]
        self.private = [False] * len(g.face_down)
        self.guests = [False] * len(g.park.guests_down)
        self.beer_pile = [False] * len(g.side.beers_down)
        self.secret = False  # what is turned over now is for its owner alone

    def hear(self, told: Told) -> None:
        """Keep up with one event."""
        what, seat, card, number, other, _ = told
        if what == TOLD_PRIVATE_TURNED_UP:
            self.private.pop()
        elif what == TOLD_PRIVATE_LEFT:
            self.private.insert(0, True)
        elif what == TOLD_GUEST_TURNED_UP:
            self.guests.pop()
        elif what == TOLD_GUEST_UNDER:
            self.guests.insert(0, True)
        elif what in (TOLD_BEER_TURNED_UP, TOLD_BEER_TAKEN, TOLD_BEER_LOOKED_AT, TOLD_BEERS_SWAPPED):
            self._hear_of_beer_pile(what, seat, card, number)
        elif what in (TOLD_BEER_MOVED, TOLD_STAND_CLOSED, TOLD_REMOVED, TOLD_LAID_UNDER, TOLD_TORN_DOWN):
            self._hear_of_beers(what, seat, card, number, other)
        elif seat >= 0:
            self._hear_of_house(what, seat, card, number, other)
        for house in self.houses:
            if house.hand == 0:
                house.fresh = True

    def _hear_of_house(self, what: int, seat: int, card: int, number: int, other: int) -> None:
        house = self.houses[seat]
        if what in _OF_DECK:
            self._hear_of_deck(what, seat, number)
        elif what in _LEAVES_HAND:
            house.hand -= 1
            if what == TOLD_SERVED:
                self.secret = self.rules.names[card] == SECRET
        elif what in (TOLD_TURN, TOLD_PHASE):
            self.secret = False
        elif what == TOLD_TOOK:
            house.hand += 1
            house.fresh = False
        elif what in (TOLD_REVEALED, TOLD_LOOKED_AT_HAND):
            house.fresh = False
        elif what == TOLD_LOOKED_AT_TOP and other == self.viewer:
            house.deck[-1] = True
        elif what == TOLD_GAVE:
            house.hand -= 1
            house.fresh = False
            self.houses[other].hand += 1
            self.houses[other].fresh = False

    def _hear_of_deck(self, what: int, seat: int, number: int) -> None:
        house = self.houses[seat]
        if what == TOLD_DREW:
            house.hand += 1
            house.fresh = not house.deck.pop() and house.fresh
        elif what == TOLD_SHUFFLED:
            house.fresh = house.hand == 0
            house.deck = [False] * number
            house.aside = [True] * len(house.aside)
        elif what == TOLD_TOP_DISCARDED:
            house.deck.pop()
        elif what in (TOLD_PUT_BACK, TOLD_PUT_UNDER):
            house.hand -= 1
            # Of a hand that the viewer knows nothing about, any card may have been put there.
            house.deck.insert(len(house.deck) if what == TOLD_PUT_BACK else 0, not house.fresh or seat == self.viewer)
        elif what == TOLD_TOOK_ONTO_DECK:
            house.deck.append(True)
        elif what == TOLD_SET_ASIDE:
            house.aside.append(house.deck.pop() or not self.secret or seat == self.viewer)
        elif what == TOLD_ASIDE_TO_HAND:
            house.fresh = house.fresh and not any(house.aside)
            house.aside.pop()
            house.hand += 1
        elif what == TOLD_ASIDE_DISCARDED:
            house.aside.pop()
        else:
            house.aside.pop()
            house.deck.append(True)

    def _hear_of_beer_pile(self, what: int, seat: int, card: int, number: int) -> None:
        pile = self.beer_pile
        if what == TOLD_BEER_TURNED_UP:
            pile.pop()
        elif what == TOLD_BEER_TAKEN:
            seen = bool(number) or pile.pop() or seat == self.viewer
            if seen and self.rules.names[card] != STAND:
                self.houses[seat].beers[card] += 1
        elif what == TOLD_BEER_LOOKED_AT:
            pile[-1 - number] = pile[-1 - number] or seat == self.viewer
        elif seat != self.viewer and pile[-1] != pile[-2]:
            pile[-2:] = [True, True]  # the viewer knew one of the two; where it is now, it does not know

    def _hear_of_beers(self, what: int, seat: int, card: int, number: int, other: int) -> None:
        if what == TOLD_TORN_DOWN:
            under = card_under(number)
            if under >= 0 and self._is_beer(under):
                self.houses[seat].beers[under] += 1
        elif what == TOLD_STAND_CLOSED:
            self.houses[seat].beers[card] += 1
        elif not self._is_beer(card):
            if what == TOLD_LAID_UNDER:
                self.houses[seat].hand -= 1
        elif what == TOLD_BEER_MOVED:
            giver, receiver = self.houses[seat], self.houses[other]
            if self.viewer in (seat, other):
                self._loses(giver, card)
                receiver.beers[card] += 1
            elif giver.beers or giver.beers_stay:
                giver.beers_stay = receiver.beers_stay = True
        elif seat >= 0:
            self._loses(self.houses[seat], card)

    def _is_beer(self, card: int) -> bool:
        return self.rules.category[card] == BEER

    def _loses(self, house: _House, card: int) -> None:
        if house.beers[card]:
            house.beers[card] -= 1
        house.beers = +house.beers


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
        told: list[Told] = []
        world.told = told  # if anything happens before it is asked, that is a later question
        world.ask_again()
        world.told = None
        same = not told and world.asked == g.asked and len(world.stack) == depth and world.stack[-1].pc == pc
        if g.asked == unseen.viewer:
            assert same, "the viewer is asked something else for a reason it cannot see"
        if same:
            return world
    return None


def _deal(g: Game, unseen: Unseen, chance: Random) -> Game:
    world = g.copy()
    world.deal = g.deal.with_luck(luck_from_seed(f"redealt {chance.random()}"))
    _mix(chance, [(world.face_down, unseen.private)])
    _mix(chance, [(world.park.guests_down, unseen.guests)])
    for owner, p in enumerate(world.players):
        house = unseen.houses[owner]
        assert house.hand == len(p.hand)
        below = p.discard[:-1]
        chance.shuffle(below)
        p.discard[:-1] = below
        aside = world.aside if owner == g.turn else []
        hand_stays = owner == unseen.viewer or not house.fresh
        _mix(chance, [(p.deck, house.deck), (aside, house.aside), (p.hand, [hand_stays] * len(p.hand))])
        p.hand.sort()
    levels = [g.rules.cards[card].level for card in world.side.reminiscences_down]
    for level in (1, 2):
        _mix(chance, [(world.side.reminiscences_down, [there != level for there in levels])])
    _deal_beers(world, unseen, chance)
    for frame in world.stack:
        viewer_knows = frame.knows == EVERYBODY or (unseen.viewer >= 0 and frame.knows >> unseen.viewer & 1)
        if frame.picked >= 0 and not viewer_knows:  # somebody else is looking at a card of the target's
            if g.rules.category[frame.picked] == BEER:  # or has chosen an own beer
                frame.picked = chance.choice(world.players[frame.seat].beers)
                continue
            target = world.players[frame.target]
            frame.picked = target.deck[-1] if g.ask_what == ASK_TOP_CARD else chance.choice(target.hand)
    return world


def _deal_beers(world: Game, unseen: Unseen, chance: Random) -> None:
    """Beers of the pile and of the houses change places; but a special one is never in a house unseen."""
    pile, stays = world.side.beers_down, unseen.beer_pile
    parts = [(pile, [stay or _is_special(world, card) for card, stay in zip(pile, stays, strict=True)])]
    for owner, p in enumerate(world.players):
        house = unseen.houses[owner]
        left = +house.beers
        stays_there: list[bool] = []
        for card in p.beers:
            known = left[card] > 0
            left[card] -= known
            stays_there.append(known or house.beers_stay or owner == unseen.viewer)
        assert house.beers_stay or not +left, "known beers are there"
        parts.append((p.beers, stays_there))
    _mix(chance, parts)
    _mix(chance, [(pile, stays)])


def _is_special(g: Game, beer: int) -> bool:
    return bool(g.rules.drunk[beer]) or g.rules.names[beer] == STAND


def _mix(chance: Random, parts: list[tuple[list[int], list[bool]]]) -> None:
    """Deal the cards of some zones anew among themselves, except those that stay where they are."""
    places = [(zone, at) for zone, stays in parts for at, stay in zip(range(len(zone)), stays, strict=True) if not stay]
    cards = [zone[at] for zone, at in places]
    chance.shuffle(cards)
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card
