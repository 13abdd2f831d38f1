"""Bots that think right here, in no time: for tests, and for simulations that have a time of their own."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence

from cuore.bots import UnknownBot
from cuore.bots.search.race import SHORT, Budget
from cuore.engine.errors import CuoreError
from cuore.engine.rules import Rules
from cuore.engine.setup import Setup
from cuore.server.ports import Hinted, NoAnswer
from cuore.server.workers.minds import MOST_KEPT, Minds


class InlineThinker:
    """A ``Thinker`` without processes and without a clock: the same questions always get the same answers.

    Searches count their simulations and nothing else, at most so many as is said here; with 0, all that are theirs.
    """

    def __init__(self, rules: Rules, most_simulations: int = 0, most_tables: int = MOST_KEPT) -> None:
        self._minds = Minds(rules, most_tables)
        self._most = most_simulations

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        """What a bot in the asked seat answers."""
        self._hear(table, setup, answers)
        try:
            return self._minds.choose(table, bot, self._timeless)
        except UnknownBot as error:
            raise NoAnswer(error.code) from error

    async def advise(
        self, table: str, setup: Setup, answers: Sequence[int], seconds: float
    ) -> AsyncGenerator[Hinted, None]:
        """What the search makes of the open decision."""
        self._hear(table, setup, answers)
        self._minds.think(table, self._timeless(Budget()))
        yield Hinted(self._minds.advice(table), 0.0, more=False)

    def forget(self, table: str) -> None:
        """Let a game go."""
        self._minds.forget(table)

    async def close(self) -> None:
        """There is nothing to end."""

    def _hear(self, table: str, setup: Setup, answers: Sequence[int]) -> None:
        since = self._minds.knows(table, setup, answers)
        try:
            if since < 0:
                self._minds.hear_all(table, setup, answers)
            else:
                self._minds.hear(table, since, answers[since:])
            self._minds.check_open(table)
        except CuoreError as error:
            raise NoAnswer(error.code) from error

    def _timeless(self, own: Budget) -> Budget:
        simulations = own.simulations or SHORT
        return Budget(min(simulations, self._most) if self._most else simulations)
