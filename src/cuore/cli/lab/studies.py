"""``cuore lab studies``: what is kept."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from cuore.cli.lab.form import JSON
from cuore.cli.lab.keeping import kept_studies, last_played, studies_folder
from cuore.cli.output import console, print_json, print_whole
from cuore.cli.places import shown
from cuore.engine.errors import CuoreError, sentence
from cuore.lab.games.folder import read_folder
from cuore.lab.pages.words import many
from cuore.lab.study.running import study_of

DAY = len("2026-01-31")


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
    if not rows:
        print_whole(f"No study is kept yet. They will be in {shown(studies_folder())}")
        return 0
    out = console()
    for row in rows:
        if "error" in row:
            out.print(Text(row["error"], style="yellow"))
        else:
            out.print(Text(row["study"], style="bold"))
            games = f"{many(row['games'], 'game')} in {many(row['towns'], 'town')}"
            out.print(Text(f"  {games}, {', '.join(row['bots'])}; played on {row['played'][:DAY]}"))
        print_whole(f"  {shown(row['name'])}", "dim")
    print_whole(f"\nThey are in {shown(studies_folder())}", "dim")
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
        "played": datetime.fromtimestamp(last_played(path), UTC).isoformat(timespec="seconds"),
    }
