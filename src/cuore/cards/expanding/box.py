"""Expanding the House, with buildings."""

from __future__ import annotations

from cuore.cards.expanding.cards import CARDS
from cuore.cards.expanding.steps import STEPS
from cuore.engine.box import Box
from cuore.engine.places.town import TOWN

BOX = Box(
    "expanding",
    "Expanding the House",
    about="with buildings",
    place=TOWN,
    cards=CARDS,
    steps=tuple(STEPS.values()),
    love_deduced=("cost", "copies"),
    first_town=(
        "Ririko Hiiragi",
        "Suzuna Kamikawa",
        "Felicity Horn",
        "Lilac Hawkwind",
        "Rutile der Sar",
        "Phyllis Lumley",
        "Emily Raymond",
        "Amaretto Renard",
        "Carillon Vandoor",
        "Tiffany Wise",
    ),
)
