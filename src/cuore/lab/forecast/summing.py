"""What the games of a forecast say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import NamedTuple

from cuore.bots.registry import KNOWN_BOTS
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.lab.forecast.cache import sources
from cuore.lab.forecast.findings import (
    MEASURED,
    MISUSED,
    NEVER,
    NOT_ASKED,
    SELDOM,
    UNKNOWN,
    CardForecast,
    Close,
    Forecast,
    Games,
    Hurts,
    Minutes,
    PlanForecast,
    Plans,
    Versions,
)
from cuore.lab.forecast.games import PLANS, Meeting
from cuore.lab.forecast.piles import Pile
from cuore.lab.forecast.plan import ForecastPlan
from cuore.lab.forecast.trials import Trial, anybody_got
from cuore.lab.forecast.watching import Watched
from cuore.lab.numbers import LEADS, Number, Spread, clipped, is_exposed, mean, share, spread, surely, times, worth

SECONDS = 6.0
"""What a person needs for a decision. Nobody has measured it: every number of minutes stands on this assumption."""

ASSUMED = f"Assumed, not measured: {SECONDS:g} seconds a decision."

CLOSE = 3
"""Points between the first and the second that make a close game."""

WHOLE = 0.5
"""The most that a card can be worth between two players: with it every game is won, without it none."""

WINS = 0.9
"""The part of an equal share of the wins with which a plan still counts as one that wins: between two, 45 %."""


class Played(NamedTuple):
    """All games of a forecast, and what they were about."""

    plan: ForecastPlan
    rules: Rules
    piles: Sequence[Pile]
    counted: Games
    games: Sequence[Watched]  # the ordinary ones
    trials: Sequence[Trial]
    met: Sequence[tuple[Meeting, Sequence[Watched]]]
    checksum: str


def sum_up(played: Played) -> Forecast:
    """The forecast that games make."""
    plan, games = played.plan, played.games
    seats = range(plan.players)
    decisions = spread([game.decisions for game in games])
    margin = spread([_margin(game.points) for game in games])
    return Forecast(
        plan=plan,
        versions=Versions(RULES_VERSION, played.rules.fingerprint, sources()),
        games=played.counted,
        checksum=played.checksum,
        rounds=spread([game.rounds for game in games]),
        decisions=decisions,
        minutes=_minutes(decisions),
        points=spread([vp for game in games for vp in game.points], [sum(game.points) / len(seats) for game in games]),
        winner_points=mean([float(max(game.points)) for game in games]),
        points_by_turn=tuple(mean([float(game.points[_seat(game, turn)]) for game in games]) for turn in seats),
        wins_by_turn=tuple(share([game.share(_seat(game, turn)) for game in games]) for turn in seats),
        lead_changes=spread([game.lead_changes for game in games]),
        close=Close(margin, CLOSE, share([float(_margin(game.points) <= CLOSE) for game in games])),
        hurts=_hurts(games),
        endings={ending: sum(game.ending == ending for game in games) for ending in _unique(g.ending for g in games)},
        cards=_cards(played, margin),
        plans=_plans(plan, played.met),
    )


def _seat(game: Watched, turn: int) -> int:
    """The seat that moves first, second and so on."""
    return (game.first + turn) % len(game.points)


def _margin(points: Sequence[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second


def _minutes(decisions: Spread) -> Minutes:
    factor = SECONDS / 60
    found = times(decisions, factor)
    return Minutes(
        mean=found.mean,
        low=found.low,
        high=found.high,
        count=found.count,
        tenth=round(decisions.tenth * factor, 2),
        ninetieth=round(decisions.ninetieth * factor, 2),
        seconds_a_decision=SECONDS,
        about=ASSUMED,
    )


def _hurts(games: Sequence[Watched]) -> Hurts:
    found = mean([float(sum(game.hurts.values())) for game in games])
    by = {
        name: mean([float(game.hurts.get(name, 0)) for game in games])
        for name in _unique(name for game in games for name in sorted(game.hurts))
    }
    return Hurts(
        **asdict(found),
        none=share([float(not game.hurts) for game in games]),
        by=dict(sorted(by.items(), key=lambda item: (-item[1].mean, item[0]))),
    )


def _unique(words: Iterable[str]) -> list[str]:
    return sorted(set(words))


def _cards(played: Played, margin: Spread) -> tuple[CardForecast, ...]:
    trials = {trial.pile.name: trial for trial in played.trials}
    sure = dict(zip(trials, surely([trial.wins for trial in played.trials], WHOLE), strict=True))
    return tuple(
        _card(played.rules, pile, played.games, trials.get(pile.name), margin.mean, sure.get(pile.name, False))
        for pile in played.piles
    )


def _card(
    rules: Rules, pile: Pile, games: Sequence[Watched], trial: Trial | None, margin: float, sure: bool
) -> CardForecast:
    had = [[sum(got.get(kind, 0) for kind in pile.kinds) for got in game.got] for game in games]
    found = _lost(trial.wins, len(games[0].points)) if trial else None
    verdict = _verdict(trial, found, anybody_got(pile, games))
    learnt = trial if verdict not in UNKNOWN else None
    together = len(pile.kinds) > 1 or rules.names[pile.kinds[0]] != pile.name
    a_game = len(games) * len(games[0].points)
    return CardForecast(
        name=pile.name,
        category=pile.category,
        cost=None if together else rules.cost[pile.kinds[0]],
        employed=mean([sum(counts) / len(counts) for counts in had]),
        games=share([float(any(counts)) for counts in had]),
        company=_company(games, had),
        worth=found if learnt else None,
        points=worth(learnt.points, LEADS * margin) if learnt else None,
        differed=share(trial.differed) if trial else None,
        slipped=trial.slipped if trial else 0,
        verdict=verdict,
        sure=sure,
        members={
            rules.names[kind]: round(sum(got.get(kind, 0) for game in games for got in game.got) / a_game, 4)
            for kind in (pile.kinds if together else ())
        },
    )


def _lost(gained: Sequence[float], players: int) -> Number:
    """What of the wins whoever may not have a card loses: an equal part at most, and the others' parts may be won."""
    return clipped(worth(gained, WHOLE), 1 / players - 1, 1 / players)


