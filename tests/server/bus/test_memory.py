"""Hints in one process: a hub for several, and nobody for one who is alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

import pytest

from cuore.server.bus import Hub, IllegalBus, MemoryBus, open_bus
from cuore.server.ports import Hint
from tests.server.bus.waiting import Ears, run


def hint(process: str, number: int) -> Hint:
    return Hint(process, "t", "revision", number)


def test_the_others_hear_a_hint_and_its_speaker_does_not() -> None:
    async def test() -> None:
        hub = Hub()
        buses = [hub.join(name) for name in "abc"]
        ears = [Ears() for _ in buses]
        for bus, ear in zip(buses, ears, strict=True):
            bus.listen(ear)
        for number in range(5):
            buses[0].say(hint("a", number))
        assert ears[1].numbers == [], "whoever speaks is not interrupted by what others make of it"
        await asyncio.sleep(0)
        assert [ear.numbers for ear in ears] == [[], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]

    assert run(test) == []


def test_everybody_in_a_process_who_listens_hears() -> None:
    async def test() -> None:
        hub = Hub()
        speaker, bus = hub.join("a"), hub.join("b")
        ears = [Ears(), Ears()]
        for ear in ears:
            bus.listen(ear)
        speaker.say(hint("a", 1))
        await asyncio.sleep(0)
        assert [ear.numbers for ear in ears] == [[1], [1]]

    assert run(test) == []


def test_who_has_left_neither_hears_nor_is_heard() -> None:
    async def test() -> None:
        hub = Hub()
        stays, goes = hub.join("a"), hub.join("b")
        ears = [Ears(), Ears()]
        stays.listen(ears[0])
        goes.listen(ears[1])
        stays.say(hint("a", 1))
        await goes.close()
        await goes.close()
        stays.say(hint("a", 2))
        goes.say(hint("b", 3))
        await asyncio.sleep(0)
        assert [ear.numbers for ear in ears] == [[], []]

    assert run(test) == []


def test_a_simulation_can_lose_double_and_delay_hints() -> None:
    carried: list[Callable[[], None]] = []
    hub = Hub(carried.append)
    ears = Ears()
    hub.join("b").listen(ears)
    speaker = hub.join("a")
    for number in range(3):
        speaker.say(hint("a", number))
    assert ears.numbers == []
    for delivery in (carried[2], carried[0], carried[0]):
        delivery()
    assert ears.numbers == [2, 0, 0]


def test_without_an_address_a_server_is_alone() -> None:
    bus = open_bus("", "a")
    assert isinstance(bus, MemoryBus)
    bus.listen(Ears())
    bus.say(hint("a", 1))
    asyncio.run(bus.close())


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://:sesame@example.org", "begins with redis://"),
        ("localhost:6379", "begins with redis://"),
        ("redis://:sesame@example.org:port", "cannot be read"),
        ("redis://:sesame@example.org/0?socket_timeout=sesame", "cannot be read"),
    ],
)
def test_an_address_that_is_none_is_refused_without_being_repeated(address: str, reason: str) -> None:
    async def test() -> None:
        with pytest.raises(IllegalBus, match=reason) as refused:
            open_bus(address, "a")
        assert "sesame" not in str(refused.value)

    assert run(test) == []


def test_a_bus_that_needs_the_client_of_redis_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "cuore.server.bus.redis", raising=False)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(IllegalBus, match=r"pip install 'cuore\[scale\]'"):
        open_bus("redis://localhost", "a")
