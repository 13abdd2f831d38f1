"""The log has a line for every event and none for a secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from cuore.server.web.logs import KEPT_OUT, LOUDNESS, set_up_logs
from tests.server.web.running import PATIENCE, Running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged in a test; afterwards everything is as before."""
    root = logging.getLogger()
    handlers = list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in (*LOUDNESS, "cuore")}
    config = structlog.get_config()
    stream = io.StringIO()
    set_up_logs("debug", "json", stream)
    yield stream
    structlog.configure(**config)
    root.handlers = handlers
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    logging.getLogger("uvicorn.error").filters = []


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


NASTY = 'a\nb\r\x1b[31m\u2028{"level": "error"}\x00'


def test_every_event_is_one_line(log: io.StringIO) -> None:
    structlog.get_logger("cuore.x").info("something", name=NASTY)
    logging.getLogger("library").warning("with %s", NASTY)
    structlog.get_logger("cuore.x").error("failed", exc_info=ValueError(NASTY))
    found = lines(log)
    assert len(found) == 3
    assert found[0]["name"] == NASTY
    assert "\x1b" not in log.getvalue()
    assert "ValueError" in str(found[2]["exception"])


def test_it_is_one_line_for_people_too(log: io.StringIO) -> None:
    stream = io.StringIO()
    set_up_logs("debug", "console", stream)
    structlog.get_logger("cuore.x").info(f"said {NASTY}", name=NASTY)
    logging.getLogger("library").warning("with %s", NASTY)
    assert stream.getvalue().count("\n") == 2
    for character in "\x1b\r\x00\u2028":
        assert character not in stream.getvalue()


@pytest.mark.parametrize(
    "name", ["token", "Cookie", "password", "ticket", "invite", "seed", "authorization", "database"]
)
def test_what_stands_for_a_secret_is_not_written(log: io.StringIO, name: str) -> None:
    structlog.get_logger("cuore.x").info("something", **{name: "canary"})
    assert "canary" not in log.getvalue()
    assert lines(log)[0][name] == KEPT_OUT


def test_no_secret_of_a_visit_is_in_the_log(server: Running, log: io.StringIO) -> None:
    secrets = []
    with server.browser() as browser:
        person = server.program()
        secrets.append(person.token)
        browser.post("/api/guest")
        secrets.append(browser.cookies["cuore"])
        password = "canary in the coal mine"
        browser.post("/api/register", json={"name": "Claire", "password": password})
        browser.post("/api/login", json={"name": "Claire", "password": password + "x"})
        secrets += [browser.cookies["cuore"], password]
        table = person.open_table(seed="canary-seed-2")
        ticket = person.ticket(table["id"], table["invite"])
        secrets += ["canary-seed-2", table["invite"], ticket]
        for query in (f"?ticket={ticket}", f"?token={person.token}", "?canary=1"):
            httpx.get(f"{server.origin}/api/tables{query}")
            with (
                server.socket(token=person.token, path="/socket" + query) as line,
                suppress(ConnectionClosed),
            ):  # the ticket works once
                line.send(json.dumps({"type": "hello", "ticket": ticket}))
                line.recv(PATIENCE)
                line.send(b"\xff\xff")
                line.send("canary-message")
        httpx.post(f"{server.origin}/api/tables", content=b"canary-body", headers={"content-type": "application/json"})
    text = log.getvalue()
    assert text.count('"event": "request"') >= 8
    for secret in [*secrets, "canary"]:
        assert secret not in text


def test_libraries_are_not_asked_for_more(log: io.StringIO) -> None:
    for name in ("sqlalchemy.engine", "aiosqlite", "websockets.server", "uvicorn.error", "asyncio", "alembic"):
        logging.getLogger(name).info("canary")
    assert log.getvalue() == ""


def test_text_that_is_none_leaves_no_trace(server: Running, log: io.StringIO) -> None:
    with server.socket() as line:
        line.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]))
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)
    assert "UTF-8" not in log.getvalue()


def test_a_mistake_of_ours_is_written_with_its_trace(
    server: Running, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise RuntimeError("the lobby is on fire")

    monkeypatch.setattr(server.house.hall, "lobby", fail)
    httpx.get(f"{server.origin}/api/tables")
    failed = [line for line in lines(log) if line["event"] == "request failed"]
    assert len(failed) == 1
    assert "the lobby is on fire" in str(failed[0]["exception"])
    assert failed[0]["route"] == "/api/tables"
