"""A copy while others write, and a look at it that finds what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from cuore.server.ports import GameRow
from cuore.server.store import CannotOpen, open_store
from cuore.server.store.backup import check_file, copy_to
from tests.cli.command import Cuore, Outcome, in_process
from tests.server.store.rows import Book


async def _play(file: Path, entries: int = 5) -> None:
    store = await open_store(file)
    for table in ("t1", "t2", "t3"):
        book = await Book(table).open_at(store)
        for number in range(entries):
            await book.keep(store, book.answered(f"c{number}"))
    await store.finish(GameRow("t1", "record", "c0ffee", 5.0, "{}"))
    await store.close()


def test_a_copy_made_while_others_write_is_of_one_moment(sqlite_file: Path, tmp_path: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        books = [await Book(f"t{number}").open_at(store) for number in range(8)]
        ended = False

        async def play(book: Book) -> None:
            turn = 0
            while not ended:
                turn += 1
                await book.keep(store, book.answered(f"c{turn}"))

        playing = [asyncio.create_task(play(book)) for book in books]
        seen = 0
        for number in range(5):
            least = sum(book.revision for book in books)
            found = await asyncio.to_thread(copy_to, sqlite_file, tmp_path / f"copy{number}.db")
            assert found.wrong == []
            assert found.tables == 8
            assert found.entries >= least > seen  # nothing that was acknowledged before is missing
            live = await asyncio.to_thread(check_file, sqlite_file)
            assert live.wrong == []
            seen = least
        ended = True
        await asyncio.gather(*playing)
        await store.close()
        copy = await open_store(tmp_path / "copy4.db")
        assert len(await copy.all_tables("", 9)) == 8
        await copy.close()

    asyncio.run(body())


def test_a_copy_is_one_file_for_its_owner_alone(sqlite_file: Path, tmp_path: Path) -> None:
    asyncio.run(_play(sqlite_file))
    folder = tmp_path / "copies"
    folder.mkdir()
    assert copy_to(sqlite_file, folder / "copy.db")[:3] == (3, 18, 1)
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600
    with pytest.raises(CannotOpen, match="already exists"):
        copy_to(sqlite_file, folder / "copy.db")
    with pytest.raises(CannotOpen, match="there is no such file"):
        copy_to(tmp_path / "nowhere.db", folder / "other.db")
    assert [path.name for path in folder.iterdir()] == ["copy.db"]


DAMAGE = {
    "UPDATE entries SET data = x'7b7d' WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is not what it was",
    "UPDATE entries SET at = at + 0.001 WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is not what it was",
    "UPDATE entries SET chain = 'x' WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is not what it was",
    "UPDATE entries SET command = 'x' WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is not what it was",
    "UPDATE entries SET asked = 'x' WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is not what it was",
    "DELETE FROM entries WHERE table_id = 't2' AND revision = 3": "table t2: entry 3 is missing",
    "DELETE FROM entries WHERE table_id = 't2' AND revision = 6": "table t2: 5 entries are kept",
    "DELETE FROM entries WHERE table_id = 't2'": "table t2: no entry is kept",
    "DELETE FROM secrets WHERE table_id = 't2'": "table t2: its seed is missing",
    "DELETE FROM tables WHERE id = 't1'": "games: 1 rows belong to a row of tables that is not there",
    "UPDATE tables SET revision = 9 WHERE id = 't2'": "table t2: 6 entries are kept, and its short form says 9",
}


@pytest.mark.parametrize("damage", DAMAGE, ids=range(len(DAMAGE)))
def test_what_is_wrong_is_found(sqlite_file: Path, damage: str) -> None:
    asyncio.run(_play(sqlite_file))
    assert check_file(sqlite_file).wrong == []
    connection = sqlite3.connect(sqlite_file)
    connection.execute(damage)
    connection.commit()
    connection.close()
    assert [fault for fault in check_file(sqlite_file).wrong if fault.startswith(DAMAGE[damage])]


def test_what_is_written_during_a_check_is_not_half_seen(sqlite_file: Path) -> None:
    asyncio.run(_play(sqlite_file))
    other = sqlite3.connect(sqlite_file)

    def write(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "FROM entries ORDER BY" in statement.replace("\n", ""):
            other.execute("DELETE FROM entries WHERE table_id = 't2' AND revision = 6")
            other.execute("UPDATE tables SET revision = 5 WHERE id = 't2'")
            other.commit()

    event.listen(Engine, "before_cursor_execute", write)
    try:
        assert check_file(sqlite_file)[:4] == (3, 18, 1, [])
        assert check_file(sqlite_file)[:4] == (3, 17, 1, [])
    finally:
        event.remove(Engine, "before_cursor_execute", write)
        other.close()


def test_a_page_that_is_not_what_it_was_is_found(sqlite_file: Path) -> None:
    asyncio.run(_play(sqlite_file, entries=200))
    data = bytearray(sqlite_file.read_bytes())
    for start in range(4096 * 12, len(data), 4096):
        page = bytes(data[start : start + 4096])
        sqlite_file.write_bytes(data[:start] + bytes(4096) + data[start + 4096 :])
        try:
            wrong = check_file(sqlite_file).wrong
        except CannotOpen:
            wrong = ["it cannot even be read"]
        assert wrong or not any(page), f"page at {start}"


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


def test_the_command(sqlite_file: Path, tmp_path: Path, cuore: Cuore) -> None:
    asyncio.run(_play(sqlite_file))
    copy = tmp_path / "copy.db"
    assert cuore("backup", str(copy), "--data", str(tmp_path)) == Outcome(
        0, "copy.db: copied and checked: 3 tables, 18 entries, 1 finished games\neverything hangs together\n", ""
    )
    assert cuore("backup", str(tmp_path / "again.db"), "--database", f"sqlite:///{sqlite_file}").code == 0
    assert cuore("backup", "--check", str(copy)).code == 0
    connection = sqlite3.connect(copy)
    connection.execute("DELETE FROM entries WHERE table_id = 't2' AND revision = 3")
    connection.commit()
    connection.close()
    assert cuore("backup", "--check", str(copy)) == Outcome(
        1,
        "copy.db: checked: 3 tables, 17 entries, 1 finished games\n",
        "cuore: table t2: entry 3 is missing\n",
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["backup"], "name one file"),
        (["backup", "x.db", "--check", "y.db"], "name one file"),
        (["backup", "x.db", "--database", "postgresql://localhost/cuore"], "pg_dump"),
        (["backup", "--check", "nowhere.db"], "nowhere.db cannot be opened"),
        (["backup", "x.db", "--data", "nowhere"], "cannot be opened"),
    ],
    ids=["nothing", "both", "postgresql", "no copy", "no data"],
)
def test_a_command_that_cannot_be_carried_out(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cuore: Cuore
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cuore(*words).is_mistake(told)
    assert list(tmp_path.iterdir()) == []
