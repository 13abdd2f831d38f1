"""The counters of a turn: what is gained, what is spent, and what holds until it ends."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import (
    HIDDEN,
    TOLD_BARGAIN,
    TOLD_CHIEFS_ARE_LOVE,
    TOLD_EMPLOYMENTS,
    TOLD_EMPLOYMENTS_SPENT,
    TOLD_HAS_WAITED,
    TOLD_LARGER_HAND,
    TOLD_LETS_ALL,
    TOLD_LOVE,
    TOLD_LOVE_SPENT,
    TOLD_NUMBER_NAMED,
    TOLD_SERVINGS,
    TOLD_SERVINGS_SPENT,
    TOLD_SMALLER_HAND,
    TOLD_WAITS_FOR_HAND,
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


def spend(g: Game, love: int, servings: int, employments: int) -> None:
    """The player whose turn it is gives Love, Servings, Employments, or loses them."""
    if love:
        g.love -= love
        if g.told is not None:
            g.tell(TOLD_LOVE_SPENT, g.turn, HIDDEN, love, -1)
    if servings:
        g.servings -= servings
        if g.told is not None:
            g.tell(TOLD_SERVINGS_SPENT, g.turn, HIDDEN, servings, -1)
    if employments:
        g.employments -= employments
        if g.told is not None:
            g.tell(TOLD_EMPLOYMENTS_SPENT, g.turn, HIDDEN, employments, -1)


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


def let_chiefs_be_love(g: Game) -> None:
    """Chambermaid Chiefs in hand count as 1 Love for the rest of this turn."""
    g.chiefs_are_love = True
    if g.told is not None:
        g.tell(TOLD_CHIEFS_ARE_LOVE, g.turn, HIDDEN, 0, -1)


def wait_for_hand(g: Game, card: int, first: bool = False) -> None:
    """A card has something to do after this turn's new hand was drawn, before or after the others of that sort."""
    place = 0 if first else len(g.after_hand)
    g.after_hand.insert(place, card)
    if g.told is not None:
        g.tell(TOLD_WAITS_FOR_HAND, g.turn, card, place, -1)


def has_waited(g: Game) -> int:
    """The new hand was drawn, and the first card that waited for it does what it has to; returns it."""
    card = g.after_hand.pop(0)
    if g.told is not None:
        g.tell(TOLD_HAS_WAITED, g.turn, card, 0, -1)
    return card


def let_all(g: Game, seat: int) -> None:
    """A player will not be asked about incoming events until the own next turn."""
    g.players[seat].lets_all = True
    if g.told is not None:
        g.tell(TOLD_LETS_ALL, seat, HIDDEN, 0, -1)


def name_number(g: Game, seat: int, number: int, target: int) -> None:
    """A player names a number for another one."""
    if g.told is not None:
        g.tell(TOLD_NUMBER_NAMED, seat, HIDDEN, number, target)
