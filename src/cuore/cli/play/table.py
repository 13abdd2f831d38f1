"""A game and who plays it: the session with its seats, the bots' answers, and what is news to whom."""

from __future__ import annotations

from functools import partial
from random import Random

from cuore.bots.advice.hint import ENOUGH, LEAST, SECONDS, Advice, advise
from cuore.bots.search.race import Budget
from cuore.cli.play.seats import YOU, Seat
from cuore.cli.thinking import Thinking
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.words import PICKING, TOLD_ROUND, TOLD_TURN, verb_of
from cuore.text.digest import DEEDS, Deed
from cuore.text.options import option_text


class Table:
    """A session in progress with its people and bots."""

    def __init__(self, setup: Setup, session: Session, seats: list[Seat], is_watched: bool = False) -> None:
        self.is_watched = is_watched  # by somebody who plays no seat
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

    def names_for(self, reader: int) -> list[str]:
        """Everybody's name as one of them reads it: a person who plays is spoken to."""
        spoken_to = reader in self.people and not self.is_watched
        return [YOU if seat == reader and spoken_to else name for seat, name in enumerate(self.names)]

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
        budget = Budget(ENOUGH, SECONDS, thought.is_broken_off, least=LEAST, report=thought.report)
        say = partial(option_text, self.rules, self.names)
        return advise(self.session.view(seat), self.session.memory(seat), budget, seed, say)

    def undo(self) -> None:
        """Take the last answer back, where that is allowed."""
        self.session.undo()

    def others_acted(self, seat: int) -> bool:
        """Whether the last answer was not this seat's own."""
        return self._deciders()[-1:] != [seat]

    def current_turn_of(self, seat: int) -> int | None:
        """The number of the event with which the turn began that a seat is playing, if it is playing one."""
        if self.game.turn != seat or self.game.phase == PICKING:
            return None
        return max((number for number, event in enumerate(self.session.told) if event[0] == TOLD_TURN), default=0)

    def last_turn_of(self, seat: int) -> tuple[int, int] | None:
        """The numbers of the events with which the last deed of a seat's last turn began, and of the first after it.

        The turn that is being played does not count, nor what it was asked in other players' turns and in the picking
        of a round.
        """
        told, now = self.session.told, self.current_turn_of(seat)
        own = [number for number, event in enumerate(told) if event[:2] == (TOLD_TURN, seat) and number != now]
        if not own:
            return None
        borders = [number for number, event in enumerate(told) if event[0] in (TOLD_TURN, TOLD_ROUND)]
        end = next((number for number in borders if number > own[-1]), len(told))
        return max((mark for mark in self.deeds(0) if own[-1] < mark < end), default=own[-1] + 1), end

    def has_answered(self, seat: int, since: int, end: int | None = None) -> bool:
        """Whether a seat has answered anything from an event on, or between two events."""
        return any(since <= mark and (end is None or mark < end) and who == seat for mark, who in self._answers())

    def others_answered(self, seat: int, since: int, end: int) -> bool:
        """Whether somebody else was asked between two events."""
        return any(since <= mark < end and who != seat for mark, who in self._answers())

    def last_answer_of_people(self) -> int:
        """The number of the event that came of the last answer by a person."""
        return max((mark for mark, seat in self._answers() if seat in self.people), default=0)

    def deeds(self, since: int) -> dict[int, Deed]:
        """What the players whose turn it was did, by the number of the event it led to, counted from ``since``."""
        answers = zip(self.session.marks, self.session.decided, strict=True)
        return {
            mark - since: (seat, option)
            for mark, (_, turn, seat, option) in answers
            if mark >= since and seat == turn and verb_of(option) in DEEDS
        }

    def _answers(self) -> list[tuple[int, int]]:
        """How many events had been told before each answer, and by which seat it was."""
        return list(zip(self.session.marks, self._deciders(), strict=True))

    def _deciders(self) -> list[int]:
        """The seats that gave the answers so far."""
        return [seat for _, _, seat, _ in self.session.decided]
