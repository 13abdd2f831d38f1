"""One connection, as a table sees it: who looks, through whose eyes, and where messages go."""

from __future__ import annotations

from cuore.engine.words import SPECTATOR
from cuore.server.errors import REFUSALS
from cuore.server.hall.outbox import Outbox
from cuore.server.ports import PersonRow
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import Done, FromServer, Refusal


class Viewer:
    """A person who looks at a table. ``invitation``: the number of the link they came with, 0 without one."""

    __slots__ = ("address", "full", "greeted", "heard", "invitation", "muted", "outbox", "person", "seat", "session")

    def __init__(self, person: PersonRow, session: str, invitation: int, outbox: Outbox, address: str = "") -> None:
        self.person = person
        self.address = address
        self.session = session
        self.invitation = invitation
        self.outbox = outbox
        self.seat = SPECTATOR
        self.heard = 0  # how many events it has been told
        self.full = False
        self.greeted: tuple[object, ...] = ()  # what it was told of itself
        self.muted: set[str] = set()

    def __repr__(self) -> str:
        return f"<Viewer with the eyes of seat {self.seat}>"

    def send(self, message: FromServer) -> None:
        """Send something to this client alone."""
        self.outbox.put(write_message(message))

    def done(self, command: str, revision: int) -> None:
        """Say that a command is kept."""
        self.send(Done(id=command, rev=revision))

    def refuse(self, command: str, code: str, revision: int) -> None:
        """Say that a command was refused, in the words of its code."""
        self.send(Refusal(id=command, code=code, words=REFUSALS[code], rev=revision))
