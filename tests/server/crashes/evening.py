"""Tables full of players, and a server that dies under them again and again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx

from cuore import official_rules
from tests.server.crashes.history import History
from tests.server.crashes.keeper import Keeper, NotReady
from tests.server.crashes.mortal import AFTER, BEFORE, Death, Life
from tests.server.crashes.oracle import Chooser, Verdict, judge
from tests.server.crashes.player import PATIENCE, Guest, Player, choice_of

QUICK = 10.0
"""So much faster the servers' clocks run here: a lease of 30 seconds ends after three, limits are as much wider."""

MOST_GUESTS = 24

PERSON = "open"

POINTS = tuple(
    Death(step=step, when=when, let_by=let_by)
    for step, others in (("append", 0), ("send-done", 0), ("send-view", 1))
    for let_by in range(others + 1)
    for when in (BEFORE, AFTER)
)
"""Everything that happens for an answer: it is kept, acknowledged, and shown to one and to another."""

ENDS = tuple(
    Death(step=step, when=when)
    for step, when in (
        ("send-over", BEFORE),
        ("send-over", AFTER),
        ("finish", BEFORE),
        ("game", BEFORE),
        ("game", AFTER),
    )
)
"""And for the end of a game: it is told, kept as a game, and looked for by whoever wants its record."""


class Evening:
    """Guests at the tables of one house, whose history is written down.

    ``devices``: everybody plays on so many at once, and whichever is first answers.
    """

    def __init__(self, addresses: Sequence[str], seed: str, patience: float = PATIENCE, devices: int = 1) -> None:
        self._addresses = addresses
        self._patience = patience
        self._devices = devices
        self._seed = seed
        self._chance = Random(seed)
        self._http = httpx.AsyncClient(trust_env=False, limits=httpx.Limits(max_connections=None))
        self._guests: list[Guest] = []
        self._numbers = 0
        self.history = History()
        self.tables: dict[str, Chooser] = {}
        self.players: list[Player] = []

    async def close(self) -> None:
        """Everybody goes home."""
        await self._http.aclose()

    async def play(self, seats: Sequence[str], sandbox: bool = True, until: int = 0) -> None:
        """Open a table and play at it, to the end or to a revision. ``seats``: a bot, or ``open`` for a person."""
        seed = f"{self._seed}/{self._numbers}"
        self._numbers += 1
        persons = [seat for seat, word in enumerate(seats) if word == PERSON]
        guests = await self._some_guests(len(persons))
        wish = {
            "seats": ["me" if seat == persons[0] else word for seat, word in enumerate(seats)],
            "options": {"pace": 0},
            "begin": len(persons) == 1,
        }
        table, invite = await guests[0].open_table(**wish, **({"seed": seed} if sandbox else {}))
        self.tables[table] = lambda seat: choice_of(f"{seed}/{seat}")
        mine = [
            Player(self.history, guest, table, invite, seat, choice_of(f"{seed}/{seat}"), until, device)
            for guest, seat in zip(guests, persons, strict=True)
            for device in range(self._devices)
        ]
        self.players += mine
        async with asyncio.TaskGroup() as playing:
            for player in mine:
                playing.create_task(player.play())

    async def play_while(
        self, goes_on: Callable[[], bool], tables: Sequence[Sequence[str]], sandbox: bool = True, until: int = 0
    ) -> None:
        """So many tables at once, and another game at each as long as this goes on."""

        async def play_here(seats: Sequence[str]) -> None:
            await self.play(seats, sandbox, until)
            while goes_on() and not self.history.wrong:
                await self.play(seats, sandbox, until)

        async with asyncio.TaskGroup() as playing:
            for seats in tables:
                playing.create_task(play_here(seats))

    async def _some_guests(self, number: int) -> list[Guest]:
        """Some who are here already, and new ones as long as the house is not full: an address may bring so many."""
        if len(self._guests) >= MOST_GUESTS:
            return self._chance.sample([guest for guest in self._guests if guest.id], number)
        first = len(self._guests)
        for more in range(first, first + number):
            chance = Random(f"{self._seed}/{more}")
            self._guests.append(Guest(self._http, self._addresses, chance, self._patience))
        mine = self._guests[first:]
        for guest in mine:
            await guest.come_in()
        return mine

    async def verdict(self, address: str) -> Verdict:
        """What is to be said about it."""
        return await judge(address, official_rules(), self.history, self.tables)


