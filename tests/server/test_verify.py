"""``cuore verify``: an honest game agrees, and every way to tamper with it is found and told in its own sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.engine.record import Record, read_record, replay, start_session
from cuore.server.commitment import commit, commitment_of
from tests.cli.command import Cuore, Outcome, in_a_process, in_process
from tests.golden import FOLDER, GAMES
from tests.server.games import SEED, TABLE, finished, fork, game, live_setup

BROKEN = "commitment differs: table, rules, layout and seed are not those that the commitment in the file was made of"
MOVED = "answers differs: they are not those of the game"
SAMPLES = 25
"""So many places of a game are tampered with in each way."""

Verify = Callable[..., Outcome]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Writes a game to a file and checks it."""
    cuore: Cuore = in_process(capsys, monkeypatch)
    monkeypatch.setenv("COLUMNS", "500")

    def run(text: str, *words: str) -> Outcome:
        path = tmp_path / "game.txt"
        path.write_text(text, encoding="utf-8")
        return cuore("verify", str(path), *words)

    return run


def with_line(text: str, word: str, value: str | None) -> str:
    """A game with another value in a line, or without it."""
    line = "" if value is None else f"{word}: {value}\n"
    assert re.search(f"(?m)^{word}: ", text), word
    return re.sub(f"(?m)^{word}: .*\n", line, text, count=1)


def answer_lines(text: str) -> list[int]:
    return [at for at, line in enumerate(text.splitlines()) if re.match("[A-F]: ", line)]


def places(text: str) -> list[int]:
    """Some of the answers, the first and the last among them."""
    found = answer_lines(text)
    return sorted({found[0], found[-1], *Random(3).sample(found, SAMPLES)})


def test_an_honest_game_agrees(verify: Verify) -> None:
    done = verify(game(), "--commitment", commit(TABLE, live_setup()))
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == "Everything agrees."
    assert len(re.findall("(?m)^[a-z ]+ agrees: ", done.out)) == 4
    assert re.search("game agrees: [0-9]+ decisions, each of them allowed, and every card as dealt; A ", done.out)


def test_what_somebody_typed_may_have_capitals_and_spaces(verify: Verify) -> None:
    assert verify(game(), "--commitment", f" {commit(TABLE, live_setup()).upper()} ").code == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boxes", [("base",), ("expanding", "vacation"), ("oktoberfest", "base"), ("more", "base")])
def test_games_of_all_boxes_agree(verify: Verify, boxes: tuple[str, ...], players: int) -> None:
    setup = live_setup(players, boxes)
    assert verify(finished(setup, players), "--commitment", commit(TABLE, setup)).code == 0


def test_a_fork_agrees(verify: Verify) -> None:
    assert verify(fork(), "--commitment", commitment_of(read_record(fork()))).code == 0


def test_comments_and_other_line_ends_change_nothing(verify: Verify) -> None:
    text = game().replace("cuore game 1\n", "cuore game 1\n# seats: Ann, housekeeper\n").replace("\n", "\r\n")
    assert verify(text).code == 0


def test_without_a_commitment_of_ones_own_one_is_asked_for_it(verify: Verify) -> None:
    done = verify(game())
    assert done.code == 0
    assert "Compare it with yours: add --commitment." in done.out


def test_the_findings_can_be_read_by_programs(verify: Verify) -> None:
    promise = commit(TABLE, live_setup())
    found = json.loads(verify(game(), "--json", "--commitment", promise).out)
    assert (found["table"], found["commitment"], found["agrees"]) == (TABLE, promise, True)
    assert [check["check"] for check in found["checks"]] == ["commitment", "your commitment", "answers", "game"]
    broken = verify(with_line(game(), "seed", "f" * 64), "--json")
    assert broken.code == 1
    checks = {check["check"]: check["found"] for check in json.loads(broken.out)["checks"]}
    assert checks["commitment"] == "differs"


OTHER_TOWN = ", ".join((*live_setup().town[:9], "Natsumi Fujikawa"))


