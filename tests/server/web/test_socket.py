"""The socket: tickets, sizes, ends, and that nothing is left behind."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import struct
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from cuore.server.people.tickets import SECONDS
from cuore.server.web.lines import SocketLine
from cuore.server.web.start import PING_SECONDS, PONG_SECONDS
from tests.server.web.running import PATIENCE, Program, Running, running


def said(line: ClientConnection) -> dict[str, Any]:
    """The next message."""
    return json.loads(line.recv(PATIENCE))  # type: ignore[no-any-return]  # a test knows what it gets


def closed_with(line: ClientConnection) -> int:
    """Read on until the line is closed, and say how."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    assert line.close_code is not None
    return line.close_code


def hello(line: ClientConnection, ticket: str) -> dict[str, Any]:
    line.send(json.dumps({"type": "hello", "ticket": ticket}))
    return said(line)


def test_a_ticket_opens_a_line_to_a_table(server: Running, program: Program) -> None:
    table = program.open_table()
    with program.socket() as line:
        welcome = hello(line, program.ticket(table["id"]))
        assert welcome["type"] == "hello"
        assert welcome["table"]["id"] == table["id"]
        line.send(json.dumps({"type": "ping"}))
        kinds = set()
        while "pong" not in kinds:
            kinds.add(said(line)["type"])
        assert "view" in kinds


def test_a_game_is_played_to_its_end(server: Running, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.people.limits.MESSAGES_PER_SECOND", 1e6)
    monkeypatch.setattr("cuore.server.people.limits.MESSAGES_AT_ONCE", 1e6)
    table = program.open_table(seats=["me", "biglove"])
    kinds = set()
    with program.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": program.ticket(table["id"])}))
        while "over" not in kinds:
            message = said(line)
            kinds.add(message["type"])
            if message["type"] == "view" and "ask" in message:
                # The last option ends phases and turns: the other side buys the piles out.
                command = {"type": "answer", "id": f"answer-{message['rev']:05}", "rev": message["rev"]}
                line.send(json.dumps({**command, "option": len(message["ask"]["options"]) - 1}))
    assert "refused" not in kinds
    game = program.http.get(f"/api/games/{table['id']}")
    assert game.status_code == 200
    assert game.json()["result"]["winners"] == [1]
    record = program.http.get(f"/api/games/{table['id']}/record")
    assert record.status_code == 200
    assert record.headers["content-type"].startswith("text/plain")
    wish = {"decision": 3, "seat": 0, "seats": ["me", "biglove"]}
    assert program.http.post(f"/api/games/{table['id']}/fork", json=wish).status_code == 201
    stranger = server.program()
    assert stranger.http.get(f"/api/games/{table['id']}/record").json()["code"] == "no-such-table"


def test_a_ticket_works_once(server: Running, program: Program) -> None:
    table = program.open_table()
    ticket = program.ticket(table["id"])
    with program.socket() as line:
        assert hello(line, ticket)["type"] == "hello"
    with program.socket() as line:
        assert hello(line, ticket)["code"] == "bad-ticket"
        assert closed_with(line) == 1008


@pytest.mark.parametrize("ticket", ["", "t1", "x" * 128, "t1.a.b.c.1.d.9999999999.mac", "é"])
def test_a_ticket_that_was_never_issued_is_refused(server: Running, ticket: str) -> None:
    with server.socket() as line:
        refused = hello(line, ticket)
        assert (refused["type"], refused["code"]) == ("refused", "bad-ticket")
        assert closed_with(line) == 1008


def test_a_ticket_opens_a_line_of_its_own_session_alone(server: Running) -> None:
    """Not with nothing, another person's cookie or token, or another session of the same person."""
    me = {"name": "Ticket Holder", "password": "one two three four"}
    with server.browser() as home, server.browser() as away:
        home.post("/api/register", json=me)
        token = away.post("/api/login", json={**me, "bearer": True}).json()["token"]
        away.post("/api/guest")
        table = home.post("/api/tables", json={"seats": ["me", "random"]}).json()["id"]
        ticket = home.post(f"/api/tables/{table}/ticket").json()["ticket"]
        own, others = f"cuore={home.cookies['cuore']}", f"cuore={away.cookies['cuore']}"
    stranger = server.program().token
    for wrong in ({}, {"token": token}, {"token": stranger}, {"cookie": others}, {"token": stranger, "cookie": own}):
        with server.socket(**wrong) as line:
            assert hello(line, ticket)["code"] == "bad-ticket", wrong
            assert closed_with(line) == 1008
    with server.socket(cookie=own) as line:  # and nobody has used it up
        assert hello(line, ticket)["type"] == "hello"


def test_a_ticket_runs_out(server: Running, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    ticket = program.ticket(program.open_table()["id"])
    clock = server.house.clock
    later = clock.wall() + SECONDS + 1
    monkeypatch.setattr(clock, "wall", lambda: later)
    with program.socket() as line:
        assert hello(line, ticket)["code"] == "bad-ticket"


@pytest.mark.parametrize(
    "first",
    ['{"type": "ping"}', "[]", "", "{", '{"type": "hello"}', '{"type": "hello", "ticket": "a", "more": 1}', b"\x00"],
)
def test_the_first_message_is_a_hello(server: Running, first: str | bytes) -> None:
    with server.socket() as line:
        line.send(first)
        assert said(line)["code"] == "malformed"
        assert closed_with(line) == 1008


def test_whoever_says_nothing_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.socket.HELLO_SECONDS", 0.05)
    with server.socket() as line:
        assert said(line)["code"] == "bad-ticket"
        assert closed_with(line) == 1008


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1024 * 1024])
def test_a_giant_message_closes_the_line(server: Running, program: Program, size: int) -> None:
    table = program.open_table()
    with program.socket() as line:
        hello(line, program.ticket(table["id"]))
        line.send("x" * size)
        assert closed_with(line) == 1009


