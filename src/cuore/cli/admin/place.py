"""What the commands of an operator have in common: the store, the options, and how answers are printed."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from cuore.cli.output import console, print_json
from cuore.engine.errors import CuoreError, cut
from cuore.server.clock import RealClock
from cuore.server.errors import Unavailable
from cuore.server.people.names import skeleton
from cuore.server.people.people import People
from cuore.server.ports import PersonRow, Store
from cuore.server.store import SqlStore, open_store
from cuore.server.web.config import Settings, read_settings

admin = App(name="admin", help="See and mend what a server keeps, also while it runs.", help_format="plaintext")


class NotDone(CuoreError):
    """The operator asked for something that is not there or cannot be done; nothing has changed."""

    code = "not-done"


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """Where the store is, found as ``cuore serve`` finds it, and whether a program reads the answer."""

    data: Annotated[Path | None, Parameter(help="The server's data folder.")] = None
    database: Annotated[str, Parameter(help="Its database, if that is not in the folder.")] = ""
    config: Annotated[Path | None, Parameter(help="The server's file of settings.")] = None
    json: Annotated[bool, Parameter(negative=(), help="The answer for programs.")] = False

    def run(self, work: Callable[[SqlStore], Awaitable[int]]) -> int:
        """Open the store, do something with it, close it."""
        return asyncio.run(self._run(work))

    async def _run(self, work: Callable[[SqlStore], Awaitable[int]]) -> int:
        settings = self.settings()
        if settings.is_alone and not settings.database_file.exists():
            raise NotDone(f"{cut(settings.database_file)} is not there: name the server's folder with --data")
        try:
            store = await open_store(settings.place, settings.database_password)
            try:
                return await work(store)
            finally:
                await store.close()
        except Unavailable as error:
            raise NotDone(f"the database does not answer: {error}") from None

    def settings(self) -> Settings:
        """The settings of the server."""
        options = {"data": str(self.data) if self.data else None, "database": self.database or None}
        return read_settings(self.config, os.environ, options)

    def print_result(self, words: str, facts: dict[str, object]) -> int:
        """Print what was done, as a sentence or as JSON."""
        if self.json:
            print_json(facts)
        else:
            console().print(Text(readable(words)))
        return 0


HERE = Place()
Yes = Annotated[bool, Parameter(negative=(), help="Do not ask back.")]
Most = Annotated[int, Parameter(help="How many.")]
TableId = Annotated[str, Parameter(help="The id of the table.")]
Who = Annotated[str, Parameter(help="The person's id, or their name.")]


async def all_people(store: Store) -> People:
    """The people of a store."""
    return People(store, RealClock(), await store.key())


async def find_person(store: Store, word: str) -> PersonRow:
    """The person with an id or a name."""
    if word.isprintable():
        person = await store.person(word) or await store.person_called(skeleton(word))
        if person is not None:
            return person
    raise NotDone(f"there is nobody with the id or the name {cut(word)!r}")


def be_sure(question: str, yes: bool) -> None:
    """Ask back; without an answer nothing is done."""
    if yes:
        return
    sys.stderr.write(f"{readable(question)} [y/N] ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in {"y", "yes"}:
        raise NotDone("nothing was done; --yes does not ask back")


def print_lines(columns: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> None:
    """Print a list under its headings."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold", no_wrap=column in ("Table", "Person"))  # to be copied from
    for line in lines:
        table.add_row(*[Text(readable(cell)) for cell in line])
    console().print(table)
    if not lines:
        console().print("Nothing.")


def readable(text: str) -> str:
    """Text that others have written, without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def day(at: float) -> str:
    """A time, to the minute."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
