"""Romantic Vacation, with Reminiscences."""

from __future__ import annotations

from cuore.cards.vacation.cards import CARDS
from cuore.cards.vacation.steps import STEPS
from cuore.engine.box import Box
from cuore.engine.places.town import TOWN

BOX = Box(
    "vacation",
    "Romantic Vacation",
    about="with Reminiscences",
    place=TOWN,
    cards=CARDS,
    steps=tuple(STEPS.values()),
    love_deduced=("cost", "copies"),
    retired=dict.fromkeys(
        (
            "Shell Gathering",
            "Beach Volleyball",
            "Night Market",
            "Astronomic Observation",
            "Treasure Dive",
            "Fireworks Show",
            "Moonlit Dance",
            "Sunset Cruise",
        ),
        "was a reconstruction of ours, and is no more: the printed Reminiscences have replaced it",
    ),
    first_town=(
        "Hyacinth Arrow",
        "Evita Catala",
        "Margareta Torrente",
        "Daphne Coraille",
        "Fea Primrose",
        "Riya Naragashi",
        "Caldina Alley",
        "Cynthia Lakes",
        "Lydia Leon",
        "Clorinde Sea",
    ),
)
