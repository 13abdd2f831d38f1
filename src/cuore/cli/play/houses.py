"""The houses on the screen: what everybody may see of everybody, the plain word beside the flavour word."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.fit import Cut
from cuore.cli.play.labels import Labels
from cuore.cli.play.scene import Scene
from cuore.engine.view import HouseView


def small_houses(scene: Scene, lines: int) -> list[RenderableType]:
    """Every house in at most so many lines."""
    return [_small_house(scene, seat, lines) for seat in _seating(scene)]


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


def _marked(scene: Scene, seat: int, house: RenderableType) -> RenderableType:
    """A house with a mark before it while its player has the turn."""
    grid = Table.grid()
    grid.add_column(width=2, style="number")
    grid.add_column()
    grid.add_row("▸" if seat == scene.view.turn else "", house)
    return grid


def _small_house(scene: Scene, seat: int, lines: int) -> RenderableType:
    house = scene.view.houses[seat]
    labels = scene.labels
    text = Text.assemble((scene.names[seat], "player"), "  ")
    if seat == scene.view.seat:
        text.append(f"deck (waiting room) {house.deck_count} · discard pile (kitchen entrance) {house.discard_count}")
    else:
        text.append(f"hand {house.hand_count} · deck {house.deck_count} · discard {house.discard_count}")
    if house.discard_count:
        text.append(": ").append(labels.name(house.discard_top, short=True))
    for word, cards in _quarters(house, labels, short=True):
        text.append(f" · {word} ", "quiet").append(cards)
    return _marked(scene, seat, Cut(text, lines))


def _full_house(scene: Scene, seat: int) -> RenderableType:
    house = scene.view.houses[seat]
    labels = scene.labels
    rows: list[tuple[str, Text]] = []
    if seat == scene.view.seat:
        rows.append(("deck", Text.assemble(str(house.deck_count), ("  (waiting room)", "quiet"))))
        rows.append(("discard", Text.assemble(str(house.discard_count), ("  (kitchen entrance)", "quiet"))))
    else:
        counts = f"{house.hand_count} · deck {house.deck_count} · discard {house.discard_count}"
        rows.append(("hand", Text(counts)))
    if house.discard_count:
        rows.append(("on top", labels.name(house.discard_top)))
    rows += _quarters(house, labels, short=False)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="quiet", no_wrap=True)
    grid.add_column()
    for word, content in rows:
        grid.add_row(word, content)
    return _marked(scene, seat, Group(Text(scene.names[seat], "player"), grid))


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
