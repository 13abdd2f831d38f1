"""A position saved and loaded is the same position: the same text, question, views, and the same rest of the game."""

from __future__ import annotations

import pytest

from cuore.engine.game import Game
from cuore.engine.position import read_position, write_position
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from tests.laws import check_state
from tests.laws.games import begin, decisions, numbers, rules
from tests.laws.situations import EVERY_TURN
from tests.towns import FIRST_TOWN

LAW = "saving"


def saved_and_loaded(g: Game) -> Game:
    """The game again, by way of its notation."""
    loaded = read_position(g.rules, write_position(g))
    loaded.run()
    return loaded


def check_alike(g: Game, loaded: Game) -> None:
    """Nothing tells the two apart."""
    assert write_position(loaded) == write_position(g)
    assert (loaded.asked, loaded.options, loaded.decisions) == (g.asked, g.options, g.decisions)
    assert g.over or loaded.ask_what == g.ask_what
    assert loaded.deal.luck.key == g.deal.luck.key
    for seat in (*range(g.deal.seats), SPECTATOR):
        assert View(loaded, seat).data() == View(g, seat).data()


@pytest.mark.parametrize("number", numbers(15))
def test_saving_and_loading_changes_nothing_at_any_decision(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 7 and session.game.ask_what in EVERY_TURN:
            continue  # other questions are rarer: not one of them is left out
        loaded = saved_and_loaded(session.game)
        check_state(loaded)
        check_alike(session.game, loaded)
    check_alike(session.game, saved_and_loaded(session.game))


@pytest.mark.parametrize("number", numbers(15))
def test_a_game_loaded_again_and_again_goes_on_like_one_that_never_was(number: int) -> None:
    session = begin(number, LAW)
    reloaded = saved_and_loaded(session.game)
    kept: list[Game] = []  # loaded once, then played on
    for index in decisions(session, number, LAW):
        for game in kept:
            game.apply(index)
        if session.game.decisions % 40 == 11:
            kept.append(reloaded.copy())
            kept[-1].apply(index)
        told = len(session.told)
        before = session.game.copy()
        before.told = []
        before.apply(index)
        reloaded.told = []
        reloaded.apply(index)
        assert reloaded.told == before.told
        assert len(session.told) == told
        if session.game.decisions % 5 == number % 5 or reloaded.ask_what not in EVERY_TURN:
            reloaded = saved_and_loaded(reloaded)
    end = write_position(session.game)
    assert write_position(reloaded) == end
    assert kept
    assert [write_position(game) for game in kept] == [end] * len(kept)


def test_the_order_in_which_private_maids_were_used_survives() -> None:
    """A view shows it, so it is part of the position."""
    g = read_position(rules(), "used: Rosa Topaz, Amber Twilight", FIRST_TOWN)
    g.run()
    check_alike(g, saved_and_loaded(g))
