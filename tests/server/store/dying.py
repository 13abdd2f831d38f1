"""A process that appends as fast as it can, says what it has been promised, and is killed in the middle of it.

It waits, with everything imported, for lines on its standard input: an address, and ``log`` before it where the whole
write-ahead log is to stay as it was written. For each it forks a child that begins at once.
"""

from __future__ import annotations

import asyncio
import os
import sys

from cuore.server.store import open_store
from cuore.server.store.database import PRAGMAS
from tests.server.store.rows import Book

TABLES = 6


async def append_for_ever(address: str) -> None:
    """Go on where the tables stand; every entry is told after it was kept."""
    store = await open_store(address)

    async def play(table: str) -> None:
        book = Book(table)
        entries = await store.entries(table)
        if entries:
            book.kept(entries[-1])
        else:
            await book.open_at(store)
        while True:
            row = book.answered(os.urandom(8).hex())
            await book.keep(store, row)
            os.write(1, f"{row.table} {row.revision} {row.command}\n".encode())

    await asyncio.gather(*[play(f"t{number}") for number in range(TABLES)])


def main() -> None:
    """Fork a child for every line."""
    os.write(1, b"ready\n")
    for line in sys.stdin:
        *keeps_log, address = line.split()
        child = os.fork()
        if not child:
            if keeps_log:
                PRAGMAS["wal_autocheckpoint"] = "0"  # nothing moves from the log into the file
            asyncio.run(append_for_ever(address))
            os._exit(1)
        os.write(1, f"pid {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    main()
