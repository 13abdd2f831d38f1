"""Whether everything came out right: what is kept, what was promised and shown, against the engine alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from cuore.engine.position import write_position
from cuore.engine.record import read_record, replay, start_session, write_record
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.words import SPECTATOR
from cuore.server.entries import Answered, read_entry
from cuore.server.ports import EntryRow, Secret, Store
from cuore.server.store import open_store
from cuore.server.store.backup import check_file
from cuore.server.store.check import chain_faults
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.scene import event_lines, scene_of
from cuore.server.wire.shapes import EventLine
from cuore.server.workers import InlineThinker
from tests.server.crashes.history import History
from tests.server.crashes.player import Choice
from tests.server.simulation.replayed import OWN_COMMAND, Replayed, Wrong, asked_now

Chooser = Callable[[int], Choice]
"""How the person in a seat chooses."""

_VIEW = msgspec.json.Decoder(ViewOf)


class Verdict(NamedTuple):
    """What was looked at, and what is wrong."""

    tables: int
    entries: int
    finished: int
    wrong: list[str]


async def judge(address: str, rules: Rules, history: History, tables: dict[str, Chooser]) -> Verdict:
    """Look at everything that is kept; ``tables`` are those that clients know of."""
    wrong = list(history.wrong)
    if address.startswith("sqlite:///"):
        wrong += check_file(Path(address.removeprefix("sqlite:///"))).wrong
    store = await open_store(address)
    entries = finished = 0
    try:
        for table, chooser in tables.items():
            try:
                made = await _judge_table(store, rules, history, table)
                entries += made.revision
                finished += made.state == "over"
                if made.session is not None:
                    await _check_undisturbed(made, made.session, chooser)
            except Wrong as error:
                wrong.append(str(error))
    finally:
        await store.close()
    return Verdict(len(tables), entries, finished, wrong)


async def _judge_table(store: Store, rules: Rules, history: History, table: str) -> Replayed:
    rows = await store.entries(table)
    if not rows:
        raise Wrong(f"{table} was opened and is lost")
    _, faults = chain_faults(rows)
    if faults:
        raise Wrong(f"{table}: {faults}")
    _check_promises(history, table, rows)
    secret = await store.secret(table)
    made = Replayed(rules, table, rows, secret or Secret(""))
    _check_shown(history, made)
    row = await store.table(table)
    if row is None or (row.state, row.revision) != (made.state, made.revision):
        raise Wrong(f"{table}: {row} is kept, it is {made.state} at {made.revision}")
    if made.session is not None and made.state == "over":
        await _check_game(store, history, made, made.session)
    return made


def _check_promises(history: History, table: str, rows: list[EntryRow]) -> None:
    """Everything that was acknowledged is there, once and as it was asked for; nothing that was refused is."""
    kept: dict[str, EntryRow] = {}
    for row in rows:
        if row.command in kept:
            raise Wrong(f"{table}: {row.command} is kept twice")
        kept[row.command] = row
    for (where, command), revision in history.acks.items():
        if where == table and (command not in kept or kept[command].revision != revision):
            raise Wrong(f"{table}: {command} was acknowledged as {revision} and is kept as {kept.get(command)}")
    for (where, command), code in history.refused.items():
        if where == table and command in kept:
            raise Wrong(f"{table}: {command} was refused as {code} and is kept as {kept[command].revision}")
    for row in rows:
        if row.command.startswith(OWN_COMMAND):
            continue
        asked = history.asked.get((table, row.command))
        if asked is None:
            raise Wrong(f"{table}: nobody has given {row.command}")
        entry = read_entry(row.data)
        option = entry.option if isinstance(entry, Answered) else None
        if (row.person, row.revision, option) != (asked.person, asked.message["rev"] + 1, asked.message.get("option")):
            raise Wrong(f"{table}: {asked} is kept as {row}")


def _check_shown(history: History, made: Replayed) -> None:
    """Play what is kept, and make every view that somebody was shown anew."""
    shown = {key[1:]: raws for key, raws in history.views.items() if key[0] == made.table}
    while True:
        for seat in range(SPECTATOR, len(made.chairs)):
            for raw in shown.pop((made.revision, seat), ()):
                if raw != (due := _view(made, seat, len(_VIEW.decode(raw).events))):
                    raise Wrong(f"{made.table} {made.revision}: seat {seat} was shown\n{raw!r}\ninstead of\n{due!r}")
            at, log = history.logs.get((made.table, seat), (0, []))
            if at == made.revision and log != _as_read(event_lines(_session(made).heard(seat))):
                raise Wrong(f"{made.table} {made.revision}: seat {seat} was told another story")
        if made.revision == len(made.rows):
            break
        made.step()
    if shown:
        raise Wrong(f"{made.table}: {sorted(shown)} were shown and are not kept")


def _as_read(events: tuple[EventLine, ...]) -> object:
    return msgspec.json.decode(msgspec.json.encode(events))


def _view(made: Replayed, seat: int, events: int) -> bytes:
    session = _session(made)
    view, heard = session.view(seat), event_lines(session.heard(seat))
    asks = seat == session.game.asked and made.state == "playing" and not made.chairs[seat].bot
    return write_message(
        ViewOf(
            rev=made.revision,
            n=session.game.decisions,
            e=len(heard),
            view=scene_of(view),
            ask=asked_now(session, view, view.decision) if asks and view.decision else None,
            events=heard[len(heard) - events :],
        )
    )


def _session(made: Replayed) -> Session:
    if made.session is None:
        raise Wrong(f"{made.table} {made.revision}: something was shown before the cards were dealt")
    return made.session


async def _check_undisturbed(made: Replayed, session: Session, chooser: Chooser) -> None:
    """The same choices in a game without a server lead to the same cards, and on to the same end."""
    calm = start_session(made.rules, made.setup)
    thinker = InlineThinker(made.rules)

    async def step(game: Session) -> int:
        asked, options = game.game.asked, len(game.game.options)
        if options == 1:
            return 0
        if made.chairs[asked].bot:
            return await thinker.choose("calm", made.setup, tuple(game.answers), made.chairs[asked].bot, 0, False)
        return chooser(asked)(game.game.decisions, options)

    while len(calm.answers) < len(session.answers):
        calm.apply(await step(calm))
    for more in (0, 40):
        for _ in range(more):
            if not session.game.over:
                calm.apply(await step(calm))
                session.apply(await step(session))
        if calm.answers != session.answers or calm.told != session.told:
            raise Wrong(f"{made.table}: another game than without crashes, {more} answers later")
        if write_position(calm.game) != write_position(session.game):
            raise Wrong(f"{made.table}: the chance to come is another one, {more} answers later")


async def _check_game(store: Store, history: History, made: Replayed, session: Session) -> None:
    """A finished game is kept as one, and its record leads to the same end."""
    game = await store.game(made.table)
    if game is None:
        raise Wrong(f"{made.table} is over, and its game was not kept")
    if game.commitment != history.commitments.get(made.table, made.opened.commitment):
        raise Wrong(f"{made.table}: the record names another commitment")
    promised = made.opened.commitment  # a sandbox promises nothing, and its record names no table
    if game.record != write_record(made.setup, session, made.table if promised else "", promised):
        raise Wrong(f"{made.table}: the record is another one than the entries make")
    if game.record != history.records.get(made.table, game.record):
        raise Wrong(f"{made.table}: clients were given another record")
    if write_position(replay(made.rules, read_record(game.record)).game) != write_position(session.game):
        raise Wrong(f"{made.table}: the record leads elsewhere")
