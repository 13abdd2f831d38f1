"""One set of colours, for the cards of all boxes."""

from __future__ import annotations

from rich.style import Style

from cuore.cli.output import COLOURS
from cuore.cli.play.palette import CATEGORY_STYLES, THEME
from cuore.engine.words import BEER, BUILDING, CATEGORY_NAMES, REMINISCENCE


def test_every_category_has_a_colour_and_it_is_the_same_everywhere() -> None:
    for category in range(len(CATEGORY_NAMES)):
        assert THEME.styles[CATEGORY_STYLES[category]] == Style.parse(COLOURS[category])


def test_buildings_reminiscences_and_beers_are_told_apart_by_colour() -> None:
    others = {colour for category, colour in COLOURS.items() if category < BUILDING}
    assert len({COLOURS[BUILDING], COLOURS[REMINISCENCE], COLOURS[BEER]} - others) == 3
