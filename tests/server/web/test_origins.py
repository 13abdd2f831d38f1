"""Where requests may come from: exactly our own pages, or a program that shows a token."""

from __future__ import annotations

import json
import socket as sockets

import pytest
from websockets.exceptions import InvalidStatus

from cuore.server.web.security import hosts_of, listening_origins
from tests.server.web.running import Program, Running

FOREIGN = [
    "null",
    "NULL",
    "*",
    "file://",
    "about:blank",
    "http://",
    "http://evil.example",
    "https://evil.example",
    "http://127.0.0.1",
    "https://127.0.0.1:{port}",
    "ws://127.0.0.1:{port}",
    "HTTP://127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}?",
    "http://127.0.0.1:{port}#",
    "http://127.0.0.1:{port}0",
    "http://127.0.0.1:0{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example@127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "http://127.0.0.1 :{port}",
    "http://127.0.0.1:{port}, http://evil.example",
    "http://evil.example, http://127.0.0.1:{port}",
    "http://127.0.0.1:{port} http://evil.example",
    "http://127.1:{port}",
    "http://2130706433:{port}",
    "http://0x7f.0.0.1:{port}",
    "http://LOCALHOST:{port}",
    "http://localhost.:{port}",
    "http://xn--lcalhost-54a:{port}",
    "http://l\u00f6calhost:{port}",
    "http://[::ffff:127.0.0.1]:{port}",
    "http://0.0.0.0:{port}",
    "chrome-extension://abcdefghijklmnop",
    "'",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_from_elsewhere_get_no_socket(server: Running, origin: str) -> None:
    shown = origin.format(port=server.port) or " "
    with pytest.raises(InvalidStatus) as refused, server.socket(origin=shown):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "bad-origin"


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_from_elsewhere_change_nothing(server: Running, program: Program, origin: str) -> None:
    shown = origin.format(port=server.port)
    answer = program.http.post("/api/logout", headers={b"origin": shown.encode()})
    assert answer.status_code == 403
    assert answer.json()["code"] == "bad-origin"
    assert program.http.get("/api/me").status_code == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_our_own_pages_do(server: Running, program: Program, host: str) -> None:
    origin = f"http://{host}:{server.port}"
    with server.socket(origin=origin):
        pass
    wish = {"seats": ["me", "random"], "seed": "a"}
    assert program.http.post("/api/tables", json=wish, headers={"origin": origin}).status_code == 201


def test_two_origins_are_none(server: Running) -> None:
    with server.browser() as browser:
        twice = [("origin", server.origin), ("origin", server.origin)]
        request = browser.build_request("POST", "/api/guest")
        request.headers = type(request.headers)([*twice, ("host", "127.0.0.1")])
        assert browser.send(request).json()["code"] == "bad-origin"


def test_a_cookie_without_an_origin_changes_nothing(server: Running) -> None:
    with server.browser() as browser:
        assert browser.post("/api/guest").status_code == 201
        del browser.headers["origin"]
        assert browser.get("/api/me").status_code == 200
        assert browser.post("/api/logout").json()["code"] == "bad-origin"
        assert browser.delete("/api/me").json()["code"] == "bad-origin"
        assert browser.get("/api/me").status_code == 200


def test_a_program_without_an_origin_gets_a_socket_for_its_token_alone(server: Running, program: Program) -> None:
    with server.socket(origin=None, token=program.token):
        pass
    for token in ("", "x", program.token[:-1], program.token + "x"):
        with pytest.raises(InvalidStatus) as refused, server.socket(origin=None, token=token):
            pass
        assert refused.value.response.status_code == 403


def test_the_default_origins_are_where_it_listens() -> None:
    assert listening_origins("127.0.0.1", 8642) == {
        "http://127.0.0.1:8642",
        "http://localhost:8642",
        "http://[::1]:8642",
    }
    assert listening_origins("10.1.2.3", 80) == {"http://10.1.2.3"}
    assert {"http://localhost:1", "http://127.0.0.1:1"} < listening_origins("0.0.0.0", 1)


REBOUND = ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", "localhost.", ""]


@pytest.mark.parametrize("host", REBOUND)
def test_a_foreign_name_that_leads_here_reads_nothing(server: Running, program: Program, host: str) -> None:
    """A page of that name would be of the same origin as the answer, and could read it."""
    shown = {"host": host.format(port=server.port)}
    for path in ("/", "/api/tables", "/api/me", "/metrics", "/api/nowhere"):
        answer = program.http.get(path, headers=shown)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), path
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(
            f"GET /socket HTTP/1.1\r\nhost: {shown['host']}\r\norigin: {server.origin}\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert line.recv(65_536).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("host", ["127.0.0.1", "LOCALHOST:{port}", "[::1]:{port}", "10.1.2.3:80", "192.168.0.7"])
def test_names_of_this_machine_and_addresses_do(server: Running, program: Program, host: str) -> None:
    assert program.http.get("/api/tables", headers={"host": host.format(port=server.port)}).status_code == 200


def test_a_name_that_is_set_does() -> None:
    hosts = hosts_of({"https://cards.example.org", "http://[::1]:8642"})
    assert hosts == {"localhost", "cards.example.org", "[::1]"}


@pytest.mark.parametrize("path", ["/health", "/health/live"])
def test_whether_the_server_is_well_may_be_asked_under_any_name(server: Running, program: Program, path: str) -> None:
    assert program.http.get(path, headers={"host": "first:8642"}).status_code == 200


def test_a_client_of_http_1_0_names_no_host(server: Running) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /api/tables HTTP/1.0\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
