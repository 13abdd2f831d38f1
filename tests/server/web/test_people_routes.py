"""Coming in, accounts, sessions and one's own data, as a browser and a program do it."""

from __future__ import annotations

import httpx

from cuore.server.web.security import cookie_in, guarded, set_cookie
from tests.server.web.running import Running

PASSWORD = "a long and quiet evening"


def test_a_guest_comes_in_with_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    with server.browser() as browser:
        answer = browser.post("/api/guest")
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("cuore=c1.")
        for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
            assert word in cookie
        assert "Secure" not in cookie  # plain http: no browser would keep it
        assert "Domain" not in cookie
        assert "token" not in answer.json()
        assert browser.get("/api/me").json() == {
            "id": answer.json()["id"],
            "name": answer.json()["name"],
            "sort": "guest",
        }


def test_who_is_somebody_stays_that(server: Running) -> None:
    """So that a page can come in without asking first who it is, which a browser writes down as a failure."""
    with server.browser() as browser:
        first = browser.post("/api/guest")
        again = browser.post("/api/guest")
        assert (again.status_code, again.json()) == (201, first.json())
        assert "set-cookie" not in again.headers
        token = browser.post("/api/guest", json={"bearer": True}).json()
        assert token["id"] != first.json()["id"]


def test_a_guest_becomes_an_account_and_keeps_their_tables(server: Running) -> None:
    with server.browser() as browser:
        me = browser.post("/api/guest").json()
        table = browser.post("/api/tables", json={"seats": ["me", "random"], "seed": "x"}).json()["id"]
        before = browser.cookies["cuore"]
        answer = browser.post("/api/register", json={"name": "Marianne", "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        assert answer.json() == {"id": me["id"], "name": "Marianne", "sort": "account"}
        assert browser.cookies["cuore"] != before
        assert [line["id"] for line in browser.get("/api/me/games").json()] == [table]
        with httpx.Client(base_url=server.origin, cookies={"cuore": before}) as old:
            assert old.get("/api/me").status_code == 401
        assert browser.post("/api/register", json={"name": "Other", "password": PASSWORD}).json()["code"] == "not-yours"
    with server.browser() as other:
        taken = other.post("/api/register", json={"name": "mArianne", "password": PASSWORD})
        assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
        assert other.post("/api/login", json={"name": "Marianne", "password": "wrong wrong"}).status_code == 403
        assert other.post("/api/login", json={"name": "Marianne", "password": PASSWORD}).status_code == 201
        lines = other.get("/api/me/sessions").json()
        assert len(lines) == 2
        assert [line["here"] for line in lines].count(True) == 1
        there = next(line["id"] for line in lines if not line["here"])
        assert other.delete(f"/api/me/sessions/{there}").status_code == 204
        assert other.delete(f"/api/me/sessions/{there}").json()["code"] == "no-such-session"
        change = {"old": PASSWORD, "new": PASSWORD + " again"}
        assert other.patch("/api/me/password", json=change).status_code == 204
        assert other.patch("/api/me/name", json={"name": "Sainsbury"}).json()["name"] == "Sainsbury"
        export = other.get("/api/me/data").json()
        assert export["person"]["name"] == "Sainsbury"
        assert PASSWORD not in str(export)
        assert "argon2" not in str(export)
        gone = other.delete("/api/me")
        assert gone.status_code == 204
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert other.get("/api/me").status_code == 401


def test_a_program_gets_a_token_and_no_cookie(server: Running) -> None:
    with httpx.Client(base_url=server.origin) as client:
        answer = client.post("/api/guest", json={"bearer": True})
        assert "set-cookie" not in answer.headers
        token = answer.json()["token"]
        assert client.get("/api/me", headers={"authorization": f"bearer {token}"}).status_code == 200
        for wrong in (token, f"Basic {token}", f"Bearer {token}x", "Bearer", f"Bearer  {token} {token}"):
            assert client.get("/api/me", headers={"authorization": wrong}).status_code == 401


def test_over_https_the_cookie_is_secure_and_kept_to_this_host() -> None:
    cookie = set_cookie("value", is_secure=True)
    assert cookie.startswith("__Host-cuore=value; Path=/;")
    assert cookie.endswith("; Secure")
    headers = [(b"cookie", b"cuore=other; __Host-cuore=value")]
    assert cookie_in(headers, is_secure=True) == "value"
    assert cookie_in(headers, is_secure=False) == "other"
    assert (b"strict-transport-security", b"max-age=31536000") in guarded([], is_secure=True)
    assert all(name != b"strict-transport-security" for name, _ in guarded([], is_secure=False))


def test_somebody_can_be_muted_and_reported(server: Running) -> None:
    one, two = server.program(), server.program()
    table = one.open_table(seats=["me", "open"])
    assert one.http.put(f"/api/me/mutes/{two.me['id']}", json={"muted": True}).status_code == 204
    assert one.http.get("/api/me/mutes").json() == [two.me["id"]]
    assert one.http.put(f"/api/me/mutes/{two.me['id']}", json={"muted": False}).status_code == 204
    assert one.http.get("/api/me/mutes").json() == []
    assert one.http.put("/api/me/mutes/nobody", json={"muted": True}).json()["code"] == "not-yours"
    report = f"/api/tables/{table['id']}/reports"
    assert one.http.post(report, json={"about": two.me["id"]}).json()["code"] == "not-yours"  # has said nothing
    server.do(server.house.store.say(table["id"], two.me["id"], "Two", 1.0, "something"))
    assert one.http.post(report, json={"about": two.me["id"], "remark": "look"}).status_code == 204
    assert two.http.post(report, json={"about": one.me["id"]}).json()["code"] == "no-such-table"
    reports = server.do(server.house.store.reports(10))
    assert [(row.person, row.about) for row in reports] == [(one.me["id"], two.me["id"])]
