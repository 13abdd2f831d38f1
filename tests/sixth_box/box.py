"""Lantern Night as one thing."""

from __future__ import annotations

from cuore.engine.box import Box
from cuore.engine.places.town import TOWN
from tests.sixth_box.cards import CARDS
from tests.sixth_box.steps import (
    ASK_HANG,
    HANG,
    TOLD_HUNG,
    TOLD_TAKEN_DOWN,
    VERANDA,
    FewestOwned,
    MayHang,
    TakeDown,
)
from tests.sixth_box.words import ENGLISH

BOX = Box(
    "lanterns",
    "Lantern Night",
    about="with a veranda for every house",
    place=TOWN,
    cards=CARDS,
    steps=(MayHang, TakeDown),
    score_rules=(FewestOwned,),
    zones=(VERANDA,),
    verbs=(HANG,),
    questions=(ASK_HANG,),
    events=(TOLD_HUNG, TOLD_TAKEN_DOWN),
    words={"english": ENGLISH},
    players=(2, 5),
    help_lines=(("veranda", "light up the night; every house has one, where cards hang until they are taken down"),),
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
