"""The file of games: nothing is played twice, nothing is lost, and games of two plans are never mixed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from re import sub

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.engine.record import read_record
from cuore.engine.record import replay as replay_record
from cuore.engine.scoring import points
from cuore.engine.words import ENDING_NAMES
from cuore.lab.arena import League, Played, Report, play_league, read_games
from cuore.lab.arena.play import play_all, write_game
from tests.lab.arena.games import SMALL, timeless


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a league that nothing has interrupted."""
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    play_league(SMALL, path)
    return path


def games_of(path: Path) -> list[Played]:
    return timeless(read_games(path)[1])


def told(report: Report) -> dict[str, object]:
    """A report without what the clock says."""
    return json.loads(json.dumps(report.data()), object_hook=_without_ms)  # type: ignore[no-any-return]


def _without_ms(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key != "ms_a_decision"}


def copy_of(path: Path, folder: Path, lines: int | None = None, tail: str = "") -> Path:
    """The first lines of a file, and something after them."""
    found = path.read_text(encoding="utf-8").splitlines(keepends=True)[:lines]
    made = folder / "copy.jsonl"
    made.write_text("".join(found) + tail, encoding="utf-8")
    return made


class Counted:
    """Counts the games that are played."""

    def __init__(self, stop_after: int = 10**9) -> None:
        self.calls: list[int] = []
        self.stop_after = stop_after

    def __call__(self, done: int) -> None:
        self.calls.append(done)
        if sum(self.calls) >= self.stop_after:
            raise KeyboardInterrupt


def test_a_line_for_the_plan_and_one_for_every_game(whole: Path) -> None:
    header, *lines = [json.loads(line) for line in whole.read_text(encoding="utf-8").splitlines()]
    assert header["cuore arena"] == 1
    assert header["bots"] == list(SMALL.bots)
    assert [line["game"] for line in lines] == list(range(SMALL.games))
    for line in lines:
        assert line["seats"] == list(SMALL.match(line["game"]).seats)
        assert len(line["maids"]) == 10
        assert line["ending"] in ENDING_NAMES
        assert len(line["points"]) == len(line["ms"]) == len(line["decisions"]) == 2
        assert line["winners"]


def test_what_is_read_is_what_was_played(whole: Path) -> None:
    league, games = read_games(whole)
    assert league == SMALL
    assert timeless(games) == timeless(list(play_all(SMALL, range(SMALL.games))))


def test_a_file_that_is_whole_is_not_played_again(whole: Path) -> None:
    before, counted = whole.read_bytes(), Counted()
    play_league(SMALL, whole, progress=counted)
    assert counted.calls == [SMALL.games]
    assert whole.read_bytes() == before


def test_only_what_is_missing_is_played(whole: Path, tmp_path: Path) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    holes = tmp_path / "holes.jsonl"
    holes.write_text("".join([lines[0], *lines[9:4:-1], *lines[12:]]), encoding="utf-8")
    counted = Counted()
    report = play_league(SMALL, holes, progress=counted)
    assert counted.calls == [12, *[1] * 6]
    assert games_of(holes) == games_of(whole)
    assert told(report) == told(play_league(SMALL, whole))


@pytest.mark.parametrize("tail", ["{", '{"game":7,"tow', '{"game":7,"seats":["rand\u00e9', "\x00\x00"])
def test_half_a_last_line_is_cut_off(whole: Path, tmp_path: Path, tail: str) -> None:
    broken = copy_of(whole, tmp_path, 8, tail)
    assert len(read_games(broken)[1]) == 7
    play_league(SMALL, broken)
    assert games_of(broken) == games_of(whole)
    assert broken.read_bytes().count(b"\n") == 1 + SMALL.games


def test_a_last_line_without_its_end_is_played_again(whole: Path, tmp_path: Path) -> None:
    text = copy_of(whole, tmp_path, 8).read_text(encoding="utf-8").rstrip("\n")
    path = tmp_path / "copy.jsonl"
    path.write_text(text, encoding="utf-8")
    play_league(SMALL, path)
    assert games_of(path) == games_of(whole)


def test_half_a_letter_is_cut_off_too(whole: Path, tmp_path: Path) -> None:
    broken = copy_of(whole, tmp_path, 8)
    broken.write_bytes(broken.read_bytes() + '{"seed":"é'.encode()[:-1])
    play_league(SMALL, broken)
    assert games_of(broken) == games_of(whole)


