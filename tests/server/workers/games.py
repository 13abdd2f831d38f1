"""Tables for the tests of workers, and how somebody who thinks elsewhere plays them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from cuore.bots.planner.sketch import sketch
from cuore.bots.planner_bot import Mind
from cuore.bots.search.race import at_once
from cuore.cards.catalogue import official_rules
from cuore.engine.record import start_session
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup
from cuore.server.ports import Thinker
from cuore.server.wire.messages import HintLine
from cuore.server.workers import WorkerPool
from cuore.server.workers.hand import Limits
from cuore.server.workers.line import PROGRAM
from cuore.table import Table, read_seats
from cuore.town import make_setup

EVERY_TOWN_BOX = ("base", "expanding", "vacation", "oktoberfest")
PATIENCE = 120.0
"""Seconds after which something that should happen will not. Only a test that fails waits so long."""


def setup_for(players: int, *boxes: str, seed: str = "worker", rules: Rules | None = None) -> Setup:
    return make_setup(rules or official_rules(), boxes=boxes or ("base",), players=players, town="random", seed=seed)


def table_of(seats: str, *boxes: str, seed: str = "worker", rules: Rules | None = None) -> Table:
    rules = rules or official_rules()
    setup = setup_for(len(seats.split(",")), *boxes, seed=seed, rules=rules)
    return Table(setup, start_session(rules, setup), read_seats(seats))


def needs_no_thought(table: Table) -> bool:
    """Whether even those who look ahead answer at once."""
    view = table.session.view(table.game.asked)
    seen = sketch(view)
    return at_once(seen, Mind().judgement(view.deal.stock).worths(seen)) >= 0


def play_until_thought(seats: str, *boxes: str, rounds: int) -> Table:
    """A table of bots after some rounds, at a question that makes those think who look ahead."""
    table = table_of(seats, *boxes)
    while table.game.round < rounds or len(table.game.options) < 5 or needs_no_thought(table):
        table.let_bot_answer(table.revision)
    return table


async def ask(thinker: Thinker, table: Table, name: str, urgent: bool = False) -> int:
    """What the asked bot of a table answers, found elsewhere."""
    bot = table.seats[table.game.asked].bot
    assert bot is not None
    return await thinker.choose(name, table.setup, table.session.answers, bot, 0.0, urgent)


async def hints(
    thinker: Thinker, table: str, setup: Setup, answers: Sequence[int], seconds: float
) -> list[list[HintLine]]:
    """All hints that are shown, one after the other."""
    found = [hint async for hint in thinker.advise(table, setup, answers, seconds)]
    assert [hint.more for hint in found] == [True] * (len(found) - 1) + [False]
    return [hint.lines for hint in found if hint.lines]


async def play_bots(thinker: Thinker, table: Table, name: str, most: int = 100_000) -> list[int]:
    """Let bots who think elsewhere play; all answers."""
    for _ in range(most):
        if table.game.over:
            break
        table.answer(table.game.asked, await ask(thinker, table, name), table.revision)
    return table.session.answers


async def play_and_compare(thinker: Thinker, table: Table, name: str, most: int = 100_000) -> int:
    """Play a table of bots and people, who take back a lot; bots must answer as they do at the table itself."""
    chance = Random(f"{name}/{table.setup.seed}")
    undone = 0
    for _ in range(most):
        if table.game.over:
            break
        seat = table.game.asked
        if table.person_is_asked and table.can_undo(seat) and chance.random() < 0.4:
            table.undo(seat, table.revision)
            undone += 1
        elif table.person_is_asked:
            table.answer(seat, int(chance.random() * len(table.game.options)), table.revision)
        else:
            found = await ask(thinker, table, name)
            assert found == table.choice_of_bot(), (table, table.seats[seat].bot)
            table.answer(seat, found, table.revision)
    return undone


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def pool(
    count: int = 1, program: Sequence[str] = PROGRAM, limits: Limits | None = None, memory: int = 0
) -> AsyncIterator[WorkerPool]:
    """Workers that are gone after the test: no test may leave one behind."""
    workers = WorkerPool(count, limits=limits, memory=memory, program=program)
    workers.start()
    seen: list[int] = []
    try:
        yield workers
        seen = workers.pids
    finally:
        await workers.close()
    assert not [pid for pid in seen if is_running(pid)]
    assert workers.pids == []
    assert workers.stats.ready == workers.stats.waiting == 0


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended and is not yet buried does not run."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return text.rpartition(")")[2].split()[0] != "Z"
