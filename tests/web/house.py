"""The real server in a process of its own, for browsers."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

PATIENCE = 120.0


class House:
    """A server that can be killed and started again at the same address, on the same data."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Open the house; returns when it answers."""
        command = [sys.executable, "-m", "cuore", "serve", "--no-browser"]
        command += ["--port", str(self._port), "--data", str(self._folder)]
        # Every visitor says an address of its own, so that none meets the limits that another has used up.
        environment = {**os.environ, "CUORE_WORKERS": "1", "CUORE_TRUSTED_PROXIES": "127.0.0.1"}
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        says = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", says)
        if found is None:
            self.end()
            raise AssertionError(f"The server did not start: {says}{(self._folder / 'log').read_text()}")
        self._port = int(found[1])

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it; by default without a word."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
