"""What ``zones.py`` declares is what a game holds, copies and shows: no more, and nothing less."""

from __future__ import annotations

import pytest

from cuore.engine.census import census
from cuore.engine.finding import cards_in, holder_of
from cuore.engine.game import Game
from cuore.engine.outline import outline
from cuore.engine.park import NOBODY, new_park
from cuore.engine.player import empty_player
from cuore.engine.side_table import new_side_table
from cuore.engine.view import HOUSE_FIELDS, VIEW_FIELDS, View, may_know
from cuore.engine.words import EVERYBODY, HIDDEN, SPECTATOR
from cuore.engine.zones import (
    ALL,
    BAG,
    BY_SEAT,
    BY_SKILL,
    COUNT,
    COUNTS,
    ENDING,
    HEAPS,
    HOUSE,
    HOUSE_COUNTERS,
    HOUSE_ZONES,
    OF_GAME,
    OF_PARK,
    OF_SEAT,
    OF_SIDE_TABLE,
    ONE_SEAT,
    OWNER,
    PHASE,
    TABLE,
    TABLE_COUNTERS,
    TABLE_ZONES,
    TOLD,
    TOP,
    Counter,
    Zone,
)
from tests.laws.games import PARK, begin, decisions, numbers
from tests.shape.sources import fields

LAW = "declared"

MACHINERY = {
    "Game": {
        "ask_what": "the open question",
        "asked": "who must answer it",
        "brought": "holds what boxes declare",
        "deal": "what never changes",
        "options": "the answers to the open question",
        "park": "holds what is declared for it",
        "players": "hold what is declared for a seat",
        "rules": "what never changes",
        "side": "holds what is declared for it",
        "sold_out": "follows from the piles",
        "stack": "the programs that run",
        "told": "where events go",
    },
    "Player": {},
    "SideTable": {"in_use": "whether the game has one"},
    "Park": {"in_use": "whether the game has one"},
}
HOLDERS = {"Game": OF_GAME, "Player": OF_SEAT, "SideTable": OF_SIDE_TABLE, "Park": OF_PARK}
MODULES = {"Game": "game", "Player": "player", "SideTable": "side_table", "Park": "park"}


def declared_for(holder: str) -> list[Zone | Counter]:
    return [each for each in (*TABLE, *HOUSE) if each.holder == holder]


@pytest.mark.parametrize("name", HOLDERS)
def test_every_attribute_is_declared(name: str) -> None:
    slots = set(fields(f"engine/{MODULES[name]}.py", name))
    declared = {each.name for each in declared_for(HOLDERS[name])}
    assert declared | set(MACHINERY[name]) == slots
    assert not declared & set(MACHINERY[name])


def test_a_name_is_said_once_at_the_table_and_once_in_a_house() -> None:
    for declared in (TABLE, HOUSE):
        names = [each.name for each in declared]
        assert len(set(names)) == len(names)


def everything() -> Game:
    """A game that has a side table and a Park, and something everywhere."""
    g = begin(0, LAW).game.copy()
    g.side, g.park = new_side_table(), new_park(g.deal.seats, 0)
    value = 3
    for holder, declared in holders(g):
        for each in declared:
            value += 1
            if isinstance(each, Zone) and each.entries == HEAPS:
                setattr(holder, each.name, [[value], [value, 1]])
            elif isinstance(each, Zone) and each.entries == COUNTS:
                setattr(holder, each.name, [value] * len(g.deal.shop))
            elif isinstance(each, Counter) and each.form in (ONE_SEAT, PHASE, ENDING):
                setattr(holder, each.name, 1)
            elif isinstance(each, Zone) or each.form == BY_SKILL:
                setattr(holder, each.name, [value, value + 1])
            else:
                flag = isinstance(getattr(holder, each.name), bool)
                setattr(holder, each.name, True if flag else value)
    return g


def holders(g: Game) -> list[tuple[object, list[Zone | Counter]]]:
    found: list[tuple[object, list[Zone | Counter]]] = [(p, declared_for(OF_SEAT)) for p in g.players]
    for holder in (OF_GAME, OF_SIDE_TABLE, OF_PARK):
        declared = declared_for(holder)
        found.append((holder_of(g, declared[0]), declared))
    return found


def test_a_copy_has_all_that_is_declared_in_lists_of_its_own() -> None:
    g = everything()
    copy = g.copy()
    for (holder, declared), (other, _) in zip(holders(g), holders(copy), strict=True):
        for each in declared:
            here, there = getattr(holder, each.name), getattr(other, each.name)
            assert here == there, each.name
            if isinstance(here, list):
                assert here is not there, each.name
                assert not any(a is b for a, b in zip(here, there, strict=True) if isinstance(a, list)), each.name


def test_what_is_declared_begins_as_it_says() -> None:
    g = begin(0, LAW).game
    fresh = Game(g.deal, [empty_player()], [], 0)
    for holder in (fresh, new_side_table(), empty_player()):
        for each in declared_for(HOLDERS[type(holder).__name__]):
            if each.name == "turn":
                assert fresh.turn == g.deal.first
            else:
                assert getattr(holder, each.name) == (each.default if isinstance(each, Counter) else []), each.name


