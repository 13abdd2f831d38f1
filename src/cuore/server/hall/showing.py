"""What everybody at a table is shown: one view a revision for each, from the engine's one rule of who sees what.

Everybody with the same eyes gets the same bytes. Who is connected is no part of the record: it is told as it changes,
and guessed from hints for people whom other processes serve.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import ceil

from cuore import __version__
from cuore.engine.decision import Decision
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from cuore.server.entries import Answered, Chair, Closed, Entry, Undone
from cuore.server.hall.outbox import GOING_AWAY
from cuore.server.hall.room import OVER, Room
from cuore.server.hall.services import Services
from cuore.server.hall.viewer import Viewer
from cuore.server.ports import Hint, TalkRow
from cuore.server.wire.decode import write_message
from cuore.server.wire.ending import over_of
from cuore.server.wire.messages import (
    PROTOCOL,
    Bye,
    ClockFacts,
    Over,
    SeatFacts,
    Seats,
    TableFacts,
    Talk,
    ViewOf,
    Welcome,
)
from cuore.server.wire.scene import about_of, ask_of, event_lines, scene_of
from cuore.server.wire.shapes import Ask
from cuore.table.second_thoughts import doubts

ELSEWHERE = 40.0
"""Seconds for which somebody counts as connected to another process after it has said so."""

GRACE = 30.0
"""Seconds for which a person whose line broke counts as present: their seat and the host's rights stay their own."""


