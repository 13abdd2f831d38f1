"""No mean chooses its sample by the outcome: that of all towns is the mean of what each town says by itself.

A mean over the towns where something happened breaks this law. What winners owned does, by what it asks: who won where
one had more of a card than another. It says so where it stands.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from statistics import fmean

import polars as pl
import pytest

from cuore.lab.crew import Processes
from cuore.lab.forecast import forecast, summing
from cuore.lab.forecast.findings import MEASURED, NOT_ASKED
from cuore.lab.forecast.trials import Trial
from cuore.lab.games.folder import Files, Folder, read_folder
from cuore.lab.games.whole import parquet
from cuore.lab.numbers import Number
from cuore.lab.study import (
    Arm,
    Study,
    Variant,
    answering,
    ask_box,
    ask_card,
    ask_compare,
    ask_price,
    ask_seats,
    ask_versus,
    run_study,
)
from cuore.lab.study.running import about
from tests.lab.forecast.plans import ALONE, SMALL

QUICK = Variant("base", faster=True)
TOWNS = 3
CONDITIONAL = ("company",)
"""Numbers that ask for a part of the games, and say so."""

OWN_ARMS = (Arm("one", "base", ("random", "biglove"), rotates=True), Arm("two", "base", ("random",) * 2, rotates=True))
OWN_NUMBERS = [
    {"name": number, "number": number, "arm": "one", "minus": "two"}
    for number in ("wins", "points", "margin", "rounds", "close", "differed", "turn 1", "employed:Illness")
]
STUDIES = {
    "card": ask_card(QUICK, "Illness", ["random"], towns=TOWNS),
    "versus": ask_versus(QUICK, "Illness", "Moine", ["random"], towns=TOWNS),
    "box": ask_box(QUICK, ["random"], cards=["Illness", "Moine"], towns=TOWNS),
    "price": ask_price(QUICK, "Moine", "random", prices=[2, 9], towns=TOWNS),
    "compare": ask_compare(QUICK, Variant("other"), "random", plans=False, towns=TOWNS),
    "seats": ask_seats([Variant("three", players=3)], "random", towns=TOWNS),
    "own": Study("own", "own", (QUICK,), OWN_ARMS, {"numbers": OWN_NUMBERS}, towns=TOWNS),
}


def means(found: object, path: str = "") -> Iterator[tuple[str, float]]:
    """Every mean of some findings with its place in them; other cards by their names."""
    if isinstance(found, Number):
        yield path, found.mean
    elif isinstance(found, float):
        yield path, found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from means(value, f"{path}.{key}")
    elif isinstance(found, tuple):
        for at, value in enumerate(found):
            yield from means(value, f"{path}.{getattr(value, 'name', at)}")
    elif is_dataclass(found):
        for each in fields(found):
            if each.name not in (*CONDITIONAL, "study", "plan", "by_wins", "by_points"):
                yield from means(getattr(found, each.name), f"{path}.{each.name}")


def of_town(study: Study, played: Folder, town: int, path: Path) -> Folder:
    """The games of one town, as if there were no other."""
    per_town = study.games_a_town
    games = range(town * per_town, (town + 1) * per_town)
    frames = {"games": played.games(games), "employments": played.employments(games)}
    frames["towns"] = played.towns().filter(pl.col("town") == town)
    back = {"game": games.start, "town": town}
    whole = {table: parquet(_moved(frame.collect(), back)) for table, frame in frames.items()}
    with Folder.open(path, about(study)) as folder:
        folder.add(Files(range(per_town), whole))
    return read_folder(path)


def _moved(frame: pl.DataFrame, back: dict[str, int]) -> pl.DataFrame:
    """The same rows with smaller numbers."""
    columns = [(pl.col(name) - by).cast(pl.UInt32) for name, by in back.items() if name in frame.columns]
    return frame.with_columns(columns)


@pytest.mark.parametrize("question", STUDIES)
def test_what_all_towns_say_is_the_mean_of_what_each_town_says(
    question: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "is_exposed", lambda cases, of: True)  # no number is left out
    study = STUDIES[question]
    run_study(study, tmp_path / "all", Processes(1))
    played = read_folder(tmp_path / "all")
    whole = dict(means(answering.answer(study, played, TOWNS)))
    parts = [
        dict(means(answering.answer(study, of_town(study, played, town, tmp_path / f"{town}"), 1)))
        for town in range(TOWNS)
    ]
    assert len(whole) >= 4
    for place, value in whole.items():
        towns = [part.get(place, 0.0) for part in parts]  # a card that came into no game of a town has no row there
        assert value == pytest.approx(fmean(towns), abs=0.0002), place


def test_what_a_forecast_says_is_the_mean_of_what_each_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    caught: list[summing.Played] = []
    monkeypatch.setattr(sys.modules["cuore.lab.forecast.forecast"], "sum_up", caught.append)
    forecast(replace(SMALL, pairs=5, plan_games=0), crew=ALONE)
    (played,) = caught
    monkeypatch.setattr(summing, "_verdict", lambda trial, *_: MEASURED if trial else NOT_ASKED)
    whole = dict(means(summing.sum_up(played)))
    by_game = [dict(means(summing.sum_up(played._replace(games=[game])))) for game in played.games]
    deals = [[_of_deal(trial, at) for trial in played.trials] for at in range(len(played.trials[0].wins))]
    by_deal = [dict(means(summing.sum_up(played._replace(trials=trials)))) for trials in deals]
    skipped = ("deviation", "tenth", "median", "ninetieth", "seconds_a_decision")
    checked = 0
    for place, value in whole.items():
        if place.endswith(skipped):
            continue
        some = by_deal if place.endswith((".worth", ".points", ".differed")) and ".cards." in place else by_game
        assert value == pytest.approx(fmean([part.get(place, 0.0) for part in some]), abs=0.0002), place
        checked += 1
    assert checked > 60


def _of_deal(trial: Trial, at: int) -> Trial:
    found = Trial(trial.pile)
    found.wins, found.points, found.differed = [trial.wins[at]], [trial.points[at]], [trial.differed[at]]
    return found
