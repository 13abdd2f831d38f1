"""How many lines there are: in all, from one address, of one person. One more than may be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from cuore.server.errors import Refused


class Crowd:
    """Counts lines. One too many is refused: ``busy`` if the server is full, ``too-fast`` if that owner has enough."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._of: Counter[str] = Counter()
        self.here = 0

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """One more of somebody, as long as this lasts."""
        if self._of.get(who, 0) >= self._most_of_one:
            raise Refused("too-fast")
        if self.here >= self._most:
            raise Refused("busy")
        self.here += 1
        self._of[who] += 1
        try:
            yield
        finally:
            self.here -= 1
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]

    def __len__(self) -> int:
        return len(self._of)
