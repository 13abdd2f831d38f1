"""Cards by what they cost and what they are worth: named where there is room, the others below."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cuore.lab.pages.charts import Scale
from cuore.lab.report.charts.drawing import (
    PHONE,
    SMALL,
    Key,
    Picture,
    legend,
    level,
    lines,
    mark,
    room,
    text,
    ticks,
    told,
    upright,
)

SPREAD = 11.0
"""Pixels between the marks of one price."""

LINE = 18.0
"""The height of a line of the names below."""


@dataclass(frozen=True)
class Spot:
    """One mark. Those with a greater ``weight`` are named first; ``of`` is whose row it is in the table."""

    x: int
    y: float
    label: str
    tip: str
    look: str
    shape: str
    weight: float
    of: str = ""


class _Place(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Place) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def scatter(
    spots: Sequence[Spot], say: Callable[[float], str], keys: Sequence[Key], units: tuple[str, str], width: float
) -> Picture:
    """The chart: ``units`` are what lies to the right and what lies above."""
    said, y = legend(keys, width)
    top, left, right = y + 28, 46.0, width - 12
    bottom = top + (300 if width <= PHONE else 380)
    low = min(0.0, *[spot.y for spot in spots])
    high = max(0.0, *[spot.y for spot in spots])
    pad = 0.08 * (high - low or 1.0)
    across = Scale(min(spot.x for spot in spots) - 0.5, max(spot.x for spot in spots) + 0.5, right - left, 0.0)
    down = Scale(low - pad, high + pad, bottom - top, 0.0)
    behind = "".join(
        level(bottom - down(step), left, right, "zero" if not step else "grid")
        + text(left - 8, bottom - down(step) + 4, say(step), "small", "end")
        for step in ticks(low - pad, high + pad, 8)
    )
    behind += "".join(
        text(left + across(cost), bottom + 17, f"{cost}", "small", "middle")
        + upright(left + across(cost), bottom, bottom + 4, "grid")
        for cost in sorted({spot.x for spot in spots})
    )
    behind += level(bottom, left, right, "grid")
    behind += text(0, top - 12, units[1], "small") + text((left + right) / 2, bottom + 36, units[0], "small", "middle")
    places = _spread(spots, lambda spot: (left + across(spot.x), bottom - down(spot.y)), SPREAD)
    marks = "".join(
        told(mark(spot.shape, x, y, spot.look), spot.tip, spot.of or spot.label)
        for spot, (x, y) in zip(spots, places, strict=True)
    )
    nothing = bottom - down(0.0)
    names, nameless = _names(spots, places, _Place(left, top - 8, width, bottom), nothing)
    below, end = _below(nameless, say, bottom + 44, width)
    return Picture(width, end, said + behind + names + marks + below)


def _below(spots: Sequence[Spot], say: Callable[[float], str], top: float, width: float) -> tuple[str, float]:
    """Whose names had no room beside their marks, from the left to the right."""
    if not spots:
        return "", top
    first, *others = [f"{spot.label} ({spot.x}, {say(spot.y)})" for spot in sorted(spots, key=lambda s: (s.x, -s.y))]
    found = lines([f"Dots without a name: {first}", *others], width, SMALL)
    said = "".join(text(0, top + LINE * (at + 1) - 4, words, "small") for at, words in enumerate(found))
    return said, top + LINE * len(found) + 4


def _spread(spots: Sequence[Spot], at: Callable[[Spot], tuple[float, float]], step: float) -> list[tuple[float, float]]:
    """Where each is drawn: who would cover another moves aside."""
    taken: dict[int, list[tuple[float, float]]] = defaultdict(list)
    found: list[tuple[float, float]] = []
    for spot in spots:
        x, y = at(spot)
        for number in range(len(spots)):
            shift = (number + 1) // 2 * step * (1 if number % 2 else -1)
            if all(abs(x + shift - other) >= step or abs(y - height) >= step for other, height in taken[spot.x]):
                x += shift
                break
        taken[spot.x].append((x, y))
        found.append((x, y))
    return found


def _names(
    spots: Sequence[Spot], places: Sequence[tuple[float, float]], whole: _Place, nothing: float
) -> tuple[str, list[Spot]]:
    """The names that cover no mark, no other name and not the line of nothing, the heaviest first; and who has none."""
    taken = [_Place(x - 7, y - 7, x + 7, y + 7) for x, y in places]
    taken.append(_Place(whole.left, nothing - 1, whole.right, nothing + 1))
    said, nameless = "", []
    for number in sorted(range(len(spots)), key=lambda at: -spots[at].weight):
        spot, (x, y) = spots[number], places[number]
        long = room(spot.label, SMALL)
        tries = [
            (x + 10, y + 4, "start", _Place(x + 8, y - 8, x + 10 + long, y + 8)),
            (x - 10, y + 4, "end", _Place(x - 10 - long, y - 8, x - 8, y + 8)),
            (x, y - 11, "middle", _Place(x - long / 2, y - 23, x + long / 2, y - 7.5)),
            (x, y + 20, "middle", _Place(x - long / 2, y + 7.5, x + long / 2, y + 25)),
        ]
        for left, base, anchor, place in tries:
            inside = place.left >= whole.left and place.right <= whole.right
            inside = inside and place.top >= whole.top and place.bottom <= whole.bottom
            if inside and not any(place.meets(other) for other in taken):
                said += text(left, base, spot.label, "small halo", anchor)
                taken.append(place)
                break
        else:
            nameless.append(spot)
    return said, nameless
