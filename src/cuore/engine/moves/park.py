"""High class maids, skill points, preparations and the course of rounds in the Park."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.words import (
    HIDDEN,
    PICKING,
    TOLD_BACK_TO_PARK,
    TOLD_FIRST_MASTER,
    TOLD_LAST_ROUND,
    TOLD_PICKED,
    TOLD_PICKER,
    TOLD_PREPARED,
    TOLD_ROUND,
    TOLD_SKILL,
    TOLD_SKILL_SPENT,
)


def begin_round(g: Game) -> None:
    """The First Master opens a new round; nothing is left of the turn before it."""
    g.round += 1
    g.park.opener = g.park.first_master
    g.turn = g.park.opener
    g.phase = PICKING
    g.love = 0
    g.servings = 1
    g.employments = 1
    g.park.skills = [0, 0, 0]
    g.used = []
    g.bargains = []
    if g.told is not None:
        g.tell(TOLD_ROUND, g.park.opener, HIDDEN, g.round, -1)


def let_pick(g: Game, seat: int) -> None:
    """The next player in turn picks a high class maid."""
    g.turn = seat
    if g.told is not None:
        g.tell(TOLD_PICKER, seat, HIDDEN, 0, -1)


def pick(g: Game, seat: int, card: int) -> None:
    """A high class maid comes from the Park to a house for this round."""
    g.park.high_class.remove(card)
    g.park.picked[seat] = card
    if g.told is not None:
        g.tell(TOLD_PICKED, seat, card, 0, -1)


def back_to_park(g: Game, seat: int) -> None:
    """A house's high class maid goes back to the Park, if there is one."""
    card = g.park.picked[seat]
    if card == NOBODY:
        return
    g.park.picked[seat] = NOBODY
    g.park.high_class.append(card)
    g.park.high_class.sort()
    if g.told is not None:
        g.tell(TOLD_BACK_TO_PARK, seat, card, 0, -1)


def take_first_master(g: Game, seat: int) -> None:
    """A player takes the First Master card."""
    before = g.park.first_master
    g.park.first_master = seat
    if g.told is not None:
        g.tell(TOLD_FIRST_MASTER, seat, HIDDEN, 0, before)


def gain_skill(g: Game, skill: int, points: int) -> None:
    """The player whose turn it is gains skill points, where these count."""
    if points and g.deal.place.skills:
        g.park.skills[skill] += points
        if g.told is not None:
            g.tell(TOLD_SKILL, g.turn, HIDDEN, points, skill)


def prepare(g: Game, seat: int, errand: int) -> None:
    """The top preparation of a pile comes to a house; the skill points for it are spent."""
    card = g.park.preparations[errand].pop()
    points = g.rules.skill_needed[card]
    g.park.skills[errand] -= points
    g.players[seat].preparations.append(card)
    if g.told is not None:
        g.tell(TOLD_SKILL_SPENT, seat, HIDDEN, points, errand)
        g.tell(TOLD_PREPARED, seat, card, len(g.park.preparations[errand]), -1)


def call_last_round(g: Game, ending: int) -> None:
    """The game will end when this round is finished."""
    g.park.ends = ending
    if g.told is not None:
        g.tell(TOLD_LAST_ROUND, -1, HIDDEN, ending, -1)
