"""``cuore admin``: an operator sees and does what is theirs to do, on a real store in a file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cuore.server.clock import RealClock
from cuore.server.entries import Chair, Closed, Froze, Paused, Resumed, Seated, Thawed, chained, read_entry
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
@pytest.mark.parametrize("words", [("freeze", "playing"), ("erase", "Annabella"), ("sign-out", "Annabella")])
def test_nothing_is_done_without_a_yes(cuore: Cuore, server: Server, words: tuple[str, ...], typed: str) -> None:
    done = cuore("admin", *words, "--data", str(server.folder), typed=typed)
    assert done.code == 2
    assert "[y/N]" in done.err
    assert "nothing was done" in done.err
    assert server.table("playing").state == "playing"
    (ann,) = server.does(lambda store: store.people("Annabella", 10))
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
    for command in ("export", "erase", "sign-out"):
        done = cuore("admin", command, word, "--data", str(server.folder))
        assert done.is_mistake("there is nobody with the id or the name")
