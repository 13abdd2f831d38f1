"""Looking at private quarters: what stands there, what is healthy, what lies on and under a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuore.engine.words import ILL, KIND, UNDER

if TYPE_CHECKING:
    from cuore.engine.game import Game


def events_on(entry: int) -> int:
    """How many events lie on a building."""
    return entry // ILL & 15


def card_under(entry: int) -> int:
    """The kind under a building, -1 if there is none."""
    return entry // UNDER - 1


def count_standing(g: Game, seat: int, kind: int) -> int:
    """How many buildings of a kind a seat has, not counting those under a storm."""
    count = 0
    for entry in g.players[seat].buildings:
        if entry & KIND == kind and not events_on(entry):
            count += 1
    return count


def count_chambered(g: Game, seat: int, kind: int) -> int:
    """How many healthy chambermaids of a kind a seat has."""
    return g.players[seat].chambermaids.count(kind)


def beers_in_reach(g: Game, seat: int) -> list[int]:
    """The beers of a seat that can be taken from it: those under no Beer Fest, an open Beer Stand among them."""
    beers = g.players[seat].beers
    return [*beers, g.deal.stock.beer_stand] if g.side.stand_owner == seat else beers


def is_protected(g: Game, seat: int) -> bool:
    """Whether enough protecting buildings stand there that no event can be laid."""
    for kind in g.deal.stock.protecting:
        if count_standing(g, seat, kind) >= g.rules.cards[kind].protects:
            return True
    return False
