"""Why a table refuses a command, where the engine has no word for it: it is about the table and not about the game.

A refusal changes nothing, and its words say nothing of anybody's cards.
"""

from __future__ import annotations

from cuore.engine.errors import CuoreError


class Stale(CuoreError):
    """The command was meant for another revision of the table than the one it has now."""

    code = "stale"


class Frozen(CuoreError):
    """A card has failed, and the table stands still in its last good state; ``Table.report`` tells the operator why."""

    code = "frozen"
