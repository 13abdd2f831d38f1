"""What somebody may wish for who opens a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cuore.server.wire.options import PRINTABLE, TableOptions

BoxName = Annotated[str, Meta(min_length=1, max_length=40)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]

ME = "me"
OPEN = "open"


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; without ``boxes``, with the first one.

    ``seats``, in order: ``me``, ``open`` for somebody who is still to come, or the name of a bot. ``town``: ``first``,
    ``random``, or ten names. ``seed``: makes it a sandbox, for trying things out. ``begin``: deal at once, if all seats
    are taken.
    """

    seats: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=24)], ...], Meta(min_length=2, max_length=6)]
    boxes: Annotated[tuple[BoxName, ...], Meta(max_length=12)] = ()
    town: Annotated[str, Meta(max_length=20)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "first"
    title: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] = ""
    without: Annotated[tuple[CardName, ...], Meta(max_length=8)] = ()
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    guests: Annotated[str, Meta(max_length=20)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "random"
    private_maids: Annotated[str, Meta(max_length=20)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "random"
    options: TableOptions = TableOptions()
    seed: Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)] | None = None
    begin: bool = True
