"""Making a forecast: which games are played, in which order, and the door to all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b

from cuore.cards.door import load_rules
from cuore.engine.errors import DamagedRecord
from cuore.engine.rules import Rules
from cuore.engine.setup import new_game
from cuore.lab.crew import Crew, make_crew
from cuore.lab.forecast.cache import Cache
from cuore.lab.forecast.findings import Forecast, Games
from cuore.lab.forecast.games import Match, in_chunks, meetings, ordinary, play, with_and_without
from cuore.lab.forecast.piles import Pile, piles_of
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.forecast.summing import Played, sum_up
from cuore.lab.forecast.trials import Trial, anybody_got
from cuore.lab.forecast.watching import Watched

LOOKED_AT = 20
"""Deals whose cards are taken for those of all."""

SCREEN = 40
"""After so many deals a card that nobody has employed in any game so far is not tried any further."""

Progress = Callable[[int, int], None]


def forecast(
    plan: ForecastPlan,
    crew: Crew | None = None,
    progress: Progress | None = None,
    cache: Cache | None = None,
) -> Forecast:
    """What to expect of a town; the same for the same plan, whoever plays: all cores, if nobody else is named.

    ``progress`` is told how many games are done, of how many. A cache is asked first, and kept up to date.
    """
    rules = load_rules(plan.card_file)
    plan.check(rules)
    known = cache and _known(cache, plan, rules)
    if known:
        return known
    found = _Making(plan, rules, crew or make_crew(), progress).forecast()
    if cache:
        cache.put(plan, rules, found.data())
    return found


def _known(cache: Cache, plan: ForecastPlan, rules: Rules) -> Forecast | None:
    try:
        found = Forecast.from_data(cache.get(plan, rules))
    except DamagedRecord:
        return None
    return found if found.plan == plan else None


class _Making:
    """One forecast in the making: plays, and folds what was played."""

    def __init__(self, plan: ForecastPlan, rules: Rules, crew: Crew, progress: Progress | None) -> None:
        self.plan = plan
        self.rules = rules
        self.crew = crew
        self.progress = progress
        self.piles = piles_of([new_game(rules, plan.setup(deal)).deal.stock for deal in range(LOOKED_AT)])
        self.trials = [Trial(pile) for pile in self.piles if pile.measured and plan.pairs]
        self.meetings = meetings(plan)
        self.count = 0
        self.skipped = 0
        self.total = plan.games + len(self.trials) * plan.pairs * plan.players + len(self.meetings) * plan.players
        self.digest = blake2b(digest_size=16)

    def forecast(self) -> Forecast:
        """Everything, in two rounds: which cards are tried further follows from the first."""
        plan = self.plan
        screen = range(min(SCREEN, plan.pairs))
        rest = range(len(screen), plan.pairs)
        groups: list[tuple[Match, ...]] = [(match,) for match in ordinary(plan)]
        tried = [(trial, group) for trial in self.trials for group in self._deals(trial.pile, screen)]
        met = [(meeting, meeting.matches) for meeting in self.meetings]
        done = self._play([*groups, *[group for _, group in tried], *[group for _, group in met]])
        games = [played[0] for played in done[: len(groups)]]
        _note(tried, done[len(groups) : len(groups) + len(tried)])
        met_games = list(zip(self.meetings, done[len(groups) + len(tried) :], strict=True))
        open_ones = [trial for trial in self.trials if trial.matters or anybody_got(trial.pile, games)]
        further = [(trial, group) for trial in open_ones for group in self._deals(trial.pile, rest)]
        self.skipped = self.total - self.count - len(further) * plan.players
        _note(further, self._play([group for _, group in further]))
        counted = Games(
            ordinary=len(games),
            cards=(len(tried) + len(further)) * plan.players,
            plans=len(met) * plan.players,
            total=self.count,
        )
        return sum_up(
            Played(plan, self.rules, self.piles, counted, games, self.trials, met_games, self.digest.hexdigest())
        )

    def _deals(self, pile: Pile, deals: Sequence[int]) -> list[tuple[Match, ...]]:
        matches = with_and_without(self.plan, pile, deals)
        seats = self.plan.players
        return [tuple(matches[at : at + seats]) for at in range(0, len(matches), seats)]

    def _play(self, groups: Sequence[tuple[Match, ...]]) -> list[list[Watched]]:
        """The games of every group, in order."""
        matches = [match for group in groups for match in group]
        games: list[Watched] = []
        for some in self.crew.run(partial(play, self.plan), in_chunks(matches)):
            games += some
            self.count += len(some)
            for game in some:
                self.digest.update(bytes.fromhex(game.checksum))
            if self.progress:
                self.progress(self.count + self.skipped, self.total)
        found: list[list[Watched]] = []
        at = 0
        for group in groups:
            found.append(games[at : at + len(group)])
            at += len(group)
        return found


def _note(tried: Sequence[tuple[Trial, tuple[Match, ...]]], done: Sequence[Sequence[Watched]]) -> None:
    for (trial, group), games in zip(tried, done, strict=True):
        trial.note(group, games)
