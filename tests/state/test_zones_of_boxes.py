"""A box declares a place or a number of its own, and everything that lists the state has it."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from typing import Any

import pytest

from cuore.cards.catalogue import with_boxes
from cuore.engine.box import Box
from cuore.engine.brought import NO_BROUGHT, Brings
from cuore.engine.census import census
from cuore.engine.errors import CuoreError, DamagedRecord
from cuore.engine.event_kind import SHOWING, TO_ALL, EventKind, adds, clears, sets, takes
from cuore.engine.finding import cards_in
from cuore.engine.game import Game, Told
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import Memory
from cuore.engine.moves import move_card, set_number
from cuore.engine.outline import outline
from cuore.engine.places.town import TOWN
from cuore.engine.position import read_position, write_position
from cuore.engine.rules import Rules
from cuore.engine.scoring import owned_cards, points
from cuore.engine.setup import new_game
from cuore.engine.told import check_event, event_numbered, new_event
from cuore.engine.view import HOUSE_FIELDS, VIEW_FIELDS, OpenView, View, told_to
from cuore.engine.words import HIDDEN, PILES_EMPTY, SPECTATOR
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
from tests.laws.onlookers import Onlookers
from tests.laws.test_memory_includes_the_truth import check_memory

LARDER = Zone("larder", OF_SEAT)
PURSE = Zone("purse", OF_SEAT, ROW, OWNER)
CELLAR = Zone("wine_cellar", OF_GAME, PILE, COUNT)
SHELF = Zone("shelf", OF_GAME, PILE, TOP)
RENOWN = Counter("renown", OF_SEAT, default=2)
RAIN = Counter("rain", OF_GAME, FLAG)
DECLARED = (LARDER, PURSE, CELLAR, SHELF, RENOWN, RAIN)


def way(leaves: str, reaches: str, news: str = "", number: str = "", other: str = "") -> int:
    """An event by which a card goes some way."""
    name = f"{leaves}_to_{reaches}"
    return new_event(
        name,
        seat="who",
        card="card",
        number=number,
        other=other,
        leaves=leaves,
        reaches=reaches,
        to_other=bool(other),
        news=news,
    )


TO_LARDER = way("hand", "larder")
TO_PURSE = way("hand", "purse")
HAND_TO_CELLAR = way("hand", "wine_cellar")
TO_CELLAR = way("piles", "wine_cellar")
TO_SHELF = way("piles", "shelf")
INTO_LARDER = way("piles", "larder")
GIVEN = way("larder", "hand", other="receiver")
OUT_OF_PURSE = way("purse", "discard")
OUT_OF_CELLAR = way("wine_cellar", "deck", news=TO_ALL)
OFF_SHELF = way("shelf", "piles", number=SHOWING)
OFF_DISCARD = way("discard", "purse", number=SHOWING)
OFF_DECK = way("deck", "larder", news=TO_ALL)
RENOWNED = new_event("renowned", seat="who", number="renown", changes=(sets("renown", "number"),))
FAMOUS = new_event("famous", seat="who", number="more", changes=(adds("renown", "number"), sets("rain", 1)))
FORGOTTEN = new_event("forgotten", seat="who", number="less", changes=(takes("renown", "number"), clears("rain")))
EVENTS = (
    TO_LARDER,
    TO_PURSE,
    HAND_TO_CELLAR,
    TO_CELLAR,
    TO_SHELF,
    INTO_LARDER,
    GIVEN,
    OUT_OF_PURSE,
    OUT_OF_CELLAR,
    OFF_SHELF,
    OFF_DISCARD,
    OFF_DECK,
    RENOWNED,
    FAMOUS,
    FORGOTTEN,
)


def pantry(*declared: Zone | Counter, box_id: str = "pantry", events: tuple[int, ...] = ()) -> Box:
    """A box without cards that brings this."""
    return Box(box_id, "The pantry", place=TOWN, love=False, zones=declared, events=events)


@cache
def rules() -> Rules:
    """The official boxes, and one that brings all this."""
    return with_boxes(pantry(*DECLARED, events=EVENTS))


def begin(boxes: tuple[str, ...] = ("base", "pantry")) -> Game:
    return new_game(rules(), make_setup(rules(), boxes=boxes, players=3, town="random", seed="larder"))


def filled() -> tuple[Game, list[Told]]:
    """A game in which something has come to each of these places."""
    g = begin()
    told: list[Told] = []
    g.told = told
    for seat in range(3):
        for what in (TO_LARDER, TO_PURSE):
            move_card(g, what, seat, g.players[seat].hand[-1])
        for what in (TO_CELLAR, TO_SHELF):
            move_card(g, what, seat, g.deal.shop[seat])
        set_number(g, RENOWNED, seat, 5 + seat)
    move_card(g, INTO_LARDER, 1, g.deal.shop[3])
    set_number(g, FAMOUS, 0, 0)
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
    move_card(g, GIVEN, 1, card, 2)
    assert g.players[2].hand == sorted(g.players[2].hand)
    assert card in g.players[2].hand


THERE_AND_BACK = (
    *(TO_LARDER, TO_PURSE, TO_PURSE, OUT_OF_PURSE, OUT_OF_PURSE, OFF_DISCARD, OFF_DISCARD, OFF_DECK),
    *(HAND_TO_CELLAR, OUT_OF_CELLAR, TO_CELLAR, INTO_LARDER, TO_SHELF, TO_SHELF, OFF_SHELF, GIVEN),
    *(RENOWNED, FAMOUS, FORGOTTEN, FORGOTTEN),
)
"""Everything that can happen, and so that what lies on top changes, or nothing does any more."""


def happen(g: Game, what: int, seat: int, number: int) -> list[Told]:
    """Let something happen, with the last card of the zone that it leaves; what was told of it."""
    told: list[Told] = []
    g.told = told
    leaves = event_numbered(what).leaves
    if not leaves:
        set_number(g, what, seat, number % 5)
    elif leaves == "piles":
        move_card(g, what, seat, g.deal.shop[number % len(g.deal.shop)])
    else:
        move_card(g, what, seat, cards_in(g, leaves, seat)[-1], (seat + 1) % 3 if what == GIVEN else -1)
    return told


def test_who_hears_it_sees_and_remembers_what_is_there() -> None:
    g = begin()
    onlookers = Onlookers(g)
    viewers = (*range(3), SPECTATOR)
    memories = [Memory.of(g, viewer) for viewer in viewers]
    for number, (seat, what) in enumerate(product(range(3), THERE_AND_BACK)):
        told = happen(g, what, seat, number)
        onlookers.hear(told)
        onlookers.agree(g, told)
        for memory in memories:
            for event in told:
                memory.hear(told_to(event, memory.seat))
            check_memory(memory, g)
    onlookers.agree_to_the_letter(g)


TRAY = Zone("tray", OF_SEAT, PILE)
SACK = Zone("sack", OF_SEAT, BAG, COUNT)
ONTO_TRAY = way("piles", "tray")
OFF_TRAY = way("tray", "piles")
INTO_SACK = way("piles", "sack")


def kitchen(boxes: tuple[str, ...]) -> Game:
    """A game with an open pile and a closed sack in every house."""
    known = with_boxes(pantry(TRAY, SACK, box_id="kitchen", events=(ONTO_TRAY, OFF_TRAY, INTO_SACK)))
    return new_game(known, make_setup(known, boxes=boxes, players=2, town="random", seed="kitchen"))


def test_of_equal_cards_in_a_pile_the_upper_one_goes() -> None:
    g = kitchen(("base", "kitchen"))
    onlookers = Onlookers(g)
    one, other = g.deal.shop[:2]
    for what, card in ((ONTO_TRAY, one), (ONTO_TRAY, other), (ONTO_TRAY, one), (OFF_TRAY, one)):
        told: list[Told] = []
        g.told = told
        move_card(g, what, 1, card)
        onlookers.hear(told)
        onlookers.agree(g, told)
    assert g.brought.cards(TRAY, 1) == [one, other]


def test_the_next_guest_shows_and_one_who_comes_back_lies_under_the_others() -> None:
    g = kitchen(("more", "base", "kitchen"))
    onlookers = Onlookers(g)
    first, second = g.park.guests_up[0], g.park.guests_down[-1]
    told: list[Told] = []
    g.told = told
    move_card(g, ONTO_TRAY, 0, first)
    assert g.park.guests_up == [second]
    move_card(g, OFF_TRAY, 0, first)
    assert (g.park.guests_up, g.park.guests_down[0]) == ([second], first)
    onlookers.hear(told)
    onlookers.agree(g, told)
    check_state(g)


def test_a_bag_that_is_imagined_lies_like_a_real_one() -> None:
    g = kitchen(("base", "kitchen"))
    memory = Memory.of(g, 0)
    told: list[Told] = []
    g.told = told
    for kind in (9, 3, 7, 1, 5):
        move_card(g, INTO_SACK, 1, g.deal.shop[kind])
    g.told = None
    for event in told:
        memory.hear(told_to(event, 0))
    sack = sorted(g.deal.shop[kind] for kind in (9, 3, 7, 1, 5))
    assert g.brought.cards(SACK, 1) == sack
    for attempt in range(5):
        world = imagine(View(g, 0), memory, luck_from_seed(f"sack {attempt}"))
        assert world.brought.cards(SACK, 1) == sack


def test_what_lies_in_a_house_counts_for_it_unless_it_is_said_not_to() -> None:
    g = begin()
    owned, before = sorted(owned_cards(g, 1)), points(g)
    move_card(g, TO_LARDER, 1, g.players[1].hand[0])
    move_card(g, TO_PURSE, 1, g.players[1].hand[0])
    assert sorted(owned_cards(g, 1)) == owned
    assert points(g) == before
    larder = g.brought.cards(LARDER, 1)[:]
    assert g.brought.owned(1, (ALL,)) == larder
    lost = Zone("lost", OF_SEAT, counts=False)
    assert (LARDER.counts, lost.counts, SHELF.counts) == (True, False, False)


@pytest.mark.parametrize(
    "told",
    [
        {"leaves": "hand", "reaches": "attic"},
        {"leaves": "hand"},
        {"leaves": "hand", "reaches": "larder", "learns": "seat"},
        {"leaves": "face_down", "reaches": "larder"},
        {"leaves": "shelf", "reaches": "hand"},
        {"leaves": "hand", "reaches": "larder", "number": SHOWING},
        {"leaves": "wine_cellar", "reaches": "hand"},
        {"leaves": "hand", "reaches": "larder", "changes": (sets("renown", 1),)},
        {"changes": (adds("love", "number"),)},
        {"changes": (sets("renown", "seat"),)},
    ],
)
def test_an_event_that_could_not_be_followed_is_refused(told: dict[str, Any]) -> None:
    with pytest.raises(CuoreError):
        check_event(EventKind(0, "odd", seat="who", card="card", **told), Brings(DECLARED))


def test_the_door_looks_at_the_events_of_a_box() -> None:
    with pytest.raises(CuoreError, match="hand_to_larder"):
        with_boxes(pantry(PURSE, events=(TO_LARDER,)))


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
                move_card(g, HAND_TO_CELLAR, seat, kind)
                move_card(g, INTO_LARDER, seat, g.deal.shop[seat])
        g.told = None
        g.ask_again()
        for memory, viewer in zip(memories, (0, SPECTATOR), strict=True):
            view = View(g, viewer)
            for event in told:
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
        (Counter("seat", OF_GAME),),
        (Zone("owned", OF_SEAT),),
        (Counter("players", OF_GAME),),
        (Counter("result", OF_GAME),),
        (Zone("room", OF_PARK),),
        (Zone("room", OF_GAME, sees=OWNER),),
        (Zone("room", OF_GAME, entries=HEAPS),),
        (Zone("room", OF_GAME), Counter("room", OF_SEAT)),
        (Zone("room", OF_SEAT, PILE, TOP), Counter("room_count", OF_SEAT)),
        (Zone("room", OF_SEAT, BAG, TOP),),
        (Counter("weather", OF_GAME, "phase"),),
    ],
)
def test_what_cannot_be_declared_is_refused(declared: tuple[Zone | Counter, ...]) -> None:
    with pytest.raises(CuoreError):
        with_boxes(pantry(*declared))


def test_two_boxes_cannot_bring_the_same_name() -> None:
    with pytest.raises(CuoreError):
        with_boxes(pantry(LARDER), pantry(Zone("larder", OF_GAME, ROW, ALL), box_id="cellar"))


def test_all_names_that_a_view_has_are_taken() -> None:
    for name in (*VIEW_FIELDS, *HOUSE_FIELDS):
        with pytest.raises(CuoreError):
            with_boxes(pantry(Counter(name, OF_GAME)))
