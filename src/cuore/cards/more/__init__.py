"""More Tanto Cuore: a party in the Park. Another game on the same staff."""

from cuore.cards.more.box import BOX

__all__ = ["BOX"]
