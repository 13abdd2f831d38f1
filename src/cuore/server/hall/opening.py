"""New tables: from a wish, from a position of a finished game, or the same again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from cuore.bots import BOT_NAMES
from cuore.engine.errors import CuoreError
from cuore.engine.record import read_record, replay
from cuore.engine.rules import RULES_VERSION
from cuore.engine.setup import lay_out
from cuore.server.commitment import commit
from cuore.server.entries import Chair, Opened, chained, write_entry
from cuore.server.errors import Refused
from cuore.server.hall.room import Room, setup_of
from cuore.server.hall.services import Services
from cuore.server.people.talk import LONGEST_TALK, clean_talk
from cuore.server.people.tokens import new_id
from cuore.server.ports import EntryRow, PersonRow, Secret, TableRow
from cuore.server.wire.options import Fork, Laid, TableOptions, laid_of
from cuore.server.wire.replay import check_length, laid_in
from cuore.server.wire.wishes import ME, OPEN, TableWish
from cuore.table import Table, read_seats
from cuore.town import make_setup

FASTEST_BOTS = 250
"""Milliseconds that bots take at least for an answer, except where somebody tries things out."""


class Opening(NamedTuple):
    """A table that is about to be made."""

    short: TableRow
    secret: Secret
    first: EntryRow
    may_begin: bool


def opening(services: Services, person: PersonRow, wish: TableWish) -> Opening:
    """The table that somebody wishes for."""
    sandbox = wish.seed is not None
    try:
        setup = make_setup(
            services.rules,
            boxes=wish.boxes or None,
            players=len(wish.seats),
            town=_words(wish.town),
            # The town is drawn by a luck of its own, and tells nothing of the game's; at a sandbox it repeats with it.
            seed=services.draw(32).hex() if wish.seed is None else f"town of {wish.seed}",
            beginners=wish.beginners,
            faster=wish.faster,
            printed_only=wish.printed_only,
            guests=_words(wish.guests),
            private_maids=_words(wish.private_maids),
            without=_words(wish.without),
            wishes=wish.wishes.read(),
        )
        lay_out(services.rules, setup)  # what cannot be dealt is refused now, not when people sit there
    except CuoreError as error:
        raise Refused("bad-wish", str(error)) from None
    secret = Secret(wish.seed if wish.seed is not None else services.draw(32).hex())
    laid = laid_of(setup)
    return _opening(services, person, wish.title, laid, wish.options, secret, _chairs(person, wish.seats), sandbox)


def opened_for_rematch(services: Services, person: PersonRow, room: Room) -> Opening:
    """The same people, boxes and town with other luck; whoever sat second begins."""
    opened = room.opened
    chairs = [
        Chair(person=chair.person, name=chair.name, bot="" if chair.person else chair.bot) for chair in room.chairs
    ]
    secret = Secret(services.draw(32).hex())
    rotated = tuple(chairs[1:] + chairs[:1])
    return _opening(
        services, person, opened.title, opened.laid, opened.options, secret, rotated, False, rematch_of=room.id
    )


def forked(
    services: Services,
    person: PersonRow,
    text: str,
    fork: Fork,
    seats: tuple[str, ...],
    options: TableOptions,
    title: str = "",
    laid: Laid | None = None,
) -> Opening:
    """A game that goes on from a position of a recorded one; what the seat did not know is dealt anew.

    ``title`` and ``laid`` are those of its table. Without one, somebody has brought the record.
    """
    try:
        record = read_record(text)
        if laid is None:
            check_length(record)
    except CuoreError as error:
        raise Refused("bad-record", str(error)) from None
    if fork.decision > len(record.answers) or not fork.seat < record.setup.seats == len(seats):
        raise Refused("bad-wish")
    try:
        session = replay(services.rules, record, fork.decision)
    except CuoreError as error:
        raise Refused("bad-record", str(error)) from None
    if session.game.over:
        raise Refused("bad-wish", "the game is over there: go back before you play on")
    people = read_seats(", ".join(f'"Seat {number}"' for number in range(len(seats))), kept=True)
    seed = services.draw(32).hex()
    try:
        world = Table(record.setup, session, people).imagined(fork.seat, seed)
    except CuoreError as error:
        raise Refused("bad-wish", str(error)) from None
    secret = Secret(seed, _asking_all(world.setup.position))
    laid = laid or laid_in(record.setup, session.game)
    return _opening(services, person, title, laid, options, secret, _chairs(person, seats), False, fork=fork)


def _asking_all(position: str) -> str:
    """A position at which nobody's question is left out: what is brought from elsewhere may have left some out."""
    said = "asks all: yes"
    return position if said in position.splitlines() else f"{position}\n{said}"


def _words(wish: str | tuple[str, ...]) -> str:
    return wish if isinstance(wish, str) else ", ".join(wish)


def _chairs(person: PersonRow, seats: tuple[str, ...]) -> tuple[Chair, ...]:
    chairs: list[Chair] = []
    for word in seats:
        if word == ME:
            if any(chair.person for chair in chairs):
                raise Refused("bad-wish")  # further seats on one device need names of their own: sit down there
            chairs.append(Chair(person=person.id, name=person.name))
        elif word == OPEN:
            chairs.append(Chair())
        elif word in BOT_NAMES:
            chairs.append(Chair(bot=word))
        else:
            raise Refused("no-such-bot")
    return tuple(chairs)


def _opening(
    services: Services,
    person: PersonRow,
    title: str,
    laid: Laid,
    options: TableOptions,
    secret: Secret,
    chairs: tuple[Chair, ...],
    sandbox: bool,
    fork: Fork | None = None,
    rematch_of: str = "",
) -> Opening:
    if options.stand_in not in BOT_NAMES:
        raise Refused("no-such-bot")
    if not sandbox and options.pace < FASTEST_BOTS:
        options = msgspec.structs.replace(options, pace=FASTEST_BOTS)
    table = new_id(services.draw)
    fingerprint = services.rules.fingerprint
    opened = Opened(
        host=person.id,
        title=clean_talk(title, LONGEST_TALK),
        laid=laid,
        options=options,
        commitment="" if sandbox else commit(table, setup_of(laid, secret), fingerprint),
        chairs=chairs,
        rules=str(RULES_VERSION),
        sandbox=sandbox,
        cards=fingerprint,
        fork=fork,
        rematch_of=rematch_of,
    )
    at = services.clock.wall()
    data = write_entry(opened)
    first = EntryRow(table, 1, ":open", "", person.id, at, data, chained("", table, 1, ":open", "", at, data))
    short = Room(services.rules, table, secret, opened).short(at, at)
    may_begin = not any(chair.is_free for chair in chairs)
    return Opening(short, secret, first, may_begin)
