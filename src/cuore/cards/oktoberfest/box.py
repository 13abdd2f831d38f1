"""Oktoberfest, with beers."""

from __future__ import annotations

from cuore.cards.oktoberfest.cards import CARDS
from cuore.cards.oktoberfest.steps import STEPS
from cuore.engine.box import Box, TownNeed
from cuore.engine.places.town import TOWN

BOX = Box(
    "oktoberfest",
    "Oktoberfest",
    about="with beers",
    place=TOWN,
    cards=CARDS,
    steps=tuple(STEPS.values()),
    needs=(
        TownNeed(
            1,
            deed="beer",
            mechanic="beer",
            reason="a town with beers needs at least one Bar Maid",
            if_combined=True,
        ),
    ),
    love_deduced=("cost",),
    first_town=(
        "Elsa Reinmaier",
        "Toni Darling",
        "Nora Morgenstern",
        "Nadja Kersten",
        "Sara Leonhardt",
        "Kirika von Heidemann",
        "Anna Hartmann",
        "Ute Krombach",
        "Kaori Hamasaki",
        "Paula Lauenburg",
    ),
)
