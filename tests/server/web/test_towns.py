"""Towns over HTTP: drawn by wishes, known by a code, exchanged card by card, forecast, and played in."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from cuore import official_rules
from cuore.server.errors import Refused
from cuore.server.ports import ForecastOrder, HowFar, Order
from cuore.server.wire.towns import town_body
from cuore.server.workers import forecasts as forecasts_module
from cuore.server.workers.forecasts import MOST_KEPT, MOST_OF_ONE, MOST_WAITING, Forecasts
from cuore.town import known_town, named_towns, write_code
from tests.server.web.running import Program, Running, running

RULES = official_rules()
FIRST = named_towns(RULES)[0]
CODE = write_code(RULES, FIRST.town)
UNRULY = [sys.executable, "-S", str(Path(__file__).with_name("unruly_forecast.py"))]


@pytest.fixture(scope="module")
def nobody(server: Running) -> Iterator[httpx.Client]:
    """Somebody who is not signed in."""
    with httpx.Client(base_url=server.origin) as client:
        yield client


def drawn(client: httpx.Client, **wish: object) -> dict[str, Any]:
    answer = client.post("/api/towns/draw", json={"boxes": ["base"], **wish})
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def refused(client: httpx.Client, **wish: object) -> dict[str, Any]:
    answer = client.post("/api/towns/draw", json={"boxes": ["base"], **wish})
    assert answer.status_code in {400, 404, 429}, answer.text
    body: dict[str, Any] = answer.json()
    return body


def kinds(cards: list[dict[str, Any]]) -> set[int]:
    return {card["kind"] for card in cards}


def names(body: dict[str, Any]) -> set[str]:
    return {RULES.names[kind] for kind in kinds(body["maids"])}


# -- the shelf --


def test_the_shelf_has_every_named_town_and_the_words_of_wishes(nobody: httpx.Client) -> None:
    body = nobody.get("/api/towns").json()
    assert [line["name"] for line in body["towns"]] == [named.name for named in named_towns(RULES)]
    for line in body["towns"]:
        assert known_town(RULES, line["code"]) == known_town(RULES, line["name"])
        assert line["about"]
        assert len(line["maids"]) == 10
    assert {each["word"] for each in body["mechanics"]} >= {"events", "buildings", "beers"}
    for word in body["roles"] + body["tastes"]:  # every word that is offered is understood
        assert word["label"]
        assert names(drawn(nobody, wishes={"slant": [word["word"]]}))


# -- one town --


def test_a_town_is_found_by_its_code_and_by_its_name(nobody: httpx.Client) -> None:
    by_code = nobody.get(f"/api/towns/{CODE.lower().replace('-', '')}").json()
    assert by_code == nobody.get(f"/api/towns/{FIRST.name}").json()
    assert (by_code["code"], by_code["name"], by_code["about"]) == (CODE, FIRST.name, FIRST.about)
    assert by_code["spoken"].startswith("one ")
    assert names(by_code) == set(FIRST.town.maids)
    assert all(card["why"].endswith(".") for card in by_code["maids"])
    assert [pile["category"] for pile in by_code["special"]] == ["private maid", "event"]


def test_a_town_is_found_by_its_spoken_code(nobody: httpx.Client) -> None:
    everything = drawn(nobody, boxes=["base", "expanding", "vacation", "oktoberfest"], wishes={"piles": ["events=2"]})
    assert len(everything["spoken"]) > 80
    assert nobody.get(f"/api/towns/{everything['spoken']}").json()["code"] == everything["code"]


def test_the_list_is_for_as_many_as_play(nobody: httpx.Client) -> None:
    def list_for(**how: int | bool) -> dict[str, Any]:
        body: dict[str, Any] = nobody.get(f"/api/towns/{CODE}", params=how).json()
        return body

    two, six, faster = list_for(players=2), list_for(players=6), list_for(players=2, faster=True)
    assert [body["players"] for body in (list_for(), two, six)] == [2, 2, 6]
    assert len({str(body["list"]) for body in (two, six, faster)}) == 3
    assert all(section["heading"] and section["lines"] for section in six["list"])
    assert nobody.get(f"/api/towns/{CODE}", params={"players": 3, "faster": True}).json()["code"] == "bad-wish"
    assert nobody.get("/api/towns/First More Tanto Cuore", params={"players": 6}).json()["code"] == "bad-wish"


@pytest.mark.parametrize("code", [CODE[:-1] + "Z", "1111-1111", "Nowhere at all", "Z" * 80, "ZZ-ZZZZ-ZZZZ-ZZZZ"])
def test_a_town_that_is_not_there(nobody: httpx.Client, code: str) -> None:
    answer = nobody.get(f"/api/towns/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-town")


def test_a_code_that_was_made_with_other_cards_says_so(nobody: httpx.Client) -> None:
    other = code_of_another_catalogue()
    assert "different cards" in nobody.get(f"/api/towns/{other}").json()["detail"]
    assert "different cards" in refused(nobody, code=other, change=[FIRST.town.maids[0]])["detail"]


def code_of_another_catalogue() -> str:
    """The code of the first town, as it would be if one of its maids had another name."""
    from cuore.town import code as codes  # noqa: PLC0415 -- its parts are nobody else's business

    digits = codes._digits(CODE)[: -codes.CHECKS]
    digits += [(each + 1) % 32 for each in codes._meaning(FIRST.town)]
    digits += codes._typed(digits)
    return "".join([codes.LETTERS[digit] for digit in digits])


# -- drawing --


def test_a_drawn_town_is_what_was_wished(nobody: httpx.Client) -> None:
    wishes = {"forbid": ["attacks", "private maids"], "require": ["drawing=2"], "pin": ["Azure"], "ban": ["Viola"]}
    body = drawn(nobody, boxes=["base", "expanding"], wishes=wishes, seed="tea", players=3)
    assert body == drawn(nobody, boxes=["base", "expanding"], wishes=wishes, seed="tea", players=3)
    assert body["boxes"] == ["base", "expanding"]
    assert body["players"] == 3
    assert "Azure Crescent" in names(body)
    assert "Viola Crescent" not in names(body)
    (azure,) = (card for card in body["maids"] if RULES.names[card["kind"]] == "Azure Crescent")
    assert "you asked for" in azure["why"].lower()
    assert "private maid" not in {pile["category"] for pile in body["special"]}
    assert all(RULES.category[kind] in {3, 4, 6} for kind in body["without"])
    again = nobody.get(f"/api/towns/{body['code']}", params={"players": 3}).json()
    assert names(again) == names(body)
    assert again["list"] == body["list"]


def test_without_a_seed_it_is_another_one_each_time(nobody: httpx.Client) -> None:
    assert len({drawn(nobody)["code"] for _ in range(4)}) > 1


def shown(body: dict[str, Any]) -> set[int]:
    return kinds(body["maids"]) | {kind for pile in body["special"] for kind in kinds(pile["cards"])}


def reconstructed(cards: set[int]) -> set[str]:
    return {RULES.names[kind] for kind in cards if RULES.cards[kind].provenance == "reconstructed"}


def test_printed_cards_alone(nobody: httpx.Client) -> None:
    assert reconstructed(shown(drawn(nobody, boxes=["expanding"], seed="tea")))
    assert not reconstructed(shown(drawn(nobody, boxes=["expanding"], seed="tea", printed_only=True)))


def test_a_special_card_that_stays_in_the_box(nobody: httpx.Client) -> None:
    assert RULES.kind("Bad Habit") in shown(drawn(nobody))
    body = drawn(nobody, without=["Bad Habit"])
    assert RULES.kind("Bad Habit") not in shown(body)
    assert RULES.kind("Bad Habit") in body["without"]


def test_the_park_has_guests(nobody: httpx.Client) -> None:
    body = drawn(nobody, boxes=["more", "base"])
    assert (body["place"], len(body["guests"]), body["most"]) == ("park", 10, 4)


def test_one_card_is_exchanged_and_the_rest_stays(nobody: httpx.Client) -> None:
    before = drawn(nobody, seed="tea")
    going = sorted(names(before))[3]
    after = drawn(nobody, code=before["code"], change=[going], seed="milk")
    assert len(names(before) & names(after)) == 9
    assert going not in names(after)
    assert [(pile["category"], kinds(pile["cards"])) for pile in after["special"]] == [
        (pile["category"], kinds(pile["cards"])) for pile in before["special"]
    ]


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"boxes": []}, "at least one box"),
        ({"boxes": ["attic"]}, "attic"),
        ({"wishes": {"require": ["dragons"]}}, "dragons"),
        ({"wishes": {"pin": ["Nobody at all"]}}, "no card called"),
        ({"wishes": {"costs": ["much"]}}, "write spread"),
        ({"players": 3, "faster": True}, "2 players"),
        ({"change": ["Azure"]}, "of which town"),
        ({"code": CODE, "change": ["Tiffany Wise"]}, "not in this town"),
    ],
)
def test_what_cannot_be_understood_says_why(nobody: httpx.Client, wish: dict[str, object], says: str) -> None:
    body = refused(nobody, **wish)
    assert body["code"] == "bad-wish"
    assert says in body["detail"]


def test_wishes_that_cannot_hold_together_are_named(nobody: httpx.Client) -> None:
    body = refused(nobody, wishes={"require": ["buildings", "drawing"], "slant": ["cheap"]})
    assert body["code"] == "bad-wish"
    assert "buildings" in body["detail"]
    assert body["clashes"] == [{"list": "boxes", "words": "base"}, {"list": "require", "words": "buildings"}]


@pytest.mark.parametrize(
    "wish",
    [
        {"more": 1},
        {"wishes": {"hope": ["tea"]}},
        {"wishes": {"together": 100}},
        {"wishes": {"pin": ["x"] * 21}},
        {"wishes": {"require": ["y" * 61]}},
        {"without": ["x"] * 81},
        {"players": 7},
        {"code": "x" * 241},
    ],
)
def test_what_is_too_much_is_not_looked_at(nobody: httpx.Client, wish: dict[str, object]) -> None:
    assert refused(nobody, **wish)["code"] == "malformed"


def test_nobody_draws_towns_without_end(server: Running, nobody: httpx.Client) -> None:
    limits = server.house.people.limits
    with suppress(Refused):
        while True:
            limits.ask_town("127.0.0.1")
    assert refused(nobody)["code"] == "too-fast"
    assert nobody.get(f"/api/towns/{CODE}").json()["code"] == "too-fast"
    limits._towns_from._buckets.clear()


def test_whoever_makes_it_think_for_long_has_asked_for_many(server: Running, nobody: httpx.Client) -> None:
    limits = server.house.people.limits
    limits.thought_about_town("127.0.0.1", 3)
    assert drawn(nobody)
    limits.thought_about_town("127.0.0.1", 100)
    assert refused(nobody)["code"] == "too-fast"
    limits._towns_from._buckets.clear()


def test_what_a_draw_takes_is_counted(server: Running, nobody: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 50))
    monkeypatch.setattr("cuore.server.web.routes_towns.perf_counter", lambda: next(clock))
    assert drawn(nobody)
    assert refused(nobody)["code"] == "too-fast"
    server.house.people.limits._towns_from._buckets.clear()


def test_a_card_that_can_do_nothing_is_marked() -> None:
    """No town that is drawn has one; one with ten names may."""
    harmless = FIRST.town.__class__(FIRST.town.boxes, FIRST.town.maids, ("Bad Habit", "Illness"))
    body = town_body(RULES, harmless)
    lacking = [card for card in body.maids if card.lacks]
    assert [RULES.names[card.kind] for card in lacking] == [
        name for name in FIRST.town.maids if "event" in RULES.traits(RULES.kind(name)).needs()
    ]


# -- playing in one --


@pytest.mark.parametrize(
    "wish",
    [
        {"town": CODE},
        {"town": FIRST.name},
        {"town": CODE, "boxes": ["base"]},
        {"town": "random", "wishes": {"pin": list(FIRST.town.maids)}},
    ],
)
def test_a_table_is_opened_in_a_town(server: Running, program: Program, wish: dict[str, object]) -> None:
    made = program.open_table(**wish)
    laid = server.do(opened_as(server, made["id"]))
    assert set(laid.town) == set(FIRST.town.maids)
    assert laid.boxes == ("base",)


async def opened_as(server: Running, table: str) -> Any:  # noqa: ANN401 -- what a test looks at
    return (await server.house.hall._table(table)).room.opened.laid


def test_special_cards_can_be_left_in_the_box(server: Running, program: Program) -> None:
    body = drawn(program.http, boxes=["base", "expanding"], wishes={"forbid": ["buildings", "private maids"]})
    left = [RULES.names[kind] for kind in body["without"]]
    assert len(left) > 8
    made = program.open_table(boxes=["base", "expanding"], town=sorted(names(body)), without=left)
    assert set(server.do(opened_as(server, made["id"])).without) == set(left)
    by_code = program.open_table(town=body["code"])
    assert set(server.do(opened_as(server, by_code["id"])).without) == set(left)


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"town": CODE, "boxes": ["expanding"]}, "for the boxes"),
        ({"town": CODE[:-1] + "Z"}, "not the code of a town"),
        ({"town": "random", "wishes": {"require": ["buildings"]}}, "no town fits"),
        ({"town": "first", "wishes": {"require": ["drawing"]}}, "for a town that is drawn"),
        ({"town": "random", "wishes": {"require": ["dragons"]}}, "dragons"),
    ],
)
def test_no_table_is_opened_in_what_is_no_town(program: Program, wish: dict[str, object], says: str) -> None:
    answer = program.http.post("/api/tables", json={"seats": ["me", "random"], "seed": "a", **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-wish")
    assert says in answer.json()["detail"]


# -- forecasts --


@pytest.fixture(scope="module")
def seer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose forecasts come from somebody unruly."""
    folder = tmp_path_factory.mktemp("seer")
    with running(folder, Forecasts(folder / "forecasts", program=UNRULY, seconds=1.5, jobs=1)) as server:
        yield server


