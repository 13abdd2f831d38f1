"""The counters of a turn."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import (
    HIDDEN,
    TOLD_BARGAIN,
    TOLD_EMPLOYMENTS,
    TOLD_LARGER_HAND,
    TOLD_LOVE,
    TOLD_NUMBER_NAMED,
    TOLD_SERVINGS,
    TOLD_SMALLER_HAND,
)


def gain(g: Game, love: int, servings: int, employments: int) -> None:
    """The player whose turn it is gains Love, Servings, Employments."""
    if love:
        g.love += love
        if g.told is not None:
            g.tell(TOLD_LOVE, g.turn, HIDDEN, love, -1)
    if servings:
        g.servings += servings
        if g.told is not None:
            g.tell(TOLD_SERVINGS, g.turn, HIDDEN, servings, -1)
    if employments:
        g.employments += employments
        if g.told is not None:
            g.tell(TOLD_EMPLOYMENTS, g.turn, HIDDEN, employments, -1)


def smaller_new_hand(g: Game, by: int) -> None:
    """The next hand of the player whose turn it is gets smaller."""
    g.new_hand = max(0, g.new_hand - by)
    if g.told is not None:
        g.tell(TOLD_SMALLER_HAND, g.turn, HIDDEN, by, -1)


def larger_new_hand(g: Game, by: int) -> None:
    """The next hand of the player whose turn it is gets larger."""
    g.new_hand += by
    if g.told is not None:
        g.tell(TOLD_LARGER_HAND, g.turn, HIDDEN, by, -1)


def make_bargain(g: Game, card: int) -> None:
    """A maid who served changes what things cost this turn."""
    g.bargains.append(card)
    if g.told is not None:
        g.tell(TOLD_BARGAIN, g.turn, card, 0, -1)


def name_number(g: Game, seat: int, number: int, target: int) -> None:
    """A player names a number for another one."""
    if g.told is not None:
        g.tell(TOLD_NUMBER_NAMED, seat, HIDDEN, number, target)
