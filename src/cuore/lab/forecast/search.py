"""Looking for a town whose games are as somebody likes them: many by a quick model, the best of these by playing.

Towns that fit the wishes are drawn by the thousand and ranked by the model, and more are drawn that are like the best.
Unless a guess will do, the first of these are then played, on the same deals, the better ones more often. Whoever is
best after that was also lucky, so a claim is made from other games only, and where those leave it open, from more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import ceil, exp, inf, sqrt
from typing import Final

from cuore.engine.rules import Rules
from cuore.engine.setup import check_seed
from cuore.lab.crew import Crew, make_crew
from cuore.lab.forecast.belief import from_games, from_number, miss, together
from cuore.lab.forecast.candidates import Drawn, Pool
from cuore.lab.forecast.features import Describer
from cuore.lab.forecast.findings import Forecast, Plans
from cuore.lab.forecast.forecast import forecast
from cuore.lab.forecast.found import Found
from cuore.lab.forecast.games import PLANS as WAYS
from cuore.lab.forecast.likings import MET, NOT_MET, OPEN, Checked, Liking, Likings, check_all
from cuore.lab.forecast.measures import FIRST, MEASURES, Batch, measure, plan_of
from cuore.lab.forecast.model import Guess, Model, quick_model
from cuore.lab.forecast.plan import FEWEST_GAMES, ForecastPlan
from cuore.lab.numbers import Number
from cuore.town import IllegalWish, Wishes
from cuore.town.conflicts import Wanted
from cuore.town.drawing import NO_WISHES

PARENTS: Final = 8
"""So many of the best are taken to draw others that are like them."""

LEFT_OUT: Final = 0.5
"""What a mechanic that is left in the box costs: as much as a chance that is smaller by two fifths. With three times
that for guesses, 15 of 24 searches got where they were sent, rather than 21."""


@dataclass(frozen=True)
class Effort:
    """How many towns a search looks at, and how many games it plays.

    So many towns are ``drawn`` by chance, then so many ``generations`` of towns like the best. ``race``: how many of
    the best go on, and how many games more each of them plays. Of those that are left so many ``finalists`` are
    measured at most, in ``sure`` other games each; if none is surely as wished, the best is measured in ``surer`` more.
    Where plans are asked for, ``screened`` towns play games between these first, and every pair of plans so many at
    each of the three times.
    """

    drawn: int = 5000
    generations: int = 3
    race: tuple[tuple[int, int], ...] = ((96, 8), (36, 16), (14, 36), (6, 72))
    finalists: int = 4
    sure: int = 300
    surer: int = 900
    screened: int = 6
    plan_games: tuple[int, int, int] = (8, 40, 80)


SCREEN, SURE, SURER = "screen", "sure", "surer"
"""What towns are measured for; each has luck of its own."""

CHUNK: Final = 12
Z: Final = 1.959964

Progress = Callable[[int, int], None]


def search(
    rules: Rules,
    boxes: tuple[str, ...],
    wishes: Wishes = NO_WISHES,
    likings: Likings = Likings(),  # noqa: B008 - a plain value
    seed: str = "1",
    *,
    printed_only: bool = False,
    without: tuple[str, ...] = (),
    players: int = 2,
    quick: bool = False,
    crew: Crew | None = None,
    progress: Progress | None = None,
    card_file: str | None = None,
    effort: Effort = Effort(),  # noqa: B008 - a plain value
) -> Found:
    """A town of these boxes that fits the wishes, and whose games are as liked, or as near to it as was found.

    The same for the same arguments, whoever plays: all cores, if nobody else is named. ``quick``: nothing is played.
    ``rules`` are those of the ``card_file``, if there is one. Wishes that no town fits are refused as ever; likings
    that none fits are not: the find says what of them holds.
    """
    check_seed(seed)
    targets = likings.targets(players)
    if not targets:
        raise IllegalWish("there is nothing to search for: say what the games should be like, as in rounds=20")
    key = blake2b(seed.encode(), digest_size=8).hexdigest()
    pool = Pool(Wanted(rules, boxes, wishes, printed_only, without), key)
    drawn = pool.first(effort.drawn)
    plan_of(rules, drawn[0].town, players, key, card_file).check(rules)
    field = Field(rules, targets, players)
    field.add(drawn)
    for generation in range(effort.generations):
        field.add(pool.kin([each.drawn for each in field.best(PARENTS)], generation))
    made = _Search(rules, field, targets, players, key, crew or make_crew(), progress, card_file, effort)
    return made.guess() if quick else made.play()


class Candidate:
    """A town in the race: what is guessed of it, and what its games were like."""

    def __init__(
        self,
        number: int,
        drawn: Drawn,
        targets: Sequence[Liking],
        players: int,
        model: Model,
        guesses: dict[str, Guess],
    ) -> None:
        self.number = number
        self.drawn = drawn
        self.guesses = guesses
        self.games: list[list[float]] = []
        self.plans: Plans | None = None
        self.measured: Forecast | None = None
        self._targets = targets
        self._players = players
        self._model = model

    def __repr__(self) -> str:
        return f"<Candidate {self.number}: {len(self.games)} games>"

    def belief(self, liking: Liking) -> Guess | None:
        """What is known of a liking, all together; None if nothing is."""
        known = [self.guesses[liking.measure]] if liking.measure in self.guesses else []
        if liking.measure in MEASURES:
            at = list(MEASURES).index(liking.measure)
            seen = from_games([game[at] for game in self.games], self._noise(liking.measure))
            known += [seen] if seen else []
        if self.measured and not liking.needs_plans:
            number = liking.check(self.measured).number
            known += [from_number(number)] if number else []
        return together(known) if known else None

    def _noise(self, measure: str) -> float | None:
        if measure == FIRST:
            return (1 - 1 / self._players) / self._players
        guess = self.guesses.get(measure)
        return self._model.noise(measure, self._players, guess.mean) if guess else None

    def loss(self) -> float:
        """How little it is to be expected that all likings hold; what nobody knows anything of counts nothing."""
        total = 0.0
        for liking in self._targets:
            if liking.needs_plans:
                total += plans_miss(self.plans, liking)
            else:
                guess = self.belief(liking)
                total += miss(guess, liking) if guess else 0.0
        return total


class Field:
    """All towns of a search."""

    def __init__(self, rules: Rules, targets: Sequence[Liking], players: int) -> None:
        self.candidates: list[Candidate] = []
        self.strangers = 0  # how many of them, the first ones, were drawn by chance alone
        self._targets = targets
        self._players = players
        self._model = quick_model()
        self._describer = Describer(rules)

    def __repr__(self) -> str:
        return f"<Field of {len(self.candidates)} towns>"

    def add(self, towns: Sequence[Drawn]) -> None:
        """More towns, with what the model says of them."""
        for drawn in towns:
            guesses = self._model.guesses(self._describer.describe(drawn.town), self._players)
            number = len(self.candidates)
            self.candidates.append(Candidate(number, drawn, self._targets, self._players, self._model, guesses))
        self.strangers = self.strangers or len(self.candidates)

    def best(self, count: int) -> list[Candidate]:
        """The first by what is known of them."""
        return in_order(self.candidates)[:count]

    def starters(self, count: int) -> list[Candidate]:
        """Who is to be played. Half of them were drawn by chance alone: kin share cards, and the model's errors."""
        strangers = in_order(self.candidates[: self.strangers])[: count // 2]
        return [*strangers, *[each for each in self.best(count) if each not in strangers][: count - len(strangers)]]


def in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best first; what a town leaves in the box counts against it, so much for each mechanic."""
    losses = {each.number: each.loss() + LEFT_OUT * len(each.drawn.left_out) for each in candidates}
    return sorted(candidates, key=lambda each: (losses[each.number], each.number))


def plans_miss(plans: Plans | None, liking: Liking) -> float:
    """The same for plans: the last one that has to win must, and the first that may not must not."""
    if plans is None:
        return 0.0
    shares = sorted([plan.share for plan in plans.plans], key=lambda share: -share.mean)
    least = ceil(liking.low)
    most = inf if liking.high == inf else int(liking.high)
    if least > len(shares):
        return inf
    total = miss(_share(shares[least - 1]), replace(liking, low=plans.bar, high=inf)) if least > 0 else 0.0
    if most < len(shares):
        total += miss(_share(shares[int(most)]), replace(liking, low=-inf, high=plans.bar))
    return total


def _share(share: Number) -> Guess:
    return Guess(share.mean, sqrt(0.25 / max(share.count, 1)))


class _Search:
    """One search on its way."""

    def __init__(
        self,
        rules: Rules,
        field: Field,
        targets: tuple[Liking, ...],
        players: int,
        key: str,
        crew: Crew,
        progress: Progress | None,
        card_file: str | None,
        effort: Effort,
    ) -> None:
        self.rules = rules
        self.field = field
        self.targets = targets
        self.players = players
        self.key = key
        self.crew = crew
        self.progress = progress
        self.card_file = card_file
        self.effort = effort
        self.games = 0
        self.tried = 0

    @cached_property
    def with_plans(self) -> bool:
        """Whether plans are asked for."""
        return any(liking.needs_plans for liking in self.targets)

    @cached_property
    def total(self) -> int:
        """The most games that may be played."""
        effort = self.effort
        found = effort.finalists * effort.sure + effort.surer
        left = len(self.field.candidates)
        for count, games in effort.race:
            left = min(left, count)
            found += left * games
        if self.with_plans:
            pairs = len(list(combinations(WAYS, 2)))
            screen, sure, surer = [games // self.players * self.players * pairs for games in effort.plan_games]
            found += effort.screened * (screen + FEWEST_GAMES) + effort.finalists * sure + surer
        return found

    def guess(self) -> Found:
        """The best without a game."""
        best = self.field.best(1)[0]
        checks = [_guessed(liking, best.belief(liking)) for liking in self.targets]
        return self._found(best, tuple(checks))

    def play(self) -> Found:
        """The best by games."""
        effort = self.effort
        left = self.field.starters(effort.race[0][0])
        for count, games in effort.race:
            left = left[:count]
            self._race(left, games)
            left = in_order(left)
        if self.with_plans:
            for candidate in left[: effort.screened]:
                candidate.plans = self._measure(candidate, SCREEN, FEWEST_GAMES).plans
            left = in_order(left[: effort.screened])
        finalists = left[: effort.finalists]
        for candidate in finalists:
            checks = self._settle(candidate, SURE, effort.sure)
            if all(check.verdict == MET for check in checks):
                return self._found(candidate, checks)
        best = in_order(finalists)[0]
        return self._found(best, self._settle(best, SURER, effort.surer))

    def _race(self, candidates: Sequence[Candidate], games: int) -> None:
        """Each plays on, on deals that are the same for all."""
        batches = list(self._batches(candidates, games))
        results = self.crew.run(measure, [batch for _, batch in batches])
        for (candidate, _), found in zip(batches, results, strict=True):
            candidate.games += found
            self._count(len(found))
        self.tried = max(self.tried, len(candidates))

    def _batches(self, candidates: Sequence[Candidate], games: int) -> Iterator[tuple[Candidate, Batch]]:
        for candidate in candidates:
            plan = self._plan(candidate, "race")
            first = len(candidate.games)
            for at in range(first, first + games, CHUNK):
                yield candidate, Batch(plan, at, min(CHUNK, first + games - at))

    def _settle(self, candidate: Candidate, what: str, games: int) -> tuple[Checked, ...]:
        """What other games say about a town, and nothing else."""
        made = self._measure(candidate, what, games)
        candidate.measured = made
        candidate.plans = made.plans
        return check_all(self.targets, made)

    def _measure(self, candidate: Candidate, what: str, games: int) -> Forecast:
        plan_games = self.effort.plan_games[(SCREEN, SURE, SURER).index(what)] if self.with_plans else 0
        plan = replace(self._plan(candidate, what), games=games, plan_games=plan_games)
        before = self.games

        def told(done: int, total: int) -> None:
            self._count(before + done - self.games)

        return forecast(plan, self.crew, told)

    def _plan(self, candidate: Candidate, what: str) -> ForecastPlan:
        return plan_of(self.rules, candidate.drawn.town, self.players, f"{self.key}/{what}", self.card_file)

    def _count(self, games: int) -> None:
        self.games += games
        if self.progress:
            self.progress(self.games, max(self.games, self.total))

    def _found(self, best: Candidate, checks: tuple[Checked, ...]) -> Found:
        if self.progress:
            self.progress(self.total, self.total)
        return Found(
            town=best.drawn.town,
            left_out=best.drawn.left_out,
            code=self._plan(best, "found").town,
            players=self.players,
            checks=checks,
            chance=exp(-best.loss()),
            forecast=best.measured,
            looked_at=len(self.field.candidates),
            tried=self.tried,
            games=self.games,
            warning=quick_model().warning,
        )


def _guessed(liking: Liking, guess: Guess | None) -> Checked:
    """A guess is never sure that something is as liked, only that it is far off.

    Towns that were chosen for their guesses are further off than those on which its error was measured.
    """
    if guess is None:
        return Checked(liking, None, OPEN)
    half = Z * guess.error
    number = Number(round(guess.mean, 4), round(max(0.0, guess.mean - half), 4), round(guess.mean + half, 4), 0)
    return Checked(liking, number, NOT_MET if liking.verdict(number) == NOT_MET else OPEN)