def shown(zone: Zone, cards: list[int], all_of_it: bool) -> dict[str, object]:
    """What a view has to show of a zone, by its declaration alone."""
    there: list[int] | list[list[int]] = sorted(cards) if zone.order == BAG else cards
    if zone.sees == ALL:
        return {zone.name: there}
    found: dict[str, object] = {f"{zone.name}_count": len(cards)}
    if zone.sees == TOP:
        found[f"{zone.name}_top"] = cards[-1] if cards else HIDDEN
    elif zone.sees != COUNT:
        found[zone.name] = there if all_of_it else []
    return found


def by_declaration(g: Game, viewer: int) -> dict[str, object]:
    """The zones and counters of a view, made by the declarations."""
    found: dict[str, object] = {"houses": []}
    for zone in TABLE_ZONES:
        assert zone.sees in (ALL, COUNT, TOLD)
        known = zone.sees == TOLD and may_know(g.aside_knows if g.aside else EVERYBODY, viewer)
        found |= shown(zone, getattr(holder_of(g, zone), zone.name), known)
    for counter in TABLE_COUNTERS:
        found[counter.name] = getattr(holder_of(g, counter), counter.name)
    if not g.aside:
        found["aside_knows"] = EVERYBODY
    houses: list[dict[str, object]] = []
    for owner, p in enumerate(g.players):
        house: dict[str, object] = {"owned": sorted(p.hand + p.deck + p.discard) if owner == viewer else []}
        for zone in HOUSE_ZONES:
            assert zone.sees in (ALL, COUNT, TOP, OWNER)
            house |= shown(zone, getattr(p, zone.name), owner == viewer)
        house |= {counter.name: getattr(p, counter.name) for counter in HOUSE_COUNTERS}
        for zone in g.brought.brings.zones:
            assert zone.holder == OF_SEAT
            house |= shown(zone, g.brought.cards(zone, owner), owner == viewer)
        houses.append(house)
    found["houses"] = houses
    return found


@pytest.mark.parametrize("number", numbers(8))
def test_a_view_shows_what_is_declared(number: int) -> None:
    session = begin(number, LAW)
    apart = {"ask_what", "asked", "deal", "decision", "frames", "park_in_use", "seat", "side_in_use"}
    for _ in decisions(session, number, LAW):
        g = session.game
        if g.decisions % 7:
            continue
        for viewer in (*range(g.deal.seats), SPECTATOR):
            data = View(g, viewer).data()
            assert tuple(data) == VIEW_FIELDS
            seen = {name: value for name, value in data.items() if name not in apart}
            assert seen == by_declaration(g, viewer)


def test_nothing_that_is_declared_is_left_out_of_views_data_and_outlines() -> None:
    """In a game in which everything is other than usual, nothing can be forgotten unseen."""
    g = everything()
    for viewer in (*range(g.deal.seats), SPECTATOR):
        view = View(g, viewer)
        data = view.data()
        assert {name: data[name] for name in by_declaration(g, viewer)} == by_declaration(g, viewer)
        assert View.of(data, g.rules).data() == data
        assert View(outline(view, view.deal, HIDDEN), viewer).data() == data


@pytest.mark.parametrize("number", numbers(8))
def test_an_outline_looks_like_the_game_to_the_same_eyes(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        g = session.game
        if g.decisions % 5:
            continue
        for viewer in (*range(g.deal.seats), SPECTATOR):
            view = View(g, viewer)
            assert View(outline(view, view.deal, HIDDEN), viewer).data() == view.data()


@pytest.mark.parametrize("number", [3, PARK + 3])
def test_zones_are_found_by_name(number: int) -> None:
    g = begin(number, LAW).game
    assert cards_in(g, "hand", 1) is g.players[1].hand
    assert cards_in(g, "face_down", 1) is g.face_down
    assert cards_in(g, "preparations", 1) is g.players[1].preparations
    assert cards_in(g, "removed", -1) is g.side.removed


def test_a_card_that_is_nowhere_or_twice_is_missed_by_the_census() -> None:
    g = begin(PARK + 4, LAW).game
    assert tuple(census(g)) == g.deal.totals
    for zone in (*TABLE_ZONES, *HOUSE_ZONES):
        if zone.entries in (BY_SEAT, HEAPS):
            continue
        copy = g.copy()
        cards = cards_in(copy, zone.name, 0 if zone.holder == OF_SEAT else -1)
        if zone.entries == "counts":
            cards[0] += 1
        else:
            cards.append(copy.deal.shop[0])
        assert (tuple(census(copy)) != g.deal.totals) == (zone.entries != "notes"), zone.name
    copy = g.copy()
    copy.park.picked[0] = NOBODY if copy.park.picked[0] != NOBODY else copy.park.high_class[0]
    assert tuple(census(copy)) != g.deal.totals
    copy = g.copy()
    copy.park.preparations[0].pop()
    assert tuple(census(copy)) != g.deal.totals


def test_the_fields_of_houses_are_those_that_are_declared() -> None:
    g = begin(2, LAW).game
    assert all(tuple(house.data()) == HOUSE_FIELDS for house in View(g, 0).houses)
