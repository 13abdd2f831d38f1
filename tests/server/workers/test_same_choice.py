"""A bot in another process answers as it does at the table: whole games, every box, every bot, across undos."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cuore.bots import LEVELS
from cuore.cards.cardfile import card_data
from cuore.cards.catalogue import CARDS, official_rules, rules_from_file, with_boxes
from cuore.cards.door import VARIABLE
from cuore.engine.position import write_position
from cuore.engine.record import setup_at
from cuore.engine.setup import Setup
from cuore.server.ports import NoAnswer, Thinker
from cuore.server.workers import InlineThinker, Stats, WorkerPool
from cuore.server.workers.frames import LENGTH, Choose, Layout, pack, read_for_worker
from cuore.server.workers.hand import Hand, Limits
from cuore.server.workers.waiting import Request, Urgency
from cuore.town import make_setup
from tests.cardfile.toml import card_file
from tests.server.workers.games import (
    EVERY_TOWN_BOX,
    hints,
    play_and_compare,
    play_bots,
    play_until_thought,
    pool,
    setup_for,
    table_of,
)
from tests.sixth_box import BOX as SIXTH_BOX

TABLES = {
    "base": ("housekeeper, apprentice, biglove", ("base",)),
    "all boxes": ("Ann, rush, housekeeper, Ben, harasser, random", EVERY_TOWN_BOX),
    "park": ("Ann, engine, planner", ("more",)),
    "park with guests": ("chambermaids, Ann", ("more", "vacation")),
    "searches": ("search:2, Ann", ("base", "expanding")),
}


async def compare(thinker: Thinker, most: int = 100_000) -> int:
    games = [
        play_and_compare(thinker, table_of(seats, *boxes, seed=name), name, most)
        for name, (seats, boxes) in TABLES.items()
    ]
    return sum(await asyncio.gather(*games))


def test_whole_games_with_undos() -> None:
    async def scenario() -> None:
        async with pool(2) as workers:
            assert await compare(workers) > 10
            assert workers.stats.restarts == workers.stats.failures == 0
            assert workers.stats.thoughts == workers.stats.requests
            assert workers.stats.thoughts["housekeeper"] > 100
            assert workers.stats.seconds["search"] > 0

    asyncio.run(scenario())


def test_a_worker_that_keeps_few_games_is_told_them_again() -> None:
    async def scenario() -> None:
        async with pool(1, limits=Limits(tables=2)) as workers:
            await compare(workers, 60)
            assert workers.stats.restarts == 0

    asyncio.run(scenario())


def test_it_is_told_only_what_is_new() -> None:
    async def scenario() -> None:
        setup, other = setup_for(2), setup_for(2, seed="another")
        hand = Hand((), Limits(tables=2), Stats())

        def told(setup: Setup, *answers: int, table: str = "t") -> tuple[bool, int, tuple[int, ...]]:
            question = hand._question(Request(table, setup, answers, "planner", 1.0, Urgency.BOTS))
            return question.layout is not None, question.since, question.answers

        whole = True
        assert told(setup) == (whole, 0, ())
        assert told(setup, 3, 1) == (not whole, 0, (3, 1))
        assert told(setup, 3, 1) == (not whole, 2, ())
        assert told(setup, 3, 1, 4, 1) == (not whole, 2, (4, 1))
        assert told(setup, 3, 1, 4) == (whole, 0, (3, 1, 4)), "after an undo"
        assert told(setup, 3, 2, 4, 1) == (whole, 0, (3, 2, 4, 1)), "after an undo and other answers"
        assert told(other, 3, 2, 4, 1) == (whole, 0, (3, 2, 4, 1))
        hand.forget("t")
        assert told(other, 3, 2, 4, 1, 0) == (whole, 0, (3, 2, 4, 1, 0))
        assert told(setup, table="u") == (whole, 0, ())
        assert told(other, 3, 2, 4, 1, 0, 7) == (not whole, 5, (7,))
        assert told(setup, table="v") == (whole, 0, ())
        assert told(setup, table="u") == (whole, 0, ()), "more than are kept"

    asyncio.run(scenario())


def test_a_setup_travels_whole() -> None:
    begun = table_of("Ann, Ben")
    at_position = setup_at(write_position(begun.game), "its own")
    guests = setup_for(3, "more", "base")
    faster = make_setup(begun.rules, boxes=("base",), town="random", seed="é ", faster=True, without="Bad Habit")
    for setup in (begun.setup, at_position, guests, faster):
        question = Choose(1, "t", Layout.of(setup), 0, (1, 2), 1.0, 2.0, "butler")
        read = read_for_worker(pack(question)[LENGTH.size :])
        assert read == question
        assert isinstance(read, Choose)
        assert read.layout is not None
        assert read.layout.setup() == setup


@pytest.mark.parametrize("level", LEVELS[2:])
def test_levels_that_look_ahead(level: str) -> None:
    """Late in a game, where the strongest has made all its simulations in time on any machine."""

    async def scenario() -> None:
        table = play_until_thought("housekeeper, housekeeper", rounds=16)
        table.sit(table.game.asked, level, table.revision)
        async with pool(1) as workers:
            await play_and_compare(workers, table, "t", 1)
            assert workers.stats.thoughts[level] == 1

    asyncio.run(scenario())


def test_without_processes_it_is_the_same() -> None:
    asyncio.run(compare(InlineThinker(official_rules()), 80))


def test_without_a_clock_a_search_by_the_clock_counts() -> None:
    async def scenario() -> None:
        answers = [
            await play_bots(InlineThinker(official_rules(), 4), table_of("search:9s, search"), "t", 12)
            for _ in range(2)
        ]
        assert answers[0] == answers[1]

    asyncio.run(scenario())


def test_a_game_that_begins_with_a_position() -> None:
    async def scenario() -> None:
        begun = table_of("housekeeper, housekeeper", *EVERY_TOWN_BOX)
        await play_and_compare(InlineThinker(official_rules()), begun, "begun", 50)
        fork = begun.imagined(0, "fork")
        async with pool(1) as workers:
            await play_and_compare(workers, fork, "fork")
        assert fork.game.over

    asyncio.run(scenario())


def test_boxes_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "tests.sixth_box")

    async def scenario() -> None:
        async with pool(1) as workers:
            table = table_of("housekeeper, Ann, rush", SIXTH_BOX.id, "base", rules=with_boxes(SIXTH_BOX))
            await play_and_compare(workers, table, "t")

    asyncio.run(scenario())


def test_cards_of_a_file(tmp_path: Path) -> None:
    text = card_file({**card_data(next(card for card in CARDS if card.name == "Kagari Ichinomiya")), "cost": 6})
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")

    async def scenario() -> None:
        workers = WorkerPool(1, file)
        try:
            rules = rules_from_file(text)
            table = table_of("housekeeper, planner", rules=rules)
            await play_and_compare(workers, table, "t", 60)
        finally:
            await workers.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("thinks_here", [True, False])
def test_what_nobody_can_think_about(thinks_here: bool) -> None:
    async def refusals(thinker: Thinker) -> None:
        setup = setup_for(2)
        nonsense = Setup(("no such box",), 2, (), "seed")
        for wrong in ((setup, [999], "housekeeper"), (nonsense, [], "housekeeper"), (setup, [], "nobody")):
            with pytest.raises(NoAnswer):
                await thinker.choose("t", *wrong, 0.0, urgent=True)
        over = table_of("housekeeper, housekeeper")
        await play_and_compare(InlineThinker(official_rules()), over, "over")
        with pytest.raises(NoAnswer):
            await thinker.choose("t", over.setup, over.session.answers, "housekeeper", 0.0, urgent=True)
        with pytest.raises(NoAnswer):
            await hints(thinker, "t", over.setup, over.session.answers, 0.1)
        assert await thinker.choose("t", setup, [], "housekeeper", 0.0, urgent=True) >= 0

    async def scenario() -> None:
        if thinks_here:
            await refusals(InlineThinker(official_rules()))
            return
        async with pool(1) as workers:
            await refusals(workers)
            assert workers.stats.given_up == 5
            assert workers.stats.restarts == 0

    asyncio.run(scenario())
