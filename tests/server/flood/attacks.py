"""The attacks, each on one line until it is cut, and the process that runs them on several lines at once.

``python -m tests.server.flood.attacks NAME PORT SECURE SECONDS`` prints what became of its lines as JSON.
"""

from __future__ import annotations

import socket as sockets
import ssl
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import repeat
from typing import NamedTuple

import httpx
import msgspec

LINES = 4
ADDRESS = "127.66.6.6"
MOST_BYTES = 24 << 20
"""What one of the lines sends in all, however often it comes again: enough for any of the attacks, and bounded."""

PATIENCE = 2.0
RATE = 15.0
"""Requests a second in which tickets are fetched: within the limit of an address."""

MASK = b"\0\0\0\0"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Where(NamedTuple):
    """A server, or the proxy before it."""

    port: int
    is_secure: bool

    @property
    def origin(self) -> str:
        return f"http{'s' * self.is_secure}://127.0.0.1:{self.port}"


class Ended(Exception):
    """The line is gone, or the time is over."""


class Line:
    """One line of an attacker."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._heard = b""
        self.socket: sockets.socket = sockets.create_connection(("127.0.0.1", run.where.port), PATIENCE, (ADDRESS, 0))
        self.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        if run.where.is_secure:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            self.socket = context.wrap_socket(self.socket)

    def send(self, data: bytes) -> None:
        """Send, as long as the server takes it and there is time."""
        run = self._run
        if time.monotonic() > run.until or run.sent > MOST_BYTES:
            run.is_over = True
            raise Ended
        try:
            self.socket.sendall(data)
        except OSError:  # it is cut, or the server does not read any more
            raise Ended from None
        run.sent += len(data)

    def hear(self, seconds: float = 0.0) -> None:
        """Read what is there."""
        self.socket.settimeout(seconds)
        try:
            while True:
                data = self.socket.recv(1 << 16)
                if not data:
                    raise Ended
                self._heard = (self._heard + data)[-4096:]
                self.socket.settimeout(0.0)
        except (TimeoutError, BlockingIOError, ssl.SSLWantReadError):
            pass
        except OSError:
            raise Ended from None
        finally:
            with suppress(OSError):
                self.socket.settimeout(PATIENCE)

    def answer(self, end: bytes) -> bytes:
        """Wait for an answer, and give it; ``end``: what it ends with."""
        self._heard = b""
        while not self._heard.endswith(end):
            before = len(self._heard)
            self.hear(PATIENCE)
            if len(self._heard) == before:
                raise Ended
        return self._heard

    def upgrade(self) -> bytes:
        """What opens a socket."""
        where = self._run.where
        return (
            f"GET /socket HTTP/1.1\r\nhost: 127.0.0.1:{where.port}\r\norigin: {where.origin}\r\n"
            f"cookie: {self._run.cookie}\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()

    def head(self, start: str, *lines: str) -> bytes:
        """The head of a request."""
        where = self._run.where
        every = (start + " HTTP/1.1", f"host: 127.0.0.1:{where.port}", f"origin: {where.origin}", *lines, "", "")
        return "\r\n".join(every).encode()

    def open_socket(self) -> None:
        """Become a socket at a table."""
        ticket = self._run.ticket()
        self.send(self.upgrade())
        if b" 101 " not in self.answer(b"\r\n\r\n"):
            raise Ended
        if ticket:
            self.send(frame(TEXT, msgspec.json.encode({"type": "hello", "ticket": ticket})))
            self.hear(PATIENCE)

    def end(self) -> None:
        """Close it; count how the server has ended it, if it has."""
        how = ""
        try:
            self.hear(0.3)
        except Ended:
            at = self._heard.rfind(b"\x88")
            if self._heard.startswith(b"HTTP/1.1 4") or b"\r\n\r\n{" in self._heard[-400:]:
                how = self._heard[self._heard.rfind(b"HTTP/1.1") :][9:12].decode(errors="replace")
            elif 0 <= at <= len(self._heard) - 4:
                how = str(int.from_bytes(self._heard[at + 2 : at + 4], "big"))
            else:
                how = "no code"
        with suppress(OSError):
            self.socket.close()
        self._run.ended[how or "open"] += 1


def frame(opcode: int, content: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    length = len(content)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return bytes([(0x80 if fin else 0) | opcode]) + size + MASK + content


# -- on sockets --


def continuations(line: Line) -> None:
    """Empty pieces of a message without end."""
    line.open_socket()
    line.send(frame(TEXT, fin=False))
    many = frame(0, fin=False) * 20_000
    for _ in repeat(None):
        line.send(many)
        line.hear()


def pongs(line: Line) -> None:
    """Empty pongs that nobody asked for."""
    line.open_socket()
    many = frame(PONG) * 20_000
    for _ in repeat(None):
        line.send(many)
        line.hear()


def pings(line: Line) -> None:
    """Pings whose pongs are left unread."""
    line.open_socket()
    many = frame(PING, b"p" * 125) * 2_000
    for _ in repeat(None):
        line.send(many)


def empty_texts(line: Line) -> None:
    """Messages with nothing in them."""
    line.open_socket()
    many = frame(TEXT) * 20_000
    for _ in repeat(None):
        line.send(many)
        line.hear()


def single_bytes(line: Line) -> None:
    """Messages in frames of one byte."""
    line.open_socket()
    message = frame(TEXT, b"{", fin=False) + frame(0, b"x", fin=False) * 998 + frame(0, b"}")
    for _ in repeat(None):
        line.send(message * 20)
        line.hear()


def segments(line: Line) -> None:
    """Frames in segments of one byte."""
    line.open_socket()
    for _ in repeat(None):
        for byte in frame(PONG) * 50:
            line.send(bytes([byte]))
        line.hear()


def too_early(line: Line) -> None:
    """Frames before the server has agreed to be a socket."""
    many = frame(PONG) * 20_000
    line.send(line.upgrade() + many)
    for _ in repeat(None):
        line.send(many)
        line.hear()


def after_the_close(line: Line) -> None:
    """Frames after the end was asked for."""
    line.open_socket()
    many = frame(CLOSE, struct.pack("!H", 1000)) * 20_000
    for _ in repeat(None):
        line.send(many)


# -- over HTTP --

CHUNKED = ("content-type: application/json", "transfer-encoding: chunked")


def trailers(line: Line) -> None:
    """A body in chunks whose trailers never end."""
    line.send(line.head("POST /api/guest", *CHUNKED) + b"2\r\n{}\r\n0\r\n")
    many = b"".join(b"x-%07d: y\r\n" % number for number in range(20_000))
    for _ in repeat(None):
        line.send(many)


def pipelined(line: Line) -> None:
    """Requests one after the other, without waiting for answers."""
    many = line.head("GET /health/live") * 2_000
    for _ in repeat(None):
        line.send(many)


def tiny_chunks(line: Line) -> None:
    """A body in chunks of one byte."""
    line.send(line.head("POST /api/replays", *CHUNKED))
    many = b"1\r\nx\r\n" * 20_000
    for _ in repeat(None):
        line.send(many)


def extensions(line: Line) -> None:
    """Chunks whose extensions never end."""
    line.send(line.head("POST /api/replays", *CHUNKED) + b"1;x=")
    for _ in repeat(None):
        line.send(b"y" * 100_000)


def header_lines(line: Line) -> None:
    """The shortest headers, without end."""
    line.send(line.head("GET /health/live")[:-2])
    for _ in repeat(None):
        line.send(b"x:\r\n" * 20_000)


def body_of_a_get(line: Line) -> None:
    """A body where none is read."""
    line.send(line.head("GET /health/live", "transfer-encoding: chunked"))
    many = b"1\r\nx\r\n" * 20_000
    for _ in repeat(None):
        line.send(many)
        line.hear()


def empty_lines(line: Line) -> None:
    """Nothing, after a request."""
    line.send(line.head("GET /health/live"))
    for _ in repeat(None):
        line.send(b"\r\n" * 50_000)
        line.hear()


def requests(line: Line) -> None:
    """Requests, each as soon as the one before is answered."""
    request = line.head("GET /health/live")
    for _ in repeat(None):
        line.send(request)
        line.answer(b"}")


def refused_sockets(line: Line) -> None:
    """Sockets where there are none."""
    line.send(line.upgrade().replace(b"/socket", b"/nowhere"))
    line.answer(b"}")
    raise Ended


def new_lines(line: Line) -> None:
    """Lines that say nothing, one after the other."""
    line.send(b"")
    raise Ended


ATTACKS: dict[str, Callable[[Line], None]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        *(continuations, pongs, pings, empty_texts, single_bytes, segments, too_early, after_the_close),
        *(trailers, pipelined, tiny_chunks, extensions, header_lines, body_of_a_get, empty_lines),
        *(requests, refused_sockets, new_lines),
    )
}


def cookies_of(http: httpx.Client | httpx.AsyncClient) -> str:
    """The cookies of a client, as a header."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


