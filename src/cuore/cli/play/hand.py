"""The own hand on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.fit import Cut
from cuore.cli.play.labels import Labels
from cuore.cli.play.scene import Scene
from cuore.engine.words import CATEGORY_NAMES

CARD = (16, 38)
"""The fewest and the most columns for a card."""


def hand_in_words(scene: Scene, short: bool = False) -> Text:
    """The hand in a line."""
    cards = scene.view.house.hand
    text = Text.assemble(("  Your hand  ", "heading"))
    return text.append(scene.labels.cards(cards, short, marked=True) if cards else Text("empty", "quiet"))


def hand_texts(console: Console, scene: Scene, height: int) -> list[RenderableType]:
    """The texts of the cards in the hand, as many as so many lines hold in full."""
    found: list[RenderableType] = []
    for kind in dict.fromkeys(scene.view.house.hand):
        if scene.labels.has_text(kind):
            words = Text(f": {scene.labels.text(kind)}", "quiet")
            line = Padding(Text.assemble(scene.labels.name(kind, short=True), words), (0, 0, 0, 4))
            lines = len(console.render_lines(line))
            if lines <= height:
                found.append(line)
                height -= lines
    return found


def hand_as_cards(console: Console, scene: Scene, height: int) -> RenderableType:
    """The hand laid out, equal cards on one pile, with as much of the texts as there is room for."""
    width = console.width
    hand = scene.view.house.hand
    kinds = list(dict.fromkeys(hand))
    if not kinds or width // len(kinds) < CARD[0]:
        return hand_in_words(scene)
    size = min(CARD[1], width // len(kinds))
    cards = [_card(scene.labels, kind, hand.count(kind)) for kind in kinds]
    grid = Table.grid()
    for _ in kinds:
        grid.add_column(width=size)
    inner = console.options.update(width=size - 4)
    needed = max(len(console.render_lines(card.body, inner)) for card in cards)
    grid.add_row(*[card.panel(min(height, needed + 2)) for card in cards])
    return grid


@dataclass(frozen=True, slots=True)
class _Card:
    """One pile of equal cards in the hand."""

    title: Text
    body: RenderableType
    style: str

    def panel(self, height: int) -> RenderableType:
        """The card, cut where it would be too long."""
        body = Cut(self.body, height - 2)
        return Panel(body, title=self.title, title_align="left", border_style=self.style, height=height, padding=(0, 1))


def _card(labels: Labels, kind: int, count: int) -> _Card:
    card = labels.card(kind)
    title = Text(f"{count}× " if count > 1 else "").append(labels.name(kind))
    sort = Text(card.title or CATEGORY_NAMES[card.category].capitalize(), "quiet")
    icons, points = labels.icons(kind), labels.points(kind)
    gives = Text(" ").join([part for part in (icons, points) if part])
    body = Group(*[line for line in (sort, gives, Text(labels.text(kind))) if line])
    return _Card(title, body, labels.style(kind))
