"""The houses on the screen: what everybody may see of everybody, the plain word beside the flavour word."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.fit import Cut
from cuore.cli.play.labels import Labels
from cuore.cli.play.scene import Scene
from cuore.engine.view import HouseView


def small_houses(scene: Scene, lines: int) -> list[RenderableType]:
    """Every house in at most so many lines."""
    return [Cut(_small_house(scene, seat), lines) for seat in _seating(scene)]


def full_houses(scene: Scene) -> RenderableType:
    """Every house with a line for each part of it."""
    blocks = [_full_house(scene, seat) for seat in _seating(scene)]
    return Panel(
        Group(*blocks),
        title=Text("Houses", "heading"),
        title_align="left",
        border_style="frame",
        padding=(0, 1),
    )


def _seating(scene: Scene) -> list[int]:
    """The others in the order of their turns, then the own house, next to the hand."""
    seats = len(scene.view.houses)
    return [(scene.view.seat + i) % seats for i in range(1, seats + 1)]


def _heading(scene: Scene, seat: int) -> Text:
    return Text.assemble(("▸ " if seat == scene.view.turn else "  ", "number"), (scene.names[seat], "player"))


def _small_house(scene: Scene, seat: int) -> Text:
    house = scene.view.houses[seat]
    labels = scene.labels
    text = _heading(scene, seat)
    if seat == scene.view.seat:
        text.append(
            f"  deck (waiting room) {house.deck_count} · discard pile (kitchen entrance) {house.discard_count}",
            "not bold",
        )
    else:
        text.append(f"  hand {house.hand_count} · deck {house.deck_count} · discard {house.discard_count}")
    text.append(_top(house, labels, short=True))
    for word, cards in _quarters(house, labels, short=True):
        text.append(f" · {word} ", "quiet").append(cards)
    return text


def _full_house(scene: Scene, seat: int) -> RenderableType:
    house = scene.view.houses[seat]
    labels = scene.labels
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="quiet", no_wrap=True)
    grid.add_column()
    if seat != scene.view.seat:
        grid.add_row("hand", str(house.hand_count))
    grid.add_row("deck", Text(str(house.deck_count)).append("  (waiting room)", "quiet"))
    discard = (
        Text(str(house.discard_count)).append(_top(house, labels, short=False)).append("  (kitchen entrance)", "quiet")
    )
    grid.add_row("discard", discard)
    for word, cards in _quarters(house, labels, short=False):
        grid.add_row(word, cards)
    return Group(_heading(scene, seat), Padding(grid, (0, 0, 0, 2)))


def _top(house: HouseView, labels: Labels, short: bool) -> Text:
    return Text(": ").append(labels.name(house.discard_top, short)) if house.discard_count else Text()


def _quarters(house: HouseView, labels: Labels, short: bool) -> list[tuple[str, Text]]:
    """The parts of the private quarters that are not empty, and the cards played this turn."""
    found: list[tuple[str, Text]] = []
    if house.chambermaids:
        found.append(("chamber", labels.cards(house.chambermaids, short)))
    if house.private:
        stack = [labels.entry(entry, short) for entry in reversed(house.private)]
        found.append(("private", Text(" over ").join(stack)))
    if house.events:
        found.append(("events", labels.cards(house.events, short)))
    if house.played:
        found.append(("played", labels.cards(house.played, short)))
    return found
