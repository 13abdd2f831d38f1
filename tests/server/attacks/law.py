"""The law over all that is sent: in two worlds that look the same, everybody gets the same bytes at the same time."""

from __future__ import annotations

from tests.server.attacks.stage import Performance, Staging, perform
from tests.server.attacks.worlds import Pair

CLOSE = 1e-6


class Told(AssertionError):
    """Somebody was told something, by a byte, a number or a moment."""


def check(pair: Pair, staging: Staging) -> int:
    """Perform a pair in both worlds and compare what everybody got; gives the number of messages that agreed."""
    one, other = perform(pair, 0, staging), perform(pair, 1, staging)
    where = f"{pair.name}, viewer {pair.viewer}"
    return sum(_same(f"{where}: {name}", _tape(one, name), _tape(other, name)) for name in one.tapes | other.tapes)


def _tape(found: Performance, name: str) -> list[tuple[float, bytes]]:
    """A tape without what has to differ: the commitment is to another secret, and says nothing of it."""
    promise = found.commitment.encode()
    return [(at, message.replace(promise, b"*")) for at, message in found.tapes.get(name, [])]


def _same(where: str, one: list[tuple[float, bytes]], other: list[tuple[float, bytes]]) -> int:
    for number, ((at, sent), (then, also)) in enumerate(zip(one, other, strict=False)):
        if sent != also:
            raise Told(f"{where}, message {number} at {at} and {then}: {_difference(sent, also)}")
        if abs(at - then) > CLOSE:
            raise Told(f"{where}, message {number} comes at {at} and at {then}: {sent[:200]!r}")
    if len(one) != len(other):
        raise Told(f"{where}: {len(one)} and {len(other)} messages, the first more: {[*one, *other][-1]!r}")
    return len(one)


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} and {other[start : at + 60]!r}"
