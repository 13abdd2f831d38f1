"""A table in play: one writer, everybody who looks, and whoever has to be waited for.

The order is always the same: validate, try out, keep, and only then memory, acknowledgement, views. What another
process has kept is read and carried out in the same way. Memory is never ahead of the store; where it is not sure how a
write ended, it reads again before it says anything.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec

from cuore.engine.errors import CuoreError
from cuore.engine.words import SPECTATOR
from cuore.server.entries import (
    Answered,
    Began,
    Chair,
    Closed,
    Entry,
    Froze,
    Paused,
    Renewed,
    Seated,
    Undone,
    chained,
    read_entry,
    write_entry,
)
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.ending import game_row
from cuore.server.hall.errands import Errands
from cuore.server.hall.paces import due, pace_of, thought_of
from cuore.server.hall.reading import read_room
from cuore.server.hall.room import OVER, CardFailed, Room
from cuore.server.hall.services import Services, wait_for
from cuore.server.hall.showing import Showing
from cuore.server.hall.viewer import Viewer
from cuore.server.ports import Conflict, EntryRow, Hint, NoAnswer, Outdated, Repeated
from cuore.server.wire.commands import TableCommand

TRIES = 5
"""How often a command is tried where other processes keep getting ahead of it."""

AGAIN = 0.5
"""Seconds until something is tried again that failed through no fault of the table."""

TOGETHER = 0.5
"""Seconds in which all who come or go are told of together, after the first: a hundred may come back at once."""

LEASE = 30.0
"""Seconds for which one process sees to the bots of a table, where there are several."""


class LiveTable:
    """One table in memory, with its viewers."""

    def __init__(self, services: Services, room: Room, created: float) -> None:
        self._services = services
        self.room = room
        self.showing = Showing(services, room, self.clocks_now)
        self.users = Counter[str]()  # who has opened it or looks on, by person and by address: it is live for them
        self._created = created
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._unsure = False  # whether the store may know more than this process
        self._asked_at = services.clock.now()  # when the open question was put to whoever is to answer it
        self._question = self._open_question()
        self._minded_until = float("-inf")
        self._keeping = Errands(services.notice, room.id)
        self._driving = Errands(services.notice, room.id)
        self._telling = Errands(services.notice, room.id)
        self._told_at = float("-inf")  # when everybody was told last who is here
        self._finished = False
        self._stopped = False
        self.idle_since = services.clock.now()

    def __repr__(self) -> str:
        return f"<LiveTable: {self.room!r}, {len(self.showing.viewers)} look on>"

    # -- commands --

    async def carry_out(self, viewer: Viewer, command: TableCommand) -> None:
        """Carry out what somebody asks for, once; the answer goes to them, the news to everybody."""

        def decide() -> Entry:
            present = self.showing.people_present()
            invited = viewer.invitation == self.room.invitation
            entry = self.room.decide(command, viewer.person, viewer.seat, invited, present)
            if isinstance(entry, Paused):
                self._services.limits.pause(viewer.person.id)
            return entry

        await self.keep_for(viewer, command, decide)

    async def keep_for(self, viewer: Viewer, command: TableCommand, decide: Callable[[], Entry]) -> None:
        """Keep what the hall makes of somebody's command."""
        await self.keep(command.id, asked_for(command), viewer.person.id, command.rev, decide, viewer)

    async def begin(self) -> None:
        """Deal, at a table that is to begin as soon as it is made."""
        await self.keep(":begin", "", "", self.room.revision, Began)

    async def close(self) -> None:
        """Close a table that nobody will come to."""
        await self.keep(":close", "", "", self.room.revision, Closed)

    async def renew_invitation(self, person: str) -> None:
        """Replace the link to the table; only the host may."""

        def decide() -> Renewed:
            if person != self.room.host:
                raise Refused("not-yours")
            return Renewed()

        for _ in range(TRIES):
            rev = self.room.revision
            try:
                await self.keep(f":renew:{rev}", "", person, rev, decide)
            except Refused as refused:
                if refused.reason != "stale":
                    raise
            else:
                return
        raise Refused("busy")

    async def keep(
        self, command: str, asked: str, person: str, rev: int, decide: Callable[[], Entry], viewer: Viewer | None = None
    ) -> int:
        """Keep the entry that somebody's command is, carry it out, tell everybody. Gives the revision that it made.

        It is finished even if whoever asked for it goes away in the middle.
        """
        task = self._keeping.begin(self._keep(command, asked, person, rev, decide, viewer))
        return await asyncio.shield(task)

    async def _keep(
        self, command: str, asked: str, person: str, rev: int, decide: Callable[[], Entry], viewer: Viewer | None
    ) -> int:
        async with self._lock:
            for _ in range(TRIES):
                if self._unsure or rev > self.room.revision:
                    await self._catch_up()
                if rev != self.room.revision:
                    return await self._answer_again(command, asked, person, viewer)
                try:
                    entry = self._timed(decide())
                    row = await self._append(command, asked, person, entry)
                except CardFailed as failure:
                    await self._freeze(rev, str(failure))
                    raise Refused("frozen") from failure
                except Outdated:
                    await self._read_anew()
                    continue
                except Repeated:
                    await self._catch_up()
                    return await self._answer_again(command, asked, person, viewer)
                except Conflict:
                    await self._catch_up()
                    continue
                self._enter(row, entry, viewer)
                return self.room.revision
            raise Refused("busy")

    async def _answer_again(self, command: str, asked: str, person: str, viewer: Viewer | None) -> int:
        """A command for another revision: it was carried out before and is answered as then, or it is stale."""
        row = await self._found(command)
        if row is None:
            raise Refused("stale")
        if row.asked != asked or row.person != person:
            raise Refused("id-used")
        if viewer is not None:
            viewer.done(command, row.revision)
        return row.revision

    async def _found(self, command: str) -> EntryRow | None:
        try:
            return await self._services.store.entry_of(self.room.id, command)
        except Unavailable:
            raise Refused("busy") from None

    async def _append(self, command: str, asked: str, person: str, entry: Entry) -> EntryRow:
        clock, room = self._services.clock, self.room
        at = clock.wall()
        short = room.short_after(entry, self._created, at)
        data = write_entry(entry)
        chain = chained(room.chain, room.id, short.revision, command, asked, at, data)
        row = EntryRow(room.id, short.revision, command, asked, person, at, data, chain)
        began = clock.now()
        try:
            await self._services.store.append(row, short)
        except Unavailable:
            self._unsure = True
            found = await self._found(command)
            if found is None or found.chain != chain:
                raise Refused("busy") from None
            self._unsure = False
        figures = self._services.figures
        figures.kept += 1
        figures.keeping += clock.now() - began
        figures.slowest = max(figures.slowest, clock.now() - began)
        return row

    async def _freeze(self, rev: int, why: str) -> None:
        """A card has failed: the table stands still, and the operator is told."""
        services = self._services
        services.figures.froze += 1
        services.notice("a card failed", {"table": self.room.id, "revision": rev, "why": why})
        entry = Froze(why=why[:500])
        try:
            self._enter(await self._append(f":freeze:{rev}", "", "", entry), entry, None)
        except (Conflict, Repeated):
            await self._catch_up()
        try:
            await services.store.report(services.clock.wall(), "freeze", self.room.id, "", "", f"revision {rev}: {why}")
        except Unavailable:
            services.notice("a report was lost", {"table": self.room.id, "why": why})

    # -- what has been kept --

    async def read_anew(self) -> None:
        """Forget what is known here of somebody who has been erased."""
        async with self._lock:
            await self._read_anew()

    async def catch_up(self) -> None:
        """Carry out what other processes have kept."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            rows = await self._services.store.entries(self.room.id, self.room.revision)
        except Unavailable:
            self._unsure = True
            raise Refused("busy") from None
        self._unsure = False
        for row in rows:
            self._enter(row, read_entry(row.data), None, ours=False)

    async def _read_anew(self) -> None:
        """Somebody who was here has been erased: what is known of them here is forgotten as well."""
        read = await read_room(self._services, self.room.id, self.room.revision)
        self.room = read.room
        self.showing.read_anew(read.room)
        await self._catch_up()

    def _enter(self, row: EntryRow, entry: Entry, viewer: Viewer | None, ours: bool = True) -> None:
        services = self._services
        self.room.enter(entry, row.chain)
        question = self._open_question()
        if question != self._question:
            self._question = question
            self._asked_at = services.clock.now()
        if viewer is not None:
            viewer.done(row.command, row.revision)
        if ours:
            services.bus.say(Hint(services.process, self.room.id, "revision", self.room.revision))
        self._changed.set()
        if self.room.state == OVER:
            self.finish()
        self.showing.entered(entry)  # last: if somebody cannot be shown something, the game goes on all the same

    def _open_question(self) -> tuple[int, int, str]:
        room = self.room
        decision = room.table.game.decisions if room.table is not None else -1
        return decision, room.asked, room.asked_bot

    def finish(self) -> None:
        """See to it that a game that is over is kept as a game."""
        if not self._finished:
            self._finished = True
            _ = self._keeping.begin(self._finish())

    async def _finish(self) -> None:
        while True:
            try:
                await self._services.store.finish(game_row(self.room, self._services.clock.wall()))
            except Unavailable:
                await self._services.clock.sleep(AGAIN)
            else:
                return

    # -- clocks --

    def _timed(self, entry: Entry) -> Entry:
        """The entry with what is left on all clocks after it."""
        seat = self.room.timed_seat
        if seat == SPECTATOR or not isinstance(entry, Answered | Undone | Paused | Seated):
            return entry
        if isinstance(entry, Seated) and (entry.seat != seat or not entry.chair.bot):
            return entry  # the same person goes on thinking: the time is counted with the answer
        left = self.room.left[:]
        left[seat] = max(0, left[seat] - self._spent())
        clock = self.room.opened.options.clock
        increment = clock.increment * 1000 if clock is not None else 0
        if isinstance(entry, Answered):
            left[seat] += increment
        elif isinstance(entry, Undone):  # what came with the answer goes with it: nobody gains time by thinking twice
            left[seat] = max(0, left[seat] - increment)
        return msgspec.structs.replace(entry, left=tuple(left))

    def _spent(self) -> int:
        return int((self._services.clock.now() - self._asked_at) * 1000)

    def clocks_now(self) -> tuple[int, ...]:
        """What is left to everybody at this moment."""
        left, seat = self.room.left[:], self.room.timed_seat
        if seat != SPECTATOR:
            left[seat] = max(0, left[seat] - self._spent())
        return tuple(left)

    # -- whoever has to be waited for --

    def wake(self) -> None:
        """Begin to see to bots and clocks, if that has not begun."""
        if not self._driving and not self._stopped:
            _ = self._driving.begin(self._drive())

    @property
    def _has_work(self) -> bool:
        """Whether a clock runs or a bot has to answer. Where only bots play, they rest while nobody looks on."""
        if self.room.timed_seat != SPECTATOR:
            return True
        return bool(self.room.asked_bot) and not (self.room.only_bots_play and not self.showing.people_here())

    async def _drive(self) -> None:
        while True:
            self._changed.clear()
            if not self._has_work:
                if self.room.only_bots_play:
                    await self._let_go()  # somebody may look on at another process
                await self._changed.wait()
            elif not await self._minds():
                await self._wait(LEASE / 3)
            else:
                try:
                    await self._see_to_it()
                except Exception as error:  # noqa: BLE001 -- whatever it was, the table must not stand still for it
                    self._services.notice("a table could not be seen to", {"table": self.room.id, "why": repr(error)})
                    await self._wait(AGAIN)

    async def _see_to_it(self) -> None:
        """Let a bot answer, or wait for whoever thinks: as it is now, not as it was a moment ago."""
        seat = self.room.timed_seat
        if self.room.asked_bot:
            await self._let_bot_answer(self.room.asked_bot)
        elif seat != SPECTATOR:
            rest = self.room.left[seat] / 1000 - (self._services.clock.now() - self._asked_at)
            if rest > 0:
                await self._wait(min(rest, LEASE / 3))  # the lease has to be renewed meanwhile
            else:
                await self._time_out(seat)

    async def _minds(self) -> bool:
        """Whether it is for this process to see to this table."""
        services = self._services
        if services.alone:
            return True
        now = services.clock.now()
        if now + LEASE / 3 < self._minded_until:
            return True
        wall = services.clock.wall()
        try:
            minds = await services.store.mind(self.room.id, services.process, wall, wall + LEASE)
        except Unavailable:
            return False
        self._minded_until = now + LEASE if minds else float("-inf")
        return minds

    async def _let_bot_answer(self, bot: str) -> None:
        services, room = self._services, self.room
        rev, asked_at, pace = room.revision, self._asked_at, room.opened.options.pace
        option = await self._choice_of(bot)
        if option is None:
            return
        shown = due(asked_at, services.clock.now(), pace_of(bot, pace))
        while room.revision == rev and services.clock.now() < shown:
            await self._wait(shown - services.clock.now())
        if room.revision == rev:
            await self._try(f":bot:{rev}", rev, lambda: room.answered_by_bot(option))

    async def _choice_of(self, bot: str) -> int | None:
        """What a bot answers; nothing if it does not, and then it is asked again or the table stands still."""
        services, room, pace = self._services, self.room, self.room.opened.options.pace
        answers = tuple(room.session.answers)
        urgent = bool(self.showing.people_here())
        try:
            return await services.thinker.choose(room.id, room.setup, answers, bot, thought_of(bot, pace), urgent)
        except NoAnswer as error:
            await self._try(f":stuck:{room.revision}", room.revision, partial(_stuck, str(error)))
        except Exception as error:  # noqa: BLE001 -- whatever a bot or its process does, the table waits and asks again
            services.figures.thought_again += 1
            services.notice("a bot did not answer", {"table": room.id, "bot": bot, "why": type(error).__name__})
            await self._wait(AGAIN)
        return None

    async def _time_out(self, seat: int) -> None:
        chair: Chair = self.room.chairs[seat]
        stand_in = self.room.opened.options.stand_in
        entry = Seated(seat=seat, chair=msgspec.structs.replace(chair, bot=stand_in))
        rev = self.room.revision
        await self._try(f":time:{rev}", rev, lambda: entry)

    async def _try(self, command: str, rev: int, decide: Callable[[], Entry]) -> None:
        """Keep something of the server's own; what is refused is seen anew."""
        try:
            await self.keep(command, "", "", rev, decide)
        except CuoreError:
            await self._wait(AGAIN)

    async def _wait(self, seconds: float) -> None:
        """Wait so long, or until something changes."""
        self._changed.clear()
        await wait_for(self._services.clock, seconds, self._changed)

    # -- the end of its time in memory --

    @property
    def is_needed(self) -> bool:
        """Whether somebody looks on, something is under way, or somebody has to be waited for."""
        minding = self._has_work and (self._services.alone or self._minded_until > self._services.clock.now())
        return bool(self.showing.viewers) or bool(self._keeping) or minding

    def join(self, viewer: Viewer) -> None:
        """Somebody looks on from now on."""
        self.showing.join(viewer)
        self.users.update((viewer.person.id, viewer.address))
        self._tell_who_is_here()
        self._changed.set()
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks on no more."""
        if viewer in self.showing.viewers:
            self.users -= Counter((viewer.person.id, viewer.address))
        self.showing.leave(viewer)
        self._tell_who_is_here()
        self.idle_since = self._services.clock.now()

    def heard_from(self, hint: Hint) -> None:
        """Another process says who looks on there."""
        self.showing.heard_from(hint)
        self._changed.set()

    def _tell_who_is_here(self) -> None:
        rest = self._told_at + TOGETHER - self._services.clock.now()
        if rest > 0:
            if not self._telling and not self._stopped:
                _ = self._telling.begin(self._tell_later(rest))
            return
        self._told_at = self._services.clock.now()
        self.showing.show_seats()
        self.showing.say_who_is_here()

    async def _tell_later(self, seconds: float) -> None:
        await self._services.clock.sleep(seconds)
        self._told_at = float("-inf")
        self._tell_who_is_here()

    async def stop(self) -> None:
        """Stop seeing to bots and clocks; wait for what is being kept, and let another process see to them at once."""
        self._stopped = True
        await self._driving.stop()
        await self._telling.stop()
        await self._keeping.finish()
        await self._let_go()

    async def _let_go(self) -> None:
        """Let another process see to this table at once."""
        if self._minded_until > self._services.clock.now():
            wall = self._services.clock.wall()
            self._minded_until = float("-inf")
            with suppress(Unavailable):  # then it runs out by itself
                await self._services.store.mind(self.room.id, self._services.process, wall, wall)


def _stuck(why: str) -> Entry:
    """What becomes of a game that no bot can play on: it stands still, as when a card has failed."""
    raise CardFailed(f"no bot can play on: {why}")


def asked_for(command: TableCommand) -> str:
    """A hash of a command: said again with the same id, it has to be the same one."""
    return sha256(msgspec.json.encode(command)).hexdigest()[:32]
