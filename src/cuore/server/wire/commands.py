"""What a client may say at a table. Unknown fields and unknown messages are refused.

A command names the revision that it was meant for and an id of its own; said again with the same id it changes nothing
and is answered as before.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cuore.server.wire.options import END, PRINTABLE, BotName

LONGEST = 1024
"""Bytes of one message from a client."""

IDS = r"^[A-Za-z0-9_-]{8,64}" + END
"""Ids of commands are chosen by the client: 128 random bits, so that no other command at the table has the same."""

Id = Annotated[str, Meta(pattern=IDS)]
Revision = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
PersonName = Annotated[str, Meta(min_length=1, max_length=16, pattern=PRINTABLE)]


class Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages from a client have in common."""


class Hello(Said, frozen=True, kw_only=True, tag="hello"):
    """The first message. ``rev`` and ``e``: what the client has; ``seat``: whose eyes, where several are its own."""

    ticket: Annotated[str, Meta(max_length=128, pattern=PRINTABLE)]
    rev: Revision = 0
    e: Revision = 0
    seat: SeatNumber | None = None
    full: bool = False  # for bots: all that the seat may know, beside the view


class Ping(Said, frozen=True, kw_only=True, tag="ping"):
    """A sign of life."""


class Look(Said, frozen=True, kw_only=True, tag="look"):
    """Look through the eyes of another seat of mine from now on (pass and play); without a seat, as a spectator."""

    id: Id
    seat: SeatNumber | None = None


class Command(Said, frozen=True, kw_only=True):
    """What changes a table."""

    id: Id
    rev: Revision


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, or one's own back from the bot that sits in. ``name``: for a second seat on one device."""

    seat: SeatNumber
    name: PersonName | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up. In a running game the seat stays one's own."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host gives a seat to a bot, or frees it. In a game: to the table's stand-in, for a player who is away."""

    seat: SeatNumber
    bot: BotName | None = None


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """The host lets the cards be dealt."""


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Answer the open decision. ``words``, if given, must be those of the option."""

    option: Annotated[int, Meta(ge=0, le=10_000)]
    words: Annotated[str, Meta(max_length=200, pattern=PRINTABLE)] | None = None


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the last answer back."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop the game for a while."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Let it go on."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The host ends a table whose game is not to be finished."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """The same again, after the end; the next seat begins."""


class Hint(Said, frozen=True, kw_only=True, tag="hint"):
    """Ask what a good player would do. Changes nothing."""

    id: Id
    rev: Revision
    seconds: Annotated[float, Meta(gt=0, le=10)] = 2.0


class Why(Said, frozen=True, kw_only=True, tag="why"):
    """Ask why something cannot be done, in the notation of options: "employ natsumi". Changes nothing."""

    id: Id
    rev: Revision
    words: Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]


class Say(Said, frozen=True, kw_only=True, tag="say"):
    """Talk to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=PRINTABLE)]


TableCommand = Sit | Leave | SeatBot | Begin | Answer | Undo | Pause | Resume | Close | Rematch
FromClient = Hello | Ping | Look | TableCommand | Hint | Why | Say
