"""Health is honest: 503 while nothing can be written, and the log says why."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, event
from structlog.testing import capture_logs

from cuore.server.store import open_store
from cuore.server.web import house, trouble
from tests.server.web.running import PATIENCE, Program, Running, running


@pytest.fixture(autouse=True)
def every_request_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(house, "PROBE_SECONDS", PATIENCE)


def health(server: Running) -> tuple[int, str]:
    answer = httpx.get(f"{server.origin}/health", timeout=PATIENCE)
    return answer.status_code, answer.json()["state"]


def failures(server: Running, cause: str) -> float:
    lines = httpx.get(f"{server.origin}/metrics").text.splitlines()
    wanted = f'cuore_store_failures_total{{cause="{cause}"}} '
    return sum(float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted))


def fill(folder: Path, program: Program) -> Path:
    """Fill a disk, the last of it with what programs have kept, until nothing is kept any more."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65_536, 512):
            with suppress(OSError):
                while file.write(bytes(size)) == size:
                    pass
    for _ in range(3000):
        if program.http.post("/api/guest", json={"bearer": True}).status_code == 503:
            return filler
        program.running.house.people.limits._guests_from._buckets.clear()
    raise AssertionError("the disk is never full")


def test_a_full_disk_is_not_ready_and_recovers(small_disk: Path) -> None:
    with capture_logs() as log, running(small_disk) as server:
        program = server.program()
        assert health(server) == (200, "ready")
        filler = fill(small_disk, program)
        assert health(server) == (503, "not-ready")
        assert "disk" not in httpx.get(f"{server.origin}/health").text  # the cause is for the operator
        assert httpx.get(f"{server.origin}/health/live").status_code == 200
        assert program.http.get("/api/me").status_code == 200  # what is kept can be read
        assert failures(server, "disk-full") >= 2
        filler.unlink()
        assert health(server) == (200, "ready")
        assert program.http.post("/api/guest", json={"bearer": True}).status_code == 201
    why = [line for line in log if line["event"].startswith("the store failed")]
    assert [line["cause"] for line in why] == ["disk-full"]  # many failures, one line
    assert "full" in why[0]["why"]
    assert [line["event"] for line in log if "ready" in line["event"]] == ["not ready", "ready again"]


@contextmanager
def sqlite_connections() -> Iterator[list[sqlite3.Connection]]:
    """All connections to SQLite that are made meanwhile."""
    connections: list[sqlite3.Connection] = []

    def note(connection: sqlite3.Connection, _: object) -> None:
        connections.append(connection)

    event.listen(Engine, "connect", note)
    yield connections
    event.remove(Engine, "connect", note)


def test_a_database_that_becomes_read_only_is_refused_and_not_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trouble, "EVERY", 3600.0)
    with capture_logs() as log, sqlite_connections() as connections, running(tmp_path) as server:
        program = server.program()
        table = program.open_table()["id"]
        for connection in connections:
            connection.execute("PRAGMA query_only = ON")
        with program.socket() as line:
            for answer in (
                program.http.post("/api/guest", json={"bearer": True}),
                program.http.post("/api/tables", json={"seats": ["me", "random"], "seed": "a"}),
                program.http.patch("/api/me/name", json={"name": "Milena"}),
                program.http.post(f"/api/tables/{table}/invite"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            line.send(json.dumps({"type": "hello", "ticket": program.ticket(table)}))
            assert json.loads(line.recv(PATIENCE))["code"] == "busy"  # a ticket counts once, which has to be kept
        assert health(server) == (503, "not-ready")
        for connection in connections:
            connection.execute("PRAGMA query_only = OFF")
        assert health(server) == (200, "ready")
    assert [line["cause"] for line in log if line["event"].startswith("the store failed")] == ["read-only"]
    assert not [line for line in log if "exc_info" in line or line["log_level"] == "error"]


def test_a_store_that_hangs_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        assert health(server) == (200, "ready")
        monkeypatch.setattr(house, "PROBE_SECONDS", 0.1)
        with sqlite_lock(tmp_path / "cuore.db"):
            assert health(server) == (503, "not-ready")


@contextmanager
def sqlite_lock(file: Path) -> Iterator[None]:
    """Hold a file, as a process does that stands still in a transaction."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    """A file or a folder that may only be read: for root, who may write to any, it takes a mount."""
    if os.geteuid():
        mode = path.stat().st_mode
        path.chmod(mode & ~0o222)
        yield
        path.chmod(mode)
        return
    for words in (["--bind", str(path), str(path)], ["-o", "remount,ro,bind", str(path)]):
        if subprocess.run(["mount", *words], check=False, capture_output=True).returncode:
            pytest.skip("nothing can be made read-only here")
    try:
        yield
    finally:
        subprocess.run(["umount", path], check=True)


@pytest.mark.parametrize(
    "words", [("serve", "--no-browser", "--port", "0"), ("admin", "tables")], ids=["serve", "admin"]
)
@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("data/cuore.db", r"cuore\.db can only be read"),
        ("data", r"Read-only|Permission denied|unable to open|only be read|nothing can be written"),
    ],
    ids=["file", "folder"],
)
def test_a_database_that_can_only_be_read_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], place: str, why: str
) -> None:
    (tmp_path / "data").mkdir()
    asyncio.run(made_at(tmp_path / "data" / "cuore.db"))
    with read_only(tmp_path / place):
        command = [sys.executable, "-m", "cuore", *words, "--data", str(tmp_path / "data")]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    (line,) = [each for each in done.stderr.splitlines() if each.startswith("cuore: ")]
    assert re.search(why, line)


async def made_at(file: Path) -> None:
    """An empty store."""
    await (await open_store(file)).close()
