"""Oktoberfest: 301 cards, with beers, events and a building."""

from cuore.cards.oktoberfest.cards import CARDS, FIRST_TOWN
from cuore.cards.oktoberfest.steps import STEPS

__all__ = ["CARDS", "FIRST_TOWN", "STEPS"]
