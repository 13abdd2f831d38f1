"""The three places where things are kept, each as good as the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from cuore.server.ports import Store
from cuore.server.store import open_store
from cuore.server.store.memory import MemoryStore
from tests.server.postgres import Postgres

T = TypeVar("T")


class Place:
    """A place for one store: a file, a database, or memory that outlives its store."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._memory = MemoryStore()

    @property
    def is_memory(self) -> bool:
        return not self.address

    async def open(self) -> Store:
        """The store as it was left."""
        return await open_store(self.address) if self.address else self._memory

    def run(self, body: Callable[[Store], Awaitable[T]]) -> T:
        """Do something with the store, from its opening to its closing."""

        async def whole() -> T:
            store = await self.open()
            try:
                return await body(store)
            finally:
                await store.close()

        return asyncio.run(whole())


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Every test that uses it runs in all places."""
    match request.param:
        case "memory":
            yield Place("")
        case "sqlite":
            yield Place(f"sqlite:///{tmp_path / 'cuore.db'}")
        case _:
            server: Postgres = request.getfixturevalue("postgres")
            address = server.new_database()
            yield Place(address)
            server.drop_database(address)


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """Where a database file can be made."""
    return tmp_path / "cuore.db"
