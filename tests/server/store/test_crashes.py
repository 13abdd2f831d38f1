"""``kill -9`` and torn files: what was promised is there, once, and the rest is whole or absent.

CUORE_STORE_KILLS and CUORE_STORE_TAILS set how often; the defaults are for every run of the tests.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO

import pytest

from cuore.server.ports import EntryRow
from cuore.server.store import open_store
from cuore.server.store.backup import check_file
from tests.server.postgres import Postgres
from tests.server.store.dying import TABLES

KILLS = int(os.environ.get("CUORE_STORE_KILLS", "20"))
TAILS = int(os.environ.get("CUORE_STORE_TAILS", "60"))

Promise = tuple[str, int, str]


class Dying:
    """The process that is killed again and again."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin
        assert process.stdout
        self._in: IO[str] = process.stdin
        self._out: IO[str] = process.stdout
        assert self._out.readline() == "ready\n"

    def die(self, address: str, after: int) -> set[Promise]:
        """Let it append, kill it after so many promises, and return all that were made."""
        self._in.write(f"{address}\n")
        self._in.flush()
        promised: set[Promise] = set()
        pid = 0
        while (line := self._out.readline()) != "dead\n":
            assert line, "it ended by itself"
            if line.startswith("pid "):
                pid = int(line.split()[1])
            else:
                table, revision, command = line.split()
                promised.add((table, int(revision), command))
            if pid and len(promised) == after:
                os.kill(pid, signal.SIGKILL)
        return promised


@pytest.fixture
def dying() -> Iterator[Dying]:
    with _dying() as process:
        yield process


@contextmanager
def _dying() -> Iterator[Dying]:
    words = [sys.executable, "-m", "tests.server.store.dying"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
    ) as process:
        try:
            yield Dying(process)
        finally:
            process.stdin.close() if process.stdin else None
            process.wait(60)


async def _kept(address: str) -> dict[str, list[EntryRow]]:
    store = await open_store(address)
    found = {f"t{number}": await store.entries(f"t{number}") for number in range(TABLES)}
    await store.close()
    return found


def _promises(kept: dict[str, list[EntryRow]]) -> list[Promise]:
    return [(row.table, row.revision, row.command) for rows in kept.values() for row in rows if row.revision > 1]


def test_what_was_promised_survives_every_kill(dying: Dying, sqlite_file: Path) -> None:
    chance = Random(12)
    promised: set[Promise] = set()
    for _ in range(KILLS):
        promised |= dying.die(f"sqlite:///{sqlite_file}", chance.randrange(1, 120))
        assert check_file(sqlite_file).wrong == []
        kept = _promises(asyncio.run(_kept(f"sqlite:///{sqlite_file}")))
        assert promised <= set(kept), "lost"
        assert len({command for _, _, command in kept}) == len(kept), "doubled"
        assert len(kept) <= len(promised) + TABLES * KILLS  # what was kept and not yet told


def test_on_postgresql_too(dying: Dying, postgres: Postgres) -> None:
    chance = Random(12)
    promised: set[Promise] = set()
    address = postgres.new_database()
    for _ in range(max(3, KILLS // 4)):
        promised |= dying.die(address, chance.randrange(1, 120))
        kept = _promises(asyncio.run(_kept(address)))
        assert promised <= set(kept), "lost"
        assert len({command for _, _, command in kept}) == len(kept), "doubled"


def test_a_torn_log_loses_its_end_and_nothing_else(dying: Dying, sqlite_file: Path, tmp_path: Path) -> None:
    """Power fails while the end of the log is being written: it is cut off, or full of something else.

    What has been moved into the file was on the disk before; a log that has been moved cannot be torn. On a slow
    machine the commits are smaller, the log is longer, and SQLite would begin to move it before the kill.
    """
    asyncio.run(_kept(f"sqlite:///{sqlite_file}"))  # made and closed: all is in the file, the log begins empty
    dying.die(f"log sqlite:///{sqlite_file}", 300)
    log = sqlite_file.with_name("cuore.db-wal").read_bytes()
    assert len(log) > 100_000
    whole = asyncio.run(_kept(_torn(sqlite_file, tmp_path / "whole", log)))
    assert len(_promises(whole)) >= 300
    chance = Random(34)
    lengths = set()
    for number in range(TAILS):
        cut = chance.randrange(len(log))
        tail = chance.choice(
            [b"", bytes(len(log) - cut), chance.randbytes(len(log) - cut), _flipped(log[cut:], chance)]
        )
        address = _torn(sqlite_file, tmp_path / str(number), log[:cut] + tail)
        kept = asyncio.run(_kept(address))
        for table, rows in kept.items():
            assert rows == whole[table][: len(rows)]
        findings = check_file(Path(address.removeprefix("sqlite:///")))
        assert findings.wrong == []
        lengths.add(findings.entries)
    assert len(lengths) > TAILS // 4  # they were cut in different places


def _torn(file: Path, folder: Path, log: bytes) -> str:
    folder.mkdir()
    shutil.copy(file, folder / file.name)
    (folder / f"{file.name}-wal").write_bytes(log)
    return f"sqlite:///{folder / file.name}"


def _flipped(tail: bytes, chance: Random) -> bytes:
    """One bit is not as it was written."""
    bits = bytearray(tail)
    bits[chance.randrange(len(bits))] ^= 1 << chance.randrange(8)
    return bytes(bits)
