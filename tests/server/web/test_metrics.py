"""Figures are for those who may read them, and are about nobody."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from tests.server.web.running import PATIENCE, Program, Running, running


def test_they_count_what_happens(server: Running, program: Program) -> None:
    table = program.open_table(title="canary title")
    with program.socket() as line:
        line.send(json.dumps({"type": "hello", "ticket": program.ticket(table["id"])}))
        line.recv(PATIENCE)
        line.send("{")
        while json.loads(line.recv(PATIENCE))["type"] != "refused":
            pass
        program.http.get("/api/tables/nowhere")
        program.http.get("/nowhere/at-all")
        text = program.http.get("/metrics").text
    for wanted in (
        "cuore_sockets 1.0",
        "cuore_tables ",
        'cuore_refused_total{code="no-such-table"}',
        'cuore_table_refused_total{code="malformed"}',
        "cuore_append_seconds_count",
        'cuore_request_seconds_count{method="POST",route="/api/tables",status="201"}',
        'route="none"',
        "cuore_loop_lag_seconds_bucket",
        "cuore_workers_ready",
    ):
        assert wanted in text, wanted
    for secret in (
        table["id"],
        table["invite"],
        program.token,
        program.me["id"],
        program.me["name"],
        "canary",
        "at-all",
    ):
        assert secret not in text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_a_proxy_that_nobody_named_gets_none(server: Running, header: str) -> None:
    assert httpx.get(f"{server.origin}/metrics").status_code == 200
    assert httpx.get(f"{server.origin}/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_behind_a_named_proxy_it_is_the_client_who_counts(tmp_path: Path) -> None:
    with running(tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        for client, status in (("127.0.0.1", 200), ("203.0.113.9", 404), ("127.0.0.1, 203.0.113.9", 404)):
            answer = httpx.get(f"{server.origin}/metrics", headers={"x-forwarded-for": client})
            assert answer.status_code == status, client
        answer = httpx.post(f"{server.origin}/api/guest", headers={"x-forwarded-proto": "https"})
        assert answer.headers["set-cookie"].startswith("__Host-cuore=")
        assert "strict-transport-security" in answer.headers


def test_without_a_named_proxy_nobody_may_call_it_https(server: Running) -> None:
    answer = httpx.get(f"{server.origin}/", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in answer.headers


def test_they_can_be_left_out(tmp_path: Path) -> None:
    with running(tmp_path, metrics=False) as server:
        assert httpx.get(f"{server.origin}/metrics").json()["code"] == "no-such-page"
