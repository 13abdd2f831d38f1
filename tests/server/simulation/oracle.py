"""Whether a run was right: everything that was kept and everything that was sent, against the engine alone.

At the end the kept entries are played through the engine, and every message is made anew.
"""

from __future__ import annotations

from typing import Protocol

from cuore.engine.position import write_position
from cuore.engine.record import read_record, replay, write_record
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.words import SPECTATOR
from cuore.server.commitment import check
from cuore.server.entries import Answered, Began, Paused, Resumed, Seated, Undone, chained, read_entry
from cuore.server.ports import EntryRow, Secret
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.messages import Seats, ViewOf
from cuore.server.wire.scene import event_lines
from tests.server.simulation.net import Server
from tests.server.simulation.ports import Disk, at_once
from tests.server.simulation.replayed import Replayed, Wrong
from tests.server.simulation.watcher import Watcher, digest_of, read

ERASED = "gone-"
"""What the ids of those begin with who were erased: they had another name when it was told."""
TOLERANCE = 50.0
"""Milliseconds by which clocks may differ."""


def check_chain(rows: list[EntryRow]) -> None:
    """The hashes over all entries, made again."""
    chain = ""
    for number, row in enumerate(rows, 1):
        if row.revision != number:
            raise Wrong(f"{row.table}: entry {number} has revision {row.revision}")
        chain = chained(chain, row.table, row.revision, row.command, row.asked, row.at, row.data)
        if row.chain != chain:
            raise Wrong(f"{row.table} {number}: the chain is broken")


class Judged(Protocol):
    """What is looked at in the end."""

    rules: Rules
    disk: Disk
    watcher: Watcher
    store: MemoryStore
    servers: list[Server]
    tables: list[str]
    may_freeze: bool

    def secret_of(self, table: str) -> Secret | None: ...

    def fail(self, what: str) -> None: ...


def check_all(world: Judged) -> None:
    """Everything that has to hold when all is at rest."""
    for table, rows in world.disk.entries.items():
        try:
            check_kept(world, table, rows)
            _check_table(world, table, rows)
        except Wrong as wrong:
            world.fail(str(wrong))


def check_kept(world: Judged, table: str, rows: list[EntryRow]) -> None:
    """What the store says now is what was kept, with nothing lost, and its hashes agree."""
    if at_once(world.store.entries(table)) != rows:
        raise Wrong(f"{table}: the store has other entries than were kept")
    check_chain(rows)
    kept = {row.command: row.revision for row in rows}
    for (told_of, command), revision in world.watcher.acks.items():
        if told_of == table and kept.get(command) != revision:
            raise Wrong(f"{table}: {command} was acknowledged as {revision} and is kept as {kept.get(command)}")


def _check_table(world: Judged, table: str, rows: list[EntryRow]) -> None:
    """Play it again, and make every view that was sent anew."""
    made = Replayed(world.rules, table, rows, world.secret_of(table) or Secret(""))
    views: dict[int, list[tuple[int, bytes, str]]] = {}
    for (shown_at, revision, seat), seen in world.watcher.views.items():
        if shown_at == table:
            views.setdefault(revision, []).extend((seat, raw, person) for raw, person in seen.items())
    seats: dict[int, list[Seats]] = {}
    for shown in world.watcher.seats.get(table, {}).values():
        seats.setdefault(shown.rev, []).append(shown)
    while True:
        for shown in seats.pop(made.revision, ()):
            _check_seats(made, shown)
        for seat, raw, person in views.pop(made.revision, ()):
            sent = read(raw)
            assert isinstance(sent, ViewOf)
            due = made.view_for(seat, person, person in world.disk.erased, sent)
            if due != raw:
                raise Wrong(f"{table} {made.revision}: seat {seat} was sent\n{raw!r}\ninstead of\n{due!r}")
        for seat in range(SPECTATOR, len(made.chairs)):
            for log, client in world.watcher.logs.get((table, made.revision, seat), {}).items():
                if made.session is None or log != digest_of(event_lines(made.session.heard(seat))):
                    raise Wrong(f"{table} {made.revision}: {client} with the eyes of {seat} has a wrong log")
        if made.revision == len(rows):
            break
        made.step()
    if views:
        raise Wrong(f"{table}: views of revisions {sorted(views)} were sent that are not kept")
    if made.frozen and not world.may_freeze:
        raise Wrong(f"{table} stands still: {read_entry(rows[-1].data)}")
    _check_short(world, made)
    _check_times(made, world.disk.times[table])
    _check_live(world, made)
    if made.state == "over":
        _check_game(world, made)


