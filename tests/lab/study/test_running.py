"""The same study gives the same games: whole or in parts, with one process or several, killed or not."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cuore.engine.errors import CuoreError
from cuore.lab.crew import Processes
from cuore.lab.study import Arm, Study, Variant, ask_box, read_findings, run_study
from cuore.lab.study.plan import with_towns

STUDY = ask_box(Variant("base", faster=True), ["random"], cards=["Anise Greenaway", "Illness"], towns=8)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    return run_study(STUDY, tmp_path_factory.mktemp("whole") / "kept", Processes(1)).data()


def test_with_two_processes(tmp_path: Path, whole: dict[str, object]) -> None:
    assert run_study(STUDY, tmp_path / "kept", Processes(2)).data() == whole


def test_played_on_from_fewer_towns_and_read_again(tmp_path: Path, whole: dict[str, object]) -> None:
    before = run_study(with_towns(STUDY, 3), tmp_path / "kept", Processes(1))
    assert before.towns == 3
    assert read_findings(tmp_path / "kept").data()["checksum"] == before.checksum
    counts: list[int] = []
    found = run_study(STUDY, tmp_path / "kept", Processes(1), counts.append)
    assert found.data() == whole
    assert counts[0] == 3 * STUDY.games_a_town
    assert sum(counts) == STUDY.games
    again = read_findings(tmp_path / "kept")
    assert replace(again, study=STUDY).data() == whole


KILLED = """
import os, signal, sys
from pathlib import Path
from cuore.lab.crew import Processes
from cuore.lab.games import chunks
from cuore.lab.games.folder import Folder
from cuore.lab.study import run_study
from tests.lab.study.test_running import STUDY

added = 0
plain = Folder.add

def add(self, *args):
    global added
    added += 1
    if added == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    plain(self, *args)

if __name__ == "__main__":
    Folder.add = add
    chunks.WORTH_IT = 10_000  # small pieces
    run_study(STUDY, Path(sys.argv[1]), Processes(2))
"""


def test_killed_in_the_middle_it_goes_on(tmp_path: Path, whole: dict[str, object]) -> None:
    root = Path(__file__).parents[3]
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    kept = tmp_path / "kept"
    path = ":".join([str(root), *[part for part in sys.path if part]])
    done = subprocess.run([sys.executable, str(script), str(kept)], env={"PYTHONPATH": path}, cwd=tmp_path, check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(list(kept.glob("games/*.parquet"))) == 3
    counts: list[int] = []
    found = run_study(STUDY, kept, Processes(1), counts.append)
    assert 0 < counts[0] < STUDY.games
    assert found.data() == whole


def test_another_study_does_not_go_into_the_same_folder(tmp_path: Path) -> None:
    small = with_towns(STUDY, 2)
    run_study(small, tmp_path / "kept", Processes(1))
    with pytest.raises(CuoreError, match="another plan"):
        run_study(replace(small, seed="2"), tmp_path / "kept", Processes(1))


ARMS = (Arm("a", "base", ("random",) * 2, rotates=True), Arm("b", "base", ("random",) * 2))
ROUNDS = {"name": "length", "number": "rounds", "arm": "a", "minus": ""}
OWN = Study("Mine", "own", (Variant("base", faster=True),), ARMS, {"numbers": [ROUNDS]}, towns=3)


def test_a_study_of_ones_own_can_be_asked_more_of_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    before = run_study(OWN, path, Processes(1))
    more = replace(OWN, name="Called otherwise", about={"numbers": [{**ROUNDS, "minus": "b"}, ROUNDS]})
    counts: list[int] = []
    found = run_study(more, path, Processes(1), counts.append)
    assert counts == [more.games]  # nothing is played
    assert found.checksum == before.checksum
    assert len(found.differences) == 2
    assert read_findings(path).study.name == "Called otherwise"
    assert replace(read_findings(path), study=more).data() == found.data()
    one, two = ARMS
    others = replace(more, arms=(one, replace(two, roles=("random", "biglove"))))
    with pytest.raises(CuoreError, match="another plan: there arms b roles is random,random, here random,big"):
        run_study(others, path, Processes(1))
    with pytest.raises(CuoreError, match="another plan: there arms b name is b, here nothing"):
        run_study(replace(OWN, arms=ARMS[:1]), path, Processes(1))
    assert read_findings(path).study.name == "Called otherwise"


def test_a_mistake_shows_before_any_folder_is_made(tmp_path: Path) -> None:
    bad: Study = replace(STUDY, deals=0)
    with pytest.raises(CuoreError):
        run_study(bad, tmp_path / "kept", Processes(1))
    assert not (tmp_path / "kept").exists()
