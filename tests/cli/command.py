"""Running the ``cuore`` command: in this process, which is quick, or in one of its own, as a person does."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO

import pytest

from cuore.cli import main

PATIENCE = 300
"""Seconds until a process is taken for one that hangs: a slow and busy machine may take a hundred times the usual."""


@dataclass(frozen=True)
class Outcome:
    """What a command leaves: its exit code, and what it wrote where."""

    code: int
    out: str
    err: str

    def is_mistake(self, reason: str) -> bool:
        """Exit code 2, nothing on stdout, and one clear line on stderr with the reason in it."""
        return (
            self.code == 2
            and self.out == ""
            and self.err.startswith("cuore: ")
            and self.err.endswith("\n")
            and self.err.count("\n") == 1
            and reason in self.err
        )


Cuore = Callable[..., Outcome]


def in_process(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    """A function that runs the command here; ``typed`` is what stands on its standard input."""

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "argv", ["cuore", *words])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        capsys.readouterr()
        with warnings.catch_warnings():
            # The library that reads the words suspects a mistake when it runs below pytest without being handed them.
            warnings.filterwarnings("ignore", message="Cyclopts application invoked without tokens")
            with pytest.raises(SystemExit) as ended:
                main()
        found = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Outcome(ended.value.code, found.out, found.err)

    return run


def in_a_process(*words: str | bytes, typed: str = "", **environment: str) -> Outcome:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "from cuore.cli import main; main()", *words],
        input=typed.encode(),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
