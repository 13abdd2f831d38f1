"""A game and who plays it: the session with its seats, the bots' answers, and what each person has not been told yet."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from cuore.cli.play.seats import Seat
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup


class Table:
    """A session in progress with its people and bots. ``deciders`` are the seats that gave the answers so far."""

    def __init__(self, setup: Setup, session: Session, seats: list[Seat], deciders: list[int]) -> None:
        self.setup = setup
        self.session = session
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self._deciders = deciders

    @property
    def game(self) -> Game:
        """The game itself. Screens are not drawn from it but from ``session.view``."""
        return self.session.game

    @property
    def rules(self) -> Rules:
        """The cards it is played with."""
        return self.session.game.rules

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def person_is_asked(self) -> bool:
        """Whether the open decision is one for a person."""
        return not self.game.over and self.seats[self.game.asked].bot is None

    def answer(self, index: int) -> None:
        """Answer the open decision."""
        seat = self.game.asked
        self.session.apply(index)
        self._deciders.append(seat)

    def answer_by_bot(self) -> None:
        """Let the bot that is asked answer. Its chance depends on the seed and the decision alone: resumed, it plays the same."""
        seat = self.game.asked
        bot = self.seats[seat].bot
        assert bot is not None
        rng = Random(f"{self.setup.seed}/{seat}/{self.game.decisions}")  # noqa: S311 -- a game, and it must be repeatable
        self.answer(bot.choose(self.session.view(seat), rng))

    def undo(self) -> None:
        """Take the last answer back, where that is allowed."""
        self.session.undo()
        self._deciders.pop()

    def first_unread(self, seats: Collection[int]) -> int:
        """The number of the first event that none of these seats has read. What an own answer brought is news, too."""
        for mark, decider in zip(reversed(self.session.marks), reversed(self._deciders), strict=True):
            if decider in seats:
                return mark
        return 0
