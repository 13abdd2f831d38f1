"""The Town on the screen: every pile with its price, how many are left, and what its cards give."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import MARK, SHORT_LEGENDS, SKILL_ICONS, SKILL_LEGENDS
from cuore.cli.play.scene import Scene
from cuore.cli.play.standing import end_of_game
from cuore.engine.view import View
from cuore.engine.words import (
    BUILDING,
    CHAMBERMAID_CHIEF,
    EVENT,
    GENERAL,
    LOVE,
    MAID_CHIEF,
    PRIVATE,
)

CELL = 26
"""The narrowest cell that holds a pile in one line."""

GIVES = 8
"""So many columns of a cell tell what its cards give and what they are worth."""

GIVES_SKILLS = 10
"""Where skill points count they may give these too."""

HEADINGS = {
    MAID_CHIEF: "Chiefs",
    CHAMBERMAID_CHIEF: "Chiefs",
    GENERAL: "General maids",
    LOVE: "Love",
    BUILDING: "Buildings",
    PRIVATE: "Private maids",
    EVENT: "Events",
}
"""What stands above the piles, by category."""

GUESTS = "Guests"

NUMBER, COUNT = 3, 3
"""The columns of a cell for the number of its answer, and for how many cards are left."""

RULE, FRAME = 4, 6
"""The columns that a rule and a frame need beside their titles."""

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
    private = [Pile(kind, 1, view.face_down_count if view.deal.place.open_pile else 0) for kind in view.face_up]
    return [*goods, *private, *guests, *events]


def headed_piles(view: View) -> list[tuple[str, list[Pile]]]:
    """All that the Town offers, by the headings it stands under."""
    category = view.deal.rules.category
    found: dict[str, list[Pile]] = {}
    for pile in piles_of(view):
        heading = GUESTS if pile.kind in view.guests_up else HEADINGS[category[pile.kind]]
        found.setdefault(heading, []).append(pile)
    return list(found.items())


# -- in cells --


def small_town(scene: Scene, width: int, narrowest: int = CELL, headings: bool = True) -> list[RenderableType]:
    """The Town in few lines: in cells, or in tight ones, which do not tell what the cards give; and the letters."""
    return [
        Rule(Text(_title(scene, width - RULE), "heading"), align="left", style="frame"),
        _grid(scene, width, narrowest, headings),
        legend(scene, width),
    ]


def legend(scene: Scene, width: int) -> Text:
    """What the letters mean, in a line that fits."""
    legends = SKILL_LEGENDS if scene.view.deal.place.skills else SHORT_LEGENDS
    return Text(next((words for words in legends if cell_len(words) <= width), legends[-1]), "quiet")


def framed_cells(scene: Scene, width: int, headings: bool) -> RenderableType:
    """The Town in cells, in a frame."""
    town = _grid(scene, width - 4, CELL, headings)
    return _framed(scene, town, _title(scene, width - FRAME, _down(scene)), width, marked=True)


def _grid(scene: Scene, width: int, narrowest: int, headings: bool) -> RenderableType:
    columns = max(1, (width + 1) // (narrowest + 1))
    size = (width + 1) // columns - 1
    numbers = scene.numbers_in_town()
    groups: list[list[Text]] = []
    for heading, piles in headed_piles(scene.view):
        cells = [_cell(scene, pile, numbers.get(pile.kind), size) for pile in piles]
        groups.append([Text(f"   {heading}", "quiet"), *cells] if headings else cells)
    grid = Table.grid(padding=(0, 1, 0, 0))
    table = in_columns(groups, columns, headings)
    for row in range(len(table[0])):
        grid.add_row(*[column[row] for column in table])
    return grid


def in_columns(groups: list[list[Text]], columns: int, headings: bool) -> list[list[Text]]:
    """Groups one below the other in as few rows as will do; no heading stands at the foot of a column."""
    rows = -(-sum(len(group) for group in groups) // columns)
    while True:
        table: list[list[Text]] = [[]]
        for group in groups:
            for place, cell in enumerate(group):
                left = rows - len(table[-1])
                if left == 0 or (headings and place == 0 and left == 1):
                    table.append([])
                table[-1].append(cell)
        if len(table) <= columns:
            return [[*column, *[Text()] * (rows - len(column))] for column in table]
        rows += 1


def _cell(scene: Scene, pile: Pile, number: int | None, width: int) -> Text:
    labels = scene.labels
    price = Text(" ").append(labels.price(pile.kind, scene.view.price(pile.kind)))
    icons, points = labels.icons(pile.kind), labels.points(pile.kind)
    mark = labels.mark(pile.kind)
    free = width - NUMBER - price.cell_len - COUNT
    usual = free - (_gives(scene) if width >= CELL else 0)
    name = labels.name(pile.kind, short=labels.name(pile.kind).cell_len + mark.cell_len > usual)
    gives = Text()
    if width >= CELL:
        gives = Text(" ").append(icons).append(" " if icons and points else "").append(points)
        if name.cell_len + mark.cell_len + gives.cell_len == free + 1 and icons and points:
            gives = Text(" ").append(icons).append(points)
    # A name that is too long takes the room of what its card does not give, before it is cut.
    name.truncate(free - gives.cell_len - mark.cell_len, overflow="ellipsis")
    name.append(mark)
    name.truncate(max(usual, name.cell_len), pad=True)
    cell = Text.assemble((f"{number or '':>{NUMBER - 1}} ", "number"), name, price, f"{pile.count:>{COUNT}}", gives)
    if not pile.left:
        cell.stylize("dim strike")
    cell.truncate(width, pad=True)
    return cell


# -- in lines --


def full_town(scene: Scene, width: int, headings: bool = True) -> RenderableType:
    """The Town with a line for each pile and the beginning of its text, in a frame."""
    town = _in_lines(scene, headings, whole=False)
    return _framed(scene, town, _title(scene, width - FRAME, _down(scene)), width, marked=False)


def whole_town(scene: Scene, width: int) -> Group:
    """The Town with all texts to their end, and what the letters mean."""
    return Group(_in_lines(scene, headings=True, whole=True), Text(frame_legend(scene, width, marked=False), "quiet"))


def town_heading(scene: Scene) -> str:
    """What stands above the whole Town."""
    return f"{scene.place}{_down(scene)}"


def _in_lines(scene: Scene, headings: bool, whole: bool) -> Table:
    labels = scene.labels
    numbers = scene.numbers_in_town()
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", justify="right", style="number", no_wrap=True, width=2)
    table.add_column("employ (buy)", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column("★", justify="right", no_wrap=True, width=3)
    table.add_column("gives", no_wrap=True)
    table.add_column("text", no_wrap=not whole, overflow="fold" if whole else "ellipsis", ratio=1, style="quiet")
    for heading, piles in headed_piles(scene.view):
        if headings:
            table.add_row("", Text(heading, "quiet"))
        for pile in piles:
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
    return table


def _framed(scene: Scene, town: RenderableType, title: str, width: int, marked: bool) -> RenderableType:
    """The Town in a frame; ``marked``: the cards that have a text carry a mark, which is to be explained."""
    return Panel(
        town,
        title=Text(title, "heading"),
        title_align="left",
        subtitle=Text(frame_legend(scene, width - FRAME, marked), "quiet"),
        border_style="frame",
        padding=(0, 1),
    )


def frame_legend(scene: Scene, width: int, marked: bool) -> str:
    """What the letters mean, as many of them as there is room for; the rarer ones give way first."""
    parts = ["D draw", "♥ Love", "S Serving", "E Employment"]
    if scene.view.deal.place.open_pile:
        parts += [f"{letter} {name.capitalize()}" for name, letter in SKILL_ICONS]
    more = [*([f"{MARK} text: ? NAME"] if marked else []), "★ points"]
    for shown in ([*parts, *reversed(more)], [*parts, *more[:1]], parts, parts[:4], parts[:3]):
        for between in (" · ", " "):
            words = between.join(shown)
            if cell_len(words) <= width:
                return words
    return ""


def _down(scene: Scene) -> str:
    """How many private maids lie face down, where that is worth telling."""
    here = scene.view.deal.stock.private_pile and not scene.view.deal.place.open_pile
    return f" · {scene.view.face_down_count} private maids face down" if here else ""


def _title(scene: Scene, width: int, more: str = "") -> str:
    """What stands above the Town: how far the game is from its end, and more, as much as there is room for."""
    ending = end_of_game(scene.view, scene.labels)
    low, ways = ending.low, ending.ways  # that piles are low says the Town too
    rests = [[*low[:count], *ways] for count in range(len(low), -1, -1)]
    rests += [ways[:count] for count in range(len(ways) - 1, -1, -1)]
    endings = [[first, *rest] for rest in rests for first in (ending.first, ending.short)]
    said = ["".join(str(scene.speaker.say(part)) for part in parts) for parts in endings]
    titles = [f"{scene.place} · {words}" for words in (said[0] + more, *said)]
    return next((title for title in titles if cell_len(title) <= width), titles[-1])


def _gives(scene: Scene) -> int:
    return GIVES_SKILLS if scene.view.deal.place.skills else GIVES
