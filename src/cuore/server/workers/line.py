"""A worker process as the pool sees it: somebody at the other end of a line who may die, hang, or talk nonsense."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from cuore.server.workers.frames import LENGTH, FromWorker, Message, Stop, length_of, pack, read_from_worker

PROGRAM: Final = (sys.executable, "-P", "-m", "cuore.server.workers.worker")
"""The worker. It does not look for modules in the folder where the server happens to run."""

CLOSING: Final = 5.0
"""Seconds that a worker may take to end by itself."""


class Lost(Exception):
    """The worker at this line is of no use any more. ``hung``: it did not answer in time."""

    def __init__(self, why: str, hung: bool = False) -> None:
        super().__init__(why)
        self.hung = hung


class Line:
    """The line to one process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._inlet = process.stdin
        self._outlet = process.stdout
        # Somebody always listens: a worker that ends while nobody asks it anything is noticed as well.
        self._next = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, program: Sequence[str]) -> Line:
        """Start a process. It finds the same modules as this one, so it runs the same build."""
        found_in = os.pathsep.join(folder for folder in sys.path if folder)
        try:
            # A session of its own: Ctrl-C in a terminal is for the server, which then ends its workers in order.
            process = await asyncio.create_subprocess_exec(
                *program, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": found_in}, start_new_session=True
            )
        except OSError as error:
            raise Lost(f"it cannot be started: {error.strerror}") from error
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def say(self, message: Message) -> None:
        """Send a message. Whether it arrives, the answer tells."""
        self._inlet.write(pack(message))

    def interrupt(self) -> None:
        """Tell a worker that thinks to come to an end."""
        self.say(Stop())

    async def hear(self, seconds: float) -> FromWorker:
        """The next message, if it comes in time."""
        done, _ = await asyncio.wait([self._next], timeout=seconds)
        if not done:
            raise Lost("it did not answer in time", hung=True)
        message = self._next.result()
        self._next = asyncio.create_task(self._read())
        return message

    async def wait_for(self, event: asyncio.Event) -> None:
        """Wait until something happens. The worker must not say anything meanwhile, and stay alive."""
        waiting = asyncio.create_task(event.wait())
        try:
            await asyncio.wait([waiting, self._next], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if self._next.done():
            self._next.result()
            raise Lost("it spoke without being asked")

    async def _read(self) -> FromWorker:
        try:
            head = await self._outlet.readexactly(LENGTH.size)
            return read_from_worker(await self._outlet.readexactly(length_of(head)))
        except (asyncio.IncompleteReadError, OSError):
            raise Lost("it has ended") from None
        except (ValueError, msgspec.MsgspecError):
            raise Lost("it said something that is no message") from None

    def kill(self) -> None:
        """End the process now."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def close(self, seconds: float = CLOSING) -> None:
        """Let the process end by itself, or end it; afterwards it is gone."""
        self._next.cancel()
        await asyncio.wait([self._next])
        if not self._next.cancelled():
            self._next.exception()  # looked at, so that nobody complains
        self._inlet.close()
        try:
            async with asyncio.timeout(seconds):
                await self._process.communicate()
        except TimeoutError:
            self.kill()
            await self._process.communicate()
