"""Work for a Ray cluster: for when one machine is not enough.

Ray lives in a process of its own, the foreman: it joins the cluster under a time limit (Ray itself tries for minutes),
whatever Ray says, sets or breaks stays there, and with the foreman everything of ours on the cluster ends. Code does
not travel: nodes work with what is installed there, and refuse to where that is something else than here.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple
from weakref import finalize

from cuore.cards.door import VARIABLE
from cuore.engine.errors import CuoreError, sentence, shorten
from cuore.lab.crew.crew import (
    AHEAD,
    DEATHS,
    HELD,
    Chunk,
    Crew,
    Hands,
    Result,
    WorkersLost,
    in_order,
    outcome,
    packed,
    result_of,
    unpacked,
)
from cuore.lab.crew.fingerprint import fingerprint
from cuore.lab.crew.lines import ONE_OF_MANY, Line, be_deaf, new_line
from cuore.troubles import reason

AUTO: Final = "auto"

KNOCK: Final = 3.0
"""Seconds for somebody to open at an address."""

START: Final = 120.0
"""Seconds for a process to load Ray, which takes one on a quiet machine."""

JOIN: Final = 20.0
"""Seconds to join a cluster, which takes less than one on a quiet machine."""

LAST_PORT: Final = 65535

LOOK: Final = 0.1
"""Seconds after which the foreman looks for new chunks while it waits for results."""

ALONE: Final = 60.0
"""Seconds without a result after which the foreman looks whether anybody is left to work; nodes may come back."""

DONE, REFUSED, LOST = "done", "refused", "lost"
"""What comes of a chunk: its outcome, or why a node would not work on it, or why nobody could."""


class NoCluster(CuoreError):
    """There is no Ray here, or no cluster where somebody says that there is one."""

    code = "no-cluster"


class OtherSources(CuoreError):
    """A node has other sources than this process."""

    code = "other-sources"


class Size(NamedTuple):
    """How large a cluster is: its nodes, and their cores."""

    nodes: int
    workers: int


class Cluster(Crew):
    """The workers of a Ray cluster that this machine is a node of: ``auto``, or the address of its head (host:port)."""

    def __init__(self, address: str) -> None:
        self._address = address.strip()
        self._idle: list[Line] = []
        line, size = _join(self._address)
        self._idle.append(line)
        self.nodes, self.workers = size
        finalize(self, _let_go, self._idle)  # nobody has to close a crew

    def run(self, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result]:
        """What a task makes of every chunk, in order. The foreman stays for the next run, unless this is stopped."""
        line = self._idle.pop() if self._idle else _join(self._address)[0]
        finished = False
        try:
            yield from in_order(_Errands(line, task, self.workers), iter(chunks), HELD * self.workers)
            finished = True
        finally:
            if finished:
                self._idle.append(line)
            else:
                _cut(line)

    def about(self) -> str:
        """How large it is."""
        return f"a Ray cluster of {_some(self.nodes, 'node')}, {_some(self.workers, 'worker')}"

    def close(self) -> None:
        """Leave the cluster."""
        _let_go(self._idle)


def _some(count: int, noun: str) -> str:
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"


def _let_go(lines: list[Line]) -> None:
    for line in lines:
        line.hang_up()
    while lines:
        lines.pop().end()


def _cut(line: Line) -> None:
    """End a foreman whatever it does. What it had under way on the cluster ends with it."""
    line.hang_up()
    line.process.kill()
    line.end()


# --- joining ---------------------------------------------------------------------------------------------------------


def _join(address: str) -> tuple[Line, Size]:
    """A foreman who has joined a cluster."""
    known = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    place = None if known == AUTO else _place(known)
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed here: install it with pip install 'cuore[ray]'")
    if place:
        _knock(place, known)
    line = new_line(_foreman, known)
    try:
        return line, _heard(line, known)
    except BaseException:
        _cut(line)
        raise


def _place(address: str) -> tuple[str, int]:
    """The host and the port of an address."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal() or int(port) > LAST_PORT:
        raise _no_address(address)
    return host.strip("[]"), int(port)


def _no_address(address: str) -> NoCluster:
    return NoCluster(f"{shorten(address)} is not the address of a Ray cluster: write {AUTO}, or host:port")


def _knock(place: tuple[str, int], address: str) -> None:
    """See whether anybody is there; Ray would find out only after minutes."""
    try:
        socket.create_connection(place, KNOCK).close()
    except ValueError:  # what cannot be the name of a machine
        raise _no_address(address) from None
    except OSError as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {reason(error)}") from None


def _heard(line: Line, address: str) -> Size:
    """What the foreman says of the cluster; an empty word before it means that Ray is loaded."""
    where = "of this computer" if address == AUTO else f"at {address}"
    said: Size | str = ""
    for limit in (START, JOIN):
        try:
            if not line.connection.poll(limit):
                raise NoCluster(f"the Ray cluster {where} did not answer within {limit:.0f} seconds")
            said = line.connection.recv()
        except (EOFError, OSError):
            raise NoCluster(f"the process that was to join the Ray cluster {where} has ended") from None
        if isinstance(said, str) and said.startswith("Could not find any running Ray"):
            raise NoCluster(
                "no Ray cluster runs on this computer: start one with ray start --head, or name its address"
            )
        if isinstance(said, str) and said:
            raise NoCluster(f"the Ray cluster {where} cannot be joined: {said}")
    assert isinstance(said, Size)
    if not said.workers:
        raise NoCluster(f"the Ray cluster {where} has no cores to work with")
    return said


