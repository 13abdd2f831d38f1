"""A Ray cluster of several nodes on this machine, each in processes of its own, of which any may be killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 240
"""Seconds for what takes five on a quiet machine."""

COMMAND = (sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", "--block")
SMALL = ("--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--include-log-monitor=false")
SETTINGS = {
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_period_ms": "500",  # where nobody is any more; who is only slow gets ten seconds each time
    "RAY_memory_monitor_refresh_ms": "0",  # nobody is killed because others need the memory of this machine
}


class Node:
    """One node."""

    def __init__(self, folder: Path, number: int, *words: str) -> None:
        self._log = folder / f"node {number}"
        # Nodes find the same sources as this process, in whichever build.
        path = os.pathsep.join(str(Path(place).absolute()) for place in sys.path)
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [*COMMAND, *words, *SMALL],
                env={**os.environ, **SETTINGS, "PYTHONPATH": path},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def is_up(self) -> bool:
        """Whether it has started; a node that could not says why."""
        said = self._log.read_text()
        assert self.process.poll() is None, said
        return "Ray runtime started" in said

    @property
    def raylet(self) -> int:
        """The process that starts the workers of this node."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return next(int(child) for child in children if b"raylet/raylet" in Path(f"/proc/{child}/cmdline").read_bytes())

    def end(self) -> None:
        """End it with all that it has started."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Nodes:
    """The nodes of a cluster, the head first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"127.0.0.1:{_free_port()}"
        self.all: list[Node] = []

    def start(self) -> None:
        """One more. They start one after the other: two in the same second get into each other's way."""
        port = self.address.rpartition(":")[2]
        head = ("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={self.folder / 'ray'}")
        words = (f"--address={self.address}",) if self.all else head
        self.all.append(Node(self.folder, len(self.all), *words))
        wait_for(self.all[-1].is_up)

    def end(self) -> None:
        """End all of them."""
        for node in self.all:
            node.process.terminate()
        for node in self.all:
            node.end()


@contextmanager
def ray_nodes(count: int) -> Iterator[Nodes]:
    """A cluster as long as it is needed. Its folder has a short name: the names of sockets may not be long."""
    nodes = Nodes(Path(tempfile.mkdtemp(prefix="ray")))
    try:
        for _ in range(count):
            nodes.start()
        yield nodes
    finally:
        nodes.end()
        shutil.rmtree(nodes.folder, ignore_errors=True)


def wait_for(what: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)


def _free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
    return port