def wait_for(server: Running, client: httpx.Client, players: int) -> dict[str, Any]:
    path = f"/api/towns/{CODE}/forecast"
    asked = {"players": players}

    def state() -> str:
        return server.house.forecasts.look(order_for(server, players)).state

    server.wait_until(lambda: state() in {"done", "failed"})
    body: dict[str, Any] = client.get(path, params=asked).json()
    return body


def order_for(server: Running, players: int) -> ForecastOrder:
    from cuore.server.web.routes_towns import _order  # noqa: PLC0415

    return _order(server.house, CODE, players, "quick")


def test_a_forecast_is_made_for_whoever_is_signed_in_and_read_by_everybody(seer: Running) -> None:
    path = f"/api/towns/{CODE}/forecast"
    with httpx.Client(base_url=seer.origin) as nobody:
        assert nobody.get(path).json() == {"state": "none"}
        assert nobody.post(path, json={}).json()["code"] == "not-signed-in"
        program = seer.program()
        assert program.http.post(path, json={"players": 2}).json()["state"] in {"waiting", "running"}
        found = wait_for(seer, nobody, 2)
        assert found["state"] == "done"
        assert found["forecast"]["rounds"]["low"] < found["forecast"]["rounds"]["mean"]
        assert program.http.post(path, json={"players": 2}).json() == found
        assert nobody.get("/api/towns/nowhere/forecast").json()["code"] == "no-such-town"
        assert nobody.get(path, params={"players": 1}).json()["code"] == "bad-wish"
        assert program.http.post(path, json={"size": "endless"}).json()["code"] == "malformed"


