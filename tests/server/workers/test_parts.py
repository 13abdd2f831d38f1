"""The parts by themselves: budgets in a worker, games that it keeps, what it says when thinking fails."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from threading import Event

import pytest

from cuore.bots.search.race import Budget
from cuore.cards.catalogue import official_rules
from cuore.server.errors import Refused
from cuore.server.workers import Stats
from cuore.server.workers.beside import MOST_WAITING, OneThread
from cuore.server.workers.frames import Choose, Chose, Failed, Layout, Stop, Unknown, pack
from cuore.server.workers.hand import Hand, Limits
from cuore.server.workers.minds import Minds, NotKept
from cuore.server.workers.waiting import Request, Urgency
from cuore.server.workers.worker import Line, Worker
from tests.server.workers.games import setup_for

SETUP = setup_for(2)
SECRET = "what a bot holds in its hand"


@pytest.fixture
def pipes() -> Iterator[tuple[Worker, int]]:
    """A worker without a process, and where one writes to it."""
    inlet, to_worker = os.pipe()
    from_worker, outlet = os.pipe()
    yield Worker(official_rules(), Line(inlet, outlet)), to_worker
    for end in (inlet, to_worker, from_worker, outlet):
        with suppress(OSError):
            os.close(end)


def question(since: int = 0, *answers: int, whole: bool = True) -> Choose:
    return Choose(7, "t", Layout.of(SETUP) if whole else None, since, answers, 1.0, 10.0, "planner")


def test_a_search_has_its_own_budget_within_the_deadline(pipes: tuple[Worker, int]) -> None:
    worker, _ = pipes
    by_count = worker._within(Budget(256, processes=4), 0.5)
    assert (by_count.simulations, by_count.seconds, by_count.processes, by_count.least) == (256, 0.5, 1, 0)
    by_clock = worker._within(Budget(seconds=0.2), 0.5)
    assert (by_clock.simulations, by_clock.seconds) == (0, 0.2)
    assert worker._within(Budget(seconds=9.0), 0.5).seconds == 0.5


@pytest.mark.parametrize("hangs_up", [True, False])
def test_a_search_stops_when_something_arrives_or_the_line_ends(pipes: tuple[Worker, int], hangs_up: bool) -> None:
    worker, to_worker = pipes
    stop = worker._within(Budget(256), 0.5).stop
    assert stop is not None
    assert not stop()
    if hangs_up:
        os.close(to_worker)
    else:
        os.write(to_worker, pack(Stop()))
    assert stop()


def test_a_stopped_answer_is_not_an_answer() -> None:
    async def scenario() -> None:
        hand = Hand((), Limits(), Stats())
        request = Request("t", SETUP, (), "matriarch", 1.0, Urgency.BOTS)
        hand._settle(request, Chose(1, 0, 0.1, stopped=True))
        assert not request.future.done()
        assert len(hand._waiting) == 1
        hand._settle(request, Chose(1, 3, 0.1, stopped=False))
        assert await request.future == 3

    asyncio.run(scenario())


def test_games_that_are_kept() -> None:
    minds = Minds(official_rules(), most=2)
    with pytest.raises(NotKept):
        minds.hear("a", 0, [])
    minds.hear_all("a", SETUP, [0, 0])
    for since in (0, 1, 3):
        with pytest.raises(NotKept):
            minds.hear("a", since, [])
    minds.hear("a", 2, [0])
    assert minds.knows("a", SETUP, [0, 0, 0, 1]) == 3
    assert minds.knows("a", SETUP, [0, 0]) == -1
    minds.hear_all("b", SETUP, [])
    minds.hear("a", 3, [])
    minds.hear_all("c", SETUP, [])
    assert len(minds) == 2
    assert minds.knows("b", SETUP, []) == -1, "asked about longest ago"
    assert minds.knows("a", SETUP, [0, 0, 0]) == 3
    minds.forget("a")
    minds.forget("a")
    assert len(minds) == 1


def test_bots_know_their_town_after_an_undo() -> None:
    minds = Minds(official_rules())
    minds.hear_all("t", SETUP, [0, 0])
    minds.choose("t", "planner", lambda own: own)
    kept = minds.check_open("t").bots["planner"]
    minds.hear_all("t", SETUP, [0])
    assert minds.check_open("t").bots["planner"] is kept
    minds.hear_all("t", setup_for(2, seed="another"), [0])
    assert minds.check_open("t").bots == {}


def test_a_worker_says_what_it_does_not_know(pipes: tuple[Worker, int]) -> None:
    worker, _ = pipes
    assert worker.answer(question(whole=False)) == Unknown(7)
    assert isinstance(worker.answer(question()), Chose)
    assert isinstance(worker.answer(question(0, 0, whole=False)), Chose)
    assert worker.answer(question(0, 0, whole=False)) == Unknown(7)


def test_an_error_is_told_without_its_words(pipes: tuple[Worker, int], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError(SECRET)

    worker, _ = pipes
    monkeypatch.setattr(Minds, "choose", fail)
    failed = worker.answer(question())
    assert isinstance(failed, Failed)
    assert not failed.hopeless
    assert failed.why.startswith("ZeroDivisionError at test_parts.py:")
    assert SECRET not in failed.why
    assert worker.answer(question(whole=False)) == Unknown(7), "it is forgotten"


def test_a_game_that_cannot_be_played_is_hopeless(pipes: tuple[Worker, int]) -> None:
    worker, _ = pipes
    failed = worker.answer(question(0, 999))
    assert isinstance(failed, Failed)
    assert failed.hopeless


def test_without_memory_a_worker_ends(pipes: tuple[Worker, int], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise MemoryError

    worker, _ = pipes
    monkeypatch.setattr(Minds, "choose", fail)
    with pytest.raises(MemoryError):
        worker.answer(question())


def test_of_those_who_wait_for_the_one_thread_too_many_are_sent_away() -> None:
    async def body() -> None:
        beside, gate = OneThread(), Event()
        first = asyncio.create_task(beside.do(gate.wait))
        others = [asyncio.create_task(beside.do(partial(abs, number))) for number in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await beside.do(lambda: None)
        assert refused.value.reason == "busy"
        gate.set()
        assert await first
        assert await asyncio.gather(*others) == list(range(MOST_WAITING))
        assert await beside.do(lambda: "there is room again") == "there is room again"

    asyncio.run(body())
