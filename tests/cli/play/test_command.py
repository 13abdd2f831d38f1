"""``cuore play`` as people and scripts start it: flags, mistakes, pipes, terminals, crashes."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest
from cyclopts import App

from cuore.cli.play import play
from cuore.engine.record import read_record
from cuore.lab.files import read_text
from tests.cli.command import PATIENCE
from tests.cli.play.desk import CLEAR, CURTAIN
from tests.towns import FIRST_TOWNS

PROGRAM = """
import sys
from cyclopts import App
from cuore.cli.play import play
app = App()
app.default(play)
sys.exit(app(result_action="return_value"))
"""
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"
SCREEN_ON, SCREEN_OFF = "\x1b[?1049h", "\x1b[?1049l"


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of tests do not mix with those of people, and terminals are all alike."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def piped(lines: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Play with lines from a pipe."""
    arguments = [sys.executable, "-c", PROGRAM, *flags]
    return subprocess.run(arguments, input=lines, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)


def unpainted(text: str) -> str:
    """What was written, without colours and orders to the terminal."""
    return re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", text)


def decisions(file: Path) -> list[str]:
    return [words for _, _, words in read_record(read_text(file)).answers]


class Terminal:
    """A game in a terminal of its own."""

    def __init__(self, *flags: str, width: int = 80, height: int = 24) -> None:
        self._end, other_end = pty.openpty()
        self.resize(width, height)
        arguments = [sys.executable, "-c", f"{OWN_TERMINAL}\n{PROGRAM}", *flags]
        # A copy, because what edits lines tells the size of its own terminal to every process that inherits.
        self.process = subprocess.Popen(
            arguments,
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            start_new_session=True,
            env=os.environ.copy(),
        )
        os.close(other_end)
        self._unread = ""
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def until(self, words: str) -> str:
        """Everything written up to these words; what follows is left for the next time."""
        deadline = time.monotonic() + PATIENCE
        while words not in self._unread:
            assert time.monotonic() < deadline, f"{words!r} did not come, but {self._unread!r}"
            assert self._hear(0.2), f"the game ended without {words!r}, but with {self._unread!r}"
        seen, _, self._unread = self._unread.partition(words)
        return seen + words

    def written(self) -> str:
        """What has been written since."""
        self._hear(0)
        return self._unread

    def _hear(self, seconds: float) -> bool:
        """Take up what is written within a time; False when the game has closed the terminal."""
        if select.select([self._end], [], [], seconds)[0]:
            try:
                self._unread += self._decoder.decode(os.read(self._end, 65536))
            except OSError:
                return False
        return True

    def type(self, keys: str) -> None:
        """Press keys as people do, when the screen stands still: what comes before the question is dropped."""
        while select.select([self._end], [], [], 0.3)[0] and self._hear(0):
            pass
        os.write(self._end, keys.encode())

    def lift_curtain(self) -> None:
        """Press Enter until the question is there: what is typed before the curtain hangs is dropped."""
        self.until("looking")
        deadline = time.monotonic() + PATIENCE
        while " ▸ " not in self._unread:
            assert time.monotonic() < deadline, f"the curtain stayed, with {self._unread!r}"
            self.type("\r")
            time.sleep(0.3)
            assert self._hear(0), f"the game ended behind its curtain, with {self._unread!r}"

    def resize(self, width: int, height: int) -> None:
        ioctl(self._end, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.kill()
        os.close(self._end)


@contextmanager
def terminal(*flags: str) -> Iterator[Terminal]:
    """A game in a terminal; it is ended if the test did not end it."""
    term = Terminal(*flags)
    try:
        yield term
    finally:
        term.close()


# -- mistakes --


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        ("--seats Ann", "'Ann' is one player: put commas between players"),
        ("--seats a1,b1,c1,d1,e1,f1,g1", "2 to 6 players, not 7"),
        ("--seats Ann,,Ben", "a player has no name"),
        ("--seats Ann,Ben,Cleo --faster", "the faster game is for 2 players"),
        ("--town Nobody", "'Nobody' is not the name of a card or a town"),
        ("--town Azure,Viola", "too few general maids"),
        ("--boxes attic", "there is no box called 'attic'"),
        ("--boxes base,attic", "there is no box called 'attic'"),
        ("--boxes base,base", "a box is named twice"),
        ("--boxes base,expanding --town first", "there is no recommended first town for base, expanding"),
        ("--boxes oktoberfest --seats a1,b1,c1 --faster", "the faster game is for 2 players"),
        ("--boxes expanding --town Azure", "Azure Crescent is in the box 'base', which is not among expanding"),
        ("--seed " + "x" * 201, "a seed is"),
        ("--save no/such/folder/game", "there is no folder no/such/folder"),
        ("--resume nothing.cuore", "nothing.cuore cannot be opened: there is no such file"),
        ("--resume", "there is no unfinished game to go on with"),
        ("--resume --seed 1", "a game that goes on is already set up"),
        ("--resume --boxes vacation", "a game that goes on is already set up"),
        ("--resume --town random", "a game that goes on is already set up"),
        ("--resume --printed-only", "a game that goes on is already set up"),
        ("--card-file nothing.toml", "nothing.toml cannot be opened"),
        ("--boxes more --seats a1,b1,c1,d1,e1", "2 to 4 players, not 5"),
        ("--boxes more --printed-only", "there is no game with printed ones only"),
        ("--boxes more --faster", "there is no faster game in the Park"),
        ("--boxes more,base --guests Azure,Viola", "10 general maids of other boxes come to the Park, or none, not 2"),
        ("--boxes more,base --private-maids Azure", "Azure Crescent is no private maid of another box in play"),
        ("--guests Azure", "are for games in the Park"),
        ("--without Azure", "beers can be left in the box, and Azure Crescent is none"),
        ("--seats Ann,Ben --first Cleo", "'Cleo' cannot begin: choose from Ann, Ben"),
        ("--first 3", "'3' cannot begin: choose from You, Housekeeper"),
        ("--resume --guests none", "a game that goes on is already set up"),
        ("--resume --private-maids none", "a game that goes on is already set up"),
        ("--resume --without Illness", "a game that goes on is already set up"),
    ],
)
def test_a_mistake_is_one_line_and_code_2(flags: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    app = App()
    app.default(play)
    assert app(flags.split(), result_action="return_value") == 2
    out, err = capsys.readouterr()
    assert reason in err
    assert err.count("\n") == 1
    assert out == ""


def test_files_that_are_no_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter, picture, folder = tmp_path / "letter", tmp_path / "picture", tmp_path / "folder"
    letter.write_text("Dear Ann,\n", encoding="utf-8")
    picture.write_bytes(b"\x89PNG\xff\xff")
    folder.mkdir()
    for path, reason in ((letter, "not a game of cuore"), (picture, "it is not text"), (folder, "it is a folder")):
        assert play(resume=[path]) == 2
        assert reason in capsys.readouterr().err


def test_a_damaged_game_is_refused_with_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.cuore"
    assert piped("play all\n", "--seed", "a", "--seats", "you,biglove", "--save", str(file)).returncode == 0
    file.write_text(read_text(file).replace("play all Love", "play no Love"), encoding="utf-8")
    assert play(resume=[file]) == 2
    assert re.search(r"game\.cuore: line \d+: 'play no Love' is not possible", capsys.readouterr().err)


def test_a_game_for_two_does_not_seat_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.cuore"
    piped("", "--save", str(file))
    assert play(resume=[file], seats="Ann,Ben,Cleo") == 2
    assert "this game is for 2 players, not 3: give --seats 2 names" in capsys.readouterr().err


def test_a_new_game_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.cuore"
    piped("", "--save", str(file))
    before = read_text(file)
    assert play(save=file) == 2
    assert "already exists" in capsys.readouterr().err
    assert read_text(file) == before


# -- pipes --


def test_end_of_lines_saves_and_tells_how_to_go_on(tmp_path: Path) -> None:
    done = piped("play all\n", "--seed", "a")
    assert (done.returncode, done.stderr) == (0, "")
    path, resume = re.findall(r"The game is saved in (.*)\nGo on with: cuore play --resume (.*)\n", done.stdout)[0]
    assert path == resume
    assert Path(path).is_relative_to(tmp_path / "data")
    again = piped("end turn\n", "--resume")
    assert again.returncode == 0
    assert decisions(Path(path)).count("end turn") == 1


def test_a_pipe_gets_no_escapes_and_echoes_the_answers() -> None:
    done = piped("play all\nend\n", "--seed", "a")
    assert "\x1b" not in done.stdout
    assert "You ▸ play all\n" in done.stdout


def test_a_seed_is_drawn_and_shown() -> None:
    seeds = {re.findall(r"with the seed (\w+)\.", piped("").stdout)[0] for _ in range(3)}
    assert len(seeds) == 3


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        piped("1\n" * 30, "--seed", "same", "--save", name)
        games.append(read_text(tmp_path / name))
    assert games[0] == games[1]


def test_wishes_for_the_game_are_kept(tmp_path: Path) -> None:
    piped("", "--beginners", "--faster", "--town", "random", "--save", "game")
    setup = read_record(read_text(tmp_path / "game")).setup
    assert setup.without == ("Bad Habit",)
    assert setup.faster


@pytest.mark.parametrize(("words", "seat"), [("ben", 1), ("Ann", 0), ("2", 1)])
def test_who_is_named_begins(words: str, seat: int, tmp_path: Path) -> None:
    piped("", "--seats", "Ann, Ben", "--first", words, "--save", "game")
    assert read_record(read_text(tmp_path / "game")).setup.first == seat


def test_a_mixture_draws_its_town_and_says_so(tmp_path: Path) -> None:
    done = piped("", "--boxes", "base, expanding", "--seats", "Ann,Ben,Cleo,Dora,Emil,Finn", "--save", "game")
    assert "Its Town was drawn at random." in done.stdout
    setup = read_record(read_text(tmp_path / "game")).setup
    assert setup.boxes == ("base", "expanding")
    assert setup.seats == 6


@pytest.mark.parametrize("box", FIRST_TOWNS)
def test_a_single_box_begins_with_its_recommended_town(tmp_path: Path, box: str) -> None:
    done = piped("", "--boxes", box, "--save", "game")
    assert "drawn at random" not in done.stdout
    assert read_record(read_text(tmp_path / "game")).setup.town == FIRST_TOWNS[box]


def test_the_park_begins_with_its_own_town_whoever_visits_it(tmp_path: Path) -> None:
    for boxes in ("more,base", "base,more"):
        done = piped("", "--boxes", boxes, "--save", boxes)
        assert "drawn at random" not in done.stdout
        setup = read_record(read_text(tmp_path / boxes)).setup
        assert setup.town == FIRST_TOWNS["more"]
        assert (len(setup.guests), len(setup.private_maids)) == (10, 10)


def test_who_comes_to_the_park_can_be_chosen(tmp_path: Path) -> None:
    guests = "Azure,Viola,Rouge,Safran,Kagari,Genevieve,Moine,Tenalys,Sainsbury,Claire"
    flags = ("--boxes", "more,base", "--guests", guests, "--private-maids", "none", "--without", "Illness")
    done = piped("t\n", *flags, "--save", "game")
    assert done.returncode == 0
    setup = read_record(read_text(tmp_path / "game")).setup
    assert [name.split()[0] for name in setup.guests] == guests.replace("Genevieve", "Geneviève").split(",")
    assert setup.private_maids == ()
    assert setup.without == ("Illness",)
    assert "Guests" in done.stdout
    assert "Private maids" not in done.stdout
    assert "Illness" not in done.stdout
    assert "Illness" in piped("t\n", "--boxes", "more,base", "--guests", "none").stdout


def test_the_options_of_the_park_are_explained() -> None:
    text = " ".join(piped("", "--help").stdout.replace("│", " ").split())
    said = ("oktoberfest, more", "(with the box more 2 to 4)", "random, none, or ten names", "Special cards to leave")
    for words in said:
        assert words in text


def test_the_park_on_a_terminal() -> None:
    with terminal("--boxes", "more", "--seed", "a", "--seats", "you,random") as term:
        term.until("Pick a high class maid for this round.")
        term.until("You ▸")
        term.type("pick noemi\r")
        term.until("your turn")
        term.until("You ▸")
        term.type("h\r")
        term.until("A round")
        term.until("▸ ")
        term.type("q\r")
        term.until("You ▸")
        term.type("q\r")
        term.until("Go on with: cuore play --resume ")
        assert term.process.wait(PATIENCE) == 0


def test_a_town_can_be_named_for_a_mixture(tmp_path: Path) -> None:
    town = "Ririko, Azure, Viola, Rouge, Felicity, Safran, Moine, Sainsbury, Tenalys, Emily"
    done = piped("", "--boxes", "base,expanding", "--town", town, "--save", "game")
    assert "drawn at random" not in done.stdout
    setup = read_record(read_text(tmp_path / "game")).setup
    assert [name.split()[0] for name in setup.town] == town.split(", ")


def test_printed_cards_alone_are_kept_and_resumed(tmp_path: Path) -> None:
    first = piped("t\n", "--boxes", "expanding,vacation", "--printed-only", "--save", "game")
    assert first.returncode == 0
    assert "Estate" not in first.stdout
    assert "Garden" in first.stdout
    assert read_record(read_text(tmp_path / "game")).setup.printed_only
    again = piped("t\n", "--resume", "game")
    assert again.returncode == 0
    assert "Estate" not in again.stdout


def test_others_may_take_the_seats_over(tmp_path: Path) -> None:
    piped("end\n", "--seats", "Ann,Ben", "--save", "game")
    done = piped("", "--resume", "game", "--seats", "biglove,random")
    assert "The game is over" in done.stdout
    assert "Biglove" in done.stdout


def test_a_finished_game_shows_its_score_and_can_be_replayed() -> None:
    done = piped("", "--seats", "biglove,housekeeper", "--seed", "a")
    assert done.returncode == 0
    assert "Victory points" in done.stdout
    assert re.search(r"\w+ wins!|share the win", done.stdout)
    assert "cuore replay " in done.stdout
    assert piped("", "--resume").returncode == 2  # a finished game is not resumed by itself


@pytest.mark.parametrize("boxes", ["base", "oktoberfest,vacation,expanding,base", "more,base"])
def test_a_terminal_with_few_letters(monkeypatch: pytest.MonkeyPatch, boxes: str) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = piped("play all\nt\nlog\nh\n?\n? genevieve\n", "--seed", "a", "--boxes", boxes)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Genevieve" in done.stdout
    assert done.stdout.isascii()


# -- terminals --


def test_a_person_at_a_terminal() -> None:
    with terminal("--seed", "a") as term:
        assert SCREEN_ON in term.until("You ▸")
        term.type("play all\r")
        assert CLEAR in term.until("You ▸")
        term.type("q\r")
        term.until(SCREEN_OFF)
        term.until("Go on with: cuore play --resume ")
        assert term.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_saves(tmp_path: Path, keys: str) -> None:
    with terminal("--seed", "a", "--save", "game") as term:
        term.until("You ▸")
        term.type("play all\r")
        term.until("You ▸")
        term.type(keys)
        term.until("The game is saved in game")
        assert term.process.wait(PATIENCE) == 0
    assert decisions(tmp_path / "game")[-1] == "play all Love"


def test_a_killed_game_is_resumed_with_every_answer(tmp_path: Path) -> None:
    with terminal("--seed", "a", "--save", "game") as term:
        term.until("You ▸")
        term.type("play all\r")
        term.until("You ▸")
        term.kill()
    before = decisions(tmp_path / "game")
    assert before[-1] == "play all Love"
    with terminal("--resume", "game") as term:
        term.until("Welcome back")
        term.until("You ▸")
        term.type("u\r")
        term.until("Taken back.")
    assert decisions(tmp_path / "game") == before[:-1]


def test_the_curtain_falls_between_two_people_at_a_terminal() -> None:
    with terminal("--seats", "Ann,Ben", "--seed", "a") as term:
        first = "Ann" if "Ann" in term.until("press Enter") else "Ben"
        term.lift_curtain()
        term.until(f"{first} ▸")
        term.type("end turn\r")
        term.until("End the turn all the same?")
        term.until(f"{first} ▸")
        term.type("y\r\r\r")  # some Enters too many
        curtain = term.until("press Enter").rpartition(CLEAR)[2]
        assert CURTAIN in curtain
        assert "Love" not in curtain
        assert "Colette" not in curtain
        term.until("looking")
        time.sleep(0.5)
        assert CLEAR not in term.written()


def test_colours_are_on_at_a_terminal_and_off_with_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    colour = re.compile(r"\x1b\[[\d;]*[34]8;[25];")
    with terminal("--seed", "a") as term:
        assert colour.search(term.until("You ▸"))
    monkeypatch.setenv("NO_COLOR", "1")
    with terminal("--seed", "a") as term:
        plain = term.until("You ▸")
        assert not colour.search(plain)
        assert "Marianne" in plain


def test_a_dumb_terminal_is_not_cleared_but_hides_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with terminal("--seats", "Ann,Ben", "--seed", "a") as term:
        term.lift_curtain()
        assert CLEAR not in term.until(" ▸ ")
        term.type("end turn\r")
        term.until("End the turn all the same?")
        term.until(" ▸ ")
        term.type("y\r")
        assert term.until("press Enter").count("\n") > 100


# -- what a terminal does besides --


def test_a_line_can_be_edited_and_completed(tmp_path: Path) -> None:
    with terminal("--seed", "a", "--save", "game") as term:
        term.until("You ▸")
        term.type("play al\t")
        term.until("play all Love")
        term.type("x\x7f\r")
        term.until("You ▸")
    assert decisions(tmp_path / "game")[-1] == "play all Love"


def test_no_line_is_remembered() -> None:
    with terminal("--seed", "a") as term:
        term.until("You ▸")
        term.type("nonsense\r")
        term.until("none of the answers")
        term.until("You ▸")
        term.type("\x1b[A\x1b[A99\r")
        assert "nonsense" not in term.until("there is no answer 99")


def test_the_screen_follows_the_size_of_the_terminal_and_keeps_what_is_typed() -> None:
    with terminal("--seed", "a") as term:
        term.until("You ▸")
        term.type("xyz")
        term.until("xyz")
        term.resize(120, 40)
        wide = unpainted(term.until("xyz"))
        assert max(len(line) for line in wide.splitlines()) == 120
        assert "You ▸ xyz" in wide
        term.type("\x15play all\r")
        term.until("u undo")


def test_the_screen_is_drawn_again_after_a_sleep() -> None:
    with terminal("--seed", "a") as term:
        term.until("You ▸")
        term.type("pla")
        term.until("pla")
        term.process.send_signal(signal.SIGSTOP)
        term.process.send_signal(signal.SIGCONT)
        assert "Marianne" in term.until("You ▸")
        term.until("pla")


def test_keys_pressed_while_a_bot_thinks_answer_nothing(tmp_path: Path) -> None:
    with terminal("--seed", "b", "--seats", "you,search:0.4s", "--save", "game") as term:
        term.until("You ▸")
        term.type("end turn\r")
        term.until("You ▸")
        term.type("y\r")
        term.until("is thinking")
        term.type("end turn\ry\r0\ry\r")
        term.until("You ▸")
        time.sleep(0.3)
        assert "all the same" not in term.written()
        term.type("q\r")
        term.until("The game is saved")
    assert decisions(tmp_path / "game").count("end turn") == 1


# -- two windows --


def test_a_game_on_the_table_is_nobody_elses(tmp_path: Path) -> None:
    with terminal("--seed", "a", "--save", "game") as term:
        term.until("You ▸")
        before = read_text(tmp_path / "game")
        second = piped("play all\n", "--resume", "game")
        assert second.returncode == 2
        assert re.fullmatch(
            rf"cuore: .*game is open in another window \(process {term.process.pid}\).*\n", second.stderr
        )
        assert read_text(tmp_path / "game") == before
        term.kill()
    again = piped("play all\n", "--resume", "game")  # killed, it holds nothing
    assert (again.returncode, again.stderr) == (0, "")
    assert decisions(tmp_path / "game")[-1] == "play all Love"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game"]


def test_a_damaged_game_that_was_played_last_is_named() -> None:
    piped("play all\n", "--seed", "a")
    (older,) = games = sorted(Path("data/cuore/games").iterdir())
    damaged = older.with_name("newer.cuore")
    damaged.write_text(read_text(older)[:30], encoding="utf-8")
    os.utime(older, (1, 1))
    refused = piped("", "--resume")
    assert refused.returncode == 2
    assert "newer.cuore: " in refused.stderr
    assert f"cuore play --resume {games[0].absolute()}" in refused.stderr
    os.utime(damaged, (0, 0))
    assert piped("", "--resume").returncode == 0  # an old one troubles nobody


# -- welcome, and again --


def test_two_keys_from_the_first_start_to_a_hand_of_cards() -> None:
    with terminal() as term:
        first = term.until("▸ ")
        for words in ("Welcome to Tanto Cuore", "base", "first", "you, housekeeper", "deal the cards"):
            assert words in first
        assert "unfinished" not in first
        term.type("\r")
        assert "Your hand" in term.until("You ▸")


def test_the_welcome_changes_box_town_and_players(tmp_path: Path) -> None:
    with terminal() as term:
        for keys, words in (
            ("b", "Expanding the House"),
            ("t", "drawn by chance"),
            ("p", "governess"),
            ("p you, rush, biglove", "you, rush, biglove"),
            ("p you, housekepeer", "did you mean housekeeper?"),
            ("b attic", "there is no box called 'attic'"),
            ("dance", "Press one of the keys"),
        ):
            term.until("▸ ")
            term.type(f"{keys}\r")
            term.until(words)
        term.until("▸ ")
        term.type("n\r")
        term.until("You ▸")
    (file,) = (tmp_path / "data" / "cuore" / "games").glob("*.cuore")
    assert read_record(read_text(file)).setup.boxes == ("expanding",)
    assert "# seats: you, rush, biglove" in read_text(file)


def test_the_welcome_offers_the_unfinished_game(tmp_path: Path) -> None:
    piped("play all\n", "--seed", "a", "--boxes", "vacation")
    with terminal() as term:
        assert re.search(r"1 +You, Housekeeper +vacation +round 1", unpainted(term.until("▸ ")))
        term.type("\r")
        term.until("Welcome back")
        term.until("You ▸")


def by_age(files: Iterable[Path]) -> list[Path]:
    return sorted(files, key=lambda file: file.stat().st_mtime_ns)


def five_and_more(tmp_path: Path) -> None:
    """Six unfinished games, the last one of the box vacation, and a younger one in which nothing was decided."""
    for number, box in enumerate(["base"] * 4 + ["expanding", "vacation"]):
        piped("play all\n" if number else "1\n", "--seed", "a", "--boxes", box)
    piped("", "--seed", "b", "--seats", "you,biglove")
    for age, file in enumerate(by_age((tmp_path / "data" / "cuore" / "games").glob("*.cuore"))):
        os.utime(file, (1000 + age, 1000 + age))


def test_the_last_five_unfinished_games_can_be_chosen_from(tmp_path: Path) -> None:
    five_and_more(tmp_path)
    with terminal() as term:
        text = unpainted(term.until("▸ "))
        assert re.findall(r"(\d) +You, Housekeeper +(\w+) ", text) == [
            ("1", "vacation"),
            ("2", "expanding"),
            *[(str(number), "base") for number in (3, 4, 5)],
        ]
        assert "Biglove" not in text
        term.type("2\r")
        term.until("Welcome back")
    with terminal("--resume") as term:
        assert "Unfinished games" in unpainted(term.until("▸ "))
        term.type("7\r")
        term.until("Type one of the numbers")
        term.until("▸ ")
        term.type("2\r")
        term.until("Welcome back")
    assert "Welcome back" in piped("", "--resume").stdout


def test_who_changes_the_proposal_wants_a_new_game(tmp_path: Path) -> None:
    piped("play all\n", "--seed", "a")
    with terminal() as term:
        assert "go on with the first one" in term.until("▸ ")
        term.type("b\r")
        assert "a new game" in term.until("▸ ")
        term.type("\r")
        term.until("A new game with the seed")
    assert len(list((tmp_path / "data" / "cuore" / "games").glob("*.cuore"))) == 2


def test_a_mistake_breaks_between_words_at_a_terminal(tmp_path: Path) -> None:
    long = tmp_path / ("long-" * 20)
    with terminal("--resume", str(long / "game")) as term:
        words = term.until("or folder")
        assert term.process.wait(PATIENCE) == 2
    assert "\n" in words.strip()
    assert all(word in words.split() for word in ("cannot", "be", "opened:"))


def test_one_can_leave_at_the_welcome(tmp_path: Path) -> None:
    for keys in ("q\r", "\x03"):
        with terminal() as term:
            term.until("▸ ")
            term.type(keys)
            term.until(SCREEN_OFF)
            assert term.process.wait(10) == 0
    assert not list(tmp_path.rglob("*.cuore"))


def test_whoever_says_what_to_play_and_whoever_pipes_gets_no_welcome() -> None:
    assert "Welcome to" not in piped("").stdout
    with terminal("--beginners") as term:
        assert "Welcome to" not in term.until("You ▸")


def test_the_same_table_can_be_dealt_anew(tmp_path: Path) -> None:
    piped("", "--seed", "a", "--seats", "biglove,biglove", "--save", "over")
    with terminal("--resume", "over", "--seats", "you,biglove") as term:
        term.until("Victory points")
        term.until("Again?")
        term.until("▸ ")
        term.type("y\r")
        term.until("A new game with the seed")
        term.until("You ▸")
        term.type("q\r")
        term.until("Go on with")
        assert term.process.wait(10) == 0
    (file,) = (tmp_path / "data" / "cuore" / "games").glob("*.cuore")
    new, old = (read_record(read_text(path)).setup for path in (file, tmp_path / "over"))
    assert (new.boxes, new.town) == (old.boxes, old.town)
    assert new.seed != old.seed
