"""The tool behind the table of likings: what it asks for by default, and what it says when nothing was found."""

from __future__ import annotations

import pytest

from tools.try_towns import asked_in, summary, tried


def test_whoever_likes_plans_gets_games_between_them() -> None:
    asked, _, _ = asked_in(["rounds=20", "plans=2"])
    assert asked.plan_games == 80
    assert asked_in(["rounds=20", "close"])[0].plan_games == 0
    assert asked_in(["plans=2", "--plan-games", "12"])[0].plan_games == 12


@pytest.mark.parametrize("words", [["plans=2", "--plan-games", "0"], ["rounds"], ["nonsense"]])
def test_what_cannot_be_asked_is_said_at_once(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked_in(words)
    assert "error:" in capsys.readouterr().err


def test_a_town_that_is_liked_for_its_plans_is_told() -> None:
    asked, _, _ = asked_in(["plans=0-5", "--boxes", "base", "--quick", "--games", "20", "--plan-games", "1"])
    found = tried(asked, 0)
    assert not isinstance(found, str)
    assert found.row().count("|") == 8
    assert "held in 1" in summary([found])[0]


def test_nothing_found_is_said_in_a_line() -> None:
    assert summary([]) == ["No try found a town."]
