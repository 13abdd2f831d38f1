"""A place is where a game is played, with every rule that differs from one to another.

Such are a turn and its order, what is allowed and how it is laid out, what lies face up, what ends the game, and what
decides a tie.

A box says which place its game has. Whoever needs such a rule asks ``deal.place`` for it, never which place it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from cuore.engine.sealed import Sealed

if TYPE_CHECKING:
    from cuore.engine.box import Box
    from cuore.engine.card import Card
    from cuore.engine.deal import Stock
    from cuore.engine.frame import Program
    from cuore.engine.game import Game
    from cuore.engine.luck import Luck
    from cuore.engine.rules import Rules
    from cuore.engine.setup.choice import Setup


class Place(Sealed):
    """The rules of one place. The facts are attributes, what must be worked out is a method.

    ``name`` is its name outside (messages, the wire), ``title`` what the books call it. ``program`` is the name of its
    turn in saved positions, and ``steps`` tells at which step of the turn each phase begins that a position may name
    alone.
    """

    def __init__(
        self,
        name: str,
        title: str,
        program: str,
        turn: Program,
        *,
        steps: dict[int, int],
        after_serving: int,
        shown_private_maids: int,
        optional: tuple[int, ...],
        others_stay: str = "",
        open_pile: bool = False,
        apart: bool = False,
        visitors: int = 0,
        skills: bool = False,
        in_rounds: bool = False,
        tie: str,
    ) -> None:
        self.name = name
        self.title = title
        self.program = program
        self.turn = turn
        self.steps: Mapping[int, int] = MappingProxyType(steps)
        self.after_serving = after_serving  # the phase that the Serving Phase ends in
        self.shown_private_maids = shown_private_maids  # so many lie face up
        self.optional = optional  # categories of cards that can be left in the box one by one
        self.others_stay = others_stay  # what else can be, in words that follow these categories
        self.open_pile = open_pile  # private maids are one pile that lies face up, with its top card on offer
        self.apart = apart  # a box of this place makes its own game of any mixture, and others only visit it
        self.visitors = visitors  # so many general, and up to so many private maids of other boxes can come
        self.skills = skills  # skill points count
        self.in_rounds = in_rounds  # everybody has a turn in each round, and a game ends with one
        self.tie = tie  # what decides between equal points, by its name outside

    def __repr__(self) -> str:
        return f"<Place {self.name!r}: the {self.title}>"

    def can_stay(self, rules: Rules, kind: int) -> bool:
        """Whether a card can be left in the box."""
        return rules.category[kind] in self.optional

    def check(self, rules: Rules, setup: Setup, host: Box) -> None:
        """Refuse a setup that this place does not allow, with the reason; the boxes and the players are all right."""
        raise NotImplementedError

    def stock(self, rules: Rules, setup: Setup, host: Box, luck: Luck) -> Stock:
        """What takes part; games that are laid out alike share it."""
        raise NotImplementedError

    def lay_out(self, g: Game) -> None:
        """Lay out what only this place has, and begin."""
        raise NotImplementedError

    def private_maids(self, face_up: int, face_down: int) -> int:
        """How many cards the pile of private maids has left: it is empty, as a pile that ends a game, when none are."""
        return face_up + face_down if self.open_pile else face_down

    def tied(self, g: Game) -> list[int]:
        """By seat, what decides between equal points: most win."""
        raise NotImplementedError

    def in_box(self, card: Card) -> int:
        """How many cards of a kind a box of this place holds."""
        return card.copies

    def copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        """How many cards of a kind take part in an ordinary game of so many players, if it does."""
        raise NotImplementedError

    def most_copies(self, rules: Rules, kind: int, seats: int, host: str) -> int:
        """How many cards of a kind can take part at all."""
        raise NotImplementedError

    def sells(self, rules: Rules, kind: int, host: str) -> bool:
        """Whether cards of a kind lie in a pile of their own."""
        return rules.sellable(kind)
