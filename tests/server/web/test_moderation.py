"""What an operator and a host decide is so on a running server within seconds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cuore.cli.admin.tables import enter
from cuore.server.entries import Closed, Renewed
from cuore.server.ports import Expiry
from cuore.server.web import start
from tests.server.web.running import PATIENCE, Program, Running


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "SESSION_SECONDS", 0.1)


@contextmanager
def hello(program: Program, table: str, invite: str = "") -> Iterator[ClientConnection]:
    """A line to a table."""
    with program.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": program.ticket(table, invite)}))
        assert json.loads(line.recv(PATIENCE))["type"] == "hello"
        yield line


def until_closed(line: ClientConnection) -> int | None:
    """Read until the server closes the line; gives the code of it."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    return line.close_code


@pytest.fixture
def pair(server: Running) -> Iterator[tuple[Program, Program]]:
    yield server.program(), server.program()
    server.house.people.limits._guests_from._buckets.clear()


def test_a_ban_closes_lines_and_every_way_back(server: Running, pair: tuple[Program, Program]) -> None:
    ann, ben = pair
    made = ann.open_table(seats=["me", "open"])
    ticket = ben.ticket(made["id"], made["invite"])
    with hello(ben, made["id"], made["invite"]) as line, hello(ann, made["id"]) as other:
        line.send(json.dumps({"type": "sit", "id": "command-000001", "rev": 1, "seat": 1}))
        server.do(server.house.store.ban(ben.me["id"], 4e9, "spam"))
        assert until_closed(line) == 1001
        other.ping().wait(PATIENCE)
    with ben.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": ticket}))
        assert json.loads(line.recv(PATIENCE))["code"] == "banned"
    path = f"/api/tables/{made['id']}"
    register = {"name": "Milena", "password": "a cup of tea at four"}
    for answer in (
        ben.http.get("/api/me"),
        ben.http.get(path, headers={"cuore-invite": made["invite"]}),
        ben.http.post(f"{path}/ticket"),
        ben.http.post("/api/tables", json={"seats": ["me", "random"], "seed": "a"}),
        ben.http.delete("/api/me"),  # nobody erases a ban
        ben.http.post("/api/guest", json={"bearer": True}),
        ben.http.post("/api/register", json=register),
        ben.http.post("/api/login", json=register),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "banned"), answer.url
    server.do(server.house.store.ban(ben.me["id"], 0.0, ""))
    assert ben.http.get("/api/me").status_code == 200


def test_a_host_renews_the_link(server: Running, pair: tuple[Program, Program]) -> None:
    ann, ben = pair
    made = ann.open_table(seats=["me", "open", "open"])
    path = f"/api/tables/{made['id']}"
    old, early = {"cuore-invite": made["invite"]}, ben.ticket(made["id"], made["invite"])
    with hello(ben, made["id"], made["invite"]) as line:
        assert ben.http.post(f"{path}/invite").json()["code"] == "no-such-table"
        new = ann.http.post(f"{path}/invite").json()["invite"]
        assert new != made["invite"]
        assert ann.http.get(f"{path}/invite").json() == {"invite": new}
        # Whoever came with the old link looks on, but may not sit down with it any more.
        line.send(json.dumps({"type": "sit", "id": "command-000001", "rev": 2, "seat": 1}))
        while (answer := json.loads(line.recv(PATIENCE)))["type"] not in ("refused", "done"):
            pass
        assert answer["code"] == "not-yours"
    assert ben.http.get(path, headers=old).json()["code"] == "no-such-table"
    with ben.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": early}))
        assert json.loads(line.recv(PATIENCE))["code"] == "no-such-table"
    with hello(ben, made["id"], new) as line:
        line.send(json.dumps({"type": "sit", "id": "command-000002", "rev": 2, "seat": 1}))
        while (answer := json.loads(line.recv(PATIENCE)))["type"] not in ("refused", "done"):
            pass
        assert answer["type"] == "done"
    assert ben.http.post(f"{path}/invite").json()["code"] == "not-yours"  # a seat is not enough
    with httpx.Client(base_url=server.origin) as nobody:
        assert nobody.post(f"{path}/invite").status_code == 401


def test_a_table_that_a_sweep_removes_sends_everybody_away(server: Running, pair: tuple[Program, Program]) -> None:
    ann, _ = pair
    made = ann.open_table(seats=["me", "open"])
    with hello(ann, made["id"]) as line:
        assert server.do(server.house.store.expire(Expiry("tables", 4e9), 100, ""))
        assert until_closed(line) == 1001
    assert ann.http.get(f"/api/tables/{made['id']}").json()["code"] == "no-such-table"
    assert made["id"] not in server.house.hall.live


def test_a_guest_may_come_again_without_the_cookie(server: Running, pair: tuple[Program, Program]) -> None:
    """What a ban cannot do: keep out a guest who throws the cookie away."""
    _, ben = pair
    server.do(server.house.store.ban(ben.me["id"], 4e9, "spam"))
    assert httpx.post(f"{server.origin}/api/guest", json={"bearer": True}).status_code == 201


def test_an_operator_closes_a_table_and_takes_a_link_back(server: Running, pair: tuple[Program, Program]) -> None:
    """Straight on the store, as the commands do: the server notices by itself."""
    ann, ben = pair
    store, live = server.house.store, server.house.hall.live
    made = ann.open_table(seats=["me", "open"])
    path, old = f"/api/tables/{made['id']}", {"cuore-invite": made["invite"]}
    with hello(ann, made["id"]) as line:
        assert ben.http.get(path, headers=old).status_code == 200
        server.do(enter(store, made["id"], Renewed()))
        server.wait_until(lambda: live[made["id"]].room.invitation == 2)
        assert ben.http.get(path, headers=old).json()["code"] == "no-such-table"
        server.do(enter(store, made["id"], Closed()))
        assert until_closed(line) == 1001
    assert ann.http.get(path).json()["state"] == "closed"
    with ann.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": ann.ticket(made["id"])}))
        assert json.loads(line.recv(PATIENCE))["code"] == "closed"
