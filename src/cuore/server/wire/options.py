"""What a table is made of: how its game is laid out, and what its host may choose."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cuore.engine.setup import Setup

END = r"$(?!\n)"
"""The very end of a text: a dollar sign alone is content with a line break behind it."""

PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f]*" + END
"""Text without control characters: not all stores can keep these, and no page should show them."""

BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern=PRINTABLE)]


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a table goes on from: a finished game, after so many decisions, with what one seat knew."""

    table: Annotated[str, Meta(max_length=64, pattern=PRINTABLE)]
    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]


class Laid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is laid out, without its seed: what ``Setup`` says and everybody may know."""

    boxes: tuple[str, ...]
    players: int
    town: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    faster: bool = False
    printed_only: bool = False
    guests: tuple[str, ...] = ()
    private_maids: tuple[str, ...] = ()


class ClockOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Thinking time of every person: so much at first, and so much more with every answer."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is to be run. ``pace``: milliseconds after which a bot's answer is shown, always the same."""

    public: bool = False  # in the lobby: anybody may sit down
    watch: bool = True  # whoever has the link, or sees it in the lobby, may watch
    chat: bool | None = None  # on among friends, off with strangers, unless said
    hints: bool = True
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700
    clock: ClockOptions | None = None
    stand_in: BotName = "housekeeper"  # who plays on for a person who is away or whose time has run out

    @property
    def has_chat(self) -> bool:
        """Whether people may talk here."""
        return not self.public if self.chat is None else self.chat


def laid_of(setup: Setup) -> Laid:
    """How a game is laid out, without its seed."""
    return Laid(
        boxes=setup.boxes,
        players=setup.seats,
        town=setup.town,
        without=setup.without,
        faster=setup.faster,
        printed_only=setup.printed_only,
        guests=setup.guests,
        private_maids=setup.private_maids,
    )
