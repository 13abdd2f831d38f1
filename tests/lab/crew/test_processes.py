"""Processes: results in the order of the chunks, with any number of them; dead ones are replaced, none is left."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from cuore.engine.errors import CuoreError, UnknownCard
from cuore.lab.crew import Processes, WorkersLost, WorkFailed, usual_jobs
from cuore.lab.crew.crew import DEATHS, HELD
from tests.lab.crew import tasks

TWO = Processes(2)


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_chunks(jobs: int) -> None:
    found = list(Processes(jobs).run(tasks.square, range(12)))
    assert [number for number, _ in found] == [number * number for number in range(12)]
    assert (os.getpid() in {process for _, process in found}) == (jobs == 1)
    assert len({process for _, process in found}) <= jobs


def test_what_all_chunks_share_goes_into_the_task() -> None:
    assert list(TWO.run(partial(tasks.times, 7), [1, 2, 3])) == [7, 14, 21]


def test_no_chunks_are_no_work() -> None:
    assert list(TWO.run(tasks.square, [])) == []
    assert active_children() == []


def test_a_single_chunk_is_not_worth_a_process() -> None:
    assert list(TWO.run(tasks.square, [9])) == [(81, os.getpid())]


def test_few_chunks_are_taken_ahead() -> None:
    taken: list[int] = []

    def chunks() -> Iterator[int]:
        for number in range(50):
            taken.append(number)
            yield number

    results = TWO.run(tasks.square, chunks())
    next(results)
    assert len(taken) <= HELD * 2 + 1
    results.close()
    assert len(taken) <= HELD * 2 + 1


def test_the_workers_end_when_nobody_wants_more() -> None:
    results = TWO.run(tasks.square, range(100))
    next(results)
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []


def test_a_mistake_in_a_worker_is_told_with_its_place() -> None:
    with pytest.raises(WorkFailed, match=r"(?s)in fail.*three is too many") as caught:
        list(TWO.run(tasks.fail, range(9)))
    assert not isinstance(caught.value, CuoreError)  # a mistake of ours is shown whole
    assert active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_sentence_for_whoever_asked_comes_out_as_it_is(jobs: int) -> None:
    with pytest.raises(UnknownCard, match=r"^there is no card called 'three'$") as caught:
        list(Processes(jobs).run(tasks.refuse, range(9)))
    assert caught.value.possible == ("tree",)
    assert active_children() == []


def test_a_result_that_cannot_travel_is_a_mistake_too() -> None:
    with pytest.raises(WorkFailed, match="unspeakable"):
        list(TWO.run(tasks.unspeakable, range(3)))


def test_in_one_process_a_mistake_is_raised_as_it_is() -> None:
    with pytest.raises(ValueError, match="three is too many"):
        list(Processes(1).run(tasks.fail, range(9)))


def test_who_died_is_replaced_and_nothing_is_missing(tmp_path: Path) -> None:
    assert list(TWO.run(partial(tasks.die_at_first, tmp_path), range(6))) == [n * n for n in range(6)]
    assert [len(tasks.words(tmp_path, number)) for number in range(6)] == [1, 2, 1, 1, 2, 1]


def test_whoever_is_killed_from_outside_is_replaced_as_well(tmp_path: Path) -> None:
    results = TWO.run(partial(tasks.slowly, tmp_path), range(8))
    assert next(results) == 0
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
    assert list(results) == list(range(1, 8))
    assert active_children() == []


def test_a_chunk_that_kills_everybody_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(CuoreError, match=f"^{DEATHS} processes died .* exit code -9: .*for want of memory") as caught:
        list(TWO.run(partial(tasks.die, tmp_path), range(9)))
    assert isinstance(caught.value, WorkersLost)
    assert isinstance(caught.value, WorkFailed)
    assert len(tasks.words(tmp_path, 1)) == DEATHS
    assert active_children() == []


def test_who_works_beside_others_takes_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POLARS_MAX_THREADS", raising=False)
    assert list(TWO.run(tasks.threads_of_polars, range(3))) == [1, 1, 1]
    assert "POLARS_MAX_THREADS" not in os.environ
    monkeypatch.setenv("POLARS_MAX_THREADS", "3")
    assert list(TWO.run(tasks.threads_of_polars, range(3))) == [3, 3, 3]  # somebody knows better
    assert os.environ["POLARS_MAX_THREADS"] == "3"


def test_an_exception_of_who_asked_ends_the_workers() -> None:
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - the loop is what is interrupted
        for _ in TWO.run(tasks.square, range(100)):
            raise KeyboardInterrupt
    assert active_children() == []


def test_the_usual_number_is_that_of_the_cores_that_may_be_used() -> None:
    assert usual_jobs() == len(os.sched_getaffinity(0))


def test_they_say_how_many_they_are() -> None:
    assert [Processes(jobs).about() for jobs in (0, 1, 2)] == ["1 process", "1 process", "2 processes"]
    assert repr(TWO) == "<Processes: 2 processes>"
    with TWO as crew:
        assert crew.workers == 2
