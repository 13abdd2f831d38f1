"""What clients have seen and been promised, for whoever judges in the end."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

UNDECIDED = frozenset({"busy", "too-fast"})
"""Refusals that say nothing about the command: it is sent again, with the same id."""


class Asked(NamedTuple):
    """A command that somebody has given."""

    person: str
    message: dict[str, Any]


class History:
    """All that was seen from outside."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], Asked] = {}  # by table and id
        self.acks: dict[tuple[str, str], int] = {}  # the revision that a command made
        self.refused: dict[tuple[str, str], str] = {}  # what will never be carried out, and why not
        self.views: dict[tuple[str, int, int], set[bytes]] = {}  # by table, revision and seat
        self.logs: dict[tuple[str, int], tuple[int, list[Any]]] = {}  # by table and seat: at which revision, all events
        self.commitments: dict[str, str] = {}  # by table, as they were shown at first
        self.records: dict[str, str] = {}
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()

    def acked(self, table: str, command: str, revision: int) -> None:
        """A client was told that its command is kept."""
        key = (table, command)
        self.counts["acknowledged again" if key in self.acks else "acknowledged"] += 1
        if self.acks.setdefault(key, revision) != revision:
            self.wrong.append(f"{table}: {command} was acknowledged as {self.acks[key]} and as {revision}")
        if key in self.refused:
            self.wrong.append(f"{table}: {command} was acknowledged after {self.refused[key]}")

    def denied(self, table: str, command: str, code: str) -> None:
        """A client was told that its command is not carried out."""
        self.counts[code] += 1
        if code in UNDECIDED:
            return
        if (table, command) in self.acks:
            self.wrong.append(f"{table}: {command} was refused as {code} after it was acknowledged")
        self.refused[table, command] = code
        if code != "stale":
            self.wrong.append(f"{table}: {self.asked[table, command]} was refused as {code}")

    def promised(self, table: str, commitment: str) -> None:
        """A client was told what the seed is bound by."""
        if self.commitments.setdefault(table, commitment) != commitment:
            self.wrong.append(f"{table}: two commitments")

    def saw(self, table: str, revision: int, seat: int, raw: bytes) -> None:
        """A client was shown something."""
        self.views.setdefault((table, revision, seat), set()).add(raw)
