"""Who is asked first: bots that are watched, then other bots, then hints; nobody thinks for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import pairwise
from time import monotonic

import pytest

from cuore.bots import BOT_NAMES, LEVELS
from cuore.server.errors import Refused, Unavailable
from cuore.server.workers import WorkerPool, hand, usual_count
from cuore.server.workers.deadlines import DEADLINES, LONGEST_HINT, QUICK, SHORTEST_HINT, deadline
from cuore.server.workers.hand import MOST_PUT_OFF, Limits
from cuore.server.workers.pool import SLICE
from cuore.server.workers.stats import HINT
from cuore.server.workers.waiting import Full, Request, Urgency, Waiting
from tests.server.workers.games import EVERY_TOWN_BOX, PATIENCE, ask, hints, play_until_thought, pool, until

LARGE = play_until_thought(", ".join(["housekeeper"] * 6), *EVERY_TOWN_BOX, rounds=3)
"""A game in which whoever looks ahead thinks for long."""

ENDLESS = "search:9999999"


def request(table: str, urgency: Urgency) -> Request:
    return Request(table, LARGE.setup, (), "planner", 1.0, urgency)


def test_the_order_of_requests() -> None:
    async def scenario() -> None:
        waiting = Waiting(100)
        bots = [request(table, Urgency.BOTS) for table in "aaab"]
        hint = request("a", Urgency.HINT)
        people = [request(table, Urgency.PERSON) for table in "ccd"]
        for one in (*bots, hint, *people):
            assert waiting.put(one) is None
        assert len(waiting) == 8
        assert waiting.remove(bots[1])
        assert not waiting.remove(bots[1])
        first = waiting.take()
        assert first is people[0]
        waiting.put_back(people[0])
        assert waiting.take(hint_first=True) is hint
        waiting.put_back(hint)
        order = [people[0], people[2], people[1], bots[0], bots[3], bots[2], hint]
        assert waiting.take_all() == order, "tables take turns"
        assert len(waiting) == 0
        assert waiting.take() is None

    asyncio.run(scenario())


def test_too_many_requests() -> None:
    async def scenario() -> None:
        waiting = Waiting(3)
        hints = [request(table, Urgency.HINT) for table in "abc"]
        for one in hints:
            waiting.put(one)
        with pytest.raises(Full):
            waiting.put(request("d", Urgency.HINT))
        people = [request(table, Urgency.PERSON) for table in "defg"]
        assert waiting.put(people[0]) is hints[2]
        bots = request("a", Urgency.BOTS)
        assert waiting.put(bots) is hints[1]
        assert waiting.put(people[1]) is hints[0]
        assert waiting.put(people[2]) is bots
        with pytest.raises(Full):
            waiting.put(people[3])
        assert waiting.take_all() == people[:3]

    asyncio.run(scenario())


def test_every_level_has_a_deadline_and_stronger_ones_have_more_time() -> None:
    assert set(LEVELS) <= set(DEADLINES) <= set(BOT_NAMES)
    assert all(DEADLINES[lower] <= DEADLINES[higher] for lower, higher in pairwise(LEVELS))
    assert deadline("matriarch") == deadline(" Matriarch ", 100.0) == DEADLINES["matriarch"]
    assert deadline("matriarch", 0.5) == 0.5
    assert deadline("search:9999999*8") == DEADLINES["search"]
    assert deadline("rush") == QUICK


def test_there_is_a_core_for_the_server() -> None:
    assert usual_count() >= 1


def choose(
    workers: WorkerPool, table: str, bot: str, urgent: bool = False, seconds: float = 0.0
) -> Coroutine[None, None, int]:
    return workers.choose(table, LARGE.setup, LARGE.session.answers, bot, seconds, urgent)


def test_deadlines_are_kept() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "matriarch", seconds=0.01)
            began = monotonic()
            option = await choose(workers, "t", ENDLESS, seconds=0.1)  # it is not sure so soon, in any build
            took = monotonic() - began
            assert 0 <= option < len(LARGE.game.options)
            assert 0.1 <= took < 0.1 + Limits().grace
            assert workers.stats.hangs == 0
            assert workers.stats.seconds["search"] >= 0.1

    asyncio.run(scenario())


def test_a_search_in_a_worker_never_forks() -> None:
    """Forked processes would hold on to the worker's pipes."""

    async def scenario() -> None:
        async with pool(1) as workers:
            thought = asyncio.create_task(choose(workers, "t", f"{ENDLESS}*4", seconds=1.0))
            await until(lambda: len(workers.pids) == 1)
            (pid,) = workers.pids
            with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as children:  # noqa: PTH123 -- see below
                while not thought.done():
                    children.seek(0)
                    assert children.read() == ""
                    await asyncio.sleep(0.01)
            await thought

    asyncio.run(scenario())


def test_people_come_before_bots() -> None:
    """One worker, many tables of bots that think for long: who waits for an opponent does not wait for them."""

    async def scenario() -> None:
        done: list[str] = []

        async def noted(name: str, thought: Coroutine[None, None, object]) -> None:
            await thought
            done.append(name)

        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            thoughts = [asyncio.create_task(noted("bots", choose(workers, f"{n}", "search:40"))) for n in range(3)]
            await until(lambda: workers.stats.waiting == 2)  # one is thought about
            thoughts += [
                asyncio.create_task(noted("hint", hints(workers, "h", LARGE.setup, LARGE.session.answers, 0.2))),
                asyncio.create_task(noted("person", choose(workers, "p", "housekeeper", urgent=True))),
            ]
            await asyncio.wait_for(asyncio.gather(*thoughts), PATIENCE)
            assert done[0] == "person"
            assert sorted(done) == ["bots", "bots", "bots", "hint", "person"]
            assert workers.stats.preempted >= 1

    asyncio.run(scenario())


