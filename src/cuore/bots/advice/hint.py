"""Advice for one decision: what to do, what is as good, the chance to win, and why, in the language of cards.

It is the search of the strongest player with more patience, it chooses as that one does, and it knows no more than the
seat that asks. Good for a terminal, for a table in a browser, and for anybody who wants to know why a bot did what it
did.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt

from cuore.bots.advice.looking_on import Situation, plan_after, with_love_played
from cuore.bots.advice.reasons import Reasons
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner_bot import Mind
from cuore.bots.search.race import DOUBT, Budget, Line, Search, clearly_behind
from cuore.engine.errors import CuoreError
from cuore.engine.memory import Memory
from cuore.engine.options import option_words
from cuore.engine.view import View
from cuore.engine.words import END_SERVING, END_TURN, LET, LET_ALL, PASS, START_SERVING, verb_of
from cuore.text.language import Speaker
from cuore.text.message import Message, message

NORMAL = 1.96
"""Standard errors of an interval that holds the truth 95 times of 100."""

WIDEST = 10
"""So many options are tried at most; the rest are what the planner likes least."""

SECONDS = 4.0
LEAST = 400
ENOUGH = 2000
"""How long a person waits for a hint; but with fewer simulations than the least, early in a game, it would be a guess,
and with more than the most nothing new comes of it."""

PATIENCE = 16
"""Worlds before an option may drop out: what is said to be behind should be."""

RECOMMENDED = "recommended"
AS_GOOD = "about the same"
BEHIND = "behind"
UNTRIED = "not tried"
"""How an option stands beside the recommended one."""

LEADS = (-10.0, -3.0, 3.0, 10.0)
LEAD_NAMES = ("far behind", "behind", "even", "ahead", "far ahead")
"""Points ahead between which something else is said: simulations cannot tell more exactly how a game ends."""

_STANDINGS = (RECOMMENDED, AS_GOOD, BEHIND, UNTRIED)
_IDLE = (PASS, END_SERVING, START_SERVING, LET, LET_ALL, END_TURN)


class NothingAsked(CuoreError):
    """The seat that wants advice has nothing to decide."""

    code = "nothing-asked"


@dataclass(frozen=True, repr=False)
class Advice:
    """One option: how it stands, the chance to win with it, between which bounds that lies, and the reason.

    An answer that only prepares says what it prepares: playing all Love, then employing somebody. So several pieces of
    advice may begin with the same answer.

    Whether it is about the same as the recommended one is found by comparing both world by world, which tells more
    than their chances do: bounds may overlap although the one is better in nearly every world.
    """

    index: int  # of the answer to the open decision
    words: str  # of that answer
    then: tuple[str, ...]  # the answers after it
    name: str  # which of all these tells it apart from other advice
    standing: str
    win: float
    low: float
    high: float
    lead: float  # points ahead of the best other player at the end, on the average
    outlook: tuple[Message, ...]  # the same in words, and when the game ends; the same for what is about the same
    simulations: int
    reason: tuple[Message, ...]

    def __repr__(self) -> str:
        bounds = f"{100 * self.win:.0f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"
        return f"<Advice {self.name!r}: {self.standing}, wins {bounds}, {self.simulations} simulations>"

    def data(self, speaker: Speaker) -> dict[str, object]:
        """As JSON has it; reasons in words and, beside them, in pieces that know which card they name."""
        outlook, reason = speaker.say_all(self.outlook), speaker.say_all(self.reason)
        return {
            "option": self.index,
            "words": self.words,
            "then": list(self.then),
            "standing": self.standing,
            "win": round(self.win, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "lead": round(self.lead, 2),
            "outlook": str(outlook),
            "simulations": self.simulations,
            "reason": str(reason),
            "pieces": reason.data(),
        }


def advise(
    view: View, memory: Memory, budget: Budget, seed: str = "hint", say: Callable[[int], str] | None = None
) -> list[Advice]:
    """The options of a seat's open decision: the recommended one, those that are about as good, and the others.

    Where Love is to be played, that needs no thought: the options are those that a seat has then. The same seed and
    simulations give the same advice. ``say`` puts options into other words than those of the notation.
    """
    thought = Thought(view, memory, seed, say)
    thought.think(budget)
    return thought.advice()


class Thought:
    """Advice in the making: think for a while, look at the advice, and think on."""

    def __init__(self, view: View, memory: Memory, seed: str = "hint", say: Callable[[int], str] | None = None) -> None:
        if view.decision is None:
            raise NothingAsked("this seat has nothing to decide now")
        self._asked = Situation(view, memory)
        self._judgement = Mind().judgement(view.deal.stock)
        self._played, self._question = with_love_played(self._asked, seed)
        self._search = Search(self._question.view, self._question.memory, [self._judgement] * view.deal.seats, seed)
        self._search.prepare(self._question.seen, len(self._question.seen.options))
        self._search.lines = _worth_trying(self._search.lines)
        self._best = self._search.lines[0]
        self._seed = seed
        self._say = say

    def think(self, budget: Budget) -> bool:
        """Think on, and tell whether more thought may change the advice. Simulations count from the beginning."""
        search = self._search
        self._best = search.run(budget, PATIENCE)
        return len(search.live) > 1 and (not budget.simulations or search.simulations < budget.simulations)

    def advice(self) -> list[Advice]:
        """The advice so far."""
        search = self._search
        adviser = _Adviser(
            self._asked, self._played, self._question, self._judgement, search, self._best, self._seed, self._say
        )
        found = [adviser.advice(line) for line in search.lines]
        ranks = {id(advice): (line.value, line.worth) for advice, line in zip(found, search.lines, strict=True)}
        found.sort(key=lambda advice: (-_STANDINGS.index(advice.standing), ranks[id(advice)]), reverse=True)
        return found


def _worth_trying(lines: list[Line]) -> list[Line]:
    """What the planner likes best, and in any case to do nothing: everybody wants to know that."""
    idle = [line for line in lines[WIDEST:] if verb_of(line.option) in _IDLE]
    return lines[: WIDEST - len(idle)] + idle


def standing_of(line: Line, best: Line, live: list[Line]) -> str:
    """How a line stands: what dropped out is behind, unless it never made a difference to one that did not.

    Where there is something useful to do with the Love of a turn, ending it is only called as good if it came out so.
    """
    if line is best:
        return RECOMMENDED
    if not line.values or not best.values:
        return UNTRIED
    if twin(line, live) not in live:
        return BEHIND
    wasteful = line.option == END_TURN and best.worth > 0
    return BEHIND if clearly_behind(line.values, best.values, DOUBT if wasteful else NORMAL) else AS_GOOD


def twin(line: Line, live: list[Line]) -> Line:
    """For a line that dropped out for never making a difference, the one it is like; for any other, the line itself."""
    if line in live or not line.values:
        return line
    return next((other for other in live if other.values[: len(line.values)] == line.values), line)


def interval(wins: float, tries: int) -> tuple[float, float]:
    """Wilson's bounds of a share of wins, within which the truth lies 95 times of 100."""
    if not tries:
        return 0.0, 1.0
    share = wins / tries
    square = NORMAL * NORMAL
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    reach = NORMAL * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def outlook(line: Line, best: Line, standing: str, now: int) -> tuple[Message, ...]:
    """How the simulated games of a line ended, beside those of the recommended one, in a game that is in round now."""
    shown = best if standing == AS_GOOD else line
    if not shown.values:
        return ()
    rank = _rank(shown)
    if standing == BEHIND:
        rank = min(rank, _rank(best))  # it met fewer worlds, and luckier ones perhaps
    end = round(shown.rounds / len(shown.values))
    when = message("outlook.round", round=end) if end > now else message("outlook.this round")
    return (message("outlook", lead=message(f"outlook.{LEAD_NAMES[rank]}"), end=when),)


