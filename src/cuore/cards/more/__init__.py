"""More Tanto Cuore: a party in the Park. Another game on the same staff."""

from cuore.cards.more.cards import CARDS, FEWEST_IMAGINATIVE, FIRST_TOWN, IMAGINATIVE
from cuore.cards.more.steps import STEPS

__all__ = ["CARDS", "FEWEST_IMAGINATIVE", "FIRST_TOWN", "IMAGINATIVE", "STEPS"]