@asynccontextmanager
async def evening(
    addresses: Sequence[str], seed: str, patience: float = PATIENCE, devices: int = 1
) -> AsyncIterator[Evening]:
    """An evening, and its end."""
    guests = Evening(addresses, seed, patience, devices)
    try:
        yield guests
    finally:
        await guests.close()


def life_in(folder: Path, **more: object) -> Life:
    """A life that keeps its things in a folder."""
    return Life(port=0, data=str(folder), quick=QUICK, since=time.time(), **more)  # type: ignore[arg-type]  # its own


class Fate:
    """Chooses where a server dies next: at the next revision that it has not died at, or some later."""

    def __init__(self, points: Sequence[Death], stride: int = 1, most: int = 1_000_000) -> None:
        self._points = points
        self._stride = stride
        self._most = most
        self._lives = 0
        self.met: Counter[tuple[str, str]] = Counter()
        self._revision = 2

    def next(self, keeper: Keeper) -> Death | None:
        """Where the next life ends, given how the last one ended."""
        if keeper.died_at is not None:
            step, when, revision = keeper.died_at
            self.met[step, when] += 1
            self._revision = max(self._revision, revision + self._stride)
        if self._lives >= self._most:
            return None
        point = self._points[self._lives % len(self._points)]
        self._lives += 1
        return Death(step=point.step, when=point.when, revision=self._revision, let_by=point.let_by)


async def live_through(
    keeper: Keeper, life: Life, playing: asyncio.Task[None], fate: Callable[[Keeper], Death | None]
) -> list[float]:
    """Start a server again and again until everybody has played to the end; how long each start took, in seconds."""
    starts = []
    try:
        while not playing.done():
            began = time.monotonic()
            try:
                await keeper.start(life, fate(keeper))
            except NotReady:
                assert keeper.died_at is not None, "a server has ended by itself"
                continue
            starts.append(time.monotonic() - began)
            while keeper.is_alive and not playing.done():
                await asyncio.wait({playing}, timeout=0.005)
        await playing
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        keeper.signal(signal.SIGCONT)
        if keeper.is_alive:
            keeper.signal(signal.SIGTERM)
            await keeper.until_dead()
            assert keeper.status in (0, -signal.SIGKILL), keeper.status
    return starts


class Storm:
    """Ends a server at random moments while people play, so many times."""

    def __init__(self, kills: int, seed: str, how: signal.Signals = signal.SIGKILL, longest: float = 0.6) -> None:
        self._left = kills
        self._chance = Random(seed)
        self._how = how
        self._longest = longest
        self.pauses: list[float] = []  # seconds from the signal until a server was ready again

    @property
    def goes_on(self) -> bool:
        """Whether there is another one to come."""
        return self._left > 0

    async def rage(self, keeper: Keeper, life: Life, playing: asyncio.Task[None]) -> None:
        """Until everybody has played to the end."""
        try:
            await keeper.start(life)
            while self.goes_on and not playing.done():
                await asyncio.wait({playing}, timeout=self._chance.uniform(0, self._longest))
                began = time.monotonic()
                keeper.signal(self._how)
                await keeper.until_dead()
                assert keeper.status == (0 if self._how == signal.SIGTERM else -signal.SIGKILL), keeper.status
                self._left -= 1
                await keeper.start(life)
                self.pauses.append(time.monotonic() - began)
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await keeper.kill()
