"""What the store in memory has for simulations alone."""

from __future__ import annotations

import asyncio

from cuore.server.store.memory import MemoryStore
from tests.server.store.rows import Book, person


def test_a_snapshot_is_what_a_crash_leaves_behind() -> None:
    async def body() -> None:
        store = MemoryStore(b"k" * 32)
        book = await Book("t1").open_at(store)
        await book.keep(store, book.answered("c1"))
        await store.say("t1", "p-anna", "Anna", 1.0, "hello")
        await store.add_person(person("Anna"))
        disk = store.snapshot()
        before = repr(vars(disk))
        await book.keep(store, book.answered("c2"))
        await Book("t2").open_at(store)
        await store.say("t1", "p-anna", "Anna", 1.0, "again")
        await store.mute("p-anna", "p-bert", True)
        await store.mind("t1", "a", 1.0, 2.0)
        await store.once("word", 1.0, 2.0)
        await store.report(1.0, "talk", "t1", "", "", "")
        await store.erase_person("p-anna", "Somebody")
        assert repr(vars(disk)) == before
        assert [row.revision for row in await disk.entries("t1")] == [1, 2]
        assert await disk.key() == b"k" * 32
        assert (await disk.say("t1", "p-anna", "Anna", 1.0, "again")).number == 2

    asyncio.run(body())
