"""Laying events: where they may lie, how they get there, and the reaction that may turn them away.

An event on its way is in a zone of its own (``game.moving``), so that no card is nowhere while its receiver thinks.
The receiver is asked whenever the *public* facts allow a reaction, whatever is in that hand: otherwise the question
itself would tell the table who holds the card. Who is tired of being asked may let everything happen until the own next
turn.
"""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.quarters import is_protected
from cuore.engine.traits import ANYBODY, SEVERAL, Deed
from cuore.engine.words import (
    ANYWHERE,
    ASK_EVENT_SEAT,
    ASK_ILLNESS_PLACE,
    ASK_REACTION,
    AT_HOME,
    BUILDING,
    CHOOSE_SEAT,
    ILL,
    IN_QUARTERS,
    KIND,
    LET,
    LET_ALL,
    ON_BUILDING,
    ON_MAID,
    PUT_ON,
    REVEAL,
    card_of,
    entry_of,
    entry_option,
    option,
    seat_of,
    verb_of,
)

# -- where an event may lie --


def has_healthy_maid(g: Game, seat: int) -> bool:
    """Whether these quarters hold a maid. One who is ill counts as not there."""
    p = g.players[seat]
    for entry in p.chambermaids:
        if entry < ILL:
            return True
    for entry in p.private:
        if entry < ILL:
            return True
    return False


def has_place(g: Game, event: int, seat: int) -> bool:
    """Whether an event may be laid into these quarters: on a card there, beside a healthy maid, or just so."""
    p = g.players[seat]
    laid = g.rules.laid[event]
    if laid == AT_HOME:  # its buyer gains it: it is aimed at no one, so nothing protects from it
        return seat == g.turn
    if len(p.buildings) >= g.deal.stock.protected_from and is_protected(g, seat):
        return False
    if laid == ON_MAID:
        return bool(p.chambermaids) or bool(p.private)
    if laid == ON_BUILDING:
        return bool(p.buildings)
    if laid == IN_QUARTERS:
        return has_healthy_maid(g, seat)
    return laid == ANYWHERE


def can_be_laid(g: Game, event: int) -> bool:
    """Whether one is left in the Town and anybody's quarters could take it."""
    if g.piles[g.deal.pile_of[event]]:
        for seat in range(g.deal.seats):
            if has_place(g, event, seat):
                return True
    return False


def places(g: Game, event: int, not_seat: int = -1) -> list[int]:
    """All places for an event, as options: a card, or somebody's quarters at large. Of a stack only the top maid."""
    found: list[int] = []
    laid = g.rules.laid[event]
    for seat in range(g.deal.seats):
        if seat == not_seat or not has_place(g, event, seat):
            continue
        p = g.players[seat]
        if laid == ON_MAID:
            for entry in sorted(set(p.chambermaids)) + p.private[-1:]:
                found.append(entry_option(PUT_ON, entry, seat))
        elif laid == ON_BUILDING:
            for entry in sorted(set(p.buildings)):
                found.append(entry_option(PUT_ON, entry, seat))
        else:
            found.append(option(CHOOSE_SEAT, 0, seat))
    return found


def places_elsewhere(g: Game, event: int, owner: int, mover: int) -> list[int]:
    """The places to which ``mover`` can move an event of ``owner``, as options.

    They are in another player's quarters, the owner's apart, and only where there are maids.
    """
    laid = g.rules.laid[event]
    if laid == AT_HOME:  # that is where it is laid when it is employed; it can be moved like any other
        seats = [seat for seat in range(g.deal.seats) if seat != owner and not is_protected(g, seat)]
        options = [option(CHOOSE_SEAT, 0, seat) for seat in seats]
    else:
        options = places(g, event, owner)
    others = [place for place in options if seat_of(place) != mover]
    return others if laid == ON_MAID else [place for place in others if has_healthy_maid(g, seat_of(place))]


def event_lying_on(g: Game, entry: int) -> int:
    """The event that lies on maids, or the one that lies on buildings."""
    return g.deal.stock.storm if g.rules.category[entry & KIND] == BUILDING else g.deal.illness


# -- the way there --


