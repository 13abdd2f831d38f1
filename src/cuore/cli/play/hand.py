"""The own hand on the screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.fit import Cut
from cuore.cli.play.labels import Labels
from cuore.cli.play.scene import Scene
from cuore.engine.words import CATEGORY_NAMES
from cuore.text.card_text import card_text

CARD = (16, 38)
"""The fewest and the most columns for a card."""


def hand_in_words(scene: Scene, short: bool) -> Text:
    """The hand in a line."""
    cards = scene.view.house.hand
    text = Text.assemble(("  Your hand  ", "heading"))
    return text.append(scene.labels.cards(cards, short) if cards else Text("empty", "quiet"))


def hand_as_cards(scene: Scene, width: int, height: int) -> RenderableType:
    """The hand laid out, equal cards on one pile, with as much of the texts as there is room for."""
    hand = scene.view.house.hand
    kinds = list(dict.fromkeys(hand))
    if not kinds or width // len(kinds) < CARD[0]:
        return hand_in_words(scene, short=False)
    grid = Table.grid()
    size = min(CARD[1], width // len(kinds))
    for _ in kinds:
        grid.add_column(width=size)
    grid.add_row(*[_card(scene.labels, kind, hand.count(kind), height) for kind in kinds])
    return grid


def _card(labels: Labels, kind: int, count: int, height: int) -> RenderableType:
    card = labels.card(kind)
    title = Text(f"{count}× " if count > 1 else "").append(labels.name(kind))
    facts = Text.assemble(labels.icons(kind), " " if labels.icons(kind) else "", labels.points(kind))
    kind_words = Text(card.title or CATEGORY_NAMES[card.category], "quiet")
    body = Group(*[line for line in (kind_words, facts, Text(card_text(card))) if line])
    return Panel(
        Cut(body, height - 2),
        title=title,
        title_align="left",
        border_style=labels.style(kind),
        height=height,
        padding=(0, 1),
    )
