"""Rows to keep: tables with people at them, and entries that follow from each other."""

from __future__ import annotations

import json
from collections.abc import Sequence

from cuore.server.entries import Answered, Chair, Entry, Opened, Seated, chained, write_entry
from cuore.server.ports import EntryRow, PersonRow, Secret, Store, TableRow
from cuore.server.wire.options import Laid, TableOptions

Seats = Sequence[tuple[str, str, str]]

SEATS: Seats = (("p-anna", "Anna", ""), ("", "", "housekeeper"))


class Book:
    """A table as its one writer has it: what comes next, and the short form after it."""

    def __init__(self, table: str, seats: Seats = SEATS, host: str = "p-anna", title: str = "Anna's table") -> None:
        self.table = table
        self.revision = 0
        self.chain = ""
        self.short = TableRow(
            id=table,
            state="playing",
            public=True,
            sandbox=False,
            host=host,
            title=title,
            boxes="tanto-cuore",
            seats=json.dumps([list(seat) for seat in seats]),
            revision=0,
            created=100.0,
            changed=100.0,
            bots_play=True,
        )

    def opened(self) -> EntryRow:
        """The first entry."""
        entry = Opened(
            host=self.short.host,
            title=self.short.title,
            laid=Laid(boxes=("tanto-cuore",), players=2),
            options=TableOptions(),
            commitment="c0ffee",
            chairs=tuple(Chair(person=p, name=n, bot=b) for p, n, b in json.loads(self.short.seats)),
            rules="1",
        )
        return self.entry(":open", entry, self.short.host)

    def seated(self, command: str, seat: int, person: str, name: str) -> EntryRow:
        """Somebody sits down."""
        seats = json.loads(self.short.seats)
        seats[seat] = [person, name, ""]
        self.short = self.short._replace(seats=json.dumps(seats))
        return self.entry(command, Seated(seat=seat, chair=Chair(person=person, name=name)), person)

    def answered(self, command: str, person: str = "p-anna") -> EntryRow:
        """Somebody answers."""
        return self.entry(command, Answered(seat=0, option=1, words="end turn"), person)

    def entry(self, command: str, entry: Entry, person: str) -> EntryRow:
        """The next entry; the book goes on only when it is ``kept``."""
        data, revision, at = write_entry(entry), self.revision + 1, 100.0 + self.revision / 3
        chain = chained(self.chain, self.table, revision, command, "a5", at, data)
        self.short = self.short._replace(revision=revision, changed=at)
        return EntryRow(self.table, revision, command, "a5", person, at, data, chain)

    def kept(self, row: EntryRow) -> None:
        """The entry is on the disk."""
        self.revision, self.chain = row.revision, row.chain

    async def open_at(self, store: Store) -> Book:
        """Keep the table."""
        first = self.opened()
        await store.open_table(self.short, Secret(f"seed of {self.table}", "luck"), first)
        self.kept(first)
        return self

    async def keep(self, store: Store, row: EntryRow) -> EntryRow:
        """Keep an entry."""
        await store.append(row, self.short)
        self.kept(row)
        return row


def person(name: str, seen: float = 1.0) -> PersonRow:
    """Somebody with an account."""
    return PersonRow(f"p-{name.lower()}", name, name.lower(), "hash", 1.0, seen)
