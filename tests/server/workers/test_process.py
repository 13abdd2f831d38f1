"""The worker as a program: it ends with its pool, pickles nothing, keeps its output clean, and gives hints in words."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cuore.build import running_build
from cuore.cards.catalogue import official_rules
from cuore.server.errors import Refused
from cuore.server.workers import InlineThinker
from cuore.server.workers import pool as pool_module
from cuore.server.workers.deadlines import LONGEST_HINT
from cuore.server.workers.frames import (
    LENGTH,
    LONGEST,
    Choose,
    Chose,
    Layout,
    Message,
    Ready,
    length_of,
    pack,
    read_from_worker,
)
from cuore.server.workers.line import PROGRAM
from tests.server.workers.games import (
    EVERY_TOWN_BOX,
    PATIENCE,
    ask,
    hints,
    is_running,
    play_and_compare,
    play_until_thought,
    pool,
    setup_for,
    table_of,
    until,
)
from tests.server.workers.unruly import GUILTY, program

SIX = ", ".join(["housekeeper"] * 6)

PARENT = """
import asyncio, sys
from tests.server.workers.games import EVERY_TOWN_BOX, play_until_thought
from cuore.server.workers import WorkerPool

async def main():
    table = play_until_thought({seats!r}, *EVERY_TOWN_BOX, rounds=2)
    workers = WorkerPool(2)
    workers.start()
    while len(workers.pids) < 2:
        await asyncio.sleep(0.01)
    asyncio.create_task(workers.choose("t", table.setup, table.session.answers, "matriarch", 0.0, True))
    await asyncio.sleep(0)
    print(*workers.pids, flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}


def wait_until_gone(*pids: int) -> None:
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, "it runs on"
        time.sleep(0.01)


def test_workers_end_when_their_server_is_killed() -> None:
    """One of them thinks, and would do so for seconds."""
    with subprocess.Popen(
        [sys.executable, "-c", PARENT.format(seats=SIX)], env=environment(), stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_running(pid) for pid in pids)
        parent.kill()
        wait_until_gone(*pids)


class Talk:
    """A worker that is talked to by hand."""

    def __init__(self, *program: str) -> None:
        self.process = subprocess.Popen(
            program or PROGRAM, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def say(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def hear(self) -> Message:
        assert self.process.stdout is not None
        return read_from_worker(self.process.stdout.read(length_of(self.process.stdout.read(LENGTH.size))))

    def end(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.process.stdin, self.process.stdout:
            pass
        return self.process.wait(PATIENCE)


def question(bot: str, limit: float = 100.0) -> bytes:
    return pack(Choose(1, "t", Layout.of(setup_for(2)), 0, (), 1.0, limit, bot))


def test_a_worker_ends_with_its_input() -> None:
    worker = Talk()
    assert worker.hear() == Ready(running_build())
    worker.say(question("planner"))
    assert isinstance(worker.hear(), Chose)
    assert worker.end() == 0


def test_a_worker_that_hangs_ends_itself_in_the_end(tmp_path: Path) -> None:
    """Its pool may be gone, and what hangs does not listen."""
    worker = Talk(*program(tmp_path, "spin", 1))
    worker.hear()
    worker.say(question(GUILTY, limit=0.3))
    assert worker.process.wait(PATIENCE) == -signal.SIGALRM
    worker.end()


def test_a_worker_that_is_told_nonsense_ends(capfd: pytest.CaptureFixture[str]) -> None:
    for nonsense in (b"\xff" * 100, LENGTH.pack(3) + b"abc", LENGTH.pack(LONGEST + 1)):
        worker = Talk()
        worker.hear()
        worker.say(nonsense)
        assert worker.process.wait(PATIENCE) == 1
        worker.end()
    capfd.readouterr()


def test_what_a_bot_prints_goes_to_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    worker = Talk(*program(tmp_path, "talk_aloud", 1))
    worker.hear()
    worker.say(question(GUILTY))
    assert isinstance(worker.hear(), Chose)
    assert worker.end() == 0
    out, err = capfd.readouterr()
    assert out == ""
    assert "and writes" in err


def test_the_worker_runs_the_build_of_its_server() -> None:
    async def scenario() -> None:
        async with pool(2) as workers:
            await until(lambda: workers.stats.ready == 2)
            assert workers.stats.builds == {running_build(): 2}

    asyncio.run(scenario())


WITHOUT_PICKLE = """
import os, pickle, sys
from cuore.server.workers.worker import main

def forbid(event, arguments):
    if event.startswith("pickle"):
        os._exit(9)

sys.addaudithook(forbid)
for name in ("dump", "dumps", "load", "loads", "Pickler", "Unpickler"):
    delattr(pickle, name)
main()
"""


def test_nothing_is_pickled() -> None:
    seen: list[str] = []

    def look(event: str, arguments: object) -> None:
        if event.startswith("pickle"):
            seen.append(event)

    sys.addaudithook(look)  # for good; it only takes notes

    async def scenario() -> None:
        async with pool(1, (sys.executable, "-P", "-c", WITHOUT_PICKLE)) as workers, asyncio.timeout(PATIENCE):
            await play_and_compare(workers, table_of("search:2, Ann, housekeeper", "base", "vacation"), "t", 80)
            assert await hints(workers, "t", setup_for(2), [], 0.1)
            assert workers.stats.restarts == workers.stats.failures == 0

    asyncio.run(scenario())
    assert seen == []


@pytest.mark.parametrize("thinks_here", [True, False])
def test_hints(thinks_here: bool) -> None:
    table = play_until_thought("housekeeper, housekeeper, housekeeper", "base", "vacation", rounds=6)

    async def scenario() -> None:
        async with pool(1) as workers:
            thinker = InlineThinker(official_rules(), 60) if thinks_here else workers
            lines = (await hints(thinker, "t", table.setup, table.session.answers, 0.5))[-1]
            assert lines[0].standing == "recommended"
            assert [line.standing for line in lines].count("recommended") == 1
            assert all(0 <= line.option < len(table.game.options) for line in lines)
            assert all(0 <= line.low <= line.win <= line.high <= 1 for line in lines)
            assert all(len(line.words) > 10 for line in lines)
            assert len({line.words for line in lines}) == len(lines) > 1
            assert "You would end" in lines[0].words
            # The game goes on from there.
            assert await ask(thinker, table, "t") == table.choice_of_bot()

    asyncio.run(scenario())


def test_hints_end_in_time_and_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until_thought(SIX, *EVERY_TOWN_BOX, rounds=2)

    async def scenario() -> None:
        async with pool(1) as workers:
            await ask(workers, table, "t")
            began = time.monotonic()
            assert await hints(workers, "t", table.setup, table.session.answers, 0.3)
            assert time.monotonic() - began < 10
            monkeypatch.setattr(pool_module, "HINT_WAITS", 0.0)
            busy = asyncio.create_task(
                workers.choose("u", table.setup, table.session.answers, "search:9999999", 2.0, urgent=True)
            )
            with pytest.raises(Refused):
                await hints(workers, "t", table.setup, table.session.answers, 0.1)
            assert await busy >= 0

    asyncio.run(scenario())


def test_a_hint_in_no_time_is_a_short_one() -> None:
    async def scenario() -> None:
        async with pool(1) as workers:
            await until(lambda: workers.stats.ready == 1)
            async with asyncio.timeout(PATIENCE):
                assert await hints(workers, "t", setup_for(2), [], -1.0)
            assert workers.stats.seconds["hint"] < LONGEST_HINT

    asyncio.run(scenario())

    asyncio.run(scenario())
