"""A file that ``cuore hint`` can make nothing of is named, with what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Cuore, in_process

cuore = pytest.fixture(in_process)


@pytest.mark.parametrize("text", ["# Read me\n\nhello world\n", "cuore game 1\nhello world\n"])
def test_what_is_neither_a_game_nor_a_position_is_called_so(cuore: Cuore, tmp_path: Path, text: str) -> None:
    file = tmp_path / "README.md"
    file.write_text(text, encoding="utf-8")
    assert cuore("hint", str(file)).is_mistake("README.md is neither a game nor a position of cuore: line ")
