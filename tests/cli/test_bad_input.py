"""Every command with every sort of bad input: exit code 2, and one short sentence that says what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import PATIENCE, Cuore, in_a_process, in_process


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cuore:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "empty").write_text("", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "dangling").symlink_to("nothing")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    return in_process(capsys, monkeypatch)


TECHNICAL = (
    "Errno",
    "Traceback",
    "`",
    "Token",
    "parameter",
    "argument",
    ".part",
    "unable to convert",
    "No such file",
    "Is a directory",
    "Not a directory",
    "File exists",
    "File name too long",
    "Unknown option",
    "Unknown command",
    " int ",
    "codec",
)
LONGEST = 420


def is_a_sentence(err: str) -> bool:
    """Whether it is one short line in plain words, with all its quotation marks."""
    return (
        err.startswith("cuore: ")
        and err.endswith("\n")
        and err[:-1].isprintable()
        and len(err) < LONGEST
        and not any(word in err for word in TECHNICAL)
        and (err.count("'") % 2 == 0 or '"' in err)
    )


COMMANDS = (
    *(("play",), ("bots",), ("cards",), ("replay",), ("verify",), ("hint",), ("bench",), ("simulate",), ("arena",)),
    *(("arena", "show"), ("arena", "game"), ("backup",), ("town",), ("table",), ("serve",)),
    *[
        ("lab", name)
        for name in ["card", "box", "price", "compare", "seats", "run", "report", "sql", "game", "studies"]
    ],
    *[("admin", name) for name in ["tables", "people", "reports", "freeze", "thaw", "export", "erase", "sign-out"]],
)
USAGE = {
    "an unknown option": ("--qqq",),
    "an unknown option with a value": ("--qqq=3",),
    "an unknown letter": ("-x",),
    "a long option": (f"--{'x' * 5000}",),
    "too many words": ("one", "two", "three", "four", "five"),
    "a word after two hyphens": ("--", "--json", "b", "c", "d"),
}


MISTAKES = [
    pytest.param(command, usage, id=f"{' '.join(command)}-{usage}")
    for command in COMMANDS
    for usage in USAGE
    if command != ("town",) or usage not in ("too many words", "a word after two hyphens")  # a town may have any words
]


@pytest.mark.parametrize(("command", "usage"), MISTAKES)
def test_words_that_make_no_command(cuore: Cuore, command: tuple[str, ...], usage: str) -> None:
    done = cuore(*command, *USAGE[usage])
    assert (done.code, done.out) == (2, "")
    assert is_a_sentence(done.err), done.err
    assert "did you mean" not in done.err


FILES = (
    "nowhere",
    "folder",
    "empty",
    "bytes",
    "loop",
    "dangling",
    "empty/below",
    "n" * 300,
    "x" * 5000,
    "\x1b[31m\x07",
)
READERS = {
    "play": ("play", "--resume"),
    "replay": ("replay",),
    "verify": ("verify",),
    "hint": ("hint",),
    "a card file": ("cards", "--card-file"),
    "lab run": ("lab", "run"),
    "lab report": ("lab", "report"),
    "lab game": ("lab", "game", "FILE", "1"),
    "lab sql": ("lab", "sql", "SELECT 1"),
    "arena show": ("arena", "show"),
    "arena game": ("arena", "game", "FILE", "1"),
    "settings": ("serve", "--config"),
    "a copy": ("backup", "--check"),
    "operators": ("admin", "tables", "--config"),
}


UNREADABLE = [
    pytest.param(words, file, id=f"{name}-{file!r:.20}")
    for name, words in READERS.items()
    for file in FILES
    if words[0] not in ("serve", "admin") or file != "empty"  # settings may be empty
]


@pytest.mark.parametrize(("words", "file"), UNREADABLE)
def test_what_cannot_be_read(cuore: Cuore, words: tuple[str, ...], file: str) -> None:
    filled = [file if word == "FILE" else word for word in words]
    done = cuore(*filled, *(() if "FILE" in words else (file,)))
    assert (done.code, done.out) == (2, "")
    assert is_a_sentence(done.err), done.err


PLACES = ("empty/below", "/proc/new", "n" * 300, "x" * 5000, "nowhere/below", "loop/below")
WRITERS = {
    "play": ("play", "--seats", "random,random", "--save"),
    "a page of a town": ("town", "--seed", "1", "--html"),
    "games": ("simulate", "--games", "1", "--jobs", "1", "--keep"),
    "an arena": ("arena", "--bots", "random,biglove", "--towns", "1", "--jobs", "1", "--file"),
    "a study": ("lab", "card", "anise", "--bots", "random", "--pairs", "2", "--jobs", "1", "--keep"),
    "a page of a study": ("lab", "card", "anise", "--bots", "random", "--pairs", "2", "--jobs", "1", "--html"),
    "a copy": ("backup",),
}


@pytest.mark.parametrize("place", PLACES, ids=lambda name: name[:20])
@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS)
def test_where_nothing_can_be_written(cuore: Cuore, words: tuple[str, ...], place: str) -> None:
    done = cuore(*words, place)
    assert (done.code, done.out) == (2, "")
    assert is_a_sentence(done.err), done.err


EXAMPLES = {
    ("bots", "x"): "'x' is one word too many: see cuore bots --help",
    ("cards", "lily", "garden"): "'garden' is one word too many: put words that belong together in quotation marks",
    ("replay",): "FILE is missing: write cuore replay FILE",
    ("lab", "compare", "plain"): "OTHER is missing: write cuore lab compare RULE OTHER",
    ("play", "--seats"): "--seats needs a value after it",
    ("simulate", "--games"): "--games needs a whole number after it",
    ("simulate", "--keep"): "--keep needs the name of a file or folder after it",
    ("play", "--wat"): "there is no option --wat: see cuore play --help",
    ("play", "--sed", "3"): "there is no option --sed: did you mean --seed?",
    ("repla",): "there is no command 'repla': did you mean replay?",
    ("lab", "dance"): "there is no lab command 'dance'; choose from card, box, price",
    ("simulate", "--json=perhaps"): "--json takes no value: write it alone",
    ("simulate", "--games", "2", "--games", "3"): "--games can be given only once",
    ("play", "--resume", "a", "b"): "--resume takes one value, not 2",
    ("play", "--resume", "a", "--resume", "b"): "--resume can be given only once",
    ("serve", "--port", "-1"): "--port must be a whole number from 0 to 65535, not -1",
    ("serve", "--port", "many"): "--port must be a whole number, not 'many'",
    ("town", "--require", "drawing=x"): "'drawing=x' needs a number after =, like 2, or two, like 1-3",
    ("town", "--like", "rounds=x"): "'rounds=x' needs a number up to 999 after =",
    ("town", "--require", "drawing=9"): "(in base only 3 fit 'drawing')",
    ("town", "--piles", "events=9"): "(in base only 2 fit 'events')",
    ("simulate", "--bots", "search:0,random"): "write search:200 for 200 simulations or search:0.5s",
    ("simulate", "--bots", "random biglove"): "put commas between the names of bots",
    ("simulate", "--boxes", "base expanding"): "put commas between the names of boxes",
    ("play", "--seats", "Ann Ben"): "'Ann Ben' is one player: put commas between players",
    ("play", "--seats", f"{'x' * 5000},b"): "cannot be a name: use up to 16 letters",
    ("play", "--save", "~no-such-person/x"): "there is no such home folder",
    ("table", "--data", "empty"): "empty cannot be the data folder: it is a file, not a folder",
    ("backup", "/proc/b"): "no copy can be written to /proc/b: nothing can be written there",
    ("arena", "--towns", "1000001"): "--towns must be at most 1,000,000, not 1000001",
    ("arena", "--bots", ","): "an arena needs at least two different bots, with commas between them",
    ("hint", "empty"): "empty is neither a game nor a position of cuore: there is nothing in it",
    ("replay", "empty"): "this is not a game of cuore: there is nothing in it",
}


@pytest.mark.parametrize(("words", "sentence"), EXAMPLES.items(), ids=lambda part: " ".join(part)[:40])
def test_what_is_wrong_and_what_to_write_instead(cuore: Cuore, words: tuple[str, ...], sentence: str) -> None:
    done = cuore(*words)
    assert done.is_mistake(sentence), done.err
    assert is_a_sentence(done.err), done.err


def test_a_list_may_be_given_with_commas_or_again(cuore: Cuore) -> None:
    once = cuore("town", "--seed", "1", "--json", "--pin", "anise,azure", "--ban", "viola")
    again = cuore("town", "--seed", "1", "--json", "--pin", "anise", "--pin", "azure", "--ban", "viola")
    assert (again.code, again.out) == (0, once.out)
    two = cuore("simulate", "--games", "1", "--json", "--bots", "random", "--bots", "biglove")
    assert two.code == 0
    assert [seat in two.out for seat in ('"random"', '"biglove"')] == [True, True]


@pytest.mark.parametrize("name", ["Garden", "julia", "Marianne Soleil"])
def test_an_exact_name_is_one_card(cuore: Cuore, name: str) -> None:
    done = cuore("cards", name)
    assert done.out.startswith("╭")
    assert name.lower() in done.out.splitlines()[0].lower()


@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
@pytest.mark.parametrize("size", ["0", "1", "-5", "many", "9" * 30, "²"])
def test_a_size_that_no_screen_has_is_no_size(
    cuore: Cuore, monkeypatch: pytest.MonkeyPatch, name: str, size: str
) -> None:
    monkeypatch.setenv(name, size)
    assert "housekeeper" in cuore("bots").out


QUIET = {
    "json": ("simulate", "--json", "--games", "3"),
    "a table": ("bots",),
    "help": ("play", "--help"),
    "a town": ("town", "--seed", "1"),
    "a game": ("play", "--seats", "random,random", "--seed", "1"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
@pytest.mark.parametrize("words", QUIET.values(), ids=QUIET)
def test_a_reader_who_leaves_is_no_mistake(tmp_path: Path, words: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-c", "from cuore.cli import main; main()", *words],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_full_disk_at_the_other_end_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", "from cuore.cli import main; main()", "bots"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=PATIENCE,
        )
    assert (done.returncode, done.stderr) == (2, b"cuore: the disk is full\n")


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = f"import os; from cuore.cli.app import main; os.chdir({str(gone)!r}); os.rmdir('../gone'); main()"
    for words, code, err in ((("bots",), 0, ""),):
        done = subprocess.run(
            [sys.executable, "-P", "-c", script, *words], capture_output=True, check=False, timeout=PATIENCE, text=True
        )
        assert (done.returncode, done.stderr) == (code, err)


def test_nothing_is_logged_before_a_server_has_a_place(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    done = in_a_process("serve", "--port", "0", "--data", str(file))
    assert done.is_mistake("cannot be the data folder: it is a file, not a folder"), done.err
