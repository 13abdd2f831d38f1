"""One worker of the pool: its process, what waits for it, and a new process whenever the old one is gone."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from cuore.engine.setup import Setup
from cuore.server.errors import Refused, Unavailable
from cuore.server.ports import NoAnswer
from cuore.server.workers.deadlines import STAND_IN
from cuore.server.workers.frames import (
    Advise,
    Advised,
    Choose,
    Chose,
    Failed,
    Forget,
    Layout,
    Question,
    Ready,
    Unknown,
)
from cuore.server.workers.line import Line, Lost
from cuore.server.workers.minds import known_part
from cuore.server.workers.stats import Stats
from cuore.server.workers.waiting import Full, Request, Waiting

LATER: Final = 5.0
"""Seconds after the pool should have ended a worker, in which that ends itself."""

MOST_FAULTS: Final = 4
HANG: Final = 2
FAILURE: Final = 2
DEATH: Final = 1
"""What goes wrong with a request counts, and with so much the stand-in is asked. A hang or an error is the bot's own
fault most likely, and is tried once more; a worker may have died for many reasons."""

MOST_PUT_OFF: Final = 3
"""A request that has begun is put off for somebody more urgent so many times; then it is thought to the end."""

HINTS_AFTER: Final = 2.0
"""Seconds that bots think while hints wait, after which a hint gets one slice, whatever waits: a share of its own."""

FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 30.0
"""Seconds before a worker is started again that has died without answering anything: twice as long every time."""

Answer = Chose | Advised | Failed

LOG: Final = logging.getLogger(__name__)


class Limits(NamedTuple):
    """What a worker may take."""

    start: float = 60.0  # seconds until it is ready
    grace: float = 10.0  # seconds to answer beyond its deadline
    tables: int = 1000  # games that it keeps
    waiting: int = 2000  # requests that wait for it


class Hand:
    """A worker and its requests."""

    def __init__(self, program: Sequence[str], limits: Limits, stats: Stats) -> None:
        self._program = program
        self._limits = limits
        self._stats = stats
        self._waiting = Waiting(limits.waiting)
        self._wake = asyncio.Event()
        self._line: Line | None = None
        self._current: Request | None = None
        self._hints_waited = 0.0  # while bots thought, in seconds
        self._known: OrderedDict[str, tuple[Setup, tuple[int, ...]]] = OrderedDict()  # what the process was told
        self._forgotten: list[str] = []  # and what it may forget, which it is told with the next question
        self._number = 0
        self._quiet = 0  # processes in a row that have died without answering anything

    @property
    def pid(self) -> int:
        """The number of the process, 0 while there is none that is ready."""
        return self._line.pid if self._line is not None else 0

    # -- what the pool does --

    def put(self, request: Request) -> None:
        """Let a request wait for its turn. It ends when its future is done, whoever has done that."""
        try:
            goes = self._waiting.put(request)
        except Full:
            self._stats.refused += 1
            raise Refused("busy") from None
        self._stats.waiting += 1
        request.future.add_done_callback(lambda _: self._ended(request))
        if goes is not None:
            self._stats.waiting -= 1
            self._stats.refused += 1
            _fail(goes, Refused("busy"))
        self._wake.set()
        current = self._current
        if current is not None and request.urgency < current.urgency and current.takes_time:
            self._interrupt(current)

    def forget(self, table: str) -> None:
        """Nobody will ask about a table soon."""
        if self._known.pop(table, None) is not None:
            self._forgotten.append(table)

    async def run(self) -> None:
        """Work until cancelled; then everybody who waits is told so, and the process is gone."""
        try:
            while True:
                await self._run_process()
                if self._quiet:
                    await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._quiet - 1, 16)))
        finally:
            for request in self._waiting.take_all():
                self._stats.waiting -= 1
                _fail(request, Unavailable("the server stops"))

    # -- one process --

    async def _run_process(self) -> None:
        """Start a process and let it work until it is lost."""
        self._stats.starts += 1
        self._quiet += 1
        is_lost = False
        opening = asyncio.create_task(Line.open(self._program))
        try:
            await self._serve(await asyncio.shield(opening))
        except Lost as lost:
            is_lost = True
            self._stats.restarts += 1
            self._stats.hangs += lost.hung
            self._stats.deaths += not lost.hung
            LOG.warning("a worker is replaced: %s", lost)
        except Exception:
            LOG.exception("a worker is replaced, because its pool has made a mistake")
        finally:
            self._let_go()
            await _undisturbed(_put_away(opening, is_lost))

    def _let_go(self) -> None:
        """There is no process that could be asked any more."""
        if self._line is not None:
            self._stats.ready -= 1
        self._line = None
        self._known.clear()
        self._forgotten.clear()
        current, self._current = self._current, None
        if current is not None:
            _fail(current, Unavailable("the server stops"))

    async def _serve(self, line: Line) -> None:
        ready = await line.hear(self._limits.start)
        if not isinstance(ready, Ready):
            raise Lost("it did not begin as a worker does")
        self._stats.builds[ready.build] += 1
        self._stats.ready += 1
        self._line = line
        while True:
            hint_first = self._hints_waited >= HINTS_AFTER
            request = self._waiting.take(hint_first)
            if request is None:
                self._wake.clear()
                await line.wait_for(self._wake)
                continue
            self._stats.waiting -= 1
            if request.future.done():
                continue
            if not request.bot:
                self._hints_waited = 0.0
                request.put_off = MOST_PUT_OFF if hint_first else 0
            self._current = request
            try:
                answer = await self._ask(line, request)
            except Lost as lost:
                self._current = None
                self._blame(request, HANG if lost.hung else DEATH, str(lost))
                raise
            self._current = None
            self._quiet = 0
            self._settle(request, answer)

    async def _ask(self, line: Line, request: Request) -> Answer:
        """Ask the worker; if it does not know the table, tell it everything."""
        for table in self._forgotten:
            line.say(Forget(table))
        self._forgotten.clear()
        answer = await self._ask_once(line, request)
        if isinstance(answer, Unknown):
            self._known.pop(request.table)
            answer = await self._ask_once(line, request)
        expected = (Chose if request.bot else Advised), Failed
        if not isinstance(answer, expected):
            raise Lost("it answered something else than it was asked")
        return answer

    async def _ask_once(self, line: Line, request: Request) -> Answer | Unknown:
        question = self._question(request)
        line.say(question)
        answer = await line.hear(request.seconds + self._limits.grace)
        if isinstance(answer, Ready) or answer.number != question.number:
            raise Lost("it answered somebody else")
        return answer

    def _question(self, request: Request) -> Question:
        """What is to be said: what is new, or everything."""
        table, answers = request.table, request.answers
        setup, known = self._known.pop(table, (None, ()))
        since = known_part(known, answers) if setup == request.setup else -1
        layout = Layout.of(request.setup) if since < 0 else None
        since = max(0, since)
        self._known[table] = request.setup, answers
        if len(self._known) > self._limits.tables:
            self._known.popitem(last=False)
        self._number += 1
        limit = request.seconds + self._limits.grace + LATER
        seconds, news = request.seconds, answers[since:]
        if request.bot:
            return Choose(self._number, table, layout, since, news, seconds, limit, request.bot)
        return Advise(self._number, table, layout, since, news, seconds, limit, request.shows)

    # -- what becomes of a request --

    def _settle(self, request: Request, answer: Answer) -> None:
        match answer:
            case Chose(_, found, seconds, stopped):
                self._stats.note(request.level, seconds)
                self._hints_waited = self._hints_waited + seconds if self._waiting.hints else 0.0
                if request.future.done():
                    return
                if stopped:
                    self._put_back(request)
                else:
                    request.future.set_result(found)
            case Advised():
                self._stats.note(request.level, answer.seconds)
                if not request.future.done():
                    request.future.set_result(answer)
            case Failed(_, why, hopeless):
                self._known.pop(request.table, None)
                self._stats.failures += 1
                if hopeless:
                    self._give_up(request, why)
                else:
                    self._blame(request, FAILURE, why)

    def _blame(self, request: Request, fault: int, why: str) -> None:
        """Something went wrong while this was thought about: again, or by the stand-in, or not at all."""
        if request.future.done():
            return
        request.faults += fault
        if request.faults < MOST_FAULTS:
            self._put_back(request)
        elif request.bot and not request.stood_in:
            LOG.error("%s cannot answer at table %s (%s): %s does", request.bot, request.table, why, STAND_IN)
            self._stats.stood_in += 1
            request.let_stand_in(STAND_IN)
            self._put_back(request)
        else:
            self._give_up(request, why)

    def _give_up(self, request: Request, why: str) -> None:
        self._stats.given_up += 1
        LOG.error("nobody can answer at table %s: %s", request.table, why)
        _fail(request, NoAnswer(why))

    def _put_back(self, request: Request) -> None:
        self._waiting.put_back(request)
        self._stats.waiting += 1

    def _ended(self, request: Request) -> None:
        """A request is done with. If nobody waits for it any more, nobody shall think about it either."""
        if self._waiting.remove(request):
            self._stats.waiting -= 1
        elif request is self._current and request.future.cancelled() and self._line is not None:
            self._line.interrupt()

    def _interrupt(self, current: Request) -> None:
        """Put off what is thought about now, for somebody who waits."""
        if current.put_off < MOST_PUT_OFF and self._line is not None:
            current.put_off += 1
            self._stats.preempted += 1
            self._line.interrupt()


def _fail(request: Request, error: Exception) -> None:
    if not request.future.done():
        request.future.set_exception(error)


async def _put_away(opening: asyncio.Task[Line], is_lost: bool) -> None:
    """End a process, whether or not it has begun."""
    with suppress(Lost):
        line = await opening
        if is_lost:
            line.kill()
        await line.close()


async def _undisturbed(work: Coroutine[None, None, None]) -> None:
    """Do something to its end, even if somebody cancels it: a process that is half put away would stay for ever."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise
