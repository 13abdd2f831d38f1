"""Expanding the House: 279 cards, with buildings."""

from cuore.cards.expanding.cards import CARDS, FIRST_TOWN
from cuore.cards.expanding.steps import STEPS

__all__ = ["CARDS", "FIRST_TOWN", "STEPS"]
