"""What the server needs from outside: a clock, a store, a bus, somebody who thinks or forecasts, and lines to clients.

All of them are handed in. A test replaces all of them, and then a whole server with its clients runs in one thread, in
its own time, the same way for the same seed.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from hashlib import blake2b
from typing import Literal, NamedTuple, Protocol, TypeVar

import msgspec

from cuore.engine.setup import Setup
from cuore.server.wire.messages import HintLine
from cuore.server.wire.towns import ForecastFacts, FoundTown
from cuore.town import Wishes

Kind = Literal["guests", "tables", "games", "account_games", "reports", "sessions"]
"""What can expire; ``people.retention`` says what each of them is."""


class Clock(Protocol):
    """Time. ``now`` never jumps and never goes back: waiting and measuring use it alone. ``wall`` is for showing."""

    def now(self) -> float: ...

    def wall(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


# --- the store -------------------------------------------------------------------------------------------------------


class EntryRow(NamedTuple):
    """An entry as it is kept. ``asked`` is a hash of the command that led to it, ``chain`` is ``entries.chained``."""

    table: str
    revision: int
    command: str  # the id that its giver chose; the server's own begin with a colon
    asked: str
    person: str
    at: float
    data: bytes
    chain: str


class Secret(NamedTuple):
    """What only the server knows until the game is over."""

    seed: str
    position: str = ""  # that a fork begins with; its luck is in it


class TableRow(NamedTuple):
    """The short form of a table, for lists: everything in it follows from its entries."""

    id: str
    state: str  # open, playing, paused, frozen, over, closed
    public: bool
    sandbox: bool
    host: str
    title: str
    boxes: str  # separated by commas
    seats: str  # JSON: a list of [person, name, bot] for every seat
    revision: int
    created: float
    changed: float
    bots_play: bool  # whether somebody has to see to it without being asked: a bot's turn, or a running clock


class Mark(NamedTuple):
    """What shows that a table has changed: another revision, or other people in its seats (see ``TableRow``)."""

    revision: int
    seats: str


class PersonRow(NamedTuple):
    """Somebody who plays. ``password`` is a hash, empty for guests; ``skeleton`` is the name as the eye reads it."""

    id: str
    name: str
    skeleton: str
    password: str
    created: float
    seen: float
    banned_until: float = 0.0  # set by ``Store.ban`` alone
    ban_reason: str = ""  # for the operator

    def __repr__(self) -> str:
        return f"<{'account' if self.password else 'guest'} {self.id}>"  # a hash is not for logs


class SessionRow(NamedTuple):
    """One device that somebody is signed in on. ``token`` is a hash."""

    token: str
    id: str  # by which its owner may name it, to end it
    person: str
    created: float
    seen: float
    device: str  # what the browser calls itself, shortened


class TalkRow(NamedTuple):
    """Something that was said at a table."""

    table: str
    number: int
    person: str
    name: str
    at: float
    text: str


class GameRow(NamedTuple):
    """A finished game: its record with seed, and how it ended. It outlives the rules that it was played by."""

    table: str
    record: str
    commitment: str
    finished: float
    result: str  # JSON: a ``hall.ending.GameResult``


class Ended(NamedTuple):
    """How a finished game ended, without its record."""

    finished: float
    result: str  # as in ``GameRow``


class ReportRow(NamedTuple):
    """Something an operator should see: a frozen table, or words that somebody found wrong."""

    id: int
    at: float
    sort: str  # freeze, talk
    table: str
    person: str  # who reports, empty for the server
    about: str  # who is reported; empty for a frozen table, and once that person is erased
    text: str
    name: str = ""  # what the reported person was called then
    erased: bool = False  # whether the reported person was erased since
    settled: float = 0.0  # when an operator has dealt with it, 0 while it is open


class Expiry(NamedTuple):
    """What retention removes: one kind of row that has not been used since a time."""

    kind: Kind
    before: float


class Expired(NamedTuple):
    """How many rows retention would remove, and the time of the oldest."""

    rows: int
    oldest: float


def lease_holds(now: float, until: float) -> float:
    """How far a lease can reach that is to be believed: one that ends later was written by a clock that is wrong."""
    return until + (until - now)


class Conflict(Exception):
    """Another entry has that revision already, or there is none before it; nothing was kept."""


class Outdated(Conflict):
    """Somebody who is named in it has been erased: the table has to be read anew from its first entry."""


class Repeated(Exception):
    """A command with that id is kept already; nothing was kept now."""


class Store(Protocol):
    """What is kept. Every method is carried out whole or not at all, and what it has returned from is on the disk.

    ``errors.Unavailable`` from a method that writes: it may have happened or not. From one that reads: try again later.
    Times are wall time, which all processes share. Texts have neither NUL nor lone surrogates: no database keeps those.
    """

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """A secret of 32 bytes, made once and shared by all processes on this store."""
        ...

    def watch(self, troubled: Callable[[str, str], None]) -> None:
        """Have every ``Unavailable`` reported where it begins: its cause in one word, and the words of the database."""
        ...

    async def probe(self, data: bytes) -> None:
        """Write something that nothing reads, over what was written so before: raises what any write would raise."""
        ...

    async def believed_time(self) -> float | None:
        """The time that ``believe_time`` kept last, else the newest time in any row; None in an empty store."""
        ...

    async def believe_time(self, at: float) -> None: ...

    async def once(self, word: str, now: float, until: float) -> bool:
        """Whether this is the first time that a word is used; it is remembered until then."""
        ...

    # tables

    async def open_table(self, row: TableRow, secret: Secret, first: EntryRow) -> None:
        """Keep a new table; raises ``Conflict`` if there is one with that id, and ``Outdated`` as ``append`` does."""
        ...

    async def append(self, row: EntryRow, short: TableRow) -> None:
        """Keep the next entry and the short form after it; raises ``Repeated``, ``Conflict`` or ``Outdated``.

        If two of them hold it is the one named first: a command that is kept already is never anything else.
        """
        ...

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """All entries after a revision, in order."""
        ...

    async def entry_of(self, table: str, command: str) -> EntryRow | None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def secret(self, table: str) -> Secret | None: ...

    async def lobby(self, tables: Sequence[str]) -> list[TableRow]:
        """Of these tables the public ones that are open or playing, the latest change first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables where somebody has a seat or is the host, the latest change first."""
        ...

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far each of these tables is, to find out whether it is still as somebody knows it."""
        ...

    async def tables_to_mind(self) -> list[str]:
        """Tables that play by themselves: ``bots_play`` in state playing, and a person plays one of the seats."""
        ...

    async def mind(self, table: str, process: str, now: float, until: float) -> bool:
        """Say that this process sees to a table until then; false if another one does."""
        ...

    # finished games

    async def finish(self, game: GameRow) -> None:
        """Keep a finished game of a table that is kept; keeping it again changes nothing."""
        ...

    async def game(self, table: str) -> GameRow | None: ...

    async def ended(self, tables: Sequence[str]) -> dict[str, Ended]:
        """How the games of some tables ended, of those that did."""
        ...

    # people

    async def add_person(self, person: PersonRow) -> bool:
        """False if the skeleton of the name is taken."""
        ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def person_called(self, skeleton: str) -> PersonRow | None: ...

    async def change_person(self, person: PersonRow) -> bool:
        """Keep name, skeleton, password and when they were seen; false if the skeleton is taken or they are gone."""
        ...

    async def add_session(self, session: SessionRow) -> None: ...

    async def session(self, token: str) -> SessionRow | None: ...

    async def touch_session(self, token: str, seen: float) -> None: ...

    async def sessions_of(self, person: str) -> list[SessionRow]: ...

    async def end_session(self, token: str) -> None: ...

    async def sessions_alive(self, ids: Sequence[str], now: float) -> set[str]:
        """Which of these sessions, by their ids, have not ended and belong to people who are not banned."""
        ...

    async def people(self, like: str, limit: int) -> list[PersonRow]:
        """For the operator: people whose names contain something, the latest seen first."""
        ...

    async def ban(self, person: str, until: float, reason: str) -> bool:
        """Set until when a person is banned, 0 for not at all; false if there is no such person."""
        ...

    async def erase_person(self, person: str, name: str) -> list[str]:
        """Delete what is known of somebody, what they said included. Their games stay, with nothing that leads to them.

        ``name`` is what their seats are called from now on. Returns the tables that are not as they were: whoever has
        one of them in memory reads it anew from its first entry, and is refused as ``Outdated`` until then.

        An open report about them stays until it is settled, with the name and the words that it was made with.
        """
        ...

    # talk

    async def say(self, table: str, person: str, name: str, at: float, text: str) -> TalkRow:
        """Keep what was said at a table that is kept. Numbers only grow, and none is given twice."""
        ...

    async def said(self, table: str, since: int = 0, limit: int = 100) -> list[TalkRow]:
        """What was said after a number, the last ones if there are more."""
        ...

    async def mute(self, person: str, other: str, muted: bool) -> None: ...

    async def muted_by(self, person: str) -> list[str]: ...

    async def unsay(self, table: str, number: int, person: str) -> int:
        """Delete talk: a line by its table and number, or all lines of a person. Returns the number of lines."""
        ...

    async def report(
        self, at: float, sort: str, table: str, person: str, about: str, text: str, name: str = ""
    ) -> None: ...

    async def reports(self, limit: int) -> list[ReportRow]: ...

    async def settle(self, report: int, at: float) -> bool:
        """Mark a report as dealt with, or delete it if its person was erased; false if there is none."""
        ...

    # for operators

    async def all_tables(self, state: str, limit: int) -> list[TableRow]:
        """Tables in a state, or in any if it is empty, the latest change first."""
        ...

    async def said_by(self, person: str) -> list[TalkRow]: ...

    # retention

    async def expired(self, expiry: Expiry) -> Expired:
        """What ``expire`` would remove now."""
        ...

    async def expire(self, expiry: Expiry, limit: int, name: str) -> int:
        """Remove up to ``limit`` rows of one kind, in one transaction; returns how many.

        Guests are erased as by ``erase_person``, with ``name``.
        """
        ...


