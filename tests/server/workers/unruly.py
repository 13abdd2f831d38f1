"""A worker program that does something wrong, the first few times that it could: ``unruly FOLDER DEED TIMES …``.

A file in the folder for every time it was done outlives the process. What follows is for the real worker.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from cuore.server.workers.frames import Advise, Choose, Chose, Failed, Message, Unknown, pack
from cuore.server.workers.worker import Line, Worker, prepare

GUILTY = "governess"
"""The bot with which it goes wrong."""


class Guilt:
    """How often it may still be done."""

    def __init__(self, folder: Path, times: int) -> None:
        self._folder = folder
        self._times = times

    def take(self) -> bool:
        done = len(list(self._folder.iterdir()))
        if done >= self._times:
            return False
        (self._folder / f"{done}").touch()
        return True


class UnrulyLine(Line):
    """A line on which anything can be said."""

    def blurt(self, data: bytes) -> None:
        os.write(self._outlet, data)


class UnrulyWorker(Worker):
    """Does it when it is asked about the guilty bot."""

    guilt: Guilt
    deed: str
    line: UnrulyLine

    def answer(self, question: Choose | Advise) -> Message:
        if isinstance(question, Choose) and question.bot == GUILTY and self.guilt.take():
            found = DEEDS[self.deed](self.line, question.number)
            if found is not None:
                return found
            answer = super().answer(question)
            if self.deed == "chatter":
                self.line.blurt(pack(answer))
            return answer
        return super().answer(question)


def die(line: UnrulyLine, number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def leave(line: UnrulyLine, number: int) -> None:
    os._exit(0)


def hang(line: UnrulyLine, number: int) -> None:
    while True:
        time.sleep(1000)


def spin(line: UnrulyLine, number: int) -> None:
    while True:
        pass


def eat(line: UnrulyLine, number: int) -> None:
    hoard: list[bytes] = []
    while True:
        hoard.append(bytes(1 << 24))


def babble(line: UnrulyLine, number: int) -> None:
    line.blurt(b"\xff" * 1000)


def shout(line: UnrulyLine, number: int) -> None:
    line.blurt(b"\0\0\0\5hello")


def boast(line: UnrulyLine, number: int) -> None:
    line.blurt(b"\0\x0f\xff\xff" + b"x" * 10_000)
    os._exit(0)


def chatter(line: UnrulyLine, number: int) -> None:
    """Says everything twice; see above."""


def mistake(line: UnrulyLine, number: int) -> Message:
    return Chose(number + 7, 0, 0.0, stopped=False)


def ignore(line: UnrulyLine, number: int) -> Message:
    return Unknown(number)


def fail(line: UnrulyLine, number: int) -> Message:
    return Failed(number, "ZeroDivisionError at bot.py:1", hopeless=False)


def talk_aloud(line: UnrulyLine, number: int) -> None:
    print("a bot that prints")  # noqa: T201 -- that is the deed
    os.write(1, b"and writes\n")


Deed = Callable[[UnrulyLine, int], Message | None]
DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (die, leave, hang, spin, eat, babble, shout, boast, chatter, mistake, ignore, fail, talk_aloud)
}


def program(folder: Path, deed: str, times: int) -> tuple[str, ...]:
    """How it is started."""
    return (sys.executable, "-P", "-m", "tests.server.workers.unruly", str(folder), deed, str(times))


def main() -> None:
    folder, deed, times, *rest = sys.argv[1:]
    guilt = Guilt(Path(folder), int(times))
    if deed == "stillborn" and guilt.take():
        sys.exit(1)
    if deed == "dumb" and guilt.take():
        time.sleep(1000)
    rules, line, tables = prepare(rest)
    unruly = UnrulyWorker(rules, line, tables)
    unruly.guilt = guilt
    unruly.deed = deed
    unruly.line = UnrulyLine(line._inlet, line._outlet)
    unruly.serve()


if __name__ == "__main__":
    main()
