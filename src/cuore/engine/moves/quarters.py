"""Chambermaids and buildings in private quarters."""

from __future__ import annotations

from cuore.engine.game import Game
from cuore.engine.moves.course import use_maid
from cuore.engine.moves.piles import joins_pile, leaves_pile, tell_guest_under
from cuore.engine.words import (
    BEER,
    ILL,
    KIND,
    TOLD_BUILT,
    TOLD_LAID_UNDER,
    TOLD_LEFT_QUARTERS,
    TOLD_MAID_DISMISSED,
    TOLD_SENT_TO_QUARTERS,
    TOLD_TORN_DOWN,
    UNDER,
)


def use_chamber_discount(g: Game, seat: int) -> None:
    """If the active private maid makes the first chambermaid of a turn cheaper, that was it for this turn."""
    private = g.players[seat].private
    if private and private[-1] < ILL and g.rules.chamber_discount[private[-1]] and private[-1] not in g.used:
        use_maid(g, seat, private[-1])


def send_to_quarters(g: Game, seat: int, card: int, target: int) -> None:
    """A maid who served goes from the play area to another player's quarters as a chambermaid."""
    g.players[seat].played.remove(card)
    g.players[target].chambermaids.append(card)
    if g.told is not None:
        g.tell(TOLD_SENT_TO_QUARTERS, seat, card, 0, target)


def chambermaid_to_town(g: Game, seat: int, card: int) -> None:
    """A chambermaid goes back to her pile in the Town."""
    g.players[seat].chambermaids.remove(card)
    joins_pile(g, card)
    if g.told is not None:
        g.tell(TOLD_LEFT_QUARTERS, seat, card, 0, -1)
        tell_guest_under(g, card)


def dismiss_chambermaid(g: Game, seat: int, card: int) -> None:
    """A chambermaid goes to the discard pile."""
    p = g.players[seat]
    p.chambermaids.remove(card)
    p.discard.append(card)
    if g.told is not None:
        g.tell(TOLD_MAID_DISMISSED, seat, card, 0, -1)


def build(g: Game, seat: int, card: int, cost: int) -> None:
    """A building from the Town comes to stand in the private quarters; the price was paid."""
    leaves_pile(g, card)
    g.players[seat].buildings.append(card)
    if g.told is not None:
        g.tell(TOLD_BUILT, seat, card, cost, -1)


def lay_under(g: Game, seat: int, building: int, card: int) -> None:
    """A card from hand, or a beer, is laid face up under a building just built."""
    p = g.players[seat]
    p.buildings[p.buildings.index(building)] = building + (card + 1) * UNDER
    (p.beers if g.rules.category[card] == BEER else p.hand).remove(card)
    if g.told is not None:
        g.tell(TOLD_LAID_UNDER, seat, card, building, -1)


def tear_down(g: Game, owner: int, entry: int, by: int) -> None:
    """A building that no storm covers returns to the Town; the card under it goes back to its owner."""
    p = g.players[owner]
    p.buildings.remove(entry)
    joins_pile(g, entry & KIND)
    under = entry // UNDER - 1
    if under >= 0:
        (p.beers if g.rules.category[under] == BEER else p.discard).append(under)
    if g.told is not None:
        g.tell(TOLD_TORN_DOWN, owner, entry & KIND, entry, by)
