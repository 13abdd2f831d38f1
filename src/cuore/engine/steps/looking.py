"""Looking at decks and turning cards over."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.steps.hands import has_cards_to_draw
from cuore.engine.traits import ANYBODY, MAY, SEVERAL, YES_OR_NO, Deed
from cuore.engine.words import (
    ASK_DECK,
    ASK_TAKE_ASIDE,
    ASK_TOP_CARD,
    CHOOSE_SEAT,
    DISCARD_TOP,
    EVERYBODY,
    LEAVE_TOP,
    PASS,
    TAKE,
    card_of,
    option,
    seat_of,
)

# ----------------


class MayChooseDeck(SealedStep):
    """You may choose a player, yourself too, who has a card to look at; if you do not, the rest is left out."""

    WORD = "may choose deck"
    ASKS = SEVERAL

    def run(self, g: Game, f: Frame) -> None:
        options: list[int] = []
        for i in range(g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if has_cards_to_draw(g, seat):
                options.append(option(CHOOSE_SEAT, 0, seat))
        options.append(PASS)
        g.ask(f.seat, ASK_DECK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            f.pc = len(f.program)
        else:
            f.target = seat_of(option)


class ChooseDeck(SealedStep):
    """Choose a player, yourself too, who has a card on top of the deck."""

    WORD = "choose deck"
    ASKS = SEVERAL

    def run(self, g: Game, f: Frame) -> None:
        f.target = -1
        options: list[int] = []
        for i in range(g.deal.seats):
            seat = (f.seat + i) % g.deal.seats
            if has_cards_to_draw(g, seat):
                options.append(option(CHOOSE_SEAT, 0, seat))
        g.ask(f.seat, ASK_DECK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.target = seat_of(option)


class DiscardThatTop(SealedStep):
    """Discard the top card of the chosen deck; the card is remembered."""

    WORD = "discard that top"
    NEEDS = ("choose deck", "may choose deck")
    DOES = (Deed("discard top", whom=ANYBODY),)

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        if f.target >= 0 and moves.has_top_card(g, f.target):
            f.picked = moves.discard_top(g, f.target)


class TurnOver(SealedStep):
    """Turn over so many cards from the top of your deck, for all to see or for you alone; they lie aside."""

    WORD = "turn over"
    AT_ONCE = True
    FIELDS = (("count", "count"), ("secretly", "flag?"))
    TURN_PLAYER = True

    def __init__(self, count: int, secretly: bool = False) -> None:
        self.count = count
        self.secretly = secretly

    def possible(self, g: Game, seat: int) -> bool:
        return has_cards_to_draw(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        for _ in range(self.count):
            if not moves.has_top_card(g, f.seat):
                return
            moves.set_aside_top(g, f.seat, 1 << f.seat if self.secretly else EVERYBODY)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("turn over", self.count),)


class TakeOneAside(SealedStep):
    """Take one of the cards that lie aside into your hand; the others are discarded."""

    WORD = "take one aside"
    NEEDS = ("turn over",)
    TURN_PLAYER = True
    ASKS = SEVERAL
    DOES = (Deed("keep"),)

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_TAKE_ASIDE, [option(TAKE, card) for card in sorted(set(g.aside))])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.aside_to_hand(g, f.seat, card_of(option))
        for card in g.aside[:]:
            moves.aside_to_discard(g, f.seat, card)


class LookAtTop(SealedStep):
    """You alone look at the top card of the chosen deck; the card is remembered."""

    WORD = "look at top"
    NEEDS = ("may choose deck",)
    DOES = (Deed("look", whom=ANYBODY),)

    def run(self, g: Game, f: Frame) -> None:
        f.picked = -1
        if f.target >= 0 and moves.has_top_card(g, f.target):
            f.picked = moves.look_at_top(g, f.target, f.seat)
            f.knows = 1 << f.seat

    def guesses(self, g: Game, f: Frame) -> list[int]:
        return g.players[f.target].deck[-1:] if f.target >= 0 else []


class LeaveOrDiscardTop(SealedStep):
    """Leave the top card of the chosen deck there, or put it on its owner's discard pile."""

    WORD = "leave or discard top"
    NEEDS = ("look at top",)
    ASKS = YES_OR_NO
    DOES = (Deed("discard top", whom=ANYBODY, when=MAY),)

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0 and g.players[f.target].deck and g.players[f.target].deck[-1] == f.picked:
            g.ask(f.seat, ASK_TOP_CARD, [LEAVE_TOP, DISCARD_TOP])

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return f.picked < 0 or f.target >= 0

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.picked = -1
        f.knows = EVERYBODY
        if option == DISCARD_TOP:
            moves.discard_top(g, f.target)
