"""What waits for one worker: bots that are watched first, then other bots, then hints; tables take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from enum import IntEnum

from cuore.engine.setup import Setup
from cuore.server.workers.deadlines import deadline, level_of, looks_ahead
from cuore.server.workers.frames import Advised
from cuore.server.workers.stats import HINT


class Urgency(IntEnum):
    """Who is asked first."""

    PERSON = 0  # a bot at a table that somebody looks at
    BOTS = 1  # a bot at any other table
    HINT = 2


class Request:
    """Something to be thought about, and whoever waits for it. Without a bot it is a slice of a hint.

    ``shows``: the hint is to be shown after this slice.
    """

    def __init__(
        self,
        table: str,
        setup: Setup,
        answers: Sequence[int],
        bot: str,
        seconds: float,
        urgency: Urgency,
        shows: bool = False,
    ) -> None:
        self.table = table
        self.setup = setup
        self.answers = tuple(answers)
        self.bot = bot
        self.seconds = seconds
        self.urgency = urgency
        self.shows = shows
        self.future: asyncio.Future[int | Advised] = asyncio.get_running_loop().create_future()
        self.faults = 0
        self.put_off = 0  # how often somebody more urgent was let in front after it had begun
        self.stood_in = False

    @property
    def level(self) -> str:
        """Under which name it is counted."""
        return level_of(self.bot) if self.bot else HINT

    @property
    def takes_time(self) -> bool:
        """Whether it is worth putting off."""
        return not self.bot or looks_ahead(self.bot)

    def let_stand_in(self, bot: str) -> None:
        """Ask another bot instead."""
        self.bot = bot
        self.seconds = deadline(bot)
        self.faults = 0
        self.stood_in = True


class Full(Exception):
    """Too many wait already."""


class Waiting:
    """Requests in the order in which they are to be answered, and not too many of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._length = 0
        self._lanes: dict[Urgency, OrderedDict[str, deque[Request]]] = {urgency: OrderedDict() for urgency in Urgency}

    def __len__(self) -> int:
        return self._length

    def put(self, request: Request) -> Request | None:
        """Let a request wait. Where that is one too many, returns the one that must go for it, or raises ``Full``."""
        goes = None
        if self._length >= self._most:
            goes = self._last_below(request.urgency)
            if goes is None:
                raise Full
            self.remove(goes)
        self._lanes[request.urgency].setdefault(request.table, deque()).append(request)
        self._length += 1
        return goes

    def put_back(self, request: Request) -> None:
        """A request that was taken and could not be answered is the next one again."""
        lane = self._lanes[request.urgency]
        lane.setdefault(request.table, deque()).appendleft(request)
        lane.move_to_end(request.table, last=False)
        self._length += 1

    @property
    def hints(self) -> bool:
        """Whether hints wait."""
        return bool(self._lanes[Urgency.HINT])

    def take(self, hint_first: bool = False) -> Request | None:
        """The next one. Its table then waits behind all others that are as urgent."""
        lanes = [self._lanes[Urgency.HINT]] if hint_first else []
        for lane in (*lanes, *self._lanes.values()):
            if lane:
                table, requests = lane.popitem(last=False)
                request = requests.popleft()
                if requests:
                    lane[table] = requests
                self._length -= 1
                return request
        return None

    def remove(self, request: Request) -> bool:
        """Let a request wait no longer; false if it does not."""
        lane = self._lanes[request.urgency]
        requests = lane.get(request.table)
        if requests is None or request not in requests:
            return False
        requests.remove(request)
        if not requests:
            del lane[request.table]
        self._length -= 1
        return True

    def take_all(self) -> list[Request]:
        """Everything, in order."""
        found: list[Request] = []
        while (request := self.take()) is not None:
            found.append(request)
        return found

    def _last_below(self, urgency: Urgency) -> Request | None:
        """The last of those that are less urgent."""
        for other in sorted(Urgency, reverse=True):
            if other > urgency and self._lanes[other]:
                return next(reversed(self._lanes[other].values()))[-1]
        return None
