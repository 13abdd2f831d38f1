"""People who play, and people who watch: when they answer is decided before, whatever the server does.

Answers arrive at random times of a fixed rate (a Poisson process of a fixed seed). Each is given at the table whose
person has been asked for the longest time, and measured from the moment at which it was to be given, not from the
moment at which somebody came round to it: a server that stands still makes all answers late that fall into that time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random

import msgspec

from tests.server.load.guests import Guest, Seat


class _Ask(msgspec.Struct):
    options: list[msgspec.Raw]


class _News(msgspec.Struct):
    """What of a message matters here."""

    type: str
    rev: int = 0
    e: int = 0
    ask: _Ask | None = None
    id: str = ""
    code: str = ""


_read = msgspec.json.Decoder(_News).decode


class Troubles:
    """What must not happen, counted."""

    def __init__(self) -> None:
        self.refused: list[str] = []
        self.went_back = 0
        self.ended = 0  # games that came to their end meanwhile; no trouble


class Player:
    """Somebody who sits at a table with bots, and is asked now and then."""

    def __init__(self, guest: Guest, table: str, invite: str, people: People) -> None:
        self.seat = Seat(guest, table, invite, self._heard)
        self._people = people
        self._rev = 0
        self._asked = 0  # options to choose from; 0: it is not our turn
        self._sent: dict[str, float] = {}  # when an answer was to be given, by its id

    def _heard(self, message: bytes) -> None:
        now = asyncio.get_running_loop().time()
        news = _read(message)
        if news.type == "done":
            self._people.acknowledged.append(now - self._sent.pop(news.id))
        elif news.type == "view":
            if news.rev < self._rev:
                self._people.troubles.went_back += 1
            self._rev = news.rev
            self.seat.place = {"rev": news.rev, "e": news.e}
            # Where there is no choice the server answers by itself.
            asked = len(news.ask.options) if news.ask is not None else 0
            if asked > 1 and not self._asked:
                self._people.ready.append(self)
            self._asked = asked if asked > 1 else 0
        elif news.type == "refused":
            self._sent.pop(news.id, None)
            self._people.troubles.refused.append(news.code)
        elif news.type == "over":
            self._people.troubles.ended += 1

    def answer(self, due: float, chance: Random) -> bool:
        """Answer what is asked; false where nothing is any more."""
        if not self._asked or not self.seat.is_here:
            return False
        command = f"{chance.getrandbits(128):032x}"
        self._sent[command] = due
        self.seat.say({"type": "answer", "id": command, "rev": self._rev, "option": chance.randrange(self._asked)})
        self._asked = 0
        return True

    @property
    def unanswered(self) -> int:
        """Answers that nobody has acknowledged."""
        return len(self._sent)


class People:
    """All who play."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(f"people/{seed}")
        self.players: list[Player] = []
        self.ready: deque[Player] = deque()
        self.acknowledged: list[float] = []
        self.behind: list[float] = []  # how late this generator itself was
        self.idle = 0  # arrivals at which nobody was asked
        self.troubles = Troubles()

    async def play(self, rate: float, seconds: float) -> None:
        """Answer at random times, so many a second."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        end = due + seconds
        while (due := due + self._chance.expovariate(rate)) < end:
            rest = due - loop.time()
            if rest > 0:
                await asyncio.sleep(rest)
            self.behind.append(max(0.0, loop.time() - due))
            if not self._answer(due):
                self.idle += 1
        await asyncio.sleep(max(0.0, end - loop.time()))

    def _answer(self, due: float) -> bool:
        while self.ready:
            if self.ready.popleft().answer(due, self._chance):
                return True
        return False

    @property
    def unanswered(self) -> int:
        """Answers that are still under way."""
        return sum(player.unanswered for player in self.players)

    async def settle(self, patience: float) -> None:
        """Wait for the last acknowledgements."""
        async with asyncio.timeout(patience):
            while self.unanswered:
                await asyncio.sleep(0.02)


class Watcher:
    """Somebody who watches a table of bots, and notes how late each answer is after its pace."""

    def __init__(self, guest: Guest, table: str, invite: str, pace: int, troubles: Troubles) -> None:
        self.seat = Seat(guest, table, invite, self._heard)
        self._pace = pace / 1000
        self._troubles = troubles
        self._rev = 0
        self._at = 0.0
        self.late: list[float] = []

    def forget(self) -> None:
        """Begin to measure."""
        self.late.clear()
        self._at = 0.0

    def _heard(self, message: bytes) -> None:
        if not message.startswith(b'{"type":"view"'):
            return
        now, news = asyncio.get_running_loop().time(), _read(message)
        if self._at and news.rev == self._rev + 1:
            self.late.append(max(0.0, now - self._at - self._pace))
        elif news.rev < self._rev:
            self._troubles.went_back += 1
        self._rev, self._at = news.rev, now
