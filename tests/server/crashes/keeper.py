"""Whoever starts servers that are to die, waits for their death, and starts them again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import msgspec

from tests.server.crashes.mortal import Death, Life

LIMIT = 120.0
"""Seconds after which something is wrong, not slow."""


class NotReady(Exception):
    """A server has died before it could serve."""


class Keeper:
    """One place where a server runs, life after life, always on the same port."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.server.crashes.mortal"]
        # Warnings of the server's libraries are looked at where the server is tested, not here.
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
        )
        self._words: Queue[list[str]] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        # Bound and never listened to: the port stays ours between two lives.
        self._reserved = socket.socket()
        self._reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._reserved.bind(("127.0.0.1", 0))
        self.port: int = self._reserved.getsockname()[1]
        self.pid = 0
        self.died_at: tuple[str, str, int] | None = None
        self.status: int | None = None  # how the last life ended
        self._ready = False
        self.deaths = 0
        self._wait("here")

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._words.put(line.split())
        self._words.put(["gone"])

    def begin(self, life: Life, death: Death | None = None) -> None:
        """Begin a life; it is not waited for."""
        self._hear()
        assert not self.pid, "one life at a time"
        self.died_at, self.status, self._ready = None, None, False
        life = msgspec.structs.replace(life, port=self.port, death=death)
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(life).decode() + "\n")
        self._process.stdin.flush()
        self._wait("pid")

    async def start(self, life: Life, death: Death | None = None) -> None:
        """Begin a life and wait until it serves; raises ``NotReady`` if it dies before."""
        self.begin(life, death)
        while not self._ready:
            self._hear()
            if not self.pid:
                raise NotReady(str(self.died_at or self.status))
            await asyncio.sleep(0.005)

    async def until_dead(self) -> None:
        """Wait for the end of this life."""
        until = time.monotonic() + LIMIT
        while self.is_alive:
            assert time.monotonic() < until, "it does not die"
            await asyncio.sleep(0.005)

    @property
    def is_alive(self) -> bool:
        """Whether a server runs."""
        self._hear()
        return bool(self.pid)

    def signal(self, number: signal.Signals) -> None:
        """To the server, if there is one."""
        if self.is_alive:
            os.kill(self.pid, number)

    async def kill(self) -> None:
        """``kill -9``."""
        self.signal(signal.SIGKILL)
        await self.until_dead()

    def close(self) -> None:
        """End everything."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(LIMIT)
        self._reader.join(LIMIT)
        self._process.stdout.close()
        self._reserved.close()

    def _hear(self) -> None:
        while True:
            try:
                self._take(self._words.get_nowait())
            except Empty:
                return

    def _wait(self, word: str) -> None:
        while True:
            words = self._words.get(timeout=LIMIT)
            self._take(words)
            if words[0] == word:
                return

    def _take(self, words: list[str]) -> None:
        match words:
            case ["pid", pid]:
                self.pid = int(pid)
            case ["ready"]:
                self._ready = True
            case ["died", step, when, revision]:
                self.died_at = (step, when, int(revision))
            case ["dead", status]:
                self.pid, self.status = 0, int(status)
                self.deaths += 1
            case ["here", _]:
                pass
            case _:
                raise AssertionError(f"a server said {words}")


@contextmanager
def keeping(number: int = 1) -> Iterator[list[Keeper]]:
    """Some places for servers, until the end of the block."""
    with ExitStack() as closing:
        keepers = [Keeper() for _ in range(number)]
        for keeper in keepers:
            closing.callback(keeper.close)
        yield keepers
