"""What can happen at a table: a list that only grows, from which the table is made again.

An entry is an accepted command, kept under the number that it made the table's revision. Opening the table is entry 1.
Who sits where, pauses and the end belong to it as well as answers, so there is one order of everything and one number
that tells whether somebody has seen all of it. Nothing secret stands in an entry but the answers themselves; seeds are
kept apart.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated

import msgspec

from cuore.server.wire.options import Fork, Laid, TableOptions


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat, and who plays it.

    A seat with a person and a bot is that person's, and the bot sits in; one with a bot alone is the bot's, one with
    neither is free. ``gone``: its person has left and may come back.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    gone: bool = False

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.person and not self.bot


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag="opened"):
    """A table was made. The commitment is to its seed and to how it is laid out."""

    host: str  # the person who made it
    title: str
    laid: Laid
    options: TableOptions
    commitment: str
    chairs: tuple[Chair, ...]
    rules: str  # the version of the rules
    sandbox: bool = False  # the seed was chosen by its host: for trying things out, nothing is promised
    cards: str = ""  # the fingerprint of the cards, empty for the official ones
    fork: Fork | None = None
    rematch_of: str = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag="seated"):
    """Somebody else has a seat from now on, or plays it."""

    seat: int
    chair: Chair
    left: tuple[int, ...] = ()


class Began(msgspec.Struct, frozen=True, kw_only=True, tag="began"):
    """The cards were dealt."""


class Answered(msgspec.Struct, frozen=True, kw_only=True, tag="answered"):
    """A seat answered the open decision. ``left``: milliseconds on all clocks after it, where there are any."""

    seat: int
    option: int
    words: str
    left: tuple[int, ...] = ()


class Undone(msgspec.Struct, frozen=True, kw_only=True, tag="undone"):
    """A seat took its last answer back."""

    seat: int
    left: tuple[int, ...] = ()


class Paused(msgspec.Struct, frozen=True, kw_only=True, tag="paused"):
    """Somebody stopped the game for a while."""

    seat: int
    left: tuple[int, ...] = ()


class Resumed(msgspec.Struct, frozen=True, kw_only=True, tag="resumed"):
    """And let it go on."""

    seat: int


class Froze(msgspec.Struct, frozen=True, kw_only=True, tag="froze"):
    """The table stands still: a card has failed, or the operator wants it so. ``why`` is for the operator alone."""

    why: str


class Thawed(msgspec.Struct, frozen=True, kw_only=True, tag="thawed"):
    """The operator lets it go on."""


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """Nobody plays here any more, and the game did not reach its end."""


class Rematched(msgspec.Struct, frozen=True, kw_only=True, tag="rematched"):
    """After the end: the same people meet again at another table."""

    table: str


class Renewed(msgspec.Struct, frozen=True, kw_only=True, tag="renewed"):
    """The link to the table was replaced: the old one lets no more people in."""


Entry = Annotated[
    Opened | Seated | Began | Answered | Undone | Paused | Resumed | Froze | Thawed | Closed | Rematched | Renewed,
    "What can happen at a table",
]

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def read_entry(data: bytes) -> Entry:
    """The entry that was kept so."""
    return _DECODER.decode(data)


def chained(before: str, table: str, revision: int, command: str, asked: str, at: float, data: bytes) -> str:
    """A hash over an entry and all before it: where it agrees, nothing was cut out, put in or changed.

    Who sits where is not in it, nor the title: somebody who leaves for good takes their name along, and what was played
    can still be proved.
    """
    head = msgspec.json.encode([before, table, revision, command, asked, at])
    return sha256(head + b"\n" + _with_people(data, _nobody)).hexdigest()


def forget_person(data: bytes, person: str, stand_in: str, name: str) -> bytes:
    """An entry in which somebody stands under another id and another name; the title of their own table goes too."""

    def forgotten(who: dict[str, str]) -> None:
        if who.get("person") == person:
            who["person"] = stand_in
            if "name" in who:  # a seat without one stays so: the chain knows it
                who["name"] = name
        if who.get("host") == person:
            who.update(host=stand_in, title="")

    return _with_people(data, forgotten)


def people_in(data: bytes) -> set[str]:
    """Everybody who is named in an entry."""
    found: set[str] = set()

    def note(who: dict[str, str]) -> None:
        found.update((who.get("person", ""), who.get("host", "")))

    _with_people(data, note)
    return found - {""}


def host_in(data: bytes) -> str:
    """Whose table was opened with an entry: the title is theirs. Empty for all other entries."""
    hosts: list[str] = []
    _with_people(data, lambda who: hosts.append(who.get("host", "")))
    return "".join(hosts)


def _nobody(who: dict[str, str]) -> None:
    who.update(dict.fromkeys(who.keys() & {"host", "name", "person", "title"}, ""))


def _with_people(data: bytes, change: Callable[[dict[str, str]], None]) -> bytes:
    """An entry after something was done to every part of it that names somebody.

    It is not read as one of the classes above: those grow, and an old entry must stay as it is but for its people.
    """
    if not data.startswith((b'{"type":"opened"', b'{"type":"seated"')):
        return data
    entry = msgspec.json.decode(data)
    for who in (entry, entry.get("chair", {}), *entry.get("chairs", ())):
        change(who)
    return msgspec.json.encode(entry)
