"""All tables: those that are in memory, how they get there, and who may come in.

Any process can serve any table. A table is read from the store when somebody wants it or when its bots have to play,
and leaves memory when nobody does. Hints from other processes, and a look at the store now and then, tell which tables
have moved on elsewhere.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Collection, Iterable
from contextlib import suppress
from hashlib import sha256

import msgspec

from cuore.engine.words import SPECTATOR
from cuore.server.entries import Rematched
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.ending import game_row
from cuore.server.hall.errands import Errands
from cuore.server.hall.live import AGAIN, LEASE, LiveTable
from cuore.server.hall.mine import MyGame, awaited_alone, my_game, seats_in
from cuore.server.hall.opening import Opening, forked, opened_for_rematch, opening
from cuore.server.hall.outbox import GOING_AWAY, RESTART, Outbox
from cuore.server.hall.reading import read_room
from cuore.server.hall.retelling import replay_of_record, replay_of_table
from cuore.server.hall.room import CLOSED, OPEN, OVER, Room
from cuore.server.hall.services import Services, wait_for
from cuore.server.hall.showing import ELSEWHERE, said
from cuore.server.hall.viewer import Viewer
from cuore.server.hall.visit import Visit
from cuore.server.ports import MISSED, Conflict, GameRow, Hint, PersonRow, TableRow
from cuore.server.wire.commands import Hello, Rematch
from cuore.server.wire.options import Fork, TableOptions
from cuore.server.wire.wishes import TableWish, TownWishes

PARKED_AFTER = 60.0
"""Seconds after which a table leaves memory that nobody looks at and no bot plays at."""

ROUND = 2.0
"""Seconds between two looks at what other processes have kept."""

HERE = 15.0
"""Seconds between two reports to other processes of who is connected to this one."""

TALK_SHOWN = 50
LOBBY = 100
OF_ONE_HOST = 3
"""Tables in the lobby, and of those the tables of one host."""

ENDED = (OVER, CLOSED)

MINE = 1_000
"""So many of one's own tables are listed, the latest change first."""

LOOKED_UP = 8
"""Of one's own tables with several people so many are read to find out whom they wait for."""


class LobbyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table as strangers see it in the lobby."""

    id: str
    title: str
    state: str
    boxes: tuple[str, ...]
    seats: tuple[str, ...]  # names, of bots as well; empty for a free seat
    free: int
    changed: float


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may know who has the link, before sitting down."""

    id: str
    title: str
    state: str
    boxes: tuple[str, ...]
    seats: tuple[str, ...]
    free: int
    may_sit: bool
    may_watch: bool
    commitment: str
    yours: tuple[int, ...]


