"""What people may be called: names that a table can show and that cannot be taken for anybody else's.

A name is written in one script, from left to right, in letters whose look-alikes we know; that leaves out scripts that
somebody would have to write a table for first, and those that run from right to left, which would turn the words
beside them around. Guests get a name that no account can have, until they choose one.
"""

from __future__ import annotations

import secrets
import unicodedata

from cuore.bots import BOT_NAMES
from cuore.server.errors import Refused
from cuore.server.people.looks import DIGITS, GREEK, JAPANESE, PUNCTUATION, greek_case, is_known, look_of, script_of
from cuore.table.seats import LONGEST_NAME, YOU, IllegalSeats, read_seats

GUEST = "Guest"
FORMER_PLAYER = "Former player"
"""The beginnings of names that the server gives: to guests, and to those who are forgotten."""

RESERVED = (
    *BOT_NAMES,
    YOU,
    *("admin", "administrator", "moderator", "mod", "operator", "owner", "root", "staff", "support", "system"),
    *("cuore", "tanto cuore", "official", "server", "host", "table", "bot", "computer", "cpu", "robot"),
    *("anonymous", "everybody", "nobody", "player", "seat", "somebody", "someone", "spectator", "unknown"),
    *("null", "none", "undefined"),
)
"""Names of nobody; also with a number behind them, as a table tells two bots of a kind apart."""

WORDS = (
    *("Acorn", "Anise", "Apple", "Aspen", "Basil", "Beech", "Berry", "Birch", "Brook", "Cedar", "Cello", "Cloud"),
    *("Clove", "Cocoa", "Coral", "Daisy", "Dove", "Dune", "Elder", "Ember", "Fern", "Finch", "Fjord", "Flute", "Frost"),
    *("Ginko", "Grape", "Hazel", "Heron", "Holly", "Honey", "Iris", "Ivy", "Jade", "Koala", "Lark", "Lemon", "Lilac"),
    *("Lily", "Lotus", "Lynx", "Mango", "Maple", "Melon", "Mint", "Moon", "Moss", "Myrrh", "Oak", "Ocean", "Olive"),
    *("Opal", "Otter", "Panda", "Peach", "Pearl", "Pine", "Plum", "Poppy", "Quail", "Quill", "Rain", "Reed", "River"),
    *("Robin", "Rose", "Ruby", "Sage", "Sky", "Snow", "Spark", "Star", "Swan", "Tansy", "Thyme", "Tiger", "Tulip"),
    *("Viola", "Wave", "Wren", "Yarn", "Yew", "Zebra"),
)
"""For the names of guests; no two look alike."""

_FEWEST_DIGITS = 3


def skeleton(name: str) -> str:
    """The name as the eye reads it: two names that can be taken for each other have the same one."""
    text = unicodedata.normalize("NFKC", name)
    scripts = {script_of(letter) for letter in text}
    if GREEK in scripts:
        text = greek_case(text)
    # Between Chinese characters or kana a dash is read as one of them, elsewhere it is passed over.
    dash = look_of("\u30fc") if JAPANESE in scripts else ""
    read = "".join(dash if letter in "-_" else look_of(letter) for letter in text)
    return read.replace("rn", "m").replace("vv", "w")


_RESERVED_LOOKS = frozenset(skeleton(word) for word in RESERVED)
_GIVEN_LOOKS = tuple(skeleton(word) for word in (GUEST, FORMER_PLAYER))


def clean_name(text: str) -> str:
    """The name as it is kept and shown; raises ``Refused("bad-name")`` for what nobody may choose."""
    name = unicodedata.normalize("NFKC", text[: 4 * LONGEST_NAME])
    if not all(letter in PUNCTUATION or letter in DIGITS or is_known(letter) for letter in name):
        raise Refused("bad-name")
    name = " ".join(name.split())
    scripts = {script_of(letter) for letter in name} - {""}
    if len(scripts) > 1:
        raise Refused("bad-name")
    if GREEK in scripts:
        name = greek_case(name)
    if len(text) > 4 * LONGEST_NAME or not _can_sit(name) or _is_reserved(name):
        raise Refused("bad-name")
    return name


def _can_sit(name: str) -> bool:
    """Whether a table takes this name for a person's."""
    if not name or name[0] in "'’" or name[-1] in "'’":
        return False  # a table takes a name between these for a quoted one
    try:
        (seat,) = read_seats(f'"{name}"')
    except IllegalSeats:
        return False
    return seat.name == name


def _is_reserved(name: str) -> bool:
    read = skeleton(name)
    unnumbered = skeleton(name.rstrip(DIGITS + PUNCTUATION))
    return read.startswith(_GIVEN_LOOKS) or not _RESERVED_LOOKS.isdisjoint((read, unnumbered))


def unclaimed(person: str) -> str:
    """What stands for the look of a guest's chosen name, so that it stays free: no name looks like this."""
    return f"~{person}"


def guest_name(tries: int) -> str:
    """A name for a guest, by chance; after every try that has met a taken one, out of more."""
    beginning = f"{GUEST} {secrets.choice(WORDS)} "
    digits = min(_FEWEST_DIGITS + tries // 2, LONGEST_NAME - len(beginning))
    lowest = 10 ** (digits - 1)
    return f"{beginning}{lowest + secrets.randbelow(9 * lowest)}"
