"""How fast workers answer: ``python -m tests.server.workers.bench [COMPILED]``, on both builds where there are two.

``COMPILED`` is a tree that ``make compiled`` has made, ``build/compiled`` if nothing is said. Where its sources are not
the ones of today, that is said, for then its figures are those of yesterday.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from cuore.build import running_build
from cuore.server.workers import WorkerPool
from cuore.table import Table
from tests.server.workers.games import EVERY_TOWN_BOX, ask, play_bots, play_until_thought, table_of, until

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src"
ANSWERS = 1000
TABLES = 100
SECONDS = 10.0
FOUR = ", ".join(["housekeeper"] * 4)
SIX = ", ".join(["housekeeper"] * 6)


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201 -- figures are what this is for


def told(times: list[float]) -> str:
    ordered = sorted(times)
    p50, p99 = (1000 * ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    return f"p50 {p50:.2f} ms, p99 {p99:.2f} ms, longest {1000 * ordered[-1]:.1f} ms, of {len(ordered)}"


async def timed(workers: WorkerPool, table: Table, name: str, urgent: bool) -> float:
    began = perf_counter()
    found = await ask(workers, table, name, urgent)
    took = perf_counter() - began
    table.answer(table.game.asked, found, table.revision)
    return took


async def answers_of_one(workers: WorkerPool, most: int, pause: float = 0.0) -> list[float]:
    times: list[float] = []
    while len(times) < most:
        name = f"person {len(times)}"
        table = table_of(FOUR, seed=name)
        while not table.game.over and len(times) < most:
            times.append(await timed(workers, table, name, urgent=True))
            await asyncio.sleep(pause)
        workers.forget(name)
    return times


async def endless(workers: WorkerPool, name: str) -> None:
    for number in range(1_000_000):
        await play_bots(workers, table_of(FOUR, seed=f"{name} {number}"), f"{name} {number}")
        workers.forget(f"{name} {number}")


async def measure() -> None:
    say(f"{running_build()} engine, load {os.getloadavg()[0]:.1f} before")
    workers = WorkerPool(1)
    try:
        began = perf_counter()
        await ask(workers, table_of(FOUR), "first")
        say(f"  first answer after the start of the pool: {perf_counter() - began:.2f} s")
        say(f"  a planner's answer, one table: {told(await answers_of_one(workers, ANSWERS))}")
        for level in ("governess", "butler", "matriarch"):
            table = play_until_thought(SIX, *EVERY_TOWN_BOX, rounds=4)
            table.sit(table.game.asked, level, table.revision)
            took = await timed(workers, table, level, urgent=True)
            say(f"  {level}, one answer, four boxes, six seats: {took:.2f} s")
        bots = [asyncio.create_task(endless(workers, f"bots {number}")) for number in range(TABLES)]
        await until(lambda: workers.stats.requests["housekeeper"] > ANSWERS + TABLES)
        before, began = workers.stats.thoughts["housekeeper"], perf_counter()
        urgent = await answers_of_one(workers, int(SECONDS / 0.02), 0.02)
        rate = (workers.stats.thoughts["housekeeper"] - before) / (perf_counter() - began)
        say(f"  {TABLES} tables of four planners, one worker: {rate:.0f} answers a second")
        say(f"  a person's opponent beside them: {told(urgent)}")
        for task in bots:
            task.cancel()
        await asyncio.wait(bots)
    finally:
        await workers.close()
    say(f"  load {os.getloadavg()[0]:.1f} after")


def stale(compiled: Path) -> bool:
    """Whether a compiled module's source has changed since."""
    built = [file.with_name(f"{file.name.partition('.')[0]}.py") for file in (compiled / "cuore").rglob("*.so")]
    pairs = [(file, SOURCE / file.relative_to(compiled)) for file in built]
    return any(new.exists() and file.read_bytes() != new.read_bytes() for file, new in pairs)


def main() -> None:
    if os.environ.get("CUORE_BENCH_WORKERS"):
        asyncio.run(measure())
        return
    compiled = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    with tempfile.TemporaryDirectory() as folder:
        trees = [SOURCE]
        if compiled.is_dir():
            # The newest plain sources over the compiled ones; of two modules of a name, Python takes the compiled one.
            both = Path(folder) / "compiled"
            shutil.copytree(compiled, both)
            shutil.copytree(SOURCE, both, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
            trees.append(both)
            if stale(compiled):
                say(f"{compiled} is stale: some sources have changed since")
        for tree in trees:
            environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}", "CUORE_BENCH_WORKERS": "1"}
            subprocess.run([sys.executable, "-m", __spec__.name], env=environment, check=True, cwd=folder)


if __name__ == "__main__":
    main()
