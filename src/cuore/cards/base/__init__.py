"""The first box, Tanto Cuore: 280 cards of 33 kinds."""

from cuore.cards.base.cards import CARDS, FIRST_TOWN
from cuore.cards.base.steps import STEPS

__all__ = ["CARDS", "FIRST_TOWN", "STEPS"]
