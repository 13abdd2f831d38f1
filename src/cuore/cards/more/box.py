"""More Tanto Cuore, a party in the Park."""

from __future__ import annotations

from cuore.cards.more.cards import CARDS
from cuore.cards.more.steps import STEPS
from cuore.engine.box import Box, TownNeed
from cuore.engine.places.park import PARK

BOX = Box(
    "more",
    "More Tanto Cuore",
    about="another game: rounds in the Park",
    place=PARK,
    cards=CARDS,
    steps=tuple(STEPS.values()),
    players=(2, 4),
    needs=(TownNeed(2, names=("Edith Shirling", "Lenor Abrille", "Julia")),),  # or Food is hardly to be had
    love_deduced=("cost", "copies"),
    first_town=(
        "Anise Greenaway at the Park",
        "Ophelia Grail at the Park",
        "Edith Shirling",
        "Lenor Abrille",
        "Tomo Watagaya",
        "Cecilia Saint-Claire",
        "Moinne de Lefèbre",
        "Chiffon Loudenne",
        "Elaine Fontenille",
        "Dawn Stride",
    ),
)