class ChoosePlace(SealedStep):
    """The player chooses where the event goes: the one named, or the one this program is about."""

    WORD = "choose place"
    FIELDS = (("event", "event"),)
    ASKS = SEVERAL

    def __init__(self, event: str = "") -> None:
        self.event = event

    def run(self, g: Game, f: Frame) -> None:
        event = event_of(g, f, self.event)
        f.target = -1
        if g.deal.pile_of[event] >= 0:
            g.ask(f.seat, ask_place(g, event), places(g, event))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        set_place(g, f, option)


class Send(SealedStep):
    """One card of the event leaves the Town for the chosen place; nothing happens when none is left."""

    WORD = "send"
    AT_ONCE = True
    NEEDS = ("choose place",)
    FIELDS = (("event", "event"),)

    def __init__(self, event: str = "") -> None:
        self.event = event

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        event = event_of(g, f, self.event)
        pile = g.deal.pile_of[event]
        on_a_card = g.rules.laid[event] in (ON_MAID, ON_BUILDING)
        if pile >= 0 and g.piles[pile] and f.target >= 0 and on_a_card == (f.place >= 0):
            f.picked = event
            moves.send_event(g, event, f.seat, f.target)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.target < 0 or can_lie(g, event_of(g, f, self.event), f.target, f.place)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("event", whom=ANYBODY, of=self.event),)


class OfferReaction(SealedStep):
    """The receiver may show a card that turns the event away."""

    WORD = "offer reaction"
    AT_ONCE = True
    NEEDS = ("send", "choose other place")
    CARRIES = True
    ASKS = SEVERAL

    def run(self, g: Game, f: Frame) -> None:
        if f.picked < 0 or g.rules.laid[f.picked] == AT_HOME:
            return
        p = g.players[f.target]
        if p.lets_all or not p.hand:
            return
        options: list[int] = []
        possible = False
        for card in g.deal.stock.reacting:
            if moves.copies_in_town(g, card) < g.deal.totals[card]:
                possible = True
                if card in p.hand:
                    options.append(option(REVEAL, card))
        if possible:
            options.append(LET)
            options.append(LET_ALL)
            g.ask(f.target, ASK_REACTION, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == REVEAL:
            moves.reveal(g, f.target, card_of(option))
            moves.turn_event_away(g, f.picked, f.target)
            f.picked = -1
        elif verb == LET_ALL:
            moves.let_all(g, f.target)

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return can_land(g, f)


class Land(SealedStep):
    """The event lies down, unless it was turned away."""

    WORD = "land"
    NEEDS = ("offer reaction",)
    CARRIES = True

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0:
            moves.land_event(g, f.picked, f.target, f.place)
            f.picked = -1
            if f.place >= 0:
                f.place += ILL

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return can_land(g, f)


def ask_place(g: Game, event: int) -> int:
    """The question for a place of this event."""
    return ASK_ILLNESS_PLACE if g.rules.laid[event] in (ON_MAID, ON_BUILDING) else ASK_EVENT_SEAT


def can_lie(g: Game, event: int, seat: int, place: int) -> bool:
    """Whether an event could lie there: on a card of these quarters, or in them at large."""
    p = g.players[seat]
    laid = g.rules.laid[event]
    if laid == ON_MAID:
        return place in p.chambermaids or place in p.private
    return place in p.buildings if laid == ON_BUILDING else place < 0


def can_land(g: Game, f: Frame) -> bool:
    """Whether the event that an effect carries, if it does, is on its way to a place that is there."""
    if f.picked < 0:
        return True
    on_its_way = f.target >= 0 and g.moving == [f.picked] and g.stack[-1] is f
    return on_its_way and can_lie(g, f.picked, f.target, f.place)


def event_of(g: Game, f: Frame, name: str) -> int:
    """The event that a laying step is about: the named one, or the card of the frame."""
    return g.rules.kinds[name] if name else f.card


def set_place(g: Game, f: Frame, option: int) -> None:
    """Remember a chosen place in the frame."""
    f.target = seat_of(option)
    f.place = entry_of(option) if verb_of(option) == PUT_ON else -1


RECEIVING: Program = (Send(), OfferReaction(), Land())
"""An event goes to a seat that somebody else's effect has fixed (``frame.target``)."""

LAYING: Program = (ChoosePlace(), Send(), OfferReaction(), Land())
"""An event goes where the player likes: what employing one does."""