# --- handing out -----------------------------------------------------------------------------------------------------


class _Order(NamedTuple):
    """What is the same for all chunks of a run: which sources it needs, and the task."""

    sources: str
    boxes: str
    task: bytes


class _Errands(Hands[Chunk, Result]):
    """The work of one run, given to the foreman and taken from there."""

    def __init__(self, line: Line, task: Callable[[Chunk], Result], workers: int) -> None:
        self.line = line
        self.most = AHEAD * workers
        self.under_way = 0
        self._send(_Order(fingerprint(), os.environ.get(VARIABLE, ""), packed(task)))

    def have_room(self) -> bool:
        return self.under_way < self.most

    def give(self, number: int, chunk: Chunk) -> None:
        self._send((number, packed(chunk)))
        self.under_way += 1

    def take(self) -> list[tuple[int, Result]]:
        try:
            number, what, said = self.line.connection.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        self.under_way -= 1
        if what == REFUSED:
            raise OtherSources(said)
        if what == LOST:
            raise WorkersLost(said)
        return [(number, result_of(said))]

    def _send(self, message: object) -> None:
        try:
            self.line.connection.send(message)
        except OSError:
            raise self._gone() from None

    def _gone(self) -> WorkersLost:
        return WorkersLost(f"the Ray cluster cannot be reached any more (exit code {self.line.exit_code()})")


# --- the foreman, in a process of its own ----------------------------------------------------------------------------


def _foreman(line: Connection, address: str) -> None:
    """Join a cluster, and let it work on what comes through the line, until that is cut."""
    be_deaf()
    _keep_to_oneself()
    with suppress(EOFError, OSError):
        try:
            import ray  # noqa: PLC0415 - nobody else needs it

            line.send("")
            ray.init(address, log_to_driver=False, logging_level="ERROR")
            size = Size(sum(node["Alive"] for node in ray.nodes()), int(ray.cluster_resources().get("CPU", 0)))
        except Exception as error:  # noqa: BLE001 - whatever Ray does not like, it is told in one line
            line.send(sentence(error) or type(error).__name__)
            return
        line.send(size)
        try:
            _hand_out(line, ray)
        finally:
            ray.shutdown()


def _keep_to_oneself() -> None:
    """Ray talks much, reports home, and sends folders to the nodes as places of code: nothing of that is wanted."""
    silence = os.open(os.devnull, os.O_WRONLY)
    for out in (1, 2):
        os.dup2(silence, out)
    os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_UV_RUN_RUNTIME_ENV="0")
    os.chdir(Path(os.sep))
    sys.argv[:] = ["cuore"]


def _hand_out(line: Connection, ray: Any) -> None:  # noqa: ANN401 - a module without types
    """Give chunks to the cluster as they come, and give back what comes of them."""
    remote = ray.remote(num_cpus=1, max_retries=DEATHS - 1, retry_exceptions=False, scheduling_strategy="SPREAD")(work)
    order = _Order("", "", b"")
    under_way: dict[Any, int] = {}
    last = time.monotonic()
    while True:
        while not under_way or line.poll():
            message = line.recv()
            if isinstance(message, _Order):
                order = message._replace(task=ray.put(message.task))  # it travels to each node once
            else:
                number, chunk = message
                last = last if under_way else time.monotonic()
                under_way[remote.remote(*order, chunk)] = number
        for reference in ray.wait(list(under_way), timeout=LOOK)[0]:
            line.send((under_way.pop(reference), *_fetched(ray, reference)))
            last = time.monotonic()
        if time.monotonic() - last > ALONE:
            if not ray.cluster_resources().get("CPU", 0):
                line.send((min(under_way.values()), LOST, "the Ray cluster has no cores left to work with"))
                return
            last = time.monotonic()


def _fetched(ray: Any, reference: object) -> tuple[str, object]:  # noqa: ANN401 - a module without types
    """What came of a chunk."""
    try:
        what, said = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        return REFUSED, f"a node of the cluster cannot load cuore as it is here: {sentence(error.cause or error)}"
    except ray.exceptions.RayError as error:
        return LOST, f"workers of the cluster died {DEATHS} times over the same games ({type(error).__name__})"
    return what, said


# --- a worker, on any node -------------------------------------------------------------------------------------------


def work(sources: str, boxes: str, task: bytes, chunk: bytes) -> tuple[str, object]:
    """Work on a chunk, if that is what the other side would do. Nothing is unpacked before."""
    os.environ.update({**ONE_OF_MANY, VARIABLE: boxes})
    if fingerprint() != sources:
        what = f"cuore, or of a box of {boxes}," if boxes else "cuore"
        return REFUSED, f"the node {socket.gethostname()} has other sources of {what} than this process"
    return DONE, outcome(_worked, (task, chunk))


def _worked(packs: tuple[bytes, bytes]) -> object:
    task, chunk = map(unpacked, packs)
    return task(chunk)
