"""Time tells nothing: a bot's answer is shown as long after the question as any other, whatever it thought about."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pytest

from cuore.engine.setup import Setup
from cuore.server.entries import Answered, read_entry
from cuore.server.hall.paces import PACES, due, pace_of, thought_of
from cuore.server.workers.inline import InlineThinker
from tests.server.hall.house import Client, House, in_virtual_time, until, wish


class Slow(InlineThinker):
    """Thinks the longer, the more there is to choose from; sometimes far too long."""

    async def choose(
        self, table: str, setup: Setup, answers: Sequence[int], bot: str, seconds: float, urgent: bool
    ) -> int:
        option = await super().choose(table, setup, answers, bot, seconds, urgent)
        await asyncio.sleep(0.05 * (1 + option) + (0.9 if len(answers) % 7 == 0 else 0))
        return option


def sees(client: Client) -> bool:
    return any(message["type"] == "view" for message in client.read())


def steps(pace: float, bot: str, thinker: str) -> list[float]:
    """The seconds between the answers of bots, in units of the pace, over a whole game as a viewer saw it."""
    found: list[float] = []

    async def play(house: House) -> None:
        hall = await house.hall(thinker=Slow(house.rules, 2) if thinker == "slow" else InlineThinker(house.rules, 2))
        ann = await house.person("Ann")
        options = {"pace": int(pace * 1000)}
        table = await hall.open_table(ann, wish(bot, bot, options=options))
        client = await Client(hall, ann, table).connect()
        seen: list[float] = []
        while len(seen) < 60 and client.live.room.state == "playing":
            client.read()
            await until(partial(sees, client))
            seen.append(house.loop.time())
        rows = await house.store.entries(table)
        at = [row.at for row in rows if isinstance(read_entry(row.data), Answered)]
        found.extend((later - earlier) / pace for earlier, later in pairwise(at))

    in_virtual_time(play)
    return found


def test_quick_bots_answer_at_the_pace_of_the_table() -> None:
    found = steps(0.7, "housekeeper", "quick")
    assert len(found) > 20
    assert {round(step, 3) for step in found} == {1.0}


def test_an_answer_that_comes_too_late_is_shown_at_a_whole_step() -> None:
    found = steps(0.5, "housekeeper", "slow")
    assert {round(step, 3) for step in found} <= {1.0, 2.0, 3.0, 4.0}
    assert {round(step, 3) for step in found} != {1.0}


def test_who_looks_ahead_takes_a_time_of_its_own() -> None:
    found = steps(0.4, "governess", "quick")
    assert {round(step * 0.4, 3) for step in found} == {PACES["governess"]}


@pytest.mark.parametrize("bot", ["housekeeper", *PACES])
def test_there_is_time_to_think_and_to_send(bot: str) -> None:
    assert 0 < thought_of(bot, 700) < pace_of(bot, 700)


def test_what_is_ready_at_the_step_itself_is_shown_then() -> None:
    assert due(10.0, 10.7, 0.7) == pytest.approx(10.7)
    assert due(10.0, 10.0, 0.7) == pytest.approx(10.7)
    assert due(10.0, 10.71, 0.7) == pytest.approx(11.4)
    assert due(10.0, 10.3, 0.0) == 10.3
