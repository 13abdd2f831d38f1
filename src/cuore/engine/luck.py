"""Chance as a keyed hash in counter mode.

Every chance event has a purpose of its own ("the third shuffle of seat B"), and its numbers come from a keyed BLAKE2b
over that purpose. So luck cannot be predicted without the key, costs nothing to copy, is the same on every machine and
build, and does not shift when an unrelated decision uses more or less of it: two lines of play from one seed share
their luck.
"""

from __future__ import annotations

from hashlib import blake2b

from cuore.engine.sealed import Sealed

_LIMITS = [65536 - 65536 % (i + 1) for i in range(128)]  # words from here on would make some places likelier


class Luck(Sealed):
    """All chance of one game, from a secret key of 32 bytes."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._hash = blake2b(key=key, digest_size=64)  # keyed once, copied for every purpose

    def __repr__(self) -> str:
        return "<Luck>"  # never its key

    def shuffle(self, purpose: str, cards: list[int]) -> None:
        """Shuffle in place, without bias, the same way for the same purpose and cards (their order before counts)."""
        data = b""
        at = 64
        block = 0
        for i in range(len(cards) - 1, 0, -1):
            word = 65536
            limit = _LIMITS[i] if i < 128 else 65536 - 65536 % (i + 1)
            while word >= limit:
                if at == 64:
                    hashed = self._hash.copy()
                    hashed.update(f"{purpose}/{block}".encode())
                    data = hashed.digest()
                    block += 1
                    at = 0
                word = data[at] << 8 | data[at + 1]
                at += 2
            j = word % (i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def below(self, purpose: str, m: int) -> int:
        """One number in ``range(m)``."""
        numbers = list(range(m))
        self.shuffle(purpose, numbers)
        return numbers[0]

    def number(self, purpose: str, m: int) -> int:
        """One number in ``range(m)``, however large ``m`` is."""
        size = (m.bit_length() + 7) // 8
        limit = 256**size - 256**size % m  # numbers from here on would make some likelier
        block = 0
        while True:
            data = b""
            while len(data) < size:
                hashed = self._hash.copy()
                hashed.update(f"{purpose}/{block}".encode())
                data += hashed.digest()
                block += 1
            found = int.from_bytes(data[:size], "big")
            if found < limit:
                return found % m

    def share(self, purpose: str) -> float:
        """One number from 0 up to, but not including, 1."""
        hashed = self._hash.copy()
        hashed.update(f"{purpose}/0".encode())
        return (int.from_bytes(hashed.digest()[:8], "big") >> 11) / 2**53


def luck_from_seed(seed: str) -> Luck:
    """The luck that a seed stands for."""
    return Luck(blake2b(seed.encode(), digest_size=32, person=b"cuore seed").digest())


NO_LUCK = Luck(bytes(32))
"""Stands where the secret is not to be seen."""
