"""``cuore serve`` as a process: what it says, who else may have its file and port, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cuore.cli.serve import has_browser
from cuore.server.web.lock import served_at
from cuore.server.web.start import bind
from tests.server.web.running import PATIENCE


def command_of(name: str) -> list[str]:
    return [sys.executable, "-m", "cuore", name, "--no-browser"]


class Server:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.says = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.says)
        assert found is not None, self.says
        self.address = found[0].rstrip("/")
        self.port = int(found[1])

    def end(self, how: signal.Signals) -> tuple[int, float]:
        """Send a signal; gives the exit code, and how long it took."""
        started = time.monotonic()
        self.process.send_signal(how)
        return self.process.wait(PATIENCE), time.monotonic() - started


@contextmanager
def served(folder: Path, *options: str, command: str = "serve") -> Iterator[Server]:
    log = (folder / "log").open("w")
    command_line = [*command_of(command), "--port", "0", "--data", str(folder), *options]
    environment = {**os.environ, "CUORE_WORKERS": "1"}
    process = subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    try:
        yield Server(process)
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        log.close()


def refused(*options: str) -> str:
    """What a server says that cannot start: one line."""
    done = subprocess.run(
        [*command_of("serve"), *options], check=False, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2, done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("cuore: ")]
    assert len(said) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return said[0]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_gracefully(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        assert "The house is open" in server.says
        token = client.post("/api/guest", json={"bearer": True}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        table = client.post("/api/tables", json={"seats": ["me", "housekeeper"]}).json()["id"]
        ticket = client.post(f"/api/tables/{table}/ticket").json()["ticket"]
        shown = {"authorization": f"Bearer {token}"}
        with connect(f"ws://127.0.0.1:{server.port}/socket", additional_headers=shown, proxy=None) as line:
            line.send(json.dumps({"type": "hello", "ticket": ticket}))
            assert json.loads(line.recv(PATIENCE))["type"] == "hello"
            server.process.send_signal(how)
            last = {}
            with suppress(ConnectionClosed):
                while True:
                    last = json.loads(line.recv(PATIENCE))
            assert last["type"] == "bye"
            assert (last["code"], line.close_code) == ("restart", 1012)
        assert server.process.wait(PATIENCE) == 0
        log = (tmp_path / "log").read_text()
        assert '"closed"' in log
        assert '"error"' not in log
    # And everything is there again.
    with served(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        client.headers["authorization"] = f"Bearer {token}"
        assert client.get(f"/api/tables/{table}").json()["state"] == "playing"
        code, seconds = server.end(how)
        assert code == 0
        assert seconds < 30  # three on a quiet machine


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        said = refused("--port", "0", "--data", str(tmp_path))
        assert "is already in use by a server" in said
        assert str(server.process.pid) in said


def test_a_port_has_one_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        said = refused("--port", str(server.port), "--data", str(tmp_path / "other"))
        assert f"port {server.port} is in use" in said


def test_a_table_at_home_opens_quietly_and_once(tmp_path: Path) -> None:
    with served(tmp_path, command="table") as server:
        assert "Your house is open" in server.says
        assert httpx.get(f"{server.address}/").status_code == 200
        again = said_by_table("--data", str(tmp_path))
        assert again == f"Your house is open already: {server.address}/\n"
        assert server.end(signal.SIGINT)[0] == 0
        assert (tmp_path / "log").read_text() == ""
    assert served_at(tmp_path / "cuore.db") == ""


def test_a_port_of_somebody_else_is_left_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("CUORE_PORT", str(port))
        process = subprocess.Popen(
            [*command_of("table"), "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"Port {port} is somebody else's, so a free one is taken.\n"
            found = re.search(r"open: http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            assert found is not None
            assert int(found[1]) != port
        finally:
            process.kill()
            process.communicate()
        done = subprocess.run(
            [*command_of("table"), "--port", str(port), "--data", str(tmp_path)],
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, f"port {port} is in use" in done.stderr) == (2, True)


def said_by_table(*options: str) -> str:
    done = subprocess.run(
        [*command_of("table"), *options], check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    return done.stdout


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text("prot = 1\n")
    assert "did you mean port" in refused("--config", str(file))
    assert "cannot listen" in refused("--host", "203.0.113.7", "--data", str(tmp_path))


def test_a_browser_is_opened_where_somebody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()
    monkeypatch.setenv("CI", "1")
    assert not has_browser()
    monkeypatch.delenv("CI")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
