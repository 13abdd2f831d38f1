"""Where a game is played, as far as it has words of its own."""

from __future__ import annotations

from cuore.engine.deal import Deal


def place_of(deal: Deal) -> str:
    """What stands behind the ``@`` in the keys that are said differently there."""
    return deal.place.name