def test_a_forecast_that_cannot_be_made_says_so_and_can_be_tried_again(seer: Running) -> None:
    program = seer.program()
    path = f"/api/towns/{CODE}/forecast"
    for players in (3, 4, 5, 6):
        assert seer.program().http.post(path, json={"players": players}).status_code == 200
    says = {players: wait_for(seer, program.http, players) for players in (3, 4, 5, 6)}
    assert {body["state"] for body in says.values()} == {"failed"}
    assert says[3]["error"] == "Nobody wants to play here."
    assert "too long" in says[4]["error"]
    assert says[5]["error"] == says[6]["error"] != ""
    assert program.http.post(path, json={"players": 3}).json()["state"] in {"waiting", "running"}


def test_why_a_process_failed_is_in_the_log(tmp_path: Path) -> None:
    order = ForecastOrder(
        town=CODE, boxes=("base",), maids=FIRST.town.maids, without=(), guests=(), private_maids=(), players=6,
        games=1, pairs=1, plan_games=1,
    )  # fmt: skip
    with capture_logs() as logs:
        asyncio.run(Forecasts(tmp_path, program=UNRULY, jobs=1)._made(order))
    (line,) = logs
    assert "there is no more tea" in line["said"]
    assert line["town"] == CODE


def test_few_may_wait_and_what_is_remembered_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process hangs until the server stops; then it is gone."""
    monkeypatch.setattr(forecasts_module, "MOST_FROM_ONE", MOST_WAITING + 1)  # everybody comes from here
    forecasts = Forecasts(tmp_path / "forecasts", program=UNRULY, jobs=1)
    with running(tmp_path, forecasts) as server:
        people = [server.program() for _ in range(MOST_WAITING // MOST_OF_ONE + 1)]
        codes = [drawn(people[0].http, seed=f"tea {number}")["code"] for number in range(MOST_WAITING + 4)]

        def asks(person: Program) -> httpx.Response:
            return person.http.post(f"/api/towns/{codes.pop()}/forecast", json={"players": 4})

        assert asks(people[0]).status_code == 200
        server.wait_until(lambda: not forecasts._waiting)
        *others, last = people
        answers = [asks(person) for person in others for _ in range(MOST_OF_ONE)]
        assert {answer.status_code for answer in answers} == {200}
        late = asks(last)
        assert (late.status_code, "many forecasts" in late.json()["detail"]) == (503, True)
    assert forecasts._working is not None
    assert forecasts._working.cancelled()
    for number in range(MOST_KEPT + 5):
        order = ForecastOrder(**{**vars_of(forecasts), "town": str(number)})
        forecasts._note(order, forecasts.look(order).__class__(state="done"))
    assert len(forecasts._known) == MOST_KEPT


def vars_of(forecasts: Forecasts) -> dict[str, Any]:
    order, _ = next(iter(forecasts._known.values()))
    return {name: getattr(order, name) for name in order.__struct_fields__}


def test_a_person_begins_so_many_forecasts_an_hour(seer: Running) -> None:
    program = seer.program()
    limits = seer.house.people.limits
    for _ in range(20):
        limits.ask_forecast(program.me["id"])
    assert program.http.post("/api/towns/First Oktoberfest/forecast", json={}).status_code == 429


def test_nobody_keeps_all_others_waiting_and_what_is_not_begun_does_not_count(tmp_path: Path) -> None:
    forecasts = Forecasts(tmp_path / "forecasts", program=UNRULY, jobs=1)
    with running(tmp_path, forecasts) as server:
        program = server.program()
        codes = [drawn(program.http, seed=f"tea {number}")["code"] for number in range(MOST_OF_ONE + 1)]

        def asks(code: str) -> httpx.Response:
            return program.http.post(f"/api/towns/{code}/forecast", json={"players": 4})

        assert asks(CODE).status_code == 200
        server.wait_until(lambda: not forecasts._waiting)
        assert [asks(code).status_code for code in codes] == [200] * MOST_OF_ONE + [429]
        assert "some of your forecasts" in asks(codes[-1]).json()["detail"]
        for _ in range(40):
            assert asks(codes[-1]).status_code == 429


def test_a_mistake_of_ours_ends_one_forecast_and_not_those_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forecasts = Forecasts(tmp_path / "forecasts", program=UNRULY, jobs=1)
    made = forecasts._made

    async def failing(order: Order) -> HowFar:
        assert isinstance(order, ForecastOrder)
        if order.players == 3:
            raise ZeroDivisionError
        return await made(order)

    monkeypatch.setattr(forecasts, "_made", failing)
    with running(tmp_path, forecasts) as server:
        program = server.program()
        for players in (3, 2):
            assert program.http.post(f"/api/towns/{CODE}/forecast", json={"players": players}).status_code == 200
        assert wait_for(server, program.http, 3)["state"] == "failed"
        assert wait_for(server, program.http, 2)["state"] == "done"


def test_the_real_process_makes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.server.web.routes_towns.SIZES", {"quick": (20, 1, 1)})
    folder = tmp_path / "forecasts"
    with running(tmp_path, Forecasts(folder, jobs=1)) as server:
        program = server.program()
        path = f"/api/towns/{CODE}/forecast"
        assert program.http.post(path, json={"players": 2}).status_code == 200
        found = wait_for(server, program.http, 2)
        assert found["state"] == "done", found
        assert found["forecast"]["games"]["total"] >= 20
        assert {card["name"] for card in found["forecast"]["cards"]} >= set(FIRST.town.maids)
        assert list(folder.iterdir()), "it is kept for the next server"
