"""``cuore arena``: what it prints, what it refuses, and that nothing is lost when it is stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cuore.cards.catalogue import official_rules
from cuore.lab.arena import League, read_league
from cuore.lab.games.folder import Folder, files_of
from tests.cli.command import PATIENCE, Cuore, Outcome, in_a_process, in_process
from tests.lab.arena.games import made_up, timeless

FIELDS = [
    "players",
    "boxes",
    "mixed",
    "town",
    "seed",
    "candidate",
    "deals",
    "towns",
    "whole_towns",
    "games",
    "zero",
    "standings",
    "cross",
    "tables",
    "turns",
    "mean_rounds",
    "endings",
    "checksum",
]
TWO_TOWNS = ("arena", "--towns", "2", "--seed", "7")
SIX_TOWNS = ("arena", "--towns", "6", "--seed", "7")
"""More than one process plays by itself."""
STANDING = ["bot", "rating", "plus_minus", "wins", "mean_vp", "ms_a_decision", "decisions"]
SHARE = ["rate", "low", "high", "count", "towns"]


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


@pytest.fixture
def games(cuore: Cuore, tmp_path: Path) -> str:
    """The folder of a small arena."""
    path = str(tmp_path / "games")
    assert cuore(*TWO_TOWNS, "--file", path).code == 0
    return path


def found_in(done: Outcome) -> dict[str, object]:
    assert (done.code, done.err) == (0, "")
    found = json.loads(re.sub('"ms_a_decision": [0-9.]+', '"ms_a_decision": 0', done.out))
    assert isinstance(found, dict)
    return found


def test_the_report_has_the_fields_that_scripts_rely_on(cuore: Cuore) -> None:
    found = found_in(cuore(*TWO_TOWNS, "--json"))
    assert list(found) == FIELDS
    assert (found["games"], found["towns"], found["players"]) == (12, 2, 2)
    assert isinstance(found["standings"], list)
    assert {one["bot"] for one in found["standings"]} == {"random", "biglove", "housekeeper"}
    for one in found["standings"]:
        assert list(one) == STANDING
        assert list(one["wins"]) == SHARE
        assert one["wins"]["count"] == 8
        assert one["wins"]["low"] <= one["wins"]["rate"] <= one["wins"]["high"]
    assert found["zero"] == "random"
    assert isinstance(found["cross"], dict)
    assert found["cross"]["housekeeper"]["random"]["rate"] > 0.5
    assert found["boxes"] == ["base", "expanding", "vacation", "oktoberfest", "more"]


TABLE = """\
8 games in 4 towns, 2 players at a table, every deal from both seats.

    Player     Rating            Wins  Mean VP  ms a decision
 1  biglove  215 ±472  75.0 % (13–98)     19.2           0.75
 2  random          0   25.0 % (2–87)     11.0           0.75

Wins of each row against each column
                  1        2
 1  biglove           75.0 %
                     (13–98)
 2  random   25.0 %
             (2–87)

