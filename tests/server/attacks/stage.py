"""A table served from a position in virtual time, with everybody who may look at it, and tapes of all that they get.

One performance has all sorts of viewers at once: the seat that the worlds are dealt for, in two tabs, one of them with
everything a bot is sent; the same person looking on as a spectator; a spectator by link, one from the lobby, the host
who does not sit; and somebody without an account who asks over HTTP. Some send every command that they must not.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from cuore.engine.setup import Setup
from cuore.engine.words import SPECTATOR
from cuore.server.entries import Chair
from cuore.server.errors import Refused
from cuore.server.hall.hall import Hall
from cuore.server.hall.live import LiveTable
from cuore.server.hall.opening import _opening
from cuore.server.hall.outbox import Outbox
from cuore.server.hall.visit import Visit
from cuore.server.ports import PersonRow, Secret
from cuore.server.wire.commands import Hello
from cuore.server.wire.options import ClockOptions, TableOptions
from cuore.server.wire.replay import OPEN as OPEN_EYES
from cuore.server.workers.inline import InlineThinker
from tests.server.attacks.worlds import Pair, hidden_sum
from tests.server.hall.house import House, in_virtual_time
from tests.server.simulation.loop import SimLoop

PACE = 750
OWN_TURN = 1.5
LOOK = 1 / 16
BETWEEN = 7 / 64
APART = 1 / 1024
"""Milliseconds and seconds; all are sums of powers of two, so that no rounding makes two times differ.

