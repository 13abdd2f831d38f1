"""The players by name: levels in order, personas, and searches with a budget of their own."""

from __future__ import annotations

import re

import pytest

from cuore.bots import BOT_NAMES, LEVELS, PERSONAS, is_bot, make_bot, nearest_bot
from cuore.bots.registry import KNOWN_BOTS, UnknownBot
from cuore.bots.search_bot import SearchBot


@pytest.mark.parametrize("name", BOT_NAMES)
def test_every_player_has_the_name_it_is_asked_for_by(name: str) -> None:
    assert make_bot(name).name == name
    assert make_bot(f" {name.upper()} ").name == name
    assert is_bot(name)


def test_the_sorts_of_players() -> None:
    assert LEVELS == ("apprentice", "housekeeper", "governess", "butler", "matriarch")
    assert PERSONAS == ("rush", "chambermaids", "engine", "harasser")
    assert len(set(BOT_NAMES)) == len(BOT_NAMES) == len(KNOWN_BOTS)


def test_everybody_is_introduced_in_a_line() -> None:
    assert all(0 < len(entry.about) < 100 for entry in KNOWN_BOTS)


@pytest.mark.parametrize(
    ("name", "simulations", "seconds", "processes"),
    [
        ("search:200", 200, 0.0, 1),
        ("search:0.5s", 0, 0.5, 1),
        ("Search:2S", 0, 2.0, 1),
        ("search:200*2", 200, 0.0, 2),
        ("search:1s*16", 0, 1.0, 16),
    ],
)
def test_a_search_with_a_budget(name: str, simulations: int, seconds: float, processes: int) -> None:
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    assert (bot.budget.simulations, bot.budget.seconds, bot.budget.processes) == (simulations, seconds, processes)
    assert bot.remembers


@pytest.mark.parametrize("name", ["", "nobody", "plan"])
def test_nobody_of_that_name(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, biglove, planner"):
        make_bot(name)
    assert not is_bot(name)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:-1", "search:1e9", "search:1s*0"])
def test_a_search_whose_budget_cannot_be(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{re.escape(name)}' has no valid budget: write search:200 for"):
        make_bot(name)
    assert not is_bot(name)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("housekepeer", "housekeeper"),
        ("Governes", "governess"),
        ("bulter", "butler"),
        ("planer", "planner"),
        ("ai", "housekeeper"),
        ("level 5", "matriarch"),
        ("search:many", "search"),
        ("Ann", None),
        ("Butcher", None),
        ("Randolph", None),
        ("housekeeper", None),
        ("", None),
    ],
)
def test_a_slip_is_told_from_a_person(name: str, near: str | None) -> None:
    assert nearest_bot(name) == near


def test_whoever_asks_for_a_bot_is_told_which_one_was_nearly_named() -> None:
    with pytest.raises(UnknownBot, match="did you mean matriarch"):
        make_bot("matriach")
