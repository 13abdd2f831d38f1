"""A table from its kept entries by the engine alone: this shares no code with the hall."""

from __future__ import annotations

from cuore.engine.decision import Decision
from cuore.engine.options import option_words
from cuore.engine.record import start_session
from cuore.engine.rules import Rules
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from cuore.server.entries import (
    Answered,
    Began,
    Chair,
    Closed,
    Entry,
    Froze,
    Opened,
    Paused,
    Rematched,
    Renewed,
    Resumed,
    Seated,
    Thawed,
    Undone,
    read_entry,
)
from cuore.server.ports import EntryRow, Secret
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.options import Laid
from cuore.server.wire.scene import about_of, ask_of, event_lines, scene_of
from cuore.server.wire.shapes import Ask
from cuore.table.second_thoughts import doubts

OWN_COMMAND = ":"
"""What ids of the server's own commands begin with."""


class Wrong(Exception):
    """The server has broken a promise."""


class Replayed:
    """A table from its kept entries by the engine alone, one revision at a time."""

    def __init__(self, rules: Rules, table: str, rows: list[EntryRow], secret: Secret) -> None:
        self.rules = rules
        self.table = table
        self.rows = rows
        first = read_entry(rows[0].data)
        assert isinstance(first, Opened)
        self.opened = first
        self.setup = setup_of(first.laid, secret)
        self.chairs: list[Chair] = list(first.chairs)
        self.session: Session | None = None
        self.revision = 1
        self.paused = self.frozen = self.closed = False
        self.rematch = ""
        self.invitation = 1

    @property
    def state(self) -> str:
        """In the words of the wire."""
        if self.frozen:
            return "frozen"
        if self.closed:
            return "closed"
        if self.session is None:
            return "open"
        if self.session.game.over:
            return "over"
        return "paused" if self.paused else "playing"

    def step(self) -> Entry:
        """The next entry."""
        row = self.rows[self.revision]
        entry = read_entry(row.data)
        self.revision += 1
        match entry:
            case Answered():
                self._answer(entry, row)
            case Undone():
                self._undo(entry, row)
            case Seated():
                self.chairs[entry.seat] = entry.chair
            case Began():
                if self.session is not None:
                    raise Wrong(f"{self.table} {self.revision}: dealt twice")
                self.session = start_session(self.rules, self.setup)
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
            case Froze():
                self.frozen = True
            case Thawed():
                self.frozen = False
            case Closed():
                self.closed = True
            case Rematched():
                self.rematch = entry.table
            case Renewed():
                self.invitation += 1
            case Opened():
                raise Wrong(f"{self.table} {self.revision}: opened twice")
        return entry

    def _answer(self, entry: Answered, row: EntryRow) -> None:
        self._check_right(entry.seat, row)
        game = self._playing().game
        if game.asked != entry.seat:
            raise Wrong(f"{self.table} {self.revision}: seat {entry.seat} answered, {game.asked} was asked")
        if entry.option >= len(game.options):
            raise Wrong(f"{self.table} {self.revision}: there is no option {entry.option}")
        words = option_words(self.rules, game.options[entry.option])
        if words != entry.words:
            raise Wrong(f"{self.table} {self.revision}: {entry.words!r} was kept for {words!r}")
        self._playing().apply(entry.option)

    def _undo(self, entry: Undone, row: EntryRow) -> None:
        self._check_right(entry.seat, row)
        if not self._playing().can_undo:
            raise Wrong(f"{self.table} {self.revision}: what cannot be undone was undone")
        self._playing().undo()

    def _check_right(self, seat: int, row: EntryRow) -> None:
        """A seat is played by its bot if it has one, and else by its person."""
        chair, by_server = self.chairs[seat], row.command.startswith(OWN_COMMAND)
        if not (chair.bot if by_server else not chair.bot and row.person == chair.person):
            raise Wrong(f"{self.table} {self.revision}: {row.command} of {row.person!r} played the seat of {chair}")

    def _playing(self) -> Session:
        if self.session is None or self.state != "playing":
            raise Wrong(f"{self.table} {self.revision}: played while it was {self.state}")
        return self.session

    def view_for(self, seat: int, person: str, erased: bool, sent: ViewOf) -> bytes:
        """The message that a viewer is to get here, with as many events as were sent and as full as it was sent."""
        session = self.session
        if session is None:
            raise Wrong(f"{self.table} {self.revision}: a view was sent before the cards were dealt")
        if seat != SPECTATOR and self.chairs[seat].person != person and not erased:
            raise Wrong(f"{self.table} {self.revision}: {person!r} was shown what seat {seat} sees")
        game = session.game
        asks = seat == game.asked and self.state == "playing" and not self.chairs[seat].bot
        heard = event_lines(session.heard(seat))
        view = session.view(seat)
        decision = view.decision if asks else None
        return write_message(
            ViewOf(
                rev=self.revision,
                n=game.decisions,
                e=len(heard),
                view=scene_of(view),
                ask=None if decision is None else asked_now(session, view, decision),
                events=heard[len(heard) - len(sent.events) :],
                full=None if sent.full is None else view.data(),
            )
        )


def asked_now(session: Session, view: View, decision: Decision) -> Ask:
    """The question as it is to be sent, with what speaks against its options and what it is about."""
    place = view.deal.place.name
    about = about_of(view, lambda: session.heard(view.seat, 0))
    return ask_of(session.game.rules, decision, session.can_undo, place, doubts(session.game), about)


def setup_of(laid: Laid, secret: Secret) -> Setup:
    """How a game is laid out: in somebody else's turn everybody is asked, also where there is no choice."""
    if secret.position:
        return Setup(laid.boxes, laid.players, (), secret.seed, position=secret.position)
    return Setup(
        laid.boxes,
        laid.players,
        laid.town,
        secret.seed,
        without=laid.without,
        faster=laid.faster,
        printed_only=laid.printed_only,
        guests=laid.guests,
        private_maids=laid.private_maids,
        asks_all=True,
    )
