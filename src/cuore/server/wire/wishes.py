"""What somebody may wish for who opens a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cuore.server.wire.options import PRINTABLE, TableOptions
from cuore.town import Wishes

BoxName = Annotated[str, Meta(min_length=1, max_length=40)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]

WishWords = Annotated[str, Meta(min_length=1, max_length=60)]
"""A word, mostly with a number behind it: ``drawing``, ``drawing=2``, ``attacks=1-3``."""

ME = "me"
OPEN = "open"


class TownWishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a town that is drawn is to be like; the words are told at ``/api/towns``. Nothing said is nothing wished.

    ``require``: mechanics that must be in play, and what a maid must be good for (``drawing=2``: at least two of them).
    ``forbid``: mechanics that stay in the box, and what nobody may be good for. ``only``: what every maid must be good
    for. ``piles``: how many event and building piles, private maids, mechanics (``events=1``). ``costs``: how many
    maids cost how much (``2=1``, ``6+=1-2``), or ``spread``. ``slant``: what is to be likelier. ``together``: of maids
    who name one another none comes, or at least so many (99: all).
    """

    require: Annotated[tuple[WishWords, ...], Meta(max_length=16)] = ()
    forbid: Annotated[tuple[WishWords, ...], Meta(max_length=16)] = ()
    only: Annotated[tuple[WishWords, ...], Meta(max_length=8)] = ()
    pin: Annotated[tuple[CardName, ...], Meta(max_length=20)] = ()
    ban: Annotated[tuple[CardName, ...], Meta(max_length=20)] = ()
    piles: Annotated[tuple[WishWords, ...], Meta(max_length=8)] = ()
    costs: Annotated[tuple[WishWords, ...], Meta(max_length=8)] = ()
    slant: Annotated[tuple[WishWords, ...], Meta(max_length=16)] = ()
    together: Annotated[int, Meta(ge=0, le=99)] = 0

    def read(self) -> Wishes:
        """The same, for whoever draws towns."""
        return Wishes(**msgspec.structs.asdict(self))


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; without ``boxes``, with those of its town, or with the first one.

    ``seats``, in order: ``me``, ``open`` for somebody who is still to come, or the name of a bot. ``town``: ``first``,
    ``random``, the code or the name of a town, or ten names; ``wishes`` are for a random one. ``without``: special
    cards that stay in the box. ``seed``: makes it a sandbox, for trying things out. ``begin``: deal at once, if all
    seats are taken.
    """

    seats: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=24)], ...], Meta(min_length=2, max_length=6)]
    boxes: Annotated[tuple[BoxName, ...], Meta(max_length=12)] = ()
    town: Annotated[str, Meta(max_length=80)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "first"
    wishes: TownWishes = TownWishes()
    title: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] = ""
    without: Annotated[tuple[CardName, ...], Meta(max_length=80)] = ()
    beginners: bool = False
    faster: bool = False
    printed_only: bool = False
    guests: Annotated[str, Meta(max_length=20)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "random"
    private_maids: Annotated[str, Meta(max_length=20)] | Annotated[tuple[CardName, ...], Meta(max_length=12)] = "random"
    options: TableOptions = TableOptions()
    seed: Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)] | None = None
    begin: bool = True
