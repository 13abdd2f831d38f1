"""Steps that only cards of Tanto Cuore need."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep, Step
from cuore.engine.game import Game
from cuore.engine.laying import (
    ask_place,
    can_be_laid,
    event_lying_on,
    places_elsewhere,
    set_place,
)
from cuore.engine.quarters import events_on
from cuore.engine.steps import (
    hand_options,
)
from cuore.engine.traits import CHOSEN, MAY, SEVERAL, YES_OR_NO, Deed
from cuore.engine.words import (
    ASK_EXCHANGE,
    ASK_HAND,
    ASK_KEEP,
    ASK_MOVE_EVENT,
    CHOOSE_SEAT,
    EVERYBODY,
    EXCHANGE,
    ILL,
    KEEP,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    PASS,
    card_of,
    entry_of,
    entry_option,
    option,
    seat_of,
    verb_of,
)


class KeepOneCard(SealedStep):
    """Discard your hand but for one card of your choice: the price of a spell, so it takes a spell that can work."""

    WORD = "keep one card"
    FIELDS = (("for_event", "event"),)
    ASKS = SEVERAL
    DOES = (Deed("discard hand"),)

    def __init__(self, for_event: str) -> None:
        self.for_event = for_event

    def possible(self, g: Game, seat: int) -> bool:
        event = g.rules.kinds[self.for_event]
        return len(g.players[seat].hand) >= 2 and g.deal.pile_of[event] >= 0 and can_be_laid(g, event)

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            g.ask(f.seat, ASK_KEEP, hand_options(g, f.seat, KEEP))
        else:
            f.pc = len(f.program)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard_hand(g, f.seat, card_of(option))


class LiftEvent(SealedStep):
    """Choose an event in any private quarters that could lie in those of another player; it is lifted."""

    WORD = "lift event"
    AT_ONCE = True
    ASKS = SEVERAL
    DOES = (Deed("move event"),)

    def choices(self, g: Game, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(g.deal.seats):
            p = g.players[owner]
            for event in sorted(set(p.events)):
                if places_elsewhere(g, event, owner, seat):
                    found.append(option(MOVE_EVENT, event, owner))
            for entry in sorted(set(p.chambermaids)) + p.private:
                if entry >= ILL and places_elsewhere(g, g.deal.illness, owner, seat):
                    found.append(entry_option(MOVE_FROM_MAID, entry, owner))
            for entry in sorted(set(p.buildings)):
                if events_on(entry) and places_elsewhere(g, g.deal.stock.storm, owner, seat):
                    found.append(entry_option(MOVE_FROM_MAID, entry, owner))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        g.ask(f.seat, ASK_MOVE_EVENT, self.choices(g, f.seat))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        owner = seat_of(option)
        from_maid = verb_of(option) == MOVE_FROM_MAID
        f.picked = event_lying_on(g, entry_of(option)) if from_maid else card_of(option)
        f.target = owner
        moves.lift_event(g, f.picked, owner, entry_of(option) if from_maid else -1, f.seat)


class ChooseOtherPlace(SealedStep):
    """Choose an equivalent place for the lifted event in the quarters of another player, its former owner apart."""

    WORD = "choose other place"
    AT_ONCE = True
    CARRIES = True
    NEEDS = ("lift event",)
    ASKS = SEVERAL
    DOES = (Deed("event", whom=CHOSEN),)

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0:
            g.ask(f.seat, ask_place(g, f.picked), places_elsewhere(g, f.picked, f.target, f.seat))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        set_place(g, f, option)


class ChooseHand(SealedStep):
    """Choose another player who has cards in hand."""

    WORD = "choose hand"
    ASKS = SEVERAL

    def choices(self, g: Game, seat: int) -> list[int]:
        found: list[int] = []
        for i in range(1, g.deal.seats):
            other = (seat + i) % g.deal.seats
            if g.players[other].hand:
                found.append(option(CHOOSE_SEAT, 0, other))
        return found

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.choices(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        f.target = -1
        g.ask(f.seat, ASK_HAND, self.choices(g, f.seat))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.target = seat_of(option)


class LookAtRandomCard(SealedStep):
    """Look at a random card of the chosen hand; the card is remembered."""

    WORD = "look at random card"
    NEEDS = ("choose hand",)
    DOES = (Deed("look", whom=CHOSEN),)

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        if f.target >= 0 and g.players[f.target].hand:
            f.picked = moves.look_at_random_hand_card(g, f.target, f.seat)
            f.knows = 1 << f.seat | 1 << f.target

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.target != f.seat

    def guesses(self, g: Game, f: Frame) -> list[int]:
        return g.players[f.target].hand if f.target >= 0 else []


class MayExchange(SealedStep):
    """You may let that player look at a random card of yours; then the two cards change hands."""

    WORD = "may exchange"
    NEEDS = ("look at random card",)
    ASKS = YES_OR_NO
    DOES = (Deed("exchange", whom=CHOSEN, when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        seen = f.picked >= 0 and f.picked in g.players[f.target].hand
        if seen and g.players[f.seat].hand:
            g.ask(f.seat, ASK_EXCHANGE, [EXCHANGE, PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == EXCHANGE:
            mine = moves.look_at_random_hand_card(g, f.seat, f.target)
            moves.give(g, f.seat, mine, f.target)
            moves.give(g, f.target, f.picked, f.seat)
        f.picked = -1
        f.knows = EVERYBODY

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.picked < 0 or (f.target >= 0 and f.target != f.seat)


STEPS: dict[str, type[Step]] = {
    step.WORD: step for step in (KeepOneCard, LiftEvent, ChooseOtherPlace, ChooseHand, LookAtRandomCard, MayExchange)
}
