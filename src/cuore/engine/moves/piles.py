"""Counting the piles of the Town, and the pile of single guests in the Park."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.side_table import new_side_table
from cuore.engine.words import GENERAL, TOLD_GUEST_TURNED_UP, TOLD_GUEST_UNDER


def leaves_pile(g: Game, card: int) -> None:
    """A card leaves its pile in the Town. The move that takes it tells so, and then lets the next guest show."""
    place = g.deal.pile_of[card]
    if place < 0:
        g.park.guests_up.remove(card)
        return
    left = g.piles[place] - 1
    g.piles[place] = left
    if not left:
        g.sold_out += 1


def joins_pile(g: Game, card: int) -> None:
    """A card joins its pile in the Town. The move that brings it tells so.

    A guest who comes back goes under the pile of guests; a card that is never on sale is out of the game.
    """
    place = g.deal.pile_of[card]
    if place >= 0:
        if not g.piles[place]:
            g.sold_out -= 1
        g.piles[place] += 1
    elif g.rules.category[card] != GENERAL:
        if not g.side.in_use:
            g.side = new_side_table()  # the empty one belongs to all games
        g.side.removed.append(card)
    elif not g.park.guests_up:
        g.park.guests_up.append(card)
    else:
        g.park.guests_down.insert(0, card)


def show_next_guest(g: Game) -> None:
    """The next guest shows, if the one on top of the pile has gone."""
    if g.park.guests_down and not g.park.guests_up:
        following = g.park.guests_down.pop()
        g.park.guests_up.append(following)
        if g.told is not None:
            g.tell(TOLD_GUEST_TURNED_UP, -1, following, len(g.park.guests_down), -1)


def tell_guest_under(g: Game, card: int) -> None:
    """Tell that a card which has come back, as was told before, lies under the guests now; most do not."""
    if g.park.guests_down[:1] == [card]:
        g.tell(TOLD_GUEST_UNDER, -1, card, len(g.park.guests_down), -1)


def copies_in_town(g: Game, card: int) -> int:
    """How many cards of a kind are in the Town now."""
    place = g.deal.pile_of[card]
    if place >= 0:
        return g.piles[place]
    return g.park.guests_up.count(card) + g.park.guests_down.count(card)
