"""Whether everything that is kept hangs together: no holes, no changes, nothing that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from cuore.server.entries import chained
from cuore.server.ports import EntryRow
from cuore.server.store.schema import entries, games, metadata, secrets, tables
from cuore.server.store.table_rows import ENTRY

MOST_WRONG = 20
"""So many faults are told one by one; where there are more, somebody has to look anyway."""


class Findings(NamedTuple):
    """How much was looked at, and what is wrong."""

    tables: int
    entries: int
    games: int
    wrong: list[str]

    @property
    def counted(self) -> str:
        """How much was looked at, in words."""
        return f"{self.tables} tables, {self.entries} entries, {self.games} finished games"


def check(connection: Connection) -> Findings:
    """Read everything and check it, in a transaction, as it is at one moment."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # it reads all entries in order
    wrong = [*_damage(connection), *_dangling(connection)]
    heads: dict[str, int] = {row.id: row.revision for row in connection.execute(select(tables.c.id, tables.c.revision))}
    with_secret = set(connection.execute(select(secrets.c.table_id)).scalars())
    wrong += [f"table {table}: its seed is missing" for table in sorted(heads.keys() - with_secret)]
    counted = 0
    found: set[str] = set()
    every = connection.execution_options(yield_per=1000).execute(
        select(*ENTRY).order_by(entries.c.table_id, entries.c.revision)
    )
    for table, group in groupby((EntryRow(*row) for row in every), key=lambda row: row.table):
        number, faults = chain_faults(group)
        counted += number
        found.add(table)
        wrong += [f"table {table}: {fault}" for fault in faults]
        if not faults and heads.get(table) != number:
            wrong.append(f"table {table}: {number} entries are kept, and its short form says {heads.get(table)}")
    wrong += [f"table {table}: no entry is kept" for table in sorted(heads.keys() - found)]
    finished = connection.execute(select(func.count()).select_from(games)).scalar_one()
    if len(wrong) > MOST_WRONG:
        wrong[MOST_WRONG:] = [f"and {len(wrong) - MOST_WRONG} more"]
    return Findings(len(heads), counted, finished, wrong)


def chain_faults(rows: Iterable[EntryRow]) -> tuple[int, list[str]]:
    """How many entries one table has, and where they do not follow from each other."""
    before, number = "", 0
    faults: list[str] = []
    for number, row in enumerate(rows, 1):
        if faults:
            continue  # after the first fault nothing agrees
        if row.revision != number:
            faults.append(f"entry {number} is missing")
        elif row.chain != chained(before, row.table, row.revision, row.command, row.asked, row.at, row.data):
            faults.append(f"entry {number} is not what it was, or does not follow from those before")
        before = row.chain
    return number, faults


def _damage(connection: Connection) -> Iterator[str]:
    """What SQLite itself finds wrong with its file."""
    if connection.dialect.name == "sqlite":
        for words in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_WRONG})").scalars():
            if words != "ok":
                yield f"the file is damaged: {words}"


def _dangling(connection: Connection) -> Iterator[str]:
    """Rows that belong to something that is not there."""
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            column, other = key.parent, key.column
            lost = select(func.count()).where(column.not_in(select(other)))
            if number := connection.execute(lost).scalar_one():
                yield f"{table.name}: {number} rows belong to a row of {other.table.name} that is not there"
