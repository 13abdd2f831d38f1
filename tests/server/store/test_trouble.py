"""Full disks, locks, lost lines: said in one word, nothing half done, and over when the trouble is."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.util import await_only

from cuore.server.errors import CAUSES, Unavailable
from cuore.server.ports import Conflict, Repeated, Secret, Store
from cuore.server.store import CannotOpen, SqlStore, open_store
from cuore.server.store.appending import open_table
from cuore.server.store.check import chain_faults
from cuore.server.store.database import PRAGMAS, SETTINGS, database_at, url_of
from tests.server.postgres import LIMIT, Postgres
from tests.server.store.conftest import Place
from tests.server.store.rows import Book


def _pragma(words: str, connection: Connection) -> object:
    result = connection.exec_driver_sql(f"PRAGMA {words}")
    return result.scalar() if result.returns_rows else None


async def _until_full(store: Store, book: Book) -> int:
    """Append until nothing goes in; returns how many did."""
    kept = 0
    while True:
        row = book.answered(f"full{book.revision}")._replace(data=os.urandom(2000))
        try:
            await book.keep(store, row)
        except Unavailable:
            assert await store.entry_of(row.table, row.command) is None
            return kept
        kept += 1


async def _is_well(store: Store, book: Book, kept: int) -> None:
    """Everything that was kept is there, and more goes in."""
    assert len(await store.entries(book.table)) == kept
    await book.keep(store, book.answered(f"well{kept}"))
    assert (await store.entries(book.table))[-1].chain == book.chain


def test_a_file_that_may_not_grow(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1").open_at(store)
        pages = await store.database.write(partial(_pragma, "page_count"))
        assert isinstance(pages, int)
        await store.database.write(partial(_pragma, f"max_page_count = {pages + 10}"))
        kept = 1 + await _until_full(store, book)
        assert kept > 2
        assert len(await store.entries("t1")) == kept
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.append(book.answered("big")._replace(data=bytes(9000)), book.short)
        await store.database.write(partial(_pragma, "max_page_count = 100000"))
        await _is_well(store, book, kept)
        await store.close()

    asyncio.run(body())


def test_a_disk_that_is_full(small_disk: Path) -> None:
    async def body() -> None:
        store = await open_store(small_disk / "cuore.db")
        book = await Book("t1").open_at(store)
        filler = small_disk / "filler"
        free = os.statvfs(small_disk)
        filler.write_bytes(bytes(free.f_bavail * free.f_bsize - 300_000))
        kept = 1 + await _until_full(store, book)
        assert len(await store.entries("t1")) == kept
        assert len(await store.lobby(["t1"])) == 1
        with pytest.raises(Unavailable):
            await store.append(book.answered("big")._replace(data=bytes(900_000)), book.short)
        filler.unlink()
        await _is_well(store, book, kept)
        await store.close()
        again = await open_store(small_disk / "cuore.db")
        assert chain_faults(await again.entries("t1"))[0] == kept + 1
        await again.close()

    asyncio.run(body())


def test_a_file_that_somebody_else_holds(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1").open_at(store)
        other = sqlite3.connect(sqlite_file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append(book.answered("c1"), book.short)
        with pytest.raises(Unavailable, match="locked"):
            await store.once("word", 1.0, 2.0)
        assert len(await store.entries("t1")) == 1
        other.execute("ROLLBACK")
        other.close()
        await _is_well(store, book, 1)
        await store.close()

    monkeypatch.setitem(PRAGMAS, "busy_timeout", "50")
    asyncio.run(body())


def test_a_file_that_may_only_be_read(sqlite_file: Path) -> None:
    connections: list[sqlite3.Connection] = []

    def note(connection: sqlite3.Connection, _: object) -> None:
        connections.append(connection)

    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1").open_at(store)
        for connection in connections:
            connection.execute("PRAGMA query_only = ON")
        for writing in (
            store.append(book.answered("c1"), book.short),
            store.say("t1", "p-anna", "Anna", 1.0, "hello"),
            store.mind("t1", "a", 1.0, 2.0),
        ):
            with pytest.raises(Unavailable, match="readonly") as refused:
                await writing
            assert refused.value.cause == "read-only"
        assert len(await store.entries("t1")) == 1
        for connection in connections:
            connection.execute("PRAGMA query_only = OFF")
        await _is_well(store, book, 1)
        await store.close()

    event.listen(Engine, "connect", note)
    try:
        asyncio.run(body())
    finally:
        event.remove(Engine, "connect", note)


class Failing:
    """Lets the disk fail at the n-th step of the database."""

    def __init__(self) -> None:
        self.left = -1

    def step(self, *_: object) -> None:
        self.left -= 1
        if self.left == 0:
            raise sqlite3.OperationalError("disk I/O error")


@pytest.fixture
def failing() -> Iterator[Failing]:
    disk = Failing()
    for name in ("before_cursor_execute", "commit"):
        event.listen(Engine, name, disk.step)
    yield disk
    for name in ("before_cursor_execute", "commit"):
        event.remove(Engine, name, disk.step)


def test_the_disk_fails_at_every_step_of_an_entry(sqlite_file: Path, failing: Failing) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1", seats=[("", "", "")], host="", title="").open_at(store)
        steps = 0
        while failing.left <= 0:
            steps += 1
            failing.left = steps
            try:
                await store.append(book.seated("c1", 0, "p-anna", "Anna"), book.short)
            except Unavailable:
                assert len(await store.entries("t1")) == 1
                assert await store.tables_of("p-anna", 9) == []
        failing.left = 0
        assert steps > 7  # the last one came through
        assert len(await store.entries("t1")) == 2
        assert [row.id for row in await store.tables_of("p-anna", 9)] == ["t1"]
        await store.close()

    asyncio.run(body())


@pytest.mark.parametrize(
    "writing",
    [
        lambda store: Book("t2").open_at(store),
        lambda store: store.say("t1", "p-anna", "Anna", 1.0, "hello"),
        lambda store: store.once("word", 1.0, 2.0),
        lambda store: store.erase_person("p-anna", "Somebody"),
        lambda store: store.entries("t1"),
        lambda store: store.key(),
    ],
    ids=["open", "say", "once", "erase", "entries", "key"],
)
def test_the_disk_fails_at_every_step_of_anything(
    sqlite_file: Path, failing: Failing, writing: Callable[[Store], object]
) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        await Book("t1").open_at(store)
        steps = 0
        while failing.left <= 0:
            steps += 1
            failing.left = steps
            try:
                await writing(store)  # type: ignore[misc] # each of them is awaited
            except Unavailable:
                assert failing.left <= 0
        assert steps > 1
        await store.close()

    asyncio.run(body())


def test_trouble_is_told_without_what_was_to_be_kept(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        await Book("t1").open_at(store)
        pages = await store.database.write(partial(_pragma, "page_count"))
        await store.database.write(partial(_pragma, f"max_page_count = {pages}"))
        book = Book("t2", title="my secret " * 2000)
        with pytest.raises(Unavailable, match="full") as told:
            await store.database.write(lambda c: open_table(c, book.short, Secret("seed of t2"), book.opened()))
        causes = f"{told.value!r} {told.value.__cause__} {told.value.__context__}"
        assert not [word for word in ("my secret", "seed of", "p-anna") if word in causes]
        await store.close()

    asyncio.run(body())


def test_a_mistake_of_one_is_not_the_trouble_of_others(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        book = await Book("t1").open_at(store)

        def wrong(_: Connection) -> None:
            raise ZeroDivisionError

        outcomes = await asyncio.gather(
            store.append(book.answered("c1"), book.short),
            store._writer.run(wrong),
            store.say("t1", "p-anna", "Anna", 1.0, "hello"),
            store.say("nowhere", "p-anna", "Anna", 1.0, "hello"),
            return_exceptions=True,
        )
        assert [type(outcome).__name__ for outcome in outcomes] == [
            "NoneType",
            "ZeroDivisionError",
            "TalkRow",
            "LookupError",
        ]
        assert len(await store.entries("t1")) == 2
        assert len(await store.said("t1")) == 1
        await store.close()

    asyncio.run(body())


def test_whoever_stops_waiting_disturbs_nobody(place: Place) -> None:
    async def body(store: Store) -> None:
        chance = Random(5)
        books = [await Book(f"t{number:02}").open_at(store) for number in range(30)]

        async def play(book: Book) -> None:
            for turn in range(8):
                row = book.answered(f"c{turn}")
                task = asyncio.create_task(store.append(row, book.short))
                if chance.random() < 0.5:
                    for _ in range(chance.randrange(4)):
                        await asyncio.sleep(0)
                    task.cancel()
                try:
                    await task
                except asyncio.CancelledError:
                    while True:  # it may be under way still: ask until it is known, as after a lost line
                        try:
                            await store.append(row, book.short)
                        except (Repeated, Conflict):
                            break
                book.kept(row)

        await asyncio.gather(*[play(book) for book in books])
        for book in books:
            assert chain_faults(await store.entries(book.table)) == (9, [])

    place.run(body)


def test_readers_who_stop_waiting_leave_nothing_behind(place: Place) -> None:
    async def body(store: Store) -> None:
        chance = Random(6)
        await Book("t1").open_at(store)
        for _ in range(60):
            tasks = [asyncio.create_task(store.entries("t1")) for _ in range(4)]
            await asyncio.sleep(chance.random() * 0.004)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        found = await asyncio.gather(*[store.entries("t1") for _ in range(40)])
        assert all(len(rows) == 1 for rows in found)

    place.run(body)


def test_a_closed_store_takes_nothing_and_finishes_what_it_took(place: Place) -> None:
    async def body(store: Store) -> None:
        book = await Book("t1").open_at(store)
        under_way = asyncio.create_task(store.append(book.answered("c1"), book.short))
        await asyncio.sleep(0)
        await store.close()
        await under_way
        if isinstance(store, SqlStore):
            with pytest.raises(Unavailable):
                await store.append(book.answered("c2"), book.short)

    place.run(body)
    assert len(place.run(lambda store: store.entries("t1"))) == 2


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


def test_a_server_that_goes_away_again_and_again(postgres: Postgres) -> None:
    """Every writer asks after its command when it is told nothing, as the hall does: none is lost, none is doubled."""

    async def body() -> None:
        store = await open_store(postgres.new_database())
        books = [await Book(f"t{number}").open_at(store) for number in range(20)]
        ended = False
        troubles = 0

        async def keep(book: Book, command: str) -> None:
            nonlocal troubles
            row = book.answered(command)
            while True:
                try:
                    await store.append(row, book.short)
                    break
                except Repeated:
                    break
                except Unavailable:
                    troubles += 1
                    await asyncio.sleep(0.02)
            book.kept(row)

        async def play(book: Book) -> None:
            turn = 0
            while not ended:
                turn += 1
                await keep(book, f"c{turn}")

        playing = [asyncio.create_task(play(book)) for book in books]
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT):
            before = sum(book.revision for book in books)
            await _until(lambda: sum(book.revision for book in books) > before + 100)  # noqa: B023 -- used at once
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.start)
        before = sum(book.revision for book in books)
        await _until(lambda: sum(book.revision for book in books) > before + 100)
        ended = True
        await asyncio.gather(*playing)
        assert troubles
        for book in books:
            assert chain_faults(await store.entries(book.table)) == (book.revision, [])
        await store.close()

    asyncio.run(body())


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        while not is_so():
            await asyncio.sleep(0.01)


def test_reads_while_the_server_is_away(postgres: Postgres) -> None:
    async def body() -> None:
        store = await open_store(postgres.new_database())
        book = await Book("t1").open_at(store)
        postgres.stop()
        try:
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await store.entries("t1")
                with pytest.raises(Unavailable):
                    await store.append(book.answered("c1"), book.short)
        finally:
            postgres.start()
        await _is_well(store, book, 1)
        await store.close()

    asyncio.run(body())


def test_a_table_that_another_process_holds(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        address = postgres.new_database()
        store, other = await open_store(address), await open_store(address)
        book, free = await Book("t1").open_at(store), await Book("t2").open_at(store)
        held, let_go = asyncio.Event(), asyncio.Event()
        holding = asyncio.create_task(_hold(other, held, let_go))
        await held.wait()
        with pytest.raises(Unavailable):
            await store.append(book.answered("c1"), book.short)
        await free.keep(store, free.answered("c1"))
        let_go.set()
        await holding
        await _is_well(store, book, 1)
        await store.close()
        await other.close()

    monkeypatch.setitem(SETTINGS, "lock_timeout", "200ms")
    asyncio.run(body())


async def _hold(store: SqlStore, held: asyncio.Event, let_go: asyncio.Event) -> None:
    """Hold the row of a table, as a process does that stands still in the middle of a transaction."""

    def hold(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT * FROM tables WHERE id = 't1' FOR UPDATE")
        held.set()
        await_only(let_go.wait())

    await store.database.write(hold)


# --- why -------------------------------------------------------------------------------------------------------------


def watched(store: Store) -> list[str]:
    """The causes of all trouble of a store from now on."""
    causes: list[str] = []
    store.watch(lambda cause, _: causes.append(cause))
    return causes


def test_why_a_file_fails_is_told_in_a_word(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        causes = watched(store)
        pages = await store.database.write(partial(_pragma, "page_count"))
        await store.database.write(partial(_pragma, f"max_page_count = {pages}"))
        with pytest.raises(Unavailable) as full:
            await store.probe(bytes(100_000))
        other = sqlite3.connect(sqlite_file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as locked:
            await store.believe_time(1.0)
        other.execute("ROLLBACK")
        other.close()
        await store.believe_time(1.0)
        assert [error.value.cause for error in (full, locked)] == ["disk-full", "locked"]
        assert causes == ["disk-full", "locked"]
        assert set(causes) <= set(CAUSES)
        await store.close()

    monkeypatch.setitem(PRAGMAS, "busy_timeout", "50")
    asyncio.run(body())


def test_why_a_server_fails_is_told_in_a_word(postgres: Postgres) -> None:
    async def body() -> None:
        address = postgres.new_database()
        name = address.rpartition("/")[2]
        store = await open_store(address)
        causes = watched(store)

        async def settings(words: str) -> None:
            await store.database.write(lambda c: c.exec_driver_sql(words))

        await settings(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        late = await open_store_lines(address)
        assert late == "read-only"
        with pytest.raises(CannotOpen, match="can only be read"):
            await open_store(address)
        await settings(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await settings("CREATE ROLE reader LOGIN")
        await settings("GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
        with pytest.raises(CannotOpen, match="can only be read"):
            await open_store(address.replace("postgres@", "reader@"))
        postgres.stop()
        try:
            with pytest.raises(Unavailable):
                await store.believe_time(1.0)
        finally:
            postgres.start()
        assert causes == ["away"]
        await store.believe_time(1.0)
        await store.close()

    async def open_store_lines(address: str) -> str:
        """Why a store fails whose lines were opened after the database became read-only."""
        store = SqlStore(database_at(url_of(address)))
        try:
            await store.probe(b"")
        except Unavailable as error:
            return error.cause
        finally:
            await store.close()
        return ""

    asyncio.run(body())
