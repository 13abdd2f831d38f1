"""The league plays what the page of its tables names, to the letter, and keeps every game where it finds it again."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from cuore.bots.registry import LEVELS
from tests.shape.sources import ROOT

PAGE = ROOT / "docs" / "strength.md"
CUORE = '#!/bin/sh\necho "$*" >>calls\n'
"""In place of the command: writes down what it was asked for."""


def named() -> list[str]:
    """The arenas that the page names."""
    return re.findall(r"(?:^|`)cuore (arena [^`\n]+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of what the league needs, with a command that plays nothing."""
    for folder in ("docs", "src", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs" / "strength.md").write_bytes(PAGE.read_bytes())
    (tmp_path / "src" / "players.py").write_text("wise = True\n", encoding="utf-8")
    command = tmp_path / ".venv" / "bin" / "cuore"
    command.write_text(CUORE, encoding="utf-8")
    command.chmod(0o755)
    return tmp_path


def calls(house: Path, *words: str) -> list[tuple[str, str]]:
    """What the league asks for: each arena, and the file of its games."""
    (house / "calls").unlink(missing_ok=True)
    league = [str(ROOT / "tools" / "league.sh"), *words]
    subprocess.run(league, cwd=house, check=True, capture_output=True, env=dict(os.environ))
    lines = (house / "calls").read_text(encoding="utf-8").splitlines()
    return [(line.partition(" --file ")[0], line.partition(" --file ")[2]) for line in lines]


def test_it_plays_every_arena_of_the_page(house: Path) -> None:
    played = [arena for arena, _ in calls(house)]
    assert played == named()
    assert all(level in " ".join(played) for level in LEVELS)


def test_the_same_sources_play_on_and_others_begin_anew(house: Path) -> None:
    first, again = calls(house), calls(house)
    assert first == again
    assert len({file for _, file in first}) == len(first)
    (house / "src" / "players.py").write_text("wise = False\n", encoding="utf-8")
    assert not {file for _, file in first} & {file for _, file in calls(house)}


def test_what_else_is_wished_is_handed_on(house: Path) -> None:
    assert all(file.endswith(" --markdown --jobs 2") for _, file in calls(house, "--jobs", "2"))