# --- the bus ---------------------------------------------------------------------------------------------------------


MISSED = "missed"
"""What a bus itself says to its own process: hints may have been lost, so whatever is served here is looked up again.

It comes whenever a line to the others was made, the first time too; it names no table, and never travels.
"""


class Hint(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What one process tells the others. It is a hint and no more: it may be lost, doubled or late."""

    process: str  # who says it
    table: str  # or the session that was signed out, or the person who has muted somebody
    what: str  # "revision", "talk", "here", "signed-out", "erased", "muted"
    number: int = 0
    people: tuple[str, ...] = ()


class Bus(Protocol):
    """Hints to all processes, this one excepted. Nothing is promised: whoever must be sure asks the store."""

    def say(self, hint: Hint) -> None:
        """Never waits and never fails."""
        ...

    def listen(self, heard: Callable[[Hint], None]) -> None: ...

    async def close(self) -> None: ...


# --- what is done beside the loop ------------------------------------------------------------------------------------


Result = TypeVar("Result")


class Beside(Protocol):
    """Where work is done that would hold up everybody: some of it at a time, in whatever order."""

    async def do(self, work: Callable[[], Result]) -> Result:
        """Have something done; raises what it raises."""
        ...


# --- who thinks ------------------------------------------------------------------------------------------------------


class NoAnswer(Exception):
    """Nobody can think about this game, however often it is tried: it cannot be played up to here, or is over."""


class Hinted(NamedTuple):
    """A hint after some seconds of thought, without lines where it is not to be shown yet; ``more``: it goes on.

    The first line is the recommended one. Several may begin with the same option and go on differently.
    """

    lines: list[HintLine]
    seconds: float
    more: bool


class Thinker(Protocol):
    """Bots, in processes of their own. ``answers`` are all answers so far; what a worker knows is not sent again.

    ``setup`` and ``answers`` are the whole truth of a game: nothing else is needed to choose, and the same bot in the
    same game always chooses the same, unless its ``seconds`` run out.
    """

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        """What a bot in the asked seat answers. ``urgent``: a person waits for it.

        It thinks as long as its level may, or for ``seconds`` if these are fewer and not 0. Raises ``NoAnswer``,
        ``Refused("busy")`` where too many wait already, and ``Unavailable`` while the server stops.
        """
        ...

    def advise(self, table: str, setup: Setup, answers: Sequence[int], seconds: float) -> AsyncGenerator[Hinted, None]:
        """What the search makes of the open decision, from what the asked seat may know; raises what ``choose`` does.

        A first hint comes soon, better ones follow. Bots go before: a hint is put off whenever one has to answer.
        """
        ...

    def forget(self, table: str) -> None:
        """Nobody will ask about this table soon."""
        ...

    async def close(self) -> None: ...


# --- who forecasts ---------------------------------------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants that takes minutes; everything that decides what comes of it is in it."""

    @property
    def id(self) -> str:
        """The same for the same order, and for no other."""
        return blake2b(msgspec.json.encode(self), digest_size=16).hexdigest()

    def facts(self) -> dict[str, str]:
        """What a log may say of it: nothing that somebody has typed."""
        return {"order": self.id}


class ForecastOrder(Order, frozen=True, kw_only=True):
    """The forecast that somebody wants: a town, how many play in it, and how many games of each sort are played."""

    town: str  # its code
    boxes: tuple[str, ...]
    maids: tuple[str, ...]
    without: tuple[str, ...]
    guests: tuple[str, ...]
    private_maids: tuple[str, ...]
    players: int
    games: int
    pairs: int
    plan_games: int
    faster: bool = False
    seed: str = "1"
    bot: str = "housekeeper"

    def facts(self) -> dict[str, str]:
        """Its town."""
        return {"town": self.town}


class SearchOrder(Order, frozen=True, kw_only=True):
    """The search that somebody wants: for a town that fits some wishes, and whose games are ``like`` that."""

    boxes: tuple[str, ...]
    like: tuple[str, ...]
    wishes: Wishes
    printed_only: bool
    without: tuple[str, ...]
    players: int
    quick: bool
    seed: str


class HowFar(msgspec.Struct, frozen=True, kw_only=True):
    """How far an order is, in games, and at last what came of it or why nothing did."""

    state: Literal["none", "waiting", "running", "done", "failed"] = "none"
    done: int = 0
    total: int = 0
    error: str = ""
    forecast: ForecastFacts | None = None
    found: FoundTown | None = None


class Forecaster(Protocol):
    """Whoever makes forecasts of towns and searches for some, one after the other, where it holds nobody up."""

    def look(self, order: Order) -> HowFar:
        """How far it is; nothing is begun."""
        ...

    def find(self, order_id: str) -> tuple[Order, HowFar] | None:
        """An order that is known here by its id, and how far it is."""
        ...

    def ask(self, order: Order, person: str, address: str = "") -> HowFar:
        """Begin it for somebody, unless it is begun or done.

        Raises ``Refused("busy")`` where too many wait already, and ``Refused("too-fast")`` where too many of this
        person do, or from this address.
        """
        ...

    async def close(self) -> None: ...
