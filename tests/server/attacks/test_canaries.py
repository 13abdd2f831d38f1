"""Nothing secret is in any byte that leaves a running server: not in answers, on sockets, in the log or in figures.

A whole evening over real connections: people come in, open tables, invite, sit, play, talk, make mistakes and ask for
what they may not have. Afterwards all that anybody was sent is searched for what they must never be sent.
"""

from __future__ import annotations

import io
import json
import logging
from base64 import b64encode, urlsafe_b64encode
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.sync.client import ClientConnection

from cuore import official_rules
from cuore.server.web.logs import LOUDNESS, set_up_logs
from tests.server.web.running import PATIENCE, Running, running

PASSWORD = "canary of a password 1"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged, at its loudest; afterwards everything is as before."""
    root = logging.getLogger()
    handlers = list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in (*LOUDNESS, "cuore")}
    stream = io.StringIO()
    set_up_logs("debug", "json", stream)
    yield stream
    structlog.reset_defaults()
    root.handlers = handlers
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    logging.getLogger("uvicorn.error").filters = []


class Guest:
    """Somebody with a browser, and everything that was ever sent to them."""

    def __init__(self, server: Running, name: str, got: dict[str, list[bytes]], leaving: ExitStack) -> None:
        self.server = server
        self.name = name
        self.got = got
        self.leaving = leaving
        self.http = leaving.enter_context(server.browser())
        self.http.event_hooks = {"response": [self._keep]}
        self.me: dict[str, Any] = self.http.post("/api/guest", json={}).json()
        cookies = [cookie.value for cookie in self.http.cookies.jar]
        assert len(cookies) == 1
        self.cookie = str(cookies[0])
        self.tickets: list[str] = []
        self.line: ClientConnection | None = None
        self.number = 0
        self.view: dict[str, Any] = {}

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        head = "\n".join(f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie")
        self.got[self.name] += [head.encode(), response.content]

    def sit_at(self, table: str, invite: str = "") -> None:
        headers = {"cuore-invite": invite}
        self.tickets.append(self.http.post(f"/api/tables/{table}/ticket", headers=headers).json()["ticket"])
        self.line = self.leaving.enter_context(self.server.socket(cookie=f"cuore={self.cookie}"))
        self.line.send(json.dumps({"type": "hello", "ticket": self.tickets[-1]}))
        self.hear("seats")

    def hear(self, sort: str) -> dict[str, Any]:
        """Read until something comes."""
        assert self.line is not None
        while True:
            raw = self.line.recv(PATIENCE)
            assert isinstance(raw, str)
            self.got[self.name].append(raw.encode())
            message: dict[str, Any] = json.loads(raw)
            if message["type"] == "view":
                self.view = message
            if message["type"] == sort or (sort == "answer" and message["type"] in ("done", "refused")):
                return message

    def say(self, sort: str, **fields: object) -> dict[str, Any]:
        """Send something and wait for its answer."""
        assert self.line is not None
        self.number += 1
        self.line.send(json.dumps({"type": sort, "id": f"{self.name}-{self.number:08}", **fields}))
        return self.hear("answer")


class Evening:
    """What happened, and what must not be found."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.got: dict[str, list[bytes]] = defaultdict(list)
        self.secrets: dict[str, bytes] = {}  # what nobody may be sent

    def spend(self, leaving: ExitStack) -> list[Guest]:
        people = [Guest(self.server, name, self.got, leaving) for name in ("ann", "ben", "lena", "sten")]
        ann, ben, lena, _ = people
        ann.http.post("/api/register", json={"name": "Canary Ann", "password": PASSWORD})
        ann.cookie = str(next(iter(ann.http.cookies.jar)).value)
        wish = {"seats": ["me", "open"], "options": {"pace": 250}}
        table = ann.http.post("/api/tables", json=wish).json()
        public = ann.http.post("/api/tables", json={**wish, "options": {"public": True}, "title": "come in"}).json()
        link = table["invite"]
        ann.sit_at(table["id"])
        ben.sit_at(table["id"], link)
        lena.sit_at(table["id"], link)
        ben.say("sit", rev=1, seat=1)
        ann.hear("seats")
        ann.say("begin", rev=2)
        self._play(ann, ben)
        ann.say("say", text="well played")
        ben.hear("said")
        self._look_for_trouble(people, table["id"], public["id"])
        self._collect(people, table, public)
        return people

    def _play(self, *players: Guest) -> None:
        for player in players:
            while not player.view or player.view["rev"] < 3:
                player.hear("view")
        for _ in range(24):
            asked = next((player for player in players if "ask" in player.view), players[0])
            revision = asked.view["rev"]
            options = asked.view.get("ask", {}).get("options", [0])
            asked.say("answer", rev=revision, option=len(options) // 2)
            for player in players:
                while player.view["rev"] <= revision:
                    player.hear("view")

    def _look_for_trouble(self, people: list[Guest], table: str, public: str) -> None:
        """Ask for everything that there is, and for some that there is not."""
        for person in people:
            for path in (
                *("/api/me", "/api/me/data", "/api/me/games", "/api/me/sessions", "/api/me/muted", "/api/tables"),
                *("/api/bots", "/health", "/health/live", "/nowhere", "/api/tables/nowhere", "/openapi.json"),
                *(f"/api/{sort}/{one}" for sort in ("tables", "games") for one in (table, public)),
                *(f"/api/games/{table}/record", f"/api/tables/{table}?invite=wrong", f"/api/tables/{public}/invite"),
            ):
                person.http.get(path)
            person.http.post(f"/api/games/{table}/fork", json={"decision": 1, "seat": 0, "seats": ["me", "random"]})
            person.http.post("/api/tables", json={"seats": ["me", "nobody"]})
            person.http.post("/api/tables", json={"seats": ["me", "random"], "boxes": ["no such box"]})
            person.http.post("/api/login", json={"name": "Canary Ann", "password": "not the password"})
            person.http.post(f"/api/tables/{table}/reports", json={"about": people[0].me["id"]})
            if person.line is not None:
                person.say("answer", rev=1, option=0, words="play 4 Love")
                person.say("undo", rev=9_999_999)
                person.say("seat-bot", rev=1, seat=0, bot="butler")
                person.say("nonsense")

    def _collect(self, people: list[Guest], table: dict[str, str], public: dict[str, str]) -> None:
        server = self.server
        for number, one in enumerate((table, public)):
            secret = server.do(server.house.store.secret(one["id"]))
            assert secret is not None
            self.secrets[f"seed {number}"] = secret.seed.encode()
            self.secrets[f"seed {number} as bytes"] = b64encode(bytes.fromhex(secret.seed))[:40]
        key = server.do(server.house.store.key())
        for name, form in (("hex", key.hex().encode()), ("base64", b64encode(key)), ("url", urlsafe_b64encode(key))):
            self.secrets[f"the key of the server, {name}"] = form.rstrip(b"=")[:40]
        self.secrets["the password"] = PASSWORD.encode()
        for person in people:
            for session in server.do(server.house.store.sessions_of(person.me["id"])):
                self.secrets[f"the stored token of {person.name}"] = str(session.token).encode()
            row = server.do(server.house.store.person(person.me["id"]))
            if row is not None and row.password:
                self.secrets[f"the stored password of {person.name}"] = row.password.encode()
            self.secrets[f"the cookie of {person.name}"] = person.cookie.encode()


def test_nothing_secret_leaves_the_server(tmp_path: Path, log: io.StringIO) -> None:
    with running(tmp_path) as server, ExitStack() as leaving:
        evening = Evening(server)
        people = evening.spend(leaving)
        figures = httpx.get(f"{server.origin}/metrics").content
    written = log.getvalue().encode()
    assert written.count(b"\n") > 20, "nothing was logged"
    assert b"cuore_request_seconds" in figures
    for what, secret in evening.secrets.items():
        assert len(secret) >= 16, what
        for name, got in (*evening.got.items(), ("the log", [written]), ("the figures", [figures])):
            assert not [part for part in got if secret in part], f"{name} was sent {what}"
    for person in people:
        _only_what_is_theirs(person, people, evening.got)
        for ticket in person.tickets:
            assert ticket.encode() not in written + figures
    for name in official_rules().names:
        if len(name) > 6:
            assert name.encode() not in written + figures, "a card in the log"


def _only_what_is_theirs(person: Guest, people: list[Guest], got: dict[str, list[bytes]]) -> None:
    """Ids of others are told with what they have said, so that they can be muted, and nowhere else."""
    own = got[person.name]
    for other in people:
        if other is person:
            continue
        identity = other.me["id"].encode()
        told = [part for part in own if identity in part and not part.startswith(b'{"type":"said"')]
        assert not told, f"{person.name} was told who {other.name} is: {told[0][:300]!r}"
        for ticket in other.tickets:
            assert not [part for part in own if ticket.encode() in part]


def test_the_link_goes_to_those_who_may_have_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as leaving:
        got: dict[str, list[bytes]] = defaultdict(list)
        ann, sten = (Guest(server, name, got, leaving) for name in ("ann", "sten"))
        table = ann.http.post("/api/tables", json={"seats": ["me", "open"], "options": {"public": True}}).json()
        sten.sit_at(table["id"])
        sten.http.get(f"/api/tables/{table['id']}/invite")
        sten.http.get(f"/api/tables/{table['id']}")
        assert [part for part in got["ann"] if table["invite"].encode() in part]
        assert not [part for part in got["sten"] if table["invite"].encode() in part]
