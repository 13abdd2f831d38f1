"""A table read from the store, from its first entry on."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from cuore.server.entries import Opened, read_entry
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.room import Room
from cuore.server.hall.services import Services

AT_A_TIME = 100
"""Entries that are carried out before others get their turn: a long game is read while others play on."""


class ReadRoom(NamedTuple):
    """A table as it was read, and when it was made."""

    room: Room
    created: float


async def read_room(services: Services, table: str, upto: int | None = None) -> ReadRoom:
    """A table, as its entries have made it: all of them, or those up to a revision."""
    store = services.store
    try:
        row, secret, rows = await store.table(table), await store.secret(table), await store.entries(table)
    except Unavailable:
        raise Refused("busy") from None
    if row is None or secret is None or not rows:
        raise Refused("no-such-table")
    first = read_entry(rows[0].data)
    if not isinstance(first, Opened):
        raise Refused("no-such-table")
    room = Room(services.rules, table, secret, first)
    room.chain = rows[0].chain
    for number, kept in enumerate(rows[1:upto], 1):
        room.enter(read_entry(kept.data), kept.chain)
        if number % AT_A_TIME == 0:
            await asyncio.sleep(0)
    if room.damage:
        services.notice("a table cannot be played on", {"table": table, "why": room.damage})
    return ReadRoom(room, row.created)
