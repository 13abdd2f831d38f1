"""Oktoberfest: 301 cards, with beers, events and a building."""

from cuore.cards.oktoberfest.box import BOX

__all__ = ["BOX"]
