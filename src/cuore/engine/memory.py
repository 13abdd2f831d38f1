"""What a seat with a perfect memory knows of the hidden cards, learned from the events it was told and nothing else.

For every house the memory keeps a belief about its deck, hand and discard pile (belief.py), and for the piles of the
Town slots and a pool of the same sort. Into zones that boxes brought and out of them cards go before all eyes, so that
nothing has to be remembered of those: what is in none of the others is there.

What a seat believes always includes the truth. Where it is more than what events tell, docs/worlds.md says so.
"""

from __future__ import annotations

from cuore.engine.belief import ASIDE, DECK, DISCARD, HAND, Belief, Case, tag_of, together, unknown
from cuore.engine.game import Game, Told
from cuore.engine.quarters import card_under
from cuore.engine.told import event_numbered
from cuore.engine.words import (
    BEER,
    EVERYBODY,
    HIDDEN,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEERS_SWAPPED,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_PLAYED_DISMISSED,
    TOLD_PUT_UNDER,
    TOLD_REMOVED,
    TOLD_REVEALED,
    TOLD_SHUFFLED,
    TOLD_TORN_DOWN,
    viewer_name,
)

STAFF_ZONES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "aside": ASIDE}
"""The zones that beliefs are about, by the names that events call them."""

MORE_THAN_A_MOVE = frozenset(
    (
        TOLD_SHUFFLED,
        TOLD_LOOKED_AT_TOP,
        TOLD_LOOKED_AT_HAND,
        TOLD_REVEALED,
        TOLD_PUT_UNDER,
        TOLD_GAVE,
        TOLD_HAND_CARD_DISMISSED,
        TOLD_PLAYED_DISMISSED,
        TOLD_LAID_UNDER,
        TOLD_TORN_DOWN,
        TOLD_BEER_TAKEN,
        TOLD_BEER_LOOKED_AT,
        TOLD_BEERS_SWAPPED,
        TOLD_BEER_MOVED,
        TOLD_REMOVED,
    )
)
"""Events by which more is learned, or in another way, than that a card goes from one zone to another."""


def take_known(pile: list[int], pool: list[tuple[int, int]], card: int) -> None:
    """The top card of a pile, now known, leaves it."""
    slot = pile.pop()
    if slot < 0:
        pool.remove((card, max([tag for kind, tag in pool if kind == card and tag <= tag_of(slot)])))


class HouseMemory:
    """What is remembered of one house."""

    __slots__ = ("at", "beers", "belief", "played")

    def __init__(self, belief: Belief, at: int, played: list[int], beers: list[int]) -> None:
        self.belief = belief  # about deck, hand, discard pile and cards aside; shared after an unseen exchange
        self.at = at  # where the zones of this house begin there
        self.played = played
        self.beers = beers  # a slot each; their unknown cards are in the pool of all beers

    def __repr__(self) -> str:
        return f"<HouseMemory: {self.belief!r}, {len(self.beers)} beers>"


