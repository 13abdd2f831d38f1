"""A town on the screen: its maids and why they are there, what else lies beside them, and what to do with its code."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuore.cli.here import command
from cuore.cli.output import COLOURS
from cuore.cli.town.described import Described
from cuore.engine.rules import Rules
from cuore.town import NamedTown, spoken, write_code

FEW = 6
"""Of more cards than these it is said how many they are."""


def heading(town: Described) -> Text:
    """Its name and its code."""
    return Text.assemble((town.name or "A town", "bold"), "  ", (town.code, "bold cyan"))


def sheet(town: Described) -> Iterator[RenderableType]:
    """What lies there, and why."""
    yield Text(town.title, style="dim")
    yield from ([Text(town.about)] if town.about else [])
    yield Text()
    yield _maids(town)
    yield Text()
    yield from _others(town)
    for kind, lack in town.dead.items():
        yield Text(f"{town.rules.names[kind]} can do nothing here without {' or '.join(lack)}.", style="yellow")
    yield Text()


def _maids(town: Described) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for column in ("Cost", "General maid", "Box", "Why she is here"):
        table.add_column(column, justify="right" if column == "Cost" else "left", overflow="fold")
    for kind in town.maids:
        card = town.rules.cards[kind]
        name = Text(card.name, style=COLOURS[card.category])
        table.add_row(str(card.cost), name, card.box, Text(town.why[kind], style="dim"))
    return table


def _others(town: Described) -> Iterator[RenderableType]:
    """What lies there besides, a line for each category and reason."""
    for category, groups in town.others:
        count = sum([len(kinds) for _, kinds in groups])
        title = f"{category[:1].upper()}{category[1:]}:{f' {count}' if count > FEW else ''}"
        lines = [
            Text(", ".join([town.rules.names[kind] for kind in kinds]), COLOURS[town.rules.category[kinds[0]]])
            + Text(f"  {why}", "dim")
            for why, kinds in groups
        ]
        if len(lines) == 1:
            yield Text(f"{title}{':' if count > FEW else ''} ") + lines[0]
        else:
            yield Text(title)
            yield from [Padding(line, (0, 0, 0, 2), expand=False) for line in lines]
    if town.town.without:
        yield Text(f"Left in the box: {', '.join(town.town.without)}", style="dim")


def setup_list(town: Described) -> Iterator[RenderableType]:
    """What to take out of the real boxes, and no more."""
    faster = ", the faster game" if town.faster else ""
    yield Text(f"To take out of the boxes, for {town.players} players{faster}", style="bold")
    for title, lines in town.list:
        yield Text(title, style="bold")
        for line in lines:
            yield Padding(Text(f"☐ {line}"), (0, 0, 0, 2), expand=False)


def next_steps(town: Described, *, foretold: bool) -> Iterator[str]:
    """What to do with it next, for as many players: lines that may be pasted."""
    players = ("--players", str(town.players)) if town.players != 2 else ()
    yield f"Over the phone: {spoken(town.code)}"
    yield f"Play here: {command('play', '--town', town.code)}"
    if not foretold:
        yield f"What to expect of it: {command('town', town.code, '--forecast', *players)}"
    yield f"To lay it on a table: {command('town', town.code, '--setup', *players)}"


def on_the_shelf(rules: Rules, named: NamedTown) -> Text:
    """A town with a name: that, its code and its boxes."""
    boxes = ", ".join(named.town.boxes)
    return Text.assemble((named.name, "bold"), "  ", (write_code(rules, named.town), "cyan"), (f"  {boxes}", "dim"))