@pytest.mark.parametrize(
    ("word", "value", "sentence"),
    [
        ("seed", f"1{SEED[1:]}", BROKEN),
        ("town", OTHER_TOWN, BROKEN),
        ("town", ", ".join(reversed(live_setup().town)), BROKEN),
        ("players", "3", BROKEN),
        ("boxes", "base, expanding", BROKEN),
        ("players", "2\nwithout: Bad Habit", BROKEN),
        ("players", "2\nfaster: yes", BROKEN),
        ("players", "2\nprinted only: yes", BROKEN),
        ("players", "2\ncards: 0123456789abcdef", BROKEN),
        ("rules", "1", BROKEN),
        ("table", "another", BROKEN),
        ("table", None, "commitment differs: the file does not name its table"),
        ("commitment", "0" * 64, BROKEN),
        ("commitment", "none", BROKEN),
        ("commitment", None, "commitment differs: the file does not say its commitment"),
        ("result", "A 99, B 0 (piles)", "game differs: the record says it ended 'A 99, B 0 (piles)'"),
        ("result", None, "end differs: the line 'result' is missing"),
        ("answers", "0" * 64, MOVED),
        ("answers", None, "end differs: the line 'answers' is missing"),
        ("checksum", "0" * 16, "game differs: the checksum does not agree with the replayed game"),
        ("checksum", None, "end differs: the line 'checksum' is missing"),
    ],
)
def test_a_changed_line_is_found(verify: Verify, word: str, value: str | None, sentence: str) -> None:
    done = verify(with_line(game(), word, value))
    assert done.code == 1
    assert sentence in done.out
    assert done.out.splitlines()[-1] == "This is not the game as it was promised and played."


def test_another_game_that_keeps_its_own_promise_is_not_the_one_that_was_promised(verify: Verify) -> None:
    forged = finished(live_setup(seed="f" * 64))
    assert verify(forged).code == 0
    done = verify(forged, "--commitment", commit(TABLE, live_setup()))
    assert done.code == 1
    assert "your commitment differs: the file keeps a promise, but not the one that was made to you" in done.out
    done = verify(with_line(game(), "seed", "f" * 64), "--commitment", commit(TABLE, live_setup()))
    assert "your commitment differs: this is not the game that was promised to you" in done.out


def test_a_dropped_answer_is_found(verify: Verify) -> None:
    lines = game().splitlines(keepends=True)
    for at in places(game()):
        done = verify("".join(lines[:at] + lines[at + 1 :]))
        assert done.code == 1
        assert MOVED in done.out


def test_an_added_answer_is_found(verify: Verify) -> None:
    lines = game().splitlines(keepends=True)
    for at in places(game()):
        done = verify("".join([*lines[: at + 1], lines[at], *lines[at + 1 :]]))
        assert done.code == 1
        assert MOVED in done.out


def test_answers_that_changed_places_are_found(verify: Verify) -> None:
    lines = game().splitlines(keepends=True)
    found = answer_lines(game())
    pairs = [(a, b) for a, b in pairwise(found) if lines[a] != lines[b]]
    assert len(pairs) > SAMPLES
    harmless = 0  # for the course of the game, which ends the same way
    for a, b in Random(4).sample(pairs, SAMPLES) + _harmless_pairs():
        moved = lines[:]
        moved[a], moved[b] = moved[b], moved[a]
        done = verify("".join(moved))
        assert done.code == 1
        assert MOVED in done.out
        harmless += "game agrees" in done.out
    assert harmless, "the hash of the answers is needed: the checksum of the end is not enough"


def _harmless_pairs() -> list[tuple[int, int]]:
    """Neighbours whose order makes no difference in the end: found by trying."""
    lines = game().splitlines(keepends=True)
    found = answer_lines(game())
    pairs: list[tuple[int, int]] = []
    for a, b in pairwise(found):
        if lines[a] != lines[b] and lines[a][0] == lines[b][0] and len(pairs) < 2:
            moved = lines[:]
            moved[a], moved[b] = moved[b], moved[a]
            with suppress(CuoreError):
                replay(official_rules(), read_record("".join(moved)))
                pairs.append((a, b))
    return pairs


