"""Other players, and conditions."""

from __future__ import annotations

from cuore.engine.frame import Frame, Program, SealedStep
from cuore.engine.game import Game
from cuore.engine.traits import ALWAYS, EVERYBODY, HAND, NEIGHBOURS, OTHERS


class EachOther(SealedStep):
    """Each other player, in turn order, does something. A condition inside is tested when that player's turn comes."""

    WORD = "each other"
    FIELDS = (("steps", "steps"),)
    WHOM = OTHERS
    WHEN = ALWAYS
    PLAIN = True

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        f.at += 1
        if f.at >= g.deal.seats:
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + f.at) % g.deal.seats, f.card)


class EachPlayer(SealedStep):
    """Each player, you first and then in turn order, does something."""

    WORD = "each player"
    FIELDS = (("steps", "steps"),)
    WHOM = EVERYBODY
    WHEN = ALWAYS

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        if f.at >= g.deal.seats:
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + f.at) % g.deal.seats, f.card)
        f.at += 1


class Neighbours(SealedStep):
    """Your left neighbour, then your right one, does something; a single opponent does it once."""

    WORD = "neighbours"
    FIELDS = (("steps", "steps"),)
    WHOM = NEIGHBOURS
    WHEN = ALWAYS
    PLAIN = True

    def __init__(self, steps: Program) -> None:
        self.steps = steps

    def run(self, g: Game, f: Frame) -> None:
        seats = g.deal.seats
        f.at += 1
        if f.at > min(2, seats - 1):
            f.at = 0
            return
        f.pc -= 1
        g.push(self.steps, (f.seat + (1 if f.at == 1 else seats - 1)) % seats, f.card)


class IfHand(SealedStep):
    """Only with so many cards in hand."""

    WORD = "if hand"
    FIELDS = (("at_least", "count"), ("then", "steps"))
    LOOKS = (HAND,)

    def __init__(self, at_least: int, then: Program) -> None:
        self.at_least = at_least
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if len(g.players[f.seat].hand) >= self.at_least:
            g.push(self.then, f.seat, f.card)


class IfNotMaid(SealedStep):
    """Only if the remembered card is not a maid."""

    WORD = "if not maid"
    NEEDS = ("discard top",)
    FIELDS = (("then", "steps"),)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0 and not g.rules.is_maid[f.picked]:
            g.push(self.then, f.seat, f.card)


class IfLove(SealedStep):
    """Only if the remembered card is Love."""

    WORD = "if love"
    FIELDS = (("then", "steps"),)
    NEEDS = ("discard that top", "discard top")

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0 and g.rules.is_love[f.picked]:
            g.push(self.then, f.seat, f.card)


class IfTaken(SealedStep):
    """Only if a card was taken."""

    WORD = "if taken"
    FIELDS = (("then", "steps"),)
    NEEDS = ("take from town",)

    def __init__(self, then: Program) -> None:
        self.then = then

    def run(self, g: Game, f: Frame) -> None:
        if f.picked >= 0:
            g.push(self.then, f.seat, f.card)
