"""What boxes have of their own on the screen: their zones and counters, by the names that their words give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from cuore.cli.play.scene import Scene
from cuore.engine.zones import FLAG, OF_GAME, OF_SEAT, TOP


@dataclass(frozen=True, slots=True)
class Shown:
    """A zone that has cards, or a counter that counts something: its name, how many, and what is to be seen."""

    name: str
    count: int
    content: Text


def in_house(scene: Scene, seat: int, short: bool = False) -> list[Shown]:
    """What a house has of such zones and counters."""
    house = scene.view.houses[seat]
    return _shown(scene, OF_SEAT, house.zones, house.counters, short)


def on_table(scene: Scene, short: bool = False) -> list[Shown]:
    """What lies on the table of them."""
    return _shown(scene, OF_GAME, scene.view.zones, scene.view.counters, short)


def _shown(
    scene: Scene, holder: str, zones: Mapping[str, list[int]], counters: Mapping[str, int], short: bool
) -> list[Shown]:
    brings, speaker = scene.view.deal.stock.brings, scene.speaker
    found: list[Shown] = []
    for zone in brings.zones:
        cards = zones.get(zone.name, [])
        count = counters.get(f"{zone.name}_count", len(cards)) if zone.holder == holder else 0
        if count:
            content = scene.labels.cards(cards, short) if cards else Text(f"{count} face down")
            if zone.sees == TOP:
                content = Text(f"{count}: ").append(scene.labels.name(counters[f"{zone.name}_top"], short))
            found.append(Shown(str(speaker.zone(zone.name)), count, content))
    for counter in brings.counters:
        number = counters[counter.name] if counter.holder == holder else counter.default
        if number != counter.default:
            words = ("no", "yes")[number] if counter.form == FLAG else str(number)
            found.append(Shown(str(speaker.counter(counter.name)), number, Text(words)))
    return found
