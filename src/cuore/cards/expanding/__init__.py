"""Expanding the House: 279 cards, with buildings."""

from cuore.cards.expanding.box import BOX

__all__ = ["BOX"]
