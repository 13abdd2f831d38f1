"""Passwords: what may be one, how they are kept, and that nobody can tell whether a name is known."""

from __future__ import annotations

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from cuore.server.errors import Refused
from cuore.server.people.passwords import AT_A_TIME, WAITING, Passwords
from tests.server.people.house import PASSWORD, CheapHasher, refusal, run


@pytest.mark.parametrize(
    "password", ["", "short", "123456789", "x" * 201, "Maria Lopez", "maria-LOPEZ.", "half \ud800 a letter"]
)
def test_what_may_not_be_a_password(password: str) -> None:
    with pytest.raises(Refused) as caught:
        Passwords(CheapHasher()).check(password, "Maria Lopez")
    assert caught.value.reason == "weak-password"


@pytest.mark.parametrize("password", ["1234567890", "x" * 200, "💐" * 200, "with a nul \0 in it", "пароль пароль"])
def test_what_may_be_one(password: str) -> None:
    passwords = Passwords(CheapHasher())
    passwords.check(password, "Maria Lopez")
    kept = run(passwords.hash(password))
    assert password not in kept
    assert kept.startswith("$argon2id$")

    async def check() -> tuple[bool, bool]:
        return await passwords.fits(kept, password), await passwords.fits(kept, password[:-1] + "?")

    assert run(check()) == (True, False)


def test_the_cost_is_the_one_that_is_recommended() -> None:
    cost = extract_parameters(run(Passwords().hash(PASSWORD)))
    assert cost.type is Type.ID
    assert cost.memory_cost >= 64 * 1024
    assert cost.time_cost >= 3


def test_the_same_letters_are_the_same_password() -> None:
    passwords = Passwords(CheapHasher())

    async def check() -> bool:
        return await passwords.fits(await passwords.hash("cafe\u0301 at four"), "caf\u00e9 at four")

    assert run(check())


def test_nobody_is_as_much_work_as_somebody() -> None:
    hasher = CheapHasher()
    passwords = Passwords(hasher)
    kept = run(passwords.hash(PASSWORD))
    for known in (kept, ""):
        before = hasher.verified
        assert run(passwords.fits(known, "not the right one")) is False
        assert hasher.verified == before + 1


def test_the_hash_of_nobody_costs_what_all_others_cost() -> None:
    seen: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 -- the name of the one above
            seen.append(str(hash))
            return super().verify(hash, password)

    hasher = Watched(time_cost=2, memory_cost=16, parallelism=1)
    run(Passwords(hasher).fits("", PASSWORD))
    (nobody,) = seen
    assert extract_parameters(nobody) == extract_parameters(hasher.hash(PASSWORD))


def test_nobody_has_no_password_whatever_the_hasher_says() -> None:
    class Yes(CheapHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 -- the name of the one above
            return True

    assert run(Passwords(Yes()).fits("", PASSWORD)) is False
    assert run(Passwords(Yes()).fits("anything", PASSWORD)) is True


def test_too_long_a_password_is_no_work_for_anybody() -> None:
    hasher = CheapHasher()
    passwords = Passwords(hasher)
    assert run(passwords.fits("", "x" * 201)) is False
    assert run(passwords.fits(run(passwords.hash(PASSWORD)), "x" * 201)) is False
    assert hasher.verified == 0


def test_a_damaged_hash_fits_nothing() -> None:
    assert run(Passwords(CheapHasher()).fits("$argon2id$nonsense", PASSWORD)) is False


def test_another_cost_is_noticed() -> None:
    kept = run(Passwords(CheapHasher()).hash(PASSWORD))
    assert Passwords(CheapHasher(time_cost=2)).is_outdated(kept)
    assert not Passwords(CheapHasher()).is_outdated(kept)


class SlowHasher(CheapHasher):
    """Takes as long as it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()
        self.most = self.now = 0
        self.lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        assert self.go.wait(300)
        with self.lock:
            self.now -= 1
        return "kept"


def test_few_at_a_time_and_not_too_many_waiting() -> None:
    async def check(hasher: SlowHasher) -> None:
        passwords = Passwords(hasher)
        tasks = [asyncio.create_task(passwords.hash(PASSWORD)) for _ in range(AT_A_TIME + WAITING)]
        async with asyncio.timeout(60):
            while hasher.now < 2:
                await asyncio.sleep(0.001)
            assert await refusal(passwords.hash(PASSWORD)) == "busy"
        hasher.go.set()
        assert await asyncio.gather(*tasks) == ["kept"] * len(tasks)
        assert hasher.most == 2
        assert await passwords.hash(PASSWORD) == "kept"

    async def to_its_end() -> None:
        hasher = SlowHasher()
        try:
            await check(hasher)
        finally:
            hasher.go.set()

    run(to_its_end())