def _check_seats(made: Replayed, shown: Seats) -> None:
    """Who sits where, as everybody is told; who is connected is no matter of the record."""
    told = [(seat.bot, seat.gone) for seat in shown.seats]
    kept = [(chair.bot, chair.gone) for chair in made.chairs]
    for seat, chair in zip(shown.seats, made.chairs, strict=True):
        if chair.person and not chair.person.startswith(ERASED) and seat.name != chair.name:
            raise Wrong(f"{made.table} {made.revision}: {seat} is the seat of {chair}")
    if (shown.state, shown.rematch, told) != (made.state, made.rematch, kept):
        raise Wrong(f"{made.table} {made.revision}: {shown} was told, it is {made.state} with {kept}")


def _check_short(world: Judged, made: Replayed) -> None:
    """The short form says what follows from the entries: whoever starts anew finds the tables to see to by it."""
    row = at_once(world.store.table(made.table))
    by_itself = False
    if made.state == "playing" and made.session is not None:
        game = made.session.game
        by_itself = bool(made.chairs[game.asked].bot or made.opened.options.clock)
    if row is None or (row.state, row.revision, row.bots_play) != (made.state, made.revision, by_itself):
        raise Wrong(f"{made.table}: {row} is kept, it is {made.state} at {made.revision}, plays by itself: {by_itself}")


def _check_times(made: Replayed, times: list[float]) -> None:
    """Nobody loses more time than has passed, and nobody's runs out before, whatever the clocks on the wall show."""
    clock = made.opened.options.clock
    if clock is None:
        return
    left = [clock.seconds * 1000] * len(made.chairs)
    asked_at = 0.0
    for row, at in zip(made.rows, times, strict=True):
        entry = read_entry(row.data)
        spent = (at - asked_at) * 1000 + TOLERANCE
        if isinstance(entry, Seated) and row.command.startswith(":time") and left[entry.seat] > spent:
            raise Wrong(f"{made.table} {row.revision}: {left[entry.seat]} ms were left, {spent:.0f} have passed")
        if isinstance(entry, Answered | Undone | Paused | Seated) and entry.left:
            lost = [before - after for before, after in zip(left, entry.left, strict=True)]
            # With an answer that is taken back goes what came with it.
            taken_back = clock.increment * 1000 if isinstance(entry, Undone) else 0
            if max(lost) > spent + taken_back:
                raise Wrong(f"{made.table} {row.revision}: {left} ms were left, now {entry.left}; {spent:.0f} passed")
            left = list(entry.left)
        if isinstance(entry, Answered | Undone | Began | Resumed):
            asked_at = at


def _check_live(world: Judged, made: Replayed) -> None:
    """Every process that has the table in memory has the same, with all chance that is to come."""
    for server in world.servers:
        live = server.hall.live.get(made.table)
        if live is None or not server.process.alive:
            continue
        room = live.room
        if (room.revision, room.state, room.chain) != (made.revision, made.state, made.rows[-1].chain):
            raise Wrong(f"{made.table}: {server.process.name} has {room!r}, kept are {made.revision}, {made.state}")
        if room.chairs != made.chairs:
            raise Wrong(f"{made.table}: {server.process.name} seats {room.chairs}, kept are {made.chairs}")
        if made.session is None or room.table is None:
            continue
        if write_position(room.session.game) != write_position(made.session.game):
            raise Wrong(f"{made.table}: {server.process.name} plays another game than the one that is kept")
        if (room.session.told, room.session.answers) != (made.session.told, made.session.answers):
            raise Wrong(f"{made.table}: {server.process.name} tells another story than the one that is kept")


def _check_game(world: Judged, made: Replayed) -> None:
    """A finished game is kept as one, and its record can be replayed to the same end."""
    game = at_once(world.store.game(made.table))
    assert made.session is not None
    if game is None:
        raise Wrong(f"{made.table} is over, and its game was not kept")
    promised = made.opened.commitment
    if game.record != write_record(made.setup, made.session, made.table if promised else "", promised):
        raise Wrong(f"{made.table}: the record is another one than the entries make")
    record = read_record(game.record)
    replay(world.rules, record)
    if game.commitment != promised or (not made.opened.sandbox and not check(record, promised)):
        raise Wrong(f"{made.table}: the game is not the one that was promised")
    told = world.watcher.overs.get(made.table, {})
    for over in told.values():
        ended = (over.points, over.winners, over.seed, over.commitment)
        if ended != (
            tuple(points(made.session.game)),
            tuple(winners(made.session.game)),
            made.setup.seed,
            made.opened.commitment,
        ):
            raise Wrong(f"{made.table}: {over} is not how it ended")
