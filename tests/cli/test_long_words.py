"""Whatever is typed, a mistake is one line that a screen has room for, and nothing that never ends is read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.command import Cuore, in_process


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


LONG = "x" * 9000
MANY = ",".join(f"x{number}" for number in range(2000))
COMMANDS = {
    "a file": ("replay", LONG),
    "a card": ("cards", LONG),
    "a card that could be many": ("cards", "a", "--box", LONG),
    "boxes": ("simulate", "--boxes", MANY),
    "bots": ("simulate", "--bots", MANY),
    "so many bots": ("arena", "--bots", ",".join(["random"] * 2000)),
    "a bot": ("arena", "--bots", f"random,{LONG}"),
    "a town": ("simulate", "--town", MANY),
    "a candidate": ("arena", "--candidate", LONG),
    "a number": ("simulate", "--games", "9" * 9000),
    "no number": ("simulate", "--games", LONG),
    "a command": (LONG,),
    "an option": ("simulate", f"--{LONG}"),
    "seats": ("play", "--seats", MANY),
    "a seat": ("play", "--seats", LONG),
    "a game to go on with": ("play", "--resume", LONG),
}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_a_long_mistake_is_answered_with_a_short_line(cuore: Cuore, words: tuple[str, ...]) -> None:
    done = cuore(*words)
    assert done.is_mistake("")
    assert len(done.err) < 700


READERS = {
    "replay": ("replay",),
    "hint": ("hint",),
    "play": ("play", "--resume"),
    "cards": ("cards", "--card-file"),
    "simulate": ("simulate", "--card-file"),
    "lab run": ("lab", "run"),
}
FOLDERS = {
    "arena show": ("arena", "show"),
    "arena": ("arena", "--towns", "1", "--file"),
    "simulate": ("simulate", "--games", "1", "--keep"),
    "lab report": ("lab", "report"),
    "lab seats": ("lab", "seats", "--bots", "random", "--pairs", "2", "--keep"),
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("words", FOLDERS.values(), ids=FOLDERS)
def test_what_is_no_folder_is_not_read(cuore: Cuore, tmp_path: Path, words: tuple[str, ...]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in ("/dev/zero", str(pipe)):
        assert cuore(*words, path).is_mistake("is not a folder of games")


@pytest.mark.timeout(20)
@pytest.mark.parametrize("words", READERS.values(), ids=READERS)
def test_what_never_ends_is_not_read(cuore: Cuore, tmp_path: Path, words: tuple[str, ...]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in ("/dev/zero", str(pipe)):
        assert cuore(*words, path).is_mistake("it is not a plain file")
