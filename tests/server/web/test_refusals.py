"""Every refusal is a code with its words, whatever was sent, and never what was sent."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cuore.server.errors import REFUSALS, Unavailable
from cuore.server.web.doors import MOST_BODY
from cuore.server.web.refusals import CONFLICT, STATUS, status_of
from tests.server.web.running import Program, Running, running

CANARY = "canary-7f3a"


def is_refusal(answer: httpx.Response, status: int, code: str) -> bool:
    body = answer.json()
    return (
        answer.status_code == status
        and body == {"code": code, "words": REFUSALS[code]}
        and CANARY not in answer.text
        and answer.headers["content-type"] == "application/json"
        and "content-security-policy" in answer.headers
    )


@pytest.mark.parametrize("path", ["/nowhere", "/api", "/api/", "/schema", "/docs", f"/api/{CANARY}", "/api/tables/a/b"])
def test_what_is_not_there(server: Running, program: Program, path: str) -> None:
    assert is_refusal(program.http.get(path), 404, "no-such-page")


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/guest"), ("GET", "/api/guest"), ("POST", "/health"), ("TRACE", "/"), ("DELETE", "/api/tables")],
)
def test_what_cannot_be_done(program: Program, method: str, path: str) -> None:
    answer = program.http.request(method, path)
    assert is_refusal(answer, 405, "no-such-method")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"1" * 5000,
        b"NaN",
        b'{"seats": 3}',
        b'{"seats": ["me", "random"], "more": "canary-7f3a"}',
        b'{"seats": ["me", "canary-7f3a\\ud800"]}',
        b'{"seats": ["me", "\xff"]}',
        b'{"seats": ["me"], "seed": "canary-7f3a"}',
        b"[" * 3000,
        b'{"a":' * 2000,
    ],
)
def test_a_body_that_does_not_fit(program: Program, content: bytes) -> None:
    answer = program.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert is_refusal(answer, 400, "malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken(program: Program, kind: str) -> None:
    answer = program.http.post("/api/guest", content=b'{"bearer": true}', headers={"content-type": kind})
    assert is_refusal(answer, 415, "not-json")


@pytest.mark.parametrize("size", [MOST_BODY + 1, 5_000_000])
def test_a_body_that_is_too_long(program: Program, size: int) -> None:
    try:
        answer = program.http.post("/api/guest", content=b"x" * size, headers={"content-type": "application/json"})
    except httpx.WriteError:
        return  # the line was closed while we were still sending, which is the point
    assert is_refusal(answer, 413, "too-long")


def test_a_body_in_pieces_that_is_too_long(program: Program) -> None:
    pieces = (b"x" * 1024 for _ in range(17))
    answer = program.http.post("/api/guest", content=pieces, headers={"content-type": "application/json"})
    assert is_refusal(answer, 413, "too-long")


@pytest.mark.parametrize("table", ["x", "AAAAAAAAAAAAAAAA", "-" * 40])
def test_a_table_that_is_not_there(server: Running, table: str) -> None:
    server.house.people.limits._guesses_from._buckets.clear()
    program = server.program()
    assert is_refusal(program.http.get(f"/api/tables/{table}"), 404, "no-such-table")
    assert is_refusal(program.http.post(f"/api/tables/{table}/ticket"), 404, "no-such-table")
    assert is_refusal(program.http.get(f"/api/tables/{table}/invite"), 404, "no-such-table")


@pytest.mark.parametrize("table", ["%00", "a b", "a" * 41, "%F0%9F%92%9C", "a.b", "a%0a"])
def test_what_cannot_be_a_table_is_not_looked_for(program: Program, table: str) -> None:
    assert is_refusal(program.http.get(f"/api/tables/{table}"), 400, "malformed")


def test_guessing_tables_ends_soon(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        program = server.program()
        codes = [program.http.get(f"/api/tables/guess{number}").json()["code"] for number in range(40)]
        assert codes[:20] == ["no-such-table"] * 20
        assert set(codes[21:]) == {"too-fast"}
        wait = int(program.http.get("/api/tables/guess").headers["retry-after"])
        assert 60 < wait <= 180  # twenty in an hour


def test_there_is_a_limit_to_requests_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=2) as server, httpx.Client(base_url=server.origin) as client:
        answers = [client.get("/api/bots") for _ in range(40)]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert is_refusal(answers[-1], 429, "too-fast")
        assert answers[-1].headers["retry-after"] == "1"
        with pytest.raises(InvalidStatus) as refused, server.socket():
            pass
        assert refused.value.response.status_code == 429


def test_who_is_not_known_is_told_so(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        for path in ("/api/me", "/api/me/data", "/api/me/games", "/api/me/sessions", "/api/me/mutes"):
            answer = client.get(path)
            assert is_refusal(answer, 401, "not-signed-in")
            assert answer.headers["www-authenticate"] == "Bearer"


def test_a_wish_that_cannot_be_fulfilled_says_why(program: Program) -> None:
    answer = program.http.post("/api/tables", json={"seats": ["me", "random"], "boxes": ["attic"], "seed": "a"})
    assert answer.status_code == 400
    body = answer.json()
    assert body["code"] == "bad-wish"
    assert "attic" in body["detail"]


def test_a_mistake_of_ours_is_told_to_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise RuntimeError(CANARY)

    monkeypatch.setattr(server.house.hall, "lobby", fail)
    with httpx.Client(base_url=server.origin) as client:
        assert is_refusal(client.get("/api/tables"), 500, "failed")


def test_every_status_is_of_a_code_that_there_is() -> None:
    assert STATUS.keys() <= REFUSALS.keys()
    assert status_of("stale") == CONFLICT


def test_health_says_when_the_store_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(data: bytes) -> None:
        raise Unavailable

    with running(tmp_path) as server, httpx.Client(base_url=server.origin) as client:
        assert client.get("/health").json()["state"] == "ready"
        assert client.get("/health/live").status_code == 200
        monkeypatch.setattr(server.house.store, "probe", gone)
        monkeypatch.setattr("cuore.server.web.house.CHECK_SECONDS", 0.0)
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["state"]) == (503, "not-ready")
        assert client.get("/health/live").status_code == 200
        assert json.loads(client.get("/api/bots").text)
