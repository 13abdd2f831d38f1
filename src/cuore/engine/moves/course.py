"""The course of turns and of the game."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.words import (
    HIDDEN,
    STARTING,
    TOLD_ANOTHER_TURN,
    TOLD_NEXT_ROUND,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_SCORE,
    TOLD_TURN,
    TOLD_USED,
)


def begin_turn(g: Game, seat: int) -> None:
    """A new turn, with its counters as they start."""
    g.turn = seat
    g.phase = STARTING
    g.love = 0
    g.servings = 1
    g.employments = 1
    g.new_hand = 5
    if g.used:
        g.used = []
    if g.bargains:
        g.bargains = []
    g.chiefs_are_love = False
    g.another_turn = False
    if g.deal.stock.rarities:
        g.acquired = False
        g.beer_rights = 0
        g.stand_used = False
        if g.park.in_use:
            g.park.skills = [0, 0, 0]
    g.players[seat].lets_all = False
    if g.told is not None:
        g.tell(TOLD_TURN, seat, HIDDEN, g.round, -1)


def next_round(g: Game) -> None:
    """In the Town, everybody has had a turn, and the next one begins another round."""
    g.round += 1
    if g.told is not None:
        g.tell(TOLD_NEXT_ROUND, -1, HIDDEN, g.round, -1)


def earn_another_turn(g: Game) -> None:
    """The player whose turn it is will have another one after it."""
    g.another_turn = True
    if g.told is not None:
        g.tell(TOLD_ANOTHER_TURN, g.turn, HIDDEN, 0, -1)


def enter_phase(g: Game, phase: int) -> None:
    """The turn enters a phase."""
    g.phase = phase
    if g.told is not None:
        g.tell(TOLD_PHASE, g.turn, HIDDEN, phase, -1)


def use_maid(g: Game, seat: int, card: int) -> None:
    """The effect of a private, high class or borrowed maid happens, and is remembered for this turn."""
    g.used.append(card)
    if g.told is not None:
        g.tell(TOLD_USED, seat, card, 0, -1)


def end_game(g: Game, ending: int, points: list[int]) -> None:
    """The game is over and scored."""
    g.ending = ending
    g.stack.clear()
    g.asked = -1
    if g.told is not None:
        g.tell(TOLD_OVER, -1, HIDDEN, ending, -1)
        for seat in range(len(points)):
            g.tell(TOLD_SCORE, seat, HIDDEN, points[seat], -1)
