"""Searching for a town by what its games should be like, over HTTP: what is refused, what waits, what is found."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from cuore import official_rules
from cuore.server.errors import Refused, Unavailable
from cuore.server.ports import SearchOrder
from cuore.server.workers import forecasts as forecasts_module
from cuore.server.workers.forecasts import LOST, MOST_FROM_ONE, MOST_KEPT, MOST_OF_ONE, MOST_WAITING, Forecasts
from cuore.town import Wishes, known_town, named_towns, read_code, write_code
from tests.server.web.running import PATIENCE, Program, Running, running

RULES = official_rules()
PATH = "/api/towns/search"
CODE = write_code(RULES, named_towns(RULES)[0].town)
UNRULY = [sys.executable, "-S", str(Path(__file__).with_name("unruly_forecast.py"))]
ENDS = {"done", "failed"}


@pytest.fixture(scope="module")
def seer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose searches are made by somebody unruly: as many players decide how."""
    folder = tmp_path_factory.mktemp("seer")
    with running(folder, Forecasts(folder / "forecasts", program=UNRULY, seconds=1.5, jobs=1)) as server:
        yield server


@pytest.fixture(scope="module")
def guest(seer: Running) -> Program:
    """Somebody who only asks for what is refused."""
    return seer.program()


def wish(**more: object) -> dict[str, object]:
    return {"boxes": ["base"], "like": ["rounds=20"], "seed": "tea", **more}


def asked(client: httpx.Client, **more: object) -> httpx.Response:
    return client.post(PATH, json=wish(**more))


def begun(client: httpx.Client, **more: object) -> dict[str, Any]:
    answer = asked(client, **more)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def ended(server: Running, client: httpx.Client, body: dict[str, Any]) -> dict[str, Any]:
    """What comes of a search."""
    search = body["search"]

    def is_over() -> bool:
        known = server.house.forecasts.find(search)
        return known is None or known[1].state in ENDS

    server.wait_until(is_over)
    found: dict[str, Any] = client.get(f"{PATH}/{search}").json()
    assert found["search"] == search
    return found


def order(**more: Any) -> SearchOrder:  # noqa: ANN401 -- whatever a field is
    usual: dict[str, Any] = {
        "boxes": ("base",), "like": ("fair",), "wishes": Wishes(), "printed_only": False, "without": (), "players": 2,
        "quick": True, "seed": "tea",
    }  # fmt: skip
    return SearchOrder(**{**usual, **more})


# -- what comes of one --


def test_a_search_is_begun_by_whoever_is_signed_in_and_read_by_everybody_who_knows_it(seer: Running) -> None:
    with httpx.Client(base_url=seer.origin) as nobody:
        assert (asked(nobody).status_code, asked(nobody).json()["code"]) == (401, "not-signed-in")
        program = seer.program()
        body = begun(program.http, quick=False)
        assert body == {"search": body["search"], "state": body["state"], "seed": "tea"}
        assert body["state"] in {"waiting", "running"}
        found = ended(seer, nobody, body)
        assert set(found) == {"search", "state", "seed", "found"}
        assert (found["state"], found["seed"]) == ("done", "tea")
        assert found["found"]["code"] == "1QGH-2PPR-3E"
        assert (found["found"]["met"], found["found"]["games"]) == (True, 7)
        assert begun(program.http, quick=False) == found, "it is not made again"


def test_all_that_was_wished_comes_to_whoever_searches(seer: Running) -> None:
    program = seer.program()
    body = begun(
        program.http,
        boxes=["base", "vacation"],
        wishes={"forbid": ["attacks"]},
        without=["Illness"],
        like=["rounds=18-22", "close"],
        printed_only=True,
        seed="milk",
    )
    said = ended(seer, program.http, body)["found"]["sentences"]
    assert said == ["rounds=18-22", "close", "base", "vacation", "Illness", "attacks", "milk", "True", "True", "1"]


def test_none_as_wished_says_so(seer: Running) -> None:
    program = seer.program()
    found = ended(seer, program.http, begun(program.http))
    assert (found["state"], found["found"]["met"]) == ("done", False)
    assert "error" not in found


