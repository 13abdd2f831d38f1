"""Workers die, hang, eat all memory and talk nonsense: they are replaced, every game goes on, and is the same game."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.server.ports import NoAnswer
from cuore.server.workers import InlineThinker, WorkerPool, hand
from cuore.server.workers.hand import Limits
from cuore.server.workers.line import Line
from tests.server.workers.games import PATIENCE, ask, play_bots, play_until_thought, pool, table_of, until
from tests.server.workers.unruly import GUILTY, program

HASTY = Limits(grace=2.0)
"""For those that hang."""

KILLS = 8
SEATS = ("housekeeper, planner", "search:2, rush", "random, apprentice, harasser")


async def undisturbed(seats: str, seed: str, most: int) -> list[int]:
    return list(await play_bots(InlineThinker(official_rules()), table_of(seats, seed=seed), "t", most))


def test_workers_are_killed_at_random() -> None:
    names = [f"table {number}" for number in range(12)]
    seats = {name: SEATS[number % len(SEATS)] for number, name in enumerate(names)}
    chance = Random("kills")

    def answered(workers: WorkerPool, thoughts: int) -> bool:
        return bool(workers.pids) and workers.stats.thoughts.total() > thoughts

    async def kill(workers: WorkerPool) -> None:
        """So many times, each after some more answers."""
        for _ in range(KILLS):
            so_far = workers.stats.thoughts.total()
            await until(partial(answered, workers, so_far + 20))
            pids = workers.pids
            os.kill(pids[int(chance.random() * len(pids))], signal.SIGKILL)

    async def scenario() -> None:
        expected = {name: await undisturbed(seats[name], name, 80) for name in names}
        async with pool(2) as workers:
            games = asyncio.gather(*[play_bots(workers, table_of(seats[n], seed=n), n, 80) for n in names])
            await asyncio.wait_for(kill(workers), PATIENCE)
            found = dict(zip(names, await games, strict=True))
            assert workers.stats.deaths >= KILLS - 1  # the last one may not have been noticed yet
            assert workers.stats.stood_in == workers.stats.given_up == 0
        assert found == expected

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("deed", "limits", "deaths", "hangs"),
    [
        ("die", Limits(), 2, 0),
        ("leave", Limits(), 1, 0),
        ("eat", Limits(), 1, 0),
        ("babble", Limits(), 1, 0),
        ("shout", Limits(), 1, 0),
        ("boast", Limits(), 1, 0),
        ("chatter", Limits(), 1, 0),
        ("mistake", Limits(), 1, 0),
        ("ignore", Limits(), 0, 0),  # then it is told everything
        ("hang", HASTY, 0, 1),
        ("spin", HASTY, 0, 1),
        ("fail", Limits(), 0, 0),
        ("talk_aloud", Limits(), 0, 0),
        ("stillborn", Limits(), 1, 0),
    ],
)
def test_nobody_notices(deed: str, limits: Limits, deaths: int, hangs: int, tmp_path: Path) -> None:
    """Late in a game, where the answers of the bot with which it goes wrong come soon."""
    times = 2 if deed == "die" else 1

    async def scenario() -> None:
        table = play_until_thought("housekeeper, housekeeper", rounds=20)
        table.sit(table.game.asked, GUILTY, table.revision)
        async with pool(1, program(tmp_path, deed, times), limits, memory=600 if deed == "eat" else 0) as workers:
            for _ in range(2):
                expected = table.choice_of_bot()
                assert await asyncio.wait_for(ask(workers, table, "t"), PATIENCE) == expected
                table.answer(table.game.asked, expected, table.revision)
                if deed == "chatter":
                    await until(lambda: workers.stats.deaths == deaths)
            assert len(list(tmp_path.iterdir())) == times
            stats = workers.stats
            assert (stats.deaths, stats.hangs, stats.restarts) == (deaths, hangs, deaths + hangs)
            assert stats.failures == (deed == "fail")
            assert stats.stood_in == stats.given_up == 0

    asyncio.run(scenario())


@pytest.mark.parametrize(("deed", "times"), [("fail", 2), ("hang", 2), ("die", 4)])
def test_the_quick_planner_stands_in_for_a_bot_that_never_can(deed: str, times: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = table_of(f"{GUILTY}, housekeeper")
        stand_in = table_of("housekeeper, housekeeper")
        async with pool(1, program(tmp_path, deed, 1000), HASTY) as workers:
            assert await workers.choose("t", table.setup, [], GUILTY, 0.2, urgent=True) == stand_in.choice_of_bot()
            assert workers.stats.stood_in == 1
            assert len(list(tmp_path.iterdir())) == times
            others = table_of("planner, planner", seed="others")
            assert await ask(workers, others, "others") == others.choice_of_bot()

    asyncio.run(scenario())


def test_where_even_the_stand_in_dies_the_caller_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand, "STAND_IN", GUILTY)

    async def scenario() -> None:
        table = table_of(f"{GUILTY}, housekeeper")
        async with pool(1, program(tmp_path, "fail", 1000)) as workers:
            with pytest.raises(NoAnswer):
                await ask(workers, table, "t")
            assert (workers.stats.stood_in, workers.stats.given_up) == (1, 1)

    asyncio.run(scenario())


def test_a_worker_that_dies_while_nobody_asks_is_replaced() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await until(lambda: len(workers.pids) == 1)
            (first,) = workers.pids
            os.kill(first, signal.SIGKILL)
            await until(lambda: workers.pids not in ([], [first]))
            table = table_of("planner, planner")
            assert await ask(workers, table, "t") == table.choice_of_bot()

    asyncio.run(scenario())


def test_a_program_that_cannot_start_is_not_started_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def scenario() -> None:
        async with pool(1, ["/bin/false"]) as workers:
            table = table_of("planner, planner")
            waiting = asyncio.create_task(ask(workers, table, "t"))
            async with asyncio.timeout(PATIENCE):
                while len(pauses) < 10:
                    await sleep(0.005)
            assert not waiting.done()
            assert workers.stats.starts <= len(pauses) + 1
            waiting.cancel()
            await asyncio.wait([waiting])
            assert workers.stats.waiting == 0

    monkeypatch.setattr("cuore.server.workers.hand.asyncio.sleep", noted)
    asyncio.run(scenario())
    assert pauses[:9] == [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]


def test_a_worker_that_never_gets_ready_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pool(1, program(tmp_path, "dumb", 1000), Limits(start=0.2)) as workers:
            await until(lambda: workers.stats.hangs >= 2)
            assert workers.pids == []

    asyncio.run(scenario())


def test_closed_while_a_lost_worker_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is put away all the same, and nothing of it is left open."""
    put_away = []

    class SlowLine(Line):
        async def close(self, seconds: float = 5.0) -> None:
            put_away.append("begun")
            await asyncio.sleep(0.05)
            await super().close(seconds)
            put_away.append("done")

    monkeypatch.setattr(hand, "Line", SlowLine)

    async def scenario() -> None:
        async with pool(1) as workers:
            await until(lambda: len(workers.pids) == 1)
            os.kill(workers.pids[0], signal.SIGKILL)
            await until(lambda: put_away == ["begun"])
        assert put_away == ["begun", "done"]

    asyncio.run(scenario())


@pytest.mark.parametrize("turns", [0, 1, 3, 6])
def test_closed_while_a_worker_is_started(turns: int) -> None:
    """After so many turns of the loop; whatever was open then is found by the warnings of Python, which are errors."""

    async def scenario() -> None:
        async with pool(1):
            for _ in range(turns):
                await asyncio.sleep(0)

    asyncio.run(scenario())
    gc.collect()


def test_no_such_program() -> None:
    async def scenario() -> None:
        async with pool(1, ["/no/such/program"]) as workers:
            await until(lambda: workers.stats.deaths >= 2)

    asyncio.run(scenario())
