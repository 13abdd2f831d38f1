"""Whatever happens to a study in the middle: a clear sentence, nothing is lost, and the same call goes on."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from cuore.engine.errors import CuoreError
from cuore.lab.crew import Processes
from cuore.lab.games import chunks
from cuore.lab.games.folder import SOURCES, CannotKeep, Folder, read_folder
from cuore.lab.lock import InUse
from cuore.lab.study import Study, Variant, ask_card, read_findings, read_study_file, run_study
from cuore.lab.study.plan import with_towns
from cuore.lab.study.running import about, check
from tests.lab.games.test_folder import all_bytes, little_room

STUDY = ask_card(Variant("base", faster=True), "Illness", ["random"], towns=12)
MANY = 200
"""So many towns take longer than it takes to be stopped."""

ONE, TWO = Processes(1), Processes(2)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return run_study(STUDY, tmp_path_factory.mktemp("whole") / "kept", ONE).data()


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "WORTH_IT", 10_000)


def kept_games(path: Path) -> int:
    return len(read_folder(path)) if (path / "study.json").exists() else 0


# -- no room --


@pytest.mark.parametrize("most", [0, 300, 2000, 4000, 6000, 7000])
def test_a_full_disk(tmp_path: Path, whole: dict[str, Any], most: int) -> None:
    path = tmp_path / "kept"
    with little_room(most), pytest.raises(CannotKeep) as caught:
        run_study(STUDY, path, ONE)
    assert str(caught.value).startswith(
        f"no more games can be kept in {path}: the file would be too large; those already there are safe, and"
    )
    before = kept_games(path)
    assert before % STUDY.games_a_town == 0
    counts: list[int] = []
    assert run_study(STUDY, path, ONE, counts.append).data() == whole
    assert counts[0] == before


def test_a_full_disk_behind_several_processes(tmp_path: Path, whole: dict[str, Any]) -> None:
    path = tmp_path / "kept"
    run_study(with_towns(STUDY, 2), path, ONE)

    def fill(games: int) -> None:
        if games:
            limit.__enter__()

    limit = little_room(1000)
    try:
        with pytest.raises(CannotKeep):
            run_study(STUDY, path, TWO, fill)
    finally:
        limit.__exit__(None, None, None)
    assert active_children() == []
    assert 0 < kept_games(path) < STUDY.games
    assert run_study(STUDY, path, ONE).data() == whole


# -- killed, and stopped --


def test_workers_that_are_killed_are_replaced(tmp_path: Path, whole: dict[str, Any]) -> None:
    killed: list[int] = []

    def kill(games: int) -> None:
        if games and len(killed) < 3:
            for child in active_children():
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
                killed.append(child.pid)

    assert run_study(STUDY, tmp_path / "kept", TWO, kill).data() == whole
    assert killed
    assert active_children() == []


STOPPED = """
import sys
from pathlib import Path
from cuore.lab.crew import Processes
from cuore.lab.games import chunks
from cuore.lab.study import run_study
from tests.lab.study.test_mishaps import MANY, STUDY
from cuore.lab.study.plan import with_towns

if __name__ == "__main__":
    chunks.WORTH_IT = 10_000
    counts = lambda games: print(games, flush=True)
    run_study(with_towns(STUDY, MANY), Path(sys.argv[1]), Processes(int(sys.argv[2])), counts)
