"""The quick model: its file, what it says of cards it has never seen, and that it is in step with the games."""

from __future__ import annotations

import json
from math import isfinite
from statistics import fmean

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cards.door import load_rules
from cuore.engine.errors import DamagedRecord
from cuore.engine.rules import RULES_VERSION
from cuore.lab.forecast.features import Describer, names_of_features
from cuore.lab.forecast.measures import FIRST, MEASURES, ROUNDS, Batch, measure, plan_of
from cuore.lab.forecast.model import Fitted, Model, quick_model, read_model
from cuore.town import draw_town
from tests.lab.forecast.plans import ABSURD

RULES = official_rules()
ALL = tuple(box for box in RULES.boxes if box != "more")


def test_the_model_is_in_step_with_the_features() -> None:
    """If this fails, the cards or their features have changed: run ``python -m tools.fit_towns``."""
    assert quick_model().fitted.features == names_of_features(RULES)
    assert quick_model().fitted.rules == RULES_VERSION
    assert set(quick_model().fitted.tables["2"].numbers) == set(MEASURES) - {FIRST}


def test_every_town_is_described_by_features_that_there_are() -> None:
    names = set(names_of_features(RULES))
    describer = Describer(RULES)
    for boxes in (*[(box,) for box in RULES.boxes], ALL, ("more", "base", "oktoberfest")):
        for number in range(10):
            assert set(describer.describe(draw_town(RULES, boxes, f"{number}"))) <= names


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_guesses_are_finite_and_admit_their_error(players: int) -> None:
    guesses = quick_model().guesses(Describer(RULES).describe(draw_town(RULES, ALL, "finite")), players)
    assert set(guesses) == set(MEASURES) - {FIRST}
    for name, guess in guesses.items():
        assert isfinite(guess.mean)
        assert guess.mean >= 0
        assert 0 < guess.error < 1000
        noise = quick_model().noise(name, players, guess.mean)
        assert noise is not None
        assert noise > 0


def test_of_tables_it_has_never_seen_it_says_nothing() -> None:
    assert quick_model().guesses({}, 7) == {}
    assert quick_model().noise(ROUNDS, 7, 20.0) is None


def test_a_card_from_a_file_counts_with_what_it_does() -> None:
    rules = load_rules(ABSURD)
    towns = [draw_town(rules, ("base",), f"{number}") for number in range(60)]
    with_her = next(town for town in towns if "Sainsbury Lockwood" in town.maids)
    features = Describer(rules).describe(with_her)
    assert quick_model().guesses(features, 2)[ROUNDS].mean > 0
    without = {name: value for name, value in features.items() if name != "card Sainsbury Lockwood"}
    assert quick_model().guesses(without, 2) == quick_model().guesses(features, 2)


def test_it_tells_short_towns_from_long_ones() -> None:
    """Of forty towns, the four of the shortest and of the longest guess are played: loosely, but truly."""
    describer = Describer(RULES)
    towns = [draw_town(RULES, ("base", "vacation"), f"guess {number}") for number in range(40)]
    towns.sort(key=lambda town: quick_model().guesses(describer.describe(town), 2)[ROUNDS].mean)

    def played(number: int) -> float:
        plan = plan_of(RULES, towns[number], 2, "played")
        return fmean(game[list(MEASURES).index(ROUNDS)] for game in measure(Batch(plan, 0, 8)))

    assert fmean(map(played, range(4))) + 3 < fmean(map(played, range(-4, 0)))


def test_it_says_when_the_rules_are_others() -> None:
    fitted = quick_model().fitted
    other = Fitted(RULES_VERSION + 1, fitted.bot, fitted.games, fitted.features, fitted.tables)
    assert quick_model().warning == ""
    assert "fitted to version" in Model(other).warning


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rules": 2}', "[" * 100_000])
def test_what_is_no_model_is_refused(text: str) -> None:
    with pytest.raises(DamagedRecord):
        read_model(text)


def test_a_model_with_a_missing_weight_is_refused() -> None:
    fit = {"base": 1.0, "weights": [1.0], "error": 0.1, "noise": 1.0}
    data = {"rules": 2, "bot": "x", "games": 8, "features": ["a", "b"]}
    with pytest.raises(DamagedRecord, match="a weight is missing"):
        read_model(json.dumps({**data, "tables": {"2": {"towns": 1, "numbers": {"rounds": fit}}}}))
