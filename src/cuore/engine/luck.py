"""Chance as a keyed hash in counter mode.

Every chance event has a purpose of its own ("the third shuffle of seat B"), and its numbers come from a keyed BLAKE2b
over that purpose. So luck cannot be predicted without the key, costs nothing to copy, is the same on every machine
and build, and does not shift when an unrelated decision uses more or less of it: two lines of play from one seed
share their luck.
"""

from hashlib import blake2b


def key_from_seed(seed: str) -> bytes:
    """The secret 32 bytes that all luck of one game flows from."""
    return blake2b(seed.encode(), digest_size=32, person=b"cuore seed").digest()


def shuffle(key: bytes, purpose: str, cards: list[int]) -> None:
    """Shuffle in place, without bias, the same way for the same key, purpose and cards (their order before counts)."""
    label = purpose.encode()
    data = b""
    at = 64
    block = 0
    i = len(cards) - 1
    while i > 0:
        m = i + 1
        limit = 65536 - 65536 % m
        word = limit
        while word >= limit:
            if at == 64:
                data = blake2b(b"%s/%d" % (label, block), key=key, digest_size=64).digest()
                block += 1
                at = 0
            word = data[at] << 8 | data[at + 1]
            at += 2
        j = word % m
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1


def below(key: bytes, purpose: str, m: int) -> int:
    """One number in ``range(m)``."""
    cards = list(range(m))
    shuffle(key, purpose, cards)
    return cards[0]