def _rank(line: Line) -> int:
    """Which of the names fits its lead."""
    return bisect(LEADS, line.lead / len(line.values))


class _Adviser:
    """Puts what a search has found about a question into words, for the question that was asked before it."""

    def __init__(
        self,
        asked: Situation,
        played: list[int],
        question: Situation,
        judgement: Judgement,
        search: Search,
        best: Line,
        seed: str,
        say: Callable[[int], str] | None,
    ) -> None:
        self._asked = asked
        self._played = played  # the Love in between
        self._question = question
        self._judgement = judgement
        self._best = best
        self._live = search.live
        self._seed = seed
        self._say = say or partial(option_words, asked.seen.rules)
        self._reasons = Reasons(question.seen, judgement, {line.option: line.worth for line in search.lines})

    def advice(self, line: Line) -> Advice:
        """What is to be said about a line."""
        standing = standing_of(line, self._best, self._live)
        after = plan_after(self._question, line.index, self._judgement, self._seed)
        before = [] if line.option == END_TURN else self._played  # nobody plays Love for that
        steps = [*before, line.option, *[question.seen.options[index] for question, index in after]]
        met = twin(line, self._live)
        tries = len(met.values)
        low, high = interval(met.wins, tries)
        return Advice(
            index=self._asked.seen.options.index(steps[0]),
            words=self._say(steps[0]),
            then=tuple(self._say(option) for option in steps[1:]),
            name=self._say(line.option),
            standing=standing,
            win=met.wins / tries if tries else 0.5,
            low=low,
            high=high,
            lead=met.lead / tries if tries else 0.0,
            outlook=outlook(line, self._best, standing, self._asked.seen.round),
            simulations=len(line.values),
            reason=self._reason(line, standing, after),
        )

    def _reason(self, line: Line, standing: str, after: list[tuple[Situation, int]]) -> tuple[Message, ...]:
        """The reason for what counts: for an answer that only prepares, that is what comes after it."""
        if not after:
            return tuple(self._reasons.why(line.option, standing == RECOMMENDED))
        question, index = after[-1]
        options = question.seen.options
        worths = dict(zip(options, self._judgement.worths(question.seen), strict=True))
        ranked = dict(sorted(worths.items(), key=lambda item: -item[1]))
        return tuple(Reasons(question.seen, self._judgement, ranked).why(options[index], standing == RECOMMENDED))