def _verdict(trial: Trial | None, gained: Number | None, employed: bool) -> str:
    if trial is None or gained is None:
        return NOT_ASKED
    if not trial.got and not employed:
        return NEVER
    if not is_exposed(sum(trial.differed), len(trial.differed)):
        return SELDOM
    return MISUSED if gained.high < 0 else MEASURED


def _company(games: Sequence[Watched], had: Sequence[Sequence[int]]) -> Number | None:
    """How much more of the wins than an equal part those had who had most of it, where not all had as many."""
    seen: list[float] = []
    for game, counts in zip(games, had, strict=True):
        most = [seat for seat, count in enumerate(counts) if count == max(counts)]
        if len(most) < len(counts):
            seen.append(sum(game.share(seat) for seat in most) - len(most) / len(counts))
    others = 1 - 1 / len(had[0])
    return clipped(worth(seen, WHOLE), -others, others) if seen else None


def _plans(plan: ForecastPlan, met: Sequence[tuple[Meeting, Sequence[Watched]]]) -> Plans | None:
    if not met:
        return None
    fair = 1 / plan.players
    bar = round(WINS * fair, 4)
    won: dict[tuple[str, str], list[float]] = {}
    for meeting, games in met:
        for match, game in zip(meeting.matches, games, strict=True):
            at = match.seats.index(meeting.one)
            won.setdefault((meeting.one, meeting.others), []).append(game.share(at))
            if plan.players == 2:
                won.setdefault((meeting.others, meeting.one), []).append(game.share(1 - at))
    found = [_plan_forecast(name, bar, won) for name in PLANS]
    winning = Number(
        mean=float(sum(each.wins for each in found)),
        low=float(sum(each.share.low >= bar for each in found)),
        high=float(sum(each.share.high >= bar for each in found)),
        count=len(found),
    )
    return Plans(winning, round(fair, 4), bar, tuple(found))


def _plan_forecast(name: str, bar: float, won: dict[tuple[str, str], list[float]]) -> PlanForecast:
    shares = share([part for (one, _), parts in won.items() if one == name for part in parts])
    return PlanForecast(
        name=name,
        about=next(bot.about for bot in KNOWN_BOTS if bot.name == name),
        share=shares,
        wins=shares.mean >= bar,
        against={other: round(sum(parts) / len(parts), 4) for (one, other), parts in won.items() if one == name},
    )
