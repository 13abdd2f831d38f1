"""A box declares a place or a number of its own, and everything that lists the state has it."""

from __future__ import annotations

import json
from functools import cache

import pytest

from cuore.cards.catalogue import with_boxes
from cuore.engine.box import Box
from cuore.engine.brought import NO_BROUGHT
from cuore.engine.census import census
from cuore.engine.errors import CuoreError, DamagedRecord
from cuore.engine.finding import cards_in
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.moves import move_card, set_number
from cuore.engine.outline import outline
from cuore.engine.places.town import TOWN
from cuore.engine.position import read_position, write_position
from cuore.engine.rules import Rules
from cuore.engine.setup import new_game
from cuore.engine.view import OpenView, View, told_to
from cuore.engine.words import HIDDEN, PILES_EMPTY, SPECTATOR, TOLD_EMPLOYED, TOLD_LOVE, TOLD_RETURNED
from cuore.engine.worlds import imagine
from cuore.engine.zones import (
    ALL,
    BAG,
    COUNT,
    FLAG,
    HEAPS,
    OF_GAME,
    OF_PARK,
    OF_SEAT,
    OWNER,
    PILE,
    ROW,
    TOP,
    Counter,
    Zone,
)
from cuore.town import make_setup
from tests.laws import check_state

LARDER = Zone("larder", OF_SEAT)
PURSE = Zone("purse", OF_SEAT, ROW, OWNER)
CELLAR = Zone("wine_cellar", OF_GAME, PILE, COUNT)
SHELF = Zone("shelf", OF_GAME, PILE, TOP)
RENOWN = Counter("renown", OF_SEAT, default=2)
RAIN = Counter("rain", OF_GAME, FLAG)
DECLARED = (LARDER, PURSE, CELLAR, SHELF, RENOWN, RAIN)


def pantry(*declared: Zone | Counter, box_id: str = "pantry") -> Box:
    """A box without cards that brings this."""
    return Box(box_id, "The pantry", place=TOWN, love=False, zones=declared)


@cache
def rules() -> Rules:
    """The official boxes, and one that brings all this."""
    return with_boxes(pantry(*DECLARED))


def begin(boxes: tuple[str, ...] = ("base", "pantry")) -> Game:
    return new_game(rules(), make_setup(rules(), boxes=boxes, players=3, town="random", seed="larder"))


def filled() -> tuple[Game, list[Told]]:
    """A game in which something has come to each of these places."""
    g = begin()
    told: list[Told] = []
    g.told = told
    for seat in range(3):
        for name in ("larder", "purse"):
            move_card(g, TOLD_RETURNED, seat, g.players[seat].hand[-1], "hand", name)
        for name in ("wine_cellar", "shelf"):
            move_card(g, TOLD_EMPLOYED, seat, g.deal.shop[seat], "piles", name)
        set_number(g, TOLD_LOVE, seat, RENOWN, 5 + seat)
    move_card(g, TOLD_EMPLOYED, 1, g.deal.shop[3], "piles", "larder")
    set_number(g, TOLD_LOVE, 0, RAIN, 1)
    g.told = None
    g.ask_again()
    return g, told


def test_games_without_such_boxes_share_one_that_is_empty() -> None:
    assert begin(("vacation",)).brought is NO_BROUGHT
    assert begin(("vacation",)).copy().brought is NO_BROUGHT
    assert begin(("vacation", "pantry")).brought is not NO_BROUGHT


def test_the_move_takes_a_card_from_zone_to_zone_and_tells_it() -> None:
    g, told = filled()
    assert len(told) == 17
    assert len(g.players[0].hand) == 3
    assert g.piles[3] == g.deal.totals[g.deal.shop[3]] - 1
    assert [len(cards_in(g, "larder", seat)) for seat in range(3)] == [1, 2, 1]
    assert cards_in(g, "wine_cellar", 1) is g.brought.cards(CELLAR)
    assert (g.brought.number(RENOWN, 2), g.brought.number(RAIN)) == (7, 1)
    card = g.brought.cards(LARDER, 1)[0]
    move_card(g, TOLD_RETURNED, 1, card, "larder", "hand", 2)
    assert g.players[2].hand == sorted(g.players[2].hand)
    assert card in g.players[2].hand


def test_the_census_counts_its_cards() -> None:
    g, _ = filled()
    assert tuple(census(g)) == g.deal.totals
    check_state(g)
    g.brought.cards(SHELF).pop()
    assert tuple(census(g)) != g.deal.totals


def test_a_copy_is_independent() -> None:
    g, _ = filled()
    before = write_position(g)
    copy = g.copy()
    assert write_position(copy) == before
    for by_seat in copy.brought.lying:
        for cards in by_seat:
            cards.append(0)
    for numbers in copy.brought.numbers:
        numbers[0] = 9
    assert write_position(g) == before


