"""A store in memory, a clock that is set by hand, and cheap passwords: what these tests stand on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar

import pytest
from argon2 import PasswordHasher

from cuore.server.errors import Refused
from cuore.server.people.passwords import Passwords
from cuore.server.people.people import People
from cuore.server.people.talk import Talk
from cuore.server.people.tickets import Tickets
from cuore.server.ports import Store
from cuore.server.store.memory import MemoryStore

T = TypeVar("T")

KEY = bytes(range(32))
PASSWORD = "a cup of tea at four"


class HandClock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1_000.0
        self.since_1970 = 1_800_000_000.0

    def now(self) -> float:
        return self.at

    def wall(self) -> float:
        return self.since_1970

    async def sleep(self, seconds: float) -> None:
        self.move(seconds)

    def move(self, seconds: float) -> None:
        self.at += seconds
        self.since_1970 += seconds


class CheapHasher(PasswordHasher):
    """Argon2id at the lowest cost, which counts how often it is asked."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.verified = 0
        self.hashed = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 -- the name of the one above
        self.verified += 1
        return super().verify(hash, password)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.hashed += 1
        return super().hash(password, salt=salt)


class House:
    """Everything about people, in one place."""

    def __init__(self, store: Store | None = None) -> None:
        self.clock = HandClock()
        self.store: Store = store or MemoryStore()
        self.hasher = CheapHasher()
        self.signed_out: list[str] = []
        self.people = self.another_process()
        self.tickets = Tickets(self.store, self.clock, KEY)
        self.talk = Talk(self.store, self.clock, self.people.limits)

    def another_process(self) -> People:
        """People of the same store, as another process has them."""
        return People(self.store, self.clock, KEY, self.signed_out.append, Passwords(self.hasher))


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do it to its end."""
    return asyncio.run(work)


async def refusal(work: Coroutine[Any, Any, object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.reason
