"""Looking ahead: every option that makes sense is played to the end in many imagined worlds, and the best one wins.

A world is dealt from what the seat sees and remembers, with luck of its own; all options are tried in the same worlds
and meet the same luck, so that what differs is the option. Options that fall behind drop out, and the time goes to
those that are still in the race. All seats go on as planners. The real game is nowhere near.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter

from cuore.bots.planner.judgement import Judgement, love_to_play
from cuore.bots.planner.numbers import FIRST
from cuore.bots.search.crew import Crew
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.scoring import points, winners
from cuore.engine.view import View
from cuore.engine.words import (
    ACQUIRE,
    CARD,
    END_TURN,
    KIND,
    SERVE,
    SERVING,
    VERB,
)
from cuore.engine.worlds import NoWorld, imagine

HORIZON = 30
"""Rounds that a simulation plays on at most; what is not over then is counted as it stands."""

SHORT = 100
"""Simulations of a budget that says nothing."""

ALIKE = 12
"""Worlds after which options that never made a difference count as the same."""

FEWEST = 6
"""Worlds before an option may drop out."""

BEHIND = 2.5
"""Standard errors that an option must be behind the best one to drop out."""

DOUBT = 0.5
"""Standard errors by which an option may be behind the best one and still count as good: the planner then decides."""

SURE = 2.0
"""The same where the best one is to end the turn: nobody does that in doubt."""

MARGIN = 12.0
"""Points ahead that count as a good lead, where the share of a win does not yet tell options apart."""

WIN_SHARE = 0.6
"""How much of a simulation's value is the win alone; the rest is the lead."""

OUTCOME = 4
"""Numbers that tell how one simulation ended: value, share of the win, lead, round."""


class Budget:
    """How long to think: so many simulations, so many seconds, or until told to stop, whichever comes first.

    ``stop`` is asked between two simulations, and ``report`` is told how much of the budget is spent, from 0 to 1. A
    budget of nothing at all is a short one. With several ``processes`` more worlds are tried at a time, where the
    system can fork; the simulations are counted together. The clock ends nothing before ``least`` simulations are made.
    """

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
        processes: int = 1,
        least: int = 0,
        report: Callable[[float], None] | None = None,
    ) -> None:
        unlimited = not simulations and not seconds and stop is None
        self.simulations = SHORT if unlimited else simulations
        self.seconds = seconds
        self.stop = stop
        self.processes = processes
        self.least = least
        self.report = report

    def __repr__(self) -> str:
        said = [f"{self.simulations} simulations"] if self.simulations else []
        said += [f"{self.seconds:g} seconds"] if self.seconds else []
        said += ["until told to stop"] if self.stop is not None else []
        said += [f"at least {self.least} simulations"] if self.least else []
        said += [f"{self.processes} processes"] if self.processes != 1 else []
        return f"<Budget: {', '.join(said)}>"

    def spent(self, simulations: int, seconds: float) -> float:
        """How much of it so many simulations and seconds are, from 0 to 1."""
        share = simulations / self.simulations if self.simulations else 0.0
        if self.seconds:
            by_time = seconds / self.seconds
            share = max(share, min(by_time, simulations / self.least) if self.least else by_time)
        return min(1.0, share)


class Line:
    """One option and what became of it in the worlds so far."""

    def __init__(self, index: int, option: int, worth: float) -> None:
        self.index = index
        self.option = option
        self.worth = worth  # what the planner thinks
        self.values: list[float] = []
        self.wins = 0.0
        self.lead = 0.0
        self.rounds = 0.0
        self.total = 0.0

    def __repr__(self) -> str:
        return f"<Line {self.index}: value {self.value:.3g} in {len(self.values)} worlds, planner {self.worth:.3g}>"

    @property
    def value(self) -> float:
        """The average value of the simulations."""
        return self.total / len(self.values) if self.values else 0.0

    def note(self, outcomes: list[float], at: int) -> None:
        """Count one simulation, which is written there in a list of outcomes."""
        self.values.append(outcomes[at])
        self.total += outcomes[at]
        self.wins += outcomes[at + 1]
        self.lead += outcomes[at + 2]
        self.rounds += outcomes[at + 3]