@pytest.mark.parametrize("length", [0, 1, 20])
def test_half_a_first_line_begins_anew(whole: Path, tmp_path: Path, length: int) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(whole.read_bytes()[:length])
    play_league(SMALL, broken)
    assert games_of(broken) == games_of(whole)


def test_a_game_is_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    path, lines = tmp_path / "growing.jsonl", []
    play_league(replace(SMALL, towns=1), path, progress=lambda done: lines.append(path.read_bytes().count(b"\n")))
    assert lines == [1, 2, 3, 4, 5, 6, 7]


def test_interrupted_and_continued_is_the_same(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "interrupted.jsonl"
    for stop in (4, 5, 11):
        with pytest.raises(KeyboardInterrupt):
            play_league(SMALL, path, progress=Counted(stop))
        assert len(games_of(path)) == stop
    report = play_league(SMALL, path)
    assert path.read_text(encoding="utf-8").count("\n") == 1 + SMALL.games
    assert games_of(path) == games_of(whole)
    assert told(report) == told(play_league(SMALL, whole))


def test_two_processes_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    report = play_league(SMALL, path, jobs=2)
    assert games_of(path) == games_of(whole)
    assert told(report) == told(play_league(SMALL, whole)) == told(play_league(SMALL))


def test_more_towns_go_on_in_the_same_file(whole: Path, tmp_path: Path) -> None:
    path, counted = copy_of(whole, tmp_path), Counted()
    report = play_league(replace(SMALL, towns=4), path, progress=counted)
    assert counted.calls == [18, *[1] * 6]
    assert (report.games, report.towns) == (24, 4)
    assert told(play_league(SMALL, path)) == told(play_league(SMALL, whole))  # and fewer look at a part of it


OTHER_PLANS = {
    "seed": (replace(SMALL, seed="other"), "there seed is small, here other"),
    "bots": (replace(SMALL, bots=("random", "biglove")), "there bots is random,biglove,housekeeper, here random,big"),
    "order": (replace(SMALL, bots=SMALL.bots[::-1]), "there bots is random,biglove,housekeeper"),
    "players": (replace(SMALL, seats=3), "there players is 2, here 3"),
    "candidate": (replace(SMALL, candidate="random"), "there candidate is nothing, here random"),
    "deals": (replace(SMALL, deals=2), "there deals is 1, here 2"),
    "boxes": (replace(SMALL, boxes=("base",), mixed=False), "here base"),
    "mixed": (replace(SMALL, mixed=False), "there mixed is yes, here no"),
    "faster": (replace(SMALL, faster=True), "there faster is no, here yes"),
}


@pytest.mark.parametrize(("league", "reason"), OTHER_PLANS.values(), ids=OTHER_PLANS)
def test_another_plan_is_refused_and_the_file_left_alone(whole: Path, league: League, reason: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(CuoreError, match=reason):
        play_league(league, whole)
    assert whole.read_bytes() == before


def test_games_by_other_rules_are_refused(whole: Path, tmp_path: Path) -> None:
    path = copy_of(whole, tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"rules":', '"rules":9', 1), encoding="utf-8")
    with pytest.raises(CuoreError, match="there rules is 9"):
        play_league(SMALL, path)
    with pytest.raises(CuoreError, match="played by version 9"):
        read_games(path)


@pytest.mark.parametrize(
    "text", ["my diary\n", "[]\n", '{"a": 1}\n', "no end of line", '{"cuore arena":2}\n', '{"cuore arena":1}\n']
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="utf-8")
    for refused in (lambda: play_league(SMALL, path), lambda: read_games(path)):
        with pytest.raises(CuoreError, match=r"diary\.txt"):
            refused()
    assert path.read_text(encoding="utf-8") == text


HEADS = {
    "no boxes": ('"boxes":\\[[^]]*', '"boxes":[', "choose at least one box"),
    "no bots": ('"bots":\\[[^]]*', '"bots":[', "at least two different bots"),
    "a crowd": ('"bots":\\[[^]]*', '"bots":[' + ",".join(['"random"'] * 1000), "too many"),
    "players": ('"players":2', f'"players":1{"0" * 400}', "'players' is missing or odd"),
    "deals": ('"deals":1', f'"deals":1{"0" * 400}', "'deals' is missing or odd"),
    "lists": ('"seed":"[^"]*"', f'"seed":{"[" * 100_000}', "not a file of an arena"),
    "a long name": ('"bots":\\[[^]]*', '"bots":["' + "x" * 10_000 + '"', "there is no bot called 'xxx"),
}


@pytest.mark.parametrize(("place", "damage", "reason"), HEADS.values(), ids=HEADS)
def test_an_odd_first_line_is_told_in_one_line(
    whole: Path, tmp_path: Path, place: str, damage: str, reason: str
) -> None:
    head, rest = whole.read_text(encoding="utf-8").split("\n", 1)
    path = tmp_path / "odd.jsonl"
    path.write_text(f"{sub(place, damage, head, count=1)}\n{rest}", encoding="utf-8")
    with pytest.raises(CuoreError, match=reason) as caught:
        read_games(path)
    assert len(str(caught.value)) < 500


DAMAGES = {
    "not JSON": (lambda line: line[:-3] + "\n", "line 5: it is not JSON"),
    "no game": (lambda line: "[1,2]\n", "line 5: it is not a game"),
    "points": (lambda line: line.replace('"points":[', '"points":[true,'), "line 5: its 'points' is missing or odd"),
    "one more": (lambda line: line.replace('"points":[', '"points":[1,'), "line 5: its seats do not agree"),
    "winners": (lambda line: line.replace('"winners":[', '"winners":[9,'), "line 5: its winners have no seat"),
    "checksum": (lambda line: line.replace('"checksum":"', '"checksum":"x'), "line 5: its checksum is none"),
    "unknown": (lambda line: line.replace('{"', '{"extra":1,"', 1), "line 5: it is not a game of an arena"),
    "seats": (lambda line: line.replace('"random"', '"housekeeper"'), "game 3 is not a game of this plan"),
    "a list in a list in a list": (lambda line: "[" * 100_000 + "\n", "line 5: it is not JSON"),
    "no boxes": (lambda line: sub(r'"boxes":\[[^]]*', '"boxes":[', line), "line 5: it has no boxes"),
    "a number without end": (lambda line: sub(r'"points":\[', f'"points":[1{"0" * 400},', line), "'points' is missing"),
    "infinite thought": (
        lambda line: sub(r'"ms":\[[0-9.]*', '"ms":[1e999', line),
        "line 5: its 'ms' is missing or odd",
    ),
    "no number": (lambda line: sub(r'"ms":\[[0-9.]*', '"ms":[NaN', line), "line 5: its 'ms' is missing or odd"),
    "a town without end": (lambda line: sub(r'"town":[0-9]*', f'"town":1{"0" * 400}', line), "'town' is missing"),
    "a seat that won it three times": (
        lambda line: sub(r'"winners":\[[0-9,]*', '"winners":[1,1,1', line),
        "won it twice",
    ),
    "number": (lambda line: line.replace('"game":3', '"game":-3'), "less than nothing"),
}


@pytest.mark.parametrize(("damage", "reason"), DAMAGES.values(), ids=DAMAGES)
def test_damage_in_the_middle_is_told_and_nothing_is_overwritten(
    whole: Path, tmp_path: Path, damage: object, reason: str
) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    assert callable(damage)
    lines[4] = damage(lines[4])
    path = tmp_path / "damaged.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    for refused in (lambda: play_league(SMALL, path), lambda: read_games(path)):
        with pytest.raises(CuoreError, match=reason):
            refused()
    assert path.read_text(encoding="utf-8") == "".join(lines)


def test_a_game_can_be_written_down_from_its_line(whole: Path, tmp_path: Path) -> None:
    rules = official_rules()
    league, games = read_games(whole)
    record = write_game(rules, league, games[7])
    assert points(replay_record(rules, read_record(record)).game) == games[7].points
    # With its answers nobody has to play it again, whatever has become of the bots.
    (kept,) = play_all(league, [7], keep_answers=True)
    assert kept.answers is not None
    stranger = replace(league, bots=("x", "y", "z"))
    assert write_game(rules, stranger, kept) == record


def test_a_game_that_goes_another_way_today_is_not_passed_off_as_the_old_one(whole: Path) -> None:
    league, games = read_games(whole)
    with pytest.raises(CuoreError, match="game 7 goes another way"):
        write_game(official_rules(), league, replace(games[7], checksum="00" * 8))
    with pytest.raises(CuoreError, match="the answers of game 7 do not fit"):
        write_game(official_rules(), league, replace(games[7], answers=[999]))


def test_answers_are_kept_on_request(tmp_path: Path) -> None:
    path = tmp_path / "answers.jsonl"
    play_league(replace(SMALL, towns=1), path, keep_answers=True)
    for played in read_games(path)[1]:
        assert played.answers is not None
        assert len(played.answers) == sum(played.decisions)
