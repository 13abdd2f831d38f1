"""``cuore replay``: checking a game file, and stepping through it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from cuore import make_setup, read_position, read_record, rules_from_file, start_session, write_position, write_record
from cuore import replay as replay_record
from cuore.cards.catalogue import official_rules
from cuore.cli.play.save import with_seats
from cuore.cli.play.screen import Screen
from cuore.cli.reel import Reel
from cuore.cli.stepping import Showing
from cuore.engine.record import result_words
from cuore.table.seats import Seat
from tests.cli.command import PATIENCE, Cuore, in_a_process, in_process
from tests.cli.play.desk import CLEAR, CURTAIN, Typist, new_console
from tests.notation.samples import forks, records

KAGARI = (
    '[[card]]\nname = "Kagari Ichinomiya"\nbox = "base"\ncategory = "general maid"\ncost = 3\nicons = {serving = 3}\n'
)


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A game that was played to its end."""
    path = tmp_path / "whole.txt"
    path.write_text(records()[0], encoding="utf-8")
    return path


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game of thirty decisions that is not over."""
    path = tmp_path / "short.txt"
    path.write_text(records(30)[1], encoding="utf-8")
    return path


def answers(path: Path) -> list[str]:
    return ["ABCDEF"[seat] + ": " + words for _, seat, words in read_record(path.read_text(encoding="utf-8")).answers]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


# Checking


def test_a_game_in_the_park_is_verified_and_shown(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "park.txt"
    for text in records()[-2:]:
        path.write_text(text, encoding="utf-8")
        assert "more" in read_record(text).setup.boxes
        done = cuore("replay", str(path), "--verify")
        assert (done.code, done.err) == (0, "")
        assert "decisions agree" in unwrapped(done.out)
        done = cuore("replay", str(path), typed="\n" * 9999)
        assert done.code == 0
        for part in ("is opened by Seat", "picks", "gains 1 ", "This is the last round", "The game is over"):
            assert part in done.out


def test_visitors_that_cannot_come_are_named(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "park.txt"
    text = records(5)[-1]
    assert "guests: " in text
    path.write_text(re.sub("(?m)^guests: [^,]*", "guests: Edith Shirling", text), encoding="utf-8")
    assert cuore("replay", str(path), "--verify").is_mistake("Edith Shirling is no general maid of another box in play")


def test_a_good_game_is_verified(cuore: Cuore, whole: Path, short: Path) -> None:
    session = replay_record(official_rules(), read_record(whole.read_text(encoding="utf-8")))
    done = cuore("replay", str(whole), "--verify")
    assert (done.code, done.err) == (0, "")
    assert unwrapped(done.out) == f"whole.txt: {len(session.answers)} decisions agree; {result_words(session)}"
    done = cuore("replay", "--verify", str(short))
    assert (done.code, unwrapped(done.out)) == (0, "short.txt: 30 decisions agree; not over")


def test_a_bad_game_is_one_line_and_exit_code_2(cuore: Cuore, whole: Path) -> None:
    text = whole.read_text(encoding="utf-8")
    for change, reason in (
        (re.sub("checksum: ....", "checksum: 0000", text), "the checksum does not agree with the replayed game"),
        (re.sub(r"result: A (-?\d+)", r"result: A 1\1", text), "the record says it ended 'A 1"),
        (text.replace("rules: 3", "rules: 99"), "version 99 of the rules"),
        (text.replace("cuore game 1", "cuore chess 1"), "this is not a game of cuore"),
        (re.sub("(?m)^seed: .*", "seed: another", text), "line "),
        (text + "A: end turn\n", "the game is over before this"),
        (text.replace("players: 2", "players: 9"), "for 2 to 6 players, not 9"),
        (text + "cards: 0123456789abcdef\n", "give the card file it was played with"),
        ("", "this is not a game of cuore"),
    ):
        whole.write_text(change, encoding="utf-8")
        for verify in (["--verify"], []):
            assert cuore("replay", str(whole), *verify).is_mistake(reason), reason


def test_files_that_are_no_text_or_not_there(cuore: Cuore, tmp_path: Path) -> None:
    assert cuore("replay", str(tmp_path / "none.txt")).is_mistake("none.txt cannot be opened: there is no such file")
    assert cuore("replay", str(tmp_path), "--verify").is_mistake("it is a folder")
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\0")
    assert cuore("replay", str(path), "--verify").is_mistake("not text")
    path.write_text("cuore position 1\nA hand: 1 Love", encoding="utf-8")
    assert cuore("replay", str(path)).is_mistake("begins with 'cuore position 1', not 'cuore game 1'")


def test_a_game_with_other_cards_needs_their_file(cuore: Cuore, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(KAGARI, encoding="utf-8")
    rules = rules_from_file(KAGARI)
    setup = make_setup(rules, seed="3 Servings")
    session = start_session(rules, setup)
    for _ in range(25):
        session.apply(0)
    path = tmp_path / "game.txt"
    path.write_text(write_record(setup, session), encoding="utf-8")
    assert cuore("replay", str(path), "--verify").is_mistake("give the card file it was played with")
    done = cuore("replay", str(path), "--verify", "--card-file", str(cards))
    assert (done.code, unwrapped(done.out)) == (0, "game.txt: 25 decisions agree; not over")


def test_the_command_needs_a_file(cuore: Cuore) -> None:
    done = cuore("replay")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1


def test_verifying_as_a_person_does(whole: Path) -> None:
    done = in_a_process("replay", "--verify", str(whole))
    assert done.code == 0
    assert "decisions agree" in done.out
    assert done.err == ""


# Stepping


def test_stepping_to_the_end(cuore: Cuore, short: Path) -> None:
    done = cuore("replay", str(short), typed="\n" * 31)
    assert (done.code, done.err) == (0, "")
    steps = re.findall(r"(?m)^(\d+)/30  (.*)$", done.out)
    assert [int(at) for at, _ in steps] == list(range(31))
    assert [words for _, words in steps] == [*answers(short), "the record ends here"]


def test_the_log_is_told_between_the_steps(cuore: Cuore, whole: Path) -> None:
    done = cuore("replay", str(whole), typed="\n" * 9999)
    assert done.code == 0
    for part in ("Round 1: Seat", "draws", "employs", "The game is over (enough maid piles are empty)", "Seat A: "):
        assert part in done.out
    session = replay_record(official_rules(), read_record(whole.read_text(encoding="utf-8")))
    assert f"{len(session.answers)}/{len(session.answers)}  {result_words(session)}" in done.out


def test_a_game_in_the_park_is_told_in_its_words(cuore: Cuore, tmp_path: Path) -> None:
    rules = official_rules()
    setup = make_setup(rules, boxes=("more", "base"), players=3, seed="a walk")
    session = start_session(rules, setup)
    while not session.game.over:
        words = session.game.words()
        wish = [
            i for i, option in enumerate(words) if option.startswith(("use Ignis", "pick Ignis", "play all", "employ"))
        ]
        session.apply(wish[-1] if wish else 0)
    path = tmp_path / "park.txt"
    path.write_text(write_record(setup, session), encoding="utf-8")
    done = cuore("replay", str(path), typed="\n" * 9999)
    assert (done.code, done.err) == (0, "")
    for part in (
        "picks Ignis",
        "uses Ignis",
        "returns a 1 Love card to the Park",
        "— Round 2 is opened by Seat",
        "last round (",
    ):
        assert part in done.out
    assert "Town" not in done.out
    assert "decisions agree; A " in unwrapped(cuore("replay", str(path), "--verify").out)


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("", list(range(31))),
        ("q\n\n\n", [0]),
        ("quit\n", [0]),
        ("\n\nb\nq\n", [0, 1, 2, 1]),
        ("b\nb\n", [0, 0, 0]),
        ("7\n\n", [0, 7, 8]),
        ("0\n", [0, 0]),
        ("9999\n", [0, 30]),
        ("e\nb\n", [0, 30, 29]),
        ("e\n\n\n", [0, 30]),
        (" 7 \nB\nQ\n\n", [0, 7, 6]),
        ("hello\n-1\n1.5\n²\n\n", [0, 0, 0, 0, 0, 1]),
    ],
)
def test_moving_about(cuore: Cuore, short: Path, typed: str, steps: list[int]) -> None:
    done = cuore("replay", str(short), typed=typed)
    assert (done.code, done.err) == (0, "")
    assert [int(at) for at in re.findall(r"(?m)^(\d+)/30  ", done.out)] == steps


@pytest.mark.parametrize("number", ["31", "9999", "9" * 5000])
def test_a_decision_behind_the_end_leads_to_the_end_and_is_told(cuore: Cuore, short: Path, number: str) -> None:
    assert ": this is the end, after 30 decisions." in unwrapped(cuore("replay", str(short), typed=f"{number}\n").out)
    assert "this is the end" not in cuore("replay", str(short), typed="30\n").out
    assert ": this is the end, after 30 decisions." in unwrapped(watch(short, number, "q").pictures[1])


def test_a_number_too_long_to_count_is_no_catastrophe(cuore: Cuore, short: Path) -> None:
    assert cuore("replay", str(short), typed="9" * 5000 + "\n").code == 0


def test_unknown_words_are_answered_with_the_commands(cuore: Cuore, short: Path) -> None:
    assert "q: quit" not in unwrapped(cuore("replay", str(short), typed="\n").out)
    assert unwrapped(cuore("replay", str(short), typed="hello\n").out).count("q: quit") == 1


def test_the_position_that_is_shown_can_be_pasted(cuore: Cuore, short: Path) -> None:
    record = read_record(short.read_text(encoding="utf-8"))
    rules = official_rules()
    for at in (0, 17, 30):
        expected = write_position(replay_record(rules, record, at).game)
        done = cuore("replay", str(short), typed=f"{at}\np\n")
        shown = done.out[done.out.index("cuore position 1") : done.out.rindex(f"{at}/30")]
        assert write_position(read_position(rules, shown)) == expected


def test_stepping_as_a_person_does(short: Path) -> None:
    done = in_a_process("replay", str(short), typed="\n\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "2/30" in done.out
    assert "3/30" not in done.out


# Names, rounds, turns


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A game of two and thirty decisions that is not over, and that does not tell who plays."""
    setup = make_setup(official_rules(), seed="two")
    session = start_session(official_rules(), setup)
    for _ in range(30):
        session.apply(0)
    path = tmp_path / "two.txt"
    path.write_text(write_record(setup, session), encoding="utf-8")
    return path


