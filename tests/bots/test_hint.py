"""Hints: every option with a chance to win, an interval and a reason, from what a seat knows and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from cuore.bots.hint import NothingAsked, advise, interval
from cuore.bots.search import Budget
from cuore.cards.catalogue import official_rules
from cuore.engine.luck import luck_from_seed
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.bots.games import MIXTURES, sessions
from tests.cli.command import Cuore, in_process
from tests.cli.play.desk import new_table, sit
from tests.notation.samples import records

NEAR_THE_END = """
    phase: employ
    love: 9
    round: 20
    town: Moine x0, Marianne x1
    A discard: 1 Love x7, 2 Love x3
    B discard: Rouge x3, 1 Love x7
    B hand: 3 Love x5
"""


@pytest.fixture
def cuore(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cuore:
    return in_process(capsys, monkeypatch)


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(dedent(NEAR_THE_END), encoding="utf-8")
    return path


def session_of(position: str) -> Session:
    return Session(lay_out_position(official_rules(), dedent(position)))


def test_the_best_option_comes_first_with_its_chance_and_why() -> None:
    session = session_of(NEAR_THE_END)
    best, *others = advise(session.view(0), session.memory(0), Budget(60))
    assert best.words == "employ Marianne Soleil"
    assert best.win == 1.0
    assert best.low < 1.0 == best.high
    assert "+6 points" in best.reason
    assert "ends the game, ahead" in best.reason
    assert all(advice.win <= best.win for advice in others)
    assert sum(advice.simulations for advice in (best, *others)) == 60


def test_reasons_speak_of_the_deck_and_of_the_race() -> None:
    session = session_of(
        """
        phase: employ
        love: 4
        A hand: 1 Love
        A deck: 1 Love x6, Colette x3
        """
    )
    found = {advice.words: advice.reason for advice in advise(session.view(0), session.memory(0), Budget(24))}
    assert "Love a hand" in found["employ 2 Love"]
    assert "turns to go" in found["employ Geneviève Daubigny"]
    assert "brings" in found["employ Geneviève Daubigny"]


def test_the_same_simulations_give_the_same_hint() -> None:
    session = session_of(NEAR_THE_END)
    first, second = [advise(session.view(0), session.memory(0), Budget(30)) for _ in range(2)]
    assert first == second


def test_a_hint_knows_no_more_than_the_seat() -> None:
    for session in sessions(MIXTURES[-1], 3, "hints", every=60, most=130):
        seat = session.game.asked
        view, memory = session.view(seat), session.memory(seat)
        world = imagine(view, memory, luck_from_seed("another"))
        assert advise(view, memory, Budget(8)) == advise(View(world, seat), memory, Budget(8))


def test_who_is_not_asked_gets_no_hint() -> None:
    session = session_of(NEAR_THE_END)
    with pytest.raises(NothingAsked):
        advise(session.view(1), session.memory(1), Budget(1))


def test_intervals_shrink_and_hold_the_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval(10, 10)[1] == 1.0


def test_the_command_shows_a_position(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--simulations", "40")
    assert done.code == 0
    assert "Seat A" in done.out
    assert "100 %" in done.out
    assert done.out.index("Marianne") < done.out.index("end turn")


def test_the_command_speaks_json(cuore: Cuore, position: Path) -> None:
    done = cuore("hint", str(position), "--seat", "a", "--simulations", "40", "--json")
    found = json.loads(done.out)
    assert found["seat"] == "A"
    assert found["options"][0]["words"] == "employ Marianne Soleil"
    assert set(found["options"][0]) == {"option", "words", "win", "low", "high", "lead", "simulations", "reason"}


def test_the_command_thinks_in_several_processes_and_says_the_same(cuore: Cuore, position: Path) -> None:
    alone = cuore("hint", str(position), "--simulations", "40", "--json")
    together = cuore("hint", str(position), "--simulations", "40", "--jobs", "2", "--json")
    assert together.code == 0
    assert together.out == alone.out


def test_the_command_reads_a_game_that_is_not_over(cuore: Cuore, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(records(30)[1], encoding="utf-8")
    done = cuore("hint", str(path), "--seconds", "0.05")
    assert done.code == 0
    assert "Seat" in done.out


def test_the_command_says_what_is_wrong(cuore: Cuore, position: Path, tmp_path: Path) -> None:
    over = tmp_path / "over.txt"
    over.write_text(records()[0], encoding="utf-8")
    assert cuore("hint", str(over)).is_mistake("the game is over")
    assert cuore("hint", str(position), "--seat", "B").is_mistake("seat A is asked")
    assert cuore("hint", str(position), "--seat", "Q").is_mistake("there is no seat 'Q'")
    assert cuore("hint", str(position), "--simulations", "0").is_mistake("some thought")
    assert cuore("hint", str(position), "--jobs", "0").is_mistake("at least 1")
    assert cuore("hint", str(position), "--seconds", "-1").is_mistake("some thought")


@pytest.mark.parametrize("key", ["i", "hint"])
def test_a_key_at_the_table(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.cli.play.table.HINT_SIMULATIONS", 12)
    table = new_table("you,housekeeper")
    outcome = sit(table, tmp_path / "game.txt", [key])
    assert "Why" in outcome.output
    assert "points" in outcome.output
    assert outcome.table.game.decisions <= 20