def test_two_who_ask_the_same_get_the_same_and_whoever_says_no_seed_another(seer: Running) -> None:
    one, other = seer.program(), seer.program()
    first, second = begun(one.http, seed="both"), begun(other.http, seed="both")
    assert first["search"] == second["search"]
    assert ended(seer, one.http, first) == ended(seer, other.http, second)
    alone = [begun(one.http, seed=None) for _ in range(2)]
    assert len({each["search"] for each in [first, *alone]}) == 3
    assert all(len(each["seed"]) == 32 for each in alone)
    assert begun(other.http, seed=alone[0]["seed"])["search"] == alone[0]["search"]
    for each in alone:
        ended(seer, one.http, each)


@pytest.mark.parametrize(
    "more",
    [
        {"boxes": ("base", "vacation")},
        {"like": ("close",)},
        {"wishes": Wishes(forbid=("attacks",))},
        {"printed_only": True},
        {"without": ("Illness",)},
        {"players": 3},
        {"quick": False},
        {"seed": "milk"},
    ],
)
def test_whatever_is_wished_otherwise_is_another_search(more: dict[str, Any]) -> None:
    assert order(**more).id != order().id == order().id


def test_what_fails_says_so_and_can_be_tried_again(seer: Running) -> None:
    """Each of another person, so that nobody has too many that wait."""
    bodies = {players: begun(seer.program().http, players=players) for players in (3, 4, 5, 6)}
    program = seer.program()
    says = {players: ended(seer, program.http, body) for players, body in bodies.items()}
    assert {body["state"] for body in says.values()} == {"failed"}
    assert says[3]["error"] == "Nobody wants to play here."
    assert "too long" in says[4]["error"]
    assert says[5]["error"] == says[6]["error"] == LOST
    again = begun(program.http, players=3)
    assert (again["search"], again["state"] in {"waiting", "running"}) == (bodies[3]["search"], True)
    ended(seer, program.http, again)


def test_a_search_that_nobody_knows_is_none(seer: Running) -> None:
    program = seer.program()
    nowhere = "0123456789abcdef" * 2
    assert program.http.get(f"{PATH}/{nowhere}").json() == {"search": nowhere, "state": "none"}
    assert program.http.post(f"/api/towns/{CODE}/forecast", json={}).status_code == 200
    forecasts = seer.house.forecasts
    assert isinstance(forecasts, Forecasts)
    (forecast,) = [key for key, (each, _) in forecasts._known.items() if not isinstance(each, SearchOrder)]
    assert program.http.get(f"{PATH}/{forecast}").json() == {"search": forecast, "state": "none"}
    for word in ("tea", nowhere[1:], nowhere + "0", nowhere.upper(), "draw", nowhere + "%0A"):
        answer = program.http.get(f"{PATH}/{word}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), word


def test_why_a_process_failed_is_in_the_log_and_not_what_somebody_has_typed(tmp_path: Path) -> None:
    wanted = order(players=6, like=("milk and honey",), seed="darjeeling")
    with capture_logs() as logs:
        asyncio.run(Forecasts(tmp_path, program=UNRULY, jobs=1)._made(wanted))
    (line,) = logs
    assert "there is no more tea" in line["said"]
    assert line["order"] == wanted.id
    assert not any(word in str(line) for word in ("honey", "darjeeling"))


# -- what is refused --


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"boxes": []}, "at least one box"),
        ({"boxes": ["attic"]}, "attic"),
        ({"wishes": {"require": ["dragons"]}}, "dragons"),
        ({"wishes": {"pin": ["Nobody at all"]}}, "no card called"),
        ({"without": ["Nobody at all"]}, "no card called"),
        ({"boxes": ["more"], "players": 5}, "2 to 4 players"),
    ],
)
def test_what_cannot_be_understood_is_refused_before_it_waits(
    guest: Program, more: dict[str, object], says: str
) -> None:
    answer = asked(guest.http, **more)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-wish")
    assert says in answer.json()["detail"]


