"""A copy is a game of its own: what happens to one never shows in the other, and both play on alike."""

from __future__ import annotations

import pytest

from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.park import NO_PARK, Park
from cuore.engine.player import Player
from cuore.engine.position import write_position
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.side_table import NO_SIDE_TABLE, SideTable
from cuore.engine.words import RUNNING
from tests.laws.games import begin, choose, decisions, numbers, player_of, rules, setup_of
from tests.shape.sources import fields

LAW = "copies"


def lists_of(g: Game) -> list[list[int]]:
    """Every list that a game changes in place."""
    found = [g.piles, g.face_up, g.face_down]
    for p in g.players:
        found += [p.deck, p.hand, p.discard, p.played, p.chambermaids, p.private, p.events]
        found += [p.buildings, p.reminiscences, p.beers, p.preparations]
    if g.side.in_use:
        side = g.side
        found += [side.reminiscences_up, side.reminiscences_down, side.beers_up, side.beers_down, side.removed]
    if g.park.in_use:
        park = g.park
        found += [park.high_class, park.picked, park.skills, *park.preparations, park.guests_up, park.guests_down]
    return found


def disturb(g: Game) -> None:
    """Change everything that can be changed in place."""
    for cards in lists_of(g):
        cards.append(0)
    for frame in g.stack:
        frame.pc, frame.at, frame.target, frame.picked = 0, 5, 1, 2
    for p in g.players:
        p.shuffles, p.looks, p.lets_all = 99, 99, True
    g.stack.clear()
    for cards in (g.used, g.moving, g.aside, g.bargains, g.after_hand):
        cards.append(3)
    g.aside_knows, g.beer_rights = 1, 7
    g.acquired, g.chiefs_are_love, g.stand_used = not g.acquired, not g.chiefs_are_love, not g.stand_used
    if g.side.in_use:
        g.side.stand_owner, g.side.stand_turns = 1, 9
    if g.park.in_use:
        g.park.first_master, g.park.opener, g.park.ends = 1 - g.park.first_master, 1 - g.park.opener, 9
        g.park.preparations.append([0])


SHARED = ("deal", "rules", "told", "program")
FIELDS = {
    name: fields(f"engine/{module}.py", name)
    for module, name in (
        ("game", "Game"),
        ("player", "Player"),
        ("frame", "Frame"),
        ("side_table", "SideTable"),
        ("park", "Park"),
    )
}
"""What every object of the engine holds, by the source: a compiled class does not tell."""


def plain(value: object) -> object:
    """All that an object of the engine holds, down to plain values; what games share is left out."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, (Game, Player, Frame, SideTable, Park)):
        names = [name for name in FIELDS[type(value).__name__] if name not in SHARED]
        found = {name: plain(getattr(value, name)) for name in names}
        if isinstance(value, Game) and not value.aside:
            del found["aside_knows"]  # who sees cards that are not there
        return found
    return value


@pytest.mark.parametrize("number", numbers(30))
def test_what_happens_to_a_copy_or_to_its_original_never_shows_in_the_other(number: int) -> None:
    session = begin(number, LAW)
    chance = player_of(number, "copies decide")
    for _ in decisions(session, number, LAW):
        g = session.game
        if g.decisions % 6 != number % 6:
            continue
        before = write_position(g)
        told = len(session.told)
        copy = g.copy()
        assert copy.told is None
        assert write_position(copy) == before
        assert copy.options == g.options
        everything = plain(g)
        assert plain(copy) == everything
        kept = g.copy()
        for _ in range(8):  # the copy plays on, the original does not
            if copy.options:
                copy.apply(choose(copy, chance, lively=True))
        assert write_position(g) == before
        assert len(session.told) == told
        after = write_position(copy)
        disturb(kept)
        assert write_position(g) == before
        assert plain(g) == everything
        original = g.copy()
        twin = original.copy()
        for _ in range(8):  # and the other way round
            if original.options:
                original.apply(choose(original, chance, lively=True))
        assert write_position(twin) == before
        assert write_position(copy) == after


@pytest.mark.parametrize("number", numbers(30))
def test_a_copy_and_its_original_play_on_alike(number: int) -> None:
    session = begin(number, LAW)
    copies: list[Game] = []
    for index in decisions(session, number, LAW):
        g = session.game
        for copy in copies:
            assert (copy.asked, copy.ask_what, copy.options) == (g.asked, g.ask_what, g.options)
            copy.apply(index)
        if g.decisions % 60 == 7:
            copy = g.copy()
            copy.apply(index)
            copies.append(copy)
    assert copies
    end = write_position(session.game)
    assert [write_position(copy) for copy in copies] == [end] * len(copies)


@pytest.mark.parametrize("number", numbers(15))
def test_whether_anybody_listens_makes_no_difference(number: int) -> None:
    session = begin(number, LAW)
    silent = session.game.copy()
    for index in decisions(session, number, LAW):
        assert write_position(silent) == write_position(session.game)
        silent.apply(index)
    assert write_position(silent) == write_position(session.game)
    assert silent.told is None


def test_a_session_does_not_share_its_start() -> None:
    start = lay_out(rules(), setup_of(4, LAW))
    session = Session(start)
    before = write_position(session.game)
    disturb(start)
    assert write_position(session.game) == before
    session.apply(0)
    while session.can_undo:
        session.undo()
    assert write_position(begin(4, LAW).game) == before


def test_the_table_and_the_park_that_games_without_them_share_stay_empty() -> None:
    for number in numbers(30):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW):
            pass
    assert plain(NO_SIDE_TABLE) == plain(SideTable(False, [], [], [], [], [], -1, 0))
    assert plain(NO_PARK) == plain(Park(False, -1, -1, [], [], [0, 0, 0], [], [], [], RUNNING))
