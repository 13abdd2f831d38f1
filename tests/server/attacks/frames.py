"""Frames that a rude client may send: valid ones, and what becomes of them when somebody has been at them.

Most mutations keep the structure, so that they get past the reader and deep into the hall; the others are there for the
reader itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Fields = dict[str, Any]

SORTS: tuple[Fields, ...] = (
    {"type": "ping"},
    {"type": "look", "seat": 0},
    {"type": "look"},
    {"type": "sit", "seat": 1},
    {"type": "sit", "seat": 1, "name": "Zoe"},
    {"type": "leave", "seat": 1},
    {"type": "seat-bot", "seat": 1, "bot": "housekeeper"},
    {"type": "seat-bot", "seat": 1},
    {"type": "begin"},
    {"type": "answer", "option": 0},
    {"type": "answer", "option": 1, "words": "end turn"},
    {"type": "undo"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "close"},
    {"type": "rematch"},
    {"type": "hint", "seconds": 0.5},
    {"type": "why", "words": "employ azure"},
    {"type": "say", "text": "hello"},
    {"type": "hello", "ticket": "t1"},
)
"""One of every sort; ids and revisions are filled in."""

WITHOUT_REVISION = ("ping", "look", "say", "hello")

NUMBERS = (
    0,
    1,
    2,
    5,
    6,
    7,
    255,
    -1,
    9_999,
    10_000,
    10_001,
    10**7,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63),
    10**30,
    1e308,
    0.5,
)
TEXTS = (
    *(
        "",
        " ",
        "a",
        "a" * 16,
        "a" * 17,
        "a" * 300,
        "a" * 900,
        "Ann",
        "ann",
        "housekeeper",
        "search",
        "Admin",
        "You",
        "#",
    ),
    *(
        "a,b",
        "'",
        "\"'",
        "'Bo'",
        "\u202egnA",
        "A\u200bnn",
        "\u0430nn",
        "e\u0301" * 8,
        "\ufeff",
        "\u2028",
        "\x00",
        "\x1b[2J",
        "\ud800",
    ),
    *(
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "{{7*7}}",
        "../../etc/passwd",
        "%s%s%n",
        "${jndi:ldap://x}",
        "🎴" * 16,
    ),
)
ODD: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": {}}, [0] * 50, *NUMBERS, *TEXTS)

RAW = (
    *(
        b"",
        b" ",
        b"null",
        b"[]",
        b"{}",
        b'"hello"',
        b"0",
        b"NaN",
        b"Infinity",
        b"-",
        b"\xff\xfe",
        b"\x00",
        b"\xef\xbb\xbf{}",
    ),
    *(b'{"type":"ping"}{"type":"ping"}', b'{"type":"ping","type":"undo"}', b'{"type":"ping",}', b"{'type':'ping'}"),
    *(
        b"[" * 900,
        b'{"a":' * 170,
        b'{"type":"\\u0070ing"}',
        b'{"type":"ping"}\n\n',
        b'{"type":1e999}',
        b'{"type":"ping"' + b" " * 1100,
    ),
    *(
        b"1" * 1000,
        b'{"type":"say","id":"12345678","text":"\\ud800"}',
        b'{"type":"say","id":"12345678","text":"\xed\xa0\x80"}',
    ),
)


class Frames:
    """An endless row of frames, the same for the same seed."""

    def __init__(self, seed: object) -> None:
        self.chance = Random(f"frames {seed}")
        self._number = 0
        self._used: list[str] = []

    def next(self, revision: int) -> bytes | str:
        """A frame for a table at some revision."""
        chance = self.chance
        if chance.random() < 0.04:
            return chance.choice(RAW)
        fields = self.valid(revision)
        for _ in range(chance.choice((0, 0, 0, 0, 1, 1, 2, 3))):
            chance.choice(MUTATIONS)(chance, fields)
        try:
            written = json.dumps(fields, ensure_ascii=chance.random() < 0.5).encode()
        except UnicodeEncodeError:
            written = json.dumps(fields).encode()
        if chance.random() < 0.1:
            written = _damaged(chance, written)
        if chance.random() < 0.3:
            return written.decode("utf-8", "replace")
        return written

    def valid(self, revision: int) -> Fields:
        """A frame as a polite client would send it."""
        fields = dict(self.chance.choice(SORTS))
        if fields["type"] in ("close", "hello") and self.chance.random() < 0.95:
            fields = {"type": "answer", "option": 0}  # a table that is closed is no good for fuzzing
        if fields["type"] != "ping":
            fields["id"] = self._id()
        if fields["type"] not in WITHOUT_REVISION:
            near = self.chance.random() < 0.85
            fields["rev"] = revision if near else max(0, revision + self.chance.randint(-5, 5))
        if fields["type"] == "answer" and "words" not in fields:
            fields["option"] = self.chance.randrange(6)
        if "seat" in fields:
            fields["seat"] = self.chance.randrange(6)
        return fields

    def _id(self) -> str:
        if self._used and self.chance.random() < 0.1:
            return self.chance.choice(self._used)
        self._number += 1
        self._used = [*self._used[-50:], f"fuzz-{self._number:08}"]
        return self._used[-1]


def _other_value(chance: Random, fields: Fields) -> None:
    if fields:
        fields[chance.choice(list(fields))] = chance.choice(ODD)


def _fewer(chance: Random, fields: Fields) -> None:
    if fields:
        del fields[chance.choice(list(fields))]


def _more(chance: Random, fields: Fields) -> None:
    names = (
        "seat",
        "name",
        "bot",
        "option",
        "words",
        "rev",
        "id",
        "person",
        "host",
        "seed",
        "__proto__",
        "left",
        "full",
        "e",
    )
    fields[chance.choice(names)] = chance.choice(ODD)


def _other_sort(chance: Random, fields: Fields) -> None:
    fields["type"] = chance.choice([sort["type"] for sort in SORTS] + ["answered", "froze", "view", "done", "Ping", ""])


def _deeper(chance: Random, fields: Fields) -> None:
    if fields:
        name = chance.choice(list(fields))
        fields[name] = {name: [fields[name]]}


def _shuffled(chance: Random, fields: Fields) -> None:
    items = list(fields.items())
    chance.shuffle(items)
    fields.clear()
    fields.update(items)


def _another_number(chance: Random, fields: Fields) -> None:
    numbers = [name for name, value in fields.items() if type(value) is int]
    if numbers:
        name = chance.choice(numbers)
        fields[name] = chance.choice(NUMBERS)


def _another_text(chance: Random, fields: Fields) -> None:
    texts = [name for name in ("name", "text", "words", "bot", "id") if name in fields]
    if texts:
        fields[chance.choice(texts)] = chance.choice(TEXTS)


MUTATIONS: Sequence[Callable[[Random, Fields], None]] = (
    _other_value,
    _fewer,
    _more,
    _other_sort,
    _deeper,
    _shuffled,
    _another_number,
    _another_text,
)


def _damaged(chance: Random, written: bytes) -> bytes:
    at = chance.randrange(len(written) + 1)
    how = chance.randrange(4)
    if how == 0:
        return written[:at]
    if how == 1:
        return written[:at] + bytes([chance.randrange(256)]) + written[at + 1 :]
    if how == 2:
        return written[:at] + written[max(0, at - 9) :]
    return written[:at] + bytes(chance.randrange(256) for _ in range(5)) + written[at:]
