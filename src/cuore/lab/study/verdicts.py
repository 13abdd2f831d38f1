"""What a number is about: the card, or the players. It stands beside every worth of a card."""

from __future__ import annotations

from cuore.lab.numbers import Number

MEASURED = "measured"
NEVER = "never employed"
UNASKED = "comes unasked"
MISUSED = "misused"
DEPENDS = "depends on the player"

UNKNOWN = (NEVER, UNASKED)
"""With these nothing was learnt of the card: no number stands beside them."""

MEANING = {
    MEASURED: "what having the card is worth to these players; how sure that is, its interval says",
    NEVER: "these players do not want it, so nothing can be said about the card",
    UNASKED: "it comes by other cards' doing; who may not employ it plays the same games, so nothing was learnt of it",
    MISUSED: "they would do better without it: a mistake of theirs, who could leave it",
    DEPENDS: "different players get clearly different worth out of it",
}


def verdict(worth: Number, employed: int, differed: float) -> str:
    """The verdict on what one kind of player made of a card: how often it came, and whether barring changed a game."""
    if not employed:
        return NEVER
    if not differed:
        return UNASKED
    return MISUSED if worth.high < 0 else MEASURED


def disagree(worths: list[Number]) -> bool:
    """Whether two kinds of players got more than their intervals apart."""
    return any(one.low > other.high for one in worths for other in worths)
