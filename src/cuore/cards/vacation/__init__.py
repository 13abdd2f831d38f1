"""Romantic Vacation: 278 cards, with Reminiscences."""

from cuore.cards.vacation.cards import CARDS, FIRST_TOWN
from cuore.cards.vacation.steps import STEPS

__all__ = ["CARDS", "FIRST_TOWN", "STEPS"]
