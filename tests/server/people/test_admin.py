"""``cuore admin``: an operator sees and does what is theirs to do, on a real store in a file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cuore.server.clock import RealClock
from cuore.server.entries import Chair, Closed, Froze, Paused, Renewed, Resumed, Seated, Thawed, chained, read_entry
from cuore.server.people.passwords import Passwords
from cuore.server.people.people import People
from cuore.server.ports import Conflict, EntryRow, PersonRow, Store, TableRow
from cuore.server.store import SqlStore, open_store
from tests.cli.command import Cuore, in_process
from tests.server.people.house import PASSWORD, CheapHasher
from tests.server.people.tables import SEED, enter, open_table

T = TypeVar("T")


class Server:
    """The data of a server, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def does(self, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
        async def opened() -> T:
            store = await open_store(self.folder / "cuore.db")
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(opened())

    def table(self, table: str) -> TableRow:
        found = self.does(lambda store: store.table(table))
        assert found is not None
        return found

    def entries(self, table: str) -> list[EntryRow]:
        return self.does(lambda store: store.entries(table))


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    monkeypatch.setenv("COLUMNS", "200")
    return in_process(capsys, monkeypatch)


async def _furnish(store: Store) -> tuple[PersonRow, PersonRow]:
    people = People(store, RealClock(), await store.key(), passwords=Passwords(CheapHasher()))
    ann, _ = await people.register(None, "Annabella", PASSWORD, "a phone")
    guest, _ = await people.enter_as_guest("a browser")
    await open_table(store, "playing", [ann, guest])
    await open_table(store, "waiting", [ann, guest], begun=False)
    await open_table(store, "bots", [ann, "butler"])
    await open_table(store, "clocks", [ann, guest], clock=True)
    await store.say("playing", guest.id, guest.name, 1.0, "some words")
    await store.report(2.0, "talk", "playing", ann.id, guest.id, "rude\n\x1b[31m> 1 words")
    return ann, guest


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


@pytest.fixture
def both(server: Server) -> tuple[PersonRow, PersonRow]:
    return server.does(_furnish)


def test_lists_for_people(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    tables = cuore("admin", "tables", "--data", str(server.folder))
    assert tables.code == 0
    assert all(word in tables.out for word in ("playing", "waiting", "bots", "Annabella plays", "base"))
    people = cuore("admin", "people", "--data", str(server.folder))
    assert both[0].id in people.out
    assert both[1].name in people.out
    assert "account" in people.out
    reports = cuore("admin", "reports", "--data", str(server.folder))
    assert "rude" in reports.out
    assert "\x1b" not in reports.out
    for done in (tables, people, reports):
        assert SEED not in done.out
        assert "argon2" not in done.out


def test_lists_for_programs(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    def listed(*words: str) -> list[dict[str, object]]:
        done = cuore("admin", *words, "--json", "--data", str(server.folder))
        assert (done.code, done.err) == (0, "")
        found: list[dict[str, object]] = json.loads(done.out)
        return found

    assert {row["id"] for row in listed("tables")} == {"playing", "waiting", "bots", "clocks"}
    assert [row["id"] for row in listed("tables", "--state", "open")] == ["waiting"]
    assert len(listed("tables", "--most", "2")) == 2
    assert {row["name"]: row["sort"] for row in listed("people")} == {"Annabella": "account", both[1].name: "guest"}
    assert [row["sessions"] for row in listed("people", "bella")] == [1]
    assert [(row["sort"], row["about"]) for row in listed("reports")] == [("talk", both[1].id)]
    assert "argon2" not in json.dumps(listed("people"))


def test_the_database_can_be_named(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    done = cuore("admin", "tables", "--json", "--database", f"sqlite:///{server.folder}/cuore.db")
    assert len(json.loads(done.out)) == 4


@pytest.mark.usefixtures("both")
def test_the_folder_is_found_as_the_server_finds_it(
    cuore: Cuore, server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = {json.dumps(str(server.folder))}")
    assert len(json.loads(cuore("admin", "tables", "--json", "--config", str(settings)).out)) == 4
    monkeypatch.setenv("CUORE_DATA", str(server.folder))
    assert len(json.loads(cuore("admin", "tables", "--json").out)) == 4


def test_where_nothing_is_nothing_is_made(cuore: Cuore, tmp_path: Path) -> None:
    assert cuore("admin", "tables", "--data", str(tmp_path)).is_mistake("is not there")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("table", "state", "minded"),
    [("playing", "playing", False), ("waiting", "open", False), ("bots", "playing", True), ("clocks", "playing", True)],
)
@pytest.mark.usefixtures("both")
def test_freeze_and_thaw(cuore: Cuore, server: Server, table: str, state: str, minded: bool) -> None:
    before = server.table(table)
    done = cuore("admin", "freeze", table, "--why", "looked odd", "--yes", "--data", str(server.folder))
    assert done.code == 0
    assert "frozen" in done.out
    assert "looked odd" not in done.out
    frozen = server.table(table)
    assert (frozen.state, frozen.bots_play, frozen.revision) == ("frozen", False, before.revision + 1)
    assert read_entry(server.entries(table)[-1].data) == Froze(why="looked odd")
    assert cuore("admin", "freeze", table, "--yes", "--data", str(server.folder)).is_mistake("this table is frozen")
    assert cuore("admin", "thaw", table, "--data", str(server.folder)).code == 0
    thawed = server.table(table)
    assert (thawed.state, thawed.bots_play, thawed.revision) == (state, minded, before.revision + 2)
    rows = server.entries(table)
    assert read_entry(rows[-1].data) == Thawed()
    assert [row.revision for row in rows] == list(range(1, thawed.revision + 1))
    for row, earlier in zip(rows[1:], rows, strict=False):
        chain = chained(earlier.chain, table, row.revision, row.command, row.asked, row.at, row.data)
        assert row.chain == chain
    assert thawed._replace(revision=0, changed=0, bots_play=False, state="") == before._replace(
        revision=0, changed=0, bots_play=False, state=""
    )
    assert cuore("admin", "thaw", table, "--data", str(server.folder)).is_mistake("does not stand still")


@pytest.mark.parametrize(
    ("steps", "state"),
    [
        ([Paused(seat=0)], "paused"),
        ([Paused(seat=0), Resumed(seat=0)], "playing"),
        ([Seated(seat=0, chair=Chair(bot="butler"))], "playing"),
    ],
    ids=["paused", "resumed", "bot"],
)
@pytest.mark.usefixtures("both")
def test_a_thawed_table_is_what_it_was(
    cuore: Cuore, server: Server, steps: list[Paused | Resumed | Seated], state: str
) -> None:
    async def play(store: Store) -> None:
        row = await store.table("playing")
        assert row is not None
        for step in steps:
            row = await enter(store, row._replace(state=state), step)

    server.does(play)
    cuore("admin", "freeze", "playing", "--yes", "--data", str(server.folder))
    cuore("admin", "thaw", "playing", "--data", str(server.folder))
    row = server.table("playing")
    assert (row.state, row.bots_play) == (state, isinstance(steps[-1], Seated))


@pytest.mark.usefixtures("both")
def test_what_cannot_be_frozen(cuore: Cuore, server: Server) -> None:
    async def close(store: Store) -> None:
        row = await store.table("playing")
        assert row is not None
        await enter(store, row._replace(state="closed"), Closed())

    server.does(close)
    where = ("--data", str(server.folder))
    assert cuore("admin", "freeze", "playing", "--yes", *where).is_mistake("this table is closed")
    assert cuore("admin", "freeze", "nowhere", "--yes", *where).is_mistake("there is no table 'nowhere'")
    assert cuore("admin", "thaw", "nowhere", *where).is_mistake("there is no table 'nowhere'")


@pytest.mark.usefixtures("both")
def test_a_server_that_is_faster_is_no_mistake(cuore: Cuore, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    append = SqlStore.append
    lost: list[EntryRow] = []

    async def late(store: SqlStore, row: EntryRow, short: TableRow) -> None:
        if not lost:
            lost.append(row)
            await append(store, row._replace(command="somebody else's"), short._replace(state="playing"))
            raise Conflict
        await append(store, row, short)

    monkeypatch.setattr(SqlStore, "append", late)
    assert cuore("admin", "freeze", "playing", "--yes", "--data", str(server.folder)).code == 0
    assert server.table("playing").state == "frozen"
    assert [row.revision for row in server.entries("playing")] == [1, 2, 3, 4, 5]


@pytest.mark.usefixtures("both")
@pytest.mark.parametrize("typed", ["n\n", "\n", "", "yesterday\n"])
@pytest.mark.parametrize(
    "words",
    [
        ("freeze", "playing"),
        ("erase", "Annabella"),
        ("sign-out", "Annabella"),
        ("ban", "Annabella", "--reason", "spam"),
        ("close", "playing"),
        ("revoke-invite", "playing"),
        ("unsay", "playing", "1"),
        ("unsay", "--by", "Annabella"),
        ("sweep",),
    ],
)
def test_nothing_is_done_without_a_yes(cuore: Cuore, server: Server, words: tuple[str, ...], typed: str) -> None:
    done = cuore("admin", *words, "--data", str(server.folder), typed=typed)
    assert done.code == 2
    assert "[y/N]" in done.err
    assert "nothing was done" in done.err
    assert (server.table("playing").state, len(server.entries("playing"))) == ("playing", 3)
    assert len(server.does(lambda store: store.said("playing"))) == 1
    (ann,) = server.does(lambda store: store.people("Annabella", 10))
    assert ann.banned_until == 0
    assert len(server.does(lambda store: store.sessions_of(ann.id))) == 1


def test_a_yes_can_be_typed(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    assert cuore("admin", "sign-out", "annabella", "--data", str(server.folder), typed="Yes\n").code == 0
    assert server.does(lambda store: store.sessions_of(both[0].id)) == []
    assert len(server.does(lambda store: store.sessions_of(both[1].id))) == 1


def test_export(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    for word in ("Annabella", "ANNABELLA", both[0].id):
        done = cuore("admin", "export", word, "--data", str(server.folder))
        found = json.loads(done.out)
        assert found["person"]["id"] == both[0].id
        assert len(found["tables"]) == 4
        assert "argon2" not in done.out
        assert SEED not in done.out


def test_erase(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    where = ("--data", str(server.folder))
    done = cuore("admin", "erase", both[1].name, "--yes", "--json", *where)
    assert set(json.loads(done.out)["tables"]) == {"playing", "waiting", "clocks"}
    assert cuore("admin", "export", both[1].id, *where).is_mistake("there is nobody")
    file = b"".join(path.read_bytes() for path in server.folder.iterdir())
    assert both[0].id.encode() in file
    for trace in (both[1].id, both[1].name, "some words"):
        assert trace.encode() not in file


@pytest.mark.usefixtures("both")
@pytest.mark.parametrize("word", ["Nobody Known", "", "a\x00b", "\udcff"])
def test_nobody(cuore: Cuore, server: Server, word: str) -> None:
    for command in (["export"], ["erase"], ["sign-out"], ["ban", "--reason", "x"], ["unban"], ["unsay", "--by"]):
        done = cuore("admin", *command, word, "--data", str(server.folder))
        assert done.is_mistake("there is nobody with the id or the name")


# --- moderation ------------------------------------------------------------------------------------------------------


def test_ban_and_unban(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    where = ("--data", str(server.folder))
    done = cuore("admin", "ban", "Annabella", "--reason", "spam\x1b", "--days", "7", "--yes", *where)
    assert done.code == 0
    assert "is banned until 20" in done.out
    (row,) = server.does(lambda store: store.people("Annabella", 9))
    assert 6.9 * 86_400 < row.banned_until - RealClock().wall() <= 7 * 86_400
    listed = cuore("admin", "people", *where).out
    assert "spam" in listed
    assert "\x1b" not in listed
    assert cuore("admin", "unban", "Annabella", *where).code == 0
    assert cuore("admin", "unban", "Annabella", *where).is_mistake("is not banned")
    assert "for ever" in cuore("admin", "ban", both[1].id, "--reason", "x", "--yes", *where).out
    assert cuore("admin", "ban", "Annabella", "--reason", "x", "--days", "0", "--yes", *where).is_mistake("1 to 36500")


@pytest.mark.usefixtures("both")
@pytest.mark.parametrize("frozen", [False, True])
def test_close(cuore: Cuore, server: Server, frozen: bool) -> None:
    where = ("--data", str(server.folder))
    if frozen:
        cuore("admin", "freeze", "bots", "--yes", *where)
    assert cuore("admin", "close", "bots", "--yes", *where).code == 0
    row = server.table("bots")
    assert (row.state, row.bots_play) == ("closed", False)
    assert read_entry(server.entries("bots")[-1].data) == Closed()
    for command in ("close", "freeze", "revoke-invite"):
        assert cuore("admin", command, "bots", "--yes", *where).is_mistake("this table is closed")
    assert cuore("admin", "close", "nowhere", "--yes", *where).is_mistake("there is no table")


@pytest.mark.usefixtures("both")
def test_revoke_an_invitation(cuore: Cuore, server: Server) -> None:
    before = server.table("waiting")
    assert cuore("admin", "revoke-invite", "waiting", "--yes", "--data", str(server.folder)).code == 0
    assert read_entry(server.entries("waiting")[-1].data) == Renewed()
    after = server.table("waiting")
    assert (after.state, after.revision) == (before.state, before.revision + 1)


def test_unsay(cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]) -> None:
    where = ("--data", str(server.folder))
    for number in range(2):
        server.does(lambda store: store.say("bots", both[1].id, both[1].name, 1.0, f"words {number}"))  # noqa: B023 -- used at once
    assert "Lines deleted: 1" in cuore("admin", "unsay", "bots", "1", "--yes", *where).out
    assert [row.number for row in server.does(lambda store: store.said("bots"))] == [2]
    assert cuore("admin", "unsay", "bots", "1", "--yes", *where).is_mistake("there is no such talk")
    assert "Lines deleted: 2" in cuore("admin", "unsay", "--by", both[1].name, "--yes", *where).out
    assert server.does(lambda store: store.said_by(both[1].id)) == []
    for words in ([], ["bots"], ["bots", "1", "--by", both[1].id]):
        assert cuore("admin", "unsay", *words, "--yes", *where).is_mistake("name a table and the number")


def test_a_report_says_that_its_person_was_erased(
    cuore: Cuore, server: Server, both: tuple[PersonRow, PersonRow]
) -> None:
    where = ("--data", str(server.folder))
    server.does(lambda store: store.report(3.0, "talk", "bots", both[0].id, both[1].id, "> 1 x: rude", both[1].name))
    cuore("admin", "erase", both[1].id, "--yes", *where)
    listed = cuore("admin", "reports", *where).out
    assert f"about {both[1].name} (erased since) by {both[0].id}" in listed
    assert "rude" in listed
    assert cuore("admin", "settle", "2", *where).code == 0
    assert both[1].name not in cuore("admin", "reports", *where).out
    assert cuore("admin", "settle", "2", *where).is_mistake("there is no report 2")


# --- upkeep ----------------------------------------------------------------------------------------------------------


def old_guest(store: Store) -> Coroutine[Any, Any, bool]:
    return store.add_person(PersonRow("p-old", "Guest Old 1", "guestold1", "", 10.0, 10.0))


@pytest.mark.usefixtures("both")
def test_sweep(cuore: Cuore, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    where = ("--data", str(server.folder))
    server.does(old_guest)
    assert "Kept for ever by the settings: guests, tables" in cuore("admin", "sweep", "--dry-run", *where).out
    for name in ("GUESTS", "TABLES", "GAMES", "ACCOUNT_GAMES", "REPORTS"):
        monkeypatch.setenv(f"CUORE_KEEP_{name}", "30")
    for _ in range(2):  # looking changes nothing
        dry = cuore("admin", "sweep", "--dry-run", "--json", *where)
        assert json.loads(dry.out) == {
            "sessions": {"rows": 0, "oldest": 0.0},
            "guests": {"rows": 1, "oldest": 10.0},
            "tables": {"rows": 1, "oldest": 10.0},
            "games": {"rows": 0, "oldest": 0.0},
            "account_games": {"rows": 0, "oldest": 0.0},
            "reports": {"rows": 0, "oldest": 0.0},
        }
    assert "Would be removed" in cuore("admin", "sweep", "--dry-run", *where).out
    done = cuore("admin", "sweep", "--yes", "--json", *where)
    assert {kind: facts["rows"] for kind, facts in json.loads(done.out).items() if facts["rows"]} == {
        "guests": 1,
        "tables": 1,
    }
    left = {row.id for row in server.does(lambda store: store.all_tables("", 9))}
    assert left == {"playing", "bots", "clocks"}  # the reported one, and those with a game
    again = cuore("admin", "sweep", "--yes", "--json", *where)
    assert not any(facts["rows"] for facts in json.loads(again.out).values())
    assert cuore("admin", "check", *where).code == 0


@pytest.mark.usefixtures("both")
def test_a_sweep_waits_where_the_clock_has_jumped(
    cuore: Cuore, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ("--data", str(server.folder))
    monkeypatch.setenv("CUORE_KEEP_GUESTS", "30")
    real = RealClock.wall
    monkeypatch.setattr(RealClock, "wall", lambda clock: real(clock) + 200 * 86_400)
    for words in (["--dry-run"], ["--yes"]):
        assert cuore("admin", "sweep", *words, *where).is_mistake("--trust-clock")
    assert len(server.does(lambda store: store.people("", 9))) == 2
    assert cuore("admin", "sweep", "--dry-run", "--trust-clock", *where).code == 0
    assert (server.does(lambda store: store.believed_time()) or 0.0) <= real(RealClock())  # looking keeps nothing
    done = cuore("admin", "sweep", "--yes", "--trust-clock", "--json", *where)
    assert json.loads(done.out)["guests"]["rows"] == 0  # a report about this one is open


@pytest.mark.usefixtures("both")
def test_check_finds_what_was_changed(cuore: Cuore, server: Server) -> None:
    where = ("--data", str(server.folder))
    done = cuore("admin", "check", *where)
    assert (done.code, "4 tables" in done.out) == (0, True)
    with sqlite3.connect(server.folder / "cuore.db") as file:
        file.execute("UPDATE entries SET at = at + 1 WHERE table_id = 'bots' AND revision = 2")
    done = cuore("admin", "check", *where)
    assert done.code == 1
    assert "table bots: entry 2 is not what it was" in done.err
