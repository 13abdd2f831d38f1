"""People who want to spoil it for others: names, seats, hosts, talk, clocks and floods. Others do not suffer for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import ExitStack

import msgspec
import pytest

from cuore.server.errors import Refused
from cuore.server.hall.outbox import GOING_AWAY, MOST_MESSAGES, TRY_LATER
from cuore.server.hall.showing import GRACE
from cuore.server.ports import Hinted
from cuore.server.wire.messages import HintLine
from cuore.server.workers.inline import InlineThinker
from tests.server.hall.house import Client, House, in_virtual_time, until, wish
from tests.server.web.running import Running, running

TRICKS = (
    *("a,b", "#", "'\"", "  ", "!!!", "You", "you", "housekeeper", "Housekeeper", "Housekeeper 2", "admin", "Host"),
    *(
        "Guest Oak 123",
        "Former player",
        "Ann\u200b",
        "\u202egnA",
        "Ann\u2028",
        "\u0410nn",
        "\u0391nn",
        "A\u0301nn",
        "ANN",
    ),
    *("<b>Ann</b>", "'Ann'", '"Ann"', "Ann,Ben", "\ufeffAnn", "Ann ", "housekeeper#1", "e\u0301" * 8, "null", "\u3164"),
)
"""Names that are somebody else's, look like it, or break the list of seats."""


# -- names and seats --


@pytest.mark.parametrize("name", TRICKS)
def test_no_name_spoils_a_table(name: str) -> None:
    """Whether it is taken or not: the game begins, and nobody looks like somebody else."""

    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open", "open", "housekeeper", options={"public": True}))
        host = await Client(hall, ann, table).connect()
        guest = await Client(hall, ben, table).connect(invited=True)
        first = await guest.say("sit", seat=1, name=name)
        assert first["type"] == "refused", "a name of one's own choice for a first seat"
        assert (await guest.say("sit", seat=1))["type"] == "done"
        second = await guest.say("sit", seat=2, name=name)
        if second["type"] == "refused":
            assert second["code"] in ("bad-name", "name-in-use", "malformed")
            await guest.say("sit", seat=2, name="Zoe")
        assert (await host.say("begin"))["type"] == "done"
        assert host.live.room.state == "playing"

    in_virtual_time(play)


def test_whoever_does_not_sit_down_does_not_watch_where_watching_is_off() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
        options = {"public": True, "watch": False}
        table = await hall.open_table(ann, wish("me", "open", options=options))
        host, peeping, guest = [await Client(hall, person, table).connect() for person in (ann, eve, ben)]
        await guest.say("sit", seat=1)
        await host.say("begin")
        assert host.live.room.state == "playing"
        assert peeping.outbox.closed == GOING_AWAY
        assert not host.outbox.closed
        assert not guest.outbox.closed
        with pytest.raises(Refused) as refused:
            await Client(hall, eve, table).connect(invited=True)
        assert refused.value.reason == "no-such-table"

    in_virtual_time(play)


# -- hosts --


def test_a_host_cannot_take_the_game_away_from_those_who_are_there() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open", "open"))
        host = await Client(hall, ann, table).connect()
        guest = await Client(hall, ben, table).connect(invited=True)
        assert (await host.say("begin"))["code"] == "seats-empty"
        await guest.say("sit", seat=1)
        assert (await host.say("begin"))["code"] == "seats-empty"
        assert (await host.say("leave", seat=1))["code"] == "not-yours"
        await host.say("seat-bot", seat=2, bot="random")
        assert (await host.say("begin"))["type"] == "done"
        for wrong in (
            {"sort": "close"},
            {"sort": "seat-bot", "seat": 1, "bot": "random"},
            {"sort": "leave", "seat": 1},
        ):
            refused = await host.say(str(wrong.pop("sort")), **wrong)
            assert refused["code"] in ("not-yours", "seat-taken")
        assert guest.live.room.chairs[1].bot == ""

    in_virtual_time(play)


def test_whoever_was_away_gets_the_seat_back_from_the_bot() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open"))
        host = await Client(hall, ann, table).connect()
        guest = await Client(hall, ben, table).connect(invited=True)
        await guest.say("sit", seat=1)
        await host.say("begin")
        guest.visit.leave()  # a tunnel
        assert (await host.say("seat-bot", seat=1, bot="housekeeper"))["code"] == "seat-taken"
        await asyncio.sleep(GRACE)
        assert (await host.say("seat-bot", seat=1, bot="random"))["code"] == "not-agreed"
        assert (await host.say("seat-bot", seat=1, bot="housekeeper"))["type"] == "done"
        again = await Client(hall, ben, table).connect()
        assert (await again.say("sit", seat=1))["type"] == "done"
        assert host.live.room.chairs[1].bot == ""

    in_virtual_time(play)


