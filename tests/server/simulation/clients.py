"""People at their tables: each tab has a model of the protocol and holds the server to it.

A tab remembers what it has seen, names its commands, sends them again under the same name until they are answered,
and reports whatever a client may rely on and does not get.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

import msgspec

from cuore.engine.words import SPECTATOR
from cuore.server.ports import PersonRow
from cuore.server.wire.commands import (
    Answer,
    Begin,
    Close,
    Hello,
    Hint,
    Leave,
    Look,
    Pause,
    Ping,
    Rematch,
    Resume,
    Say,
    SeatBot,
    Sit,
    TableCommand,
    Undo,
)
from cuore.server.wire.messages import (
    Because,
    Bye,
    ClockFacts,
    Done,
    HintFacts,
    Over,
    Pong,
    Refusal,
    Seats,
    Talk,
    ViewOf,
    Welcome,
)
from cuore.server.wire.shapes import Ask, EventLine
from tests.server.simulation.net import Line
from tests.server.simulation.watcher import read

PATIENCE = 8.0
"""Seconds after which a tab sends a command again that was not answered."""
BOTS = ("random", "biglove", "housekeeper")
AGAIN = ("busy", "too-fast")
"""Refusals after which the same command is sent again: nothing was decided about it."""


class World(Protocol):
    """What a tab needs from its surroundings."""

    storm: bool  # whether things may still go wrong, and people may still do odd things
    quiet: bool  # nobody begins anything new

    def now(self) -> float: ...

    def dial(self, tab: Tab, hello: Hello) -> Line | None: ...

    def fail(self, what: str) -> None: ...

    def note(self, what: str) -> None: ...

    def move_on(self, tab: Tab, table: str) -> None: ...

    def put_together(self, tab: Tab) -> None: ...

    def asked_for(self, tab: Tab, command: TableCommand | Hint | Say | Look) -> None: ...


class Sent:
    """A command that waits for its answer."""

    def __init__(self, command: TableCommand | Hint | Say | Look, at: float) -> None:
        self.command = command
        self.raw = msgspec.json.encode(command)
        self.at = at  # when it was sent last


class Tab:
    """One window of one person on one table."""

    def __init__(self, world: World, name: str, person: PersonRow, table: str, invite: str, chance: Random) -> None:
        self.world = world
        self.name = name
        self.person = person
        self.session = f"session-{person.id}"
        self.table = table
        self.invite = invite
        self.chance = chance
        self.plays = True  # sits down where there is a place
        self.second_seat = ""  # the name for a second seat on this device
        self.full = chance.random() < 0.1
        self.line: Line | None = None
        self.away_until = 0.0
        self.closed = False  # there is no table any more, or nobody at it
        self.failed = 0  # attempts to connect in a row
        self.given: list[bytes] = []  # what it has sent last, for those who send it again
        self.forget()

    def __repr__(self) -> str:
        return self.name

    def forget(self) -> None:
        """A new page: nothing is known of the table."""
        self.rev = self.e = 0
        self.log: list[EventLine] = []
        self.welcome: Welcome | None = None
        self.seats: Seats | None = None
        self.view: ViewOf | None = None
        self.waiting: dict[str, Sent] = {}
        self._shown = 0  # the revision of the last view on this line
        self._excuse = True  # the next view may repeat a revision, or leave some out

    # -- the line --

    def connect(self) -> None:
        """Come in, saying what is known already."""
        # Whoever looks on may have sat down in another window, and then has other eyes: only a seat is sure to be kept.
        unsure = self.view is None or (self.view.view.seat == SPECTATOR and self.plays)
        if unsure or self.chance.random() < 0.2:
            self.log, self.e, self.view = [], 0, None  # a page that was loaded anew
        seat = self.view.view.seat if self.view and self.view.view.seat != SPECTATOR else None
        hello = Hello(ticket="", rev=self.view.rev if self.view else 0, e=self.e, seat=seat, full=self.full)
        self._excuse, self._shown = True, 0
        self.line = self.world.dial(self, hello)

    def lost(self, line: Line, code: int) -> None:
        """The line is no more."""
        if self.line is line:
            self.world.note(f"{self} lost its line ({code})")
            self.line = None
            self.welcome = None
            self.failed += 1
            longest = self.chance.choice((0.2 * 2**self.failed, 0.2 * 2**self.failed, 10.0))
            self.away_until = max(self.away_until, self.world.now() + self.chance.uniform(0, min(longest, 10.0)))

    def turned_away(self, line: Line, code: str) -> None:
        """The server does not want this tab."""
        if self.line is line:
            self.lost(line, 0)
            if self.closed:
                return
            if code == "closed":
                self.closed = True
            elif code == "not-yours":
                self.view = None  # the seat is not ours any more: come in as whoever we are now
            elif code not in ("busy", "no-such-table", "too-fast"):
                self.world.fail(f"{self} was turned away: {code}")

    # -- what is heard --

    def heard(self, raw: bytes) -> None:
        """A message arrives."""
        if self.closed:
            return
        message = read(raw)
        rev = getattr(message, "rev", None)
        match message:
            case Welcome():
                self._on_welcome(message)
            case ViewOf():
                self._on_view(message)
            case Seats():
                self.seats = message
                if message.rematch and message.rematch != self.table:
                    self.world.move_on(self, message.rematch)
                    return
            case Done():
                self._on_done(message)
            case Refusal():
                self._on_refusal(message)
            case HintFacts() | Because():
                self.waiting.pop(message.id, None)
            case Over() | Talk() | ClockFacts() | Pong() | Bye():
                pass
        if rev is not None:
            if rev < self.rev and isinstance(message, ViewOf | Welcome | Seats):
                self.world.fail(f"{self} is at revision {self.rev} and hears of {rev}: {message}")
            self.rev = max(self.rev, rev)

    def _on_welcome(self, welcome: Welcome) -> None:
        first = self.welcome is None
        self.welcome = welcome
        self.failed = 0
        self._excuse = True
        if first:
            for sent in self.waiting.values():
                self._send(sent)
        for sent in list(self.waiting.values()):
            if isinstance(sent.command, Look) and not first:
                del self.waiting[sent.command.id]

    def _on_view(self, view: ViewOf) -> None:
        if self.welcome is None:
            self.world.fail(f"{self} got a view before a welcome")
            return
        if not self._excuse and view.rev not in (self._shown, self._shown + 1):
            self.world.fail(f"{self} was shown {view.rev} after {self._shown}")
        kept = view.e - len(view.events)
        if view.view.seat != (self.view.view.seat if self.view else view.view.seat) and kept:
            self.world.fail(f"{self} has new eyes and is told half of what happened")
        if kept > len(self.log):
            self.world.fail(f"{self} knows {len(self.log)} events and is told those after {kept}, revision {view.rev}")
        self.log[kept:] = view.events
        self.e = view.e
        self.view = view
        self._shown, self._excuse = view.rev, False
        self.world.put_together(self)

    def _on_done(self, done: Done) -> None:
        sent = self.waiting.pop(done.id, None)
        if sent is not None and not isinstance(sent.command, Look | Say | Hint) and done.rev <= sent.command.rev:
            self.world.fail(f"{self} named revision {sent.command.rev} and hears that it made {done.rev}")

    def _on_refusal(self, refusal: Refusal) -> None:
        sent = self.waiting.get(refusal.id)
        if refusal.code == "stale":
            self._excuse = True
        if sent is None:
            return
        if refusal.code in AGAIN:
            sent.at = self.world.now() - PATIENCE + self.chance.uniform(0.3, 2)
        else:
            del self.waiting[refusal.id]

    # -- what is done --

    def live(self) -> float:
        """Do what is to be done now, and say how long to wait until the next time."""
        now = self.world.now()
        if self.closed:
            return 10.0
        if self.line is None:
            if now >= self.away_until:
                self.connect()
            return self.chance.uniform(0.05, 0.5)
        if self.welcome is None:
            return 0.2
        for sent in list(self.waiting.values()):
            if now - sent.at > PATIENCE:
                self._send(sent)
        if not self.world.quiet:
            self.act()
        return self.chance.uniform(0.1, 1.5)

    @property
    def at_rest(self) -> bool:
        """Whether it has nothing to wait for, and is connected if there is anything to be connected to."""
        return self.closed or (self.line is not None and self.welcome is not None and not self.waiting)

    def act(self) -> None:
        """Whatever this person feels like."""
        if self.waiting or self.seats is None or self.welcome is None:
            return
        state = self.seats.state
        chance = self.chance.random()
        if chance < 0.03:
            self._ping()
        elif chance < 0.06:
            self.give(Say(id=self._id(), text="".join(self.chance.choices("abc äöü😀", k=self.chance.randint(1, 300)))))
        elif state == "open":
            self._act_before()
        elif state == "playing":
            self._act_in_play()
        elif state == "paused":
            if self.welcome.yours and (chance < 0.5 or not self.world.storm):
                self.give(Resume(id=self._id(), rev=self.rev))
        elif state == "over":
            self._act_after()

    def _ping(self) -> None:
        if self.line is not None:
            self.line.send(msgspec.json.encode(Ping()))

    def _act_before(self) -> None:
        assert self.seats is not None
        assert self.welcome is not None
        free = [number for number, seat in enumerate(self.seats.seats) if seat.sort == "free"]
        mine = self.welcome.yours
        if free and self.plays and not mine:
            self.give(Sit(id=self._id(), rev=self.rev, seat=self.chance.choice(free)))
        elif free and self.second_seat and len(mine) == 1:
            self.give(Sit(id=self._id(), rev=self.rev, seat=self.chance.choice(free), name=self.second_seat))
        elif self.welcome.host and not free:
            self.give(Begin(id=self._id(), rev=self.rev))
        elif self.welcome.host and self.chance.random() < 0.1:
            self.give(SeatBot(id=self._id(), rev=self.rev, seat=free[0], bot=self.chance.choice(BOTS)))
        elif mine and self.world.storm and self.chance.random() < 0.03:
            self.give(Leave(id=self._id(), rev=self.rev, seat=mine[0]))

    def _act_in_play(self) -> None:
        assert self.seats is not None
        assert self.welcome is not None
        chance, mine, rev = self.chance.random(), self.welcome.yours, self.rev
        view = self.view
        for seat in mine:
            chair = self.seats.seats[seat]
            if (chair.gone or chair.bot) and (chance < 0.3 or not self.world.storm):
                self.give(Sit(id=self._id(), rev=rev, seat=seat))
                return
        if self.world.storm and mine and chance < 0.05:
            odd: list[TableCommand] = [
                Pause(id=self._id(), rev=rev),
                Leave(id=self._id(), rev=rev, seat=mine[-1]),
                Undo(id=self._id(), rev=rev),
            ]
            self.give(self.chance.choice(odd))
        elif mine and chance < 0.15 and (self.welcome.host or self._host_is_away()):
            away = [number for number, seat in enumerate(self.seats.seats) if seat.sort != "bot" and not seat.here]
            if away:
                self.give(SeatBot(id=self._id(), rev=rev, seat=away[0], bot=self.welcome.table.options.stand_in))
        elif view is not None and view.ask is not None and view.rev == rev:
            if 0.9 < chance < 0.95 and self.world.storm:
                self.give(Hint(id=self._id(), rev=rev, seconds=0.5))
            elif view.ask.undo and chance < 0.25:
                self.give(Undo(id=self._id(), rev=rev))
            else:
                option = self._choice(view.ask)
                words = view.ask.options[option].words if chance < 0.5 else None
                self.give(Answer(id=self._id(), rev=rev, option=option, words=words))
        elif view is not None and view.view.asked in mine and view.view.asked != view.view.seat:
            self.give(Look(id=self._id(), seat=view.view.asked))

    def _host_is_away(self) -> bool:
        assert self.seats is not None
        return self.seats.host >= 0 and not self.seats.seats[self.seats.host].here

    def _choice(self, ask: Ask) -> int:
        """Any option, but the turn is not ended before something was done with it."""
        options = range(len(ask.options))
        active = [option for option in options if not ask.options[option].verb.startswith("end")]
        return self.chance.choice(active if active and self.chance.random() < 0.8 else options)

    def _act_after(self) -> None:
        if self.welcome is not None and self.welcome.yours and self.world.storm and self.chance.random() < 0.3:
            self.give(Rematch(id=self._id(), rev=self.rev))

    def give(self, command: TableCommand | Hint | Say | Look) -> None:
        """Send a command and wait for its answer."""
        self.world.asked_for(self, command)
        sent = Sent(command, self.world.now())
        self.given = [*self.given[-20:], sent.raw]
        if not isinstance(command, Say):
            self.waiting[command.id] = sent
        self._send(sent)

    def _send(self, sent: Sent) -> None:
        sent.at = self.world.now()
        if self.line is not None and self.line.open:
            self.world.note(f"{self} sends {str(sent.command)[:150]}")
            self.line.send(sent.raw)

    def _id(self) -> str:
        return f"{self.chance.getrandbits(96):024x}"


class RudeTab(Tab):
    """Somebody who sends what nobody should: old, foreign, wrong and unreadable things, and the right ones twice."""

    def act(self) -> None:
        """Something bad, or something good."""
        if not self.world.storm or self.chance.random() < 0.5:
            super().act()
        elif self.line is not None:
            for raw in self._bad():
                self.line.send(raw)

    def _bad(self) -> list[bytes]:
        rev, seat = self.rev + self.chance.choice((-3, -1, 0, 0, 0, 1, 1000)), self.chance.randrange(6)
        rev, new = max(rev, 0), self._id()
        wrong: list[TableCommand | Hint | Look] = [
            Answer(id=new, rev=rev, option=self.chance.choice((0, 0, 1, 99))),
            Answer(id=new, rev=rev, option=0, words="take everything"),
            Undo(id=new, rev=rev),
            Sit(id=new, rev=rev, seat=seat),
            Leave(id=new, rev=rev, seat=seat),
            SeatBot(id=new, rev=rev, seat=seat, bot=self.chance.choice(("random", "nobody", None))),
            Begin(id=new, rev=rev),
            Pause(id=new, rev=rev),
            Resume(id=new, rev=rev),
            Rematch(id=new, rev=rev),
            Hint(id=new, rev=rev, seconds=0.1),
            Look(id=new, seat=self.chance.choice((None, seat))),
        ]
        if self.chance.random() < 0.02:
            wrong.append(Close(id=new, rev=rev))
        chosen = self.chance.choice(wrong)
        self.world.asked_for(self, chosen)
        raw = msgspec.json.encode(chosen)
        return self.chance.choice(
            [
                [raw],
                [raw] * 3,
                [raw[: self.chance.randrange(len(raw))]],
                [raw.replace(b'"id"', b'"more":1,"id"')],
                [bytes(self.chance.randrange(256) for _ in range(50))],
                [b"[" * 900],
                [b'{"type":"say","id":"' + new.encode() + b'","text":"' + b"x" * 2000 + b'"}'],
                self.chance.sample(self.given, min(len(self.given), 2)),
            ]
        )
