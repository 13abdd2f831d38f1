"""How a database is opened: made, brought up to date, or refused in words that help."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, inspect

from cuore.server.ports import PersonRow, ReportRow, Store
from cuore.server.store import CannotOpen, SqlStore, migrations, open_store
from cuore.server.store.database import database_at, url_of
from cuore.server.store.migrations.versions import r0001_first
from cuore.server.store.schema import metadata
from tests.server.postgres import Postgres
from tests.server.store.conftest import Place
from tests.server.store.rows import Book

VERSIONS = str(Path(r0001_first.__file__).parent)


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def _shape(connection: Connection) -> dict[str, object]:
    """What ``compare_metadata`` does not look at."""
    there = inspect(connection)
    return {
        table.name: (
            there.get_pk_constraint(table.name)["constrained_columns"],
            sorted(str(key["name"]) for key in there.get_foreign_keys(table.name)),
            sorted(str(key["name"]) for key in there.get_unique_constraints(table.name)),
            [(column["name"], column["nullable"]) for column in there.get_columns(table.name)],
        )
        for table in metadata.sorted_tables
    }


def test_the_steps_lead_to_what_the_code_expects(place: Place) -> None:
    async def body(store: Store) -> None:
        if isinstance(store, SqlStore):
            assert await store.database.read(_differences) == []
            steps = await store.database.read(_shape)
            await store.database.write(metadata.drop_all)
            await store.database.write(metadata.create_all)
            assert await store.database.read(_shape) == steps

    place.run(body)


def test_a_store_is_opened_by_many_at_once(place: Place) -> None:
    async def body(_: Store) -> None:
        stores = await asyncio.gather(*[place.open() for _ in range(4)])
        for store in stores:
            assert await store.all_tables("", 1) == []
            await store.close()

    place.run(body)


def test_many_make_the_same_database_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def body(address: str) -> None:
        stores = await asyncio.gather(*[open_store(address) for _ in range(4)])
        assert len({await store.key() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(body(postgres.new_database()))
    for number in range(10):
        asyncio.run(body(f"sqlite:///{tmp_path / f'new{number}.db'}"))


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_a_newer_database_is_refused_and_left_alone(where: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if where == "sqlite":
        address = f"sqlite:///{tmp_path / 'cuore.db'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        address = server.new_database()

    async def body() -> None:
        store = await open_store(address)
        await Book("t1").open_at(store)
        await store.database.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        with pytest.raises(CannotOpen, match=r"newer version of cuore \(step 9999\)"):
            await open_store(address)

    asyncio.run(body())


@pytest.mark.parametrize(
    "address", ["mysql://x/y", "postgresql://host", "sqlite://", "sqlite:///", "://", "nonsense://x/y"]
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(CannotOpen, match="sqlite:///PATH"):
        asyncio.run(open_store(address))


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, but it is long enough to look at. " * 20)
    with pytest.raises(CannotOpen, match="file is not a database"):
        asyncio.run(open_store(tmp_path / "text"))
    with pytest.raises(CannotOpen, match="there is no such file or folder"):
        asyncio.run(open_store(tmp_path / "nowhere" / "cuore.db"))


def test_a_server_that_is_not_there_is_told_without_its_password(postgres: Postgres) -> None:
    with pytest.raises(CannotOpen, match="cannot be opened") as refused:
        asyncio.run(open_store("postgresql://postgres:pa55word@127.0.0.1:1/nowhere"))
    assert "pa55word" not in str(refused.value)
    with pytest.raises(CannotOpen, match="does not exist"):
        asyncio.run(open_store(postgres.url("nowhere")))


def test_the_file_is_for_its_owner_alone(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        await Book("t1").open_at(store)
        modes = {path.name: path.stat().st_mode & 0o777 for path in sqlite_file.parent.iterdir()}
        assert modes == {"cuore.db": 0o600, "cuore.db-wal": 0o600, "cuore.db-shm": 0o600}
        await store.close()

    asyncio.run(body())


def _pragma(name: str, connection: Connection) -> object:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_sqlite_keeps_its_promises(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        for name, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}.items():
            for run in (store.database.read, store.database.write):
                assert await run(partial(_pragma, name)) == value
        await store.close()

    asyncio.run(body())


def test_seeds_stand_in_a_table_of_their_own(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        await Book("t1").open_at(store)
        await store.close()

    asyncio.run(body())
    with sqlite3.connect(sqlite_file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [name for name in names if "seed of t1" in repr(connection.execute(f"SELECT * FROM {name}").fetchall())]
    connection.close()
    assert found == ["secrets"]


def test_only_the_one_who_asks_for_it_reads_a_seed(sqlite_file: Path) -> None:
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1").open_at(store)
        await book.keep(store, book.answered("c1"))
        event.listen(Engine, "before_cursor_execute", note)
        for reading in (
            store.entries("t1"),
            store.entry_of("t1", "c1"),
            store.table("t1"),
            store.lobby(["t1"]),
            store.tables_of("p-anna", 9),
            store.all_tables("", 9),
            store.tables_to_mind(),
            store.game("t1"),
            store.append(book.answered("c2"), book.short),
            store.erase_person("p-anna", "Somebody"),
        ):
            await reading
        assert len(statements) > 10
        assert not [statement for statement in statements if "secrets" in statement]
        await store.secret("t1")
        assert "secrets" in statements[-1]
        await store.close()

    try:
        asyncio.run(body())
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_the_steps_are_part_of_the_package() -> None:
    words = "from setuptools import find_packages; print(*find_packages('src'))"
    root = Path(__file__).parents[3]
    found = subprocess.run([sys.executable, "-c", words], cwd=root, capture_output=True, text=True, check=True)
    assert "cuore.server.store.migrations.versions" in found.stdout.split()


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_what_an_older_version_has_kept_is_as_it_was(
    where: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path / 'cuore.db'}"
    if where == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        address = server.new_database()

    def first_version(connection: Connection) -> None:
        context = MigrationContext.configure(connection)
        with Operations.context(context):
            r0001_first.upgrade()
        context.stamp(ScriptDirectory(str(Path(migrations.__file__).parent), version_locations=[VERSIONS]), "0001")
        connection.exec_driver_sql("INSERT INTO people VALUES ('p-anna', 'Anna', 'anna', 'hash', 1, 2)")
        connection.exec_driver_sql("INSERT INTO reports VALUES (7, 1, 'talk', 't1', 'p-bert', 'p-anna', 'rude')")

    async def body() -> None:
        database = database_at(url_of(address))
        await database.write(first_version)
        await database.close()
        store = await open_store(address)
        assert await store.person("p-anna") == PersonRow("p-anna", "Anna", "anna", "hash", 1.0, 2.0)
        assert await store.reports(9) == [ReportRow(7, 1.0, "talk", "t1", "p-bert", "p-anna", "rude")]
        assert await store.believed_time() == 2.0
        await store.close()

    asyncio.run(body())
