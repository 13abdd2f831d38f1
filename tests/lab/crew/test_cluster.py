"""A Ray cluster of three nodes: the same results as one process, also when a node is killed in the middle."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from itertools import count, islice
from multiprocessing import Pipe, active_children
from pathlib import Path
from threading import Event, Thread

import pytest

from cuore.cards.door import VARIABLE
from cuore.engine.errors import CuoreError, UnknownCard
from cuore.lab.crew import Cluster, NoCluster, OtherSources, Processes, WorkersLost, WorkFailed, cluster, make_crew
from cuore.lab.forecast import forecast
from cuore.lab.study import Variant, ask_box, run_study
from tests.lab.crew import tasks
from tests.lab.crew.nodes import PATIENCE, Nodes, ray_nodes, wait_for
from tests.lab.forecast.plans import QUIET
from tests.sixth_box.box import BOX

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: requirements/ray.txt")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with pytest.MonkeyPatch.context() as patch, ray_nodes(3) as found:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        yield found


@pytest.fixture(scope="module")
def crew(nodes: Nodes) -> Iterator[Cluster]:
    with Cluster(nodes.address) as found:
        yield found


def test_it_says_how_large_it_is(crew: Cluster) -> None:
    assert (crew.nodes, crew.workers) == (3, 3)
    assert crew.about() == "a Ray cluster of 3 nodes, 3 workers"


def test_it_is_found_by_what_ray_itself_looks_at(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    with make_crew(ray="auto") as crew:
        assert crew.workers == 3
        assert len(active_children()) >= 1
    assert list(crew.run(partial(tasks.times, 2), [1, 2])) == [2, 4]  # whoever left comes back for more work


def test_results_are_those_of_one_process(crew: Cluster) -> None:
    results = list(crew.run(tasks.square, range(40)))
    assert [number for number, _ in results] == [number for number, _ in Processes(1).run(tasks.square, range(40))]
    assert {process for _, process in results} & {os.getpid()} == set()


def test_a_forecast_is_that_of_one_process(crew: Cluster) -> None:
    assert forecast(QUIET, crew).data() == forecast(QUIET, Processes(1)).data()


def test_few_chunks_are_taken_ahead_and_nobody_works_on_when_nobody_wants_more(crew: Cluster, tmp_path: Path) -> None:
    taken: list[int] = []

    def chunks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = crew.run(partial(tasks.slowly, tmp_path), chunks())
    next(results)
    results.close()
    assert len(taken) <= 4 * crew.workers + 1
    time.sleep(1)
    begun = len(tasks.words(tmp_path))
    time.sleep(1)
    assert len(tasks.words(tmp_path)) == begun < len(taken)


def test_a_mistake_on_a_node_is_told_with_its_place_and_not_tried_again(crew: Cluster) -> None:
    with pytest.raises(WorkFailed, match=r"(?s)in fail.*three is too many") as caught:
        list(crew.run(tasks.fail, range(9)))
    assert not isinstance(caught.value, CuoreError)


def test_a_sentence_for_whoever_asked_comes_out_as_it_is(crew: Cluster) -> None:
    with pytest.raises(UnknownCard, match=r"^there is no card called 'three'$"):
        list(crew.run(tasks.refuse, range(9)))


def test_boxes_from_elsewhere_are_known_on_all_nodes(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "tests.sixth_box.box")
    assert all(BOX.id in known for known in crew.run(tasks.known_boxes, range(6)))
    monkeypatch.setenv(VARIABLE, "")
    assert not any(BOX.id in known for known in crew.run(tasks.known_boxes, range(6)))


def test_other_sources_are_refused(crew: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cluster, "fingerprint", lambda: "of yesterday")
    with pytest.raises(OtherSources, match=r"^the node .* has other sources of cuore than this process$"):
        list(crew.run(partial(tasks.slowly, tmp_path), range(3)))
    assert tasks.words(tmp_path) == []


def test_a_foreman_who_is_gone_is_told(crew: Cluster, tmp_path: Path) -> None:
    results = crew.run(partial(tasks.slowly, tmp_path), range(100))
    next(results)
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
    with pytest.raises(WorkersLost, match=r"^the Ray cluster cannot be reached any more \(exit code -9\)$"):
        list(results)


def test_a_node_that_is_killed_costs_its_chunks_and_nothing_more(nodes: Nodes, crew: Cluster, tmp_path: Path) -> None:
    raylet = nodes.all[-1].raylet
    killed = Event()

    def chunks() -> Iterator[int]:
        """More and more of them, until the node has one; then as many as three workers have on their way, and more."""
        numbers = count()
        while not killed.is_set():
            yield next(numbers)
        yield from islice(numbers, 20)

    results: list[int] = []
    task = partial(tasks.stuck_below, raylet, tmp_path)
    reader = Thread(target=lambda: results.extend(crew.run(task, chunks())), daemon=True)
    reader.start()
    wait_for(lambda: any(parent == raylet for _, _, parent in tasks.words(tmp_path)))
    os.kill(raylet, signal.SIGKILL)
    killed.set()
    reader.join(PATIENCE)
    played = {number for number, _, _ in tasks.words(tmp_path)}
    assert results == [number * number for number in range(len(played))]
    (lost,) = {number for number, _, parent in tasks.words(tmp_path) if parent == raylet}
    assert len(tasks.words(tmp_path, lost)) == 2
    nodes.start()  # for whoever comes next


def test_a_study_has_the_same_checksum_though_a_node_is_killed_in_its_middle(
    nodes: Nodes, crew: Cluster, tmp_path: Path
) -> None:
    study = ask_box(Variant("base", faster=True), ["random"], cards=["Anise Greenaway", "Illness"], towns=200)
    raylet = nodes.all[-1].raylet
    told: list[int] = []

    def progress(games: int) -> None:
        told.append(games)
        if sum(told):
            with suppress(ProcessLookupError):
                os.kill(raylet, signal.SIGKILL)

    found = run_study(study, tmp_path / "cluster", crew, progress)
    assert len([games for games in told if games]) > 6  # it was killed long before the end
    assert found.data() == run_study(study, tmp_path / "alone", Processes(1)).data()
    nodes.start()  # for whoever comes next


class Deserted:
    """What a foreman has of Ray where it takes work and never does it."""

    def __init__(self, cores: list[float]) -> None:
        self.cores = cores

    def remote(self, *given: object, **_: object) -> object:
        """How a function becomes a task, and how a task is given out."""
        return object() if given else lambda task: self

    def put(self, thing: object) -> object:
        return thing

    def wait(self, references: list[object], timeout: float) -> tuple[list[object], list[object]]:
        time.sleep(0.001)
        return [], references

    def cluster_resources(self) -> dict[str, float]:
        cores = self.cores.pop(0)
        return {"CPU": cores} if cores else {}


def test_a_cluster_without_workers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ALONE", 0.05)
    ours, theirs = Pipe()
    for message in (cluster._Order("", "", b""), (0, b""), (1, b"")):
        ours.send(message)
    ray = Deserted([2.0, 1.0, 0.0])  # a node that was lost may come back
    cluster._hand_out(theirs, ray)
    assert ours.recv() == (0, cluster.LOST, "the Ray cluster has no cores left to work with")
    assert ray.cores == []


def test_where_nobody_answers_it_is_said_at_once() -> None:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{place.getsockname()[1]}"
        started = time.monotonic()
        with pytest.raises(NoCluster, match=rf"^no Ray cluster answers at {address}: "):
            make_crew(ray=address)
    assert time.monotonic() - started < 10


@pytest.mark.parametrize(
    "address", ["", "nonsense", "host", "host:port", "host:99999", "ray://host:1", "a..b:6379", f"{'x' * 99}:1"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match="is not the address of a Ray cluster: write auto, or host:port"):
        make_crew(ray=address)


def test_whoever_answers_and_is_no_cluster_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as place:
        address = f"127.0.0.1:{place.getsockname()[1]}"
        with pytest.raises(NoCluster, match=rf"^the Ray cluster at {address} (did not answer within 1 seconds|cannot)"):
            make_crew(ray=address)


def test_a_cluster_has_its_own_workers() -> None:
    with pytest.raises(CuoreError, match="leave out one of them"):
        make_crew(2, "auto")
