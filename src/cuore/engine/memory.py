"""What a seat with a perfect memory knows of the hidden cards, learned from the events it was told and nothing else.

For every house the memory keeps a belief about its deck, hand and discard pile (belief.py), and for the piles of the
Town slots and a pool of the same sort.

What a seat believes always includes the truth. Where it is more than what events tell, docs/worlds.md says so.
"""

from __future__ import annotations

from cuore.engine.belief import ASIDE, DECK, DISCARD, HAND, Belief, Case, tag_of, together, unknown
from cuore.engine.game import Game, Told
from cuore.engine.quarters import card_under
from cuore.engine.words import (
    BEER,
    EVERYBODY,
    HIDDEN,
    TOLD_ASIDE_DISCARDED,
    TOLD_ASIDE_TO_DECK,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_CHAMBERED,
    TOLD_DISCARD_RETURNED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_GAVE,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAID_UNDER,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_MAID_DISMISSED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PLAYED_RETURNED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_BACK,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SENT_TO_QUARTERS,
    TOLD_SERVED,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_STAND_CLOSED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TOP_DISCARDED,
    TOLD_TORN_DOWN,
)

FROM_DECK = (TOLD_DREW, TOLD_SHUFFLED, TOLD_TOP_DISCARDED, TOLD_LOOKED_AT_TOP, TOLD_SET_ASIDE)
FROM_ASIDE = (TOLD_ASIDE_TO_HAND, TOLD_ASIDE_DISCARDED, TOLD_ASIDE_TO_DECK)
OF_PILES = (
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PRIVATE_LEFT,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_BEER_TURNED_UP,
    TOLD_BEER_TAKEN,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEERS_SWAPPED,
    TOLD_BEER_MOVED,
    TOLD_STAND_CLOSED,
    TOLD_REMOVED,
    TOLD_TORN_DOWN,
    TOLD_LAID_UNDER,
    TOLD_GUEST_TURNED_UP,
    TOLD_GUEST_UNDER,
)
FROM_HAND = (TOLD_SERVED, TOLD_LOVE_PLAYED, TOLD_DISCARDED, TOLD_CHAMBERED, TOLD_RETURNED)


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


