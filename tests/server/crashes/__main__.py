"""The long way through all crashes: ``python -m tests.server.crashes --points all --kills 1000 --histories 20``.

Every line says what was done and whether it was right; the first that was not ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.server.crashes.evening import ENDS, POINTS, Evening, Fate, Storm, evening, life_in, live_through
from tests.server.crashes.histories import history
from tests.server.crashes.keeper import Keeper, keeping
from tests.server.crashes.mortal import Death
from tests.server.postgres import running_postgres
from tests.server.redis import RedisServer

LIMIT = 1800.0
"""Seconds after which a table is stuck."""

KILLS_A_STORM = 50

CROWD = (["open", "rush"], ["open", "open"], ["open", "rush", "rush"], ["open", "open", "rush", "rush"]) * 4
"""The tables that are played at while a server dies at random."""

FEW = CROWD[:6]
"""And in a history."""


class Failed(Exception):
    """Something went wrong."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def _report(guests: Evening, database: str, words: str) -> None:
    verdict = await guests.verdict(database)
    counts = dict(sorted(guests.history.counts.items()))
    say(f"{words}: {verdict.tables} tables, {verdict.entries} entries, {verdict.finished} finished; {counts}")
    if verdict.wrong:
        raise Failed("\n".join(verdict.wrong))


def games(players: Sequence[int], number: int) -> Iterator[tuple[str, list[str]]]:
    """A name and the seats of every game: persons and bots, in all proportions."""
    for game in range(number):
        for count in players:
            persons = 2 + game % (count - 1)
            yield f"{count} players, game {game + 1}", ["open"] * persons + ["rush"] * (count - persons)


async def one_pass(keeper: Keeper, name: str, seats: list[str], points: Sequence[Death], stride: int) -> int:
    """A whole game in which a server dies at one sort of step of every revision, or of every so manieth."""
    fate = Fate(points, stride, most=len(points) if points is ENDS else 1_000_000)
    with TemporaryDirectory() as folder:
        async with evening([keeper.address], name) as guests, asyncio.timeout(LIMIT):
            playing = asyncio.create_task(guests.play(seats))
            starts = await live_through(keeper, life_in(Path(folder)), playing, fate.next)
            kills = sum(fate.met.values())
            met = ", ".join(f"{when} {step} {times}" for (step, when), times in sorted(fate.met.items()))
            words = f"{name}: {kills} deaths ({met}), ready after {median(starts):.2f} s (median)"
            await _report(guests, f"sqlite:///{folder}/cuore.db", words)
    return kills


async def one_storm(keeper: Keeper, seed: str, kills: int, how: signal.Signals, pool: bool) -> Storm:
    """Random ends under load."""
    storm = Storm(kills, seed, how)
    with TemporaryDirectory() as folder:
        async with evening([keeper.address], seed) as guests, asyncio.timeout(LIMIT):
            playing = asyncio.create_task(guests.play_while(lambda: storm.goes_on, CROWD, sandbox=False))
            await storm.rage(keeper, life_in(Path(folder), pool=pool), playing)
            pauses = sorted(storm.pauses)
            words = (
                f"{seed}: {len(pauses)} times {how.name}, ready again after {median(pauses):.2f} s, {pauses[-1]:.2f} s"
            )
            await _report(guests, f"sqlite:///{folder}/cuore.db", words)
    return storm


def all_points(keeper: Keeper, options: argparse.Namespace, until: float) -> int:
    """Passes over whole games, as many as there is time for."""
    stride = 1 if options.points == "all" else int(options.points)
    kills = 0
    for name, seats in games(options.players, options.games):
        for point in POINTS:
            if time.monotonic() > until:
                return kills
            label = f"{options.seed}: {name}, {point.when} {point.step} {point.let_by + 1}"
            kills += asyncio.run(one_pass(keeper, label, seats, [point], stride))
        kills += asyncio.run(one_pass(keeper, f"{options.seed}: {name}, the end", seats, ENDS, stride))
    return kills


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crashes", description=__doc__)
    parser.add_argument("--points", default="0", help="all, or every n-th revision; 0: none")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=3, help="games for every number of players")
    parser.add_argument("--kills", type=int, default=0, help="at random, under load")
    parser.add_argument("--restarts", type=int, default=0, help="the same with SIGTERM")
    parser.add_argument("--pool", action="store_true", help="bots think in processes of their own, under load")
    parser.add_argument("--histories", type=int, default=0, help="over two servers")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each history")
    parser.add_argument("--minutes", type=float, default=1_000.0, help="nothing new is begun after these")
    parser.add_argument("--seed", default="crashes")
    options = parser.parse_args()
    began = time.monotonic()
    until = began + options.minutes * 60
    kills = 0
    try:
        with keeping() as (keeper,):
            if options.points != "0":
                kills += all_points(keeper, options, until)
            for how, number in ((signal.SIGKILL, options.kills), (signal.SIGTERM, options.restarts)):
                for first in range(0, number, KILLS_A_STORM):
                    if time.monotonic() < until:
                        some = min(KILLS_A_STORM, number - first)
                        storm = asyncio.run(one_storm(keeper, f"{options.seed}/{first}", some, how, options.pool))
                        kills += len(storm.pauses)
        if options.histories:
            all_histories(options, until)
    except Failed as failed:
        say(f"WRONG\n{failed}")
        return 1
    say(f"all right: {kills} deaths in {time.monotonic() - began:.0f} s")
    return 0


def all_histories(options: argparse.Namespace, until: float) -> None:
    """Two servers, and everything around them."""
    with keeping(2) as keepers, running_postgres() as postgres, RedisServer() as redis, TemporaryDirectory() as folder:
        for number in range(options.histories):
            if time.monotonic() > until:
                return
            seed = f"{options.seed}/history {number}"
            written = history(
                keepers, Path(folder), postgres, redis, seed, FEW, lambda nemesis: nemesis.rage_for(options.seconds)
            )
            outcome = asyncio.run(asyncio.wait_for(written, LIMIT))
            say(f"{seed}: {outcome}")
            if outcome.verdict.wrong:
                raise Failed("\n".join(outcome.verdict.wrong))


if __name__ == "__main__":
    sys.exit(main())
