"""Some hundred runs of the whole server in bad weather; ``python -m tests.server.simulation`` does more of them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cuore.engine.game import Game
from cuore.engine.options import option_words
from cuore.server.hall.room import CardFailed, Room
from tests.server.simulation.faults import Weather
from tests.server.simulation.loop import SimClock, SimLoop, Stuck
from tests.server.simulation.run import run

SEEDS = 150
PARTS = 5
"""In how many tests they are done: so several workers can share them."""


@pytest.mark.parametrize("part", range(PARTS))
def test_the_server_keeps_its_promises_in_any_weather(part: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS):
        outcome = run(seed)
        assert not outcome.failures, str(outcome)
        counts.update(outcome.counts)
    # A simulation in which nothing happens is always right.
    assert min(counts[sort] for sort in ("Answered", "Seated", "ViewOf", "Done", "Refusal", "Bye")) > 20, counts


def test_a_card_that_fails_stops_its_own_table_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Room._tried

    def tried(self: Room, option: int) -> Game:
        if option_words(self.rules, self.session.game.options[option]).startswith("employ"):
            raise CardFailed("a card that fails")
        return real(self, option)

    monkeypatch.setattr(Room, "_tried", tried)
    frozen = 0
    for seed in range(1000, 1015):
        outcome = run(seed, may_freeze=True)
        assert not outcome.failures, str(outcome)
        frozen += outcome.counts["Froze"]
        assert outcome.counts["Froze"] <= outcome.counts["Opened"]
    assert frozen > 5


def test_whoever_is_erased_is_forgotten_everywhere() -> None:
    for seed in range(2000, 2030):
        outcome = run(seed, Weather(erase=0.2, drop=0.05))
        assert not outcome.failures, str(outcome)


def test_the_same_seed_is_the_same_run() -> None:
    first, again = run(7), run(7)
    assert first.digest == again.digest
    assert first.trace == again.trace
    assert run(8).digest != first.digest


def test_a_seed_is_the_same_run_in_every_process() -> None:
    """No order of sets or dictionaries that depends on the process reaches a client."""
    program = "from tests.server.simulation.run import run; print(run(7).digest)"
    src = Path(sys.modules["cuore"].__file__ or "").parent.parent
    for hash_seed in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(src)},
        )
        assert found.stdout.strip() == run(7).digest


def test_time_jumps_when_everybody_waits() -> None:
    loop = SimLoop()
    clock = SimClock(loop, 5.0)

    async def wait() -> tuple[float, float]:
        clock.jumped = -3600.0
        await clock.sleep(86_400)
        return clock.now(), loop.time()

    assert loop.play(wait()) == (86_405.0, 86_400.0)


def test_it_is_noticed_when_nothing_will_ever_happen() -> None:
    async def wait() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Stuck, match="nothing will ever happen"):
        SimLoop().play(wait())


def test_it_is_noticed_when_a_task_turns_in_circles() -> None:
    async def turn() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(Stuck, match="circles"):
        SimLoop().play(turn())


def test_a_task_that_fails_unseen_is_a_failure() -> None:
    loop = SimLoop()

    async def fail() -> None:
        raise ValueError("nobody looks")

    async def begin() -> None:
        task = loop.world.spawn(fail())
        await asyncio.sleep(1)
        assert task.done()

    loop.play(begin())
    assert len(loop.failures) == 1
    assert "nobody looks" in loop.failures[0]


def test_the_dead_do_nothing_more() -> None:
    loop = SimLoop()
    process = loop.process("one")
    done: list[str] = []

    async def work() -> None:
        asyncio.get_running_loop().call_later(5, done.append, "timer")
        try:
            await asyncio.sleep(5)
            done.append("task")
        finally:
            done.append("last words" if process.alive else "silence")

    async def begin() -> None:
        task = process.spawn(work())
        await asyncio.sleep(1)
        await loop.kill(process)
        await asyncio.sleep(10)
        assert task.cancelled()

    loop.play(begin())
    assert done == ["silence"]