class Memory:
    """All that one seat remembers. Feed it every event, in the form told to that seat (``told_to``)."""

    def __init__(
        self,
        seat: int,
        houses: list[HouseMemory],
        private_pile: list[int],
        private_pool: list[tuple[int, int]],
        reminiscence_pile: list[int],
        reminiscence_pool: list[tuple[int, int]],
        beer_pile: list[int],
        beer_pool: list[tuple[int, int]],
        guest_pile: list[int],
        guest_pool: list[tuple[int, int]],
        shuffles: int,
        beer_kinds: list[int],
        beer_stand: int,
        pile_only: list[int],
    ) -> None:
        self.seat = seat
        self.houses = houses
        self.private_pile = private_pile  # face down, slots like a deck
        self.private_pool = private_pool
        self.reminiscence_pile = reminiscence_pile
        self.reminiscence_pool = reminiscence_pool
        self.beer_pile = beer_pile
        self.beer_pool = beer_pool  # of the pile and of all houses together
        self.guest_pile = guest_pile  # the cards under the top one
        self.guest_pool = guest_pool
        self.shuffles = shuffles
        self.beer_kinds = beer_kinds
        self.beer_stand = beer_stand
        self.pile_only = pile_only  # beers that come to no house unseen: a tag keeps them in the pile

    def __repr__(self) -> str:
        return f"<Memory of {viewer_name(self.seat)}: {len(self.houses)} houses, {self.shuffles} shuffles heard>"

    @staticmethod
    def of(g: Game, seat: int) -> Memory:
        """The memory of somebody who knows all houses but no order of any cards: how a game begins."""
        houses: list[HouseMemory] = []
        beer_kinds = [k for k in range(len(g.rules.cards)) if g.rules.category[k] == BEER]
        pile_only = [k for k in beer_kinds if g.rules.drunk[k] or k == g.deal.stock.beer_stand]
        beer_pool = [(card, 1 if card in pile_only else 0) for card in g.side.beers_down]
        for owner in range(g.deal.seats):
            p = g.players[owner]
            aside = g.aside if owner == g.turn else []
            if owner == seat:
                zones = [[unknown(0)] * len(p.deck), p.hand[:], p.discard[:], aside[:]]
                case = Case(zones, [(card, 0) for card in sorted(p.deck)], 1.0)
                houses.append(HouseMemory(Belief([case]), 0, p.played[:], p.beers[:]))
                continue
            seen = bool(g.aside_knows >> seat & 1) if seat >= 0 else g.aside_knows == EVERYBODY
            top = p.discard[-1:]
            hidden = p.deck + p.hand + p.discard[:-1] + ([] if seen else aside)
            zones = [
                [unknown(0)] * len(p.deck),
                [unknown(0)] * len(p.hand),
                [unknown(0)] * (len(p.discard) - len(top)) + top,
                aside[:] if seen else [unknown(0)] * len(aside),
            ]
            case = Case(zones, [(card, 0) for card in sorted(hidden)], 1.0)
            houses.append(HouseMemory(Belief([case]), 0, p.played[:], [unknown(0)] * len(p.beers)))
            beer_pool += [(card, 0) for card in p.beers]
        # Reminiscences of category 1 lie over those of category 2: a tag for each keeps them apart.
        levels = [g.rules.cards[card].level for card in g.side.reminiscences_down]
        return Memory(
            seat,
            houses,
            [unknown(0)] * len(g.face_down),
            [(card, 0) for card in sorted(g.face_down)],
            [unknown(2 - level) for level in levels],
            sorted([(card, 2 - g.rules.cards[card].level) for card in g.side.reminiscences_down]),
            [unknown(1)] * len(g.side.beers_down),
            sorted(beer_pool),
            [unknown(0)] * len(g.park.guests_down),
            [(card, 0) for card in sorted(g.park.guests_down)],
            0,
            beer_kinds,
            g.deal.stock.beer_stand,
            pile_only,
        )

    def copy(self) -> Memory:
        """An independent copy."""
        beliefs: dict[int, Belief] = {}
        houses: list[HouseMemory] = []
        for h in self.houses:
            if id(h.belief) not in beliefs:
                beliefs[id(h.belief)] = h.belief.copy()
            houses.append(HouseMemory(beliefs[id(h.belief)], h.at, h.played[:], h.beers[:]))
        return Memory(
            self.seat,
            houses,
            self.private_pile[:],
            self.private_pool[:],
            self.reminiscence_pile[:],
            self.reminiscence_pool[:],
            self.beer_pile[:],
            self.beer_pool[:],
            self.guest_pile[:],
            self.guest_pool[:],
            self.shuffles,
            self.beer_kinds,
            self.beer_stand,
            self.pile_only,
        )

    def hear(self, told: Told) -> None:
        """Learn from one event."""
        what, seat, card, number, other, _ = told
        if what in MORE_THAN_A_MOVE:
            if seat >= 0:  # a beer that nobody has is removed too
                self._learn(what, self.houses[seat], card, number, other)
            return
        kind = event_numbered(what)
        if kind.leaves or kind.reaches:
            house = self.houses[seat]
            if card == HIDDEN:
                self._goes_unseen(house, kind.leaves, kind.reaches)
                return
            self._leaves(house, kind.leaves, card)
            self._reaches(self.houses[other] if kind.to_other else house, kind.reaches, card)
            if kind.shows and kind.leaves == "discard" and number != HIDDEN:
                house.belief.seen(house.at + DISCARD, number, 1, False)

    # -- a card that goes from one zone to another; a seat of -1 owns none that is remembered here --

    def _goes_unseen(self, house: HouseMemory, leaves: str, reaches: str) -> None:
        source, target = house.at + STAFF_ZONES[leaves], house.at + STAFF_ZONES[reaches]
        if leaves == "deck":
            house.belief.top_goes(source, target)
        else:
            house.belief.slipped(source, target)

    def _leaves(self, house: HouseMemory, zone: str, card: int) -> None:
        if zone in STAFF_ZONES:
            house.belief.shown(house.at + STAFF_ZONES[zone], card, zone == "deck")
        elif zone == "played":
            house.played.remove(card)
        elif zone == "face_down":
            take_known(self.private_pile, self.private_pool, card)
        elif zone == "guests_down":
            take_known(self.guest_pile, self.guest_pool, card)
        elif zone == "reminiscences_down":
            take_known(self.reminiscence_pile, self.reminiscence_pool, card)
        elif zone == "beers_down":
            take_known(self.beer_pile, self.beer_pool, card)
        elif zone == "beers":
            self._beer_leaves(house, card)

    def _reaches(self, house: HouseMemory, zone: str, card: int) -> None:
        if zone in STAFF_ZONES:
            house.belief.add(house.at + STAFF_ZONES[zone], card)
        elif zone == "played":
            house.played.append(card)
        elif zone == "face_down":
            self.private_pile.insert(0, card)
        elif zone == "guests_down":
            self.guest_pile.insert(0, card)
        elif zone == "beers":
            house.beers.append(card)

    # -- the others --

    def _learn(self, what: int, house: HouseMemory, card: int, number: int, other: int) -> None:
        belief, at = house.belief, house.at
        if what == TOLD_SHUFFLED:
            self.shuffles += 1
            belief.shuffled(at, self.shuffles)
        elif what == TOLD_LOOKED_AT_TOP:
            if card != HIDDEN:
                belief.shown(at + DECK, card, True)
                belief.add(at + DECK, card)
        elif what == TOLD_REVEALED or what == TOLD_LOOKED_AT_HAND:
            if card != HIDDEN:
                by_chance = what == TOLD_LOOKED_AT_HAND
                belief.seen(at + HAND, card, 1 if by_chance else number, by_chance)
        elif what == TOLD_PUT_UNDER:
            self._put_under(house, card)
        elif what == TOLD_GAVE:
            self._given(house, self.houses[other], card)
        elif what == TOLD_HAND_CARD_DISMISSED:
            self._dismissed(house, card, number)
        elif what == TOLD_PLAYED_DISMISSED:
            for played in house.played:
                belief.add(at + DISCARD, played)
            house.played = []
        elif what == TOLD_TORN_DOWN:
            if card_under(number) >= 0:
                self._uncovered(house, card_under(number))
        elif what == TOLD_LAID_UNDER and card not in self.beer_kinds:
            belief.shown(at + HAND, card, False)
        else:
            self._learn_of_beers(what, house, card, number, other)

    def _learn_of_beers(self, what: int, house: HouseMemory, card: int, number: int, other: int) -> None:
        if what == TOLD_LAID_UNDER or what == TOLD_REMOVED:
            self._beer_leaves(house, card)
        elif what == TOLD_BEER_TAKEN:
            self._beer_taken(house, card, bool(number))
        elif what == TOLD_BEER_LOOKED_AT:
            if card != HIDDEN and self.beer_pile[-1 - number] < 0:
                self.beer_pool.remove((card, self._pile_tag(card)))
                self.beer_pile[-1 - number] = card
        elif what == TOLD_BEERS_SWAPPED:
            self._beers_ordered(card)
        else:
            self._beer_moved(house, self.houses[other], card)

    def _dismissed(self, house: HouseMemory, card: int, left: int) -> None:
        """A card of a hand that goes as a packet."""
        belief, hand, discard = house.belief, house.at + HAND, house.at + DISCARD
        if card != HIDDEN:
            belief.shown(hand, card, True)
            belief.add(discard, card)
        elif left > 0:
            belief.slipped(hand, discard)  # a card stays, and nobody else saw which
        else:
            belief.top_goes(hand, discard)

    def _put_under(self, house: HouseMemory, card: int) -> None:
        belief, deck = house.belief, house.at + DECK
        if card == HIDDEN:
            belief.slipped(house.at + HAND, deck, True)
            return
        belief.shown(house.at + HAND, card, False)
        for case in belief.cases:
            case.zones[deck].insert(0, card)

    def _uncovered(self, house: HouseMemory, card: int) -> None:
        """The card under a torn-down building goes back: a beer to the beers, a chief to the discard pile."""
        if card in self.beer_kinds:
            house.beers.append(card)
        else:
            house.belief.add(house.at + DISCARD, card)

    def _beer_taken(self, house: HouseMemory, card: int, shown: bool) -> None:
        if shown:
            house.beers.append(card)
            return
        slot = self.beer_pile.pop()
        if card != HIDDEN:
            if slot < 0:
                self.beer_pool.remove((card, self._pile_tag(card)))
            slot = card
        elif slot < 0:
            slot = unknown(0)
        house.beers.append(slot)

    def _pile_tag(self, beer: int) -> int:
        """The tag of a beer of the pile, whose slots have tag 1; those of the houses have tag 0."""
        return 1 if beer in self.pile_only else 0

    def _beers_ordered(self, swapped: int) -> None:
        pile = self.beer_pile
        if swapped == 1:
            pile[-1], pile[-2] = pile[-2], pile[-1]
        elif swapped == HIDDEN:
            for place in (-1, -2):
                if pile[place] >= 0:
                    self.beer_pool.append((pile[place], self._pile_tag(pile[place])))
                    pile[place] = unknown(1)

    def _beer_moved(self, giver: HouseMemory, receiver: HouseMemory, card: int) -> None:
        if card != HIDDEN:
            self._beer_leaves(giver, card)
            receiver.beers.append(card)
            return
        # It can have been any of them but a Beer Stand, which would have opened for all to see.
        for i, slot in enumerate(giver.beers):
            if slot >= 0 and slot != self.beer_stand:
                self.beer_pool.append((slot, 0))
                giver.beers[i] = unknown(0)
        giver.beers.remove(unknown(0))
        receiver.beers.append(unknown(0))

    def _beer_leaves(self, house: HouseMemory, card: int) -> None:
        if card in house.beers:
            house.beers.remove(card)
        elif (card, 0) in self.beer_pool:
            house.beers.remove(unknown(0))
            self.beer_pool.remove((card, 0))

    def _given(self, giver: HouseMemory, receiver: HouseMemory, card: int) -> None:
        if card != HIDDEN:
            giver.belief.shown(giver.at + HAND, card, False)
            receiver.belief.add(receiver.at + HAND, card)
            return
        if giver.belief is not receiver.belief:
            one, other = giver.belief, receiver.belief
            both = together(one, other)
            after = len(one.cases[0].zones)
            for house in self.houses:
                if house.belief is other:
                    house.at += after
                if house.belief is one or house.belief is other:
                    house.belief = both
        giver.belief.slipped(giver.at + HAND, receiver.at + HAND)
