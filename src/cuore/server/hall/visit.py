"""One connection at one table: reads what a client says, has it carried out, and answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing

from cuore.engine.errors import CuoreError
from cuore.engine.words import SPECTATOR
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.live import LiveTable
from cuore.server.hall.outbox import POLICY
from cuore.server.hall.services import Services
from cuore.server.hall.viewer import Viewer
from cuore.server.ports import Hint as BusHint
from cuore.server.wire.commands import Hello, Hint, Look, Ping, Rematch, Say, TableCommand, Why
from cuore.server.wire.decode import read_message
from cuore.server.wire.messages import Because, HintFacts, Pong
from cuore.server.wire.scene import why_not

PATIENCE = 3
"""So many messages in a row may be unreadable or too fast; then the line is closed."""


class Visit:
    """What the doors hand messages to. Nothing that a client sends makes it raise."""

    def __init__(
        self,
        services: Services,
        live: LiveTable,
        viewer: Viewer,
        rematch: Callable[[LiveTable, Viewer, Rematch], Awaitable[None]],
    ) -> None:
        self._services = services
        self._live = live
        self.viewer = viewer
        self._rematch = rematch
        self._bucket = services.limits.new_socket()
        self._rude = 0
        self._thinking: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"<Visit of {self.viewer!r} at {self._live!r}>"

    async def receive(self, raw: bytes | str) -> None:
        """Take one message."""
        command = ""
        try:
            message = self._read(raw)
            command = message.id if not isinstance(message, Ping) else ""
            await self._carry_out(message)
        except Refused as refused:
            self._refuse(command, refused.reason)
        except Unavailable:
            self._refuse(command, "busy")
        except CuoreError as error:
            self._services.notice("a command failed", {"table": self._live.room.id, "why": repr(error)})
            self._refuse(command, "failed")

    def _read(self, raw: bytes | str) -> Ping | Look | Hint | Why | Say | TableCommand:
        if not self._bucket.take():
            raise Refused("too-fast")
        message = read_message(raw)
        if isinstance(message, Hello):
            raise Refused("malformed")
        self._rude = 0
        return message

    async def _carry_out(self, message: Ping | Look | Hint | Why | Say | TableCommand) -> None:
        match message:
            case Ping():
                self.viewer.send(Pong(at=self._services.clock.wall()))
            case Look():
                self._look(message)
            case Hint():
                self._hint(message)
            case Why():
                self._why(message)
            case Say():
                await self._say(message)
            case Rematch():
                await self._rematch(self._live, self.viewer, message)
            case _:
                await self._live.carry_out(self.viewer, message)

    def leave(self) -> None:
        """The connection has ended."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._live.leave(self.viewer)

    def _refuse(self, command: str, code: str) -> None:
        self._services.figures.refused[code] += 1
        self.viewer.refuse(command, code, self._live.room.revision)
        if code == "stale" and self._live.room.table is not None:
            self._live.showing.show(self.viewer)
        if code in ("malformed", "too-long", "too-fast"):
            self._rude += 1
            if self._rude >= PATIENCE:
                self.viewer.outbox.close(POLICY)

    def _look(self, message: Look) -> None:
        seat = SPECTATOR if message.seat is None else message.seat
        if seat != SPECTATOR and seat not in self._live.room.seats_of(self.viewer.person.id):
            raise Refused("not-yours")
        self._live.showing.look_through(self.viewer, seat)
        self.viewer.done(message.id, self._live.room.revision)

    async def _say(self, message: Say) -> None:
        live, viewer, services = self._live, self.viewer, self._services
        if not live.room.seats_of(viewer.person.id):
            raise Refused("not-yours")
        if not live.room.opened.options.has_chat:
            raise Refused("no-chat")
        name = live.room.chairs[live.room.seats_of(viewer.person.id)[0]].name
        text = services.talk.hear(viewer.person.id, message.text)
        try:
            row = await services.store.say(live.room.id, viewer.person.id, name, services.clock.wall(), text)
        except LookupError:
            raise Refused("not-yours") from None  # erased meanwhile
        viewer.done(message.id, live.room.revision)
        live.showing.talk(row)
        services.bus.say(BusHint(services.process, live.room.id, "talk", row.number))

    def _hint(self, message: Hint) -> None:
        live, viewer = self._live, self.viewer
        room = live.room
        if viewer.seat not in room.seats_of(viewer.person.id):
            raise Refused("not-yours")
        if not room.opened.options.hints:
            raise Refused("no-hints")
        if message.rev != room.revision:
            raise Refused("stale")
        if room.asked != viewer.seat:
            raise Refused("not-asked")
        if self._thinking is not None and not self._thinking.done():
            raise Refused("too-fast")
        person = viewer.person
        guests_at = "" if person.password else viewer.address
        granted = self._services.limits.take_hint(person.id, guests_at, message.seconds)
        self._thinking = asyncio.get_running_loop().create_task(self._think(message, granted, guests_at))

    def _why(self, message: Why) -> None:
        room, viewer = self._live.room, self.viewer
        if viewer.seat not in room.seats_of(viewer.person.id):
            raise Refused("not-yours")
        room.check_playing()
        if message.rev != room.revision:
            raise Refused("stale")
        # A seat in which a bot sits in is asked nothing, though the game asks it.
        view = room.session.view(viewer.seat)
        if room.asked_bot:
            view.decision = None
        names = [room.name_of(seat) for seat in range(len(room.chairs))]
        viewer.send(Because(id=message.id, rev=message.rev, words=why_not(view, message.words, names)))

    async def _think(self, message: Hint, granted: float, guests_at: str) -> None:
        """Show hints as they get better, as long as the table waits for an answer."""
        room, services, viewer = self._live.room, self._services, self.viewer
        answers = tuple(room.session.answers)
        spent = 0.0
        try:
            async with aclosing(services.thinker.advise(room.id, room.setup, answers, granted)) as hints:
                async for hint in hints:
                    spent = hint.seconds
                    if room.revision != message.rev:
                        self._refuse(message.id, "stale")
                        return
                    if hint.lines or not hint.more:
                        lines = tuple(hint.lines)
                        viewer.send(HintFacts(id=message.id, rev=message.rev, lines=lines, more=hint.more))
        except Exception as error:  # noqa: BLE001 -- whatever happened to whoever thinks, a hint is no matter of life
            services.notice("a hint failed", {"table": room.id, "why": type(error).__name__})
            self._refuse(message.id, "busy")
        finally:
            services.limits.spare_hint(viewer.person.id, guests_at, max(0.0, granted - spent))
