"""Tables over HTTP: the lobby, links, and who is told what."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.server.web.running import Running, running

WISH = {"seats": ["me", "open"], "seed": "a seed"}


def test_a_table_is_open_to_whoever_has_its_link(server: Running) -> None:
    host, guest = server.program(), server.program()
    made = host.open_table(seats=["me", "open"])
    path = f"/api/tables/{made['id']}"
    assert host.http.get(path).json()["yours"] == [0]
    assert guest.http.get(path).json()["code"] == "no-such-table"
    assert guest.http.get(path, headers={"cuore-invite": made["invite"][:-1] + "x"}).json()["code"] == "no-such-table"
    facts = guest.http.get(path, headers={"cuore-invite": made["invite"]}).json()
    assert (facts["may_sit"], facts["free"], facts["state"]) == (True, 1, "open")
    with httpx.Client(base_url=server.origin) as nobody:
        assert nobody.get(path, headers={"cuore-invite": made["invite"]}).json()["yours"] == []
        assert nobody.post(f"{path}/ticket", headers={"cuore-invite": made["invite"]}).status_code == 401
    assert guest.http.post(f"{path}/ticket").json()["code"] == "no-such-table"
    assert guest.ticket(made["id"], made["invite"])
    assert host.http.get(f"{path}/invite").json() == {"invite": made["invite"]}
    assert guest.http.get(f"{path}/invite").json()["code"] == "no-such-table"


def test_the_lobby_shows_public_tables_alone(server: Running) -> None:
    host = server.program()
    private = host.open_table(seats=["me", "open"], title="private")
    public = host.open_table(seats=["me", "open"], title="public", options={"public": True})
    with httpx.Client(base_url=server.origin) as nobody, ExitStack() as lines_open:
        assert public["id"] not in {line["id"] for line in nobody.get("/api/tables").json()}, "its host is not there"
        for made in (private, public):
            line = lines_open.enter_context(host.socket())
            line.send(json.dumps({"type": "hello", "ticket": host.ticket(made["id"])}))
            assert json.loads(line.recv())["type"] == "hello"
        lines = nobody.get("/api/tables").json()
        assert public["id"] in {line["id"] for line in lines}
        assert private["id"] not in {line["id"] for line in lines}
        assert all(line.keys() == {"id", "title", "state", "boxes", "seats", "free", "changed"} for line in lines)
        assert nobody.get(f"/api/tables/{public['id']}").json()["title"] == "public"


def test_a_running_game_has_no_record(server: Running) -> None:
    host = server.program()
    made = host.open_table()
    for path in (f"/api/games/{made['id']}", f"/api/games/{made['id']}/record"):
        assert host.http.get(path).json()["code"] == "no-such-game"
    wish = {"decision": 0, "seat": 0, "seats": ["me", "random"]}
    assert host.http.post(f"/api/games/{made['id']}/fork", json=wish).json()["code"] == "no-such-game"


def test_nobody_opens_tables_without_end(server: Running) -> None:
    host = server.program()
    codes = [host.http.post("/api/tables", json=WISH).status_code for _ in range(25)]
    assert codes[:20] == [201] * 20
    assert codes[-1] == 429


def test_live_tables_are_limited_by_the_settings(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=4, sockets_per_address=12) as server:
        answers = [
            person.http.post("/api/tables", json=WISH) for person in (server.program(), server.program()) for _ in "abc"
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 201, 429, 429]
        assert answers[2].json()["code"] == "too-many-tables"


def test_what_anybody_is_told_of_a_table_does_not_hold_its_seed(server: Running) -> None:
    host = server.program()
    made = host.open_table(seed="canary-seed-1")
    for path in (f"/api/tables/{made['id']}", "/api/me/games", "/api/me/data", "/api/tables", "/metrics", "/"):
        assert "canary-seed-1" not in host.http.get(path).text
