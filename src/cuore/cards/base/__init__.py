"""The first box, Tanto Cuore: 280 cards of 33 kinds."""

from cuore.cards.base.box import BOX

__all__ = ["BOX"]