class Run:
    """One attack, again and again on one line after the other."""

    def __init__(self, where: Where, until: float, tickets: Tickets) -> None:
        self.where = where
        self.until = until
        self.ticket = tickets.take
        self.cookie = tickets.cookie
        self.ended: Counter[str] = Counter()
        self.sent = 0
        self.is_over = False

    def go(self, attack: Callable[[Line], None]) -> None:
        while time.monotonic() < self.until and not self.is_over:
            try:
                line = Line(self)
            except OSError:
                self.ended["no line"] += 1
                time.sleep(0.05)
                continue
            with suppress(Ended):
                attack(line)
            line.end() if attack is not new_lines else line.socket.close()


class Tickets:
    """Tickets of one guest for a table of their own."""

    def __init__(self, where: Where) -> None:
        self._http = httpx.Client(
            base_url=where.origin,
            headers={"origin": where.origin},
            transport=httpx.HTTPTransport(verify=False, local_address=ADDRESS),
            timeout=30.0,
        )
        self._lock = threading.Lock()
        self._http.post("/api/guest", json={}).raise_for_status()
        self.cookie = cookies_of(self._http)
        wish = {"seats": ["me", "random"], "seed": "a flood", "options": {"pace": 250}}
        self._table = self._http.post("/api/tables", json=wish).raise_for_status().json()["id"]

    def take(self) -> str:
        """A ticket; none where the server gives none any more."""
        with self._lock:
            time.sleep(1 / RATE)
            with suppress(httpx.HTTPError):
                answer = self._http.post(f"/api/tables/{self._table}/ticket")
                return str(answer.json()["ticket"]) if answer.is_success else ""
        return ""


def main(name: str, port: str, secure: str, seconds: str) -> None:
    """Run an attack on all lines; begin when told so."""
    where = Where(int(port), bool(secure))
    tickets = Tickets(where)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    until = time.monotonic() + float(seconds)
    runs = [Run(where, until, tickets) for _ in range(LINES)]
    threads = [threading.Thread(target=run.go, args=(ATTACKS[name],)) for run in runs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ended: Counter[str] = Counter()
    for run in runs:
        ended.update(run.ended)
    result = {"sent": sum(run.sent for run in runs), "ended": ended}
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
