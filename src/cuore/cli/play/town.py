"""The Town on the screen: every pile with its cost, how many are left, and what its cards give."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import LEGEND, Labels
from cuore.cli.play.scene import Scene
from cuore.engine.view import View
from cuore.engine.words import EVENT
from cuore.text.card_text import card_text

CELL = 26
"""The narrowest cell that holds a pile in one line."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One thing on offer."""

    kind: int
    left: int


def piles_of(view: View) -> list[Pile]:
    """All that the Town offers, in the order in which employing it is offered: piles, private maids, events."""
    category = view.deal.rules.category
    piles = [Pile(kind, left) for kind, left in zip(view.deal.shop, view.piles, strict=True)]
    goods = [pile for pile in piles if category[pile.kind] != EVENT]
    events = [pile for pile in piles if category[pile.kind] == EVENT]
    return [*goods, *[Pile(kind, 1) for kind in view.face_up], *events]


def small_town(scene: Scene, width: int) -> list[RenderableType]:
    """The Town in as few lines as can be."""
    columns = max(1, (width + 1) // (CELL + 1))
    cell = (width + 1) // columns - 1
    numbers = scene.numbers_in_town()
    cells = [_cell(scene.labels, pile, numbers.get(pile.kind), cell) for pile in piles_of(scene.view)]
    rows = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return [Rule(Text(_title(scene), "heading"), align="left", style="frame"), grid]


def _title(scene: Scene) -> str:
    piles = f"{scene.empty_piles()} of {scene.view.deal.empty_piles_end} piles empty"
    return f"Town: cost ♥, cards left, gives D♥SE, ★ points · {piles}"


def _cell(labels: Labels, pile: Pile, number: int | None, width: int) -> Text:
    room = width - 17
    name = labels.name(pile.kind, short=len(labels.rules.names[pile.kind]) > room)
    name.truncate(room, overflow="ellipsis", pad=True)
    gives = labels.icons(pile.kind)
    points = labels.points(pile.kind)
    cell = Text.assemble(
        (f"{number or '':>2} ", "number"),
        name,
        _right(labels.cost(pile.kind), 3),
        (f"{pile.left:>3} ", ""),
        gives,
        " " if gives and points else "",
        points,
    )
    if not pile.left:
        cell.stylize("dim strike")
    cell.truncate(width, pad=True)
    return cell


def _right(text: Text, width: int) -> Text:
    text.align("right", width)
    return text


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
            labels.cost(pile.kind),
            str(pile.left),
            labels.points(pile.kind),
            labels.icons(pile.kind),
            card_text(labels.card(pile.kind)),
            style="" if pile.left else "dim strike",
        )
    empty = f"empty maid piles: {scene.empty_piles()}, the game ends at {scene.view.deal.empty_piles_end}"
    return Panel(
        table,
        title=Text(f"Town · {scene.view.face_down_count} private maids face down · {empty}", "heading"),
        title_align="left",
        subtitle=Text(LEGEND, "quiet"),
        border_style="frame",
        padding=(0, 1),
    )
