"""Whoever starts the command without standard streams, or stops it at once, loses nothing and reads no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cuore.lab.games.folder import read_folder

COMMAND = f"{sys.executable} -m cuore"


@pytest.mark.parametrize("closed", ["2>&-", ">&-", "<&-", "<&- >&- 2>&-"])
def test_what_is_played_is_kept_without_streams(tmp_path: Path, closed: str) -> None:
    games = tmp_path / "games"
    words = f"{COMMAND} simulate --games 20 --jobs 1 --bots random,random --seed 1 --keep '{games}' {closed}"
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(read_folder(games)) == 20


def test_stopped_while_it_is_read_in() -> None:
    stops = (
        "import sys\n"
        "from cuore.cli import main\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'cuore.cli.app': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", stops, "bots"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
