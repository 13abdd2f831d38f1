"""What boxes have of their own: cards that come to their zones or leave them, and their counters.

Both moves do what the declaration of the event says, so that nobody who hears it can be told otherwise.
"""

from __future__ import annotations

from bisect import insort

from cuore.engine.event_kind import ADD, TAKE
from cuore.engine.finding import cards_in, zone_named
from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile, leaves_pile, show_next_guest, tell_guest_under
from cuore.engine.told import event_numbered
from cuore.engine.words import HIDDEN
from cuore.engine.zones import BAG, OF_SEAT, PILE, TOWN_PILES


def move_card(g: Game, what: int, seat: int, card: int, other: int = -1) -> None:
    """A card goes the way that the event ``what`` declares, and everybody sees which card it is.

    It leaves a zone of ``seat`` and reaches one of the same seat, or of ``other`` where that is declared. Of equal
    cards in a pile the upper one leaves, in a row the first; of a face-down pile only the top card can. Whatever
    reaches a pile lies on top, and a bag is kept in the order of the kinds, so that nothing can depend on another.
    """
    kind = event_numbered(what)
    showing = 0
    if kind.leaves == TOWN_PILES:
        leaves_pile(g, card)
    else:
        source = cards_in(g, kind.leaves, seat)
        if zone_named(g, kind.leaves).order == PILE:
            del source[len(source) - 1 - source[::-1].index(card)]
        else:
            source.remove(card)
        if kind.shows:
            showing = source[-1] if source else HIDDEN
    if kind.reaches == TOWN_PILES:
        joins_pile(g, card)
    else:
        target = cards_in(g, kind.reaches, other if kind.to_other else seat)
        if zone_named(g, kind.reaches).order == BAG:
            insort(target, card)
        else:
            target.append(card)
    if g.told is not None:
        g.tell(what, seat, card, showing, other)
    if kind.reaches == TOWN_PILES and g.told is not None:
        tell_guest_under(g, card)
    if kind.leaves == TOWN_PILES:
        show_next_guest(g)


def set_number(g: Game, what: int, seat: int, number: int) -> None:
    """The counters that the event ``what`` declares change, as it says, by the ``number`` that is told with it."""
    brought = g.brought
    for change in event_numbered(what).changes:
        place = brought.brings.counter_at[change.counter]
        by_seat = brought.numbers[place]
        at = seat if brought.brings.counters[place].holder == OF_SEAT else 0
        by = change.by if isinstance(change.by, int) else number
        by_seat[at] = by_seat[at] + by if change.how == ADD else max(0, by_seat[at] - by) if change.how == TAKE else by
    if g.told is not None:
        g.tell(what, seat, HIDDEN, number, -1)
