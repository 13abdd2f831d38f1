"""How much work one question may make.

Work is counted in steps, never timed, and what was found out before costs again what it cost then: the answer to a
question is the same on every machine, whatever was asked before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from cuore.engine.errors import IllegalTown

MOST_WORK: Final = 24_000
"""So much work may it make to look for a town, and again to draw one: a step is a state that is looked at, some six
millionths of a second."""

Value = TypeVar("Value")

TOO_MUCH: Final = "so many wishes at once cannot be weighed: leave some of them out"


class TooMuch(IllegalTown):
    """More at once than can be weighed with the work that a question may make."""


class Known(Generic[Value]):
    """Something that was found out, and the work that it took."""

    def __init__(self, value: Value, cost: int) -> None:
        self.value = value
        self.cost = cost

    def __repr__(self) -> str:
        return f"<Known at {self.cost} steps: {self.value!r}>"


class Work:
    """The work that one question may still make."""

    def __init__(self, most: int = MOST_WORK) -> None:
        self.left = most
        self._counted: set[Known[Any]] = set()

    def __repr__(self) -> str:
        return f"<Work: {self.left} steps left>"

    def spend(self, steps: int = 1) -> None:
        """Count some steps; raises ``TooMuch`` where there are no more."""
        self.left -= steps
        if self.left < 0:
            raise TooMuch(TOO_MUCH)

    def once(self, known: dict[Any, Known[Value]], key: object, find: Callable[[Work], Value]) -> Value:
        """What is known, or else found out; either way it costs the same, once in a question."""
        found = known.get(key)
        if found is None:
            inside = Work(self.left)
            try:
                value = find(inside)
            except TooMuch:
                self.left = min(self.left, inside.left)
                raise
            found = known[key] = Known(value, self.left - inside.left)
        if found not in self._counted:
            self._counted.add(found)
            self.spend(found.cost)
        return found.value