@pytest.fixture
def saved(two: Path) -> Path:
    """The same game as it is saved, with who plays it."""
    two.write_text(with_seats(two.read_text(encoding="utf-8"), "Ann, housekeeper"), encoding="utf-8")
    return two


def test_players_are_called_by_their_names(cuore: Cuore, saved: Path) -> None:
    done = cuore("replay", str(saved), typed="e\n")
    assert re.search(r"(?m)^0/30  (Ann|Housekeeper): ", done.out)
    assert "Seat A" not in cuore("replay", str(saved), typed="\n" * 31).out


@pytest.mark.parametrize("seats", ["Ann", "Ann, Ben, Cleo", "Ann, Ann", ""])
def test_names_that_make_no_table_are_not_used(cuore: Cuore, two: Path, seats: str) -> None:
    two.write_text(with_seats(two.read_text(encoding="utf-8"), seats), encoding="utf-8")
    assert re.search(r"(?m)^0/30  [AB]: ", cuore("replay", str(two), typed="").out)


def test_going_to_a_round_and_to_the_next_turn(cuore: Cuore, whole: Path) -> None:
    record = read_record(whole.read_text(encoding="utf-8"))
    decided = replay_record(official_rules(), record).decided
    third = next(i for i, (number, *_) in enumerate(decided) if number == 3)
    turn = next(i for i, (number, seat, *_) in enumerate(decided) if (number, seat) != decided[0][:2])
    last = len(decided)
    for typed, steps in (
        ("r 3\n", [0, third]),
        ("round 3\nr1\n", [0, third, 0]),
        ("n\n", [0, turn]),
        ("r 9999\nn\n", [0, 0, turn]),
        (f"r {'9' * 5000}\n", [0, 0]),
        ("r x\nr\n", [0, 0, 0]),
    ):
        out = cuore("replay", str(whole), typed=typed).out
        assert [int(at) for at in re.findall(rf"(?m)^(\d+)/{last}  ", out)] == steps


def test_beginning_somewhere_in_it(cuore: Cuore, two: Path) -> None:
    out = cuore("replay", str(two), "--at", "12", typed="b\n").out
    assert re.findall(r"(?m)^(\d+)/30  ", out) == ["12", "11"]
    for at in ("31", "-1"):
        assert cuore("replay", str(two), "--at", at).is_mistake(f"--at must be from 0 to 30 in this game, not {at}")


def test_a_game_of_an_arena_tells_its_players(cuore: Cuore, tmp_path: Path) -> None:
    games = str(tmp_path / "games")
    league = ("--bots", "random,biglove", "--towns", "1", "--boxes", "base")
    assert cuore("arena", *league, "--file", games).code == 0
    file = tmp_path / "game.txt"
    file.write_text(cuore("arena", "game", games, "1").out, encoding="utf-8")
    assert cuore("replay", str(file), "--verify").code == 0
    shown = cuore("replay", str(file), typed="\n" * 9).out
    assert "Random: " in shown
    assert "Biglove: " in shown


# Playing on


@pytest.fixture
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.usefixtures("_apart")
@pytest.mark.parametrize("flags", [("--at", "12", "--play"), ()])
def test_playing_on_is_a_game_of_its_own(cuore: Cuore, whole: Path, tmp_path: Path, flags: tuple[str, ...]) -> None:
    before = whole.read_text(encoding="utf-8")
    typed = "" if flags else "12\nplay random, biglove\n"
    seats = ("--seats", "random, biglove") if flags else ()
    done = cuore("replay", str(whole), *flags, *seats, "--save", str(tmp_path / "fork"), typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "Victory points" in done.out
    assert "Biglove" in done.out
    assert whole.read_text(encoding="utf-8") == before
    fork = read_record((tmp_path / "fork").read_text(encoding="utf-8"))
    assert [words for _, _, words in fork.answers[:12]] == [words for _, _, words in read_record(before).answers[:12]]
    assert replay_record(official_rules(), fork).game.over
    assert fork.result != read_record(before).result


@pytest.mark.usefixtures("_apart")
def test_a_person_takes_a_seat_where_nobody_knows_who_played(cuore: Cuore, two: Path, tmp_path: Path) -> None:
    done = cuore("replay", str(two), typed="4\nplay\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "Played on from decision 4 of 30" in unwrapped(done.out)
    (file,) = (tmp_path / "data").rglob("*.cuore")
    text = file.read_text(encoding="utf-8")
    asked = read_record(two.read_text(encoding="utf-8")).answers[4][1]
    assert f"# seats: {'you, housekeeper' if asked == 0 else 'housekeeper, you'}\n" in text
    assert len(read_record(text).answers) == 4
    assert f"play --resume {file}" in unwrapped(done.out).replace("- ", "-")


@pytest.mark.usefixtures("_apart")
def test_those_who_played_play_on(cuore: Cuore, saved: Path, tmp_path: Path) -> None:
    assert cuore("replay", str(saved), "--at", "9", "--play", typed="").code == 0
    (file,) = (tmp_path / "data").rglob("*.cuore")
    assert "# seats: Ann, housekeeper\n" in file.read_text(encoding="utf-8")


def test_what_cannot_be_played_on(cuore: Cuore, whole: Path, two: Path) -> None:
    last = str(len(answers(whole)))
    assert cuore("replay", str(whole), "--at", last, "--play").is_mistake("the game is over here")
    assert cuore("replay", str(two), "--play", "--seats", "Ann").is_mistake("put commas between players")
    assert cuore("replay", str(two), "--play", "--seats", "Ann, Ben, Cid").is_mistake("for 2 players, not 3")
    assert cuore("replay", str(two), "--play", "--save", str(whole)).is_mistake("already exists")


# Games that begin with a position


@pytest.fixture
def fork(tmp_path: Path) -> Path:
    """A game that begins with a position, twelve decisions long and not over."""
    path = tmp_path / "fork.txt"
    path.write_text(with_seats(forks(12)[0], "Ann, housekeeper, random"), encoding="utf-8")
    return path


def test_a_fork_is_replayed_checked_and_shown(cuore: Cuore, fork: Path) -> None:
    assert "12 decisions agree; not over" in cuore("replay", str(fork), "--verify").out
    assert re.findall(r"(?m)^(\d+)/12  ", cuore("replay", str(fork), typed="4\nb\n").out) == ["0", "4", "3"]
    assert "12/12" in watch(fork, "e", is_open=True).pictures[-1]
    assert cuore("hint", str(fork), "--simulations", "4").code == 0


@pytest.mark.usefixtures("_apart")
def test_a_fork_is_played_on_and_resumed(cuore: Cuore, fork: Path, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    bots = ("--seats", "random, biglove, random")
    assert cuore("replay", str(fork), "--at", "5", "--play", *bots, "--save", str(whole)).code == 0
    assert cuore("replay", str(fork), "--at", "5", "--play", "--save", str(broken), typed="q\n").code == 0
    before = read_record(fork.read_text(encoding="utf-8"))
    kept = read_record(broken.read_text(encoding="utf-8"))
    assert kept.setup.position == before.setup.position
    assert [words for _, _, words in kept.answers[:5]] == [words for _, _, words in before.answers[:5]]
    assert cuore("play", "--resume", str(broken), *bots).code == 0
    ended = [read_record(path.read_text(encoding="utf-8")) for path in (whole, broken)]
    assert all(replay_record(official_rules(), record).game.over for record in ended)


@pytest.mark.usefixtures("_apart")
@pytest.mark.parametrize("at", ["0", "17"])
def test_a_game_is_played_on_with_what_nobody_knew_dealt_anew(cuore: Cuore, two: Path, tmp_path: Path, at: str) -> None:
    made = tmp_path / "made"
    words = ("--at", at, "--play", "--redeal", "--seats", "random, biglove", "--save", str(made))
    done = cuore("replay", str(two), *words)
    assert (done.code, done.err) == (0, "")
    record = read_record(made.read_text(encoding="utf-8"))
    there = replay_record(official_rules(), read_record(two.read_text(encoding="utf-8")), int(at))
    here = replay_record(official_rules(), record, 0)
    asked = there.game.asked
    assert here.view(asked).data() == there.view(asked).data()
    assert write_position(here.game) != write_position(there.game)
    assert replay_record(official_rules(), record).game.over
    assert cuore("replay", str(made), "--verify").code == 0


@pytest.mark.usefixtures("_apart")
def test_whoever_plays_on_so_is_told(cuore: Cuore, two: Path) -> None:
    told = "What the player who is asked could not know is dealt anew; nothing is told of before."
    for words in (("--redeal",), ()):
        done = cuore("replay", str(two), "--play", *words, typed="q\n")
        assert "Played on from decision 0 of 30" in unwrapped(done.out)
        assert (told in unwrapped(done.out)) == bool(words)


def test_a_damaged_position_is_one_clear_line(cuore: Cuore, fork: Path) -> None:
    text = fork.read_text(encoding="utf-8")
    fork.write_text(text.replace("phase: ", "phase: x"), encoding="utf-8")
    for words in (("replay", str(fork)), ("play", "--resume", str(fork)), ("hint", str(fork))):
        assert cuore(*words).is_mistake("this game cannot be set up: line ")


# On a screen


@dataclass
class Shown:
    """What a person saw before each line that was typed, and who wants to play on."""

    pictures: list[str]
    players: list[Seat] | None
    at: int


def watch(file: Path, *lines: str, is_open: bool = False, width: int = 100, height: int = 40) -> Shown:
    reel = Reel(official_rules(), file.read_text(encoding="utf-8"))
    out = StringIO()
    typist = Typist(lines, out, is_person=True)
    screen = Screen(new_console(out, width, height, terminal=True), typist)
    players = Showing(reel, screen, is_open).run()
    return Shown(typist.shown, players, reel.at)


def test_the_table_is_shown_as_each_player_saw_it(whole: Path) -> None:
    whole.write_text(with_seats(whole.read_text(encoding="utf-8"), "you, housekeeper"), encoding="utf-8")
    record = read_record(whole.read_text(encoding="utf-8"))
    shown = watch(whole, "", "", "b")
    for at, picture in zip((0, 1, 2, 1), shown.pictures, strict=True):
        _, seat, words = record.answers[at]
        name = ("Player", "Housekeeper")[seat]
        assert f"{at}/{len(record.answers)}  {name}: {words}" in picture
        assert picture.rstrip().endswith("Replay ▸")
        assert "Your hand" in picture or "Hand" in picture
        assert "Enter next" in picture


def test_the_end_is_the_score_and_one_can_go_back(whole: Path) -> None:
    last = len(answers(whole))
    shown = watch(whole, "e", "", "b", "q")
    assert "Victory points" in shown.pictures[1]
    assert f"{last - 1}/{last}" in shown.pictures[2]
    assert f"{last - 2}/{last}" in shown.pictures[3]
    assert shown.players is None


def test_a_game_in_progress_shows_people_their_own_decisions_only(saved: Path) -> None:
    record = read_record(saved.read_text(encoding="utf-8"))
    own = [i for i, (_, seat, _) in enumerate(record.answers) if seat == 0]
    others = [i for i, (_, seat, _) in enumerate(record.answers) if seat == 1]
    assert own
    assert others
    closed = watch(saved, *[""] * 40)
    seen = [int(at) for at in re.findall(r"(\d+)/30  ", "".join(closed.pictures))]
    assert set(own) <= set(seen)
    assert not set(others) & set(seen)
    assert all("Housekeeper: " not in picture for picture in closed.pictures)
    wide = watch(saved, *[""] * 40, is_open=True)
    assert set(others) <= {int(at) for at in re.findall(r"(\d+)/30  ", "".join(wide.pictures))}
    assert [watch(saved, str(others[0]), "b").at in own, watch(saved, "p").pictures[-1].count("cuore position")] == [
        1,
        0,
    ]


def test_a_curtain_hangs_between_two_people_of_a_game_in_progress(two: Path) -> None:
    text = two.read_text(encoding="utf-8")
    two.write_text(with_seats(text, "Ann, Ben"), encoding="utf-8")
    assert CURTAIN in "".join(watch(two, *[""] * 60).pictures)
    two.write_text(with_seats(text, "Ann, housekeeper"), encoding="utf-8")
    assert CURTAIN not in "".join(watch(two, *[""] * 60).pictures)


def test_a_game_in_which_no_person_has_decided_is_not_shown(tmp_path: Path) -> None:
    setup = make_setup(official_rules(), seed="a")
    session = start_session(official_rules(), setup)
    seats = "you, housekeeper" if session.game.asked else "housekeeper, you"
    path = tmp_path / "game.txt"
    path.write_text(with_seats(write_record(setup, session), seats), encoding="utf-8")
    assert watch(path).pictures == []
    assert len(watch(path, is_open=True).pictures) == 1


def test_other_things_to_look_at(two: Path) -> None:
    lines = ("t", "q", "l", "", "? natsumi", "", "p", "q", "d", "", "a", "", "h", "", "hello", "i", "? zzz", "q")
    shown = watch(two, *lines)
    for words in (
        "Town · ",
        "discards a card of their choice",
        "cuore position 1",
        "10 cards: 5 in hand",
        "▸ play 1 Love",
        "to round 3",
        "'hello' is nothing that can be done in a replay",
        "for games in",
    ):
        assert words in unwrapped("".join(shown.pictures))
    assert "no card called 'zzz'" in "".join(shown.pictures)
    assert shown.at == 0


def test_a_replay_shows_what_was_decided_and_no_menu(two: Path) -> None:
    for width, height in ((80, 24), (100, 40), (140, 50)):
        for at, picture in enumerate(watch(two, *[""] * 6, width=width, height=height).pictures):
            words = read_record(two.read_text(encoding="utf-8")).answers[at][2]
            drawn = picture.split(CLEAR)[-1]
            assert re.search(rf"▸  {re.escape(words.split()[0])}", drawn)
            assert not re.search(r"(?m)^ *\d+  \w", drawn)
            assert "hint" not in drawn
            assert "save" not in drawn
            assert "by number" not in drawn
            assert drawn.count("q quit") == 1


def test_what_is_typed_at_a_page_is_obeyed(two: Path) -> None:
    shown = watch(two, "t", "7", "q")
    assert "7/30" in shown.pictures[2]


def test_a_round_that_was_not_played_is_refused_with_the_number_of_rounds(two: Path, cuore: Cuore) -> None:
    rounds = replay_record(official_rules(), read_record(two.read_text(encoding="utf-8"))).decided[-1][0]
    shown = watch(two, "r 99", "q")
    assert f"there is no round 99: this game has {rounds} rounds" in shown.pictures[1]
    assert shown.at == 0
    assert f"this game has {rounds} rounds" in cuore("replay", str(two), typed="r 99\n").out


def test_playing_on_from_the_screen(two: Path) -> None:
    shown = watch(two, "7", "play Ann", "play Ann, Ben, Cid", "play Ann, Ben")
    assert "put commas between players" in shown.pictures[2]
    assert "this game is for 2 players, not 3" in shown.pictures[3]
    assert shown.players is not None
    assert [seat.name for seat in shown.players] == ["Ann", "Ben"]
    assert shown.at == 7


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (160, 50)])
def test_every_screen_is_large_enough(whole: Path, size: tuple[int, int]) -> None:
    for picture in watch(whole, *["n"] * 6, width=size[0], height=size[1]).pictures:
        lines = picture.split(CLEAR)[-1].split("\n")
        assert len(lines) <= size[1]
        assert "/" in picture


def test_a_real_terminal(two: Path) -> None:
    end, other = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "cuore", "replay", str(two)]
    with subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment) as process:
        os.close(other)
        seen = b""
        while b"0/30" not in seen or select.select([end], [], [], 0.5)[0]:  # what comes before the question is dropped
            seen += os.read(end, 65536)
        os.write(end, b"q\r")
        assert process.wait(30) == 0
    os.close(end)
    assert b"\x1b[?1049h" in seen


def test_playing_on_in_a_pipe_reads_on_where_stepping_stopped(two: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.cuore"
    run = subprocess.run(
        [sys.executable, "-m", "cuore", "replay", str(two), "--save", str(made)],
        input="3\nplay you, random\nq\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert len(read_record(made.read_text(encoding="utf-8")).answers) >= 3


def test_a_closed_input_tells_the_whole_game(two: Path) -> None:
    command = f"{sys.executable} -m cuore replay {two} <&-"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert run.returncode == 0, run.stderr
    assert "30/30" in run.stdout


def test_a_game_that_appeared_meanwhile_is_not_replaced(two: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.cuore"
    process = subprocess.Popen(
        [sys.executable, "-m", "cuore", "replay", str(two), "--save", str(made)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    made.write_text("precious", encoding="utf-8")
    _, complaint = process.communicate("3\nplay you, random\nq\n", timeout=PATIENCE)
    assert process.returncode == 2
    assert "already exists" in complaint
    assert made.read_text(encoding="utf-8") == "precious"


def test_in_a_pipe_every_line_is_whole_and_begins_like_a_sentence(cuore: Cuore, whole: Path) -> None:
    lines = cuore("replay", str(whole)).out.splitlines()
    told = [line.strip() for line in lines if line.startswith("  ")]
    assert len(told) > 60
    assert [line for line in told if line[0].isalpha() and line[0].islower()] == []
    assert {line[:2] for line in lines if not line[0].isdigit()} == {"  "}
