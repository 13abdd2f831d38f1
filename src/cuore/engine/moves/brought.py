"""The zones and counters that boxes have of their own: one move for all of them."""

from __future__ import annotations

from bisect import insort

from cuore.engine.finding import cards_in
from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile, leaves_pile
from cuore.engine.words import HIDDEN
from cuore.engine.zones import OF_SEAT, Counter

TOWN = "piles"


def move_card(g: Game, what: int, seat: int, card: int, leaves: str, reaches: str, other: int = -1) -> None:
    """A card goes from a zone to another, both called by name, and everybody sees which card it is.

    ``seat`` is the one that the event ``what`` names: its zone the card leaves, and reaches, unless there is another
    seat that it goes to. Of a face-down pile only the top card can leave; whatever reaches a pile comes to lie on top.
    """
    if leaves == TOWN:
        leaves_pile(g, card)
    else:
        source = cards_in(g, leaves, seat)
        del source[len(source) - 1 - source[::-1].index(card)]
    if reaches == TOWN:
        joins_pile(g, card)
    else:
        target = cards_in(g, reaches, seat if other < 0 else other)
        if reaches == "hand":
            insort(target, card)
        else:
            target.append(card)
    if g.told is not None:
        g.tell(what, seat, card, 0, other)


def set_number(g: Game, what: int, seat: int, counter: Counter, number: int) -> None:
    """A counter gets a new value; the event ``what`` tells it."""
    brought = g.brought
    brought.numbers[brought.brings.counter_at[counter.name]][seat if counter.holder == OF_SEAT else 0] = number
    if g.told is not None:
        g.tell(what, seat, HIDDEN, number, -1)
