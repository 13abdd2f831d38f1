"""Steps that only cards of Romantic Vacation need."""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, Program, SealedStep, Step
from cuore.engine.game import Game
from cuore.engine.scoring import points
from cuore.engine.steps import (
    hand_options,
)
from cuore.engine.traits import MAY, SEVERAL, YES_OR_NO, Deed
from cuore.engine.turn import skip_to
from cuore.engine.words import (
    ASK_LEAVE,
    ASK_MAY_RETURN,
    ASK_PUT_UNDER,
    CAMP_FIRE,
    CATEGORY_NAMES,
    DISMISS,
    EMPLOY,
    PASS,
    PUT_UNDER,
    REMINISCENCE,
    RETURN,
    card_of,
    option,
)


class PutUnder(SealedStep):
    """Put a card from hand, of your own choice, at the bottom of your deck."""

    WORD = "put under"
    ASKS = SEVERAL
    DOES = (Deed("put under"),)

    def run(self, g: Game, f: Frame) -> None:
        g.ask(f.seat, ASK_PUT_UNDER, hand_options(g, f.seat, PUT_UNDER))

    def answer(self, g: Game, f: Frame, option: int) -> None:
        moves.put_under(g, f.seat, card_of(option))


class MayLeaveAndEndPhases(SealedStep):
    """You may return her, who served you, to the Town: Serving and Employ Phase end, and the new hand is larger.

    A borrowed one is returned from the discard pile, as long as she lies on top of it.
    """

    WORD = "may leave and end phases"
    FIELDS = (("larger_hand", "number"),)
    TURN_PLAYER = True
    ASKS = YES_OR_NO

    def __init__(self, larger_hand: int) -> None:
        self.larger_hand = larger_hand

    def run(self, g: Game, f: Frame) -> None:
        if f.card in (g.players[f.target].discard[-1:] if f.borrowed else g.players[f.seat].played):
            g.ask(f.seat, ASK_LEAVE, [option(RETURN, f.card), PASS])

    def makes_sense(self, g: Game, f: Frame) -> bool:
        return not f.borrowed or f.target >= 0

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option != PASS:
            if f.borrowed:
                moves.return_discarded(g, f.target)
            else:
                moves.return_played(g, f.seat, f.card)
            moves.larger_new_hand(g, self.larger_hand)
            skip_to(g, DISMISS)

    def deeds(self) -> tuple[Deed, ...]:
        return (
            Deed("return", when=MAY),
            Deed("end phase", 2, when=MAY),
            Deed("larger hand", self.larger_hand, when=MAY),
        )


class MayReturnMaids(SealedStep):
    """You may return so many maids from hand to the Town, one by one; if you do, something happens."""

    WORD = "may return maids"
    FIELDS = (("count", "number"), ("then", "steps"))
    ASKS = SEVERAL
    WHEN = MAY

    def __init__(self, count: int, then: Program) -> None:
        self.count = count
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        maids = [card for card in g.players[f.seat].hand if g.rules.is_maid[card]]
        if f.at == 0 and len(maids) < self.count:
            return
        options = [option(RETURN, card) for card in sorted(set(maids))]
        if f.at == 0:
            options.append(PASS)
        g.ask(f.seat, ASK_MAY_RETURN, options)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            return
        moves.return_to_town(g, f.seat, card_of(option))
        f.at += 1
        if f.at < self.count:
            f.pc -= 1
        else:
            f.at = 0
            g.push(self.then, f.seat, f.card)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", self.count, when=MAY, of="maid"),)


class EndServing(SealedStep):
    """The Serving Phase ends at once."""

    WORD = "end serving"
    TURN_PLAYER = True
    DOES = (Deed("end phase"),)

    def run(self, g: Game, f: Frame) -> None:
        skip_to(g, EMPLOY)


class EndGame(SealedStep):
    """The game ends at once and is scored."""

    WORD = "end game"
    PLAIN = True
    DOES = (Deed("end game"),)

    def run(self, g: Game, f: Frame) -> None:
        moves.end_game(g, CAMP_FIRE, points(g))


class AnotherTurn(SealedStep):
    """You have another turn after this one, unless the game ends first."""

    WORD = "another turn"
    ONLY_IN = ("employed",)
    ONLY_ON = CATEGORY_NAMES[REMINISCENCE]
    REASON = "'employed' of a Reminiscence, or turns might never end"
    TURN_PLAYER = True
    DOES = (Deed("another turn"),)

    def run(self, g: Game, f: Frame) -> None:
        moves.earn_another_turn(g)


STEPS: dict[str, type[Step]] = {
    step.WORD: step for step in (PutUnder, MayLeaveAndEndPhases, MayReturnMaids, EndServing, EndGame, AnotherTurn)
}
