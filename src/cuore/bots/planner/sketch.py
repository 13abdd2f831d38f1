"""What a seat sees, in the shape of a game: good for looking at, not for playing on.

A planner judges positions of imagined games by the thousand and real ones by what it sees. So that it needs one way of
looking only, a view is laid out as a game: the own cards in no order, and blanks where others hold theirs.
"""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.outline import outline
from cuore.engine.view import View

BLANK = 0
"""Stands for a card that is not seen; nothing may depend on it."""


def sketch(view: View) -> Game:
    """The game as this seat sees it, standing at its open decision."""
    return outline(view, view.deal, BLANK)
