"""Files come from a list that was made at the start, whatever a path says."""

from __future__ import annotations

import gzip
import re
import socket as sockets
from collections.abc import Iterator
from itertools import product
from random import Random

import httpx
import pytest

from cuore.server.web.static import TEXTS, TYPES, WORTH_PACKING, file_of, is_for_ever, manifest
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
        line.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
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
    assert {"/index.html", "/icon.svg"} <= files.keys()
    with httpx.Client(base_url=server.origin) as client:
        for name, file in files.items():
            path = "/" if name == "/index.html" else name
            answer = client.get(path)
            assert answer.content == file.content
            assert answer.headers["content-type"].partition(";")[0] == TYPES[name.rpartition(".")[2]]
            again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = client.get(path, headers={"if-none-match": '"another"'})
            assert other.status_code == 200


def test_the_first_page_is_asked_for_again_and_brings_nothing_from_elsewhere(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.content == manifest()["/index.html"].content
    for word in ("<script>", "<style", "style=", "onclick", "http://", "https://"):
        assert word not in page.text


def test_everything_that_the_first_page_names_is_there(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        links = re.findall(r'(?:href|src)="(/[^"]*)"', client.get("/").text)
        assert links
        for link in links:
            assert client.get(link).status_code == 200, link


def raw(client: httpx.Client, path: str, takes: str) -> tuple[httpx.Headers, bytes]:
    """An answer as it travels."""
    with client.stream("GET", path, headers={"accept-encoding": takes}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_texts_are_packed_for_those_who_take_them_so(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        for path in ("/api/catalogue", "/api/openapi.json"):
            headers, plain = raw(client, path, "identity")
            assert "content-encoding" not in headers
            assert headers["vary"] == "accept-encoding"
            for takes in ("gzip", "br, gzip;q=0.5", "GZIP, deflate"):
                packed_headers, packed = raw(client, path, takes)
                assert packed_headers["content-encoding"] == "gzip"
                assert packed_headers["vary"] == "accept-encoding"
                assert packed_headers["content-length"] == str(len(packed))
                assert packed_headers["etag"] == f"W/{headers['etag']}"
                assert gzip.decompress(packed) == plain
                assert len(packed) * 3 < len(plain)
            for takes in ("", "br", "gzip;q=0", "gzip; q=0.0", "deflate, identity", "xgzip"):
                assert raw(client, path, takes)[1] == plain, takes
            for mark in (headers["etag"], f"W/{headers['etag']}"):
                known = client.get(path, headers={"if-none-match": mark})
                assert (known.status_code, known.content) == (304, b"")
                assert "content-encoding" not in known.headers


def test_only_texts_that_are_worth_it_are_packed() -> None:
    long, short = b"a" * WORTH_PACKING, b"a" * (WORTH_PACKING - 1)
    assert file_of(long, "js").packed
    assert not file_of(short, "js").packed
    assert not file_of(long, "woff2").packed
    assert not file_of(long, "png").packed
    assert file_of(long, "js").packed == file_of(long, "js").packed, "the same bytes whenever it is packed"
    assert set(TYPES) >= TEXTS


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/assets/index-BxY3_k9Z.js", True),
        ("/assets/index-BxY3_k9Z.css", True),
        ("/assets/pages/replay-01234567.js", True),
        ("/fonts/nunito-0a1b2c3d4e5f.woff2", True),
        ("/fonts/nunito.woff2", False),
        ("/assets/index.js", False),
        ("/emblems/base-01234567.svg", False),
        ("/index.html", False),
        ("/style-01234567.css", False),
    ],
)
def test_what_has_a_hash_in_its_name_is_kept_for_ever(path: str, kept: bool) -> None:
    assert is_for_ever(path) == kept


def test_such_files_say_so(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        for path in manifest():
            if path != "/index.html":
                assert ("immutable" in client.get(path).headers["cache-control"]) == is_for_ever(path), path


def test_the_catalogue_may_be_kept_for_ever_under_its_hash(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        answer = client.get("/api/catalogue")
        assert answer.headers["cache-control"] == "no-cache"
        cards = answer.headers["etag"].removeprefix("W/").strip('"')
        kept = client.get(f"/api/catalogue/{cards}")
        assert "immutable" in kept.headers["cache-control"]
        assert kept.content == answer.content
        assert client.get("/api/catalogue/" + "0" * 64).status_code == 404


def test_headers_guard_every_answer(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        for path in ("/", "/icon.svg", "/api/bots", "/api/me", "/nowhere", "/metrics", "/health", "/api/openapi.json"):
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
