"""Beers: a face-down pile with one beside it face up; gained through Bar Maids and the Beer Stand, never employed.

A beer that makes drunk is resolved at once when it is drawn or turned up, by the player whose turn it is; then it is
out of the game and the next one takes its place.
"""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.quarters import beers_in_reach, card_under, events_on
from cuore.engine.traits import SEVERAL, Deed
from cuore.engine.words import (
    ASK_BEER,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    option,
    verb_of,
)

BEER_PRICE = 4
"""Love for a beer that Gina brings or the Beer Stand sells."""


def alcohol(g: Game, seat: int, fests_too: bool) -> int:
    """The Alcohol of all beers of a seat; those under a Beer Fest count for some purposes only."""
    total = 0
    for card in beers_in_reach(g, seat):
        total += g.rules.alcohol[card]
    if fests_too:
        for entry in g.players[seat].buildings:
            under = card_under(entry)
            if under >= 0 and not events_on(entry):
                total += g.rules.alcohol[under]
    return total


def beers_left(g: Game) -> bool:
    """Whether there is a beer to gain."""
    return bool(g.side.beers_up) or bool(g.side.beers_down)


def add_buying(g: Game, options: list[int]) -> None:
    """Beers that the player whose turn it is may buy now, without an Employment, having the Love for one."""
    if g.beer_rights or (g.side.stand_owner >= 0 and not g.stand_used):
        if g.side.beers_down:
            options.append(BUY_BEER_FROM_PILE)
        for card in g.side.beers_up:
            options.append(option(BUY_BEER_SHOWN, card))


def buy(g: Game, seat: int, verb: int) -> None:
    """Pay for a beer: with a right that a maid gave, or else at the Beer Stand."""
    moves.spend(g, BEER_PRICE, 0, 0)
    moves.use_beer_right(g)
    g.push(BEER_OF_PILE if verb == BUY_BEER_FROM_PILE else BEER_SHOWN_THERE, seat, -1)


class ChooseBeer(SealedStep):
    """From the top of the pile, or the one that lies face up."""

    ASKS = SEVERAL

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        if g.side.beers_down:
            options.append(BEER_FROM_PILE)
        for card in g.side.beers_up:
            options.append(option(BEER_SHOWN, card))
        if options:
            g.ask(f.seat, ASK_BEER, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        g.push(BEER_OF_PILE if verb_of(option) == BEER_FROM_PILE else BEER_SHOWN_THERE, f.seat, f.card)


class DrawBeer(SealedStep):
    """The top beer of the pile comes to you, unless it makes drunk: then that happens, and the next one comes."""

    DOES = (Deed("beer"),)

    def run(self, g: Game, f: Frame) -> None:
        if not g.side.beers_down:
            return
        card = g.side.beers_down[-1]
        if g.rules.drunk[card]:
            f.pc -= 1
            moves.turn_up_beer(g)
            moves.remove_turned_up_beer(g, card)
            g.push(g.rules.drunk[card], g.turn, card)
        else:
            moves.take_beer(g, f.seat, card, False)


class TakeShownBeer(SealedStep):
    """The beer that lies face up comes to you."""

    DOES = (Deed("beer"),)

    def run(self, g: Game, f: Frame) -> None:
        if g.side.beers_up:
            moves.take_beer(g, f.seat, g.side.beers_up[-1], True)


class TurnUpBeer(SealedStep):
    """A new beer is laid face up, unless it makes drunk: then that happens, and the next one comes."""

    def run(self, g: Game, f: Frame) -> None:
        if g.side.beers_up or not g.side.beers_down:
            return
        card = moves.turn_up_beer(g)
        if g.rules.drunk[card]:
            f.pc -= 1
            moves.remove_turned_up_beer(g, card)
            g.push(g.rules.drunk[card], g.turn, card)


GAINING_BEER: Program = (ChooseBeer(),)
BEER_OF_PILE: Program = (DrawBeer(),)
BEER_SHOWN_THERE: Program = (TakeShownBeer(), TurnUpBeer())
