"""A game and who plays it: the one place where people, bots and their front ends meet.

A table knows no clock, no file and no connection. It holds a session, its seats and its bots, takes commands, and
writes down what it has accepted. Every command names the ``revision`` it was meant for: that number counts the accepted
commands, an undo among them, and never goes back, so two windows on one table cannot answer two different questions
with the same key. A command is carried out whole or refused with a typed error, and then nothing has changed.

Setup, seats and journal make the same table again, to the bit, with all chance that is still to come; setup and the
answers of a record make the same game. What anybody is shown comes from an ``Onlooker``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from cuore.bots import Bot, make_bot
from cuore.bots.advice.hint import Advice, Thought
from cuore.bots.search.race import Budget
from cuore.engine.errors import CuoreError, DamagedRecord, GameOver, IllegalChoice, NotAsked, shorten
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.options import option_words
from cuore.engine.position import write_position
from cuore.engine.record import setup_at, start_session
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.words import SPECTATOR
from cuore.engine.worlds import imagine
from cuore.table.errors import Frozen, Stale
from cuore.table.journal import Answer, Entry, Sit, Undo
from cuore.table.seats import IllegalSeats, Seat, reseated
from cuore.table.second_thoughts import doubt
from cuore.text.message import NOTHING, Message
from cuore.text.options import option_text

STANDS_STILL = "a card has failed, and this table stands still in its last good state"


class Report(NamedTuple):
    """Why a table stands still, for whoever runs it: players are not shown this, it may name their cards."""

    revision: int
    seat: int
    words: str  # of the answer that could not be carried out
    cause: str


class Missed(NamedTuple):
    """What happened since a revision that somebody has seen.

    Of the events told until then the first ``kept`` still stand, and ``events`` follow them; without an undo, all do.
    """

    revision: int
    undone: bool
    kept: int
    events: list[Told]


def choice_of(bot: Bot, setup: Setup, session: Session) -> int:
    """What a bot answers in the asked seat, with chance from seed, seat and decision alone.

    Wherever a bot thinks, at a table or in another process, it is asked here, so it answers the same everywhere.
    """
    seat = session.game.asked
    rng = Random(f"{setup.seed}/{seat}/{session.game.decisions}")  # noqa: S311 -- a game, and it must be repeatable
    memory = session.memory(seat) if bot.remembers else None
    return bot.choose(session.view(seat), rng, memory)


def thought_of(setup: Setup, session: Session, say: Callable[[int], str] | None = None) -> Thought:
    """A search about the open decision, from what the asked seat may know; ``say`` names options."""
    seat = session.game.asked
    return Thought(session.view(seat), session.memory(seat), f"{setup.seed}/hint {session.game.decisions}", say)


class Table:
    """A session in progress with its people and bots.

    The session may have been played already: its answers are then the first entries of the journal. From then on it is
    changed through the table alone. ``is_watched``: whoever looks through a seat's eyes does not play it.
    """

    def __init__(self, setup: Setup, session: Session, seats: Sequence[Seat], is_watched: bool = False) -> None:
        if len(seats) != session.game.deal.seats:
            raise IllegalSeats(f"this game is for {session.game.deal.seats} players, and {len(seats)} want to sit")
        self.setup = setup
        self.session = session
        self.seats = list(seats)
        self.is_watched = is_watched
        self.report: Report | None = None  # where a card has failed
        self._bots: dict[str, Bot] = {}  # kept alive: a fresh one works out the whole Town again
        rules = self.rules
        self._journal: list[Entry] = [
            Answer(seat, index, option_words(rules, option))
            for index, (_, _, seat, option) in zip(session.answers, session.decided, strict=True)
        ]
        # How many events had been told when a revision was reached.
        self._events = [*session.marks, len(session.told)]

    @classmethod
    def of_journal(cls, rules: Rules, setup: Setup, seats: Sequence[Seat], journal: Iterable[Entry]) -> Table:
        """The table that this became: the seats are those of its beginning. Everything is checked on the way."""
        table = cls(setup, start_session(rules, setup), seats)
        for number, entry in enumerate(journal):
            try:
                table._enter(entry)
            except CuoreError as error:
                raise DamagedRecord(f"entry {number} of the journal: {error}") from None
        return table

    def _enter(self, entry: Entry) -> None:
        """Carry out what was accepted once."""
        match entry:
            case Answer(seat, index, words):
                self._check_answer(seat, index, self.revision)
                found = option_words(self.rules, self.game.options[index])
                if found != words:
                    raise DamagedRecord(f"option {index} is {found!r} here, not {words!r}")
                self.answer(seat, index, self.revision)
            case Undo(seat):
                self.undo(seat, self.revision)
            case Sit(seat, who):
                self.sit(seat, who, self.revision)

    def __repr__(self) -> str:
        asked = "over" if self.game.over else f"{self.names[self.game.asked]} is asked"
        return f"<Table of {', '.join(self.names)}: revision {self.revision}, {asked}>"

    # -- what everybody may know --

    @property
    def game(self) -> Game:
        """The game itself. Nothing is shown from it: an ``Onlooker`` has what one viewer may see."""
        return self.session.game

    @property
    def rules(self) -> Rules:
        """The cards it is played with."""
        return self.session.game.rules

    @property
    def revision(self) -> int:
        """How many commands were accepted so far."""
        return len(self._journal)

    @property
    def names(self) -> list[str]:
        """Everybody's name."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def person_is_asked(self) -> bool:
        """Whether the open decision is one for a person."""
        return not self.game.over and self.seats[self.game.asked].bot is None

    def reader(self, viewer: int) -> int:
        """The seat that is spoken to when somebody reads: a person who plays, or else nobody."""
        return viewer if viewer in self.people and not self.is_watched else SPECTATOR

    def journal(self, since: int = 0) -> list[Entry]:
        """What was accepted, from a revision on."""
        return self._journal[since:]

    def since(self, viewer: int, revision: int) -> Missed:
        """What a viewer missed who has seen everything up to a revision."""
        if not 0 <= revision <= self.revision:
            raise Stale(f"there was no revision {revision}: this table is at {self.revision}")
        # An undo takes events away, so of what was told then no more stands than there ever was since.
        kept = min(self._events[revision:])
        undone = any(isinstance(entry, Undo) for entry in self._journal[revision:])
        return Missed(self.revision, undone, kept, self.session.heard(viewer, kept))

    # -- commands --

    def answer(self, seat: int, index: int, revision: int) -> None:
        """Answer the open decision with one of its options."""
        self._check_answer(seat, index, revision)
        words = option_words(self.rules, self.game.options[index])
        try:
            self.session.apply(index)
        except Exception as error:
            self.report = Report(self.revision, seat, words, f"{type(error).__name__}: {error}")
            raise Frozen(STANDS_STILL) from error
        self._accept(Answer(seat, index, words))

    def undo(self, seat: int, revision: int) -> None:
        """Take a seat's last answer back, where that is allowed."""
        self._check_asked(seat, revision)
        self.session.undo()
        self._accept(Undo(seat))

    def sit(self, seat: int, who: str, revision: int) -> None:
        """Let somebody else play a seat: a bot for a person who left, or that person again."""
        self._check(revision)
        self.seats = reseated(self.seats, seat, who)
        self._accept(Sit(seat, who))

    def let_bot_answer(self, revision: int) -> None:
        """Let the asked bot answer."""
        self._check(revision)
        self.answer(self.game.asked, self.choice_of_bot(), revision)

    def _accept(self, entry: Entry) -> None:
        self._journal.append(entry)
        self._events.append(len(self.session.told))

    def _check(self, revision: int) -> None:
        if self.report is not None:
            raise Frozen(STANDS_STILL)
        if revision != self.revision:
            raise Stale(f"that was meant for revision {revision}, but this table is at {self.revision}")
        if self.game.over:
            raise GameOver

    def _check_asked(self, seat: int, revision: int) -> None:
        self._check(revision)
        # True is 1 to Python, but the journal keeps what was said and is read by programs that know better.
        if type(seat) is not int or seat != self.game.asked:
            raise NotAsked

    def _check_answer(self, seat: int, index: int, revision: int) -> None:
        self._check_asked(seat, revision)
        if type(index) is not int:
            raise IllegalChoice(f"an option is chosen by its number, not by {shorten(index)}")
        self.game.check(index, seat=seat)

    # -- thinking, which changes nothing --

    def takes_time(self, seat: int) -> bool:
        """Whether a seat is a bot's that looks ahead, which can take a second and more."""
        name = self.seats[seat].bot
        return name is not None and self._bot(name).remembers

    def choice_of_bot(self) -> int:
        """What the asked bot answers. Its chance depends on seed, seat and decision: resumed, it plays the same."""
        if self.game.over:
            raise GameOver
        name = self.seats[self.game.asked].bot
        if name is None:
            raise NotAsked("a person is asked, and no bot")
        return choice_of(self._bot(name), self.setup, self.session)

    def hint(self, seat: int, budget: Budget) -> list[Advice]:
        """What the search makes of a seat's open decision, from what that seat may know."""
        self._check_asked(seat, self.revision)
        thought = thought_of(self.setup, self.session, partial(option_text, self.rules, self.names))
        thought.think(budget)
        return thought.advice()

    def doubt(self, seat: int, index: int) -> Message:
        """What to ask back before an answer that throws a turn away, or harms its giver; mostly nothing."""
        self._check_answer(seat, index, self.revision)
        try:
            return doubt(self.game, self.game.options[index])
        except Exception:  # noqa: BLE001 -- it tries the answer out: a card that fails there will freeze the table
            return NOTHING

    def can_undo(self, seat: int) -> bool:
        """Whether a seat could take its last answer back. Nobody else is told."""
        return self.report is None and seat == self.game.asked and self.session.can_undo

    def imagined(self, seat: int, seed: str) -> Table:
        """A table of its own that goes on from here in a world that agrees with all that a seat sees and remembers.

        Nothing of the real game is in it but that, and its luck is another one.
        """
        world = imagine(self.session.view(seat), self.session.memory(seat), luck_from_seed(seed))
        setup = setup_at(write_position(world), seed)
        return Table(setup, start_session(self.rules, setup), self.seats)

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = make_bot(name)
        return self._bots[name]
