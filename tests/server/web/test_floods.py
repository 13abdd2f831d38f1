"""Lines that send what costs more than it is worth, and those that send much and may."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import Protocol

from cuore.server.web.doors import MOST_BODY_AT
from cuore.server.web.lines import LONGEST_HEAD, MOST_FRAGMENTS, MOST_HEADERS, HttpLine, SocketLine
from cuore.server.web.security import FIXED
from tests.server.web.running import PATIENCE, Program, Running, running

UPGRADE = ("upgrade: websocket", "connection: Upgrade")
TEXT, CONT, CLOSE, PING, PONG = 1, 0, 8, 9, 10
MANY = 20_000
MOST_RECORD_BODY = MOST_BODY_AT["/api/replays"]


def frame(opcode: int, content: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([(0x80 if fin else 0) | opcode, 0x80 | len(content)]) + b"\0\0\0\0" + content


def cut(server: Running) -> dict[str, int]:
    """How many lines were cut, by cause."""
    samples = [sample for metric in server.house.metrics.cut.collect() for sample in metric.samples]
    return {sample.labels["cause"]: int(sample.value) for sample in samples if sample.name.endswith("_total")}


@contextmanager
def cuts(server: Running, cause: str) -> Iterator[None]:
    """What this does ends one line, for this cause."""
    before = cut(server)
    yield
    server.wait_until(lambda: cut(server) != before)
    assert Counter(cut(server)) - Counter(before) == {cause: 1}


@contextmanager
def cuts_none(server: Running) -> Iterator[None]:
    before = cut(server)
    yield
    assert cut(server) == before


class Count:
    """Counts the calls of a method."""

    def __init__(self, patch: pytest.MonkeyPatch, kind: type, name: str) -> None:
        self.calls = 0
        real: Callable[..., object] = getattr(kind, name)

        def counted(*words: object) -> object:
            self.calls += 1
            return real(*words)

        patch.setattr(kind, name, counted)


@contextmanager
def raw(server: Running) -> Iterator[sockets.socket]:
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(PATIENCE)
        yield line


def read(line: sockets.socket) -> bytes:
    """All that comes until the server ends the line."""
    parts = []
    with suppress(ConnectionError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def send(line: sockets.socket, data: bytes) -> None:
    with suppress(OSError):  # the server may be done with it sooner
        line.sendall(data)


def head(start: str, *lines: str) -> bytes:
    return "\r\n".join((f"{start} HTTP/1.1", "host: 127.0.0.1", *lines, "", "")).encode()


# -- sockets --


@pytest.mark.parametrize(
    ("flood", "cause"),
    [
        (frame(TEXT, fin=False) + frame(CONT, fin=False) * MANY, "fragments"),
        (frame(TEXT, b"{", fin=False) + frame(CONT, b"x", fin=False) * MANY, "fragments"),
        (frame(PONG) * MANY, "line"),
        (frame(PING) * MANY, "line"),
        (frame(TEXT) * MANY, "line"),
        (frame(TEXT, b"{}") * MANY, "line"),
    ],
    ids=["empty-pieces", "pieces-of-a-byte", "pongs", "pings", "empty-messages", "messages"],
)
def test_frames_without_end_close_the_line(
    server: Running, monkeypatch: pytest.MonkeyPatch, flood: bytes, cause: str
) -> None:
    with server.socket() as line, cuts(server, cause):
        frames = Count(monkeypatch, Protocol, "recv_frame")
        send(line.socket, flood)
        with suppress(ConnectionClosed):
            while True:
                line.recv(PATIENCE)
    assert line.close_code in {1008, 1006}  # 1006: what was still on its way took the code with it
    assert frames.calls < 1_000, "the rest is not read"


def test_a_line_is_closed_with_a_code(server: Running) -> None:
    """Nothing else is on its way, so the client can read it."""
    with server.socket() as line, cuts(server, "fragments"):
        line.socket.sendall(frame(TEXT, fin=False) + frame(CONT, fin=False) * MOST_FRAGMENTS)
        with suppress(ConnectionClosed):
            line.recv(PATIENCE)
    assert line.close_code == 1008


def test_pongs_that_are_left_unread_do_not_pile_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.people.limits.MESSAGES_AT_ONCE", 1e6)
    with server.socket() as line, cuts(server, "unread"):
        line.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        real = SocketLine.handle_ping
        written = []

        def ping(of: SocketLine) -> None:
            real(of)
            written.append(of.transport.get_write_buffer_size())

        monkeypatch.setattr(SocketLine, "handle_ping", ping)
        for _ in range(200):  # 25 MB, and nothing of it is read
            send(line.socket, frame(PING, b"p" * 125) * 1_000)
    assert max(written) < 1 << 20


def test_frames_before_the_socket_is_open_are_not_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to the upgrade waits for the store; until then nothing may come."""
    real = HttpLine.handle_websocket_upgrade

    def upgrade(of: HttpLine) -> None:
        real(of)
        of.transport.get_protocol().data_received(frame(PONG))  # type: ignore[attr-defined]

    monkeypatch.setattr(HttpLine, "handle_websocket_upgrade", upgrade)
    with cuts(server, "early"), raw(server) as line:
        key = ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version: 13")
        line.sendall(head("GET /socket", f"origin: {server.origin}", *UPGRADE, *key))
        assert read(line) == b""


