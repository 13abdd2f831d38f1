"""Every command on a terminal that has few letters: no traceback, plain characters alone, words that can be read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from cuore import make_setup, read_record, replay, start_session, write_record
from cuore.cards.catalogue import official_rules
from cuore.cli import main

GENEVIEVE = "genevieve, azure, viola, rouge, safran, moine, esquine, nena, eliza, kagari"


@dataclass(frozen=True)
class Outcome:
    """What a command leaves: its exit code, and the bytes it wrote."""

    code: int
    out: bytes
    err: bytes


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function that runs a command here, with streams that have few letters."""

    def here(*words: str, typed: bytes = b"") -> Outcome:
        out, err = BytesIO(), BytesIO()
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr(sys, "argv", ["cuore", *words])
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(typed), encoding="ascii"))
        monkeypatch.setattr(sys, "stdout", TextIOWrapper(out, encoding="ascii", write_through=True))
        monkeypatch.setattr(sys, "stderr", TextIOWrapper(err, encoding="ascii", write_through=True))
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Cyclopts application invoked without tokens")
            with pytest.raises(SystemExit) as ended:
                main()
        assert isinstance(ended.value.code, int)
        return Outcome(ended.value.code, out.getvalue(), err.getvalue())

    return here


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with letters that few terminals have, and its position beside it."""
    rules = official_rules()
    setup = make_setup(rules, town=GENEVIEVE, seed="Zoë")
    session = start_session(rules, setup)
    for _ in range(6):
        session.apply(0)
    path = tmp_path / "game.txt"
    path.write_text(write_record(setup, session), encoding="utf-8")
    return path


COMMANDS = {
    "cards": ("cards", "--box", "base"),
    "one card": ("cards", "genevieve"),
    "cards of another name": ("cards", "Zoë…"),
    "bots": ("bots",),
    "simulate": ("simulate", "--games", "1", "--town", GENEVIEVE),
    "arena": ("arena", "--bots", "random,biglove", "--towns", "1", "--boxes", "base"),
    "arena for a page": ("arena", "--bots", "random,biglove", "--towns", "1", "--boxes", "base", "--markdown"),
    "replay": ("replay", "GAME"),
    "verify": ("replay", "GAME", "--verify"),
    "hint": ("hint", "GAME", "--simulations", "5"),
    "help": ("play", "--help"),
    "a file that is not there": ("replay", "Zoë.txt"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_writes_plain_characters(run: Run, name: str, game: Path) -> None:
    words = [str(game) if word == "GAME" else word for word in COMMANDS[name]]
    done = run(*words, typed=b"\n\np\ne\n")
    assert done.code == (2 if "name" in name or "not there" in name else 0)
    assert (done.out + done.err).isascii()
    if name in ("cards", "one card", "replay"):
        assert b"Genevieve Daubigny" in done.out
    if name in ("one card", "simulate", "verify"):
        assert b"?" not in done.out


def test_bytes_that_are_no_letters_are_no_catastrophe(run: Run, game: Path) -> None:
    done = run("replay", str(game), typed=b"\xff\xfe\n\n")
    assert (done.code, done.err) == (0, b"")


def test_json_keeps_every_letter(run: Run) -> None:
    done = run("cards", "genev", "--json")
    assert done.out.isascii()
    assert [row["name"] for row in json.loads(done.out)] == ["Geneviève Daubigny"]


def test_a_game_written_into_a_pipe_keeps_every_letter(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "games")
    words = ("--bots", "random,biglove", "--towns", "1", "--boxes", "base", "--town", GENEVIEVE)
    assert run("arena", *words, "--file", file).code == 0
    done = run("arena", "game", file, "0")
    assert (done.code, done.err) == (0, b"")
    record = read_record(done.out.decode())
    assert "Geneviève Daubigny" in record.setup.town
    assert replay(official_rules(), record).game.over


@pytest.mark.parametrize("encoding", ["ascii", ""])
def test_a_plain_locale_is_no_hindrance(game: Path, encoding: str) -> None:
    """In a process of its own, as a person has it."""
    done = subprocess.run(
        [sys.executable, "-m", "cuore", "replay", str(game)],
        input=b"\n",
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "LANG": "C", "LC_ALL": "POSIX", "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stderr) == (0, b"")