def test_a_giant_message_in_pieces_closes_the_line(server: Running, program: Program) -> None:
    table = program.open_table()
    with program.socket() as line:
        hello(line, program.ticket(table["id"]))
        with suppress(ConnectionClosed):  # the server may be quicker than the last piece
            line.send("x" * 1000 for _ in range(17))
        assert closed_with(line) == 1009


def test_a_giant_message_is_refused_by_its_announced_length(server: Running) -> None:
    with server.socket() as line:
        head = bytes([0x81, 0x80 | 127]) + struct.pack("!Q", 1 << 40) + b"mask"
        line.socket.sendall(head)  # and not one byte of the message itself
        assert closed_with(line) == 1009


def test_a_message_below_the_limit_is_only_refused(server: Running, program: Program) -> None:
    table = program.open_table()
    with program.socket() as line:
        hello(line, program.ticket(table["id"]))
        line.send("x" * 16 * 1024)
        while (message := said(line))["type"] != "refused":
            pass
        assert message["code"] == "too-long"


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.TEXT, b"\xff\xfe")],
        [Frame(Opcode.TEXT, b"\xff"), Frame(Opcode.TEXT, b"\xfe")],
        [Frame(Opcode.TEXT, b"\xc3", fin=False), Frame(Opcode.CONT, b"(")],
        [Frame(Opcode.CLOSE, struct.pack("!H", 1000) + b"\xff")],
    ],
    ids=["text", "twice", "in-pieces", "reason"],
)
def test_text_that_is_no_text_closes_the_line(server: Running, program: Program, frames: list[Frame]) -> None:
    table = program.open_table()
    with program.socket() as line:
        hello(line, program.ticket(table["id"]))
        line.socket.sendall(b"".join(frame.serialize(mask=True, extensions=[]) for frame in frames))
        assert closed_with(line) == 1007


def test_three_rude_messages_close_the_line(server: Running, program: Program) -> None:
    table = program.open_table()
    with program.socket() as line:
        hello(line, program.ticket(table["id"]))
        for _ in range(3):
            line.send("{")
        assert closed_with(line) == 1008


@pytest.mark.parametrize("path", ["/", "/socket/", "/sockets", "/api/socket", "/socket/../socket", "/%73ocket/x"])
def test_there_is_one_socket(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused, server.socket(path=path):
        pass
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body)["code"] == "no-such-page"


def test_signing_out_closes_the_line(server: Running) -> None:
    person = server.program()
    table = person.open_table()
    with person.socket() as line:
        hello(line, person.ticket(table["id"]))
        assert person.http.post("/api/logout").status_code == 204
        assert closed_with(line) == 1001
    assert person.http.get("/api/me").status_code == 401


def test_a_session_that_is_ended_elsewhere_loses_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.start.SESSION_SECONDS", 0.05)
    with running(tmp_path) as server:
        person, other = server.program(), server.program()
        table = person.open_table(seats=["me", "open"], options={"public": True})
        with person.socket() as line, other.socket() as stays:
            hello(line, person.ticket(table["id"]))
            hello(stays, other.ticket(table["id"]))
            me = person.http.get("/api/me").json()["id"]
            for session in server.do(server.house.store.sessions_of(me)):
                server.do(server.house.store.end_session(session.token))
            assert closed_with(line) == 1001
            stays.send('{"type":"ping"}')
            while said(stays)["type"] != "pong":
                pass


