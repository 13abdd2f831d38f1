"""Several processes think about one decision: the same worlds, counted together, and nobody is left behind."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from cuore.bots.planner.facts import Facts
from cuore.bots.planner.judgement import Judgement
from cuore.bots.planner.sketch import sketch
from cuore.bots.planner.temper import Temper
from cuore.bots.search.crew import Crew
from cuore.bots.search.race import Budget, Search
from cuore.engine.session import Session
from tests.bots.games import EVERY_TOWN_BOX, sessions

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork: there is always one process")


def think(session: Session, budget: Budget, fewest: int = 1000) -> Search:
    seat = session.game.asked
    view = session.view(seat)
    judgement = Judgement(Facts(view.deal.stock), Temper())
    search = Search(view, session.memory(seat), [judgement] * view.deal.seats, "crew")
    search.prepare(sketch(view), 4)
    search.run(budget, fewest)
    return search


@pytest.fixture(scope="module")
def session() -> Session:
    """A game at a question with many answers."""
    for found in sessions(EVERY_TOWN_BOX, 2, "crew", every=1, most=400):
        if len(found.game.options) > 4 and found.game.decisions > 70:
            return found
    raise AssertionError


@pytest.fixture
def hired(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that were forked."""
    found: list[int] = []
    fork = os.fork

    def noted() -> int:
        pid = fork()
        found.append(pid)
        return pid

    monkeypatch.setattr(os, "fork", noted)
    return found


def all_gone(pids: list[int]) -> bool:
    """Whether none of some processes runs, or waits to be buried."""
    for pid in pids:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            continue
        return False
    return bool(pids)


@pytest.mark.parametrize("processes", [2, 3, 5])
def test_all_processes_together_try_the_worlds_that_one_would(session: Session, processes: int) -> None:
    alone = think(session, Budget(40))
    together = think(session, Budget(40, processes=processes))
    assert alone.simulations == together.simulations == 40
    for one, many in zip(alone.lines, together.lines, strict=True):
        assert one.index == many.index
        assert sorted(one.values) == sorted(many.values)
        assert (one.wins, one.lead, one.rounds) == (many.wins, many.lead, many.rounds)


def test_simulations_that_do_not_fill_a_round_of_worlds_are_kept_to(session: Session) -> None:
    assert think(session, Budget(30, processes=4)).simulations == 30


def test_options_drop_out_for_all_processes(session: Session) -> None:
    first = think(session, Budget(160, processes=3), fewest=6)
    second = think(session, Budget(160, processes=3), fewest=6)
    assert [line.values for line in first.lines] == [line.values for line in second.lines]
    assert len({len(line.values) for line in first.lines}) > 1


def test_nobody_is_left_behind(session: Session, hired: list[int]) -> None:
    think(session, Budget(12, processes=3))
    assert len(hired) == 2
    assert all_gone(hired)


def test_nobody_is_left_behind_when_thinking_is_broken_off(session: Session, hired: list[int]) -> None:
    def broken_off() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        think(session, Budget(stop=broken_off, processes=3))
    assert all_gone(hired)


def test_a_process_that_dies_is_missed_by_nobody(hired: list[int]) -> None:
    parent = os.getpid()

    def work(world: int, lines: list[int]) -> list[float]:
        if world == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        assert os.getpid() != parent
        return [float(world), *map(float, lines)]

    crew = Crew(3, work)
    try:
        crew.ask([0, 1, 2], [7])
        assert crew.answers(3) == [[0.0, 7.0], [2.0, 7.0]]
        crew.ask([3, 4, 5], [8])
        assert crew.answers(3) == [[3.0, 8.0], [5.0, 8.0]]
    finally:
        crew.dismiss()
    assert all_gone(hired)


def test_a_process_in_which_something_fails_ends_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    def work(world: int, lines: list[int]) -> list[float]:
        raise ValueError(world, lines)

    crew = Crew(1, work)
    crew.ask([0], [0])
    assert crew.answers(1) == []
    crew.dismiss()
    assert capfd.readouterr().err == ""


def test_who_is_hired_before_ctrl_c_is_not_left_behind(hired: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    fork = os.fork

    def broken_off() -> int:
        if hired:
            raise KeyboardInterrupt
        return fork()

    monkeypatch.setattr(os, "fork", broken_off)
    with pytest.raises(KeyboardInterrupt):
        Crew(3, lambda _world, _lines: [])
    assert len(hired) == 1
    assert all_gone(hired)


def test_ctrl_c_waits_until_everybody_is_dismissed(hired: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    kill = os.kill

    def pressed(pid: int, number: int) -> None:
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)  # here, and in no thread of whoever runs the tests
        kill(pid, number)

    crew = Crew(3, lambda _world, _lines: [])
    with monkeypatch.context() as patched:
        patched.setattr(os, "kill", pressed)
        with pytest.raises(KeyboardInterrupt):
            crew.dismiss()
    assert len(hired) == 3
    assert all_gone(hired)


def test_nobody_outlives_the_first_process() -> None:
    here, there = os.pipe()
    first = os.fork()
    if not first:
        crew = Crew(3, lambda _world, _lines: [])
        os.write(there, bytes([len(crew)]))
        os.kill(os.getpid(), signal.SIGKILL)
    os.close(there)
    os.waitpid(first, 0)
    assert os.read(here, 1) == bytes([3])
    assert os.read(here, 1) == b""  # comes when the last of them has closed the pipe
    os.close(here)


def test_where_nothing_can_fork_one_process_does_it_all(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    assert think(session, Budget(40, processes=3)).simulations == 40
