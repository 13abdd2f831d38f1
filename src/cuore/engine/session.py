"""A game with its history: what was decided, what everybody was told, what each seat remembers, and undo.

The game itself knows only the present. A session keeps the start and the decisions, which are the truth (everything
else can be replayed from them), and the events and memories, which are a cache of it.
"""

from __future__ import annotations

from cuore.engine.errors import NothingToUndo, UnknownSeat
from cuore.engine.event_kind import TO_ALL, TO_OTHERS
from cuore.engine.game import Game, Told
from cuore.engine.memory import Memory
from cuore.engine.told import event_numbered
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    EVERYBODY,
    SPECTATOR,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_TAKEN,
    TOLD_HAND_CARD_DISMISSED,
    WHOEVER,
)

Decided = tuple[int, int, int, int]
"""An answer as it is told later: in which round and whose turn, by which seat, which option."""


def brings_news(told: Told, seat: int) -> bool:
    """Whether an event that an answer of this seat led to tells somebody something new."""
    what = told[0]
    if what == TOLD_BEER_TAKEN:
        return told[3] == 0  # from the pile; the one that lies face up is no news
    if what == TOLD_ASIDE_TO_HAND:
        return told[5] != EVERYBODY  # the cards beside it lay there for one seat alone and now are shown
    if what == TOLD_HAND_CARD_DISMISSED and told[5] == EVERYBODY:
        return True  # luck has drawn the card on top
    news = event_numbered(what).news
    return news == TO_ALL or (news == TO_OTHERS and told[1] != seat)


class Session:
    """One game being played.

    ``start`` is a game that has not run its first step, as setup or a position lays it out. An answer is taken whole or
    not at all: if a card fails in the middle of its effect, the error is raised and everything is as it was.
    """

    def __init__(self, start: Game) -> None:
        self._start = start.copy()
        self.game = start.copy()
        self.told: list[Told] = []
        self.answers: list[int] = []  # the index of every answer
        self.decided: list[Decided] = []  # what every answer meant
        self.marks: list[int] = []  # how many events had been told before each answer
        self._memories: dict[int, tuple[Memory, int]] = {}  # by seat, with how many events it has heard: settled ones
        self.game.told = self.told
        self.game.run()
        self._settle()

    def __repr__(self) -> str:
        return f"<Session: {len(self.answers)} answers, {len(self.told)} events, {self.game!r}>"

    def _settle(self) -> None:
        """Everything so far is beyond undo; what follows can be taken back to here."""
        self._settled = len(self.answers)
        self._settled_told = len(self.told)
        self._settled_game = self.game.copy()

    def apply(self, index: int, number: int = -1, seat: int = WHOEVER) -> None:
        """Answer the open decision; see ``Game.apply``."""
        g = self.game
        asked, options = g.asked, g.options
        when, turn = g.round, g.turn
        before = len(self.told)
        g.check(index, number, seat)
        kept = g.copy()
        try:
            g.apply(index, number)
        except BaseException:
            self._go_back(kept, before)
            raise
        self.answers.append(index)
        self.decided.append((when, turn, asked, options[index]))
        self.marks.append(before)
        news = False
        for told in self.told[before:]:
            news = news or brings_news(told, asked)
        if news or g.asked != asked:
            self._settle()

    def beginning(self) -> Game:
        """The game as it was before its first answer, to be played through again."""
        game = self._start.copy()
        game.run()
        return game

    def rewound(self) -> Session:
        """The same game with nothing answered yet, to be played again answer by answer."""
        return Session(self._start)

    def _go_back(self, kept: Game, told: int) -> None:
        del self.told[told:]
        kept.told = self.told
        self.game = kept

    def answer(self, words: str, number: int = -1, seat: int = WHOEVER) -> None:
        """Answer the open decision in words."""
        self.apply(self.game.index(words, number, seat), number, seat)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: by the seat that gave it, before anything new was learned."""
        return len(self.answers) > self._settled

    def undo(self) -> None:
        """Take the last answer back. It is as if it had never been given: the record is one shorter."""
        if not self.can_undo:
            raise NothingToUndo("the last step cannot be undone: it brought something new, or was not yours alone")
        # Answers before the last one are as they were, so only the game has to be found again.
        game = self._settled_game.copy()
        for index in self.answers[self._settled : -1]:
            game.apply(index)
        self._go_back(game, self.marks[-1])
        del self.answers[-1]
        del self.decided[-1]
        del self.marks[-1]

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        self._check_seat(seat)
        return View(self.game, seat)

    def _check_seat(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < self.game.deal.seats:
            raise UnknownSeat(f"there is no seat {seat}: this game has {self.game.deal.seats}")

    def memory(self, seat: int) -> Memory:
        """What a seat remembers now (a copy). What can still be undone is heard by the copy alone."""
        self._check_seat(seat)
        kept, heard = self._memories.get(seat) or (Memory.of(self._start, seat), 0)
        if heard < self._settled_told:
            kept = kept.copy()  # so that what is kept is never half told, whatever interrupts this
            for told in self.told[heard : self._settled_told]:
                kept.hear(told_to(told, seat))
            self._memories[seat] = (kept, self._settled_told)
        memory = kept.copy()
        for told in self.told[self._settled_told :]:
            memory.hear(told_to(told, seat))
        return memory

    def heard(self, seat: int, since: int = 0) -> list[Told]:
        """Everything a seat was told from event number ``since`` on, in its own form."""
        return [told_to(told, seat) for told in self.told[since:]]