def test_a_ticket_dies_with_its_session(server: Running) -> None:
    person = server.program()
    ticket = person.ticket(person.open_table()["id"])
    person.http.post("/api/logout")
    with server.socket() as line:
        assert hello(line, ticket)["code"] == "bad-ticket"


def test_nothing_is_left_of_lines_that_have_ended(server: Running, program: Program) -> None:
    table = program.open_table()

    async def tasks() -> int:
        return len(asyncio.all_tasks())

    before = server.do(tasks())
    for number in range(20):
        with program.socket() as line:
            hello(line, program.ticket(table["id"]))
            if number % 2:
                line.socket.shutdown(sockets.SHUT_RDWR)  # without a word
    server.wait_until(lambda: server.house.addresses.here == 0)
    server.wait_until(lambda: len(asyncio.all_tasks()) <= before + 1)
    assert len(server.house.lines_of) == 0
    assert server.house.hall.live[table["id"]].showing.viewers == []


def test_there_is_a_limit_to_the_lines_of_one_person_and_of_one_address(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=2, sockets_per_address=4) as server:
        person = server.program()
        table = person.open_table()
        with ExitStack() as open_lines:
            for _ in range(2):
                line = open_lines.enter_context(person.socket())
                assert hello(line, person.ticket(table["id"]))["type"] == "hello"
            with person.socket() as third:
                assert hello(third, person.ticket(table["id"]))["code"] == "too-fast"
                assert closed_with(third) == 1008
            server.wait_until(lambda: server.house.addresses.here == 2)
            for _ in range(2):
                open_lines.enter_context(server.socket())
            with pytest.raises(InvalidStatus) as refused, server.socket():
                pass
            assert refused.value.response.status_code == 429
        server.wait_until(lambda: server.house.addresses.here == 0)
        server.house.addresses._most = 0
        with pytest.raises(InvalidStatus) as refused, server.socket():
            pass
        assert json.loads(refused.value.response.body)["code"] == "busy"
        assert refused.value.response.headers["retry-after"] == "1"
        server.house.addresses._most = 100
        with person.socket() as again:
            assert hello(again, person.ticket(table["id"]))["type"] == "hello"


def raw_line(server: Running, token: str) -> sockets.socket:
    """A socket that does nothing by itself, pongs included."""
    raw = sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    return raw


def raw_hello(raw: sockets.socket, ticket: str) -> None:
    first = json.dumps({"type": "hello", "ticket": ticket}).encode()
    raw.sendall(Frame(Opcode.TEXT, first).serialize(mask=True, extensions=[]))


def test_a_line_that_nobody_holds_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert PING_SECONDS + PONG_SECONDS <= 40
    monkeypatch.setattr("cuore.server.web.start.PING_SECONDS", 0.1)
    monkeypatch.setattr("cuore.server.web.start.PONG_SECONDS", 0.1)
    with running(tmp_path) as server:
        person = server.program()
        table = person.open_table()
        with raw_line(server, person.token) as raw:
            raw_hello(raw, person.ticket(table["id"]))
            server.wait_until(lambda: server.house.hall.live[table["id"]].showing.viewers)
            server.wait_until(lambda: server.house.addresses.here == 0)
            assert server.house.hall.live[table["id"]].showing.viewers == []


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.socket.SEND_SECONDS", 0.2)
    monkeypatch.setattr("cuore.server.web.socket.CLOSING_SECONDS", 0.2)
    with running(tmp_path) as server:
        person = server.program()
        table = person.open_table()
        raw = raw_line(server, person.token)
        raw_hello(raw, person.ticket(table["id"]))
        server.wait_until(lambda: server.house.hall.live[table["id"]].showing.viewers)
        viewer = server.house.hall.live[table["id"]].showing.viewers[0]

        async def flood() -> None:
            while not viewer.outbox.closed and server.house.addresses.here:
                viewer.outbox.put(b"x" * 100_000)
                await asyncio.sleep(0)

        server.do(flood())
        server.wait_until(lambda: server.house.addresses.here == 0)
        assert server.house.hall.live[table["id"]].showing.viewers == []
        lines = server.server.server_state.connections
        server.wait_until(lambda: not any(isinstance(line, SocketLine) for line in lines))
        raw.close()
