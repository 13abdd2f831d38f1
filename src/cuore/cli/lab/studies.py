"""``cuore lab studies``: what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from cuore.cli.lab.form import JSON
from cuore.cli.lab.keeping import kept_studies, studies_folder
from cuore.cli.output import console, print_json
from cuore.engine.errors import CuoreError, sentence
from cuore.lab.games.folder import read_folder
from cuore.lab.study.running import study_of


def studies(*, json: Annotated[bool, Parameter(help=JSON, negative=())] = False) -> int:
    """List the studies that are kept, the latest first.

    Parameters
    ----------
    json
        The list for programs.

    """
    rows = [_row(path) for path in kept_studies()]
    if json:
        print_json(rows)
        return 0
    out = console()
    if not rows:
        out.print(Text(f"No study is kept yet. They will be in {studies_folder()}"), soft_wrap=True)
        return 0
    table = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    for column in ("Study", "Players", "Towns", "Games"):
        table.add_column(column, justify="right" if column in ("Towns", "Games") else "left", overflow="fold")
    for row in rows:
        folder = (f"\n{row['name']}", "dim")
        if "error" in row:
            table.add_row(Text.assemble((row["error"], "yellow"), folder), "", "", "")
        else:
            counts = (f"{row['towns']:,}", f"{row['games']:,}")
            table.add_row(Text.assemble(row["study"], folder), Text(", ".join(row["bots"])), *counts)
    out.print(table)
    out.print(Text(f"They are in {studies_folder()}", style="dim"), soft_wrap=True)
    return 0


def _row(path: Path) -> dict[str, Any]:
    """What there is to say of a study without reading its games."""
    try:
        folder = read_folder(path)
        study = study_of(folder)
    except CuoreError as error:
        return {"name": path.name, "folder": str(path), "error": sentence(error)}
    return {
        "name": path.name,
        "folder": str(path),
        "study": study.name,
        "question": study.question,
        "bots": list(study.about.get("bots", study.bots)),
        "seed": study.seed,
        "towns": len(folder) // study.games_a_town,
        "games": len(folder),
    }
