"""Passwords: argon2id, in threads of their own, and the same work whether or not there is such a person."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cuore.server.errors import Refused
from cuore.server.people.names import skeleton

SHORTEST = 10
LONGEST = 200
"""Characters. The longest is there because nobody remembers more and somebody would send a gigabyte."""

AT_A_TIME = 2
"""Each takes 64 MiB and a core for about a tenth of a second."""

WAITING = 64
"""As many may wait; whoever comes then is told so instead of waiting for half a minute."""

_Made = TypeVar("_Made")


class Passwords:
    """Makes and checks the hashes of passwords. The hasher's cost may be changed: old hashes go on to work."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._under_way = 0
        self._nobody = self._hash_of_nothing()

    def check(self, password: str, name: str) -> None:
        """Raises ``Refused("weak-password")`` for one that may not be chosen."""
        if not SHORTEST <= len(password) <= LONGEST or not _is_text(password):
            raise Refused("weak-password")
        if skeleton(password) == skeleton(name):
            raise Refused("weak-password")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        secret = _bytes_of(password)
        return await self._in_turn(lambda: self._hasher.hash(secret))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether it is the password that was kept so. Nothing kept (a guest, nobody): as much work, and it is not."""
        if len(password) > LONGEST or not _is_text(password):
            return False  # for everybody alike, known or not
        secret = _bytes_of(password)
        return await self._in_turn(lambda: self._verify(kept or self._nobody, secret)) and kept != ""

    def is_outdated(self, kept: str) -> bool:
        """Whether it was kept at another cost than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, secret: bytes) -> bool:
        try:
            return self._hasher.verify(kept, secret)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], _Made]) -> _Made:
        if self._under_way >= AT_A_TIME + WAITING:
            raise Refused("busy")
        self._under_way += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._under_way -= 1

    def _hash_of_nothing(self) -> str:
        """A hash at today's cost that no password has: nobody has looked for one."""
        hasher = self._hasher
        cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
        salt, tag = (
            b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
        )
        return f"$argon2id$v=19${cost}${salt}${tag}"


def _is_text(password: str) -> bool:
    """Whether it can be written down: half of a letter, as JSON can hold it, cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in password)


def _bytes_of(password: str) -> bytes:
    """The same letters are the same password, however a keyboard puts them together."""
    return unicodedata.normalize("NFKC", password).encode()