# -- wishes and clocks --


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": ("me", "open", "random"), "faster": True},
        {"seats": ("me", "open"), "boxes": ("base", "more"), "town": "random", "faster": True},
        {"seats": ("me", "open"), "boxes": ("base", "more"), "town": "random", "printed_only": True},
        {"seats": ("me", "open"), "boxes": ("base", "base")},
        {"seats": ("me", "me")},
        {"seats": ("me", "open"), "town": ("1 Love",) * 10},
        {"seats": ("me", "open"), "without": ("Marianne Soleil",) * 3},
    ],
)
def test_what_cannot_be_dealt_cannot_be_opened(wrong: dict[str, object]) -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        seats = wrong["seats"]
        assert isinstance(seats, tuple)
        for more in ({}, {"seed": "a sandbox"}):
            rest = {name: value for name, value in wrong.items() if name != "seats"}
            with pytest.raises(Refused) as refused:
                await hall.open_table(ann, wish(*seats, **rest, **more))
            assert refused.value.reason == "bad-wish"
        assert await house.store.tables_of(ann.id, 10) == []

    in_virtual_time(play)


def test_time_that_has_run_out_does_not_come_back() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open", options={"clock": {"seconds": 60}}))
        clients = [await Client(hall, person, table).connect(invited=True) for person in (ann, ben)]
        await clients[1].say("sit", seat=1)
        await clients[0].say("begin")
        seat = clients[0].live.room.asked
        await asyncio.sleep(60.2)
        assert clients[0].live.room.chairs[seat].bot == "housekeeper"
        await clients[seat].say("sit", seat=seat)
        assert clients[seat].live.clocks_now()[seat] <= 10_000

    in_virtual_time(play)


def test_who_sits_down_elsewhere_does_not_take_time_from_who_thinks() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        people = [await house.person(name) for name in ("Ann", "Ben", "Cleo")]
        table = await hall.open_table(people[0], wish("me", "open", "open", options={"clock": {"seconds": 600}}))
        clients = [await Client(hall, person, table).connect(invited=True) for person in people]
        for seat in (1, 2):
            await clients[seat].say("sit", seat=seat)
        await clients[0].say("begin")
        live = clients[0].live
        asked = live.room.asked
        other = (asked + 1) % 3
        for _ in range(5):
            await asyncio.sleep(10)
            await clients[other].say("leave", seat=other)
            await clients[other].say("sit", seat=other)
        assert 545_000 < live.clocks_now()[asked] < 550_000

    in_virtual_time(play)


# -- talk --

PAYLOADS = (
    *(
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "javascript:alert(1)",
        "</script><svg onload=alert(1)>",
    ),
    *(
        "{{constructor.constructor('alert(1)')()}}",
        "${7*7}",
        "' OR '1'='1",
        "\\u003cscript\\u003e",
        "&lt;b&gt;",
        "%3Cscript%3E",
    ),
    *(
        '","type":"over","seed":"x',
        "\\",
        '\\"',
        "<!--",
        "]]>",
        "a\u0301" * 40,
        "\u202e\u202dabc",
        "z\u0335\u0335\u0335\u0335\u0335\u0335",
    ),
)


@pytest.mark.parametrize("text", PAYLOADS)
def test_what_is_said_stays_text(text: str) -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("me", "housekeeper", title=text[:40]))
        one, other = await Client(hall, ann, table).connect(), await Client(hall, eve, table).connect(invited=True)
        await one.say("say", text=text)
        said = other.last("said")
        assert set(said) == {"type", "number", "name", "person", "text", "at"}
        assert said["name"] == "Ann"
        assert not set(said["text"]) & set("\u202e\u202d\u200b\n\r\x00")
        assert not any(said["text"].count(mark * 4) for mark in "\u0301\u0335")

    in_virtual_time(play)


def test_whoever_talks_too_much_is_not_heard_for_a_while() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open"))
        one, other = await Client(hall, ann, table).connect(), await Client(hall, ben, table).connect(invited=True)
        await other.say("sit", seat=1)
        tabs = [one, *[await Client(hall, ann, table).connect() for _ in range(3)]]
        for number in range(60):
            await tabs[number % 4].say("say", text=f"and another thing {number}")
        other.read()
        assert sum(message["type"] == "said" for message in other.messages) < 20
        assert (await other.say("say", text="at last"))["type"] == "done"

    in_virtual_time(play)


def test_who_does_not_play_does_not_talk() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("me", "housekeeper"))
        await Client(hall, ann, table).connect()
        watching = await Client(hall, eve, table).connect(invited=True)
        assert (await watching.say("say", text="he has two chiefs"))["code"] == "not-yours"

    in_virtual_time(play)


# -- floods --


def test_one_who_does_not_read_is_let_go_and_the_others_play_on() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("random", "random", options={"pace": 250}))
        reader = await Client(hall, ann, table).connect()
        deaf = [await Client(hall, eve, table).connect(invited=True) for _ in range(20)]
        for _ in range(MOST_MESSAGES + 20):
            await asyncio.sleep(0.25)
            reader.read()
        assert {client.outbox.closed for client in deaf} == {TRY_LATER}
        assert sum(len(client.outbox) for client in deaf) == 0
        assert not reader.outbox.closed
        views = [message["rev"] for message in reader.messages if message["type"] == "view"]
        assert views == list(range(views[0], views[-1] + 1))

    in_virtual_time(play)


