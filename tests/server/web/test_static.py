"""Files come from a list that was made at the start, whatever a path says."""

from __future__ import annotations

import socket as sockets
from collections.abc import Iterator
from itertools import product
from random import Random

import httpx

from cuore.server.web.static import TYPES, manifest
from tests.server.web.running import PATIENCE, Running

DOTS = ["..", "%2e%2e", "%2E.", ".%2e", "%252e%252e", "..;", "..%00", "%c0%ae%c0%ae", "\uff0e\uff0e", "...", "..\\"]
SLASHES = ["/", "%2f", "%2F", "\\", "%5c", "%252f", "//", "/./", "%c0%af"]
TARGETS = ["etc/passwd", "pyproject.toml", "config.py", "cuore.db", "proc/self/environ", "static/../config.py"]


def paths() -> Iterator[str]:
    """Ways out of a folder, as people have tried them."""
    for dots, slash, target in product(DOTS, SLASHES, TARGETS):
        yield f"/{(dots + slash) * 4}{target}"
    for start in ("/static", "/style.css", "/index.html", "/api", "/icon.svg/.."):
        yield from (f"{start}/{dots}/{dots}/config.py" for dots in DOTS)


def ask(port: int, path: str) -> bytes:
    """The whole answer to a request for a path as it is, which no client library would send."""
    with sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: line.recv(65_536), b""))


def test_no_path_leads_out(server: Running) -> None:
    tried = Random(1).sample(sorted(set(paths())), 500)
    for path in tried:
        answer = ask(server.port, path)
        status = answer.split(b" ", 2)[1]
        assert status in (b"404", b"400"), path
        assert b"root:" not in answer, path
        assert b"[project]" not in answer, path
        assert b"Settings" not in answer, path


def test_what_is_in_the_folder_is_served_with_its_type_and_mark(server: Running) -> None:
    files = manifest()
    assert {"/index.html", "/style.css", "/icon.svg"} <= files.keys()
    with httpx.Client(base_url=server.origin) as client:
        for path, file in files.items():
            if path == "/index.html":
                continue
            answer = client.get(path)
            assert answer.content == file.content
            assert answer.headers["content-type"].partition(";")[0] == TYPES[path.rpartition(".")[2]]
            again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = client.get(path, headers={"if-none-match": '"another"'})
            assert other.status_code == 200


def test_the_first_page_says_how_the_server_is_and_needs_no_script(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "The house is open." in page.text
    assert "{" not in page.text
    for word in ("<script", "style=", "onclick", "http://", "https://"):
        assert word not in page.text


def test_every_link_of_the_first_page_leads_somewhere(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        page = client.get("/").text
        links = [part.partition('"')[0] for part in page.split('href="')[1:]]
        assert len(links) >= 6
        for link in links:
            assert client.get(link).status_code == 200, link


def test_the_catalogue_may_be_kept_for_ever_under_its_hash(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        answer = client.get("/api/catalogue")
        assert answer.headers["cache-control"] == "no-cache"
        cards = answer.headers["etag"].strip('"')
        kept = client.get(f"/api/catalogue/{cards}")
        assert "immutable" in kept.headers["cache-control"]
        assert kept.content == answer.content
        assert client.get("/api/catalogue/" + "0" * 64).status_code == 404


def test_headers_guard_every_answer(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        for path in ("/", "/style.css", "/api/bots", "/api/me", "/nowhere", "/metrics", "/health", "/api/openapi.json"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "cache-control" in headers
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers
