"""The folder of a league: nothing is played twice, nothing is lost, and games of two plans are never mixed."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from re import sub

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.engine.record import read_record
from cuore.engine.record import replay as replay_record
from cuore.engine.scoring import points
from cuore.lab.arena import League, Report, play_league, read_league, report
from cuore.lab.arena.play import play_matches
from cuore.lab.crew import Processes
from cuore.lab.games.folder import ABOUT
from cuore.lab.games.replaying import write_game
from cuore.lab.games.row import Row
from tests.lab.arena.games import SMALL, timeless


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a piece, or one piece would be all."""
    monkeypatch.setattr("cuore.lab.games.chunks.WORTH_IT", 10_000)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a league that nothing has interrupted."""
    path = tmp_path_factory.mktemp("arena") / "whole"
    play_league(SMALL, path)
    return path


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    """A folder like it, to do things to."""
    return Path(shutil.copytree(whole, tmp_path / "copy"))


def games_of(path: Path) -> list[Row]:
    return timeless(read_league(path)[1].rows())


def told(found: Report) -> dict[str, object]:
    """A report without what the clock says."""
    return json.loads(json.dumps(found.data()), object_hook=_without_ms)  # type: ignore[no-any-return]


def _without_ms(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key != "ms_a_decision"}


def all_bytes(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


class Counted:
    """Counts the games that are played."""

    def __init__(self, stop_after: int = 10**9) -> None:
        self.calls: list[int] = []
        self.stop_after = stop_after

    def __call__(self, done: int) -> None:
        self.calls.append(done)
        if sum(self.calls) >= self.stop_after:
            raise KeyboardInterrupt


def test_what_is_read_is_what_was_played(whole: Path) -> None:
    league, folder = read_league(whole)
    assert league == SMALL
    assert timeless(folder.rows()) == timeless(play_matches(SMALL, True, range(SMALL.games)).rows)
    assert all(len(row.milliseconds) == 2 and min(row.milliseconds) > 0 for row in folder.rows())
    assert [row.seats for row in folder.rows()] == [SMALL.match(number).seats for number in range(SMALL.games)]


def test_a_folder_that_is_whole_is_not_played_again(copy: Path) -> None:
    before, counted = all_bytes(copy), Counted()
    play_league(SMALL, copy, progress=counted)
    assert counted.calls == [SMALL.games]
    assert all_bytes(copy) == before


def test_interrupted_and_continued_is_the_same(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "interrupted"
    for stop in (4, 6, 12):
        with pytest.raises(KeyboardInterrupt):
            play_league(SMALL, path, progress=Counted(stop))
        assert len(games_of(path)) == stop
    counted = Counted()
    found = play_league(SMALL, path, progress=counted)
    assert counted.calls == [12, 2, 2, 2]
    assert games_of(path) == games_of(whole)
    assert told(found) == told(play_league(SMALL, whole))


def test_only_what_is_missing_is_played(tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "holes"
    monkeypatch.setattr("cuore.lab.games.folder.Folder.join", lambda folder: None)
    play_league(SMALL, path)
    for table in ("games", "employments", "towns"):
        for name in ("00000002-00000003", "00000010-00000011", "00000012-00000013"):
            (path / table / f"{name}.parquet").unlink()
    counted = Counted()
    found = play_league(SMALL, path, progress=counted)
    assert counted.calls == [12, 2, 2, 2]
    assert games_of(path) == games_of(whole)
    assert told(found) == told(play_league(SMALL, whole))


def test_two_processes_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "two"
    found = play_league(SMALL, path, Processes(2))
    assert games_of(path) == games_of(whole)
    assert told(found) == told(play_league(SMALL, whole)) == told(play_league(SMALL))


def test_more_towns_go_on_in_the_same_folder(whole: Path, copy: Path) -> None:
    counted = Counted()
    found = play_league(replace(SMALL, towns=4), copy, progress=counted)
    assert counted.calls == [18, 2, 2, 2]
    assert (found.games, found.towns) == (24, 4)
    assert told(play_league(SMALL, copy)) == told(play_league(SMALL, whole))  # and fewer look at a part of it
    league, folder = read_league(copy)
    assert league.towns == 4
    assert told(report(league, folder.results())) == told(found)


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
def test_another_plan_is_refused_and_the_folder_left_alone(whole: Path, league: League, reason: str) -> None:
    before = all_bytes(whole)
    with pytest.raises(CuoreError, match=reason):
        play_league(league, whole)
    assert all_bytes(whole) == before


def test_games_by_other_rules_and_other_players_are_refused(copy: Path) -> None:
    said = (copy / ABOUT).read_text(encoding="utf-8")
    (copy / ABOUT).write_text(sub('"rules": ', '"rules": 9', said), encoding="utf-8")
    with pytest.raises(CuoreError, match="there rules is 9"):
        play_league(SMALL, copy)
    with pytest.raises(CuoreError, match="played by version 9"):
        read_league(copy)
    (copy / ABOUT).write_text(sub('"sources": "', '"sources": "0', said), encoding="utf-8")
    with pytest.raises(CuoreError, match="another version of cuore, whose players may differ"):
        play_league(SMALL, copy)
    assert read_league(copy)[0] == SMALL  # to look at they are still good


def test_games_of_something_else_are_no_league(copy: Path) -> None:
    said = (copy / ABOUT).read_text(encoding="utf-8")
    (copy / ABOUT).write_text(said.replace('"arena"', '"simulate"'), encoding="utf-8")
    with pytest.raises(CuoreError, match="these are not the games of an arena"):
        read_league(copy)
    with pytest.raises(CuoreError, match="holds games of another plan"):
        play_league(SMALL, copy)


HEADS = {
    "no boxes": ('"boxes": \\[[^]]*', '"boxes": [', "choose at least one box"),
    "no bots": ('"bots": \\[[^]]*', '"bots": [', "at least two different bots"),
    "a crowd": ('"bots": \\[[^]]*', '"bots": [' + ",".join(['"random"'] * 1000), "too many"),
    "players": ('"players": 2', f'"players": 1{"0" * 400}', "'players' is missing or odd"),
    "deals": ('"deals": 1', f'"deals": 1{"0" * 400}', "'deals' is missing or odd"),
    "lists": ('"seed": "[^"]*"', f'"seed": {"[" * 100_000}', "does not say what games these are"),
    "a long name": ('"bots": \\[[^]]*', '"bots": ["random", "' + "x" * 10_000 + '"', "there is no bot called 'xxx"),
}


@pytest.mark.parametrize(("place", "damage", "reason"), HEADS.values(), ids=HEADS)
def test_an_odd_plan_is_told_in_one_line(copy: Path, place: str, damage: str, reason: str) -> None:
    said = (copy / ABOUT).read_text(encoding="utf-8")
    (copy / ABOUT).write_text(sub(place, damage, said, count=1), encoding="utf-8")
    with pytest.raises(CuoreError, match=reason) as caught:
        read_league(copy)
    assert len(str(caught.value)) < 500


def test_games_in_a_wrong_place_are_told(whole: Path) -> None:
    league, folder = read_league(whole)
    with pytest.raises(CuoreError, match="game 0 is not a game of this plan"):
        report(replace(league, bots=league.bots[::-1]), folder.results())


def test_a_game_can_be_written_down_from_its_row(whole: Path) -> None:
    rules = official_rules()
    row, town = read_league(whole)[1].row(7)
    record = write_game(rules, row, town)
    assert tuple(points(replay_record(rules, read_record(record)).game)) == row.points
    assert town.setup(row.seed) == SMALL.setup(rules, SMALL.match(7))
