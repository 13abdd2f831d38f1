"""What the server says to a client: every field is listed here, and nothing else can be sent.

One ``view`` goes to every viewer for every revision, whether or not it shows them anything new. It holds all that the
viewer sees, so a lost or doubled message is repaired by the next one. ``done`` and ``refused`` answer one client alone.
"""

from __future__ import annotations

import msgspec

from cuore.server.wire.options import Fork, Laid, TableOptions
from cuore.server.wire.shapes import Ask, EventLine, Piece, Scene

PROTOCOL = 1
"""Raised when a message changes its meaning."""


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What all messages to a client have in common."""


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes about a table."""

    id: str
    title: str
    laid: Laid
    options: TableOptions
    commitment: str
    sandbox: bool  # its seed was chosen by somebody: nothing is committed to
    fork: Fork | None = None
    rematch_of: str = ""


class Welcome(Told, frozen=True, kw_only=True, tag="hello", omit_defaults=False):
    """The answer to ``hello``."""

    protocol: int
    version: str  # of the program
    rules: str  # version of the rules
    cards: str  # hash of the catalogue
    table: TableFacts
    yours: tuple[int, ...]  # the seats of this client's person
    seat: int  # through whose eyes this connection looks, -1 for a spectator
    host: bool  # whether this client's person is the host
    rev: int


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat."""

    name: str  # what everybody reads; empty for a free seat
    sort: str  # free, person, bot
    bot: str = ""  # who plays it, if that is a bot
    here: bool = False  # whether its person is connected
    gone: bool = False  # has left, and may come back
    away: int = 0  # since when its person is not connected, in seconds since 1970
    stand_in: int = 0  # from when on the table's stand-in may be put there for somebody who is away
    beside: int = -1  # the other seat of the same person, who plays several on one device


class Seats(Told, frozen=True, kw_only=True, tag="seats"):
    """Who is here. ``state``: open, playing, paused, frozen, over, closed."""

    rev: int
    state: str
    seats: tuple[SeatFacts, ...]
    host: int = -1  # the host's seat
    watching: int = 0
    rematch: str = ""  # the table where the same people meet again


class ViewOf(Told, frozen=True, kw_only=True, tag="view"):
    """All that a viewer sees, and what it was told since.

    ``events`` follow the first ``e`` minus their number: a client that has more drops the rest, they were taken back.
    ``ask`` is there for the seat that has to decide, and for nobody else.
    """

    rev: int
    n: int  # number of the decision; an undo makes it smaller
    e: int  # how many events there are now
    view: Scene
    ask: Ask | None = None
    events: tuple[EventLine, ...] = ()
    full: dict[str, object] | None = None  # for bots that asked for it: all that the seat may know


class Done(Told, frozen=True, kw_only=True, tag="done"):
    """A command was carried out and is kept: it made this revision."""

    id: str
    rev: int


class Refusal(Told, frozen=True, kw_only=True, tag="refused"):
    """A command was refused; after ``stale`` the view follows."""

    id: str
    code: str
    words: str
    rev: int


class ClockFacts(Told, frozen=True, kw_only=True, tag="clock"):
    """The clocks as they are now; a client counts down itself. ``runs``: the seat whose clock runs, -1 for none."""

    rev: int
    left: tuple[int, ...]
    runs: int
    increment: int


class Talk(Told, frozen=True, kw_only=True, tag="said"):
    """Somebody said something; ``number`` counts what was said at this table."""

    number: int
    name: str
    person: str  # for muting and reporting; nothing else can be done with it
    text: str
    at: float


class HintLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the search makes of one option. ``standing`` compares options in the same worlds; ``win`` is less sure."""

    option: int
    win: float
    low: float
    high: float
    lead: float
    standing: str = ""  # recommended, about the same, behind, not tried
    words: str = ""


class HintFacts(Told, frozen=True, kw_only=True, tag="hint"):
    """What a good player thinks of the open decision: at first after short thought, then better."""

    id: str
    rev: int
    lines: tuple[HintLine, ...]
    more: bool = False  # a better one follows, under the same id


class Because(Told, frozen=True, kw_only=True, tag="because"):
    """Why something cannot be done now, from what this viewer sees and nothing else."""

    id: str
    rev: int
    words: tuple[Piece, ...]


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points of one seat for one kind of card, or for a rule on it: that has ``words``, and counts no cards."""

    card: int
    count: int = 0
    points: int
    words: str = ""


class Over(Told, frozen=True, kw_only=True, tag="over"):
    """The game has ended. The seed is no secret any more; with the commitment anybody can check it."""

    rev: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    tie: str = ""  # what decides between equal points, where there were any
    tied: tuple[int, ...] = ()  # and how much of that every seat has
    sheet: tuple[tuple[ScoreLine, ...], ...]
    rounds: tuple[tuple[int, ...], ...]  # everybody's points after each round
    seed: str
    commitment: str


class Pong(Told, frozen=True, kw_only=True, tag="pong"):
    """Still here."""

    at: float


class Bye(Told, frozen=True, kw_only=True, tag="bye"):
    """The connection will be closed. ``code``: restart."""

    code: str
    words: str
    again: int  # milliseconds to wait before coming back, at least


FromServer = Welcome | Seats | ViewOf | Done | Refusal | ClockFacts | Talk | HintFacts | Because | Over | Pong | Bye
