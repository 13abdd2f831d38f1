"""``kill -9`` at every sort of step of a game, while starting again, and at random: nothing is lost or doubled.

Here some points of a few games; ``python -m tests.server.crashes`` goes through all of them.
"""

from __future__ import annotations

import asyncio
import signal
from itertools import count
from pathlib import Path

import pytest

from tests.cli.command import in_process
from tests.server.crashes.evening import ENDS, POINTS, Evening, Fate, Storm, evening, life_in, live_through
from tests.server.crashes.keeper import Keeper
from tests.server.crashes.mortal import AFTER, BEFORE, Death
from tests.server.crashes.oracle import Verdict

LIMIT = 300.0
"""Seconds after which a table is stuck: the longest of these takes a few."""


def address_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'cuore.db'}"


def test_killed_at_every_sort_of_step(keeper: Keeper, tmp_path: Path) -> None:
    fate = Fate(POINTS, stride=3)

    async def play() -> Evening:
        async with evening([keeper.address], "steps") as guests, asyncio.timeout(LIMIT):
            playing = asyncio.create_task(guests.play(["open", "open", "rush"], until=80))
            await live_through(keeper, life_in(tmp_path), playing, fate.next)
            await _expect_all_right(guests, tmp_path)
            return guests

    guests = asyncio.run(play())
    assert {(point.step, point.when) for point in POINTS} == set(fate.met)
    assert guests.history.counts["acknowledged again"] > 0  # what was lost on the way was asked for again


def test_killed_at_the_end_of_a_game(
    keeper: Keeper, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fate = Fate(ENDS, most=len(ENDS))

    async def play() -> Evening:
        async with evening([keeper.address], "ends") as guests, asyncio.timeout(LIMIT):
            playing = asyncio.create_task(guests.play(["open", "rush", "rush", "rush"], sandbox=False))
            await live_through(keeper, life_in(tmp_path), playing, fate.next)
            verdict = await _expect_all_right(guests, tmp_path)
            assert verdict.finished == 1
            return guests

    guests = asyncio.run(play())
    assert set(fate.met) == {(point.step, point.when) for point in ENDS}
    cuore = in_process(capsys, monkeypatch)
    checked = cuore("backup", "--check", str(tmp_path / "cuore.db"))
    assert checked.code == 0, checked
    for table, record in guests.history.records.items():
        file = tmp_path / f"{table}.txt"
        file.write_text(record, encoding="utf-8")
        verified = cuore("verify", str(file), "--commitment", guests.history.commitments[table])
        assert (verified.code, verified.out.splitlines()[-1]) == (0, "Everything agrees."), verified


def test_killed_again_and_again_while_it_starts(keeper: Keeper, tmp_path: Path) -> None:
    """Each life dies one step later than the one before, until one of them lives long enough."""
    steps = count()

    def one_step_more(keeper: Keeper) -> Death:
        number = next(steps)
        return Death(when=(BEFORE, AFTER)[number % 2], let_by=number // 2)

    async def play() -> None:
        async with evening([keeper.address], "recovery") as guests, asyncio.timeout(LIMIT):
            life = life_in(tmp_path)
            begun = asyncio.create_task(guests.play(["open", "rush"], until=20))
            await live_through(keeper, life, begun, lambda _: None)
            for player in guests.players:
                player.until = 23
            again = asyncio.create_task(guests.players[0].play())
            await live_through(keeper, life, again, one_step_more)
            await _expect_all_right(guests, tmp_path)

    asyncio.run(play())
    assert next(steps) > 20


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_ended_at_random_under_load(keeper: Keeper, tmp_path: Path, how: signal.Signals) -> None:
    storm = Storm(6, "load", how)
    tables = [["open", "rush"], ["open", "open"], ["open", "rush", "rush"], ["open", "open", "rush", "rush"]] * 2

    async def play() -> Evening:
        async with evening([keeper.address], f"load {how}") as guests, asyncio.timeout(LIMIT):

            async def all_play() -> None:
                async with asyncio.TaskGroup() as playing:
                    for seats in tables:
                        playing.create_task(guests.play(seats, until=40))

            await storm.rage(keeper, life_in(tmp_path), asyncio.create_task(all_play()))
            await _expect_all_right(guests, tmp_path)
            return guests

    guests = asyncio.run(play())
    assert len(guests.tables) == len(tables)
    if how == signal.SIGTERM:
        assert guests.history.counts["goodbyes"] > 0


async def _expect_all_right(guests: Evening, folder: Path) -> Verdict:
    verdict = await guests.verdict(address_in(folder))
    assert verdict.wrong == []
    assert verdict.entries > 0
    return verdict
