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
from cuore.engine.words import EVENT, RUNNING

CELL = 26
"""The narrowest cell that holds a pile in one line."""

GIVES = 8
"""So many columns of a cell tell what its cards give and what they are worth."""

GIVES_IN_PARK = 10
"""In the Park they may give skill points too."""

TIGHT_CELL = CELL - GIVES + 1
"""The narrowest cell that holds name, price and number of a pile alone."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One thing on offer; ``under`` are the other cards in its pile where every card is another one."""

    kind: int
    left: int
    under: int = 0

    @property
    def count(self) -> str:
        """How many are left: ``8``, or ``+9`` where this one can be had and so many others lie under it."""
        return f"+{self.under}" if self.under else f"{self.left}"


def piles_of(view: View) -> list[Pile]:
    """All that the Town offers: chiefs, general maids, Love, buildings, private maids, guests, events."""
    category = view.deal.rules.category
    piles = [Pile(kind, left) for kind, left in zip(view.deal.shop, view.piles, strict=True)]
    goods = [pile for pile in piles if category[pile.kind] != EVENT]
    events = [pile for pile in piles if category[pile.kind] == EVENT]
    guests = [Pile(kind, 1, view.guests_down_count) for kind in view.guests_up]
    private = [Pile(kind, 1, view.face_down_count if view.park_in_use else 0) for kind in view.face_up]
    return [*goods, *private, *guests, *events]


# -- in cells --


def small_town(scene: Scene, width: int, narrowest: int = CELL) -> list[RenderableType]:
    """The Town in few lines: in cells, or in tight ones, which do not tell what the cards give."""
    letters = "D♥SEICF" if scene.view.park_in_use else "D♥SE"
    gives = f", gives {letters}, ★ points" if narrowest >= CELL else ""
    title = f"{scene.place}: cost ♥, cards left{gives} · {_empty(scene)}"
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
    room = width - 6 - price.cell_len - (_gives(scene) if width >= CELL else 0)
    name = labels.name(pile.kind, short=labels.name(pile.kind).cell_len > room)
    name.truncate(room, overflow="ellipsis", pad=True)
    cell = Text.assemble((f"{number or '':>2} ", "number"), name, price, f"{pile.count:>3}", gives)
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
            pile.count,
            labels.points(pile.kind),
            labels.icons(pile.kind),
            labels.text(pile.kind),
            style="" if pile.left else "dim strike",
        )
    return _framed(scene, table)


def _framed(scene: Scene, town: RenderableType) -> RenderableType:
    down = ""
    if scene.view.deal.stock.private_pile and not scene.view.park_in_use:
        down = f" · {scene.view.face_down_count} private maids face down"
    return Panel(
        town,
        title=Text(f"{scene.place}{down} · {_empty(scene)}", "heading"),
        title_align="left",
        subtitle=Text(LEGEND, "quiet"),
        border_style="frame",
        padding=(0, 1),
    )


def _empty(scene: Scene) -> str:
    """How far the game is from its end."""
    if scene.view.ends != RUNNING:
        return "last round!"
    return f"{scene.view.empty_maid_piles()} of {scene.view.deal.empty_piles_end} maid piles empty"


def _gives(scene: Scene) -> int:
    return GIVES_IN_PARK if scene.view.park_in_use else GIVES
