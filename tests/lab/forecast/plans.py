"""Small plans, and a forecast that several tests look at."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cuore.cards.catalogue import official_rules
from cuore.engine.words import EVENT, PRIVATE
from cuore.lab.crew import Processes
from cuore.lab.forecast import Forecast, ForecastPlan, forecast
from tests.towns import FIRST_TOWN

ALONE = Processes(1)
"""This process plays."""

SMALL = ForecastPlan(
    town="SMALL", boxes=("base",), maids=FIRST_TOWN, faster=True, seed="small", games=20, pairs=2, plan_games=2
)
"""Fewer than a hundred games."""

QUIET = replace(SMALL, pairs=0, plan_games=0)
"""Ordinary games alone."""

NOBODY_ATTACKS = replace(
    QUIET,
    maids=(
        *("Azure Crescent", "Viola Crescent", "Rouge Crescent", "Safran Virginie", "Kagari Ichinomiya"),
        *("Geneviève Daubigny", "Moine de Lefèvre", "Tenalys Trent", "Anise Greenaway", "Ophelia Grail"),
    ),
    without=tuple(
        card.name for card in official_rules().cards if card.box == "base" and card.category in (EVENT, PRIVATE)
    ),
)
"""A town in which no card does anything bad to others."""

ABSURD = """
[[card]]
name = "Sainsbury Lockwood"
box = "base"
category = "general maid"
cost = 2
vp = 6
icons = {draw = 1, love = 2, serving = 1, employment = 1}
"""
"""A maid whom nobody else can do without."""


@cache
def small_forecast() -> Forecast:
    """The forecast of the small plan, made once."""
    return forecast(SMALL, crew=ALONE)
