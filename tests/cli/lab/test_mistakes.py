"""A mistake gets one clear sentence, and leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Cuore
from tests.cli.lab.asking import ANOTHER, CARD

MISTAKES = {
    "unknown card": (("card", "nobody"), "there is no card called 'nobody'"),
    "no card": (("card",), "NAME"),
    "ambiguous card": (("card", "crescent"), "'crescent' could be"),
    "a card of another box": (
        ("card", "Anise Greenaway", "--boxes", "vacation"),
        "comes from the box base: add it to the boxes",
    ),
    "unknown box": (("box", "attic"), "there is no box called 'attic'"),
    "unknown box of a card": (("card", "anise", "--boxes", "attic"), "there is no box called 'attic'"),
    "unknown box of seats": (("seats", "--boxes", "attic"), "there is no box called 'attic'"),
    "unknown bot": (("card", "anise", "--bots", "deepthought"), "there is no bot called 'deepthought'"),
    "a bot twice": (("card", "anise", "--bots", "random,Random"), "name one bot or several different ones"),
    "no bots": (("card", "anise", "--bots", ","), "name one bot or several different ones"),
    "two bots of a price": (("price", "anise", "--bots", "random,biglove"), "name one bot for this question, not 2"),
    "two bots of rules": (
        ("compare", "plain", "faster", "--bots", "random,rush"),
        "name one bot for this question, not 2",
    ),
    "two bots of seats": (("seats", "--bots", "random,rush"), "name one bot for this question, not 2"),
    "too few pairs": (("card", "anise", "--pairs", "1"), "pairs must be at least 2, not 1"),
    "too few for the deals": (("card", "anise", "--pairs", "5", "--deals", "3"), "pairs must be at least 6, not 5"),
    "no deals": (("card", "anise", "--deals", "0"), "deals must be at least 1, not 0"),
    "no width": (("card", "anise", "--width", "0"), "width must be at least 0.01, not 0"),
    "a width without number": (("card", "anise", "--width", "nan"), "width must be at"),
    "too many games": (("box", "--pairs", "9" * 7), "a study holds up to 100,000,000"),
    "no seed": (("card", "anise", "--seed", ""), "a seed is 1 to 200 characters"),
    "no jobs": (("card", "anise", "--jobs", "0"), "jobs must be at least 1"),
    "too many players": (("card", "anise", "--players", "9"), "for 2 to "),
    "faster with three": (("card", "anise", "--players", "3", "--faster"), "the faster game is for 2 players"),
    "unknown wish": (("card", "anise", "--require", "sunshine"), "sunshine"),
    "a wish that cannot be": (("card", "anise", "--ban", "anise"), "Anise"),
    "unknown rule": (("compare", "plain", "quicker"), "'quicker' is not a house rule; choose from plain"),
    "the same rule": (("compare", "faster", "faster"), "these are the same rules twice"),
    "one rule": (("compare", "faster"), "OTHER"),
    "prices": (("price", "anise", "--prices", "2,many"), "not 'many'"),
    "one price": (("price", "anise", "--prices", "3"), "prices are two or more"),
    "a card against itself": (("card", "anise", "--against", "Anise Greenaway"), "cannot be compared with itself"),
    "no price": (("price", "Love 1"), "'Love 1'"),
    "players": (("seats", "--players", "2,many"), "not 'many'"),
    "no players": (("seats", "--players", ","), "like 2,3,4"),
    "nobody": (("seats", "--boxes", "base", "--players", "9"), "none of the boxes base is made for 9 players"),
    "a player too few": (("seats", "--players", "0,2"), "is made for 0 players"),
    "half of a crowd": (("seats", "--players", "7; 2"), "not '7; 2'"),
    "a crowd": (("card", "anise", "--players", "9" * 11), f"for 2 to 6 players, not {'9' * 11}"),
    "a crowd in a box": (("box", "--players", "9" * 11), f"for 2 to 6 players, not {'9' * 11}"),
    "a crowd and a price": (("price", "anise", "--players", "9" * 11), f"for 2 to 6 players, not {'9' * 11}"),
    "a crowd of rules": (("compare", "plain", "beginners", "--players", "9" * 11), f"not {'9' * 11}"),
    "a part of a pair": (("card", "anise", "--pairs", "2.7"), "not '2.7'"),
    "a part of a process": (("card", "anise", "--jobs", "1.5"), "not '1.5'"),
    "a part of a game": (("game", "nowhere", "1.5"), "not '1.5'"),
    "signs for a terminal": (
        ("card", "anise", "--seed", "\x1b[31m"),
        r"'\x1b[31m' has letters that cannot be printed",
    ),
    "signs in a path": (("report", "\x1b[31m\x07"), r"'\x1b[31m\x07' cannot be opened"),
    "no rule at all": (("compare", "plain", ";;;"), "';;;' has no house rule in it"),
    "a rule twice": (("compare", "plain", "faster faster"), "says faster twice"),
    "a slip in a rule": (("compare", "plain", "fster"), "'fster' is not a house rule: did you mean faster?"),
    "no card file": (("card", "anise", "--card-file", "nowhere.toml"), "nowhere.toml cannot be opened"),
    "no file of a card": (("price", "nowhere.toml"), "nowhere.toml cannot be opened"),
    "two forms": (("card", "anise", "--json", "--markdown"), "choose one of --json and --markdown"),
    "interactive": (("card", "anise", "--interactive"), "add --html FILE"),
    "no place for a page": (("card", "anise", "--html", "nowhere/page.html"), "there is no folder nowhere"),
    "no such folder": (("card", "anise", "--keep", "nowhere/games"), "there is no folder nowhere to keep games in"),
    "another folder": (("card", "anise", "--keep", "/proc"), "/proc is not a folder of games"),
    "a cluster of its own jobs": (("card", "anise", "--jobs", "2", "--ray", "auto"), "leave out one of them"),
    "a cluster nowhere": (("card", "anise", "--ray", "127.0.0.1:1"), "Ray"),
    "no study file": (("run", "nowhere.toml"), "nowhere.toml cannot be opened"),
    "too few pairs of a file": (("run", "nowhere.toml", "--pairs", "1"), "nowhere.toml cannot be opened"),
    "no study": (("report", "nowhere"), "nowhere cannot be opened"),
    "forms of a report": (("report", "nowhere", "--json", "--markdown"), "choose one of --json and --markdown"),
    "a report that is printed": (("report", "nowhere", "--json", "--to", "here"), "leave out --to"),
    "a page that is printed": (("report", "nowhere", "--json", "--html", "page.html"), "leave out --to, --html"),
    "a page and a folder": (("report", "nowhere", "--to", "here", "--html", "page.html"), "choose one of --to"),
    "nothing kept": (("sql", "SELECT 1"), "no study is kept yet"),
    "forms of rows": (("sql", "SELECT 1", "nowhere", "--csv", "--json"), "choose one of --csv and --json"),
    "rows of nothing": (("sql", "SELECT 1", "nowhere"), "nowhere cannot be opened"),
    "a game of nothing": (("game", "nowhere", "1"), "nowhere cannot be opened"),
    "not a number": (("game", "nowhere", "one"), "one"),
    "no such command": (("ask",), "ask"),
}


@pytest.mark.parametrize(("words", "reason"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(
    cuore: Cuore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = cuore("lab", *words)
    assert done.is_mistake(reason), done
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_a_file_with_several_cards_does_not_say_which(cuore: Cuore, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(CARD + ANOTHER, encoding="utf-8")
    done = cuore("lab", "price", str(file))
    assert done.is_mistake(
        "has several cards: name one of Beatrix Fernway, Cordula Finch, and give the file with --card-file"
    )
    assert cuore("lab", "price", str(file), "--card-file", str(file)).is_mistake("with --card-file, name a card")
    file.write_text("[[card]]\nname = 3\n", encoding="utf-8")
    assert cuore("lab", "price", str(file)).is_mistake("name must be a text")


def test_a_study_file_with_a_mistake(cuore: Cuore, tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    for text, reason in (
        ("question = ", "is not a study"),
        ('question = "card"\ncard = "Nobody"', "there is no card called 'Nobody'"),
        ('question = "card"\ncard = "Anise"\ntowns = 1', "towns must be from 2"),
    ):
        file.write_text(text, encoding="utf-8")
        assert cuore("lab", "run", str(file)).is_mistake(reason)
    assert cuore("lab", "run", str(file), "--pairs", "1").is_mistake("pairs must be at least 2, not 1")


def test_a_page_that_is_there_already_is_seen_before_anything_is_played(
    cuore: Cuore, tmp_path: Path, data: Path
) -> None:
    page = tmp_path / "page.html"
    page.write_text("mine", encoding="utf-8")
    assert cuore("lab", "card", "anise", "--html", str(page)).is_mistake("already exists: choose another name")
    assert page.read_text(encoding="utf-8") == "mine"
    assert not data.exists()
