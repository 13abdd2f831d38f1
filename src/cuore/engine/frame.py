"""Programs of steps, and the frame that remembers where one of them stands.

A card, and the turn itself, is a *program*: a tuple of small stateless steps. A ``Frame`` is one run of a program;
frames lie on the game's explicit stack, so that a game can be copied, saved and searched in the middle of any effect.
(Generators would read a little nicer and can be neither copied nor saved.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cuore.derivable import mypyc_attr
from cuore.engine.sealed import check_unset, refuse_taking_away
from cuore.engine.traits import ALWAYS, HALF, IF, NO_QUESTION, YOU, Declared, Deed, Traits, together, unique
from cuore.engine.words import EVERYBODY, PASS, SEAT_NAMES

if TYPE_CHECKING:
    from cuore.engine.game import Game

Program = tuple["Step", ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Declared):
    """One instruction of a card.

    ``run`` either acts, or asks with ``game.ask`` and does nothing else: an asking step may be run again after a load,
    so it must not change anything before its question. ``answer`` receives the chosen option and acts on it. A step
    holds only the fields it was built from; whatever it must remember goes into the frame.
    """

    NEEDS: ClassVar[tuple[str, ...]] = ()  # works only after one of these words in the same program
    TURN_PLAYER: ClassVar[bool] = False  # means the player whose turn it is, so nobody else can be told to do it
    CARRIES: ClassVar[bool] = False  # has an event on its way: nothing else can begin before it lies down
    AT_ONCE: ClassVar[bool] = False  # the step right after it must be one that needs it

    # Where it may stand in a card: in these programs, on this category of card, on one that has one of these parts.
    ONLY_IN: ClassVar[tuple[str, ...]] = ()
    ONLY_ON: ClassVar[str] = ""
    ONLY_WITH: ClassVar[tuple[str, ...]] = ()
    REASON: ClassVar[str] = ""  # in words, after "only for"
    NEEDS_TOO: ClassVar[str] = ""  # a word that must stand in the same program, or it might never end
    LEAST: ClassVar[int] = 0  # how many of its fields must say something

    # What it does (see traits): its own deeds, and how the programs inside it are meant.
    ASKS: ClassVar[int] = NO_QUESTION
    PLAIN: ClassVar[bool] = False  # its deeds tell all that there is to it
    GATE: ClassVar[bool] = False  # a condition for all that follows
    WHOM: ClassVar[str] = YOU  # who carries out the programs inside
    WHEN: ClassVar[str] = IF  # how sure they are

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

    def choices(self, g: Game, seat: int) -> list[int]:
        """What a step lets ``seat`` choose from whenever it asks, as options; nothing where only asking will tell."""
        return []

    # -- what it does --

    def inside(self) -> list[tuple[str, Program]]:
        """The programs that it holds, with the names of the fields they are in."""
        found: list[tuple[str, Program]] = []
        for name, kind in self.FIELDS:
            if kind == "steps":
                value = self.field(name)
                assert isinstance(value, tuple)
                found.append((name, value))
        return found

    def sure(self) -> float:
        """How sure the programs inside are, as a share."""
        return 1.0 if self.WHEN == ALWAYS else HALF

    def traits(self) -> Traits:
        """Its own deeds, then those of the programs inside for whom and as surely as they are meant."""
        deeds = list(self.deeds())
        names = list(self.names())
        looks = list(self.LOOKS)
        asks = self.ASKS
        for _, program in self.inside():
            inner = program_traits(program)
            names += inner.names
            looks += inner.looks
            asks = max(asks, inner.asks)
            for deed in inner.deeds:
                deeds.append(deed.under(self.WHOM, self.WHEN, self.sure()))
        return Traits(
            tuple(deeds), asks=asks, plain=self.PLAIN, gate=self.GATE, looks=unique(looks), names=unique(names)
        )

    def chosen(self, option: int) -> tuple[Deed, ...]:
        """What answering its question with an option does: nothing for a pass, else all that it does."""
        return () if option == PASS else self.traits().deeds


class SealedStep(Step):
    """A step of ours: it never changes once it is made."""

    def __setattr__(self, name: str, value: object) -> None:
        check_unset(self, name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        refuse_taking_away(name)


def program_traits(program: Program) -> Traits:
    """What all steps of a program do."""
    return together([step.traits() for step in program])


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

    def __repr__(self) -> str:
        done = self.pc >= len(self.program)
        following = "at its end" if done else f"next {self.program[self.pc]!r}"
        source = "the turn" if self.card < 0 else f"card #{self.card}"
        return f"<Frame of {source} for {SEAT_NAMES[self.seat]}: step {self.pc} of {len(self.program)}, {following}>"

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
