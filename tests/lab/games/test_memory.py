"""Memory does not grow with the number of games: no more than a few pieces are held, whatever was played before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAYS = """
import sys, tracemalloc
from pathlib import Path
from cuore.lab.crew import Processes
from cuore.lab.games import chunks
from cuore.lab.games.folder import read_folder
from cuore.lab.simulate import Plan, simulate

chunks.BLIND = 20
games, folder = int(sys.argv[1]), sys.argv[2]
simulate(Plan(("base",), ("random", "random"), 20, "warm", faster=True), Processes(1))
tracemalloc.start()
plan = Plan(("base",), ("random", "random"), games, "1", faster=True)
simulate(plan, Processes(1), keep=Path(folder) if folder else None)
if folder:
    assert sum(1 for _ in read_folder(Path(folder)).results()) == games
print(tracemalloc.get_traced_memory()[1])
"""

ROOM = 400_000
"""Bytes for what does grow: the numbers of pieces that are there, and what is learned once."""


def peak(games: int, folder: str) -> int:
    """The most bytes that Python had while so many games were played."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(games), folder],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([part for part in sys.path if part])},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


@pytest.mark.parametrize("kept", [False, True])
def test_six_times_the_games_take_no_more_room(tmp_path: Path, kept: bool) -> None:
    few, many = (peak(games, str(tmp_path / str(games)) if kept else "") for games in (40, 240))
    assert many < few + ROOM
