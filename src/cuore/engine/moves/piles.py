"""Counting the piles of the Town."""

from __future__ import annotations

from cuore.engine.game import Game


def leaves_pile(g: Game, card: int) -> None:
    """A card leaves its pile in the Town. The move that takes it tells so."""
    place = g.deal.pile_of[card]
    left = g.piles[place] - 1
    g.piles[place] = left
    if not left:
        g.sold_out += 1


def joins_pile(g: Game, card: int) -> None:
    """A card joins its pile in the Town. The move that brings it tells so."""
    place = g.deal.pile_of[card]
    if not g.piles[place]:
        g.sold_out -= 1
    g.piles[place] += 1
