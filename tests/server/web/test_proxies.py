"""A server behind the proxies of ``deploy``, where they are installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cuore.server.web.doors import MOST_BODY_AT
from tests.server.flood.proxies import CADDY, NGINX, free_port, proxy
from tests.server.load.house import ROOT
from tests.server.web.running import PATIENCE, Running, running

PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), trusted_proxies=("127.0.0.1",)) as server:
        yield server


@pytest.fixture(params=[NGINX, CADDY])
def through(request: pytest.FixtureRequest, behind: Running, tmp_path: Path) -> Iterator[httpx.Client]:
    if shutil.which(request.param, path=PATH) is None:
        pytest.skip(f"{request.param} is not installed")
    port = free_port()
    with proxy(request.param, ROOT / "deploy", tmp_path / "proxy", port, behind.port):
        headers = {"origin": behind.origin}
        with httpx.Client(
            base_url=f"https://127.0.0.1:{port}", verify=False, headers=headers, timeout=PATIENCE
        ) as client:
            yield client


def test_what_gets_through(through: httpx.Client) -> None:
    assert through.get("/api/tables").json() == []
    for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/metrics?x"):
        answer = through.get(f"{str(through.base_url).rstrip('/')}{path}")
        assert (answer.status_code, "cuore_" in answer.text) == (404, False), path
    most = MOST_BODY_AT["/api/replays"]
    body = b'{"record": "' + rb"\n" * ((most - 14) // 2) + b'"}'
    through.post("/api/guest", json={}).raise_for_status()
    answer = through.post("/api/replays", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
