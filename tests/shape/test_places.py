"""The Town and the Park are two values of one idea: a rule is asked of the place, and nobody asks which place it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from cuore.cards.catalogue import OFFICIAL
from cuore.engine.place import Place
from cuore.engine.places.park import PARK
from cuore.engine.places.town import TOWN
from cuore.engine.words import DISMISS, PHASE_NAMES
from tests.shape.sources import modules

MAY_IMPORT = {
    "cards/catalogue.py": "boxes made of a card file are played in the Town",
    "engine/position/reading_park.py": "reads the state of the Park",
    **{f"cards/{box.id}/box.py": "a box says where it is played" for box in OFFICIAL},
}
MAY_LOOK_FOR_ITS_STATE = {
    "cards/more/steps.py",
    "engine/game.py",
    "engine/moves/course.py",
    "engine/outline.py",
    "engine/position/sense.py",
    "engine/position/writing.py",
    "engine/view.py",
    "engine/worlds.py",
}
"""Where the Park's own zones are copied, cleared, written, read and shown."""


def imports_of_a_place() -> Iterator[str]:
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and any(name.name in ("PARK", "TOWN") for name in node.names):
                yield path


def asks_for_the_park() -> Iterator[str]:
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and (
                node.attr == "park_in_use"
                or (node.attr == "in_use" and isinstance(node.value, ast.Attribute) and node.value.attr == "park")
            ):
                yield path


def comparisons_of_places() -> Iterator[str]:
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare) and any(
                ast.unparse(side).endswith((".place", "place.name", "place.title"))
                for side in (node.left, *node.comparators)
            ):
                yield f"{path}:{node.lineno}: {ast.unparse(node)}"


def test_only_boxes_name_a_place() -> None:
    assert {path for path in imports_of_a_place() if not path.startswith("engine/places/")} <= set(MAY_IMPORT)


def test_whether_this_is_the_park_is_asked_only_where_its_zones_are_kept() -> None:
    assert set(asks_for_the_park()) == MAY_LOOK_FOR_ITS_STATE


def test_places_are_never_compared() -> None:
    found = [line for line in comparisons_of_places() if " in ELSEWHERE" not in line]
    assert [line for line in found if "frame.place" not in line and " f.place" not in line] == []


@pytest.mark.parametrize("place", [TOWN, PARK], ids=lambda place: place.name)
def test_a_place_names_where_each_of_its_phases_begins(place: Place) -> None:
    for phase, at in place.steps.items():
        assert 0 <= at < len(place.turn)
        assert phase != DISMISS
        assert PHASE_NAMES[phase].replace("picking", "pick") in type(place.turn[at]).__name__.lower()
    assert place.after_serving in place.steps


def test_a_place_is_sealed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        TOWN.visitors = 10
