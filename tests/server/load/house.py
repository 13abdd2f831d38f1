"""The real server in a process of its own: how it is started, what it costs, and what it says of itself."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from cuore.server.store.table_rows import A_PERSON_PLAYS
from tests.server.load.line import PATIENCE, Failed

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src"


class Cost(NamedTuple):
    """CPU seconds so far, and bytes of memory now."""

    seconds: float
    memory: int


def cost_of(process: int, thread: str = "") -> Cost:
    """What a process has taken, or one of its threads."""
    stat = Path(f"/proc/{process}/{thread}stat").read_text(encoding="ascii").rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return Cost((int(stat[11]) + int(stat[12])) / TICKS, pages * PAGE)


def children_of(process: int) -> list[int]:
    """The processes that a process has started: those in which bots think."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(number) for number in found.split()]


class Serving:
    """A running server."""

    def __init__(self, folder: Path, sockets: int, sampled: Path | None, source: Path = SOURCE, **more: str) -> None:
        self._folder = folder
        self._log = (folder / "log").open("a", encoding="utf-8")
        # Every limit is the usual one, but how many sockets there may be at all.
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(source), str(ROOT), *[place for place in sys.path if place]]),
            "CUORE_SOCKETS": str(max(1, sockets)),
            "CUORE_LOG_LEVEL": "warning",
            **more,
        }
        command = [sys.executable, "-P", "-m", *(["tests.server.load.sampled", str(sampled)] if sampled else ["cuore"])]
        command += ["serve", "--no-browser", "--port", "0", "--data", str(folder)]
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=environment, cwd=folder
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.ready_after = time.monotonic() - self.began
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if found is None:
            self.end(signal.SIGKILL)
            raise Failed(f"it did not start: {said!r} {(folder / 'log').read_text(encoding='utf-8')[-2000:]}")
        self.port = int(found[1])
        self.process = self._process.pid

    def end(self, how: signal.Signals) -> None:
        """End it, and wait until it is gone."""
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()

    @property
    def cost(self) -> Cost:
        """What the server itself has taken."""
        return cost_of(self.process)

    @property
    def loop_seconds(self) -> float:
        """CPU seconds of the thread with the loop; the others belong to the store."""
        return cost_of(self.process, f"task/{self.process}/").seconds

    @property
    def bots_cost(self) -> Cost:
        """What the workers have taken."""
        costs = [cost_of(child) for child in children_of(self.process)]
        return Cost(sum(cost.seconds for cost in costs), sum(cost.memory for cost in costs))

    @property
    def complaints(self) -> list[str]:
        """What is in its log: nothing, if all is well."""
        self._log.flush()
        return (self._folder / "log").read_text(encoding="utf-8").splitlines()

    def metrics(self) -> dict[str, float]:
        """What it says of itself."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[:1] != "#"}

    def tables_behind(self, since: float) -> int:
        """How many tables where a bot is to answer a person have not moved since a time of the wall clock."""
        database = sqlite3.connect(f"file:{self._folder / 'cuore.db'}?mode=ro", uri=True)
        try:
            found = database.execute(
                "SELECT count(*) FROM tables WHERE state = 'playing' AND bots_play AND changed < ? AND seats LIKE ?",
                (since, A_PERSON_PLAYS),
            )
            return int(found.fetchone()[0])
        finally:
            database.close()


@contextmanager
def serving(
    folder: Path, sockets: int, sampled: Path | None = None, source: Path = SOURCE, **more: str
) -> Iterator[Serving]:
    """A server, as long as this lasts; ``more`` are settings by their names in the environment."""
    server = Serving(folder, sockets, sampled, source, **more)
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)
