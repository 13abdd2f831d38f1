"""A large study is answered in little room: what grows with it is a number for each question and town."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from cuore.lab.crew import Processes
from cuore.lab.games.folder import TABLES, Files, Folder, read_folder
from cuore.lab.games.whole import parquet
from cuore.lab.study import Variant, ask_card, run_study
from cuore.lab.study.running import about

STUDY = ask_card(Variant("base", faster=True), "Anise Greenaway", ["housekeeper"], towns=20)
A_FILE = 42_000
FEW, MANY = 42_000, 336_000

ANSWERS = """
import resource, sys
from pathlib import Path
from cuore.lab.study import read_findings

read_findings(Path(sys.argv[1]))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
found = read_findings(Path(sys.argv[2]))
assert found.cards[0].others
print(found.games, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
"""The first study is as large as all that is read at a time: what follows is what more games take."""

A_TOWN = 900
"""Bytes for the numbers of a town, in a table and once more while they are looked at: four arms of 14 numbers."""

ROOM = 32_000
"""Kilobytes that come and go."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "kept"
    run_study(STUDY, path, Processes(1))
    return path


def many(played: Path, path: Path, games: int) -> Path:
    """So many games that are those of another folder again and again, as if in other towns."""
    folder = read_folder(played)
    per_town = STUDY.games_a_town
    frames = {"games": folder.games(), "employments": folder.employments(), "towns": folder.towns()}
    small = {table: frames[table].drop("answers", strict=False).collect() for table in TABLES}
    small["games"] = small["games"].with_columns(answers=pl.lit(b""))
    with Folder.open(path, about(STUDY)) as kept:
        for first in range(0, games, A_FILE):
            whole = {
                table: parquet(
                    pl.concat([moved(frame, first + more, per_town) for more in range(0, A_FILE, STUDY.games)])
                )
                for table, frame in small.items()
            }
            kept.add(Files(range(first, first + A_FILE), whole))
    return path


def moved(frame: pl.DataFrame, games: int, per_town: int) -> pl.DataFrame:
    """The same games with other numbers."""
    further = {"game": games, "town": games // per_town}
    return frame.with_columns(
        [(pl.col(name) + by).cast(pl.UInt32) for name, by in further.items() if name in frame.columns]
    )


def test_eight_times_the_games_take_a_number_a_town_more(played: Path, tmp_path: Path) -> None:
    few, more = many(played, tmp_path / "few", FEW), many(played, tmp_path / "many", MANY)
    done = subprocess.run(
        [sys.executable, "-c", ANSWERS, str(few), str(more)],
        env={
            **os.environ,
            "POLARS_MAX_THREADS": "1",
            "PYTHONPATH": os.pathsep.join([part for part in sys.path if part]),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    games, grown = map(int, done.stdout.split())
    assert games == MANY
    assert grown < ROOM + A_TOWN * MANY // STUDY.games_a_town // 1000
