"""``cuore bots``: who the computer players are."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from cuore.bots.registry import KNOWN_BOTS
from cuore.cli.output import console, print_json


def bots(*, json: Annotated[bool, Parameter(negative=())] = False) -> int:
    """List the computer players: plain ones, personas, and the levels from beginner to strongest.

    Parameters
    ----------
    json
        The list for programs.

    """
    if json:
        print_json([{"name": entry.name, "sort": entry.sort, "about": entry.in_full} for entry in KNOWN_BOTS])
        return 0
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("Name", "", "How it plays"):
        table.add_column(column)
    for entry in KNOWN_BOTS:
        table.add_row(entry.name, entry.sort, entry.in_full)
    console().print(table)
    return 0
