"""Hints through a real Redis, which is killed, frozen, emptied, cut off and fed with garbage."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from random import Random
from typing import Self

import msgspec
import pytest
from structlog.testing import capture_logs

from cuore.server.bus import open_bus
from cuore.server.bus.redis import FIRST_PAUSE, LONGEST, LONGEST_PAUSE, MOST_WAITING, PATIENCE, RedisBus
from cuore.server.ports import MISSED, Hint
from tests.server.bus.proxy import Proxy
from tests.server.bus.waiting import LIMIT, Ears, run, until
from tests.server.redis import RedisServer, program, programs

BETWEEN_TRIES = 2.0
"""Seconds after which hints must flow again: what the pauses of the bus allow at most."""


@pytest.fixture(params=programs() or ("",), ids=lambda path: str(path).rpartition("/")[2] or "none")
def redis(request: pytest.FixtureRequest) -> Iterator[RedisServer]:
    """A Redis, of every sort there is here."""
    with RedisServer(str(request.param) or program()) as server:
        yield server


class Pair:
    """Two processes on one bus."""

    def __init__(self, url: str, other: str = "") -> None:
        self.here, self.there = _opened(url, "here"), _opened(other or url, "there")
        self.heard_here, self.heard_there = Ears(), Ears()
        self.here.listen(self.heard_here)
        self.there.listen(self.heard_there)

    async def __aenter__(self) -> Self:
        await self.connected()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.here.close()
        await self.there.close()

    async def connected(self) -> None:
        await until(lambda: self.here.is_connected and self.there.is_connected, "the line")

    def say(self, number: int) -> None:
        """Here says something."""
        self.here.say(Hint("here", "table", "revision", number))

    async def until_heard(self, number: int) -> float:
        """How long it takes until there hears it."""
        return await until(lambda: number in self.heard_there.numbers, f"hint {number}")


def _opened(url: str, process: str) -> RedisBus:
    bus = open_bus(url, process)
    assert isinstance(bus, RedisBus)
    return bus


def test_the_others_hear_everything_in_order_and_the_speaker_nothing(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            hints = [Hint("here", f"t{n}", "here", n, ("Ann", "ルナ")) for n in range(500)]
            for hint in hints:
                pair.here.say(hint)
            await until(lambda: len(pair.heard_there.hints) >= 500, "the last hint")
            assert pair.heard_there.hints == hints
            pair.there.say(Hint("there", "t", "talk"))
            await until(lambda: bool(pair.heard_here.hints), "the answer")
            assert [hint.process for hint in pair.heard_here.hints] == ["there"]
            assert (pair.here.garbage, pair.here.dropped, pair.here.lost) == (0, 0, 0)

    assert run(test) == []


def test_everybody_is_told_once_that_something_may_have_been_missed(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            pair.say(1)
            await pair.until_heard(1)
            assert (pair.heard_here.missed, pair.heard_there.missed) == (1, 1)

    assert run(test) == []


def test_garbage_is_counted_and_nothing_else(redis: RedisServer) -> None:
    chance = Random(5)
    good = msgspec.msgpack.encode(("x", "t", "revision", 1, ()))
    garbage = [
        b"",
        b"\xc1",
        b"hello",
        good + b"\x00",
        good[:-1],
        b"\x91" * 5_000,
        msgspec.msgpack.encode({"process": "x", "table": "t", "what": "revision"}),
        msgspec.msgpack.encode(("x", "t", "revision", 1, (), "one field more")),
        msgspec.msgpack.encode(("x", "t", "revision", "1")),
        msgspec.msgpack.encode(("x", "t", "revision", 1, ("a", 1))),
        msgspec.msgpack.encode(("x", "t", "revision", 2**64 - 1, ("a", None))),
        msgspec.msgpack.encode(("x", "t")),
        msgspec.msgpack.encode((1, "t", "revision")),
        msgspec.msgpack.encode(("x" * LONGEST, "t", "revision", 1)),
        msgspec.msgpack.encode(("x", "", MISSED)),
        b"\x93\xa1\xff\xa1t\xa1w",  # letters that are none
        *(b"\xc1" + chance.randbytes(chance.randrange(40)) for _ in range(50)),
    ]

    async def test() -> None:
        async with Pair(redis.url) as pair:
            for data in garbage:
                assert redis.ask("PUBLISH", "cuore/0", data).startswith(b":")
            pair.say(7)
            await pair.until_heard(7)
            assert pair.heard_there.numbers == [7]
            assert pair.there.garbage == len(garbage)
            assert (pair.there.lost, pair.heard_there.missed) == (0, 1)

    assert run(test) == []


def test_what_cannot_be_written_down_is_dropped_in_silence(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            pair.here.say(Hint("here", "\ud800", "talk"))
            pair.here.say(Hint("here", "t", "talk", 2**70))
            pair.say(1)
            await pair.until_heard(1)
            assert (pair.here.dropped, pair.heard_there.numbers) == (2, [1])

    assert run(test) == []


def test_two_databases_do_not_hear_each_other(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url, f"{redis.url}/1") as pair, Pair(f"{redis.url}/1") as other:
            pair.say(1)
            other.say(2)
            await until(lambda: bool(pair.heard_there.numbers), "the hint in the same database")
            await other.until_heard(2)
            assert (pair.heard_there.numbers, other.heard_there.numbers) == ([2], [2])

    assert run(test) == []


def test_a_killed_redis_is_found_again(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            for number in range(3):
                redis.kill()
                pair.say(number)
                await until(lambda: not pair.here.is_connected and not pair.there.is_connected, "the loss")
                pair.say(100 + number)
                redis.start()
                await pair.connected()
                pair.say(200 + number)
                await pair.until_heard(200 + number)
            assert pair.heard_there.missed >= 4
            assert pair.here.lost >= 3

    assert run(test) == []


def test_a_frozen_redis_stops_nobody_and_the_newest_hints_come_later(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            redis.freeze()
            begun = time.process_time()
            for number in range(20_000):
                pair.say(number)
            assert time.process_time() - begun < LIMIT / 10
            assert pair.here.dropped >= 20_000 - MOST_WAITING
            await until(lambda: not pair.there.is_connected, "the loss")
            redis.thaw()
            await pair.connected()
            pair.say(20_000)
            await pair.until_heard(20_000)
            assert 0 not in pair.heard_there.numbers

    assert run(test) == []


def test_of_too_many_hints_the_newest_are_kept(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            for number in range(3 * MOST_WAITING):  # all of them before the bus gets a chance to speak
                pair.say(number)
            await pair.until_heard(3 * MOST_WAITING - 1)
            assert pair.heard_there.numbers == list(range(2 * MOST_WAITING, 3 * MOST_WAITING))
            assert pair.here.dropped == 2 * MOST_WAITING

    assert run(test) == []


def test_a_password_opens_the_line_and_is_never_told(redis: RedisServer) -> None:
    assert redis.ask("CONFIG", "SET", "requirepass", "sesame") == b"+OK\r\n"

    async def test() -> None:
        async with Pair(redis.url.replace("//", "//:sesame@")) as pair:
            pair.say(1)
            await pair.until_heard(1)
        wrong = _opened(redis.url.replace("//", "//:sesame2@"), "burglar")
        with capture_logs() as logs:
            wrong.say(Hint("burglar", "t", "talk"))
            await until(lambda: wrong.lost > 1, "the refusal")
            await wrong.close()
        assert {entry["line"] for entry in logs} == {"hear", "speak"}
        assert "sesame" not in str(logs)

    assert run(test) == []


def test_a_password_given_apart_is_taken_as_it_is(redis: RedisServer) -> None:
    awkward = "p@ss/wo#rd:%41?&="
    assert redis.ask("CONFIG", "SET", "requirepass", awkward) == b"+OK\r\n"

    async def test() -> None:
        bus = open_bus(redis.url, "here", awkward)
        assert isinstance(bus, RedisBus)
        bus.listen(lambda _: None)
        await until(lambda: bus.is_connected, "the line")
        await bus.close()

    assert run(test) == []


def test_a_redis_that_is_frozen_for_a_moment_loses_nothing(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            redis.freeze()
            pair.say(1)
            await asyncio.sleep(PATIENCE / 10)
            redis.thaw()
            await pair.until_heard(1)

    assert run(test) == []


def test_an_emptied_redis_makes_no_difference(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            assert redis.ask("FLUSHALL") == b"+OK\r\n"
            pair.say(1)
            await pair.until_heard(1)
            assert (pair.here.lost, pair.there.lost) == (0, 0)

    assert run(test) == []


@pytest.mark.parametrize("sort", ["pubsub", "normal"])
def test_lines_that_redis_cuts_are_made_again(redis: RedisServer, sort: str) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            pair.say(1)
            await pair.until_heard(1)
            redis.ask("CLIENT", "KILL", "TYPE", sort)
            expected = 2 if sort == "pubsub" else 1
            await until(lambda: pair.heard_there.missed == expected, "the new line")
            pair.say(2)
            await pair.until_heard(2)

    assert run(test) == []


def test_a_line_that_swallows_everything_is_given_up(redis: RedisServer) -> None:
    async def test() -> None:
        async with Proxy(redis.port) as proxy, Pair(f"redis://127.0.0.1:{proxy.port}") as pair:
            pair.say(1)
            await pair.until_heard(1)
            proxy.swallow()
            pair.say(2)
            await until(lambda: not pair.here.is_connected and not pair.there.is_connected, "the loss")
            proxy.heal()
            await pair.connected()
            pair.say(3)
            await pair.until_heard(3)
            assert pair.heard_there.missed >= 2

    assert run(test) == []


def test_the_pauses_allow_hints_to_flow_again_in_time() -> None:
    assert PATIENCE + LONGEST_PAUSE < BETWEEN_TRIES  # it comes back just after an attempt has begun
    assert 2 * PATIENCE + FIRST_PAUSE < BETWEEN_TRIES  # a line has died just before, and nobody knows yet


def test_where_there_is_no_redis_nothing_is_raised_and_closing_is_quick() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))  # taken, and nobody listens
        port = probe.getsockname()[1]

        async def test() -> None:
            bus = _opened(f"redis://127.0.0.1:{port}", "alone")
            ears = Ears()
            bus.listen(ears)
            for number in range(2 * MOST_WAITING):
                bus.say(Hint("alone", "t", "revision", number))
            await until(lambda: bus.lost > 1, "the loss of both lines")
            assert not bus.is_connected
            await bus.close()
            bus.say(Hint("alone", "t", "revision"))
            assert (ears.missed, ears.hints) == (0, [])

        assert run(test) == []


def test_a_listener_that_fails_does_not_break_the_line(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            pair.there.listen(_fail)
            pair.say(1)
            pair.say(2)
            await pair.until_heard(2)
            assert (pair.there.lost, pair.heard_there.missed) == (0, 1)

    assert run(test) == ["a mistake"] * 2


def _fail(_: Hint) -> None:
    raise ArithmeticError("a mistake")


def test_what_was_said_last_is_still_said_when_the_bus_closes(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            for number in range(300):
                pair.say(number)
            await pair.here.close()
            await pair.until_heard(299)
            assert pair.heard_there.numbers == list(range(300))

    assert run(test) == []


def test_closing_does_not_wait_for_a_frozen_redis(redis: RedisServer) -> None:
    async def test() -> None:
        async with Pair(redis.url) as pair:
            redis.freeze()
            pair.say(1)

    assert run(test) == []
