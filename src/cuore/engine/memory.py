"""What a seat with a perfect memory knows of the hidden cards, learned from the events it was told and nothing else.

For every house the memory keeps its hand, deck and discard pile as slots: a slot is a known kind, or an unknown card
with a *tag*. The unknown cards of a house are listed in its pool, each with a tag too. A tag is the number of the
shuffle that the card went through: a card seen on the discard pile before shuffle 7 can only be in a slot that
shuffle 7, or a later one, has dealt. So a card of the pool fits a slot when its tag is not larger than the slot's.

What a seat believes always includes the truth. It is exact but for rare cases, where a little is forgotten (the set
of worlds grows): a card shown that could have come from two shuffles, and, for third parties, two players exchanging
unseen cards.
"""

from __future__ import annotations

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


def unknown(tag: int) -> int:
    """A slot whose card is not known, dealt by the shuffle ``tag``."""
    return -1 - tag


def tag_of(slot: int) -> int:
    """The tag of an unknown slot."""
    return -1 - slot


def take_known(pile: list[int], pool: list[tuple[int, int]], card: int) -> None:
    """The top card of a pile, now known, leaves it."""
    slot = pile.pop()
    if slot < 0:
        pool.remove((card, max([tag for kind, tag in pool if kind == card and tag <= tag_of(slot)])))