Wins by who moves: first 50.0 % (13–87), second 50.0 % (13–87).
20.0 rounds on average; ended: 8 by piles.
In brackets: intervals of 95 %, from how much the towns differ.
Rating: random is 0; who has 400 more finishes ahead ten times to one.
"""


def test_for_people_there_is_a_table(cuore: Cuore, tmp_path: Path) -> None:
    league, path = League(("random", "biglove"), towns=4), tmp_path / "made-up"
    scores = [[10, 20], [20, 10], [15, 12], [12, 15], [10, 20], [20, 10], [9, 30], [20, 9]]
    matches = [league.match(number) for number in range(league.games)]
    with Folder.open(path, league.about(official_rules())) as folder:
        rows = [made_up(list(one.seats), scores[one.number], game=one.number, town=one.town) for one in matches]
        folder.add(files_of(rows))
    done = cuore("arena", "show", str(path))
    assert (done.code, done.err) == (0, "")
    assert "\n".join(line.rstrip() for line in done.out.split("\n")) == TABLE


def test_a_page_names_the_command_that_made_it(cuore: Cuore) -> None:
    done = cuore(*TWO_TOWNS, "--markdown")
    command = "cuore arena --bots random,biglove,housekeeper --towns 2 --seed 7"
    assert done.out.startswith(f"```\n{command}\n```\n")
    assert "|  | Player | Rating | Wins |" in done.out
    assert cuore(*command.split()[1:]).out.startswith("12 games in 2 towns")


@pytest.mark.parametrize("form", [(), ("--json",), ("--markdown",)])
def test_a_folder_is_shown_as_it_was_the_first_time(cuore: Cuore, games: str, form: tuple[str, ...]) -> None:
    shown = cuore("arena", "show", games, *form)
    assert shown.code == 0
    assert shown == cuore(*TWO_TOWNS, "--file", games, *form)


def test_only_the_clock_tells_one_process_from_two(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "two"
    two = found_in(in_a_process(*SIX_TOWNS, "--jobs", "2", "--file", str(path), "--json", PYTHONHASHSEED="3"))
    one = found_in(cuore(*SIX_TOWNS, "--jobs", "1", "--json"))
    assert two == one == found_in(cuore("arena", "show", str(path), "--json"))


def test_larger_tables_and_a_candidate(cuore: Cuore) -> None:
    three = cuore("arena", "--players", "3", "--towns", "1")
    assert "3 games in 1 town, 3 players at a table, every deal from every seat" in three.out
    assert "How often each row finished ahead of each column" in three.out
    assert "An equal share of the wins is 33.3 %." in three.out
    four = found_in(cuore("arena", "--players", "4", "--candidate", "biglove", "--towns", "1", "--json"))
    assert four["games"] == 8
    assert isinstance(four["tables"], list)
    assert [table["seats"] for table in four["tables"]] == [
        ["biglove", "random", "random", "random"],
        ["biglove", "housekeeper", "housekeeper", "housekeeper"],
    ]


def test_the_bar_is_moved_where_somebody_watches(cuore: Cuore, games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    done = cuore("arena", "--towns", "3", "--seed", "7", "--file", games, "--json")
    assert done.code == 0
    assert "18 of 18 games" in done.err
    assert json.loads(done.out)["games"] == 18


def test_a_game_of_the_folder_can_be_replayed(cuore: Cuore, games: str, tmp_path: Path) -> None:
    written = cuore("arena", "game", games, "4")
    assert (written.code, written.err) == (0, "")
    path = tmp_path / "game.txt"
    path.write_text(written.out, encoding="utf-8")
    assert "decisions agree" in cuore("replay", str(path), "--verify").out
    row, _ = read_league(Path(games))[1].row(4)
    assert f"result: A {row.points[0]}, B {row.points[1]} ({row.ending})" in written.out
    assert f"# seats: {', '.join(row.seats)}\n" in written.out


def test_games_with_a_card_file(cuore: Cuore, tmp_path: Path) -> None:
    cards, path = tmp_path / "own.toml", str(tmp_path / "own")
    cards.write_text(
        '[[card]]\nname = "Kagari Ichinomiya"\nbox = "base"\ncategory = "general maid"\ncost = 3\n'
        "icons = {serving = 3}\n",
        encoding="utf-8",
    )
    words = (*TWO_TOWNS, "--file", path, "--json")
    own = found_in(cuore(*words, "--card-file", str(cards)))
    assert found_in(cuore("arena", "show", path, "--card-file", str(cards), "--json")) == own
    assert cuore("arena", "show", path).is_mistake("played with other cards: give the card file")
    assert cuore(*words).is_mistake("holds games of another plan: there cards is ")


def test_stopped_by_hand_it_keeps_what_was_played_and_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "stopped"
    words = ("arena", "--bots", "random,biglove", "--towns", "200", "--boxes", "base", "--file", str(path))
    running = subprocess.Popen(
        [sys.executable, "-c", "from cuore.cli import main; main()", *words, "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # as in a terminal, Ctrl-C reaches the workers as well
    )
    deadline = time.monotonic() + PATIENCE
    while not list(path.glob("games/*.parquet")):
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (130, b"")
    said = re.fullmatch(r"Stopped\. (\d+) of 400 games are kept in .*; the same command plays on\.\n", err.decode())
    assert said is not None, err.decode()
    league, folder = read_league(path)
    before = timeless(folder.rows())
    assert 0 < len(before) < 400
    assert len(before) - int(said[1]) in (0, 24)  # a piece may have been written and not yet counted
    done = in_a_process(*words[:4], str(league.towns + 1), *words[5:], "--json", "--jobs", "1")
    assert found_in(done)["games"] == 2 * league.towns + 2
    assert timeless(read_league(path)[1].rows())[: len(before)] == before


MISTAKES = {
    "one bot": (("--bots", "random"), "an arena needs at least two different bots, with commas between them"),
    "other letters": (("--bots", "random, Random"), "the bot random is named twice: name each bot once"),
    "twice": (("--bots", "random,random"), "the bot random is named twice: name each bot once"),
    "unknown bot": (("--bots", "random,deepthought"), "there is no bot called 'deepthought'; choose from random"),
    "too few": (("--players", "4"), "a table of 4 needs 4 different bots, not 3; or choose a candidate"),
    "too many": (("--players", "7", "--candidate", "random"), "for 2 to 6 players, not 7"),
    "no players": (("--players", "0"), "for 2 to 6 players, not 0"),
    "candidate": (("--candidate", "nobody"), "the candidate 'nobody' is not among the bots: random, biglove"),
    "no towns": (("--towns", "0"), "must be at least 1"),
    "negative towns": (("--towns", "-4"), "must be at least 1"),
    "no deals": (("--deals", "0"), "must be at least 1"),
    "no jobs": (("--jobs", "0"), "jobs must be at least 1"),
    "unknown box": (("--boxes", "attic"), "there is no box called 'attic'"),
    "no first town": (("--town", "first"), "a town that is chosen needs its boxes"),
    "short town": (("--boxes", "base", "--town", "Azure,Viola"), "too few general maids: a town has 10, not 2"),
    "faster with three": (("--players", "3", "--faster"), "the faster game is for 2 players, not 3"),
    "no seed": (("--seed", ""), "a seed is 1 to 200 characters of text"),
    "towns without end": (("--towns", "9" * 20), "--towns must be at most 1,000,000"),
    "a table without end": (("--players", "9" * 12, "--candidate", "random"), "for 2 to 6 players, not 999999999999"),
    "no card file": (("--card-file", "nowhere.toml"), "nowhere.toml cannot be opened: there is no such file or folder"),
    "no such folder": (("--file", "nowhere/games"), "there is no folder nowhere to keep games in"),
    "another folder": (("--file", "/proc"), "/proc is not a folder of games: there is no study.json"),
    "a cluster of its own jobs": (("--jobs", "2", "--ray", "auto"), "leave out one of them"),
    "two forms": (("--json", "--markdown"), "choose one of --json and --markdown"),
    "not a number": (("--towns", "many"), "many"),
    "extra": (("extra",), "extra"),
}


@pytest.mark.parametrize(("words", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(
    cuore: Cuore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    towns = () if "--towns" in words else ("--towns", "1")
    assert cuore("arena", *towns, *words).is_mistake(reason)
    assert list(tmp_path.iterdir()) == []


def test_another_plan_does_not_go_into_the_same_folder(cuore: Cuore, games: str) -> None:
    done = cuore("arena", "--towns", "2", "--seed", "8", "--file", games)
    assert done.is_mistake(
        "holds games of another plan: there seed is 7, here 8; choose another folder, or the same plan"
    )


def test_something_else_is_not_shown(cuore: Cuore, tmp_path: Path, games: str) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    assert cuore("arena", "show", str(diary)).is_mistake("is not a folder of games")
    assert cuore("arena", "--file", str(diary)).is_mistake("is not a folder of games")
    assert cuore("arena", "--file", str(tmp_path)).is_mistake("there is no study.json in it, but other files")
    assert cuore("arena", "show", str(tmp_path)).is_mistake("there is no study.json in it")
    assert cuore("arena", "show", str(tmp_path / "none")).is_mistake("cannot be opened: there is no such folder")
    assert cuore("arena", "game", games, "12").is_mistake("there is no game 12 in it")
    assert cuore("arena", "show", games, "--json", "--markdown").is_mistake("choose one of")
    for part in Path(games).glob("games/*"):
        part.unlink()
    assert cuore("arena", "show", games).is_mistake("holds no finished game yet")


def test_stopped_without_a_folder_it_says_how_to_keep_games(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cuore.cli.arena.play_league", stop)
    assert cuore("arena") == Outcome(130, "", "Stopped. No games were kept: name a folder for them by --file.\n")


@pytest.mark.parametrize("table", ["games", "employments", "towns"])
def test_a_file_of_another_table_is_named(cuore: Cuore, games: str, table: str) -> None:
    file = next(iter((Path(games) / table).glob("*.parquet")))
    file.write_bytes((Path(games) / "cards.parquet").read_bytes())
    said = f"{table}/{file.name} does not hold the games that its name says"
    assert cuore("arena", "game", games, "0").is_mistake(said)
    assert cuore("arena", "show", games).is_mistake(said)
