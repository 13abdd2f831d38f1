"""Steps that only cards of More Tanto Cuore need."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep, Step
from cuore.engine.game import Game
from cuore.engine.love import love_in_hand
from cuore.engine.traits import FEW, MAY, SEVERAL, Deed
from cuore.engine.words import (
    ASK_DISCARD,
    ASK_MAY_DISCARD,
    DISCARD,
    PASS,
    card_of,
    option,
)


class TakeFirstMaster(SealedStep):
    """Take the First Master card: its owner opens the next round."""

    WORD = "take first master"
    TURN_PLAYER = True
    DOES = (Deed("first master"),)

    def possible(self, g: Game, seat: int) -> bool:
        return g.park.in_use and g.park.first_master != seat

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            moves.take_first_master(g, f.seat)


class ReturnCertainCard(SealedStep):
    """Return a certain card from hand; without one, nothing more happens."""

    WORD = "return certain card"
    FIELDS = (("card", "staff"),)

    def __init__(self, card: str) -> None:
        self.card = card

    def possible(self, g: Game, seat: int) -> bool:
        return g.rules.kinds[self.card] in g.players[seat].hand

    def run(self, g: Game, f: Frame) -> None:
        if self.possible(g, f.seat):
            moves.return_to_town(g, f.seat, g.rules.kinds[self.card])
        else:
            f.pc = len(f.program)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", of=self.card),)


class DiscardMaid(SealedStep):
    """Discard a maid from hand, of your own choice; without one, nothing more happens."""

    WORD = "discard maid"
    ASKS = SEVERAL
    DOES = (Deed("discard", of="maid"),)

    def maids(self, g: Game, seat: int) -> list[int]:
        """The kinds of maids in a hand."""
        return sorted({card for card in g.players[seat].hand if g.rules.is_maid[card]})

    def possible(self, g: Game, seat: int) -> bool:
        return bool(self.maids(g, seat))

    def run(self, g: Game, f: Frame) -> None:
        maids = self.maids(g, f.seat)
        if maids:
            g.ask(f.seat, ASK_DISCARD, [option(DISCARD, card) for card in maids])
        else:
            f.pc = len(f.program)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.discard(g, f.seat, card_of(option))


class MayDiscardLove(SealedStep):
    """You may discard a Love card from hand; if you do, something happens."""

    WORD = "may discard love"
    FIELDS = (("then", "steps"),)
    ASKS = SEVERAL
    WHEN = MAY
    DOES = (Deed("discard", when=MAY, of="love"),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        loves = love_in_hand(g, f.seat)
        if loves:
            g.ask(f.seat, ASK_MAY_DISCARD, [*[option(DISCARD, card) for card in loves], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            moves.discard(g, f.seat, card_of(option))
            g.push(self.then, f.seat, f.card)


class EveryFew(SealedStep):
    """Every third maid (or so) of this kind that serves in a turn brings something.

    A borrowed one counts too; she lies elsewhere, so it is remembered that she acted.
    """

    WORD = "every few"
    FIELDS = (("count", "count"), ("then", "steps"))
    TURN_PLAYER = True
    WHEN = FEW

    def __init__(self, count: int, then: Program) -> None:
        self.count = count
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.borrowed:
            moves.use_maid(g, f.seat, f.card)
        served = g.players[f.seat].played.count(f.card) + g.used.count(f.card)
        if served and served % self.count == 0:
            g.push(self.then, f.seat, f.card)

    def sure(self) -> float:
        return 1 / self.count


STEPS: dict[str, type[Step]] = {
    step.WORD: step for step in (TakeFirstMaster, ReturnCertainCard, DiscardMaid, MayDiscardLove, EveryFew)
}
