"""What a number is about: the card, or the players. It stands beside every worth of a card."""

from __future__ import annotations

from cuore.lab.numbers import Number, is_exposed

MEASURED = "measured"
NEVER = "never employed"
UNASKED = "comes unasked"
SELDOM = "seldom employed"
MISUSED = "misused"
DEPENDS = "depends on the player"
NO_MATCH = "no match"

UNKNOWN = (NEVER, SELDOM, UNASKED, NO_MATCH)
"""With these nothing was learnt of the card: no number stands beside them."""

MEANING = {
    MEASURED: "what having the card is worth to these players; how sure that is, its interval says",
    NEVER: "these players do not want it; what it is worth to others is not known",
    SELDOM: "being barred from it changed too few games to say what it is worth",
    UNASKED: "it comes by other cards' doing; who may not employ it plays the same games, so nothing was learnt of it",
    MISUSED: "they would do better without it: a mistake of theirs, who could leave it",
    DEPENDS: "different players get clearly different worth out of it",
    NO_MATCH: "the other card was hardly employed, so there was nothing to compare it with",
}


def verdict(worth: Number, employed: int, differed: float, pairs: int) -> str:
    """The verdict on what one kind of player made of a card.

    It follows from how many were employed, and in how many of the pairs being barred from it changed a game.
    """
    if not employed:
        return NEVER
    if not differed:
        return UNASKED
    if not is_exposed(differed, pairs):
        return SELDOM
    return MISUSED if worth.high < 0 else MEASURED


def verdict_in_match(games: int, other_games: int, of: int) -> str:
    """The verdict on one of two cards by the number of games in which each was employed."""
    if not games:
        return NEVER
    if not is_exposed(games, of):
        return SELDOM
    return MEASURED if is_exposed(other_games, of) else NO_MATCH


def disagree(worths: list[Number]) -> bool:
    """Whether two kinds of players got more than their intervals apart."""
    return any(one.low > other.high for one in worths for other in worths)
