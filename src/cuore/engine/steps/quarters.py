"""Events and chambermaids in private quarters."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.laying import RECEIVING, event_lying_on, has_place
from cuore.engine.quarters import events_on
from cuore.engine.traits import MAY, SEVERAL, Deed
from cuore.engine.words import (
    ASK_MAY_RETURN_EVENT,
    ILL,
    PASS,
    RETURN,
    RETURN_FROM_MAID,
    card_of,
    entry_of,
    entry_option,
    option,
    verb_of,
)

# ----------------


class MayReturnEvent(SealedStep):
    """You may return one event in your private quarters to the Town."""

    WORD = "may return event"
    ASKS = SEVERAL
    DOES = (Deed("return event", when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.seat]
        options = [option(RETURN, card) for card in sorted(set(p.events))]
        for entry in sorted(set(p.chambermaids)) + p.private:
            if entry >= ILL:
                options.append(entry_option(RETURN_FROM_MAID, entry))
        for entry in sorted(set(p.buildings)):
            if events_on(entry):
                options.append(entry_option(RETURN_FROM_MAID, entry))
        if options:
            options.append(PASS)
            g.ask(f.seat, ASK_MAY_RETURN_EVENT, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == RETURN:
            moves.return_event(g, card_of(option), f.seat, -1)
        elif verb == RETURN_FROM_MAID:
            entry = entry_of(option)
            moves.return_event(g, event_lying_on(g, entry), f.seat, entry)


class ReceiveEvent(SealedStep):
    """You receive an event from the Town, if one is left and you have a place for it."""

    WORD = "receive event"
    FIELDS = (("event", "quarters event"),)

    def __init__(self, event: str) -> None:
        self.event = event

    def run(self, g: Game, f: Frame) -> None:
        event = g.rules.kinds[self.event]
        if g.deal.pile_of[event] >= 0 and has_place(g, event, f.seat):
            g.push(RECEIVING, g.turn, event).target = f.seat

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("event", of=self.event),)


class DismissChambermaid(SealedStep):
    """The healthy chambermaid goes to your discard pile; some of them need a card in your hand for what follows."""

    WORD = "dismiss chambermaid"
    FIELDS = (("with_hand", "flag?"),)
    DOES = (Deed("dismiss"),)

    def __init__(self, with_hand: bool = False) -> None:
        self.with_hand = with_hand

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand) or not self.with_hand

    def run(self, g: Game, f: Frame) -> None:
        if f.card in g.players[f.seat].chambermaids:
            moves.dismiss_chambermaid(g, f.seat, f.card)
        else:
            f.pc = len(f.program)
