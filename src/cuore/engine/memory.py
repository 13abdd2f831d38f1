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
from cuore.engine.words import (
    HIDDEN,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_GAVE,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE_PLAYED,
    TOLD_PLAYED_DISMISSED,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_RETURNED,
    TOLD_REVEALED,
    TOLD_SERVED,
    TOLD_SHUFFLED,
    TOLD_TOOK,
    TOLD_TOP_DISCARDED,
)

FROM_DECK = (TOLD_DREW, TOLD_SHUFFLED, TOLD_TOP_DISCARDED, TOLD_LOOKED_AT_TOP)
FROM_HAND = (TOLD_SERVED, TOLD_LOVE_PLAYED, TOLD_DISCARDED, TOLD_CHAMBERED, TOLD_RETURNED)


def unknown(tag: int) -> int:
    """A slot whose card is not known, dealt by the shuffle ``tag``."""
    return -1 - tag


def tag_of(slot: int) -> int:
    """The tag of an unknown slot."""
    return -1 - slot


class HouseMemory:
    """Slots of one house. The order matters in the deck alone (its top is last)."""

    __slots__ = ("deck", "discard", "hand", "played", "pool")

    def __init__(
        self, deck: list[int], hand: list[int], discard: list[int], played: list[int], pool: list[tuple[int, int]]
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.played = played
        self.pool = pool  # (kind, tag) of every card that lies in an unknown slot; shared after an unseen exchange


class Memory:
    """All that one seat remembers. Feed it every event, in the form told to that seat (``view.told_to``)."""

    def __init__(self, seat: int, houses: list[HouseMemory], private_pool: list[int], shuffles: int) -> None:
        self.seat = seat
        self.houses = houses
        self.private_pool = private_pool  # the private maids still face down, in no known order
        self.shuffles = shuffles

    @staticmethod
    def of(g: Game, seat: int) -> Memory:
        """The memory of somebody who knows all houses but no order of any cards: how a game begins."""
        houses: list[HouseMemory] = []
        for owner in range(g.deal.seats):
            p = g.players[owner]
            if owner == seat:
                pool = [(card, 0) for card in sorted(p.deck)]
                house = HouseMemory([unknown(0)] * len(p.deck), p.hand[:], p.discard[:], p.played[:], pool)
            else:
                top = p.discard[-1:]
                pool = [(card, 0) for card in sorted(p.deck + p.hand + p.discard[:-1])]
                below = [unknown(0)] * (len(p.discard) - len(top))
                house = HouseMemory(
                    [unknown(0)] * len(p.deck), [unknown(0)] * len(p.hand), below + top, p.played[:], pool
                )
            houses.append(house)
        return Memory(seat, houses, sorted(g.face_down), 0)

    def copy(self) -> Memory:
        """An independent copy."""
        pools: dict[int, list[tuple[int, int]]] = {}
        houses: list[HouseMemory] = []
        for h in self.houses:
            pool = pools.setdefault(id(h.pool), h.pool[:])
            houses.append(HouseMemory(h.deck[:], h.hand[:], h.discard[:], h.played[:], pool))
        return Memory(self.seat, houses, self.private_pool[:], self.shuffles)

    def hear(self, told: Told) -> None:
        """Learn from one event."""
        what, seat, card, number, other, _ = told
        if what == TOLD_PRIVATE_TURNED_UP:
            self.private_pool.remove(card)
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
            elif what == TOLD_GAVE:
                self._given(house, self.houses[other], card)
            else:
                self._hear_of_house(what, house, card, number)

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
        elif what == TOLD_EMPLOYED:
            house.discard.append(card)
        elif what == TOLD_TOOK:
            house.hand.append(card)
        elif (what == TOLD_REVEALED or what == TOLD_LOOKED_AT_HAND) and card != HIDDEN:
            self._leaves_hand(house, card)
            house.hand.append(card)

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
        for i, slot in enumerate(house.hand):
            if slot >= 0:
                house.pool.append((slot, 0))
            house.hand[i] = unknown(self.shuffles)
