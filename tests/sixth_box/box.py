"""Lantern Night as one thing."""

from __future__ import annotations

from cuore.engine.box import Box
from cuore.engine.places.town import TOWN
from tests.sixth_box.cards import CARDS

BOX = Box(
    "lanterns",
    "Lantern Night",
    about="with a veranda for every house",
    place=TOWN,
    cards=CARDS,
    players=(2, 5),
    help_lines=(("lanterns", "light up the night; every house has a veranda for them"),),
    first_town=(
        "Mirela Dusk",
        "Ilse Glow",
        "Liv Taper",
        "Petra Wick",
        "Yara Candle",
        "Sunniva Halo",
        "Calla Spark",
        "Noor Ember",
        "Tamsin Flare",
        "Runa Beacon",
    ),
)
