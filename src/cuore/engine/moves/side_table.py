"""Reminiscences, beers, and what allows to buy one."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.quarters import beers_in_reach
from cuore.engine.words import (
    EVERYBODY,
    HIDDEN,
    SEAT_NAMES,
    TOLD_ACQUIRED,
    TOLD_BEER_BY_LOT,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_RIGHT,
    TOLD_BEER_RIGHT_USED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_BEERS_SWAPPED,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REMOVED,
    TOLD_STAND_AGED,
    TOLD_STAND_CLOSED,
    TOLD_STAND_OPENED,
    TOLD_STAND_USED,
)


def acquire(g: Game, seat: int, card: int) -> None:
    """A Reminiscence that lies face up comes to the private quarters."""
    g.side.reminiscences_up.remove(card)
    g.players[seat].reminiscences.append(card)
    g.acquired = True
    if g.told is not None:
        g.tell(TOLD_ACQUIRED, seat, card, 0, -1)


def turn_up_reminiscence(g: Game) -> None:
    """The next Reminiscence is laid face up, if there is one."""
    if g.side.reminiscences_down:
        card = g.side.reminiscences_down.pop()
        g.side.reminiscences_up.append(card)
        if g.told is not None:
            g.tell(TOLD_REMINISCENCE_TURNED_UP, -1, card, len(g.side.reminiscences_down), -1)


def turn_up_beer(g: Game) -> int:
    """The top beer of the pile is laid face up; returns it."""
    card = g.side.beers_down.pop()
    g.side.beers_up.append(card)
    if g.told is not None:
        g.tell(TOLD_BEER_TURNED_UP, -1, card, len(g.side.beers_down), -1)
    return card


def remove_turned_up_beer(g: Game, card: int) -> None:
    """A beer that lies face up leaves the game."""
    g.side.beers_up.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, -1, card, 0, -1)


def take_beer(g: Game, seat: int, card: int, shown: bool) -> None:
    """A beer comes to the private quarters: the face-up one for all to see, or the top of the pile for its owner.

    A Beer Stand is shown to all and stays open for a while.
    """
    if shown:
        g.side.beers_up.remove(card)
    else:
        g.side.beers_down.pop()
    g.players[seat].beers.append(card)
    opens = card == g.deal.stock.beer_stand
    if g.told is not None:
        g.tell(TOLD_BEER_TAKEN, seat, card, 1 if shown else 0, -1, EVERYBODY if shown or opens else 1 << seat)
    if opens:
        open_stand(g, seat)


def open_stand(g: Game, seat: int) -> None:
    """A Beer Stand that was gained lies open until its owner's next turn has ended."""
    stand = g.deal.stock.beer_stand
    g.players[seat].beers.remove(stand)
    g.side.stand_owner = seat
    g.side.stand_turns = 2 if seat == g.turn else 1
    if g.told is not None:
        g.tell(TOLD_STAND_OPENED, seat, stand, g.side.stand_turns, -1)


def let_stand_age(g: Game) -> None:
    """A turn of the open Beer Stand's owner ends; after the second it is turned face down among the beers."""
    g.side.stand_turns -= 1
    if not g.side.stand_turns:
        close_stand(g)
    elif g.told is not None:
        g.tell(TOLD_STAND_AGED, g.side.stand_owner, HIDDEN, 1, -1)


def close_stand(g: Game) -> None:
    """The open Beer Stand comes to lie among the beers of its owner."""
    owner = g.side.stand_owner
    g.side.stand_owner = -1
    g.side.stand_turns = 0
    g.players[owner].beers.append(g.deal.stock.beer_stand)
    if g.told is not None:
        g.tell(TOLD_STAND_CLOSED, owner, g.deal.stock.beer_stand, 0, -1)


def allow_beer(g: Game) -> None:
    """In this turn's Employ Phase a beer may be bought, or one more."""
    g.beer_rights += 1
    if g.told is not None:
        g.tell(TOLD_BEER_RIGHT, g.turn, HIDDEN, 1, -1)


def use_beer_right(g: Game) -> None:
    """A beer is bought: with a right that a maid gave, or else at the Beer Stand."""
    if g.beer_rights:
        g.beer_rights -= 1
        if g.told is not None:
            g.tell(TOLD_BEER_RIGHT_USED, g.turn, HIDDEN, 1, -1)
    else:
        g.stand_used = True
        if g.told is not None:
            g.tell(TOLD_STAND_USED, g.turn, HIDDEN, 0, g.side.stand_owner)


def look_at_beers(g: Game, looker: int) -> None:
    """One seat alone sees the two top beers of the pile, or the last one."""
    if g.told is not None:
        for depth in range(min(2, len(g.side.beers_down))):
            g.tell(TOLD_BEER_LOOKED_AT, looker, g.side.beers_down[-1 - depth], depth, -1, 1 << looker)


def order_beers(g: Game, looker: int, swap: bool) -> None:
    """The two top beers of the pile change places or do not; the others cannot tell."""
    down = g.side.beers_down
    if swap:
        down[-1], down[-2] = down[-2], down[-1]
    if g.told is not None:
        g.tell(TOLD_BEERS_SWAPPED, looker, 1 if swap else 0, 0, -1, 1 << looker)


def random_beer(g: Game, owner: int) -> int:
    """A random one of a player's beers, an open Beer Stand among them; what becomes of it is told next."""
    p = g.players[owner]
    beers = sorted(beers_in_reach(g, owner))
    card = beers[g.deal.luck.below(f"beer {SEAT_NAMES[owner]} {p.looks}", len(beers))]
    p.looks += 1
    if g.told is not None:
        g.tell(TOLD_BEER_BY_LOT, owner, HIDDEN, 0, -1)
    return card


def move_beer(g: Game, giver: int, card: int, receiver: int) -> None:
    """A beer goes from one player's quarters to another's; only the two know it, but for a Beer Stand, which opens."""
    if card not in g.players[giver].beers:
        close_stand(g)
    g.players[giver].beers.remove(card)
    g.players[receiver].beers.append(card)
    opens = card == g.deal.stock.beer_stand
    if g.told is not None:
        g.tell(TOLD_BEER_MOVED, giver, card, 0, receiver, EVERYBODY if opens else 1 << giver | 1 << receiver)
    if opens:
        open_stand(g, receiver)


def remove_beer(g: Game, owner: int, card: int) -> None:
    """A player's beer leaves the game, for all to see."""
    if card not in g.players[owner].beers:
        close_stand(g)
    g.players[owner].beers.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, owner, card, 0, -1)


def remove_event(g: Game, owner: int, card: int) -> None:
    """An event in the quarters leaves the game."""
    g.players[owner].events.remove(card)
    g.side.removed.append(card)
    if g.told is not None:
        g.tell(TOLD_REMOVED, owner, card, 0, -1)
