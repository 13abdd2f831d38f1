"""The same seed and decisions give the same games: under every hash seed, in every process, on both builds.

The checksums below were written down once. If one changes, the same seed plays differently than it did, and stored
games no longer replay: either that is a mistake, or RULES_VERSION goes up and the new checksum takes the place of the
old. They must hold on the interpreted and on the compiled build alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from cuore.lab.crew import Processes
from cuore.lab.simulate import Plan, simulate

CHECKSUMS = {
    "random,random first": "9eaf1a6a2c74a1c093dc7787188d31aa",
    "random,random,random,random random": "956b96ed43053da9bd97dd2b8819dcd5",
}
THINKING = "biglove,housekeeper,random random"
"""Bots may get better, so nothing is written down of their games; they must still be the same everywhere."""

MIXED = "random,random,random,random,random,random random base,expanding,vacation,oktoberfest"
"""Likewise of games of all boxes."""

GAMES = 60

SCRIPT = """
import sys
from cuore.lab.simulate import Plan, simulate
for line in sys.argv[2:]:
    bots, town, boxes = (line + " base").split(" ")[:3]
    plan = Plan(tuple(boxes.split(",")), tuple(bots.split(",")), int(sys.argv[1]), "everywhere", town=town)
    print(simulate(plan).data()["checksum"])
"""


def checksum_of(line: str, jobs: int = 1) -> object:
    """The checksum of all games between some bots in some town."""
    bots, town, boxes = (line + " base").split(" ")[:3]
    plan = Plan(tuple(boxes.split(",")), tuple(bots.split(",")), GAMES, "everywhere", town=town)
    return simulate(plan, Processes(jobs)).data()["checksum"]


@cache
def expected() -> list[object]:
    """What every process has to find."""
    return [*CHECKSUMS.values(), checksum_of(THINKING), checksum_of(MIXED)]


@pytest.mark.parametrize("line", CHECKSUMS)
def test_the_games_of_a_seed_are_what_they_always_were(line: str) -> None:
    assert checksum_of(line) == CHECKSUMS[line]


@pytest.mark.parametrize("hash_seed", ["0", "4294967295", "random"])
def test_hash_seeds_and_processes_make_no_difference(hash_seed: str) -> None:
    arguments = [sys.executable, "-c", SCRIPT, str(GAMES), *CHECKSUMS, THINKING, MIXED]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == expected()


def test_how_many_processes_play_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.lab.games.chunks.WORTH_IT", GAMES * 100)  # or one would play all of so few
    for line, known in CHECKSUMS.items():
        assert checksum_of(line, jobs=2) == known


def test_another_seed_gives_other_games() -> None:
    plan = Plan(("base",), ("random", "random"), GAMES, "elsewhere")
    assert simulate(plan).data()["checksum"] not in CHECKSUMS.values()