class Memory:
    """All that one seat remembers. Feed it every event, in the form told to that seat (``view.told_to``)."""

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
        if what in OF_PILES:
            self._hear_of_piles(what, seat, card, number, other)
        elif seat >= 0:
            house = self.houses[seat]
            if what in FROM_DECK:
                self._hear_of_deck(what, house, card)
            elif what in FROM_HAND:
                house.belief.shown(house.at + HAND, card, False)
                if what == TOLD_SERVED or what == TOLD_LOVE_PLAYED:
                    house.played.append(card)
                elif what == TOLD_DISCARDED:
                    house.belief.add(house.at + DISCARD, card)
            elif what == TOLD_PUT_BACK or what == TOLD_PUT_UNDER:
                self._put_into_deck(what, house, card)
            elif what == TOLD_GAVE:
                self._given(house, self.houses[other], card)
            else:
                self._hear_of_house(what, house, card, number)

    def _hear_of_piles(self, what: int, seat: int, card: int, number: int, other: int) -> None:
        """Private maids, guests, Reminiscences, and what lies under buildings; else it is about beers."""
        if what == TOLD_PRIVATE_TURNED_UP:
            take_known(self.private_pile, self.private_pool, card)
        elif what == TOLD_PRIVATE_LEFT:
            self.private_pile.insert(0, card)
        elif what == TOLD_GUEST_TURNED_UP:
            take_known(self.guest_pile, self.guest_pool, card)
        elif what == TOLD_GUEST_UNDER:
            self.guest_pile.insert(0, card)
        elif what == TOLD_REMINISCENCE_TURNED_UP:
            take_known(self.reminiscence_pile, self.reminiscence_pool, card)
        elif what == TOLD_TORN_DOWN and card_under(number) >= 0:
            self._uncovered(self.houses[seat], card_under(number))
        elif what == TOLD_LAID_UNDER:
            house = self.houses[seat]
            if card in self.beer_kinds:
                self._beer_leaves(house, card)
            else:
                house.belief.shown(house.at + HAND, card, False)
        else:
            self._hear_of_beers(what, seat, card, number, other)

    def _hear_of_beers(self, what: int, seat: int, card: int, number: int, other: int) -> None:
        if what == TOLD_BEER_TURNED_UP:
            take_known(self.beer_pile, self.beer_pool, card)
        elif what == TOLD_BEER_TAKEN:
            self._beer_taken(seat, card, bool(number))
        elif what == TOLD_BEER_LOOKED_AT:
            if card != HIDDEN and self.beer_pile[-1 - number] < 0:
                self.beer_pool.remove((card, self._pile_tag(card)))
                self.beer_pile[-1 - number] = card
        elif what == TOLD_BEERS_SWAPPED:
            self._beers_ordered(card)
        elif what == TOLD_BEER_MOVED:
            self._beer_moved(self.houses[seat], self.houses[other], card)
        elif what == TOLD_STAND_CLOSED:
            self.houses[seat].beers.append(card)
        elif what == TOLD_REMOVED and seat >= 0:
            self._beer_leaves(self.houses[seat], card)

    def _uncovered(self, house: HouseMemory, card: int) -> None:
        """The card under a torn-down building goes back: a beer to the beers, a chief to the discard pile."""
        if card in self.beer_kinds:
            house.beers.append(card)
        else:
            house.belief.add(house.at + DISCARD, card)

    def _beer_taken(self, seat: int, card: int, shown: bool) -> None:
        house = self.houses[seat]
        if shown:
            if card != self.beer_stand:
                house.beers.append(card)
            return
        slot = self.beer_pile.pop()
        if card != HIDDEN:
            if slot < 0:
                self.beer_pool.remove((card, self._pile_tag(card)))
            slot = card
        elif slot < 0:
            slot = unknown(0)
        if slot < 0 or slot != self.beer_stand:
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
            if card != self.beer_stand:  # which opens, and lies with no beers until it closes
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

    def _put_into_deck(self, what: int, house: HouseMemory, card: int) -> None:
        belief, deck = house.belief, house.at + DECK
        if card == HIDDEN:
            belief.slipped(house.at + HAND, deck, what == TOLD_PUT_UNDER)
            return
        belief.shown(house.at + HAND, card, False)
        for case in belief.cases:
            case.zones[deck].insert(0 if what == TOLD_PUT_UNDER else len(case.zones[deck]), card)

    def _hear_of_deck(self, what: int, house: HouseMemory, card: int) -> None:
        belief, deck = house.belief, house.at + DECK
        if what == TOLD_SHUFFLED:
            self.shuffles += 1
            belief.shuffled(house.at, self.shuffles)
            return
        to = deck
        if what == TOLD_DREW:
            to = house.at + HAND
        elif what == TOLD_TOP_DISCARDED:
            to = house.at + DISCARD
        elif what == TOLD_SET_ASIDE:
            to = house.at + ASIDE
        if card == HIDDEN:
            belief.top_goes(deck, to)
        else:
            belief.shown(deck, card, True)
            belief.add(to, card)

    def _hear_of_house(self, what: int, house: HouseMemory, card: int, number: int) -> None:
        belief, at = house.belief, house.at
        if what == TOLD_HAND_CARD_DISMISSED:
            if card != HIDDEN:
                belief.shown(at + HAND, card, True)
                belief.add(at + DISCARD, card)
            elif number > 0:
                belief.slipped(at + HAND, at + DISCARD)  # a card stays, and nobody else saw which
            else:
                belief.top_goes(at + HAND, at + DISCARD)
        elif what == TOLD_PLAYED_DISMISSED:
            for played in house.played:
                belief.add(at + DISCARD, played)
            house.played = []
        elif what == TOLD_EMPLOYED or what == TOLD_TOOK_TO_DISCARD or what == TOLD_MAID_DISMISSED:
            belief.add(at + DISCARD, card)
        elif what == TOLD_DISCARD_RETURNED:
            belief.shown(at + DISCARD, card, False)
            if number != HIDDEN:
                belief.seen(at + DISCARD, number, 1, False)
        elif what == TOLD_TOOK:
            belief.add(at + HAND, card)
        elif what == TOLD_TOOK_ONTO_DECK:
            belief.add(at + DECK, card)
        elif what == TOLD_SENT_TO_QUARTERS or what == TOLD_PLAYED_RETURNED:
            house.played.remove(card)
        elif what in FROM_ASIDE:
            self._hear_of_aside(what, house, card)
        elif (what == TOLD_REVEALED or what == TOLD_LOOKED_AT_HAND) and card != HIDDEN:
            by_chance = what == TOLD_LOOKED_AT_HAND
            belief.seen(at + HAND, card, 1 if by_chance else number, by_chance)

    def _hear_of_aside(self, what: int, house: HouseMemory, card: int) -> None:
        to = house.at + DECK
        if what == TOLD_ASIDE_TO_HAND:
            to = house.at + HAND
        elif what == TOLD_ASIDE_DISCARDED:
            to = house.at + DISCARD
        if card == HIDDEN:
            house.belief.slipped(house.at + ASIDE, to)
        else:
            house.belief.shown(house.at + ASIDE, card, False)
            house.belief.add(to, card)

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
