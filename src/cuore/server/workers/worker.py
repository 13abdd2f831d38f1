"""The program that thinks: ``python -m cuore.server.workers.worker``, started by the pool.

It reads questions at its standard input and writes answers to its standard output. It has no threads and never forks,
ends when its input does, and ends itself when a thought takes longer than any should.
"""

from __future__ import annotations

import argparse
import os
import resource
import select
import signal
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from traceback import extract_tb

from cuore.bots.advice.hint import ENOUGH
from cuore.bots.registry import UnknownBot
from cuore.bots.search.race import Budget
from cuore.build import running_build
from cuore.cards.door import load_rules
from cuore.engine.rules import Rules
from cuore.server.workers.frames import (
    LENGTH,
    Advise,
    Advised,
    Choose,
    Chose,
    Failed,
    Forget,
    Message,
    Question,
    Ready,
    Stop,
    Unknown,
    length_of,
    pack,
    read_for_worker,
)
from cuore.server.workers.minds import MOST_KEPT, Minds, NotKept

MEBIBYTE = 1 << 20


class Line:
    """The two ends of the pipes to the pool."""

    def __init__(self, inlet: int, outlet: int) -> None:
        self._inlet = inlet
        self._outlet = outlet
        self._poll = select.poll()
        self._poll.register(inlet, select.POLLIN)

    @classmethod
    def of_standard_streams(cls) -> Line:
        """Take standard input and output for this alone: whatever else is printed goes to the log."""
        line = cls(os.dup(0), os.dup(1))
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        return line

    def has_news(self) -> bool:
        """Whether something was sent, or the other end is gone."""
        return bool(self._poll.poll(0))

    def say(self, message: Message) -> None:
        """Send a message."""
        data = memoryview(pack(message))
        while data:
            data = data[os.write(self._outlet, data) :]

    def hear(self) -> Choose | Advise | Stop | Forget | None:
        """The next message; None when there will be no more."""
        head = self._read(LENGTH.size)
        data = self._read(length_of(head)) if head else b""
        return read_for_worker(data) if data else None

    def _read(self, length: int) -> bytes:
        parts: list[bytes] = []
        while length:
            part = os.read(self._inlet, length)
            if not part:
                return b""
            parts.append(part)
            length -= len(part)
        return b"".join(parts)


class Worker:
    """Answers questions, one after the other."""

    def __init__(self, rules: Rules, line: Line, most: int = MOST_KEPT) -> None:
        self._line = line
        self._minds = Minds(rules, most)
        self._stopped = False

    def serve(self) -> None:
        """Until the line ends."""
        self._line.say(Ready(running_build()))
        while (message := self._line.hear()) is not None:
            match message:
                case Choose() | Advise():
                    # The pool ends a worker that takes too long. If the pool itself is gone, this does: without a
                    # handler the signal ends the process, even in the middle of compiled code.
                    signal.setitimer(signal.ITIMER_REAL, message.limit)
                    answer = self.answer(message)
                    signal.setitimer(signal.ITIMER_REAL, 0)
                    self._line.say(answer)
                case Forget(table):
                    self._minds.forget(table)
                case Stop():
                    pass  # it has come too late

    def answer(self, question: Choose | Advise) -> Message:
        """What is to be said to a question."""
        began = perf_counter()
        self._stopped = False
        hopeless = True
        try:
            self._hear(question)
            self._minds.check_open(question.table)
            hopeless = False
            return self._think(question, began)
        except NotKept:
            return Unknown(question.number)
        except MemoryError:
            raise  # this process is not to be trusted any more
        except Exception as error:  # noqa: BLE001 -- a bot or a card may fail in any way, and the others go on
            self._minds.forget(question.table)
            return Failed(question.number, _where(error), hopeless or isinstance(error, UnknownBot))

    def _hear(self, question: Question) -> None:
        if question.layout is not None:
            self._minds.hear_all(question.table, question.layout.setup(), question.answers)
        else:
            self._minds.hear(question.table, question.since, question.answers)

    def _think(self, question: Choose | Advise, began: float) -> Message:
        if isinstance(question, Choose):
            option = self._minds.choose(question.table, question.bot, lambda own: self._within(own, question.seconds))
            return Chose(question.number, option, perf_counter() - began, self._stopped)
        more = self._minds.think(question.table, self._within(Budget(ENOUGH), question.seconds))
        lines = self._minds.advice(question.table) if question.shows and not self._stopped else []
        return Advised(question.number, lines, perf_counter() - began, more)

    def _within(self, own: Budget, seconds: float) -> Budget:
        """A budget that ends in time, too, and whenever something arrives; and never asks for other processes."""
        return Budget(own.simulations, min(own.seconds, seconds) if own.seconds else seconds, self._is_stopped)

    def _is_stopped(self) -> bool:
        self._stopped = self._stopped or self._line.has_news()
        return self._stopped


def _where(error: Exception) -> str:
    """An error by its sort and place. Its words may name cards, and stay here."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"


def prepare(arguments: list[str] | None = None) -> tuple[Rules, Line, int]:
    """The cards to play with, the line to the pool, and how many games are to be kept."""
    parser = argparse.ArgumentParser(prog="cuore.server.workers.worker", description=__doc__)
    parser.add_argument("--card-file", type=Path, help="own or corrected cards")
    parser.add_argument("--tables", type=int, default=MOST_KEPT, help="so many games are kept")
    parser.add_argument("--memory", type=int, default=0, help="MiB that this process may have; 0: as much as there is")
    parser.add_argument("--nice", type=int, default=0, help="so much less urgent than the server")
    said = parser.parse_args(arguments)
    line = Line.of_standard_streams()
    os.nice(said.nice)
    if said.memory:
        resource.setrlimit(resource.RLIMIT_AS, (said.memory * MEBIBYTE, said.memory * MEBIBYTE))
    cards = said.card_file.read_text(encoding="utf-8") if said.card_file else None
    return load_rules(cards), line, said.tables


def main() -> None:
    """Think until the line ends."""
    with suppress(BrokenPipeError):  # the pool is gone
        Worker(*prepare()).serve()


if __name__ == "__main__":
    main()