def test_wishes_that_cannot_hold_together_are_named_as_a_draw_does(guest: Program) -> None:
    wishes = {"require": ["buildings", "drawing"], "slant": ["cheap"]}
    answer = asked(guest.http, wishes=wishes)
    assert answer.json()["clashes"] == [{"list": "boxes", "words": "base"}, {"list": "require", "words": "buildings"}]
    drawn = guest.http.post("/api/towns/draw", json={"boxes": ["base"], "wishes": wishes})
    assert (answer.status_code, answer.json()) == (drawn.status_code, drawn.json())


@pytest.mark.parametrize(
    "more",
    [
        {"more": 1},
        {"like": []},
        {"like": ["close"] * 9},
        {"like": ["x" * 61]},
        {"like": [""]},
        {"like": "close"},
        {"wishes": {"hope": ["tea"]}},
        {"without": ["x"] * 81},
        {"players": 1},
        {"players": 7},
        {"seed": ""},
        {"seed": "x" * 101},
        {"seed": "a\nb"},
        {"quick": "yes"},
    ],
)
def test_what_is_too_much_is_not_looked_at(guest: Program, more: dict[str, object]) -> None:
    answer = asked(guest.http, **more)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_what_is_refused_does_not_count_and_what_is_begun_does(seer: Running) -> None:
    """Searches and forecasts come out of the same twenty an hour; who asks for what is there already pays nothing."""
    program = seer.program()
    limits = seer.house.people.limits
    for _ in range(25):
        assert asked(program.http, boxes=["attic"]).status_code == 400
    there = begun(program.http, seed="there")
    ended(seer, program.http, there)
    for _ in range(25):
        assert begun(program.http, seed="there")["search"] == there["search"]
    for _ in range(19):
        limits.ask_forecast(program.me["id"])
    assert (asked(program.http, seed="more").status_code, begun(program.http, seed="there")["state"]) == (429, "done")
    assert program.http.post("/api/towns/First Oktoberfest/forecast", json={}).status_code == 429


def test_the_thought_about_wishes_is_paid_for_as_that_of_a_draw(seer: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 50))
    monkeypatch.setattr("cuore.server.web.routes_towns.perf_counter", lambda: next(clock))
    program = seer.program()
    assert asked(program.http, wishes={"require": ["dragons"]}).status_code == 400
    assert (asked(program.http, seed="late").status_code, seer.house.forecasts.find(order(seed="late").id)) == (
        429,
        None,
    )
    seer.house.people.limits._towns_from._buckets.clear()


def test_where_nobody_searches_that_is_said(server: Running) -> None:
    program = server.program()
    answer = asked(program.http)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert program.http.get(f"{PATH}/{'0' * 32}").json()["state"] == "none"


# -- many of them --


