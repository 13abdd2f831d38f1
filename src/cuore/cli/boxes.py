"""What the help of commands says of the boxes, as these tell it."""

from __future__ import annotations

from cuore.cards.catalogue import BOXES, OFFICIAL
from cuore.cards.door import VARIABLE
from cuore.engine.box import Box


def _players(boxes: list[Box]) -> str:
    """How many can play: all together, and with boxes that are for others."""
    usual = boxes[0].players
    others = [f"with the box {box.id} {_span(box.players)}" for box in boxes if box.players != usual]
    return _span(usual) + (f" ({'; '.join(others)})" if others else "")


def _span(players: tuple[int, int]) -> str:
    least, most = players
    return f"{least} to {most}"


PLAYERS = _players(list(OFFICIAL))
NAMES = f"{', '.join(BOXES)}, or one that {VARIABLE} brings"
APART = " ".join(
    f"With {box.id} the game is played in the {box.place.title}, whatever else is named: other boxes lend it guests, "
    "private maids and Illness."
    for box in OFFICIAL
    if box.place.apart
)
