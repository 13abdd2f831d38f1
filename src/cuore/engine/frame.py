"""Programs of steps, and the frame that remembers where one of them stands.

A card, and the turn itself, is a *program*: a tuple of small stateless steps. A ``Frame`` is one run of a program;
frames lie on the game's explicit stack, so that a game can be copied, saved and searched in the middle of any effect.
(Generators would read a little nicer and can be neither copied nor saved.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cuore.engine.sealed import Sealed
from cuore.engine.words import EVERYBODY

if TYPE_CHECKING:
    from cuore.engine.game import Game

Program = tuple["Step", ...]


class Step(Sealed):
    """One instruction of a card.

    ``run`` either acts, or asks with ``game.ask`` and does nothing else: an asking step may be run again after a load,
    so it must not change anything before its question. ``answer`` receives the chosen option and acts on it. A step
    holds only the fields it was built from; whatever it must remember goes into the frame.
    """

    WORD: ClassVar[str] = ""  # its name in a card file
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()  # (attribute, what it is, with "?" if it may be left out)
    NEEDS: ClassVar[tuple[str, ...]] = ()  # works only after one of these words in the same program
    TURN_PLAYER: ClassVar[bool] = False  # means the player whose turn it is, so nobody else can be told to do it

    def run(self, g: Game, f: Frame) -> None:
        """Act, or ask."""
        raise NotImplementedError

    def answer(self, g: Game, f: Frame, option: int) -> None:
        """Act on the answer to this step's own question."""
        raise NotImplementedError

    def possible(self, g: Game, seat: int) -> bool:
        """Whether this step, as the first of an optional effect, could do anything for ``seat`` now."""
        return True

    def makes_sense(self, g: Game, f: Frame) -> bool:
        """Whether this step can come next in a position that was read: what earlier steps left it with is there."""
        return True

    def guesses(self, g: Game, f: Frame) -> list[int]:
        """A step that picks a card unseen by some says what it may be, each card alike (for imagined worlds)."""
        return []

    def field(self, name: str) -> object:
        """The value of one of ``FIELDS``."""
        return getattr(self, name)


class Frame:
    """A program being run: for whom, because of which card, how far, and a few named registers."""

    __slots__ = ("at", "borrowed", "card", "knows", "pc", "picked", "place", "program", "seat", "target")

    def __init__(self, program: Program, seat: int, card: int) -> None:
        self.program = program
        self.pc = 0  # the next step
        self.seat = seat  # who carries it out
        self.card = card  # the kind it comes from, -1 for the turn itself
        self.target = -1  # the seat chosen or aimed at
        self.picked = -1  # the kind chosen, moved or seen
        self.knows = EVERYBODY  # the seats (as bits) that know what was picked
        self.place = -1  # the maid (entry) chosen
        self.at = 0  # how far a repeating step has come
        self.borrowed = False  # the card was used without being played: it does not lie in the play area

    def copy(self) -> Frame:
        """An independent copy."""
        f = Frame(self.program, self.seat, self.card)
        f.pc = self.pc
        f.target = self.target
        f.picked = self.picked
        f.knows = self.knows
        f.place = self.place
        f.at = self.at
        f.borrowed = self.borrowed
        return f
