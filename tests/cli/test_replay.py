"""``cuore replay``: checking a game file, and stepping through it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuore import make_setup, read_position, read_record, rules_from_file, start_session, write_position, write_record
from cuore import replay as replay_record
from cuore.cards.catalogue import official_rules
from cuore.engine.record import result_words
from tests.cli.command import Cuore, in_a_process, in_process
from tests.notation.samples import records

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
        for part in ("is opened by Seat", "picks", "gains +", "this is the last round", "The game is over"):
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
        (text.replace("rules: 1", "rules: 99"), "version '99' of the rules"),
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
    assert cuore("replay", str(tmp_path / "none.txt")).is_mistake("none.txt: No such file or directory")
    assert cuore("replay", str(tmp_path), "--verify").is_mistake("Is a directory")
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
        words = list(session.game.pending or ())
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
        "Ignis acts",
        "returns 1 Love to the Park",
        "— Round 2 is opened by Seat",
        "last round (",
    ):
        assert part in done.out
    assert "Town" not in done.out
    assert "decisions agree; A " in unwrapped(cuore("replay", str(path), "--verify").out)


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("", [0]),
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


def test_a_number_too_long_to_count_is_no_catastrophe(cuore: Cuore, short: Path) -> None:
    assert cuore("replay", str(short), typed="9" * 5000 + "\n").code == 0


def test_unknown_words_are_answered_with_the_commands(cuore: Cuore, short: Path) -> None:
    assert unwrapped(cuore("replay", str(short), typed="").out).count("q: quit") == 1
    assert unwrapped(cuore("replay", str(short), typed="hello\n").out).count("q: quit") == 2


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