Nobody is rude at the same moment as something else happens: which of the two would come first tells nothing.
"""

RUDE = ("seat", "link", "host")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")


class Tape(Outbox):
    """An outbox that keeps what is put in, with the moment; nobody has to read it."""

    def __init__(self, loop: SimLoop) -> None:
        super().__init__()
        self.loop = loop
        self.heard: list[tuple[float, bytes]] = []

    def put(self, message: bytes) -> None:
        self.heard.append((self.loop.time(), message))

    def close(self, code: int) -> None:
        super().close(code)
        self.heard.append((self.loop.time(), b"closed %d" % code))


@dataclass(frozen=True)
class Staging:
    """How a pair is put on the stage."""

    clock: bool = False
    gone: bool = False  # the viewer has got up, and a bot sits in
    pauses: bool = False
    bots: bool = True  # every second of the others is one
    rude: bool = True
    public: bool = True
    shared: int = SPECTATOR  # a seat that is played on the viewer's device too
    people_take: float = PACE / 1000  # seconds that people need in somebody else's turn


@dataclass
class Performance:
    """What everybody got, by name, and what the operator was told."""

    tapes: dict[str, list[tuple[float, bytes]]] = field(default_factory=dict)
    commitment: str = ""


class Prompter(InlineThinker):
    """Bots that answer what the script says, and need the longer for it the more is hidden."""

    def __init__(self, house: House, pair: Pair) -> None:
        super().__init__(house.rules, 2)
        self.pair = pair
        self.hall: Hall | None = None

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        assert self.hall is not None
        game = self.hall.live[table].room.session.game
        await asyncio.sleep(hidden_sum(game) % 16 / 32)
        if len(answers) >= len(self.pair.script):
            await asyncio.sleep(1_000_000)  # the play is over
        return game.index(self.pair.script[len(answers)][1])


def perform(pair: Pair, world: int, staging: Staging) -> Performance:
    """Play the script in one of the two worlds."""
    found = Performance()

    async def play(house: House) -> None:
        await _Stage(house, pair, staging, found).play(pair.positions[world])

    in_virtual_time(play)
    return found


class _Stage:
    def __init__(self, house: House, pair: Pair, staging: Staging, found: Performance) -> None:
        self.house = house
        self.pair = pair
        self.staging = staging
        self.found = found
        self.ids: defaultdict[Visit, count[int]] = defaultdict(count)  # everybody counts for themselves
        self.visits: dict[str, Visit] = {}
        self.seated: dict[int, Visit] = {}
        self.people: dict[int, PersonRow] = {}
        self.hall: Hall
        self.live: LiveTable
        self.table = ""

    async def play(self, position: str) -> None:
        await self._set_up(position)
        tasks = [asyncio.ensure_future(self._ask_around())]
        if self.staging.rude:
            tasks += [asyncio.ensure_future(self._be_rude(name, at)) for at, name in enumerate(RUDE)]
        if self.staging.shared != SPECTATOR:
            tasks.append(asyncio.ensure_future(self._pass_on()))
        if self.staging.pauses:
            tasks.append(asyncio.ensure_future(self._pause()))
        for number in range(len(self.pair.script)):
            await self._step(number)
        # Not until somebody is answered for: from here on worlds may part.
        await asyncio.sleep(self.live._asked_at + 0.5 - self.house.loop.time())
        for task in tasks:
            task.cancel()
            if task.done() and not task.cancelled():
                task.result()
        figures = vars(self.hall._services.figures)
        self._note("figures", figures)
        self._note("notices", self.house.notices)

    # -- who is there --

    async def _set_up(self, position: str) -> None:
        house, pair, staging = self.house, self.pair, self.staging
        thinker = Prompter(house, pair)
        self.hall = thinker.hall = await house.hall(thinker=thinker)
        host = await house.person("Hope")
        people = self.people = {seat: await house.person(NAMES[seat]) for seat in range(pair.seats)}
        options = TableOptions(
            public=staging.public,
            pace=PACE,
            clock=ClockOptions(seconds=3000, increment=5) if staging.clock else None,
        )
        secret = Secret("the same in both worlds", position)
        chairs = tuple([self._chair(seat, people[seat]) for seat in range(pair.seats)])
        made = _opening(self.hall._services, host, "", pair.laid, options, secret, chairs, False)
        self.table = await self.hall._open(made, begin=True)
        self.live = self.hall.live[self.table]
        self.found.commitment = self.live.room.opened.commitment
        assert self.live.room.state == "playing"
        for seat, chair in enumerate(chairs):
            if chair.person:
                name = "seat" if seat == pair.viewer else f"seat {seat}"
                mine = seat in (pair.viewer, staging.shared)
                who = people[pair.viewer if mine else seat]
                self.seated[seat] = await self._come(name, who, taped=mine, seat=seat)
        if pair.viewer != SPECTATOR:
            await self._come("second tab", people[pair.viewer], full=True)
            await self._come("through a spectator's eyes", people[pair.viewer])
            await self._send("through a spectator's eyes", {"type": "look"})
        await self._come("link", await house.person("Lena"), invited=True)
        if staging.public:
            await self._come("lobby", await house.person("Luca"))
        await self._come("host", host)

    def _chair(self, seat: int, person: PersonRow) -> Chair:
        if seat == self.pair.viewer:
            gone = self.staging.gone
            return Chair(person=person.id, name=person.name, bot="housekeeper" if gone else "", gone=gone)
        if seat == self.staging.shared:
            return Chair(person=self.people[self.pair.viewer].id, name="Zoe")
        if self.staging.bots and (seat - self.pair.viewer) % 2 == 0:
            return Chair(bot="butler" if seat % 3 == 0 else "housekeeper")
        return Chair(person=person.id, name=person.name)

    async def _come(
        self,
        name: str,
        person: PersonRow,
        taped: bool = True,
        invited: bool = False,
        full: bool = False,
        seat: int | None = None,
    ) -> Visit:
        tape = Tape(self.house.loop)
        if taped:
            self.found.tapes[name] = tape.heard
        hello = Hello(ticket="", full=full, seat=seat)
        visit = await self.hall.connect(person, f"session-{len(self.visits)}", self.table, invited, hello, tape)
        self.visits[name] = visit
        return visit

    # -- what they do --

    async def _step(self, number: int) -> None:
        seat, words = self.pair.script[number]
        room = self.live.room
        await self._until(lambda: len(room.session.answers) == number and room.asked == seat)
        if not room.asked_bot:
            mine = self.pair.turns[number] == seat or seat == self.pair.viewer
            await self._think(seat, OWN_TURN if mine else self.staging.people_take)
            option = room.session.game.index(words)
            await self._say(self.seated[seat], {"type": "answer", "rev": room.revision, "option": option})
        await self._until(lambda: len(room.session.answers) == number + 1)

    async def _think(self, seat: int, seconds: float) -> None:
        """Somebody needs so long after the question was put; after a pause it is put anew."""
        while (rest := self.live._asked_at + seconds - self.house.loop.time()) > 0 or self.live.room.asked != seat:
            await asyncio.sleep(rest if rest > 0 else LOOK)

    async def _pass_on(self) -> None:
        """A device goes from hand to hand, and shows now one seat and now the other."""
        await asyncio.sleep(20 * APART)
        await self._come("device", self.people[self.pair.viewer])
        while True:
            for seat in (self.staging.shared, self.pair.viewer):
                await asyncio.sleep(0.5)
                await self._send("device", {"type": "look", "seat": seat})

    async def _pause(self) -> None:
        """Somebody stops the game while others think, and lets it go on."""
        visit = next(iter(self.seated.values()))
        await asyncio.sleep(10 * APART)
        for _ in range(3):
            await asyncio.sleep(2.0625)
            await self._say(visit, {"type": "pause", "rev": self.live.room.revision})
            await asyncio.sleep(1.0)
            await self._say(visit, {"type": "resume", "rev": self.live.room.revision})

    async def _be_rude(self, name: str, number: int) -> None:
        """Send what must be refused, again and again."""
        if name not in self.visits:
            return
        visit = self.visits[name]
        await asyncio.sleep(APART * (2 + number))
        begin = 7 * number
        while True:
            for make in (*WRONG[begin:], *WRONG[:begin]):
                await asyncio.sleep(BETWEEN)
                message = make(self.live, visit.viewer.person.id, visit.viewer.seat)
                if message is not None:
                    done = msgspec.json.encode({"type": "done", "id": await self._say(visit, message)})[:-1]
                    assert not any(sent.startswith(done) for _, sent in self.found.tapes[name][-40:]), message

    async def _ask_around(self) -> None:
        """What is to be had over HTTP, for those who may and those who may not know."""
        hall, table = self.hall, self.table
        stranger = await self.house.person("Sten")
        await asyncio.sleep(APART)
        while True:
            await asyncio.sleep(17 / 32)
            for who in (None, stranger):
                for invite in ("", hall.invite(table)):
                    self._note("facts", await _outcome(hall.facts, who, table, invite))
            self._note("lobby", await _outcome(hall.lobby))
            self._note("record", await _outcome(hall.record, stranger, table, hall.invite(table)))
            self._note("replay", await _outcome(hall.replay, stranger, table, hall.invite(table), OPEN_EYES))
            if self.pair.viewer != SPECTATOR:
                self._note("own games", await _outcome(hall.games_of, self.people[self.pair.viewer].id))

    async def _send(self, name: str, message: dict[str, object]) -> None:
        await self._say(self.visits[name], message)

    async def _say(self, visit: Visit, message: dict[str, object]) -> str:
        name = f"{visit.viewer.session}-{next(self.ids[visit]):06}"
        await visit.receive(msgspec.json.encode({"id": name, **message}))
        return name

    async def _until(self, true: Callable[[], bool]) -> None:
        for _ in range(4000):
            if true():
                return
            await asyncio.sleep(LOOK)
        raise AssertionError("the play stands still")

    def _note(self, name: str, what: object) -> None:
        tape = self.found.tapes.setdefault(name, [])
        tape.append((self.house.loop.time(), msgspec.json.encode(what)))


async def _outcome(ask: Callable[..., Any], *words: object) -> object:
    try:
        return await ask(*words)
    except Refused as refused:
        return [refused.reason, str(refused)]


Make = Callable[[LiveTable, str, int], dict[str, object] | None]


def _not_asked(message: dict[str, object]) -> Make:
    """Something that is refused to whoever is not asked."""

    def make(live: LiveTable, person: str, seat: int) -> dict[str, object] | None:
        asked = seat != SPECTATOR and live.room.asked == seat
        return None if asked else {"rev": live.room.revision, **message}

    return make


def _always(message: dict[str, object]) -> Make:
    def make(live: LiveTable, person: str, seat: int) -> dict[str, object]:
        return {"rev": live.room.revision, **message} if message["type"] not in ("look", "say") else message

    return make


def _at_another_seat(sort: str, **more: object) -> Make:
    """Something that is done to the seat of somebody else who is there."""

    def make(live: LiveTable, person: str, seat: int) -> dict[str, object] | None:
        for number, chair in enumerate(live.room.chairs):
            if chair.person not in ("", person) and not chair.bot and not chair.gone:
                return {"type": sort, "rev": live.room.revision, "seat": number, **more}
        return None

    return make


def _look(live: LiveTable, person: str, seat: int) -> dict[str, object] | None:
    return next(
        ({"type": "look", "seat": number} for number, chair in enumerate(live.room.chairs) if chair.person != person),
        None,
    )


def _resume(live: LiveTable, person: str, seat: int) -> dict[str, object] | None:
    return None if live.room.paused else {"type": "resume", "rev": live.room.revision}


def _say(live: LiveTable, person: str, seat: int) -> dict[str, object] | None:
    may = live.room.opened.options.has_chat and live.room.seats_of(person)
    return None if may else {"type": "say", "text": "what do you hold?"}


WISHES = ("employ azure", "serve colette", "play 2 Love", "chamber azure", "discard 2 Love", "let it happen", "xyzzy")
"""What somebody may want to do who sees the whole table: most of it cannot be done most of the time."""


def _hint(live: LiveTable, person: str, seat: int) -> dict[str, object]:
    """For whoever is asked it is an answer like any other, and says the same in both worlds."""
    return {"type": "hint", "rev": live.room.revision, "seconds": 0.5}


def _why(live: LiveTable, person: str, seat: int) -> dict[str, object]:
    """For whoever is asked the reason comes from what they see; for all others it is always the same."""
    words = WISHES[live.room.revision % len(WISHES)]
    return {"type": "why", "rev": live.room.revision, "words": words}


WRONG: tuple[Make, ...] = (
    _not_asked({"type": "answer", "option": 0}),
    _not_asked({"type": "answer", "option": 0, "words": "play all Love"}),
    _not_asked({"type": "answer", "option": 1, "words": "let it happen"}),
    _not_asked({"type": "undo"}),
    _always({"type": "answer", "option": 9999}),
    _always({"type": "answer", "option": 0, "words": "play 4 Love"}),
    _always({"type": "answer", "option": 0, "rev": 1}),
    _always({"type": "answer", "option": 0, "rev": 9_999_999}),
    _hint,
    _why,
    _always({"type": "begin"}),
    _resume,
    _always({"type": "rematch"}),
    _say,
    _always({"type": "sit", "seat": 5, "name": "Zoe"}),
    _at_another_seat("sit"),
    _at_another_seat("leave"),
    _at_another_seat("seat-bot", bot="butler"),
    _at_another_seat("close"),
    _look,
    _always({"type": "answer", "option": -1}),
)
"""Everything that must be refused; what may be asked for by chance is left out."""
