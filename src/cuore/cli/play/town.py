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

GIVES = 8
"""So many columns of a cell tell what its cards give and what they are worth."""

TIGHT_CELL = CELL - GIVES + 1
"""The narrowest cell that holds name, price and number of a pile alone."""


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
    """The Town in few lines: in cells, or in tight ones, which do not tell what the cards give."""
    gives = ", gives D♥SE, ★ points" if narrowest >= CELL else ""
    title = f"Town: cost ♥, cards left{gives} · {_empty(scene)}"
    return [Rule(Text(title, "heading"), align="left", style="frame"), _grid(scene, width, narrowest)]


def framed_cells(scene: Scene, width: int) -> RenderableType:
    """The Town in cells, in a frame."""
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
    price.align("right", price.cell_len + 1)
    gives = Text()
    if width >= CELL:
        icons, points = labels.icons(pile.kind), labels.points(pile.kind)
        gives.append(" ").append(icons).append(" " if icons and points else "").append(points)
    room = width - 6 - price.cell_len - (GIVES if width >= CELL else 0)
    name = labels.name(pile.kind, short=len(labels.rules.names[pile.kind]) > room)
    name.truncate(room, overflow="ellipsis", pad=True)
    cell = Text.assemble((f"{number or '':>2} ", "number"), name, price, f"{pile.left:>3}", gives)
    if not pile.left:
        cell.stylize("dim strike")
    cell.truncate(width, pad=True)
    return cell


# -- in lines --


def full_town(scene: Scene) -> RenderableType:
    """The Town with a line for each pile and the beginning of its text."""
    labels = scene.labels
    numbers = scene.numbers_in_town()
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", justify="right", style="number", no_wrap=True, width=2)
    table.add_column("employ (buy)", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column("★", justify="right", no_wrap=True, width=3)
    table.add_column("gives", no_wrap=True)
    table.add_column("text", no_wrap=True, overflow="ellipsis", ratio=1, style="quiet")
    for pile in piles_of(scene.view):
        table.add_row(
            str(numbers.get(pile.kind, "")),
            labels.name(pile.kind),
            labels.price(pile.kind, scene.view.price(pile.kind)),
            str(pile.left),
            labels.points(pile.kind),
            labels.icons(pile.kind),
            card_text(labels.card(pile.kind)),
            style="" if pile.left else "dim strike",
        )
    return _framed(scene, table)


def _framed(scene: Scene, town: RenderableType) -> RenderableType:
    down = f" · {scene.view.face_down_count} private maids face down" if scene.view.deal.stock.private_pile else ""
    return Panel(
        town,
        title=Text(f"Town{down} · {_empty(scene)}", "heading"),
        title_align="left",
        subtitle=Text(LEGEND, "quiet"),
        border_style="frame",
        padding=(0, 1),
    )


def _empty(scene: Scene) -> str:
    """How far the game is from its end."""
    return f"{scene.view.empty_maid_piles()} of {scene.view.deal.empty_piles_end} maid piles empty"