def test_what_was_put_off_is_thought_to_the_end_as_if_nothing_had_been() -> None:
    table = play_until_thought(", ".join(["search:6"] * 3), rounds=3)

    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            thought = asyncio.create_task(ask(workers, table, "t"))
            for number in range(MOST_PUT_OFF + 2):
                await until(lambda: workers.stats.waiting == 0)
                await choose(workers, f"{number}", "housekeeper", urgent=True)
            assert await thought == table.choice_of_bot()
            assert 1 <= workers.stats.preempted <= MOST_PUT_OFF

    asyncio.run(scenario())


def test_no_bot_waits_for_hints() -> None:
    """One worker and five people who ask for the longest hints: whatever of them is thought about is put off."""

    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            asking = [
                asyncio.create_task(hints(workers, f"{n}", LARGE.setup, LARGE.session.answers, LONGEST_HINT))
                for n in range(5)
            ]
            await until(lambda: workers.stats.waiting == 4)
            for number in range(20):
                thought = workers.stats.seconds.get(HINT, 0.0)
                await choose(workers, f"bot {number}", "planner", urgent=number % 2 == 0)
                assert workers.stats.seconds.get(HINT, 0.0) - thought <= MOST_BETWEEN
            assert workers.stats.preempted
            assert not any(task.done() for task in asking)
            for task in asking:
                task.cancel()
            await asyncio.wait(asking)

    asyncio.run(scenario())


MOST_BETWEEN = 10 * SLICE
"""Seconds of thought about hints while a bot waits. It is one slice, at a machine that has nothing else to do."""


def test_hints_have_a_share_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where bots leave no time at all, hints get a slice now and then."""
    monkeypatch.setattr(hand, "HINTS_AFTER", 0.0)

    async def scenario() -> None:
        done = asyncio.Event()

        async def bot(name: str) -> None:
            while not done.is_set():
                await choose(workers, name, "planner", urgent=True)

        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            bots = [asyncio.create_task(bot(f"bot {number}")) for number in range(3)]
            await until(lambda: workers.stats.waiting >= 2)
            assert await hints(workers, "h", LARGE.setup, LARGE.session.answers, SHORTEST_HINT)
            done.set()
            await asyncio.gather(*bots)

    asyncio.run(scenario())


def test_a_hint_comes_soon_and_gets_better() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            found = [hint async for hint in workers.advise("t", LARGE.setup, LARGE.session.answers, 2.0)]
            shown = [hint for hint in found if hint.lines]
            assert len(shown) == 3
            assert [hint.seconds >= goal for hint, goal in zip(shown, (0.3, 0.9, 2.0), strict=True)] == [True] * 3
            assert shown[-1].seconds < 4.0, "it is thought about in slices"
            first, *_, last = [hint.lines[0].high - hint.lines[0].low for hint in shown]
            assert last < first
            assert workers.stats.requests[HINT] == 1

    asyncio.run(scenario())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            began = monotonic()
            thoughts = [asyncio.create_task(choose(workers, f"{n}", "matriarch")) for n in range(20)]
            await until(lambda: workers.stats.waiting == 19)
            for thought in thoughts:
                thought.cancel()
            await asyncio.wait(thoughts)
            await choose(workers, "next", "planner")
            assert workers.stats.waiting == 0
            assert workers.stats.thoughts["matriarch"] == 1
            assert monotonic() - began < DEADLINES["matriarch"], "a stopped search did not stop"
            assert workers.stats.restarts == 0

    asyncio.run(scenario())


def test_a_full_house() -> None:
    async def scenario() -> None:
        async with pool(1, limits=Limits(waiting=2)) as workers:
            await choose(workers, "warm", "planner")
            first = asyncio.create_task(choose(workers, "a", "matriarch"))
            await until(lambda: workers.stats.requests["matriarch"] == 1 and workers.stats.waiting == 0)
            others = [asyncio.create_task(choose(workers, name, "butler")) for name in "bc"]
            await until(lambda: workers.stats.waiting == 2)
            with pytest.raises(Refused):
                await choose(workers, "d", "planner")
            assert await choose(workers, "e", "planner", urgent=True) >= 0
            with pytest.raises(Refused):
                await others[1]
            assert workers.stats.refused == 2
            first.cancel()
            others[0].cancel()
            await asyncio.wait([first, others[0]])

    asyncio.run(scenario())


def test_those_who_wait_when_it_closes_are_told() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await choose(workers, "warm", "planner")
            thoughts = [asyncio.create_task(choose(workers, name, "matriarch")) for name in "abc"]
            await until(lambda: workers.stats.waiting == 2)
            await workers.close()
            for thought in thoughts:
                with pytest.raises(Unavailable):
                    await thought
            with pytest.raises(Unavailable):
                await choose(workers, "d", "planner")
            workers.forget("a")

    asyncio.run(scenario())


def test_a_table_always_has_the_same_worker() -> None:
    async def scenario() -> None:
        async with pool(3) as workers:
            tables = [f"table {n}" for n in range(60)]
            found = [workers._hand_of(table) for table in tables]
            assert found == [workers._hand_of(table) for table in tables]
            assert {found.count(hand) > 10 for hand in workers._hands} == {True}

    asyncio.run(scenario())
