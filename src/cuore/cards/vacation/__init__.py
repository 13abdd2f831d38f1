"""Romantic Vacation: 278 cards, with Reminiscences."""

from cuore.cards.vacation.box import BOX

__all__ = ["BOX"]
