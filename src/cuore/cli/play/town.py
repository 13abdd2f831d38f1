"""The Town on the screen: every pile with its price, how many are left, and what its cards give."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import LEGEND
from cuore.cli.play.scene import Scene
from cuore.engine.view import View
from cuore.engine.words import EVENT
from cuore.text.card_text import card_text

CELL = 26
"""The narrowest cell that holds a pile in one line."""

TIGHT_CELL = 19
"""The narrowest cell that holds name, price and number of a pile."""

HAS_GIVES = 24
"""From so many columns on, a cell tells what its cards give."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One thing on offer."""

    kind: int
    left: int


def piles_of(view: View) -> list[Pile]:
    """All that the Town offers: chiefs, general maids, Love, buildings, private maids, events."""
    category = view.deal.rules.category
    piles = [Pile(kind, left) for kind, left in zip(view.deal.shop, view.piles, strict=True)]
    goods = [pile for pile in piles if category[pile.kind] != EVENT]
    events = [pile for pile in piles if category[pile.kind] == EVENT]
    return [*goods, *[Pile(kind, 1) for kind in view.face_up], *events]


# -- in cells --


def small_town(scene: Scene, width: int, narrowest: int = CELL) -> list[RenderableType]:
    """The Town in few lines, in cells that are as narrow as need be."""
    gives = "gives D♥SE, " if narrowest >= HAS_GIVES else ""
    title = f"Town: cost ♥, cards left, {gives}★ points · {_empty(scene)}"
    if narrowest < HAS_GIVES:
        title = f"Town: cost ♥, cards left · {_empty(scene)}"
    return [Rule(Text(title, "heading"), align="left", style="frame"), _grid(scene, width, narrowest)]


def framed_cells(scene: Scene, width: int) -> RenderableType:
    """The Town in few lines, in a frame."""
    return _framed(scene, _grid(scene, width - 4, CELL))


def _grid(scene: Scene, width: int, narrowest: int) -> RenderableType:
    columns = max(1, (width + 1) // (narrowest + 1))
    cell = (width + 1) // columns - 1
    numbers = scene.numbers_in_town()
    cells = [_cell(scene, pile, numbers.get(pile.kind), cell) for pile in piles_of(scene.view)]
    rows = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def _cell(scene: Scene, pile: Pile, number: int | None, width: int) -> Text:
    labels = scene.labels
    price = labels.price(pile.kind, scene.view.price(pile.kind))
    price.align("right", max(3, price.cell_len))
    gives = labels.icons(pile.kind) if width >= HAS_GIVES else Text()
    points = labels.points(pile.kind) if width >= HAS_GIVES else Text()
    room = width - (17 if width >= HAS_GIVES else 6) - price.cell_len
    if width >= HAS_GIVES:
        room += 3
    name = labels.name(pile.kind, short=len(labels.rules.names[pile.kind]) > room)
    name.truncate(room, overflow="ellipsis", pad=True)
    cell = Text.assemble((f"{number or '':>2} ", "number"), name, price, (f"{pile.left:>3} ", ""), gives)
    cell.append(" " if gives and points else "").append(points)
    if not pile.left:
        cell.stylize("dim strike")
    cell.truncate(width, pad=True)
    return cell
