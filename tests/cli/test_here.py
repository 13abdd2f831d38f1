"""Commands that are printed can be pasted: they start this program again, from where one stands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from cuore.cli import main
from cuore.cli.here import command, program


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command as an installation puts it into a folder that the shell does not search."""
    path = tmp_path / "project" / ".venv" / "bin" / "cuore"
    path.parent.mkdir(parents=True)
    path.write_text(f"#!{sys.executable}\nfrom cuore.cli import main\nmain()\n", encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    return path


def stand_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a shell changes to a folder."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PWD", str(folder))


def started(way: object, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "argv", [str(way), "play"])
    return program()


def test_the_script_by_its_way_from_here(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = script.parents[2]
    stand_in(project, monkeypatch)
    assert started(".venv/bin/cuore", monkeypatch) == ".venv/bin/cuore"
    assert started(script, monkeypatch) == ".venv/bin/cuore"
    stand_in(script.parent, monkeypatch)
    assert started("./cuore", monkeypatch) == "./cuore"
    (project / "games").mkdir()
    stand_in(project / "games", monkeypatch)
    assert started("../.venv/bin/cuore", monkeypatch) == str(script)


def test_the_name_alone_where_the_shell_finds_it(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(script.parents[2], monkeypatch)
    monkeypatch.setenv("PATH", f"{script.parent}:/usr/bin:/bin")
    assert started(script, monkeypatch) == "cuore"
    other = script.parents[1] / "cuore"
    other.write_bytes(script.read_bytes())
    assert started(other, monkeypatch) == ".venv/cuore"  # the shell would find another one


def test_make_in_another_folder_does_not_move_the_shell(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(script.parents[2])
    monkeypatch.setenv("PWD", str(script.parents[3]))
    assert started(".venv/bin/cuore", monkeypatch) == str(script)


def test_the_module_by_the_python_it_was_started_with(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(script.parents[2], monkeypatch)
    link = script.with_name("python")
    link.symlink_to(sys.executable)
    monkeypatch.setattr(sys, "executable", str(link))
    module = tmp_path / "cuore" / "__main__.py"
    assert started(module, monkeypatch) == ".venv/bin/python -m cuore"
    monkeypatch.setenv("PATH", f"{link.parent}:/usr/bin")
    assert started(module, monkeypatch) == "python -m cuore"


def test_words_and_ways_are_quoted(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["cuore"])
    assert command("play", "--resume", "my game") == "cuore play --resume 'my game'"
    moved = script.parents[3] / "my project"
    script.parents[2].rename(moved)
    stand_in(moved.parent, monkeypatch)
    assert shlex.split(started("my project/.venv/bin/cuore", monkeypatch)) == ["my project/.venv/bin/cuore"]


@pytest.mark.parametrize("way", ["-c", "", "/no/such/cuore", "pytest"])
def test_anything_else_is_called_by_its_name(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(way, monkeypatch) == "cuore"


def run(words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    ways = os.pathsep.join(str(Path(way).absolute()) for way in sys.path)
    known = {**os.environ, "PYTHONPATH": ways, "XDG_DATA_HOME": str(folder / "data"), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        words, shell=True, cwd=folder, env=known, input=typed, capture_output=True, encoding="utf-8", check=False
    )


def test_what_a_game_prints_can_be_pasted(script: Path) -> None:
    project = script.parents[2]
    first = run(".venv/bin/cuore play --seed a --save 'my game'", project, "end\n")
    assert (first.returncode, first.stderr) == (0, "")
    (printed,) = re.findall("Go on with: (.*)\n", first.stdout)
    assert printed == ".venv/bin/cuore play --resume 'my game'"
    again = run(f"{printed} --seats random,random", project)
    assert (again.returncode, again.stderr) == (0, "")
    assert re.findall("See it again with: (.*)\n", again.stdout) == [".venv/bin/cuore replay 'my game'"]


def test_the_help_says_what_to_type(
    script: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(script.parents[2], monkeypatch)
    monkeypatch.setattr(sys, "argv", [".venv/bin/cuore", "play", "--help"])
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Cyclopts application invoked without tokens")
        with pytest.raises(SystemExit):
            main()
    assert capsys.readouterr().out.startswith("Usage: .venv/bin/cuore play")
