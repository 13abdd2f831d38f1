"""Connections that ask for nothing, slowly, or without end."""

from __future__ import annotations

import socket as sockets
import time
from contextlib import suppress

import pytest

from cuore.server.web.lines import LONGEST_HEAD
from tests.server.web.running import PATIENCE, Running


def is_closed(line: sockets.socket) -> bool:
    """Whether the server closes a line without a word."""
    line.settimeout(PATIENCE)
    try:
        return line.recv(65_536) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_a_head_has_to_come_in_time(server: Running, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    monkeypatch.setattr("cuore.server.web.lines.REQUEST_SECONDS", 0.2)
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(start)
        assert is_closed(line)


def test_the_head_of_a_second_request_as_well(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.lines.REQUEST_SECONDS", 0.5)
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        line.settimeout(PATIENCE)
        answer = b""
        while b'"live"' not in answer:
            answer += line.recv(65_536)
        line.sendall(b"GET /health/live HTT")
        assert is_closed(line)


def test_a_head_has_an_end(server: Running) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 100 * LONGEST_HEAD:
                sent += line.send(b"x" * 4096)
                time.sleep(0.001)  # so that it comes in pieces
        assert sent < 100 * LONGEST_HEAD


def test_a_body_has_to_come_in_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.doors.BODY_SECONDS", 0.2)
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
        line.sendall(head + b"Content-Type: application/json\r\n\r\n{")
        line.settimeout(PATIENCE)
        assert line.recv(65_536).startswith(b"HTTP/1.1 400")


def test_slow_ones_keep_nobody_else_waiting(server: Running) -> None:
    slow = [sockets.create_connection(("127.0.0.1", server.port)) for _ in range(200)]
    try:
        for line in slow:
            line.sendall(b"GET / HTTP/1.1\r\n")
        with server.browser() as browser:
            assert browser.get("/health/live").status_code == 200
    finally:
        for line in slow:
            line.close()
