"""Saved games: nothing is overwritten, nothing is torn, and one game is one table."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cuore.cli.play.save import CannotSave, kept, new_file, save, save_copy, unfinished, write_game
from cuore.lab.files import read_text
from cuore.lab.lock import InUse, held, is_held
from cuore.table import Table
from tests.cli.play.desk import new_table, play_on, sit

HOLDER = """
import sys, time
from pathlib import Path
from cuore.lab.lock import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture(autouse=True)
def _inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path))


def table_after(decisions: int, seed: int = 1, seats: str = "Ann,Ben") -> Table:
    table = new_table(seats)
    play_on(table, decisions, seed)
    return table


# -- one game, one table --


def test_a_game_is_held_once_until_its_process_is_gone(tmp_path: Path) -> None:
    game = tmp_path / "game"
    other = subprocess.Popen([sys.executable, "-c", HOLDER, str(game)], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "held\n"
        assert is_held(game)
        with pytest.raises(InUse, match=rf"another window \(process {other.pid}\)"), held(game):
            pass
        with pytest.raises(InUse):
            save_copy(table_after(3), game)
        assert not game.exists()
    finally:
        other.kill()
        other.wait()
        other.stdout.close()
    assert not is_held(game)
    with kept(game), held(game):  # who holds it may hold it again
        pass
    assert list(tmp_path.iterdir()) == []


def test_another_name_is_the_same_game(tmp_path: Path) -> None:
    game, link = tmp_path / "game", tmp_path / "link"
    save(table_after(3), game)
    link.symlink_to(game)
    save(table_after(5), link)
    assert link.is_symlink()
    assert read_text(game) == write_game(table_after(5))


def test_what_a_crash_left_is_swept_up(tmp_path: Path) -> None:
    for name in ("game.0a1b2c3d.part", "game.lock"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    (tmp_path / "game.part").write_text("somebody's own", encoding="utf-8")
    sit(table_after(0), tmp_path / "game", ["end"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game", "game.part"]


def test_new_games_never_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = set()
    for _ in range(3):
        files.add(new_file())
        save(table_after(0), new_file())
    assert len(files) == 3


def test_two_writers_do_not_tear_a_file(tmp_path: Path) -> None:
    game = tmp_path / "game"
    tables = [table_after(decisions) for decisions in (40, 80)]
    whole = {write_game(table) for table in tables}

    def write(table: Table) -> None:
        for _ in range(40):
            save(table, game)

    with ThreadPoolExecutor() as threads:
        writers = [threads.submit(write, table) for table in tables]
        while not all(writer.done() for writer in writers):
            if game.exists():
                assert read_text(game) in whole
        for writer in writers:
            writer.result()
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    with pytest.raises(CannotSave, match="cannot be saved"):
        save(table_after(5), tmp_path / "game")
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


# -- copies --


def test_a_copy_replaces_an_earlier_state_of_the_same_game_alone(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    save_copy(table_after(5), copy)
    save_copy(table_after(9), copy)
    for other in (table_after(7), table_after(12, seed=2), table_after(12, seats="Ann,Cleo")):
        with pytest.raises(CannotSave, match="already exists"):  # further on, decided differently, other people
            save_copy(other, copy)
    assert read_text(copy) == write_game(table_after(9))


def test_a_file_is_named_as_in_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    table = new_table("you,biglove")
    game = tmp_path / "game"
    outcome = sit(
        table, game, ["save ~/x", "s ~/y.txt", 'save "~/my game"', f"save {game}", "save ~", "save ~no-such-person/x"]
    )
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game", "my game", "x", "y.txt"]
    said = " ".join(outcome.output.split())
    assert f"{tmp_path} is a folder" in said.replace("- ", "-")
    assert "there is no such home" in said


def test_a_link_that_leads_to_itself_and_a_name_that_is_too_long_are_told(tmp_path: Path) -> None:
    table = new_table("Ann,Ben")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for name in (loop, tmp_path / ("a" * 300)):
        with pytest.raises(CannotSave, match="cannot be"):
            save_copy(table, name)


def test_a_link_to_nowhere_hides_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = new_file()
    table = new_table("Ann,Ben")
    play_on(table, 3)
    save(table, file)
    (file.parent / f"z{file.suffix}").symlink_to(tmp_path / "nowhere")
    assert unfinished().paths == [file]
