"""Nothing is lost: whatever stops a study, the same command goes on, and others' files stay as they are."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cuore.lab.games.folder import read_folder
from cuore.lab.study import Study
from tests.cli.command import PATIENCE, Cuore, Outcome
from tests.cli.lab.asking import SMALL

OWN = """
name = "{name}"
question = "own"
towns = 2
[[variants]]
name = "base"
faster = true
[[arms]]
name = "plain"
roles = ["random", "random"]
[[numbers]]
number = "{number}"
arm = "plain"
"""


def only(data: Path) -> Path:
    (folder,) = data.iterdir()
    return folder


def test_what_is_kept_is_not_played_again_and_more_is_added(cuore: Cuore, data: Path) -> None:
    cuore(*SMALL)
    before = sorted((file, file.stat().st_mtime_ns) for file in (only(data) / "games").iterdir())
    assert cuore(*SMALL).code == 0
    assert sorted((file, file.stat().st_mtime_ns) for file in (only(data) / "games").iterdir()) == before
    more = cuore(*SMALL[:-4], "--pairs", "8", "--jobs", "1", "--json")
    assert json.loads(more.out)["towns"] == 8
    assert only(data).name.startswith("what-is-anise-greenaway-worth-")
    assert json.loads(cuore(*SMALL, "--json").out)["towns"] == 6


def test_a_study_of_ones_own_stays_in_its_folder_whatever_it_is_asked(cuore: Cuore, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for name, number in (("Length", "rounds"), ("Answers", "decisions")):
        file.write_text(OWN.format(name=name, number=number), encoding="utf-8")
        assert cuore("lab", "run", str(file), "--jobs", "1").code == 0
        (kept,) = json.loads(cuore("lab", "studies", "--json").out)
        assert kept["study"] == name
        assert cuore("lab", "report", str(only(data))).code == 0
    assert cuore("lab", "game", str(only(data)), "0").code == 0


def test_other_luck_has_another_folder(cuore: Cuore, data: Path) -> None:
    cuore(*SMALL)
    cuore(*SMALL, "--seed", "2")
    assert len(list(data.iterdir())) == 2


def test_stopped_by_hand_it_says_how_many_games_are_kept(
    cuore: Cuore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(study: Study, path: Path, crew: object, progress: Callable[[int], None]) -> None:
        progress(8)
        raise KeyboardInterrupt

    monkeypatch.setattr("cuore.cli.lab.answering.run_study", stop)
    said = f"Stopped. 8 of 36 games are kept in {tmp_path / 'kept'}; the same command plays on.\n"
    assert cuore(*SMALL, "--keep", str(tmp_path / "kept")) == Outcome(130, "", said)


def test_where_nobody_knows_how_many_games_there_will_be_nobody_says_so(
    cuore: Cuore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(study: Study, path: Path, crew: object, progress: Callable[[int], None]) -> None:
        progress(8)
        raise KeyboardInterrupt

    monkeypatch.setattr("cuore.cli.lab.answering.run_study", stop)
    words = ("lab", "card", "anise", "--width", "2", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    said = f"Stopped. 8 of at most 120000 games are kept in {tmp_path / 'kept'}; the same command plays on.\n"
    assert cuore(*words) == Outcome(130, "", said)
    with monkeypatch.context() as patched:
        patched.setattr("sys.stderr.isatty", lambda: True, raising=False)
        shown = cuore(*words).err
    assert "8 games, of at most 120,000" in shown
    assert "-:--:--" not in shown


def test_the_bar_says_how_many_games_are_played_for_the_pairs(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert "36 of 36 games, for 6 pairs" in cuore(*SMALL, "--json").err


def test_killed_in_the_middle_the_same_command_goes_on(cuore: Cuore, data: Path) -> None:
    words = ("lab", "card", "anise", "--bots", "random", "--pairs", "150")
    running = subprocess.Popen(
        [sys.executable, "-c", "from cuore.cli import main; main()", *words, "--jobs", "2"],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + PATIENCE
    while not list(data.glob("*/games/*.parquet")):
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait(PATIENCE)
    folder = only(data)
    assert 0 < len(read_folder(folder)) < 900
    found = cuore(*words, "--jobs", "1", "--json")
    assert found.code == 0
    assert json.loads(found.out)["games"] == 900
    assert list(data.iterdir()) == [folder]
    anew = cuore(*words, "--jobs", "1", "--json", "--keep", str(data.parent / "anew"))
    assert json.loads(anew.out) == json.loads(found.out)


def test_a_full_disk_gets_a_sentence_and_the_same_command_goes_on(
    cuore: Cuore, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0
    sync = os.fsync

    def full(number: int) -> None:
        nonlocal calls
        calls += 1
        if calls > 8:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(number)

    with monkeypatch.context() as patched:
        patched.setattr("cuore.lab.games.whole.os.fsync", full)
        assert cuore(*SMALL).is_mistake("the disk is full; those already there are safe, and the same command goes on")
    assert calls > 8
    assert cuore(*SMALL).code == 0


def test_the_folder_of_another_study_is_left_alone(cuore: Cuore, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    cuore(*SMALL, "--keep", kept)
    done = cuore(*SMALL, "--seed", "2", "--keep", kept)
    assert done.is_mistake("holds games of another plan")


def test_studies_are_listed_the_latest_first(cuore: Cuore, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No study is kept yet" in cuore("lab", "studies").out
    assert json.loads(cuore("lab", "studies", "--json").out) == []
    cuore(*SMALL)
    cuore(*SMALL[:-4], "--jobs", "1", "--seed", "2", "--pairs", "7")
    first, second = json.loads(cuore("lab", "studies", "--json").out)
    assert (first["towns"], first["games"], first["seed"]) == (7, 42, "2")
    assert (second["study"], second["bots"], second["towns"]) == ("What is Anise Greenaway worth?", ["random"], 6)
    assert Path(second["folder"]).parent == data
    monkeypatch.setenv("COLUMNS", "30")
    shown = cuore("lab", "studies").out
    assert shown.index(first["name"]) < shown.index(second["name"])
    assert f"  {first['name']}\n" in shown  # whole, however narrow the terminal is
    assert first["played"].startswith(f"{datetime.now(UTC):%Y-}")
    assert f"42 games in 7 towns, random; played on {first['played'][:10]}" in " ".join(shown.split())
    (Path(first["folder"]) / "study.json").write_text("{}", encoding="utf-8")
    assert "does not say what games these are" in " ".join(cuore("lab", "studies").out.split())