"""


@pytest.mark.parametrize(("how", "jobs"), [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGTERM, 2)])
def test_stopped_in_the_middle_it_goes_on(
    tmp_path: Path, whole: dict[str, Any], how: signal.Signals, jobs: int
) -> None:
    path, script = tmp_path / "kept", tmp_path / "stopped.py"
    script.write_text(STOPPED, encoding="utf-8")
    paths = os.pathsep.join([str(Path(__file__).parents[3]), *[part for part in sys.path if part]])
    process = subprocess.Popen(
        [sys.executable, str(script), str(path), str(jobs)],
        env={"PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    while process.stdout.readline() in ("0\n", ""):  # until something has been kept
        assert process.poll() is None
    os.killpg(process.pid, how) if how == signal.SIGINT else process.send_signal(how)
    _, errors = process.communicate(timeout=20)  # so long as a worker has its end of the pipe, this waits
    assert process.returncode == -how or (how == signal.SIGINT and "KeyboardInterrupt" in errors)
    there = kept_games(path)
    assert 0 < there < MANY * STUDY.games_a_town
    assert not (path / "study.json.lock").exists() or how != signal.SIGINT
    assert run_study(STUDY, path, ONE).data() == whole
    assert kept_games(path) >= STUDY.games


# -- somebody else's folder --


def test_two_writers(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_study(with_towns(STUDY, 2), path, ONE)
    code = "import sys; from pathlib import Path; from cuore.lab.lock import held\n"
    code += "with held(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(path / "study.json")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([part for part in sys.path if part])},
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    before = all_bytes(path)
    with pytest.raises(InUse, match=f"process {other.pid}.*: wait until it is done, or choose another folder"):
        run_study(STUDY, path, ONE)
    assert read_findings(path).games == 2 * STUDY.games_a_town
    assert all_bytes(path) == before
    other.communicate()
    assert run_study(STUDY, path, ONE).towns == STUDY.towns


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": "2"}, "there study seed is 1, here 2|there seed is 1, here 2"),
        ({"deals": 2}, "deals is 1, here 2"),
        ({"name": "Mine"}, "name is .*, here Mine"),
        ({"variants": (replace(STUDY.variants[0], faster=False),)}, "another plan"),
        ({"variants": (replace(STUDY.variants[0], costs=(("Rouge Crescent", 3),)),)}, "another plan"),
        ({"arms": STUDY.arms[:2]}, "another plan"),
    ],
)
def test_another_study(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    path = tmp_path / "kept"
    run_study(with_towns(STUDY, 2), path, ONE)
    before = all_bytes(path)
    with pytest.raises(CuoreError, match=words) as caught:
        run_study(replace(STUDY, **change), path, ONE)
    assert len(str(caught.value)) < 600
    assert all_bytes(path) == before


def test_older_players(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with Folder.open(path, {**about(STUDY), SOURCES: "0" * 16}):
        pass
    with pytest.raises(CuoreError, match="begun by another version of cuore, whose players may differ"):
        run_study(STUDY, path, ONE)


# -- a study.json that somebody has written --


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "kept"
    run_study(with_towns(STUDY, 2), path, ONE)
    return path


def of_study(**change: object) -> Callable[[dict[str, Any]], object]:
    return lambda said: said["study"].update(change)


def of_variant(**change: object) -> Callable[[dict[str, Any]], object]:
    return lambda said: said["study"]["variants"][0].update(change)


def of_arm(**change: object) -> Callable[[dict[str, Any]], object]:
    return lambda said: said["study"]["arms"][0].update(change)


ODD: dict[str, Callable[[dict[str, Any]], object]] = {
    "no study": lambda said: said.pop("study"),
    "no arms": of_study(arms=[]),
    "no deals": of_study(deals=0),
    "less than none": of_study(deals=-1),
    "many deals": of_study(deals=10**9),
    "very many": of_study(deals=10**5000),
    "no words": of_study(about={}),
    "no table": of_study(about=5),
    "own": of_study(question="own"),
    "price": of_study(question="price"),
    "compare": of_study(question="compare"),
    "seats": of_study(question="seats"),
    "unknown": of_study(question="why"),
    "another card": of_study(about={"cards": ["Picnic"], "bots": ["random"]}),
    "a number": of_study(about={"cards": 5, "bots": ["random"]}),
    "another bot": of_study(about={"cards": ["Illness"], "bots": ["planner"]}),
    "no variants": of_study(variants=[]),
    "another variant": of_variant(name="x"),
    "costs": of_variant(costs=5),
    "costs of nobody": of_variant(costs=[["Nobody", 1]]),
    "many players": of_variant(players=10**12),
    "three players": of_variant(players=3),
    "nobody plays": of_arm(roles=[]),
    "no such place": of_arm(variant="x"),
    "a wide interval": of_study(until={"width": 10**400, "least": 2, "every": 1}),
}


@pytest.mark.parametrize("change", ODD.values(), ids=ODD)
def test_what_is_odd_about_a_folder_is_told(
    kept: Path, tmp_path: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    path = tmp_path / "kept"
    shutil.copytree(kept, path)
    said = json.loads((path / "study.json").read_text(encoding="utf-8"))
    change(said)
    sys.set_int_max_str_digits(10_000)
    try:
        (path / "study.json").write_text(json.dumps(said), encoding="utf-8")
    finally:
        sys.set_int_max_str_digits(4300)
    with pytest.raises(CuoreError) as caught:
        read_findings(path)
    assert "\n" not in str(caught.value)
    assert "Error" not in str(caught.value) or "TypeError" in str(caught.value)
    assert len(str(caught.value)) < 400


# -- a study file that somebody has written --

LONG = "9" * 5000
WIDE = "0x" + "f" * 5000

CARD = 'question = "card"\ncard = "Illness"\n'
OWN = """
question = "own"
towns = 2
[[variants]]
name = "base"
faster = true
[[arms]]
name = "plain"
roles = ["random", "random"]
[[numbers]]
name = "length"
number = "rounds"
arm = "plain"
"""

HOSTILE = {
    "a long number": f"{CARD}towns = {LONG}",
    "a wide number": f"{CARD}towns = {WIDE}",
    "a large number": f"{CARD}towns = {LONG[:300]}",
    "deals": f"{CARD}deals = {WIDE}",
    "not a number": f"{CARD}until = {{ width = nan }}",
    "endless": f"{CARD}until = {{ width = inf }}",
    "less than nothing": f"{CARD}until = {{ width = -0.1 }}",
    "a large width": f"{CARD}until = {{ width = {LONG[:400]} }}",
    "a wide width": f"{CARD}until = {{ width = {WIDE} }}",
    "a wide look": f"{CARD}until = {{ width = 0.1, least = {WIDE} }}",
    "no width": f"{CARD}until = {{}}",
    "a million million players": f"{CARD}variant = {{ players = 1_000_000_000_000 }}",
    "as many as digits": f"{CARD}variant = {{ players = {WIDE} }}",
    "fewer than nobody": f"{CARD}variant = {{ players = -3 }}",
    "one player": f"{CARD}variant = {{ players = 1 }}",
    "costs": f"{CARD}variant = {{ costs = 5 }}",
    "half a cost": f'{CARD}variant = {{ costs = [["Illness"]] }}',
    "no pair": f'{CARD}variant = {{ costs = ["ab"] }}',
    "cost of nobody": f'{CARD}variant = {{ costs = [["Nobody", 1]] }}',
    "a large cost": f'{CARD}variant = {{ costs = [["Illness", {LONG[:99]}]] }}',
    "a cost below nothing": f'{CARD}variant = {{ costs = [["Illness", -1]] }}',
    "no boxes": f"{CARD}variant = {{ boxes = [] }}",
    "wishes": f"{CARD}variant = {{ wishes = 5 }}",
    "a pipe": f'{CARD}variant = {{ card_file = "/dev/zero" }}',
    "a folder": f'{CARD}variant = {{ card_file = "." }}',
    "no name of a file": f'{CARD}variant = {{ card_file = "a\\u0000b" }}',
    "no bots": f"{CARD}bots = []",
    "an intervention": f'{CARD}bots = ["barred:Illness:random"]',
    "a long bot": f'{CARD}bots = ["{"p" * 9999}"]',
    "a long seed": f'{CARD}seed = "{"x" * 999}"',
    "a long name": f'{CARD}name = "{"x" * 999}"',
    "brackets": "x = " + "[" * 99_999,
    "a terminal's signs": OWN.replace('"plain"', '"\\u001b[31m"'),
    "signs in a number's name": OWN.replace('number = "rounds"', 'number = "rounds"\nname = "\\u0007"'),
    "signs in a seed": f'{CARD}seed = "\\u001b"',
    "no day": "x = 1979-99-99",
    "no arms": 'question = "own"\narms = []\n[[variants]]\nname = "a"\n[[numbers]]\nname = "a"',
    "no variants": 'question = "seats"\nvariants = []',
    "a third turn": OWN.replace("rounds", "turn 3"),
    "a card that is not": OWN.replace("rounds", "employed:Nobody"),
    "no card": OWN.replace("rounds", "employed:"),
    "an arm without a name": OWN.replace('"plain"', '""'),
    "a comma": OWN.replace('"random",', '"barred:Bad, Habit:random",'),
    "two things at once": OWN.replace('"random",', '"barred:Illness:once:Nord:random",'),
    "nobody": OWN.replace('["random", "random"]', "[]"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_study_file_gets_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CuoreError) as caught:
        check(read_study_file(file))
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize(
    "text",
    [
        OWN,
        OWN.replace("rounds", "turn 2"),
        OWN.replace("rounds", "employed:rouge"),
        OWN.replace('"plain"', '"\\U0001f600 \\u0301"'),
        OWN.replace('name = "base"', 'name = ""\ncosts = [["rouge", 4]]'),
        OWN.replace('"random",', '" Barred : rouge + Illness:random",'),
        'name = "\\U0001f600"\nseed = "| é"\n' + OWN,
        "\ufeff" + OWN,  # some editors write that before a text
    ],
    ids=range(8),
)
def test_an_odd_study_file_is_played(tmp_path: Path, text: str) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text, encoding="utf-8")
    study: Study = read_study_file(file)
    found = run_study(study, tmp_path / "kept", ONE)
    assert found.towns == 2
    assert len(found.differences) == 1
    assert study.bots == ("random",)
    assert replace(read_findings(tmp_path / "kept"), study=study).data() == found.data()
