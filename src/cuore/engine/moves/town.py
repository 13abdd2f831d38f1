"""Cards coming from the Town, and private maids going back there."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile, leaves_pile, show_next_guest
from cuore.engine.words import (
    ILL,
    KIND,
    TOLD_EMPLOYED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_PRIVATE_LEFT,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
)


def employ(g: Game, seat: int, card: int, price: int) -> None:
    """A card from a pile of the Town goes to the discard pile; the price was paid."""
    leaves_pile(g, card)
    g.players[seat].discard.append(card)
    if g.told is not None:
        g.tell(TOLD_EMPLOYED, seat, card, price, -1)
    show_next_guest(g)


def take_to_hand(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes to the hand, by an effect."""
    leaves_pile(g, card)
    g.players[seat].hand.append(card)
    g.players[seat].hand.sort()
    if g.told is not None:
        g.tell(TOLD_TOOK, seat, card, 0, -1)
    show_next_guest(g)


def take_onto_deck(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes on top of the deck, by an effect."""
    leaves_pile(g, card)
    g.players[seat].deck.append(card)
    if g.told is not None:
        g.tell(TOLD_TOOK_ONTO_DECK, seat, card, 0, -1)
    show_next_guest(g)


def take_to_discard(g: Game, seat: int, card: int) -> None:
    """A card from a pile of the Town goes to a discard pile, by an effect."""
    leaves_pile(g, card)
    g.players[seat].discard.append(card)
    if g.told is not None:
        g.tell(TOLD_TOOK_TO_DISCARD, seat, card, 0, -1)
    show_next_guest(g)


def private_maid_leaves(g: Game, seat: int) -> None:
    """The top private maid goes face down under her pile; the Illnesses on her return to the Town."""
    entry = g.players[seat].private.pop()
    for _ in range(entry // ILL):
        joins_pile(g, g.deal.illness)
    g.face_down.insert(0, entry & KIND)
    if g.told is not None:
        g.tell(TOLD_PRIVATE_LEFT, seat, entry & KIND, entry // ILL, -1)
    if not g.face_up and g.deal.place.open_pile:
        show_next_private_maid(g)


def take_private_maid(g: Game, seat: int, card: int, price: int) -> None:
    """A private maid on offer goes on top of a stack; the next of her pile takes her place."""
    g.face_up.remove(card)
    g.players[seat].private.append(card)
    if g.told is not None:
        g.tell(TOLD_PRIVATE_ARRIVED, seat, card, price, -1)
    show_next_private_maid(g)


def show_next_private_maid(g: Game) -> None:
    """The top private maid of the pile is laid face up, if there is one."""
    if g.face_down:
        following = g.face_down.pop()
        g.face_up.append(following)
        if g.told is not None:
            g.tell(TOLD_PRIVATE_TURNED_UP, -1, following, len(g.face_down), -1)
