"""Who writes: entries that arrive together are kept together, in one transaction and with one sync.

While one transaction is on its way to the disk the next one gathers. Everybody who waits hears how their own entry
fared; whoever stops waiting disturbs nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from cuore.server.errors import Unavailable
from cuore.server.ports import Conflict, EntryRow, Repeated, TableRow
from cuore.server.store.appending import Append, append_all
from cuore.server.store.database import Database, Job

T = TypeVar("T")
W = TypeVar("W")

MOST = 256
"""How many share a transaction: the first of them waits for the last."""


class _Wish(Generic[W]):
    """Something to be written, and whoever waits for it."""

    __slots__ = ("done", "what")

    def __init__(self, what: W) -> None:
        self.what = what
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fulfil(self, outcome: object) -> None:
        if not self.done.done():
            self.done.set_result(outcome)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
            self.done.exception()  # if nobody waits any more, nobody has to hear of it


class Writer:
    """Writes to one database. Nothing that was begun is given up when the one who asked for it goes away."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._appends: list[_Wish[Append]] = []
        self._jobs: list[_Wish[Job[Any]]] = []
        self._gathering: asyncio.Task[None] | None = None
        self._alone: set[asyncio.Task[None]] = set()
        self._closed = False

    async def append(self, row: EntryRow, short: TableRow) -> None:
        """Keep the next entry of a table, together with those of other tables."""
        self._check_open()
        wish = _Wish(Append(row, short))
        self._appends.append(wish)
        self._wake()
        refused: Conflict | Repeated | None = await wish.done
        if refused is not None:
            raise refused

    async def run(self, job: Job[T]) -> T:
        """Do something whole or not at all: beside the entries where there is one writer at a time, else on its own."""
        self._check_open()
        wish: _Wish[Job[Any]] = _Wish(job)
        if self._database.one_writer:
            self._jobs.append(wish)
            self._wake()
        else:
            task = asyncio.create_task(self._write([], [wish]))
            self._alone.add(task)
            task.add_done_callback(self._alone.discard)
        outcome: T = await wish.done
        return outcome

    async def close(self) -> None:
        """Finish what is under way; nothing new is taken."""
        self._closed = True
        while tasks := [task for task in (self._gathering, *self._alone) if task is not None]:
            await asyncio.wait(tasks)

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")

    def _wake(self) -> None:
        if self._gathering is None:
            self._gathering = asyncio.create_task(self._gather())

    async def _gather(self) -> None:
        try:
            while self._appends or self._jobs:
                appends = self._next_appends()
                jobs = [wish for wish in self._jobs[:MOST] if not wish.done.cancelled()]
                del self._jobs[:MOST]
                await self._write(appends, jobs)
        finally:
            self._gathering = None

    def _next_appends(self) -> list[_Wish[Append]]:
        """Who goes next: of every table one entry, in the order in which they came."""
        batch: dict[str, _Wish[Append]] = {}
        later: list[_Wish[Append]] = []
        for wish in self._appends:
            if wish.done.cancelled():
                continue
            if len(batch) == MOST or wish.what.row.table in batch:
                later.append(wish)
            else:
                batch[wish.what.row.table] = wish
        self._appends = later
        return list(batch.values())

    async def _write(self, appends: Sequence[_Wish[Append]], jobs: Sequence[_Wish[Job[Any]]]) -> None:
        """Write some together, and tell everybody. If one of them fails by its own fault, each is written alone."""
        wishes: list[_Wish[Any]] = [*appends, *jobs]
        if not wishes:
            return

        def all_of_them(connection: Connection) -> list[object]:
            outcomes: list[object] = []
            if appends:
                outcomes += append_all(connection, [wish.what for wish in appends])
            for job in jobs:
                outcomes.append(job.what(connection))
            return outcomes

        try:
            outcomes = await self._database.write(all_of_them)
        except Unavailable as error:
            for wish in wishes:
                wish.fail(Unavailable(str(error), error.cause))
        except Exception as error:  # noqa: BLE001 -- it belongs to whoever asked for it
            if len(wishes) == 1:
                wishes[0].fail(error)
                return
            for append in appends:
                await self._write([append], [])
            for job in jobs:
                await self._write([], [job])
        else:
            for wish, outcome in zip(wishes, outcomes, strict=True):
                wish.fulfil(outcome)
