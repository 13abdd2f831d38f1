"""A game with its history: what was decided, what everybody was told, what each seat remembers, and undo.

The game itself knows only the present. A session keeps the start and the decisions, which are the truth (everything
else can be replayed from them), and the events and memories, which are a cache of it.
"""

from __future__ import annotations

from cuore.engine.errors import NothingToUndo
from cuore.engine.game import Game, Told
from cuore.engine.memory import Memory
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    EVERYBODY,
    TOLD_ASIDE_TO_HAND,
    TOLD_BEER_LOOKED_AT,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_BEER_TURNED_UP,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_GUEST_TURNED_UP,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_LOOKED_AT_TOP,
    TOLD_NUMBER_NAMED,
    TOLD_OVER,
    TOLD_PRIVATE_TURNED_UP,
    TOLD_PUT_UNDER,
    TOLD_REMINISCENCE_TURNED_UP,
    TOLD_REVEALED,
    TOLD_SET_ASIDE,
    TOLD_SHUFFLED,
    TOLD_TOP_DISCARDED,
)

NEWS: frozenset[int] = frozenset(
    (
        TOLD_DREW,
        TOLD_SHUFFLED,
        TOLD_TOP_DISCARDED,
        TOLD_LOOKED_AT_TOP,
        TOLD_LOOKED_AT_HAND,
        TOLD_SET_ASIDE,
        TOLD_PRIVATE_TURNED_UP,
        TOLD_GUEST_TURNED_UP,
        TOLD_REMINISCENCE_TURNED_UP,
        TOLD_BEER_TURNED_UP,
        TOLD_BEER_LOOKED_AT,
        TOLD_BEER_MOVED,
        TOLD_NUMBER_NAMED,
        TOLD_OVER,
    )
)
"""Events that bring chance or something that the deciding seat could not know: undo does not go back over them."""

SHOWN: frozenset[int] = frozenset((TOLD_DISCARDED, TOLD_REVEALED, TOLD_HAND_CARD_DISMISSED, TOLD_PUT_UNDER))
"""Events that show a card of a hand, or that it holds but one kind: news to everybody but its owner."""

Decided = tuple[int, int, int, int]
"""An answer as it is told later: in which round and whose turn, by which seat, which option."""


def brings_news(told: Told, seat: int) -> bool:
    """Whether an event that an answer of this seat led to tells somebody something new."""
    what = told[0]
    if what == TOLD_BEER_TAKEN:
        return told[3] == 0  # from the pile; the one that lies face up is no news
    if what == TOLD_ASIDE_TO_HAND:
        return told[5] != EVERYBODY  # the cards beside it lay there for one seat alone and now are shown
    return what in NEWS or (what in SHOWN and told[1] != seat)


class Session:
    """One game being played.

    ``start`` is a game that has not run its first step, as setup or a position lays it out.
    """

    def __init__(self, start: Game) -> None:
        self._start = start.copy()
        self._play()

    def _play(self) -> None:
        self.game = self._start.copy()
        self.told: list[Told] = []
        self.answers: list[int] = []  # the index of every answer
        self.decided: list[Decided] = []  # what every answer meant
        self.marks: list[int] = []  # how many events had been told before each answer
        self._settled = 0  # so many answers are beyond undo
        self._memories = [Memory.of(self.game, seat) for seat in range(self.game.deal.seats)]
        self._heard = 0
        self.game.told = self.told
        self.game.run()

    def apply(self, index: int, number: int = -1) -> None:
        """Answer the open decision; see ``Game.apply``."""
        g = self.game
        seat, options = g.asked, g.options
        when, turn = g.round, g.turn
        before = len(self.told)
        g.apply(index, number)
        self.answers.append(index)
        self.decided.append((when, turn, seat, options[index]))
        self.marks.append(before)
        news = False
        for told in self.told[before:]:
            news = news or brings_news(told, seat)
        if news or g.asked != seat:
            self._settled = len(self.answers)

    def answer(self, words: str, number: int = -1) -> None:
        """Answer the open decision in words."""
        decision = self.game.pending
        self.apply(0 if decision is None else decision.index(words), number)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: by the seat that gave it, before anything new was learned."""
        return len(self.answers) > self._settled

    def undo(self) -> None:
        """Take the last answer back. It is as if it had never been given: the record is one shorter."""
        if not self.can_undo:
            raise NothingToUndo("the last step cannot be undone: it brought something new, or was not yours alone")
        answers = self.answers[:-1]
        self._play()
        for index in answers:
            self.apply(index)

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        return View(self.game, seat)

    def memory(self, seat: int) -> Memory:
        """What a seat remembers now (a copy)."""
        while self._heard < len(self.told):
            told = self.told[self._heard]
            for memory in self._memories:
                memory.hear(told_to(told, memory.seat))
            self._heard += 1
        return self._memories[seat].copy()

    def heard(self, seat: int, since: int = 0) -> list[Told]:
        """Everything a seat was told from event number ``since`` on, in its own form."""
        return [told_to(told, seat) for told in self.told[since:]]