def test_searches_and_forecasts_wait_in_one_queue_and_end_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is silent until the server stops; then it is gone."""
    monkeypatch.setattr(forecasts_module, "MOST_FROM_ONE", MOST_WAITING + 1)  # everybody comes from here
    forecasts = Forecasts(tmp_path / "forecasts", program=UNRULY, jobs=1)
    first = order(players=4, like=("rounds=20",), seed="the first")
    before = unruly_children()
    with running(tmp_path, forecasts) as server:
        people = [server.program() for _ in range(MOST_WAITING // MOST_OF_ONE + 1)]
        assert asked(people[0].http, players=4, seed="the first").status_code == 200
        server.wait_until(lambda: not forecasts._waiting)
        *others, last = people
        for number, person in enumerate(others):
            assert asked(person.http, players=4, seed=f"of {number}").status_code == 200
            assert person.http.post(f"/api/towns/{CODE}/forecast", json={"players": 2 + number}).status_code == 200
            mine = asked(person.http, players=4, seed=f"more of {number}")
            assert (mine.status_code, "searches" in mine.json()["detail"]) == (429, True)
        late = asked(last.http, players=4, seed="late")
        assert (late.status_code, "wait already" in late.json()["detail"]) == (503, True)
        for _ in range(25):  # what is not begun does not count
            assert asked(last.http, players=4, seed="late").status_code == 503
        states = [how.state for _, how in forecasts._known.values()]
        assert (states.count("running"), states.count("waiting")) == (1, MOST_WAITING)
        server.wait_until(lambda: forecasts.look(first).total)
        (process,) = unruly_children() - before
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
    assert forecasts._working is not None
    assert forecasts._working.cancelled()
    assert not unruly_children() - before


def test_one_address_keeps_half_of_the_queue_for_others(tmp_path: Path) -> None:
    async def asks() -> list[str]:
        forecasts = Forecasts(tmp_path, program=UNRULY, jobs=1)
        forecasts.ask(order(seed="begun"), "Ann", "192.0.2.1")
        await asyncio.sleep(0)  # the first one does not wait
        codes: list[str] = []
        for number in range(MOST_FROM_ONE + 1):
            address = "198.51.100.1"
            codes.append(asked_of(forecasts, f"Eve{number}", address))
        codes.append(asked_of(forecasts, "Ben", "192.0.2.1"))
        await forecasts.close()
        return codes

    assert asyncio.run(asks()) == ["waiting"] * MOST_FROM_ONE + ["too-fast", "waiting"]


def asked_of(forecasts: Forecasts, person: str, address: str) -> str:
    """How it stands, or why it is refused."""
    try:
        return forecasts.ask(order(seed=f"for {person}"), person, address).state
    except Refused as refused:
        return refused.reason


def test_whoever_closes_it_waits_until_the_process_is_gone_and_nothing_is_begun_any_more(tmp_path: Path) -> None:
    async def closed() -> None:
        forecasts = Forecasts(tmp_path, program=UNRULY, jobs=1)
        wanted = order(players=4)
        forecasts.ask(wanted, "Ann")
        async with asyncio.timeout(PATIENCE):
            while not forecasts.look(wanted).total:
                await asyncio.sleep(0.01)
        assert len(unruly_children() - before) == 1
        await forecasts.close()
        assert not unruly_children() - before
        with pytest.raises(Unavailable):
            forecasts.ask(order(players=2), "Ann")

    before = unruly_children()
    asyncio.run(closed())


def unruly_children() -> set[int]:
    """Processes that this one has started in place of those that play."""
    found = set()
    for tasks in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it ended meanwhile
            for pid in (tasks / "children").read_text().split():
                if "unruly_forecast" in Path(f"/proc/{pid}/cmdline").read_text():
                    found.add(int(pid))
    return found


def test_what_is_remembered_is_bounded(tmp_path: Path) -> None:
    forecasts = Forecasts(tmp_path, program=UNRULY, jobs=1)
    first = order(seed="0")
    for number in range(MOST_KEPT + 5):
        wanted = order(seed=str(number))
        forecasts._note(wanted, forecasts.look(wanted).__class__(state="done"))
    assert len(forecasts._known) == MOST_KEPT
    assert forecasts.find(first.id) is None


# -- the real process --


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("real")
    with running(folder, Forecasts(folder / "forecasts", jobs=1)) as server:
        yield server


@pytest.fixture(scope="module")
def person(real: Running) -> Program:
    return real.program()


def test_the_real_process_finds_one(real: Running, person: Program) -> None:
    found = ended(real, person.http, begun(person.http, wishes={"pin": ["Azure Crescent"]}))
    assert found["state"] == "done", found
    town = read_code(RULES, found["found"]["code"])
    assert "Azure Crescent" in town.maids
    assert (found["found"]["met"], found["found"]["games"]) == (False, 0), "a guess is never sure"
    assert "nearest by a guess" in found["found"]["sentences"][0]
    assert any("rounds" in sentence for sentence in found["found"]["sentences"][1:])
    shown = person.http.get(f"/api/towns/{found['found']['code']}").json()
    assert known_town(RULES, shown["code"]) == town


@pytest.mark.parametrize(
    ("like", "says"),
    [
        (["dragons=3"], "there is no wish"),
        (["rounds=20", "rounds=40"], "exclude each other"),
        (["close=3"], "takes no number"),
    ],
)
def test_likings_that_nobody_understands_are_refused_by_the_process_before_it_draws(
    real: Running, person: Program, like: list[str], says: str
) -> None:
    started = time.monotonic()
    found = ended(real, person.http, begun(person.http, like=like, quick=False))
    assert (found["state"], says in found["error"]) == ("failed", True), found
    assert time.monotonic() - started < 30
