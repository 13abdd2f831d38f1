"""What a number is about: the card, or the players. It stands beside every worth of a card."""

from __future__ import annotations

from cuore.lab.numbers import Number

MEASURED = "measured"
NEVER = "never employed"
MISUSED = "misused"
DEPENDS = "depends on the player"

MEANING = {
    MEASURED: "what having the card is worth to these players; how sure that is, its interval says",
    NEVER: "these players do not want it, so nothing can be said about the card",
    MISUSED: "they would do better without it: a mistake of theirs, who could leave it",
    DEPENDS: "different players get clearly different worth out of it",
}


def verdict(worth: Number, employed: int) -> str:
    """The verdict on what one kind of player made of a card."""
    if not employed:
        return NEVER
    return MISUSED if worth.high < 0 else MEASURED


def disagree(worths: list[Number]) -> bool:
    """Whether two kinds of players got more than their intervals apart."""
    return any(one.low > other.high for one in worths for other in worths)
