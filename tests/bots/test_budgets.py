"""Thinking for so many simulations, for so long, or until told to stop; the same simulations give the same answer."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from cuore.bots import make_bot
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner_bot import Mind
from cuore.bots.search.race import Budget, Search
from cuore.bots.search_bot import SearchBot
from cuore.engine.session import Session
from cuore.lab.crew import Processes
from cuore.lab.simulate import Plan, simulate
from tests.bots.games import EVERY_TOWN_BOX, fresh, play, sessions


def open_question() -> Session:
    """A game at a question with many answers."""
    for session in sessions(EVERY_TOWN_BOX, 2, "budget", every=1, most=400):
        if len(session.game.options) > 6 and session.game.decisions > 30:
            return session
    raise AssertionError


def test_the_same_seed_and_simulations_give_the_same_games() -> None:
    found = []
    for _ in range(2):
        g = fresh(("base",), 2, "same", faster=True)
        play(g, [make_bot("search:2"), make_bot("planner")])
        found.append((g.decisions, g.round, [p.hand for p in g.players]))
    assert found[0] == found[1]


def test_simulations_of_searches_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan(("base",), ("search:2", "biglove"), 3, "search", faster=True)
    assert simulate(plan).data()["checksum"] == simulate(plan, Processes(2)).data()["checksum"]


def test_another_rng_imagines_other_worlds() -> None:
    session = open_question()
    seat = session.game.asked
    bot = SearchBot(Budget(12))
    answers = {bot.choose(session.view(seat), Random(seed), session.memory(seat)) for seed in range(4)}
    assert answers <= set(range(len(session.game.options)))


def test_a_stop_is_obeyed_between_simulations() -> None:
    session = open_question()
    seat = session.game.asked
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 5

    index = SearchBot(Budget(stop=stop)).choose(session.view(seat), Random(1), session.memory(seat))
    assert 0 <= index < len(session.game.options)
    assert len(asked) == 6


def test_stopped_before_it_begins_it_answers_as_the_planner() -> None:
    session = open_question()
    seat = session.game.asked
    view = session.view(seat)
    hasty = SearchBot(Budget(stop=lambda: True)).choose(view, Random(1), session.memory(seat))
    assert hasty == make_bot("planner").choose(view, Random(1))


def test_seconds_are_kept() -> None:
    session = open_question()
    seat = session.game.asked
    view, memory = session.view(seat), session.memory(seat)
    started = perf_counter()
    SearchBot(Budget(seconds=0.05)).choose(view, Random(1), memory)
    assert perf_counter() - started < 5


def test_the_clock_waits_for_the_least_simulations() -> None:
    session = open_question()
    seat = session.game.asked
    judgement = Mind().judgement(session.game.deal.stock)
    search = Search(session.view(seat), session.memory(seat), [judgement] * 2, "least")
    search.prepare(sketch(session.view(seat)), 4)
    search.run(Budget(seconds=0.0001, least=16), 100)
    assert search.simulations == 16


def test_a_report_says_how_much_is_spent() -> None:
    session = open_question()
    seat = session.game.asked
    shares: list[float] = []
    SearchBot(Budget(12, report=shares.append)).choose(session.view(seat), Random(1), session.memory(seat))
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert shares[-1] == 1.0


@pytest.mark.parametrize(
    ("budget", "simulations", "seconds", "share"),
    [
        (Budget(100), 25, 9.0, 0.25),
        (Budget(seconds=4), 25, 1.0, 0.25),
        (Budget(seconds=4, least=50), 25, 4.0, 0.5),
        (Budget(100, seconds=4, least=50), 25, 1.0, 0.25),
        (Budget(100, seconds=4), 101, 5.0, 1.0),
        (Budget(stop=lambda: False), 25, 1.0, 0.0),
    ],
)
def test_what_is_spent_is_a_share_of_what_ends_it(
    budget: Budget, simulations: int, seconds: float, share: float
) -> None:
    assert budget.spent(simulations, seconds) == share


def test_without_a_memory_it_answers_as_the_planner() -> None:
    session = open_question()
    view = session.view(session.game.asked)
    assert make_bot("search").choose(view, Random(1)) == make_bot("planner").choose(view, Random(1))


def test_a_budget_of_nothing_is_a_short_one() -> None:
    assert Budget().simulations > 0
    assert Budget(seconds=1).simulations == 0
    assert Budget(stop=lambda: True).simulations == 0
