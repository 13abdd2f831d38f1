"""The numbers of answers: one keeps its number as long as a phase lasts, whatever else comes and goes.

So the same number typed twice never does two different things. What is new gets a new number, the questions of single
cards get other numbers than the question of the phase that comes back after them, the number that was answered last is
not given to anything else in the next question, and 0 always ends something.
"""

from __future__ import annotations

from itertools import count

from cuore.engine.decision import Decision
from cuore.engine.view import View
from cuore.engine.words import (
    ASK_EMPLOY,
    ASK_SERVING,
    ASK_STARTING,
    ASK_WORK,
    END_SERVING,
    END_TURN,
    END_WORK,
)

END = 0
ENDS = (END_SERVING, END_WORK, END_TURN)

PHASES = (ASK_STARTING, ASK_SERVING, ASK_EMPLOY, ASK_WORK)
"""Questions that come again and again until a phase is over, with those of single cards between them."""

NOBODY = -1

_Key = tuple[int, int, int]


class Numbers:
    """Gives the options of one decision after the other their numbers."""

    def __init__(self) -> None:
        self._phase = (NOBODY, NOBODY, NOBODY)  # round, whose turn, phase
        self._given: dict[_Key, dict[int, int]] = {}  # for each question of this phase: option to number
        self._asked: _Key = (NOBODY, NOBODY, NOBODY)  # who was asked what by which card
        self._used = NOBODY  # the number that was answered last

    def of(self, view: View, decision: Decision) -> dict[int, int]:
        """The numbers of all options that this question had and has in this phase, those that are gone included."""
        phase = (view.round, view.turn, view.phase)
        if phase != self._phase:
            self._phase = phase
            self._given = {}
        key = (decision.seat, decision.ask, decision.source)
        if key != self._asked and decision.ask not in PHASES:
            self._given.pop(key, None)  # the same card may ask again some other time, about other things
        self._asked = key
        given = self._given.setdefault(key, {})
        taken = {self._used}
        for (seat, ask, _), numbers in self._given.items():
            if seat == decision.seat and ask in (decision.ask, *PHASES):
                taken.update(numbers.values())
        for option in decision.options:
            if option not in given:
                given[option] = END if option in ENDS else next(n for n in count(1) if n not in taken)
                taken.add(given[option])
        return given

    def answered(self, number: int) -> None:
        """An answer was given by, or instead of, this number."""
        self._used = number
