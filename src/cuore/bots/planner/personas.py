"""The tempers of the planner: the common one, four characters with a taste of their own, and a beginner's."""

from __future__ import annotations

from cuore.bots.planner.temper import Temper


def rush() -> Temper:
    """Takes points early and wants the game to be over before the others have built anything."""
    return Temper(rounds=24.0, pace=0.6, spare=0.0, points=0.7)


def chambermaids() -> Temper:
    """Fills the private quarters: chambermaids, their sets, and a light deck."""
    return Temper(chamber=0.8, chamber_early=0.7, sets=0.85, thin=1.2)


def engine() -> Temper:
    """Builds first: maids who draw and give Servings, points late."""
    return Temper(draw=1.1, serving=1.0, text=0.0, points=0.35)


def harasser() -> Temper:
    """Makes life hard for the others: events, and maids who do something to them."""
    return Temper(event=1.0, menace=2.0, text=0.2)


def apprentice() -> Temper:
    """Likes Love and cards that bring some, believes there is always time, and misses what maids do together."""
    return Temper(
        draw=0.4,
        serving=0.1,
        employment=0.1,
        text=0.0,
        maids=0.2,
        points=0.6,
        chamber=0.3,
        chamber_early=0.3,
        sets=0.5,
        thin=0.2,
        private=0.3,
        strong=0.0,
        pace=2.0,
        rounds=60.0,
        skill=0.9,
        first_master=0.1,
        deny=0.0,
    )
