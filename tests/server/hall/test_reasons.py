"""Why something cannot be done, over the line: from one's own view alone, and the same words for all who only wait."""

from __future__ import annotations

from typing import Any

import pytest

from cuore.server.wire.scene import why_not
from tests.server.hall.house import Client, House, in_virtual_time, wish

WORDS = ("employ azure", "serve colette", "play 4 Love", "chamber azure", "end turn", "dance", "employ")

ANN_BEGINS = "2"
"""A seed by which the first of two seats begins."""


def said(answer: dict[str, Any]) -> str:
    """The words of a reason."""
    assert answer["type"] == "because", answer
    return "".join([piece if isinstance(piece, str) else piece[0] for piece in answer["words"]])


async def seated(house: House, **options: object) -> tuple[Client, Client]:
    """Ann, who is asked, and Ben, who is not."""
    hall = await house.hall()
    ann, ben = await house.person("Ann"), await house.person("Ben")
    table = await hall.open_table(ann, wish("me", "open", seed=ANN_BEGINS, options={"pace": 5000, **options}))
    first = await Client(hall, ann, table).connect()
    second = await Client(hall, ben, table).connect(invited=True)
    assert (await second.say("sit", seat=1))["type"] == "done"
    assert (await first.say("begin"))["type"] == "done"
    assert first.live.room.asked == 0
    return first, second


def test_whoever_is_asked_hears_what_is_missing() -> None:
    async def play(house: House) -> None:
        ann, _ = await seated(house)
        room = ann.live.room
        before = room.revision
        found = said(await ann.say("why", words="employ azure"))
        assert found == "Azure costs 2 and you have 0 Love: play Love first"
        assert said(await ann.say("why", words="dance with azure")) == "that cannot be done now"
        possible = room.session.view(0).words()[0]
        assert said(await ann.say("why", words=possible)) == "that can be done now"
        for words in WORDS:
            answer = await ann.say("why", words=words)
            assert said(answer)
            names = [room.name_of(seat) for seat in range(2)]
            reason = why_not(room.session.view(0), words, names)
            assert [piece if isinstance(piece, str) else tuple(piece) for piece in answer["words"]] == list(reason)
        assert room.revision == before

    in_virtual_time(play)


@pytest.mark.parametrize("words", WORDS)
def test_whoever_is_not_asked_hears_always_the_same(words: str) -> None:
    async def play(house: House) -> None:
        _, ben = await seated(house)
        assert said(await ben.say("why", words=words)) == "it is not your turn"

    in_virtual_time(play)


def test_a_seat_that_a_bot_plays_is_asked_nothing() -> None:
    async def play(house: House) -> None:
        ann, ben = await seated(house)
        assert (await ann.say("leave", seat=0))["type"] == "done"
        assert (await ben.say("seat-bot", seat=0, bot="housekeeper"))["type"] == "done"
        assert ann.live.room.asked_bot
        assert said(await ann.say("why", words="employ azure")) == "somebody else decides first"

    in_virtual_time(play)


def test_it_is_refused_where_nothing_is_played() -> None:
    async def play(house: House) -> None:
        ann, ben = await seated(house)
        stale = await ann.send({"type": "why", "id": "an-id-of-mine", "rev": 1, "words": "employ azure"})
        assert stale["code"] == "stale"
        assert (await ben.say("pause"))["type"] == "done"
        assert (await ann.say("why", words="employ azure"))["code"] == "paused"

    in_virtual_time(play)
