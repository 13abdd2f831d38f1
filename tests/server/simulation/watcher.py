"""Looks at every message that leaves the server, at the moment when it is put in an outbox."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256

import msgspec

from cuore.server.ports import Secret
from cuore.server.wire.commands import Hint, Look, Rematch, Say, TableCommand
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import Done, FromServer, Over, Refusal, Seats, ViewOf
from cuore.server.wire.shapes import EventLine
from tests.server.simulation.net import Line
from tests.server.simulation.ports import Disk

UNDECIDED = ("busy", "too-fast", "id-used")
"""Refusals that say nothing about the command itself."""

_DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


@lru_cache(maxsize=4096)
def read(raw: bytes) -> FromServer:
    """A message to a client, typed; the same bytes go to several."""
    return _DECODER.decode(raw)


def digest_of(log: Sequence[EventLine]) -> bytes:
    """Short for all events that somebody was told."""
    return sha256(msgspec.json.encode(log)).digest()


class Watcher:
    """Looks at every message that leaves the server."""

    def __init__(self, disk: Disk, secret_of: Callable[[str], Secret | None]) -> None:
        self.disk = disk
        self.secret_of = secret_of
        self.seats: dict[str, dict[bytes, Seats]] = {}  # by table
        self.overs: dict[str, dict[bytes, Over]] = {}
        self.views: dict[tuple[str, int, int], dict[bytes, str]] = {}  # by table, revision and seat: message, person
        self.logs: dict[tuple[str, int, int], dict[bytes, str]] = {}  # the same, with what a client has put together
        self.acks: dict[tuple[str, str], int] = {}  # by table and id of the command: the revision that it made
        self.ended: set[str] = set()  # tables of which the end was told
        self.given: dict[str, TableCommand | Hint | Say | Look] = {}  # everything that clients have asked for, by id
        self.early: set[str] = set()  # ids of what was meant for a revision that was still to come
        self.failures: list[str] = []
        self.counts: Counter[str] = Counter()

    def asked_for(self, table: str, command: TableCommand | Hint | Say | Look) -> None:
        """A client is about to send this."""
        self.given[command.id] = command
        if not isinstance(command, Say | Look) and command.rev > self.disk.revision(table):
            self.early.add(command.id)

    def look(self, line: Line, raw: bytes) -> None:
        """The server is about to send this."""
        message = read(raw)
        self.counts[type(message).__name__] += 1
        if write_message(message) != raw:
            self._fail(line, f"there is more in this message than its type says: {raw!r}")
        kept = self.disk.revision(line.table)
        rev = getattr(message, "rev", 0)
        if rev > kept and not isinstance(message, Refusal):
            self._fail(line, f"revision {rev} was told, but only {kept} are kept: {raw!r}")
        match message:
            case Done():
                self._look_at_done(line, message)
            case Refusal():
                self._look_at_refusal(line, message)
            case ViewOf():
                seen = self.views.setdefault((line.table, message.rev, message.view.seat), {})
                seen.setdefault(raw, line.person)
            case Seats():
                self.seats.setdefault(line.table, {})[raw] = message
            case Over():
                self.ended.add(line.table)
                self.overs.setdefault(line.table, {})[raw] = message
            case _:
                pass
        if not isinstance(message, Over):
            self._look_for_secrets(line, raw)

    def _look_at_done(self, line: Line, done: Done) -> None:
        if isinstance(self.given.get(done.id), Say | Look):
            return
        rows = [row for row in self.disk.entries.get(line.table, ()) if row.command == done.id]
        if [row.revision for row in rows] != [done.rev]:
            self._fail(line, f"{done} was told, but {rows} are kept")
        elif rows[0].person != line.person and line.person not in self.disk.erased:
            self._fail(line, f"{done} was told to {line.person}, but it is the command of {rows[0].person}")
        self.acks[line.table, done.id] = done.rev

    def _look_at_refusal(self, line: Line, refusal: Refusal) -> None:
        """A command that is kept is never refused; one for the revision that is kept is not stale."""
        command = self.given.get(refusal.id)
        if command is None or refusal.code in UNDECIDED or isinstance(command, Say | Look | Hint):
            return
        self.counts[f"refused {refusal.code}"] += 1
        if refusal.id in [row.command for row in self.disk.entries.get(line.table, ())]:
            self._fail(line, f"{command} is kept, and was refused: {refusal}")
        kept = self.disk.revision(line.table)
        # A second rematch finds that there is one already: the table has moved on without a new revision.
        early = refusal.id in self.early or isinstance(command, Rematch)
        if refusal.code == "stale" and command.rev == kept and not early:
            self._fail(line, f"{command} is for revision {kept}, and was refused: {refusal}")

    def _look_for_secrets(self, line: Line, raw: bytes) -> None:
        if line.table in self.ended:
            return
        secret = self.secret_of(line.table)
        if secret is None:
            return
        hidden = [secret.seed, *[part for part in secret.position.splitlines() if part.startswith("luck")]]
        for part in hidden:
            if len(part) > 8 and part.encode() in raw:
                self._fail(line, f"a secret of the table was sent: {raw!r}")

    def _fail(self, line: Line, what: str) -> None:
        self.failures.append(f"{line}, table {line.table}: {what[:600]}")
