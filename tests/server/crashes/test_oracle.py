"""Whether anybody would notice: servers that break a promise, judged like all others."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from pathlib import Path

import pytest

from tests.server.crashes.evening import evening, life_in, live_through
from tests.server.crashes.keeper import Keeper
from tests.server.crashes.mortal import AFTER, Death

LIMIT = 300.0


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("early", "and is kept as None|are not kept|after it was acknowledged|was shown .* again"),
        ("forgetful", "was refused as stale and is kept"),
        ("repeating", "was shown .* again"),
    ],
)
def test_a_broken_promise_is_noticed(keeper: Keeper, tmp_path: Path, lie: str, words: str) -> None:
    """Killed after something was kept and before it was acknowledged, or right after it was shown."""
    lives = count()

    def fate(keeper: Keeper) -> Death | None:
        number = next(lives)
        death = Death(step=("append", "send-view")[number % 2], when=AFTER, revision=8 + 5 * number)
        return death if number < 5 else None

    async def play() -> list[str]:
        async with evening([keeper.address], "lies", patience=2.0) as guests, asyncio.timeout(LIMIT):
            playing = asyncio.create_task(guests.play(["open", "rush"], until=34))
            await live_through(keeper, life_in(tmp_path, lie=lie), playing, fate)
            return (await guests.verdict(f"sqlite:///{tmp_path / 'cuore.db'}")).wrong

    wrong = asyncio.run(play())
    assert any(re.search(words, line) for line in wrong), wrong