class Showing:
    """The viewers of one table."""

    def __init__(self, services: Services, room: Room, clocks: Callable[[], tuple[int, ...]]) -> None:
        self._services = services
        self.room = room
        self._clocks = clocks
        self.viewers: list[Viewer] = []
        self._elsewhere: dict[str, tuple[float, tuple[str, ...], int]] = {}  # by process: until when, who, how many
        self._away: dict[str, tuple[float, float]] = {}  # by person: since when, as the clock counts and on the wall
        self._seats_sent = b""
        self._ended: Over | None = None
        self._note_the_absent()  # after a restart everybody is away, and nobody longer than this process runs

    # -- who is here --

    def people_here(self) -> set[str]:
        """Everybody who is connected, to this process or to another one."""
        now = self._services.clock.now()
        here = {viewer.person.id for viewer in self.viewers}
        return here.union(*[people for until, people, _ in self._elsewhere.values() if until > now])

    def people_present(self) -> set[str]:
        """Everybody who is connected, and the players who were until a moment ago."""
        self._note_the_absent()
        now = self._services.clock.now()
        return self.people_here().union([person for person, (since, _) in self._away.items() if now < since + GRACE])

    def _note_the_absent(self) -> None:
        """Note since when players are away, and forget it of those who are back."""
        since = self._services.clock.now(), self._services.clock.wall()
        players = {chair.person for chair in self.room.chairs if chair.person}
        self._away = {person: self._away.get(person, since) for person in players - self.people_here()}

    def heard_from(self, hint: Hint) -> None:
        """Another process says who is connected to it."""
        until = self._services.clock.now() + ELSEWHERE
        self._elsewhere[hint.process] = (until, hint.people, hint.number)
        self.show_seats()

    def forget_the_absent(self) -> None:
        """Whoever was connected to another process that has said nothing for long is not here any more."""
        now = self._services.clock.now()
        silent = [process for process, (until, _, _) in self._elsewhere.items() if until <= now]
        for process in silent:
            del self._elsewhere[process]
        if silent:
            self.show_seats()

    def say_who_is_here(self) -> None:
        """Tell the other processes who is connected to this one."""
        people = tuple(sorted({viewer.person.id for viewer in self.viewers}))
        watching = sum(viewer.seat == SPECTATOR for viewer in self.viewers)
        self._services.bus.say(Hint(self._services.process, self.room.id, "here", watching, people))

    def join(self, viewer: Viewer) -> None:
        """Somebody looks on from now on, and gets everything that they need for it."""
        self.viewers.append(viewer)
        self.greet(viewer)
        viewer.outbox.put(write_message(self._seats()))
        if self.room.table is not None:
            self.show(viewer)
            self._show_rest(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks on no more."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._note_the_absent()

    def look_through(self, viewer: Viewer, seat: int) -> None:
        """Let somebody look through other eyes from now on."""
        viewer.seat = seat
        viewer.heard = 0
        self.greet(viewer)
        if self.room.table is not None:
            self.show(viewer)
            self._show_rest(viewer)

    # -- what is shown --

    def entered(self, entry: Entry) -> None:
        """Show everybody what an entry has changed."""
        for viewer in self.viewers:
            self._let_stay(viewer)
        if self.room.table is not None:
            self._show_all()
        if not isinstance(entry, Answered | Undone):
            self.show_seats()
        if self.room.left:
            self._send_all(self._clock())
        if self.room.state == OVER and isinstance(entry, Answered):
            self.show_seats()
            self._send_all(write_message(self._over()))
        if isinstance(entry, Closed):
            for viewer in self.viewers:
                viewer.outbox.close(GOING_AWAY)

    def read_anew(self, room: Room) -> None:
        """The same table without somebody who was erased: whoever that was looks on as a stranger, if at all."""
        self.room = room
        for viewer in self.viewers:
            self._let_stay(viewer)
        self.show_seats()

    def greet(self, viewer: Viewer) -> None:
        """Tell somebody what does not change, and what is theirs."""
        viewer.greeted = self._own_facts(viewer)
        room, opened = self.room, self.room.opened
        viewer.send(
            Welcome(
                protocol=PROTOCOL,
                version=__version__,
                rules=opened.rules,
                cards=self._services.cards,
                table=TableFacts(
                    id=room.id,
                    title=opened.title,
                    laid=opened.laid,
                    options=opened.options,
                    commitment=opened.commitment,
                    sandbox=opened.sandbox,
                    fork=opened.fork,
                    rematch_of=opened.rematch_of,
                ),
                yours=room.seats_of(viewer.person.id),
                seat=viewer.seat,
                host=room.host == viewer.person.id,
                rev=room.revision,
            )
        )

    def show(self, viewer: Viewer) -> None:
        """Show somebody everything that they may see, with the events that they have not heard."""
        viewer.outbox.put(self._view(viewer.seat, viewer.heard, viewer.full))
        viewer.heard = len(self.room.session.told)

    def show_seats(self) -> None:
        """Tell everybody who sits where and who is here, if that has changed."""
        message = write_message(self._seats())
        if message != self._seats_sent:
            self._seats_sent = message
            self._send_all(message)

    def talk(self, row: TalkRow) -> None:
        """Let everybody hear what somebody said, who wants to hear them."""
        message = write_message(said(row))
        for viewer in self.viewers:
            if row.person not in viewer.muted:
                viewer.outbox.put(message)

    def bye(self, code: str, words: str, again: int, close: int) -> None:
        """Send everybody away for now."""
        message = write_message(Bye(code=code, words=words, again=again))
        for viewer in self.viewers:
            viewer.outbox.put(message)
            viewer.outbox.close(close)

    def _show_all(self) -> None:
        told = self.room.session.told
        shown: dict[tuple[int, int, bool], bytes] = {}
        for viewer in self.viewers:
            viewer.heard = min(viewer.heard, len(told))  # what was taken back is not heard any more
            eyes = (viewer.seat, viewer.heard, viewer.full)
            if eyes not in shown:
                shown[eyes] = self._view(*eyes)
            viewer.outbox.put(shown[eyes])
            viewer.heard = len(told)

    def _show_rest(self, viewer: Viewer) -> None:
        if self.room.left:
            viewer.outbox.put(self._clock())
        if self.room.state == OVER:
            viewer.send(self._over())

    def _view(self, seat: int, heard: int, full: bool) -> bytes:
        room, session = self.room, self.room.session
        view = session.view(seat)
        decision = view.decision if room.asked == seat and not room.asked_bot else None
        return write_message(
            ViewOf(
                rev=room.revision,
                n=view.decisions,
                e=len(session.told),
                view=scene_of(view),
                ask=None if decision is None else self._ask(view, decision),
                events=event_lines(session.heard(seat, heard)),
                full=view.data() if full else None,
            )
        )

    def _ask(self, view: View, decision: Decision) -> Ask:
        room, session = self.room, self.room.session
        about = about_of(view, lambda: session.heard(view.seat, 0))
        place = view.deal.place.name
        return ask_of(room.rules, decision, session.can_undo, place, doubts(session.game), about)

    def _seats(self) -> Seats:
        self._note_the_absent()
        room, here = self.room, self.people_here()
        now = self._services.clock.now()
        elsewhere = sum(count for until, _, count in self._elsewhere.values() if until > now)
        hosts = room.seats_of(room.host)
        return Seats(
            rev=room.revision,
            state=room.state,
            seats=tuple(self._seat(seat, chair, here) for seat, chair in enumerate(room.chairs)),
            host=hosts[0] if hosts else SPECTATOR,
            watching=sum(viewer.seat == SPECTATOR for viewer in self.viewers) + elsewhere,
            rematch=room.rematch,
        )

    def _seat(self, seat: int, chair: Chair, here: Collection[str]) -> SeatFacts:
        seats = self.room.seats_of(chair.person)
        _, away = self._away.get(chair.person, (0.0, 0.0))
        waits = bool(away) and self.room.table is not None and not chair.bot and not chair.gone
        return SeatFacts(
            name=self.room.name_of(seat),
            sort="person" if chair.person else "bot" if chair.bot else "free",
            bot=chair.bot,
            here=chair.person in here,
            gone=chair.gone,
            away=int(away),
            stand_in=ceil(away + GRACE) if waits else 0,
            beside=seats[0] if seats and seats[0] != seat else SPECTATOR,
        )

    def _clock(self) -> bytes:
        room, clock = self.room, self.room.opened.options.clock
        increment = clock.increment * 1000 if clock else 0
        return write_message(
            ClockFacts(rev=room.revision, left=self._clocks(), runs=room.timed_seat, increment=increment)
        )

    def _over(self) -> Over:
        room = self.room
        assert room.table is not None
        if self._ended is None:  # it plays the whole game through again, for the points of every round
            self._ended = over_of(room.table, room.setup.seed, room.opened.commitment, room.revision)
        return self._ended

    def _let_stay(self, viewer: Viewer) -> None:
        """Give somebody the eyes that are theirs now, or close their line before anything more is shown."""
        self._change_eyes(viewer)
        if not self._may_stay(viewer):
            viewer.outbox.close(GOING_AWAY)

    def _change_eyes(self, viewer: Viewer) -> None:
        """Whoever has sat down looks through the eyes of that seat; whoever has got up, no more."""
        seats = self.room.seats_of(viewer.person.id)
        if viewer.seat != SPECTATOR and viewer.seat not in seats:
            viewer.seat, viewer.heard = SPECTATOR, 0
        if viewer.seat == SPECTATOR and seats and not viewer.greeted[0]:
            viewer.seat, viewer.heard = seats[0], 0
        if viewer.greeted != self._own_facts(viewer):
            self.greet(viewer)

    def _may_stay(self, viewer: Viewer) -> bool:
        """Whether somebody may look on now that the cards are dealt."""
        room, person = self.room, viewer.person.id
        stays = room.opened.options.watch or room.table is None
        return stays or person == room.opened.host or bool(room.seats_of(person))

    def _own_facts(self, viewer: Viewer) -> tuple[object, ...]:
        """What is somebody's own: seats, eyes, and whether they are the host."""
        person = viewer.person.id
        return self.room.seats_of(person), viewer.seat, self.room.host == person

    def _send_all(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.outbox.put(message)


def said(row: TalkRow) -> Talk:
    """What somebody said, as it travels."""
    return Talk(number=row.number, name=row.name, person=row.person, text=row.text, at=row.at)