def test_nothing_is_read_after_a_close(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = Count(monkeypatch, Protocol, "recv_frame")
    with server.socket() as line:
        send(line.socket, frame(CLOSE, struct.pack("!H", 1000)) * MANY)
        with suppress(ConnectionClosed):
            line.recv(PATIENCE)
    assert frames.calls <= 2, "one here, and one in the client"


# -- HTTP --

CHUNKED = ("content-type: application/json", "transfer-encoding: chunked")


@pytest.mark.parametrize(
    ("flood", "cause"),
    [
        (head("POST /api/guest", *CHUNKED) + b"2\r\n{}\r\n0\r\n" + b"x: y\r\n" * MANY, "trailers"),
        (head("POST /api/guest", *CHUNKED) + b"2\r\n{}\r\n0\r\n" + b"x" * 6 * MANY, "framing"),
        (head("POST /api/replays", *CHUNKED) + b"1\r\nx\r\n" * MANY, "framing"),
        (head("POST /api/replays", *CHUNKED) + b"1;" + b"x" * 6 * MANY, "framing"),
        (head("GET /health/live", *CHUNKED) + b"1\r\nx\r\n" * MANY, "framing"),
        (head("GET /health/live") * 1_000, "pipelined"),
        (head("GET /health/live") + b"\r\n" * 3 * MANY, "framing"),
    ],
    ids=["trailers", "one-trailer", "tiny-chunks", "extensions", "a-body-of-a-get", "pipelined", "empty-lines"],
)
def test_requests_without_end_end_the_line(
    server: Running, monkeypatch: pytest.MonkeyPatch, flood: bytes, cause: str
) -> None:
    called = [Count(monkeypatch, HttpToolsProtocol, name) for name in ("on_body", "on_header", "on_message_begin")]
    with raw(server) as line, cuts(server, cause):
        send(line, flood)
        answer = read(line)
    assert answer.count(b"HTTP/1.1 ") <= 1
    assert max(count.calls for count in called) < MANY / 4


@pytest.mark.parametrize("start", ["GET /?" + "x" * 3 * LONGEST_HEAD, "GET /health/live"])
def test_a_head_that_is_too_long_is_answered_like_everything_else(server: Running, start: str) -> None:
    with raw(server) as line:
        line.sendall(head(start, *(f"x-{number}: y" for number in range(MOST_HEADERS + 1)))[: 2 * LONGEST_HEAD])
        assert_refused(read(line), 431, "too-long")


@pytest.mark.parametrize(
    "request_", [b"\x16\x03\x01\x02", b"GET / HTTP/9.9\r\n\r\n", b"GET " + b"/" * 9000 + b"\x7f HTTP/1.1\r\n\r\n"]
)
def test_what_is_no_request_is_answered_like_everything_else(server: Running, request_: bytes) -> None:
    with raw(server) as line:
        line.sendall(request_)
        assert_refused(read(line), 400, "malformed")


@pytest.mark.parametrize(
    ("start", "more", "status"),
    [
        ("GET /socket", ("sec-websocket-version: 13",), 400),
        ("GET /socket", ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",), 400),
        ("GET /socket?" + "x" * 10_000, ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",), 414),
        ("GET /socket", ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "x: " + "y" * 10_000), 431),
        ("POST /socket", ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version: 13"), 405),
    ],
)
def test_what_cannot_be_a_socket_is_answered_like_everything_else(
    server: Running, start: str, more: tuple[str, ...], status: int
) -> None:
    with raw(server) as line:
        line.sendall(head(start, *UPGRADE, *more))
        assert_refused(read(line), status, "malformed")


def assert_refused(answer: bytes, status: int, code: str) -> None:
    begin, _, content = answer.partition(b"\r\n\r\n")
    first, *lines = begin.decode().split("\r\n")
    assert first.startswith(f"HTTP/1.1 {status} ")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    assert {name.decode(): value.decode() for name, value in FIXED}.items() <= headers.items()
    assert headers["connection"] == "close"
    assert json.loads(content)["code"] == code


def test_refused_sockets_are_no_errors(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for path, origin in (("/nowhere", ""), ("/socket", "http://elsewhere.example")):
        with pytest.raises(InvalidStatus), server.socket(path=path, origin=origin):
            pass
    server.wait_until(lambda: not server.server.server_state.tasks)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_an_answer_that_is_left_unread_does_not_stay_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.lines.UNREAD_SECONDS", 0.1)
    real = HttpLine.connection_made

    def narrow(of: HttpLine, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
        real(of, transport)

    monkeypatch.setattr(HttpLine, "connection_made", narrow)
    with sockets.socket() as line, cuts(server, "unread"):
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", server.port))
        line.sendall(head("GET /api/catalogue"))


def test_behind_a_proxy_each_client_pays_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.budgets.FOR_REQUEST", 1)
    monkeypatch.setattr("cuore.server.web.budgets.LEAST_AT_ONCE", 50_000)
    with running(tmp_path, trusted_proxies=("127.0.0.1",), requests_per_second=1_000) as server:
        with cuts(server, "address"), raw(server) as line:
            answers = 0
            while asked(line, head("GET /health/live", "x-forwarded-for: 203.0.113.9")):
                answers += 1
            assert answers < 50
        with cuts_none(server), raw(server) as line:
            assert asked(line, head("GET /health/live", "x-forwarded-for: 203.0.113.10"))
        key = ("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version: 13", f"origin: {server.origin}")
        with cuts(server, "address"), raw(server) as line:
            line.sendall(head("GET /socket", *UPGRADE, *key, "x-forwarded-for: 203.0.113.11"))
            assert line.recv(65_536).startswith(b"HTTP/1.1 101")
            send(line, (frame(TEXT, b"x" * 120)) * 250)
            read(line)


def asked(line: sockets.socket, request: bytes) -> bytes:
    """The answer to a request; nothing when the line is cut."""
    answer = b""
    with suppress(ConnectionError):
        line.sendall(request)
        while not answer.endswith(b"}"):
            part = line.recv(65_536)
            if not part:
                return b""
            answer += part
        return answer
    return b""


# -- those who may --


def test_requests_one_after_the_other_on_one_line(server: Running) -> None:
    with cuts_none(server), raw(server) as line:
        for _ in range(300):
            line.sendall(head("GET /health/live"))
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 200")


def test_a_page_is_loaded_over_several_lines(tmp_path: Path) -> None:
    """With the limits as they come: a browser asks for some ten files at once, and goes on with the game."""
    with running(tmp_path, requests_per_second=20) as server, cuts_none(server):
        for _ in range(4):
            with server.browser() as browser, ThreadPoolExecutor(10) as crowd:
                paths = ["/", "/api/catalogue", "/api/bots", "/api/tables", "/health/live"] * 2
                assert {answer.status_code for answer in crowd.map(browser.get, paths)} == {200}


@pytest.mark.parametrize(("size", "piece"), [(MOST_RECORD_BODY, 0), (MOST_RECORD_BODY, 1_000), (200_000, 100)])
def test_the_longest_record_may_come(server: Running, program: Program, size: int, piece: int) -> None:
    """Whole, in chunks as programs send them, or line by line."""
    body = b'{"record": "' + rb"\n" * ((size - 14) // 2) + b'"}'
    pieces = (body[begin : begin + piece] for begin in range(0, len(body), piece)) if piece else body
    with cuts_none(server):
        answer = program.http.post("/api/replays", content=pieces, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def test_a_longer_one_is_refused_with_a_word(server: Running, program: Program) -> None:
    with cuts_none(server):
        answer = program.http.post("/api/guest", content=b" " * 20_000, headers={"content-type": "application/json"})
    assert answer.json()["code"] == "too-long"


def test_a_client_that_waits_for_a_word_gets_it(server: Running) -> None:
    with cuts_none(server), raw(server) as line:
        line.sendall(
            head("POST /api/guest", "content-type: application/json", "content-length: 2", "expect: 100-continue")
        )
        assert line.recv(65_536).startswith(b"HTTP/1.1 100")
        line.sendall(b"{}")
        assert b"HTTP/1.1 201" in line.recv(65_536)


def test_messages_as_many_as_are_allowed(server: Running, program: Program) -> None:
    ticket = program.ticket(program.open_table()["id"])
    with cuts_none(server), program.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": ticket}))
        look = json.dumps({"type": "why", "id": "a" * 32, "rev": 0, "words": "é" * 80})
        for number in range(40):
            line.send(look)
            if number >= 18:
                time.sleep(0.1)
        line.send('{"type":"ping"}')
        while json.loads(line.recv(PATIENCE))["type"] != "pong":
            pass


def test_all_lines_of_an_address_are_lost_and_come_back(tmp_path: Path) -> None:
    """A storm of reconnections, with the limits as they come: 40 lines from one address, as the load test has them."""
    with running(tmp_path, requests_per_second=20) as server, cuts_none(server):
        for _ in range(2):
            with ExitStack() as open_lines:
                for line in [open_lines.enter_context(server.socket()) for _ in range(40)]:
                    line.socket.shutdown(sockets.SHUT_RDWR)
