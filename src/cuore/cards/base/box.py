"""The first box, Tanto Cuore."""

from __future__ import annotations

from cuore.cards.base.cards import CARDS
from cuore.cards.base.steps import STEPS
from cuore.engine.box import Box
from cuore.engine.places.town import TOWN

BOX = Box(
    "base",
    "Tanto Cuore",
    about="where to begin",
    place=TOWN,
    cards=CARDS,
    steps=tuple(STEPS.values()),
    beginners_without=("Bad Habit",),
    first_town=(
        "Azure Crescent",
        "Viola Crescent",
        "Rouge Crescent",
        "Safran Virginie",
        "Kagari Ichinomiya",
        "Geneviève Daubigny",
        "Moine de Lefèvre",
        "Tenalys Trent",
        "Sainsbury Lockwood",
        "Anise Greenaway",
    ),
)
