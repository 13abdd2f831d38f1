"""``cuore bench``: speed, beside a peer and another build."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from cuore.cli.output import console, print_json
from cuore.cli.ranges import MOST_GAMES, within
from cuore.lab.bench.compare import Settings, compare

MOST_REPEATS = 1000


def bench(
    *,
    json: Annotated[bool, Parameter(negative=())] = False,
    games: int = 1000,
    repeats: int = 3,
    seed: int = 1,
    other: Path | None = None,
) -> int:
    """Measure random play, copies, views, memory and mixtures; beside pyminion where it is installed.

    Parameters
    ----------
    json
        The figures for programs.
    games
        Games of random play in each measurement.
    repeats
        How often everything is measured in turns; medians are reported.
    seed
        The games that are played.
    other
        The folder of another build to measure in the same run (make bench gives the compiled one).

    """
    within("games", games, 1, MOST_GAMES)
    within("repeats", repeats, 1, MOST_REPEATS)
    peer = importlib.util.find_spec("pyminion") is not None
    show = sys.stderr.isatty()
    found = compare(
        Settings(games, repeats, seed, other, peer),
        lambda words: (sys.stderr.write(f"measuring {words} …\n"), None)[1] if show else None,
    )
    if json:
        print_json(found)
        return 0
    _print(found)
    if not peer:
        console().print("pyminion is not installed here, so no peer was measured.", style="dim")
    return 0


def _print(found: dict[str, object]) -> None:
    out = console()
    builds = found["builds"]
    peer = found["peer"]
    ratios = found["ratios"]
    assert isinstance(builds, dict)
    assert isinstance(ratios, dict)
    table = Table(box=None, header_style="bold")
    table.add_column("Random play, first town, CPU time")
    for build in builds:
        table.add_column(build, justify="right")
    if isinstance(peer, dict):
        table.add_column(f"pyminion {peer['version']}", justify="right")
    for key, words in (
        ("decisions_per_s", "decisions / s"),
        ("games_per_s", "games / s"),
        ("copies_per_s", "copies of a game / s"),
        ("views_per_s", "views / s"),
        ("bytes_per_game", "bytes a game"),
    ):
        cells = [f"{build[key]:,.0f}" for build in builds.values()]
        if isinstance(peer, dict):
            cells.append(f"{peer[key]:,.0f}" if key in peer else "")
        table.add_row(words, *cells)
    for players in ("2", "3", "4"):
        table.add_row(f"decisions / s, {players} players", *[f"{b['players'][players]:,.0f}" for b in builds.values()])
    spans = sorted({span for b in builds.values() for span in b["rounds"]}, key=lambda span: int(span.split("-")[0]))
    for span in spans:
        cells = [f"{b['rounds'][span]:.2f}" if span in b["rounds"] else "" for b in builds.values()]
        table.add_row(f"µs a decision, rounds {span}", *cells)
    for mixture in next(iter(builds.values()))["mixtures"]:
        cells = [f"{b['mixtures'][mixture]:.2f}" for b in builds.values()]
        table.add_row(f"× time a decision, {mixture}", *cells)
    out.print(table)
    for name, ratio in ratios.items():
        out.print(f"{name}: {ratio}")
