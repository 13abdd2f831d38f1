"""Games in bulk, measured: what processes and Ray workers make of the cores, and what a game takes on disk.

``python -m tools.bench_lab`` prints the tables of docs/benchmarks.md. ``--games`` and ``--random`` say how many games
of planners and of random players are kept, ``--ray`` is for a cluster that is there.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from cuore.build import running_build
from cuore.lab.crew import Crew, Processes, make_crew, usual_jobs
from cuore.lab.simulate import Plan, simulate

PLANNERS = ("housekeeper", "housekeeper")
RANDOM = ("random", "random")
CORES = usual_jobs()


def plan(bots: tuple[str, ...], games: int) -> Plan:
    """Games of two in towns of the base box, each in one of its own."""
    return Plan(boxes=("base",), bots=bots, games=games, seed="7", town="random")


def heads(*columns: str) -> None:
    """The heads of a table."""
    print(f"\n| {' | '.join(columns)} |\n|{'|'.join(['---', *['--:'] * (len(columns) - 1)])}|", flush=True)


def spread(crews: Sequence[Crew], games: int) -> None:
    """Who works how well: useful CPU is what players used, of all that the workers could have had."""
    print(
        f"\n| {games:,} games of planners | Seconds | Games a second | Useful CPU | Checksum |\n|---|--:|--:|--:|---|"
    )
    for crew in crews:
        found = simulate(plan(PLANNERS, games), crew)
        part = found.cpu_seconds / found.seconds / min(crew.workers, CORES)
        rate = found.new_games / found.seconds
        print(
            f"| {crew.about()} | {found.seconds:.1f} | {rate:.0f} | {100 * part:.0f} % | "
            f"`{found.tally.checksum[:8]}` |",
            flush=True,
        )


def overhead(crews: Sequence[Crew], tasks: int) -> None:
    """What it costs to hand out a piece of work and take its result."""
    heads(f"{tasks:,} tasks that do nothing to speak of", "ms a task")
    for crew in crews:
        list(crew.run(abs, range(20)))
        started = time.perf_counter()
        list(crew.run(abs, range(tasks)))
        print(f"| {crew.about()} | {1000 * (time.perf_counter() - started) / tasks:.2f} |", flush=True)


def bulk(bots: tuple[str, ...], games: int, jobs: int) -> None:
    """Many games kept in a folder, in a process of its own, so that its memory can be measured."""
    words = [sys.executable, "-m", "tools.bench_lab", "--keep", ",".join(bots), str(games), str(jobs)]
    subprocess.run(words, check=True)


def keep(bots: tuple[str, ...], games: int, jobs: int) -> None:
    """The same, in this process."""
    with TemporaryDirectory() as place:
        started = time.perf_counter()
        found = simulate(plan(bots, games), Processes(jobs), keep=Path(place) / "games")
        seconds = time.perf_counter() - started
        sizes = {
            table: sum(file.stat().st_size for file in (Path(place) / "games" / table).iterdir())
            for table in ("games", "employments", "towns")
        }
    driver = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    worker = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    answers = found.tally.decisions / games
    bytes_of = " · ".join(f"{size / games:.1f}" for size in sizes.values())
    useful = 100 * found.cpu_seconds / seconds / jobs
    speed = f"{seconds:.0f} | {games / seconds:.0f} | {useful:.0f} %"
    print(
        f"| {games:,} of {bots[0]} | {speed} | {driver:.0f} / {worker:.0f} | {answers:.0f} | {bytes_of} | "
        f"`{found.tally.checksum[:8]}` |",
        flush=True,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spread", type=int, default=4000, help="games of planners for each crew")
    parser.add_argument("--tasks", type=int, default=2000)
    parser.add_argument("--games", type=int, default=100_000, help="games of planners to keep")
    parser.add_argument("--random", type=int, default=1_000_000, help="games of random players to keep")
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("--keep", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.keep:
        bots, games, jobs = asked.keep
        keep(tuple(bots.split(",")), int(games), int(jobs))
        return
    load = os.getloadavg()[0]
    print(f"{running_build()} build, {CORES} cores, load {load:.1f} before")
    crews: list[Crew] = [Processes(jobs) for jobs in range(1, CORES + 1)]
    crews += [make_crew(ray=asked.ray)] if asked.ray else []
    if asked.spread:
        spread(crews, asked.spread)
    if asked.tasks:
        overhead(crews[1:], asked.tasks)
    print(
        "\n| Games kept | Seconds | Games a second | Useful CPU | MB of the driver / of a worker | Answers a game | ",
        end="",
    )
    print("Bytes a game: games · employments · towns | Checksum |\n|---|--:|--:|--:|--:|--:|--:|---|", flush=True)
    for bots, games in ((PLANNERS, asked.games), (RANDOM, asked.random)):
        if games:
            bulk(bots, games, CORES)


if __name__ == "__main__":
    main()
