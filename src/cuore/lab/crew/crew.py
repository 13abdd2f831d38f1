"""What everybody who spreads work has in common, and the order that is kept whoever is ready first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.reduction import ForkingPickler
from traceback import format_exc
from typing import Any, Final, Generic, Self, TypeVar

from cuore.engine.errors import CuoreError

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

AHEAD: Final = 2
"""Chunks that a worker has at most: one to work on, one to go on with. A stop loses no more than these."""

HELD: Final = 4
"""Chunks for each worker that are begun or wait, done, for one before them: so memory does not grow."""

DEATHS: Final = 4
"""A chunk whose worker dies so many times is given up: it may well be what kills them."""


class WorkFailed(RuntimeError):
    """A task raised something in another process: a mistake of ours, told with its place."""


class WorkersLost(CuoreError, WorkFailed):
    """Whoever worked died again and again, or cannot be reached any more: a matter of machines, not of a task."""

    code = "workers-lost"


class Crew(ABC):
    """Workers: processes of this machine, or of several.

    A task is a function of a module, a chunk is a few plain values that say which part of the work is meant. What is
    the same for all chunks goes into the task (``functools.partial``). A worker that dies, with its machine or without,
    costs its chunks and nothing more; a task that raises is not tried again: a ``CuoreError`` comes out as it is, and
    anything else is a mistake of ours.
    """

    workers: int
    """How many work at the same time."""

    @abstractmethod
    def run(self, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result]:
        """What a task makes of every chunk, in the order of the chunks, so that nothing depends on who worked.

        No more than a few chunks are taken ahead. Nobody works on when this iterator is closed, or raises.
        """

    @abstractmethod
    def about(self) -> str:
        """Who they are, in a few words."""

    def close(self) -> None:  # noqa: B027 - processes of this machine are not kept
        """Let go of what is kept from one run to the next. It is let go at the end of the process anyway."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.about()}>"


class Hands(ABC, Generic[Chunk, Result]):
    """Those who work in one run."""

    @abstractmethod
    def have_room(self) -> bool:
        """Whether one of them can take another chunk."""

    @abstractmethod
    def give(self, number: int, chunk: Chunk) -> None:
        """Let one of them work on a chunk."""

    @abstractmethod
    def take(self) -> list[tuple[int, Result]]:
        """Results, with the numbers of their chunks, as soon as there are some."""


_NOTHING: Any = object()


def in_order(hands: Hands[Chunk, Result], chunks: Iterator[Chunk], most: int) -> Iterator[Result]:
    """Hand out chunks and give the results in order; never more than ``most`` chunks are on their way."""
    done: dict[int, Result] = {}
    given = handed = 0
    more = True
    while True:
        while more and handed - given < most and hands.have_room():
            chunk = next(chunks, _NOTHING)
            if chunk is _NOTHING:
                more = False
                break
            hands.give(handed, chunk)
            handed += 1
        if given in done:
            yield done.pop(given)
            given += 1
        elif given == handed:
            return
        else:
            done.update(hands.take())


def outcome(task: Callable[[Any], object], chunk: object) -> bytes:
    """The result, or what went wrong: a sentence for whoever asked as it is, a mistake of ours in words.

    Not every exception survives the way to another process.
    """
    try:
        return packed((True, task(chunk)))
    except CuoreError as error:
        return packed((False, error))
    except Exception:  # noqa: BLE001 - whatever it is, it is raised again where the work was asked for
        return packed((False, format_exc()))


def result_of(said: bytes) -> Any:  # noqa: ANN401 - whatever the task returned
    """The result of an outcome; what went wrong is raised."""
    fine, result = unpacked(said)
    if isinstance(result, CuoreError) and not fine:
        raise result
    if not fine:
        raise WorkFailed(f"a process that played has failed:\n{result}")
    return result


def packed(thing: object) -> bytes:
    """Something as it travels between processes, and between machines."""
    return bytes(ForkingPickler.dumps(thing))


def unpacked(data: bytes) -> Any:  # noqa: ANN401 - whatever was packed
    """What was packed, by the same sources."""
    return ForkingPickler.loads(data)
