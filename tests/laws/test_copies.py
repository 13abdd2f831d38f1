"""A copy is a game of its own: what happens to one never shows in the other, and both play on alike."""

from __future__ import annotations

import pytest

from cuore.engine.brought import NO_BROUGHT, Brought
from cuore.engine.finding import holder_of
from cuore.engine.frame import Frame
from cuore.engine.game import Game
from cuore.engine.moves.piles import joins_pile
from cuore.engine.park import NO_PARK, Park
from cuore.engine.player import Player
from cuore.engine.position import write_position
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.side_table import NO_SIDE_TABLE, SideTable
from cuore.engine.words import RUNNING
from cuore.engine.zones import HEAPS, HOUSE, OF_GAME, OF_PARK, OF_SIDE_TABLE, TABLE, Counter, Zone
from tests.laws.games import begin, choose, decisions, numbers, player_of, rules, setup_of
from tests.shape.sources import fields

LAW = "copies"


def holders_of(g: Game) -> list[tuple[object, tuple[Zone | Counter, ...]]]:
    """Every object of a game that holds state of its own, with what is declared for it."""
    found: list[tuple[object, tuple[Zone | Counter, ...]]] = [(p, HOUSE) for p in g.players]
    for holder, there in ((OF_GAME, True), (OF_SIDE_TABLE, g.side.in_use), (OF_PARK, g.park.in_use)):
        declared = tuple(each for each in TABLE if each.holder == holder)
        if there:
            found.append((holder_of(g, declared[0]), declared))
    return found


def disturb(g: Game) -> None:
    """Change everything that is declared: lists in place, numbers and flags to other ones."""
    for holder, declared in holders_of(g):
        for each in declared:
            value = getattr(holder, each.name)
            if isinstance(value, list):
                for heap in value:
                    if isinstance(heap, list):
                        heap.append(0)
                value.append([0] if isinstance(each, Zone) and each.entries == HEAPS else 0)
            else:
                setattr(holder, each.name, not value if isinstance(value, bool) else value + 7)
    for frame in g.stack:
        frame.pc, frame.at, frame.target, frame.picked = 0, 5, 1, 2
    g.stack.clear()


SHARED = ("brings", "deal", "rules", "told", "program")
FIELDS = {
    name: fields(f"engine/{module}.py", name)
    for module, name in (
        ("game", "Game"),
        ("player", "Player"),
        ("frame", "Frame"),
        ("side_table", "SideTable"),
        ("park", "Park"),
        ("brought", "Brought"),
    )
}
"""What every object of the engine holds, by the source: a compiled class does not tell."""


def plain(value: object) -> object:
    """All that an object of the engine holds, down to plain values; what games share is left out."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, (Game, Player, Frame, SideTable, Park, Brought)):
        names = [name for name in FIELDS[type(value).__name__] if name not in SHARED]
        found = {name: plain(getattr(value, name)) for name in names}
        if isinstance(value, Game) and not value.aside:
            del found["aside_knows"]  # who sees cards that are not there
        return found
    return value


@pytest.mark.parametrize("number", numbers(15))
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
    assert plain(NO_BROUGHT) == {"in_use": False, "lying": [], "numbers": []}
    assert plain(NO_PARK) == plain(Park(False, -1, -1, [], [], [0, 0, 0], [], [], [], RUNNING))


def test_a_card_that_has_no_pile_leaves_one_game_and_not_all() -> None:
    g, other = begin(0, "piles").game, begin(0, "piles").game
    assert not g.side.in_use
    joins_pile(g, g.face_up.pop())
    assert len(g.side.removed) == 1
    assert other.side.removed == NO_SIDE_TABLE.removed == []
    assert g.copy().side.removed == g.side.removed
