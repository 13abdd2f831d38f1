"""Discarding and putting back."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.phases.serving import after_maids_draw
from cuore.engine.steps.hands import hand_options
from cuore.engine.traits import ALWAYS, MAY, SEVERAL, Deed
from cuore.engine.words import ASK_DISCARD, ASK_MAY_DISCARD, ASK_PUT_BACK, DISCARD, PASS, PUT_BACK, card_of


class Discard(SealedStep):
    """Discard a card from hand, of your own choice."""

    WORD = "discard"
    ASKS = SEVERAL
    DOES = (Deed("discard"),)

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.seat].hand:
            g.ask(f.seat, ASK_DISCARD, hand_options(g, f.seat, DISCARD))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.seat, card_of(option))


class MayDiscard(SealedStep):
    """You may discard up to so many cards from hand, one by one; for each of them, something happens."""

    WORD = "may discard"
    FIELDS = (("up_to", "count?"), ("then", "steps"))
    ASKS = SEVERAL
    WHEN = MAY

    def __init__(self, then: Program, up_to: int = 1) -> None:
        self.then = then
        self.up_to = up_to

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand)

    def run(self, g: Game, f: Frame) -> None:
        if f.at >= self.up_to or not g.players[f.seat].hand:
            f.at = 0
            return
        options = hand_options(g, f.seat, DISCARD)
        options.append(PASS)
        g.ask(f.seat, ASK_MAY_DISCARD, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            f.at = 0
            return
        f.at += 1
        f.pc -= 1
        moves.discard(g, f.seat, card_of(option))
        g.push(self.then, f.seat, f.card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", self.up_to, when=MAY),)


class DiscardDownTo(SealedStep):
    """Discard cards from hand, of your own choice, until so many are left."""

    WORD = "discard down to"
    FIELDS = (("count", "count"),)
    ASKS = SEVERAL
    DOES = (Deed("discard"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: Game, f: Frame) -> None:
        if len(g.players[f.seat].hand) > self.count:
            g.ask(f.seat, ASK_DISCARD, hand_options(g, f.seat, DISCARD))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        f.pc -= 1
        moves.discard(g, f.seat, card_of(option))


class MayReplace(SealedStep):
    """You may discard up to so many cards from hand; afterwards draw as many."""

    WORD = "may replace"
    FIELDS = (("up_to", "count"),)
    ASKS = SEVERAL

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def possible(self, g: Game, seat: int) -> bool:
        return bool(g.players[seat].hand)

    def run(self, g: Game, f: Frame) -> None:
        if f.at < self.up_to and g.players[f.seat].hand:
            options = hand_options(g, f.seat, DISCARD)
            options.append(PASS)
            g.ask(f.seat, ASK_MAY_DISCARD, options)
        else:
            self.draw(g, f)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            self.draw(g, f)
        else:
            f.at += 1
            f.pc -= 1
            moves.discard(g, f.seat, card_of(option))

    def draw(self, g: Game, f: Frame) -> None:
        """As many as were discarded."""
        count = f.at
        f.at = 0
        if count and moves.draw(g, f.seat, count):
            after_maids_draw(g, f.seat)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("discard", self.up_to, when=MAY), Deed("draw", self.up_to, when=MAY))


class PutBack(SealedStep):
    """Put a card from hand on top of your deck; or you may."""

    WORD = "put back"
    FIELDS = (("may", "flag?"),)
    ASKS = SEVERAL

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def run(self, g: Game, f: Frame) -> None:
        options = hand_options(g, f.seat, PUT_BACK)
        if options and self.may:
            options.append(PASS)
        g.ask(f.seat, ASK_PUT_BACK, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.put_back(g, f.seat, card_of(option))

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("put back", when=MAY if self.may else ALWAYS),)


class DiscardTop(SealedStep):
    """Discard the top card of your deck; the card is remembered."""

    WORD = "discard top"
    DOES = (Deed("discard top"),)

    def run(self, g: Game, f: Frame) -> None:
        f.picked = moves.discard_top(g, f.seat) if moves.has_top_card(g, f.seat) else -1
