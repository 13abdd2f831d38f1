"""A short history over two servers, PostgreSQL and Redis, with everything that can break broken once.

``python -m tests.server.crashes --histories 20`` writes longer ones.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashes.histories import history
from tests.server.crashes.keeper import Keeper
from tests.server.postgres import Postgres
from tests.server.redis import RedisServer

LIMIT = 300.0

FAULTS = (
    "killed a server",
    "restarted PostgreSQL",
    "killed Redis",
    "stopped a server past its lease",
    "emptied Redis",
    "killed both servers",
)
TABLES = (("open", "rush"), ("open", "open"), ("open", "open", "rush"))


def test_one_order_of_everything_whatever_breaks(keepers: list[Keeper], tmp_path: Path, postgres: Postgres) -> None:
    async def write_history() -> None:
        async with asyncio.timeout(LIMIT):
            outcome = await history(
                keepers, tmp_path, postgres, redis, "suite", TABLES, lambda nemesis: nemesis.rage(FAULTS), until=60
            )
        assert outcome.verdict.wrong == []
        assert outcome.verdict.tables >= len(TABLES)
        assert outcome.guests.history.counts["acknowledged"] > 60
        assert set(FAULTS) <= set(outcome.nemesis.done)

    with RedisServer() as redis:
        asyncio.run(write_history())