class Search:
    """The search for one decision."""

    def __init__(self, view: View, memory: Memory, judgements: list[Judgement], seed: str) -> None:
        self.view = view
        self.memory = memory
        self.judgements = judgements  # by seat
        self.seed = seed
        self.seat = view.seat
        self.lines: list[Line] = []
        self.live: list[Line] = []  # those that are still in the race when it ends
        self.simulations = 0
        self.worlds = 0
        self.tried = 0  # options that were tried in a world that was broken off
        self.budget = Budget()
        self.began = 0.0

    def prepare(self, sketch: Game, widest: int) -> None:
        """List the options worth trying, by what the planner thinks of them."""
        worths = self.judgements[self.seat].worths(sketch)
        found = [Line(i, sketch.options[i], worths[i]) for i in range(len(worths))]
        found.sort(key=by_worth)
        self.lines = found[:widest]

    def run(self, budget: Budget, fewest: int = FEWEST) -> Line:
        """Think (on), and return the best line. What falls behind is no longer tried after the fewest worlds."""
        self.budget = budget
        self.began = perf_counter()
        live = self.live or self.lines[:]
        if len(live) == 1:
            return live[0]
        crew = Crew(budget.processes - 1, self._try_for_others)
        try:
            while len(live) > 1 and self._try_worlds(live, crew):
                if len(live[0].values) >= fewest:
                    live = self._race(live)
        finally:
            crew.dismiss()
        self.live = live
        return self.choice(live)

    def _try_worlds(self, live: list[Line], crew: Crew) -> bool:
        """Try the options in a world, and in one more for each process of a crew. False: the budget is spent."""
        others = 0 if self.tried else len(crew)
        if self.budget.simulations:
            left = self.budget.simulations - self.simulations
            others = min(others, max(0, left // len(live) - 1))
        first = self.worlds - 1 if self.tried else self.worlds
        self.worlds = first + 1 + others
        self.simulations += others * len(live)
        crew.ask(range(first + 1, first + 1 + others), [self.lines.index(line) for line in live])
        own: list[float] = []
        rest = live[self.tried :]
        enough = self._try_world(first, rest, own)
        for outcomes in crew.answers(others):
            note_all(live, outcomes)
        note_all(rest, own)
        tried = self.tried + len(own) // OUTCOME
        self.tried = tried if tried < len(live) else 0
        if not tried and not others:
            self.worlds = first
        return not enough

    def _try_for_others(self, number: int, lines: list[int]) -> list[float]:
        """The work of a process of the crew."""
        self.budget = Budget(len(lines))
        self.simulations = 0
        outcomes: list[float] = []
        self._try_world(number, [self.lines[i] for i in lines], outcomes)
        return outcomes

    def _try_world(self, number: int, live: list[Line], outcomes: list[float]) -> bool:
        """Play each option to the end in one world, and tell whether that is enough."""
        try:
            world = imagine(self.view, self.memory, luck_from_seed(f"{self.seed}/{number}"))
        except NoWorld:
            return True
        for line in live:
            if self._enough():
                return True
            g = world.copy()
            g.apply(line.index)
            self._play_out(g, outcomes)
            self.simulations += 1
        return False

    def _enough(self) -> bool:
        budget = self.budget
        if budget.report is not None:
            budget.report(budget.spent(self.simulations, perf_counter() - self.began))
        if budget.simulations and self.simulations >= budget.simulations:
            return True
        if budget.seconds and self.simulations >= budget.least and perf_counter() >= self.began + budget.seconds:
            return True
        return budget.stop is not None and budget.stop()

    def _play_out(self, g: Game, outcomes: list[float]) -> None:
        judgements = self.judgements
        seat = self.seat
        last = g.round + HORIZON
        while g.options and g.round < last:
            g.apply(judgements[g.asked].best(g))
        result = points(g)
        best = -10000
        for other in range(len(result)):
            if other != seat and result[other] > best:
                best = result[other]
        lead = result[seat] - best
        win = 1.0 if lead > 0 else 0.0
        if lead == 0:
            found = winners(g)
            win = 1.0 / len(found) if seat in found else 0.0
        value = WIN_SHARE * win + (1.0 - WIN_SHARE) / (1.0 + exp(-lead / MARGIN))
        outcomes.append(value)
        outcomes.append(win)
        outcomes.append(float(lead))
        outcomes.append(float(g.round))

    def _leader(self, live: list[Line]) -> Line:
        """The best line so far; with too little seen of any, the one that the planner likes best."""
        best = live[0]
        seen = min([len(line.values) for line in live])
        if seen < FEWEST // 2:
            return best
        highest = -1.0
        for line in live:
            total = 0.0
            for i in range(seen):
                total += line.values[i]
            if total > highest:
                best, highest = line, total
        return best

    def choice(self, live: list[Line]) -> Line:
        """Of those that are not behind by more than a little chance, the one that the planner likes best."""
        best = self._leader(live)
        doubt = SURE if best.option == END_TURN else DOUBT
        for line in live:
            if line is best or not clearly_behind(line.values, best.values, doubt):
                return line
        return best

    def _race(self, live: list[Line]) -> list[Line]:
        """Those that are not clearly behind the leader in the worlds that all of them met, nor the same as it."""
        best = self._leader(live)
        return [line for line in live if line is best or self._may_be_better(line, best)]

    def _may_be_better(self, line: Line, best: Line) -> bool:
        if len(line.values) >= ALIKE and line.values == best.values:
            return False
        return not clearly_behind(line.values, best.values, BEHIND)


def note_all(live: list[Line], outcomes: list[float]) -> None:
    """Count the simulations of one world; with the budget spent in the middle of it, those that there are."""
    for i in range(len(outcomes) // OUTCOME):
        live[i].note(outcomes, i * OUTCOME)


def by_worth(line: Line) -> float:
    """For sorting: the best worth first."""
    return -line.worth


def clearly_behind(values: list[float], best: list[float], errors: float) -> bool:
    """Whether values are behind others from the same worlds by more than so many standard errors."""
    n = min(len(values), len(best))
    total = 0.0
    squares = 0.0
    for i in range(n):
        difference = best[i] - values[i]
        total += difference
        squares += difference * difference
    mean = total / n
    spread = max(squares / n - mean * mean, 0.0001)
    return mean > errors * sqrt(spread / n)


def at_once(g: Game, worths: list[float]) -> int:
    """The option that needs no thought, or -1: playing Love, or a maid who gives her Serving back."""
    options = g.options
    love = love_to_play(g)
    if love >= 0 or g.phase != SERVING or g.asked != g.turn:
        return love
    best = 0
    for i in range(len(options)):
        if options[i] & VERB == ACQUIRE:
            return -1  # she may be needed to pay for it
        if worths[i] > worths[best]:
            best = i
    top = options[best]
    sure = top & VERB == SERVE and worths[best] >= FIRST and not g.rules.chamber[top >> CARD & KIND]
    return best if sure else -1
