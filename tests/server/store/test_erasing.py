"""Whoever is erased is nowhere any more, and what they played can still be proved."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, select

from cuore.server.entries import Opened, Seated, read_entry
from cuore.server.ports import Conflict, GameRow, Outdated, SessionRow, Store
from cuore.server.store import SqlStore, open_store
from cuore.server.store.check import chain_faults
from cuore.server.store.schema import metadata
from tests.server.store.conftest import Place
from tests.server.store.rows import Book, person

SEATS = [("p-anna", "Anna", ""), ("", "", "")]


def _rows(table: Table, connection: Connection) -> list[object]:
    return list(connection.execute(select(table)).all())


async def everything(store: Store) -> str:
    """All that is kept, in one text."""
    if isinstance(store, SqlStore):
        found = [await store.database.read(partial(_rows, table)) for table in metadata.sorted_tables]
        return repr(found)
    return repr(vars(store))


async def fill(store: Store) -> None:
    """A life: a table of her own, one where she sat for a while, one where she only acted, talk, mutes, reports."""
    await store.add_person(person("Anna"))
    await store.add_person(person("Bert"))
    await store.add_session(SessionRow("hash1", "s1", "p-anna", 1.0, 1.0, "a browser of Anna"))
    own = await Book("t1", seats=SEATS, title="Annas Haus").open_at(store)
    await own.keep(store, own.seated("c1", 1, "p-bert", "Bert"))
    await own.keep(store, own.answered("c2"))
    await store.finish(GameRow("t1", "record", "c0ffee", 5.0, "{}"))
    left = await Book("t2", seats=[("p-bert", "Bert", ""), ("", "", "")], host="p-bert", title="Berts").open_at(store)
    await left.keep(store, left.seated("c1", 1, "p-anna", "Anna under another name"))
    await left.keep(store, left.seated("c2", 1, "", ""))
    acted = await Book("t3", seats=[("p-bert", "Bert", "")], host="p-bert", title="Berts").open_at(store)
    await acted.keep(store, acted.answered("c1", "p-anna"))
    await Book("t4", seats=[("p-bert", "Bert", "")], host="p-bert", title="Berts").open_at(store)
    await store.say("t1", "p-anna", "Anna", 1.0, "my secret")
    await store.say("t1", "p-bert", "Bert", 1.0, "hello")
    await store.mute("p-anna", "p-bert", True)
    await store.mute("p-bert", "p-anna", True)
    await store.report(1.0, "talk", "t1", "p-anna", "p-bert", "rude")
    await store.report(1.0, "talk", "t1", "p-bert", "p-anna", "rude")


def test_nothing_is_left_of_somebody_who_was_erased(place: Place) -> None:
    async def body(store: Store) -> None:
        await fill(store)
        before = await everything(store)
        assert all(word in before for word in ("p-anna", "Anna", "my secret"))
        assert await store.erase_person("p-anna", "Somebody") == ["t1", "t2", "t3"]
        after = await everything(store)
        assert not [word for word in ("p-anna", "Anna", "anna", "my secret", "browser") if word in after]
        assert "p-bert" in after
        assert [row.text for row in await store.said("t1")] == ["hello"]
        assert (await store.say("t1", "p-bert", "Bert", 2.0, "?")).number == 3
        assert await store.person("p-anna") is None
        assert await store.add_person(person("Anna")._replace(id="p-new"))  # the name is free again

    place.run(body)


def test_the_games_of_somebody_who_was_erased_stay_and_still_agree(place: Place) -> None:
    async def body(store: Store) -> None:
        await fill(store)
        await store.erase_person("p-anna", "Somebody")
        for table, number in {"t1": 3, "t2": 3, "t3": 2, "t4": 1}.items():
            assert chain_faults(await store.entries(table)) == (number, [])
        opened = read_entry((await store.entries("t1"))[0].data)
        assert isinstance(opened, Opened)
        assert (opened.host, opened.title) == ("gone-1", "")
        assert (opened.chairs[0].person, opened.chairs[0].name) == ("gone-1", "Somebody")
        seated = read_entry((await store.entries("t2"))[1].data)
        assert isinstance(seated, Seated)
        assert (seated.chair.person, seated.chair.name) == ("gone-1", "Somebody")
        assert [row.person for row in await store.entries("t3")] == ["p-bert", "gone-1"]
        short = await store.table("t1")
        assert short is not None
        assert (short.host, short.title, short.seats) == (
            "gone-1",
            "",
            '[["gone-1","Somebody",""],["p-bert","Bert",""]]',
        )
        titles = [(await store.table(table)) for table in ("t2", "t4")]
        assert [row.title for row in titles if row] == ["Berts", "Berts"]
        assert await store.game("t1") is not None
        assert await store.tables_of("p-anna", 9) == []

    place.run(body)


def test_two_who_were_erased_stay_two(place: Place) -> None:
    async def body(store: Store) -> None:
        await fill(store)
        await store.erase_person("p-anna", "Somebody")
        await store.erase_person("p-bert", "Somebody")
        short = await store.table("t1")
        assert short is not None
        assert short.seats == '[["gone-1","Somebody",""],["gone-2","Somebody 2",""]]'
        assert chain_faults(await store.entries("t1")) == (3, [])

    place.run(body)


def test_a_table_that_has_them_in_memory_cannot_bring_them_back(place: Place) -> None:
    async def body(store: Store) -> None:
        await store.add_person(person("Anna"))
        book = await Book("t1", seats=SEATS).open_at(store)
        other = await Book("t2", seats=[("p-bert", "Bert", "")], host="p-bert", title="").open_at(store)
        await store.erase_person("p-anna", "Somebody")
        with pytest.raises(Outdated):
            await store.append(book.answered("c1", ""), book.short)
        with pytest.raises(Outdated):
            await store.append(other.answered("c1", "p-anna"), other.short)
        with pytest.raises(Conflict):
            await Book("t3").open_at(store)
        with pytest.raises(LookupError):
            await store.say("t2", "p-anna", "Anna", 1.0, "still here")
        with pytest.raises(LookupError):
            await store.add_session(SessionRow("hash1", "s1", "p-anna", 1.0, 1.0, ""))
        assert "anna" not in (await everything(store)).lower()
        fresh = await store.table("t1")
        assert fresh is not None
        await store.append(book.answered("c1", "gone-1"), fresh._replace(revision=2))
        assert len(await store.entries("t1")) == 2

    place.run(body)


def test_somebody_who_sits_down_while_being_erased_is_erased(place: Place) -> None:
    """Either they sit down first and are erased there too, or they are refused."""

    async def body(store: Store) -> None:
        books = [await Book(f"t{n}", seats=[("", "", "")], host="p-bert", title="").open_at(store) for n in range(20)]
        sitting = [store.append(book.seated("c1", 0, "p-anna", "Anna"), book.short) for book in books]
        results = await asyncio.gather(
            *sitting[:10], store.erase_person("p-anna", "Somebody"), *sitting[10:], return_exceptions=True
        )
        assert all(type(result) in {type(None), Outdated, list} for result in results), results
        assert "anna" not in (await everything(store)).lower()

    place.run(body)


def test_no_page_of_the_file_still_has_them(sqlite_file: Path) -> None:
    async def body() -> None:
        store = await open_store(sqlite_file)
        await fill(store)
        await store.erase_person("p-anna", "Somebody")
        kept = b"".join(path.read_bytes() for path in sqlite_file.parent.iterdir())
        assert b"p-bert" in kept
        assert not [word for word in (b"p-anna", b"Anna", b"my secret") if word in kept]
        await store.close()

    asyncio.run(body())