class Hall:
    """The tables of one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._key = b""
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rounds = Errands(services.notice, services.process)
        self._errands = Errands(services.notice, services.process)
        self._stopping = False
        self._missed = asyncio.Event()
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # tables not live here: until when, who is there

    def __repr__(self) -> str:
        return f"<Hall {self._services.process}: {len(self.live)} tables>"

    # -- opening and closing the house --

    async def start(self) -> None:
        """Begin to serve: clocks run, and bots play on where people play with them."""
        self._key = await self._services.store.key()
        self._services.bus.listen(self._heard)
        for round_ in (self._look_after_tables(), self._keep_up()):
            _ = self._rounds.begin(round_)

    async def stop(self, again: int) -> None:
        """Send everybody away, and finish what is under way. Clients may come back after so many milliseconds."""
        self._stopping = True
        await self._rounds.stop()
        for live in self.live.values():
            live.showing.bye("restart", "the server takes a short break", again, RESTART)
        await asyncio.gather(*[live.stop() for live in self.live.values()])
        await self._errands.finish()

    # -- making tables --

    async def open_table(self, person: PersonRow, wish: TableWish, address: str = "") -> str:
        """Make a table; gives its id."""
        self._check_live(person.id, address)

        def make() -> Opening:
            return opening(self._services, person, wish)

        # Which of many wishes cannot hold together takes its time to find out.
        beside = wish.wishes != TownWishes()
        made = await self._services.beside.do(make) if beside else make()
        return await self._open(made, begin=wish.begin, address=address)

    async def fork(
        self,
        person: PersonRow,
        fork: Fork,
        invite: str,
        seats: tuple[str, ...],
        options: TableOptions,
        address: str = "",
    ) -> str:
        """Make a table that goes on from a position of a finished game, in a world that one seat thought possible."""
        self._check_live(person.id, address)
        game = await self.record(person, fork.table, invite)
        opened = (await self._table(fork.table)).room.opened
        made = await self._services.beside.do(
            lambda: forked(
                self._services, person, game.record, fork, seats, options, title=opened.title, laid=opened.laid
            )
        )
        return await self._open(made, begin=True, address=address)

    async def fork_record(
        self,
        person: PersonRow,
        record: str,
        fork: Fork,
        seats: tuple[str, ...],
        options: TableOptions,
        address: str = "",
    ) -> str:
        """The same from a record that somebody brings; the fork then names no table."""
        self._check_live(person.id, address)
        made = await self._services.beside.do(lambda: forked(self._services, person, record, fork, seats, options))
        return await self._open(made, begin=True, address=address)

    def _check_live(self, person: str, address: str, table: str = "") -> None:
        """Refuse one more live table of a person or of an address; one that is theirs already is none more."""
        services = self._services
        for user, most in ((person, services.tables_of_person), (address, services.tables_from_address)):
            theirs = [id_ for id_, live in self.live.items() if user in live.users and live.room.state not in ENDED]
            if user and table not in theirs and len(theirs) >= most:
                raise Refused("too-many-tables")

    async def _open(self, made: Opening, begin: bool, address: str = "") -> str:
        services = self._services
        try:
            await services.store.open_table(made.short, made.secret, made.first)
        except (Conflict, Unavailable):  # somebody who is to sit there was erased; or nobody knows whether it is kept
            raise Refused("busy") from None  # its id was told to nobody: if it is there, nobody will miss it
        live = await self._table(made.short.id)
        live.users.update((made.short.host, address))
        if begin and made.may_begin:
            await live.begin()
        return made.short.id

    async def _meet_again(self, live: LiveTable, viewer: Viewer, command: Rematch) -> None:
        """A rematch: another table, and the way there written on this one."""
        table = ""

        def decide() -> Rematched:
            check_rematch(live.room, viewer)
            return Rematched(table=table)

        if command.rev == live.room.revision:  # else it has been carried out before, or is stale
            check_rematch(live.room, viewer)
            table = await self._open(opened_for_rematch(self._services, viewer.person, live.room), begin=False)
        try:
            await live.keep_for(viewer, command, decide)
        finally:
            if table and live.room.rematch not in ("", table):  # somebody was quicker: nobody will come to this one
                with suppress(Refused):
                    await (await self._table(table)).close()

    # -- who may come in --

    def invite(self, table: str, number: int = 1) -> str:
        """The secret part of a link to a table. ``number``: it was renewed so often, counted from 1."""
        words = f"invite/{table}" if number == 1 else f"invite/{table}/{number}"
        mac = hmac.digest(self._key, words.encode(), sha256)
        return urlsafe_b64encode(mac[:16]).decode().rstrip("=")

    def is_invited(self, table: str, invite: str, number: int = 1) -> bool:
        """Whether this is the secret part of that link."""
        return bool(invite) and hmac.compare_digest(invite.encode(), self.invite(table, number).encode())

    async def invitation(self, table: str) -> int:
        """The number of the link that lets people in now."""
        return (await self._table(table)).room.invitation

    async def renew_invitation(self, person: str, table: str) -> str:
        """Another link from now on, for the host; gives its secret part."""
        live = await self._table(table)
        await live.renew_invitation(person)
        return self.invite(table, live.room.invitation)

    async def facts(self, person: PersonRow | None, table: str, invite: str) -> TableInfo:
        """What a table is, for somebody who may know."""
        live = await self._table(table)
        room, known = live.room, person.id if person else ""
        invited = self.is_invited(table, invite, room.invitation)
        self._check_in(room, known, invited)
        free = sum(chair.is_free for chair in room.chairs)
        return TableInfo(
            id=table,
            title=room.opened.title,
            state=room.state,
            boxes=room.opened.laid.boxes,
            seats=tuple(chair.name or chair.bot for chair in room.chairs),
            free=free,
            may_sit=room.state == OPEN and bool(free) and (invited or room.opened.options.public),
            may_watch=room.opened.options.watch,
            commitment=room.opened.commitment,
            yours=room.seats_of(known),
        )

    def _check_in(self, room: Room, person: str, invited: bool) -> None:
        """Refuse whom a table is not open to, in the words for one that is not there."""
        if room.seats_of(person) or (person and person == room.opened.host):
            return
        options = room.opened.options
        known = invited or options.public
        if not known or not (options.watch or (room.state == OPEN and any(chair.is_free for chair in room.chairs))):
            raise Refused("no-such-table")

    async def sits_at(self, person: str, table: str) -> bool:
        """Whether a table is somebody's own: they have a seat there, or opened it."""
        row = await self._row(table)
        return row is not None and bool(person) and person in {row.host, *[who for who, _, _ in seats_in(row)]}

    async def is_no_guess(self, person: str, table: str, invite: str) -> bool:
        """Whether somebody knows of a table by its link, from the lobby, or because it is their own."""
        live = self.live.get(table)
        if self.is_invited(table, invite, live.room.invitation if live else 1):
            return True
        row = await self._row(table)
        return row is not None and (row.public or await self.sits_at(person, table))

    async def _row(self, table: str) -> TableRow | None:
        try:
            return await self._services.store.table(table)
        except Unavailable:
            raise Refused("busy") from None

    async def lobby(self) -> list[LobbyLine]:
        """Public tables whose host is there, as anybody may see them."""
        now = self._services.clock.now()
        here: dict[str, Collection[str]] = {
            table: who for table, (until, who) in self._elsewhere.items() if until > now
        }
        for table, live in self.live.items():
            if live.room.opened.options.public:
                here[table] = live.showing.people_here()
        try:
            rows = await self._services.store.lobby(tuple(here))
        except Unavailable:
            raise Refused("busy") from None
        return [lobby_line(row) for row in self._shared_out([row for row in rows if row.host in here[row.id]])]

    def _shared_out(self, rows: list[TableRow]) -> list[TableRow]:
        """As many tables as the lobby shows: the first ones of all addresses and hosts before the second ones."""
        before = Counter[str]()
        ranks: dict[str, int] = {}
        for row in rows:
            live = self.live.get(row.id)
            lines = [viewer.address for viewer in live.showing.viewers if viewer.person.id == row.host] if live else []
            owners = {row.host, *lines} - {""}
            if before[row.host] < OF_ONE_HOST:
                ranks[row.id] = max([before[owner] for owner in owners])
                before.update(owners)
        shown = set(sorted(ranks, key=ranks.__getitem__)[:LOBBY])
        return [row for row in rows if row.id in shown]

    async def games_of(self, person: str) -> list[MyGame]:
        """Somebody's own tables, the latest change first."""
        store = self._services.store
        try:
            rows = await store.tables_of(person, MINE)
            ended = await store.ended([row.id for row in rows if row.state == OVER])
        except Unavailable:
            raise Refused("busy") from None
        looked_up = 0
        found: list[MyGame] = []
        for row in rows:
            awaited = awaited_alone(row, person)
            if awaited is None and (row.id in self.live or looked_up < LOOKED_UP):
                looked_up += row.id not in self.live
                awaited = await self._awaits(row.id, person)
            found.append(my_game(row, person, bool(awaited), ended.get(row.id)))
        return found

    async def _awaits(self, table: str, person: str) -> bool:
        """Whether a table waits for somebody; one that cannot be read waits for nobody."""
        try:
            return (await self._table(table)).room.awaits(person)
        except Refused:
            return False

    async def replay(self, person: PersonRow, table: str, invite: str, eyes: int) -> bytes:
        """A finished game to look at again, for whoever may see its table."""
        game = await self.record(person, table, invite)
        room = (await self._table(table)).room
        names = tuple([room.name_of(seat) for seat in range(len(room.chairs))])
        rules, laid = self._services.rules, room.opened.laid
        return await self._services.beside.do(lambda: replay_of_table(rules, game.record, eyes, table, names, laid))

    async def replay_record(self, record: str, eyes: int) -> bytes:
        """A game that somebody brings, to look at."""
        return await self._services.beside.do(lambda: replay_of_record(self._services.rules, record, eyes))

    async def record(self, person: PersonRow, table: str, invite: str) -> GameRow:
        """A finished game, for whoever may see its table."""
        try:
            live = await self._table(table)
            self._check_in(live.room, person.id, self.is_invited(table, invite, live.room.invitation))
            return await self._game(live)
        except Unavailable:
            raise Refused("busy") from None

    async def _game(self, live: LiveTable) -> GameRow:
        """The finished game of a table. Its end is told before the game is kept, so it may have to be kept first."""
        services = self._services
        game = await services.store.game(live.room.id)
        if game is None:
            await live.catch_up()
            if live.room.state != OVER:
                raise Refused("no-such-game")
            made = game_row(live.room, services.clock.wall())
            await services.store.finish(made)
            game = await services.store.game(live.room.id) or made  # somebody else may have been first
        return game

    # -- connections --

    async def connect(
        self,
        person: PersonRow,
        session: str,
        table: str,
        invitation: int,
        hello: Hello,
        outbox: Outbox,
        address: str = "",
    ) -> Visit:
        """Let somebody look on. What they have seen already is not sent again."""
        store = self._services.store
        try:
            muted = set(await store.muted_by(person.id))
            talk = await store.said(table, 0, TALK_SHOWN)
        except Unavailable:
            raise Refused("busy") from None
        live = await self._table(table)
        if hello.rev > live.room.revision or not self._services.alone:
            await live.catch_up()  # this person may have seen more, at another process
        # From here to the end nothing waits: what is looked at stays as it is until the client is at the table.
        while self.live.get(table) is not live:
            live = await self._table(table)
        if self._stopping:
            raise Refused("busy")
        room = live.room
        self._check_in(room, person.id, invitation == room.invitation)
        if room.state == CLOSED:
            raise Refused("closed")
        if room.state != OVER:
            self._check_live(person.id, address, table)
        viewer = Viewer(person, session, invitation, outbox, address)
        seats = room.seats_of(person.id)
        if hello.seat is not None and hello.seat not in seats:
            raise Refused("not-yours")
        viewer.seat = hello.seat if hello.seat is not None else (seats[0] if seats else SPECTATOR)
        viewer.heard = min(hello.e, room.kept_since(hello.rev))
        viewer.full = hello.full
        viewer.muted = muted
        live.join(viewer)
        if room.opened.options.has_chat:
            for row in talk:
                if row.person not in muted:
                    viewer.send(said(row))
        return Visit(self._services, live, viewer, self._meet_again)

    def sessions(self) -> set[str]:
        """The sessions of everybody who is connected here."""
        return {viewer.session for live in self.live.values() for viewer in live.showing.viewers}

    def signed_out(self, session: str) -> None:
        """Close all lines of a session, here and elsewhere."""
        self._close_lines(session)
        self._services.bus.say(Hint(self._services.process, session, "signed-out"))

    def _close_lines(self, session: str) -> None:
        for live in self.live.values():
            for viewer in live.showing.viewers:
                if viewer.session == session:
                    viewer.outbox.close(GOING_AWAY)

    def erased(self, tables: Iterable[str]) -> None:
        """Somebody was erased from the entries of some tables: they are read anew, here and elsewhere."""
        for table in tables:
            self._services.bus.say(Hint(self._services.process, table, "erased"))
            self._read_anew(table)

    def _read_anew(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None:
            _ = self._errands.begin(live.read_anew())

    def muted(self, person: str, other: str, muted: bool) -> None:
        """Somebody does, or does not, want to hear somebody else any more, here and elsewhere."""
        self._mute(person, other, muted)
        self._services.bus.say(Hint(self._services.process, person, "muted", int(muted), (other,)))

    def _mute(self, person: str, other: str, muted: bool) -> None:
        for live in self.live.values():
            for viewer in live.showing.viewers:
                if viewer.person.id == person:
                    (viewer.muted.add if muted else viewer.muted.discard)(other)

    # -- tables in memory --

    async def _table(self, table: str) -> LiveTable:
        """A table, read from the store if need be."""
        live = self.live.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        room, created = await read_room(self._services, table)
        live = self.live[table] = LiveTable(self._services, room, created)
        if room.state == OVER:
            live.finish()
        if not self._stopping:
            live.wake()
        return live

    def _heard(self, hint: Hint) -> None:
        """Another process has said something."""
        if hint.what == MISSED:
            self._missed.set()
        if hint.what == "signed-out":
            self._close_lines(hint.table)
        if hint.what == "muted":
            for other in hint.people:
                self._mute(hint.table, other, bool(hint.number))
        live = self.live.get(hint.table)
        if live is None:
            if hint.what == "here":
                self._elsewhere[hint.table] = self._services.clock.now() + ELSEWHERE, frozenset(hint.people)
            return
        if hint.what == "here":
            live.heard_from(hint)
        elif hint.what == "revision" and hint.number > live.room.revision:
            _ = self._errands.begin(self._catch_up(live))
        elif hint.what == "erased":
            self._read_anew(hint.table)
        elif hint.what == "talk":
            _ = self._errands.begin(self._read_talk(live, hint.number))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Exception as error:  # noqa: BLE001 -- whatever is wrong with one table, others are looked after
            self._could_not_read(live.room.id, error)

    async def _read_talk(self, live: LiveTable, number: int) -> None:
        try:
            rows = await self._services.store.said(live.room.id, number - 1)
        except Unavailable:
            return  # talk is shown again to whoever connects
        for row in rows:
            if row.number == number:  # every line has a hint of its own
                live.showing.talk(row)

    async def _keep_up(self) -> None:
        """Now and then: what have others kept that no hint told of, and which tables need not stay in memory."""
        clock, store = self._services.clock, self._services.store
        told = clock.now()
        while True:
            await wait_for(clock, ROUND, self._missed)
            self._missed.clear()
            try:
                known = tuple(self.live)
                marks = await store.marks(known)
            except Unavailable:
                continue
            for table in known:
                if table not in marks:
                    self._drop(table)
            for table, mark in marks.items():
                live = self.live.get(table)
                if live is not None and mark.revision > live.room.revision:
                    await self._catch_up(live)
                elif live is not None and not live.room.agrees_with(mark):
                    self._read_anew(table)
            self._park()
            now = clock.now()
            self._elsewhere = {table: known for table, known in self._elsewhere.items() if known[0] > now and known[1]}
            for live in self.live.values():
                live.showing.forget_the_absent()
            if not self._services.alone and clock.now() > told + HERE:
                told = clock.now()
                for live in self.live.values():
                    if live.showing.viewers:
                        live.showing.say_who_is_here()

    def _drop(self, table: str) -> None:
        """A table was removed from the store: close the lines of its viewers."""
        live = self.live.get(table)
        if live is not None:
            for viewer in live.showing.viewers:
                viewer.outbox.close(GOING_AWAY)
            self._park_now(table, live)

    def _park_now(self, table: str, live: LiveTable) -> None:
        del self.live[table]
        _ = self._errands.begin(live.stop())
        self._services.thinker.forget(table)

    def _park(self) -> None:
        now = self._services.clock.now()
        for table, live in list(self.live.items()):
            if live.is_needed:
                live.idle_since = now
            elif now > live.idle_since + PARKED_AFTER:
                self._park_now(table, live)

    async def _look_after_tables(self) -> None:
        """See to it that clocks run and bots answer people also where nobody looks."""
        clock, store = self._services.clock, self._services.store
        while True:
            try:
                tables = await store.tables_to_mind()
            except Unavailable:
                await clock.sleep(AGAIN)
                continue
            for table in tables:
                if table not in self.live:
                    await self._look_after(table)
            await clock.sleep(LEASE / 2)

    async def _look_after(self, table: str) -> None:
        services, wall = self._services, self._services.clock.wall()
        try:
            if services.alone or await services.store.mind(table, services.process, wall, wall + LEASE):
                await self._table(table)
        except Exception as error:  # noqa: BLE001 -- whatever is wrong with one table, others are looked after
            self._could_not_read(table, error)

    def _could_not_read(self, table: str, error: Exception) -> None:
        """The next round tries again."""
        self._services.notice("a table could not be read", {"table": table, "why": type(error).__name__})


def check_rematch(room: Room, viewer: Viewer) -> None:
    """Refuse a rematch where there is nothing to be played again, or not for this person."""
    if not room.seats_of(viewer.person.id):
        raise Refused("not-yours")
    if room.state != OVER:
        raise Refused("not-begun" if room.state == OPEN else "not-over")
    if room.rematch:
        raise Refused("stale")


def lobby_line(row: TableRow) -> LobbyLine:
    """A table as strangers see it."""
    seats = seats_in(row)
    return LobbyLine(
        id=row.id,
        title=row.title,
        state=row.state,
        boxes=tuple(row.boxes.split(",")),
        seats=tuple(name or bot for _, name, bot in seats),
        free=sum(not person and not bot for person, _, bot in seats),
        changed=row.changed,
    )
