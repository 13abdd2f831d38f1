"""The same rudeness over real connections, and some that only connections can have; others do not notice."""

from __future__ import annotations

import json
import os
import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from cuore.server.errors import REFUSALS
from tests.server.attacks.frames import Frames
from tests.server.web.running import PATIENCE, Program, Running, running

FRAMES = 3_000
NUMBERS = count()


@contextmanager
def line_to(server: Running, person: Program, table: dict[str, str], invite: str = "") -> Iterator[ClientConnection]:
    """A line to a table, past its hello."""
    with person.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": person.ticket(table["id"], invite)}))
        assert json.loads(line.recv(PATIENCE))["type"] == "hello"
        yield line


def answered(line: ClientConnection) -> list[dict[str, Any]]:
    """Everything that has come until a question of our own is answered."""
    name = f"is-it-well-{next(NUMBERS):06}"
    line.send(json.dumps({"type": "undo", "id": name, "rev": 0}))
    found: list[dict[str, Any]] = []
    while not found or found[-1].get("id") != name:
        found.append(json.loads(line.recv(PATIENCE)))
    return found


def thrown(frame: str | bytes, number: int, lines: list[ClientConnection]) -> set[str]:
    """Send a frame on one of the lines; now and then, the codes of what was refused on all of them."""
    line = lines[number % 3]
    if isinstance(frame, str):
        with suppress(UnicodeEncodeError):
            line.send(frame)
    elif number % 7 == 0 and len(frame) > 2:
        line.send([frame[: len(frame) // 2], frame[len(frame) // 2 :]])  # in two pieces
    else:
        line.send(frame)  # a binary frame
    if number % 20 != 19:
        return set()
    return {message["code"] for one in lines for message in answered(one) if message["type"] == "refused"}


def test_thousands_of_wrong_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE"):
        monkeypatch.setattr(f"cuore.server.people.limits.{limit}", 1e9)
    monkeypatch.setattr("cuore.server.hall.visit.PATIENCE", 10**9)
    frames = Frames("over a socket")
    with capture_logs() as log, running(tmp_path) as server, ExitStack() as leaving:
        ann, eve = server.program(), server.program()
        table = ann.open_table(seats=["me", "open", "random"], seed=None, options={"pace": 5000})
        lines = [leaving.enter_context(line_to(server, ann, table))]
        lines += [leaving.enter_context(line_to(server, eve, table, table["invite"])) for _ in range(2)]
        codes: set[str] = set()
        for number in range(FRAMES):
            live = server.house.hall.live[table["id"]]
            if live.room.state == "closed":
                break
            frame = frames.next(live.room.revision)
            if "hint" in str(frame):
                continue  # here they are thought about in the server itself, and all would wait for them
            try:
                codes |= thrown(frame, number, lines)
            except ConnectionClosed:
                break  # by a frame that was right by chance: the host may close the table
        for one in [*lines, *lines]:  # a client with unread messages does not hear that its line is closed
            with suppress(ConnectionClosed):
                try:
                    answered(one)
                except ConnectionClosed:
                    while True:
                        one.recv(PATIENCE)
        assert codes <= REFUSALS.keys()
        assert {"malformed", "stale", "not-yours"} <= codes
        assert server.house.hall.live[table["id"]].room.state != "frozen"
    assert not [entry for entry in log if entry["log_level"] in ("error", "critical")], log


def head(opcode: int, length: int, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """The beginning of a frame, true or not."""
    first = (0x80 if fin else 0) | reserved | opcode
    mask = 0x80 if masked else 0
    if length < 126:
        return bytes([first, mask | length])
    if length < 1 << 16:
        return bytes([first, mask | 126]) + struct.pack("!H", length)
    return bytes([first, mask | 127]) + struct.pack("!Q", length)


MASK = b"\x00\x00\x00\x00"
PING = b'{"type":"ping"}'

WRONG: dict[str, bytes] = {
    "no mask": head(1, len(PING), masked=False) + PING,
    "reserved bits": head(1, len(PING), reserved=0x40) + MASK + PING,
    "an unknown opcode": head(3, 4) + MASK + b"abcd",
    "an unknown control frame": head(11, 4) + MASK + b"abcd",
    "a piece without a beginning": head(0, 4) + MASK + b"abcd",
    "two beginnings": head(1, 2, fin=False) + MASK + b"ab" + head(1, 2) + MASK + b"cd",
    "a ping in pieces": head(9, 4, fin=False) + MASK + b"abcd",
    "a giant ping": head(9, 126) + MASK + b"x" * 126,
    "a negative length": bytes([0x81, 0xFF]) + b"\xff" * 8 + MASK,
    "more than can be": head(1, 1 << 62) + MASK,
    "a close with half a code": head(8, 1) + MASK + b"\x03",
    "a close with a code of nobody": head(8, 2) + MASK + struct.pack("!H", 999),
    "a close with words that are none": head(8, 5) + MASK + struct.pack("!H", 1000) + b"\xff\xfe\xfd",
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n" * 20,
    "noise": Random("noise").randbytes(4096),
    "a message that never ends": b"".join(
        [head(1, 100, fin=False) + MASK + b"x" * 100] + [head(0, 100, fin=False) + MASK + b"x" * 100] * 400
    ),
    "empty pieces for ever": head(1, 0, fin=False) + MASK + (head(0, 0, fin=False) + MASK) * 4000,
    "pings for ever": (head(9, 100) + MASK + b"p" * 100) * 2000,
    "nothing but a close": head(8, 0) + MASK,
}


def test_wrong_frames_end_one_line_and_no_other(tmp_path: Path) -> None:
    with capture_logs() as log, running(tmp_path) as server:
        ann, eve = server.program(), server.program()
        table = ann.open_table(options={"pace": 0, "watch": True})
        with line_to(server, ann, table) as good:
            for name, wrong in WRONG.items():
                with eve.socket() as line:
                    line.send(json.dumps({"type": "hello", "ticket": eve.ticket(table["id"], table["invite"])}))
                    line.recv(PATIENCE)
                    with suppress(OSError):
                        line.socket.sendall(wrong)
                        line.socket.shutdown(sockets.SHUT_WR)
                    with suppress(ConnectionClosed):
                        while True:
                            line.recv(PATIENCE)
                assert answered(good)[-1]["code"] == "stale", name
            server.wait_until(lambda: server.house.addresses.here == 1)
            assert len(server.house.hall.live[table["id"]].showing.viewers) == 1
    assert not [entry for entry in log if entry["log_level"] in ("error", "critical")], log


def test_a_message_that_comes_byte_by_byte_is_a_message(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.program()
        table = ann.open_table()
        with line_to(server, ann, table) as good, line_to(server, ann, table) as slow:
            whole = Frame(Opcode.TEXT, b'{"type":"look","id":"drop-by-drop"}').serialize(mask=True, extensions=[])
            for at in range(len(whole)):
                slow.socket.sendall(whole[at : at + 1])
                if at % 8 == 0:
                    assert answered(good)[-1]["code"] == "stale"
            assert "drop-by-drop" in json.dumps(answered(slow))


def test_giant_messages_do_not_fill_the_memory(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.program()
        table = ann.open_table()
        before = _memory()
        for _ in range(8):
            with line_to(server, ann, table) as line:
                with suppress(OSError, ConnectionClosed):
                    line.socket.sendall(head(1, 64 << 20) + MASK)
                    for _ in range(64):
                        line.socket.sendall(b"x" * (1 << 18))
                with suppress(ConnectionClosed):
                    while True:
                        line.recv(PATIENCE)
                assert line.close_code in (1009, 1006)
        assert _memory() - before < 32 << 20


def _memory() -> int:
    """What this process has in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
