"""Events on their way, lying down and leaving."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile, leaves_pile
from cuore.engine.words import (
    ILL,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_LIFTED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_EVENT_TURNED_AWAY,
)


def send_event(g: Game, event: int, sender: int, receiver: int) -> None:
    """An event leaves its pile for somebody's private quarters."""
    leaves_pile(g, event)
    g.moving.append(event)
    if g.told is not None:
        g.tell(TOLD_EVENT_SENT, receiver, event, 0, sender)


def lift_event(g: Game, event: int, owner: int, entry: int, taker: int) -> None:
    """An event is lifted from the quarters it lies in (``entry``: the maid it lies on, or -1) and is on its way."""
    _take_off(g, event, owner, entry)
    g.moving.append(event)
    if g.told is not None:
        g.tell(TOLD_EVENT_LIFTED, owner, event, entry, taker)


def land_event(g: Game, event: int, receiver: int, entry: int) -> None:
    """An event on its way comes to lie in the quarters, or on a maid there."""
    g.moving.remove(event)
    p = g.players[receiver]
    if entry < 0:
        p.events.append(event)
    elif entry in p.chambermaids:
        p.chambermaids[p.chambermaids.index(entry)] = entry + ILL
    elif entry in p.private:
        p.private[p.private.index(entry)] = entry + ILL
    else:
        p.buildings[p.buildings.index(entry)] = entry + ILL
    if g.told is not None:
        g.tell(TOLD_EVENT_LANDED, receiver, event, entry, -1)


def turn_event_away(g: Game, event: int, receiver: int) -> None:
    """An event on its way goes back to the Town."""
    g.moving.remove(event)
    joins_pile(g, event)
    if g.told is not None:
        g.tell(TOLD_EVENT_TURNED_AWAY, receiver, event, 0, -1)


def return_event(g: Game, event: int, owner: int, entry: int) -> None:
    """An event lying in quarters, or on a maid there, goes back to the Town."""
    _take_off(g, event, owner, entry)
    joins_pile(g, event)
    if g.told is not None:
        g.tell(TOLD_EVENT_RETURNED, owner, event, entry, -1)


def _take_off(g: Game, event: int, owner: int, entry: int) -> None:
    p = g.players[owner]
    if entry < 0:
        p.events.remove(event)
    elif entry in p.chambermaids:
        p.chambermaids[p.chambermaids.index(entry)] = entry - ILL
    elif entry in p.private:
        p.private[p.private.index(entry)] = entry - ILL
    else:
        p.buildings[p.buildings.index(entry)] = entry - ILL