class Slow(InlineThinker):
    """Needs as long for a hint as it may, and counts how many it thinks about at once."""

    now = most = 0

    async def advise(self, *words: object) -> AsyncGenerator[Hinted, None]:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(10)
        self.now -= 1
        yield Hinted([], 10.0, more=False)


def test_hints_are_given_one_at_a_time_and_end_with_the_line() -> None:
    async def play(house: House) -> None:
        thinker = Slow(house.rules, 1)
        hall = await house.hall(thinker=thinker)
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "random", options={"pace": 5000}))
        client = await Client(hall, ann, table).connect()
        await until(lambda: client.live.room.asked == 0)
        for _ in range(5):
            await client.say("hint", seconds=10)
        assert thinker.most == 1
        client.visit.leave()
        await asyncio.sleep(0)
        assert client.visit._thinking.cancelled() or client.visit._thinking.cancelling()

    in_virtual_time(play)


class Growing(InlineThinker):
    """Thinks about a hint in slices, and shows every fifth."""

    is_thinking = False

    async def advise(self, *words: object) -> AsyncGenerator[Hinted, None]:
        self.is_thinking = True
        try:
            for number in range(1, 100):
                await asyncio.sleep(0.1)
                lines = [HintLine(option=0, win=0.5, low=0.4, high=0.6, lead=0.0)] if number % 5 == 0 else []
                yield Hinted(lines, number / 10, more=True)
        finally:
            self.is_thinking = False


def test_a_hint_grows_until_the_table_moves_on_and_costs_what_was_thought() -> None:
    async def play(house: House) -> None:
        thinker = Growing(house.rules, 1)
        hall = await house.hall(thinker=thinker)
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "random", seed="1", options={"pace": 5000}))
        client = await Client(hall, ann, table).connect()
        await until(lambda: client.live.room.asked == 0)
        await client.say("hint", seconds=10)
        await asyncio.sleep(2)
        client.read()
        assert [message["more"] for message in client.messages if message["type"] == "hint"] == [True] * 4
        await client.say("answer", option=0)
        await asyncio.sleep(0.2)
        assert client.last("refused")["code"] == "stale"
        assert not thinker.is_thinking
        left = hall._services.limits.take_hint(ann.id, "", 1000)
        assert 57 < left < 59

    in_virtual_time(play)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> object:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def test_guessing_invitations_ends_soon(server: Running) -> None:
    ann, eve = server.program(), server.program()
    table = ann.open_table(seats=["me", "open"], seed=None)
    codes = []
    for number in range(60):
        guess = f"{number:022}"
        codes.append(eve.http.get(f"/api/tables/{table['id']}", headers={"cuore-invite": guess}).json()["code"])
    assert codes[0] == "no-such-table"
    assert codes[-1] == "too-fast"
    assert codes.count("no-such-table") <= 21
    assert ann.http.post(f"/api/tables/{table['id']}/ticket", json={}).status_code == 201, "whoever sits there comes in"
    ben = server.program()
    assert ben.ticket(table["id"], table["invite"]), "and who has the link"
    assert ben.ticket(ann.open_table(seats=["me", "open"], options={"public": True})["id"]), "or sees it in the lobby"


def test_a_wish_that_cannot_be_fulfilled_is_no_failure_of_ours(server: Running) -> None:
    ann = server.program()
    for wrong in (
        {"seats": ["me", "open", "random"], "faster": True},
        {"seats": ["me", "random", "random"], "faster": True, "seed": "x"},
        {"seats": ["me", "random"], "boxes": ["base", "more"], "town": "random", "printed_only": True, "seed": "x"},
    ):
        answer = ann.http.post("/api/tables", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-wish"), answer.text


def test_tables_cannot_be_opened_without_end(server: Running) -> None:
    ann, ben = server.program(), server.program()
    wished = {"seats": ["me", "open"]}
    codes = [ann.http.post("/api/tables", json=wished).status_code for _ in range(30)]
    assert codes.count(201) <= 20
    assert codes[-1] == 429
    assert ben.http.post("/api/tables", json=wished).status_code == 201


def test_titles_stay_text(server: Running) -> None:
    with server.browser() as browser, ExitStack() as lines:
        for title in PAYLOADS[:8]:
            host = server.program()
            made = host.open_table(seats=["me", "open"], title=title[:40], options={"public": True})
            line = lines.enter_context(host.socket())
            line.send(json.dumps({"type": "hello", "ticket": host.ticket(made["id"])}))
            assert json.loads(line.recv())["type"] == "hello"
        answer = browser.get("/api/tables")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert {line["title"] for line in json.loads(answer.content)} >= {title[:40].strip() for title in PAYLOADS[:8]}
    assert msgspec.json.decode(answer.content)
