"""Work for several processes of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from typing import Any

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
    result_of,
)
from cuore.lab.crew.lines import Line, be_deaf, new_line


def usual_jobs() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes(Crew):
    """So many processes; with one job, or work for one alone, everything is done in this process."""

    def __init__(self, jobs: int) -> None:
        self.workers = max(1, jobs)

    def run(self, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result]:
        """What a task makes of every chunk, in order."""
        rest = iter(chunks)
        first = list(islice(rest, 2)) if self.workers > 1 else []
        if len(first) < 2:
            for chunk in chain(first, rest):
                yield task(chunk)
            return
        team = _Team(task, self.workers)
        try:
            yield from in_order(team, chain(first, rest), HELD * self.workers)
        finally:
            team.dismiss()

    def about(self) -> str:
        """How many."""
        return "1 process" if self.workers == 1 else f"{self.workers} processes"


class _Worker:
    """A process with the chunks that it has, in the order in which it got them: it works on the first."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.owes: dict[int, Any] = {}


class _Team(Hands[Chunk, Result]):
    """The processes of one run. They are hired one by one, as long as there is work; who died is replaced."""

    def __init__(self, task: Callable[[Chunk], Result], jobs: int) -> None:
        self.task = task
        self.jobs = jobs
        self.workers: list[_Worker] = []
        self.deaths: dict[int, int] = {}

    def have_room(self) -> bool:
        return len(self.workers) < self.jobs or any(len(worker.owes) < AHEAD for worker in self.workers)

    def give(self, number: int, chunk: Chunk) -> None:
        """A new worker rather than a busy one, then whoever has the least to do."""
        if len(self.workers) < self.jobs and all(worker.owes for worker in self.workers):
            self.workers.append(_Worker(new_line(_work, self.task)))
            free = self.workers[-1]
        else:
            free = min(self.workers, key=lambda worker: len(worker.owes))
        free.owes[number] = chunk
        with suppress(OSError):  # it just died: ``take`` will notice
            free.line.connection.send(chunk)

    def take(self) -> list[tuple[int, Result]]:
        ready = wait([worker.line.connection for worker in self.workers])
        found: list[tuple[int, Result]] = []
        for worker in [worker for worker in self.workers if worker.line.connection in ready]:
            try:
                said = worker.line.connection.recv_bytes()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            number = next(iter(worker.owes))
            del worker.owes[number]
            self.deaths.pop(number, None)
            found.append((number, result_of(said)))
        return found

    def _replace(self, worker: _Worker) -> None:
        """Give the chunks of a dead worker to others. The one that it was working on may be what killed it."""
        self.workers.remove(worker)
        code = worker.line.exit_code()
        worker.line.hang_up()
        worker.line.end()
        for number in list(worker.owes)[:1]:
            self.deaths[number] = self.deaths.get(number, 0) + 1
            if self.deaths[number] == DEATHS:
                raise WorkersLost(_given_up(code))
        for number, chunk in worker.owes.items():
            self.give(number, chunk)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.line.hang_up()
            worker.line.process.terminate()
        for worker in self.workers:
            worker.line.end()


def _given_up(code: int | None) -> str:
    words = f"{DEATHS} processes died one after the other over the same games, the last with exit code {code}"
    return f"{words}: killed, maybe for want of memory, so fewer --jobs may do" if code == -9 else words


def _work(line: Connection, task: Callable[[Any], object]) -> None:
    """All that a worker does: chunk by chunk, until nobody is at the other end."""
    be_deaf()
    try:
        while True:
            line.send_bytes(outcome(task, line.recv()))
    except (EOFError, OSError):
        return