def test_a_view_shows_what_its_viewer_may_see() -> None:
    g, _ = filled()
    for viewer in (0, 1, 2, SPECTATOR):
        view = View(g, viewer)
        data = view.data()
        assert data["wine_cellar_count"] == data["shelf_count"] == 3
        assert data["shelf_top"] == g.brought.cards(SHELF)[-1]
        assert data["rain"] == 1
        assert not {"wine_cellar", "shelf", "larder", "purse"} & set(data)
        for owner, house in enumerate(view.houses):
            assert house.zones["larder"] == sorted(g.brought.cards(LARDER, owner))
            assert house.zones["purse"] == (g.brought.cards(PURSE, owner) if owner == viewer else [])
            assert house.counters == {"purse_count": 1, "renown": 5 + owner}
            assert house.data()["renown"] == 5 + owner


def test_a_view_is_made_again_of_its_data_and_an_outline_looks_alike() -> None:
    g, _ = filled()
    for viewer in (0, 1, 2, SPECTATOR):
        view = View(g, viewer)
        data = json.loads(json.dumps(view.data()))
        assert View.of(data, rules()).data() == data
        assert View(outline(view, view.deal, HIDDEN), viewer).data() == data
        del data["rain"]
        with pytest.raises(DamagedRecord):
            View.of(data, rules())


def test_a_view_shares_nothing_with_the_game() -> None:
    g, _ = filled()
    before = write_position(g)
    view = View(g, 1)
    view.houses[1].zones["purse"].append(4)
    view.houses[0].zones["larder"].clear()
    assert write_position(g) == before


def test_an_open_view_opens_them_too() -> None:
    g, _ = filled()
    g.ending = PILES_EMPTY
    view = OpenView(g)
    opened = view.opened
    assert [house.zones["purse"] for house in view.houses] == opened["purse"]
    assert [house.counters["renown"] for house in view.houses] == [5, 6, 7]
    assert opened["wine_cellar"] == [g.brought.cards(CELLAR)]
    assert opened["purse"] == [g.brought.cards(PURSE, seat) for seat in range(3)]


def test_a_position_says_them_by_name() -> None:
    g, _ = filled()
    text = write_position(g)
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    names = g.rules.names
    assert lines["wine cellar"] == ", ".join(names[k] for k in reversed(g.brought.cards(CELLAR)))
    assert lines["B renown"] == "6"
    assert lines["rain"] == "yes"
    assert "A larder" in lines
    loaded = read_position(rules(), text)
    loaded.run()
    assert write_position(loaded) == text
    check_state(loaded)
    for viewer in (0, 1, 2, SPECTATOR):
        assert View(loaded, viewer).data() == View(g, viewer).data()


@pytest.mark.parametrize(
    "line", ["A larder: Rosa Topaz", "larder: 1 Love", "B renown: many", "rain: 3", "A shelf: 1 Love"]
)
def test_a_position_that_says_them_wrongly_is_refused(line: str) -> None:
    with pytest.raises(DamagedRecord):
        read_position(rules(), f"boxes: base\n{line}\n")


def test_positions_of_other_boxes_do_not_know_them() -> None:
    with pytest.raises(DamagedRecord):
        read_position(rules(), "boxes: vacation\nA larder: 1 Love\n")


def test_worlds_keep_what_is_seen_and_deal_the_rest_of_it_anew() -> None:
    found: set[tuple[int, ...]] = set()
    for attempt in range(30):
        g = begin()
        memories = [Memory.of(g, viewer) for viewer in (0, SPECTATOR)]
        told: list[Told] = []
        g.told = told
        for seat in range(3):
            for kind in sorted(set(g.players[seat].hand)):
                move_card(g, TOLD_RETURNED, seat, kind, "hand", "wine_cellar")
                move_card(g, TOLD_EMPLOYED, seat, g.deal.shop[seat], "piles", "larder")
        g.told = None
        g.ask_again()
        for memory, viewer in zip(memories, (0, SPECTATOR), strict=True):
            view = View(g, viewer)
            for event in told:
                if event[0] == TOLD_RETURNED:  # the others only look like employing: nothing reaches a discard pile
                    memory.hear(told_to(event, viewer))
            world = imagine(view, memory, luck_from_seed(f"cellar {attempt}"))
            assert View(world, viewer).data() == view.data()
            assert sorted(world.brought.cards(CELLAR)) == sorted(g.brought.cards(CELLAR))
            assert tuple(census(world)) == g.deal.totals
            found.add(tuple(world.brought.cards(CELLAR)))
    assert len(found) > 5


@pytest.mark.parametrize(
    "declared",
    [
        (Zone("hand", OF_SEAT),),
        (Zone("town", OF_GAME),),
        (Counter("deck_count", OF_GAME),),
        (Zone("a room", OF_GAME),),
        (Zone("room", OF_PARK),),
        (Zone("room", OF_GAME, sees=OWNER),),
        (Zone("room", OF_GAME, entries=HEAPS),),
        (Zone("room", OF_GAME), Counter("room", OF_SEAT)),
        (Zone("room", OF_SEAT, BAG, TOP), Counter("room_count", OF_SEAT)),
        (Counter("weather", OF_GAME, "phase"),),
    ],
)
def test_what_cannot_be_declared_is_refused(declared: tuple[Zone | Counter, ...]) -> None:
    with pytest.raises(CuoreError):
        with_boxes(pantry(*declared))


def test_two_boxes_cannot_bring_the_same_name() -> None:
    with pytest.raises(CuoreError):
        with_boxes(pantry(LARDER), pantry(Zone("larder", OF_GAME, ROW, ALL), box_id="cellar"))
