"""A game and who plays it: the session with its seats, the bots' answers, and what is news to whom."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from cuore.bots.hint import LEAST, MOST_SIMULATIONS, SECONDS, Advice, advise
from cuore.bots.search import Budget
from cuore.cli.play.seats import Seat
from cuore.cli.thinking import Thinking
from cuore.engine.game import Game, Told
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.words import SPECTATOR, TOLD_OVER, TOLD_ROUND, TOLD_SCORE, TOLD_TURN


class Table:
    """A session in progress with its people and bots."""

    def __init__(self, setup: Setup, session: Session, seats: list[Seat]) -> None:
        self.setup = setup
        self.session = session
        self.seats = seats
        self.names = [seat.name for seat in seats]

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
        self.session.apply(index)

    def takes_time(self, seat: int) -> bool:
        """Whether a seat is a bot's that looks ahead, which can take a second and more."""
        bot = self.seats[seat].bot
        return bot is not None and bot.remembers

    def choice_of_bot(self) -> int:
        """What the asked bot answers. Its chance depends on seed and decision alone: resumed, it plays the same."""
        seat = self.game.asked
        bot = self.seats[seat].bot
        assert bot is not None
        rng = Random(f"{self.setup.seed}/{seat}/{self.game.decisions}")  # noqa: S311 -- a game, and it must be repeatable
        memory = self.session.memory(seat) if bot.remembers else None
        return bot.choose(self.session.view(seat), rng, memory)

    def hint(self, seat: int, thought: Thinking) -> list[Advice]:
        """What the search makes of a seat's open decision, from what that seat may know."""
        seed = f"{self.setup.seed}/hint {self.game.decisions}"
        budget = Budget(MOST_SIMULATIONS, SECONDS, thought.is_broken_off, least=LEAST, report=thought.report)
        return advise(self.session.view(seat), self.session.memory(seat), budget, seed)

    def undo(self) -> None:
        """Take the last answer back, where that is allowed."""
        self.session.undo()

    def others_acted(self, seat: int) -> bool:
        """Whether the last answer was not this seat's own."""
        return self._deciders()[-1:] != [seat]

    def news_of(self, seat: int) -> list[Told]:
        """What a seat was told since its last answer before this turn or picking: what it has not read, and so on."""
        told = self.session.told
        begun = max((number for number, event in enumerate(told) if event[0] in (TOLD_TURN, TOLD_ROUND)), default=0)
        return self.session.heard(seat, self._last_answer([seat], begun))

    def last_news(self) -> list[Told]:
        """What everybody was told since a person answered last, up to the end of the game."""
        heard = self.session.heard(SPECTATOR, self._last_answer(self.people, len(self.session.told)))
        return [told for told in heard if told[0] not in (TOLD_OVER, TOLD_SCORE)]

    def _last_answer(self, seats: Collection[int], before: int) -> int:
        """The number of the event that came of the last answer by one of these seats, before a certain event."""
        answers = zip(self.session.marks, self._deciders(), strict=True)
        return max((mark for mark, seat in answers if seat in seats and mark < before), default=0)

    def _deciders(self) -> list[int]:
        """The seats that gave the answers so far."""
        return [seat for _, _, seat, _ in self.session.decided]