def test_an_answer_that_would_have_been_allowed_as_well_is_found(verify: Verify) -> None:
    lines = game().splitlines(keepends=True)
    found = answer_lines(game())
    record = read_record(game())
    tried = 0
    for number, (at, others) in enumerate(zip(found, _other_answers(record), strict=True)):
        if others and number % 9 == 0:
            changed = [*lines[:at], f"{lines[at][0]}: {others[0]}\n", *lines[at + 1 :]]
            done = verify("".join(changed))
            assert done.code == 1
            assert MOVED in done.out
            tried += 1
    assert tried > SAMPLES


def _other_answers(record: Record) -> list[list[str]]:
    """For every decision, what else could have been answered."""
    session = start_session(official_rules(), record.setup)
    found: list[list[str]] = []
    for _, _, words in record.answers:
        found.append([other for other in session.game.words() if other != words])
        session.answer(words)
    return found


def test_an_answer_of_another_seat_is_found(verify: Verify) -> None:
    at = answer_lines(game())[10]
    lines = game().splitlines(keepends=True)
    lines[at] = ("B" if lines[at][0] == "A" else "A") + lines[at][1:]
    done = verify("".join(lines))
    assert done.code == 1
    assert MOVED in done.out
    assert re.search(f"game differs: line {at + 1}: [AB] must decide here, not [AB]", done.out)


def test_a_game_that_was_cut_off_is_found(verify: Verify) -> None:
    lines = game().splitlines(keepends=True)
    cut = [line for line in lines[: answer_lines(game())[50]] if not line.startswith(("result", "checksum"))]
    done = verify("".join(cut))
    assert done.code == 2
    assert "game not checked: it is not over yet" in done.out
    assert done.out.endswith("Not everything could be checked.\n")


@pytest.mark.parametrize("text", [game(), fork()], ids=["laid out", "fork"])
def test_no_letter_can_be_changed_without_being_found(verify: Verify, text: str) -> None:
    chance = Random(11)
    whole = _facts(read_record(text))
    tried = 0
    while tried < 4 * SAMPLES:
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice("abAB019,:#x \n") + text[at + 1 :]
        try:
            same = _facts(read_record(changed)) == whole
        except CuoreError:
            same = False
        if not same:
            tried += 1
            assert verify(changed).code in (1, 2), changed[max(0, at - 40) : at + 40]


def _facts(record: Record) -> dict[str, object]:
    """All that a record says, wherever it says it."""
    said = {name: getattr(record, name) for name in ("version", "setup", "cards", "result", "checksum")}
    said |= {name: getattr(record, name) for name in ("table", "commitment", "answers_hash")}
    return said | {"answers": [answer[1:] for answer in record.answers]}


def test_a_game_of_another_version_keeps_its_promise_and_cannot_be_replayed(verify: Verify) -> None:
    old = with_line(with_line(game(), "rules", "1"), "commitment", commit(TABLE, live_setup(), "", "1"))
    done = verify(old)
    assert done.code == 2
    assert "commitment agrees" in done.out
    assert "game not checked: this game was played by version 1 of the rules" in done.out


def test_a_game_that_promised_nothing_is_not_called_good(verify: Verify) -> None:
    text = (FOLDER / f"{next(iter(GAMES))}.txt").read_text(encoding="utf-8")
    done = verify(text)
    assert done.code == 2
    assert "nothing was promised: this is not a game of a server, or its seed was chosen" in done.out
    assert "game agrees" in done.out
    assert verify(text, "--commitment", "0" * 64).code == 1


def test_mistakes_are_told_in_a_line(verify: Verify) -> None:
    assert verify(game(), "--commitment", "winter").is_mistake("a commitment is 64 digits")
    assert verify("hello").is_mistake("this is not a game of cuore")
    assert verify(with_line(game(), "players", "two")).is_mistake("players must be a number")
    assert in_a_process("verify", "nowhere.txt").is_mistake("nowhere.txt")