class HouseMemory:
    """Slots of one house. The order matters in the deck alone (its top is last)."""

    __slots__ = ("aside", "beers", "deck", "discard", "hand", "played", "pool")

    def __init__(
        self,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        played: list[int],
        aside: list[int],
        beers: list[int],
        pool: list[tuple[int, int]],
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.played = played
        self.aside = aside  # cards turned over from the deck
        self.beers = beers  # a slot each; their unknown cards are in the pool of all beers
        self.pool = pool  # (kind, tag) of every card that lies in an unknown slot; shared after an unseen exchange


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
                known = HouseMemory(
                    [unknown(0)] * len(p.deck),
                    p.hand[:],
                    p.discard[:],
                    p.played[:],
                    aside[:],
                    p.beers[:],
                    [(card, 0) for card in sorted(p.deck)],
                )
                houses.append(known)
                continue
            seen = bool(g.aside_knows >> seat & 1) if seat >= 0 else g.aside_knows == EVERYBODY
            top = p.discard[-1:]
            hidden = p.deck + p.hand + p.discard[:-1] + ([] if seen else aside)
            house = HouseMemory(
                [unknown(0)] * len(p.deck),
                [unknown(0)] * len(p.hand),
                [unknown(0)] * (len(p.discard) - len(top)) + top,
                p.played[:],
                aside[:] if seen else [unknown(0)] * len(aside),
                [unknown(0)] * len(p.beers),
                [(card, 0) for card in sorted(hidden)],
            )
            beer_pool += [(card, 0) for card in p.beers]
            houses.append(house)
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
        pools: dict[int, list[tuple[int, int]]] = {}
        houses: list[HouseMemory] = []
        for h in self.houses:
            pool = pools.setdefault(id(h.pool), h.pool[:])
            houses.append(HouseMemory(h.deck[:], h.hand[:], h.discard[:], h.played[:], h.aside[:], h.beers[:], pool))
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
                self._leaves_hand(house, card)
                if what == TOLD_SERVED or what == TOLD_LOVE_PLAYED:
                    house.played.append(card)
                elif what == TOLD_DISCARDED:
                    house.discard.append(card)
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
                self._leaves_hand(house, card)
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
        (house.beers if card in self.beer_kinds else house.discard).append(card)

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
        if card != HIDDEN:
            self._leaves_hand(house, card)
            slot = card
        else:
            self._blur_hand(house)
            slot = house.hand.pop()
        if what == TOLD_PUT_BACK:
            house.deck.append(slot)
        else:
            house.deck.insert(0, slot)

    def _hear_of_deck(self, what: int, house: HouseMemory, card: int) -> None:
        if what == TOLD_SHUFFLED:
            self.shuffles += 1
            house.pool.extend([(kind, self.shuffles) for kind in house.discard if kind >= 0])
            house.deck = [unknown(self.shuffles)] * len(house.discard)
            house.discard = []
            return
        if card != HIDDEN and house.deck[-1] < 0:
            self._found(house, card, tag_of(house.deck[-1]))
            house.deck[-1] = card
        if what == TOLD_DREW:
            house.hand.append(house.deck.pop())
        elif what == TOLD_TOP_DISCARDED:
            house.discard.append(house.deck.pop())
        elif what == TOLD_SET_ASIDE:
            house.aside.append(house.deck.pop())

    def _hear_of_house(self, what: int, house: HouseMemory, card: int, number: int) -> None:
        if what == TOLD_HAND_CARD_DISMISSED:
            if card != HIDDEN:
                self._leaves_hand(house, card)
                house.discard.append(card)
            else:
                if number > 0:
                    self._blur_hand(house)  # a card stays, and nobody else saw which
                house.discard.append(house.hand.pop())
        elif what == TOLD_PLAYED_DISMISSED:
            house.discard.extend(house.played)
            house.played = []
        elif what == TOLD_EMPLOYED or what == TOLD_TOOK_TO_DISCARD or what == TOLD_MAID_DISMISSED:
            house.discard.append(card)
        elif what == TOLD_DISCARD_RETURNED:
            house.discard.remove(card)
        elif what == TOLD_TOOK:
            house.hand.append(card)
        elif what == TOLD_TOOK_ONTO_DECK:
            house.deck.append(card)
        elif what == TOLD_SENT_TO_QUARTERS or what == TOLD_PLAYED_RETURNED:
            house.played.remove(card)
        elif what in FROM_ASIDE:
            self._hear_of_aside(what, house, card)
        elif (what == TOLD_REVEALED or what == TOLD_LOOKED_AT_HAND) and card != HIDDEN:
            self._leaves_hand(house, card)
            house.hand.append(card)

    def _hear_of_aside(self, what: int, house: HouseMemory, card: int) -> None:
        if card == HIDDEN:
            self._blur(house, house.aside)  # one of them is taken, and nobody else saw which
            slot = house.aside.pop()
        elif card in house.aside:
            house.aside.remove(card)
            slot = card
        else:
            house.aside.remove(max([unseen for unseen in house.aside if unseen < 0]))
            self._found(house, card, self.shuffles)
            slot = card
        if what == TOLD_ASIDE_TO_HAND:
            house.hand.append(slot)
        elif what == TOLD_ASIDE_DISCARDED:
            house.discard.append(slot)
        else:
            house.deck.append(slot)

    def _given(self, giver: HouseMemory, receiver: HouseMemory, card: int) -> None:
        if card != HIDDEN:
            self._leaves_hand(giver, card)
            receiver.hand.append(card)
            return
        self._blur_hand(giver)
        self._blur_hand(receiver)
        if giver.pool is not receiver.pool:
            old = receiver.pool
            giver.pool.extend(old)
            for house in self.houses:
                if house.pool is old:
                    house.pool = giver.pool
        receiver.hand.append(giver.hand.pop())

    def _leaves_hand(self, house: HouseMemory, card: int) -> None:
        if card in house.hand:
            house.hand.remove(card)
            return
        # It may have come from any unknown slot. Forgetting the oldest slot and the youngest card of that kind leaves a
        # belief that still includes the truth, whichever it was.
        house.hand.remove(max([slot for slot in house.hand if slot < 0]))
        self._found(house, card, self.shuffles)

    def _found(self, house: HouseMemory, card: int, tag: int) -> None:
        """A card that lay in an unknown slot of this tag is now known."""
        house.pool.remove((card, max([t for kind, t in house.pool if kind == card and t <= tag])))

    def _blur_hand(self, house: HouseMemory) -> None:
        self._blur(house, house.hand)

    def _blur(self, house: HouseMemory, slots: list[int]) -> None:
        """Forget which of these cards is which."""
        for i, slot in enumerate(slots):
            if slot >= 0:
                house.pool.append((slot, 0))
            slots[i] = unknown(self.shuffles)
