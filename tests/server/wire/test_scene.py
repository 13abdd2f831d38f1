"""A view as it travels: every zone and counter is sent or kept for a reason, and what is sent is true."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cuore.engine.brought import Brings, new_brought
from cuore.engine.errors import StillRunning
from cuore.engine.game import Told
from cuore.engine.options import option_words
from cuore.engine.scoring import points
from cuore.engine.session import Session
from cuore.engine.view import HOUSE_FIELDS, VIEW_FIELDS, OpenView, View
from cuore.engine.words import (
    ENDING_NAMES,
    EVERYBODY,
    ILL,
    KIND,
    PHASE_NAMES,
    SPECTATOR,
    TOLD_BEER_TAKEN,
    TOLD_EVENT_LANDED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_SET_ASIDE,
    TOLD_SKILL,
    TOLD_TORN_DOWN,
    UNDER,
)
from cuore.engine.zones import HOUSE, OF_GAME, OF_SEAT, OWNER, PILE, TABLE, Zone, shown_fields
from cuore.engine.zones import Counter as StateCounter
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.scene import (
    KEPT_OF_HOUSE,
    KEPT_OF_TABLE,
    SENT_OF_HOUSE,
    SENT_OF_TABLE,
    ask_of,
    event_lines,
    scene_of,
)
from cuore.server.wire.shapes import EventLine, House, Lying, Scene
from cuore.table.second_thoughts import doubts
from tests.cli.play.desk import table_at
from tests.laws.games import PARK, SIXTH, begin, decisions, numbers, rules
from tests.server.wire.seeing import view_sent

LAW = "scenes"

ADDED_TO_TABLE = {
    "place": "where the game is played, for words",
    "first": "from whom rounds are counted",
    "empty": "worked out from the piles",
    "empty_end": "how many of these end the game",
    "round_limit": "after which a game is scored as it stands",
    "zones": "of boxes from elsewhere",
    "counters": "of boxes from elsewhere",
    "opened": "of finished games",
}
ADDED_TO_HOUSE = {
    "high_class": "who was picked in the Park; the view has it by seat",
    "points": "that everybody can count",
    "zones": "of boxes from elsewhere",
    "counters": "of boxes from elsewhere",
}


def played(number: int, most: int) -> Session:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, most):
        pass
    return session


# -- the allow-list --


def test_somebody_has_decided_about_every_field_of_a_view() -> None:
    """A new zone or counter fails here: send it, or say why it is not sent."""
    assert not set(SENT_OF_TABLE) & set(KEPT_OF_TABLE)
    assert set(SENT_OF_TABLE) | set(KEPT_OF_TABLE) == set(VIEW_FIELDS)
    assert not set(SENT_OF_HOUSE) & set(KEPT_OF_HOUSE)
    assert set(SENT_OF_HOUSE) | set(KEPT_OF_HOUSE) == set(HOUSE_FIELDS)
    assert all(KEPT_OF_TABLE.values())
    assert all(KEPT_OF_HOUSE.values())


def test_every_zone_and_counter_that_is_declared_is_such_a_field() -> None:
    assert set(shown_fields(TABLE)) <= set(SENT_OF_TABLE) | set(KEPT_OF_TABLE)
    assert set(shown_fields(HOUSE)) <= set(SENT_OF_HOUSE) | set(KEPT_OF_HOUSE)


def test_nothing_travels_that_nobody_has_thought_about() -> None:
    assert set(Scene.__struct_fields__) == set(SENT_OF_TABLE.values()) | set(ADDED_TO_TABLE)
    assert set(House.__struct_fields__) == set(SENT_OF_HOUSE.values()) | set(ADDED_TO_HOUSE)


def other(value: object, name: str) -> object:
    """Something else of the same sort that could stand there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (value + 1) % (EVERYBODY if name == "aside_knows" else 5)
    assert isinstance(value, list)
    if name == "preparations" and value and isinstance(value[0], list):
        return [[*value[0], value[0][-1]], *value[1:]]
    if name in ("picked", "skills", "piles"):
        return [value[0] + 1, *value[1:]]
    return [*value, 3]


@pytest.mark.parametrize("name", sorted(set(SENT_OF_TABLE) - {"houses", "frames", "seat"}))
def test_what_is_said_to_be_sent_is_sent(name: str) -> None:
    view = played(PARK + 2, 60).view(0)
    view.aside_count, view.aside, view.stand_owner = 1, [5], 0  # so that there is something of everything
    before = scene_of(view)
    setattr(view, name, other(getattr(view, name), name))
    changed = [field for field in Scene.__struct_fields__ if getattr(before, field) != getattr(scene_of(view), field)]
    assert SENT_OF_TABLE[name] in changed


@pytest.mark.parametrize("name", sorted(SENT_OF_HOUSE))
def test_what_is_said_to_be_sent_of_a_house_is_sent(name: str) -> None:
    view = played(0, 40).view(0)
    before = scene_of(view).houses[0]
    setattr(view.house, name, other(getattr(view.house, name), name))
    after = scene_of(view).houses[0]
    assert SENT_OF_HOUSE[name] in [
        field for field in House.__struct_fields__ if getattr(before, field) != getattr(after, field)
    ]


@pytest.mark.parametrize("name", sorted(set(KEPT_OF_TABLE) - {"deal", "decision"}))
def test_what_is_said_to_be_kept_is_kept(name: str) -> None:
    view = played(0, 40).view(0)
    before = scene_of(view)
    setattr(view, name, other(getattr(view, name), name))
    assert scene_of(view) == before


@pytest.mark.parametrize("name", sorted(KEPT_OF_HOUSE))
def test_what_is_said_to_be_kept_of_a_house_is_kept(name: str) -> None:
    view = played(0, 40).view(0)
    before = scene_of(view)
    for house in view.houses:
        setattr(house, name, other(getattr(house, name), name))
    assert scene_of(view) == before


# -- what is sent is true --


@pytest.mark.parametrize("number", numbers(8))
def test_a_scene_tells_what_the_view_shows(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, 250):
        g = session.game
        view = View(g, g.decisions % (g.deal.seats + 1) - 1)
        scene = scene_of(view)
        assert (scene.seat, scene.turn, scene.asked, scene.round) == (view.seat, g.turn, g.asked, g.round)
        assert (scene.phase, scene.ending) == (PHASE_NAMES[g.phase], ENDING_NAMES[g.ending])
        assert (scene.love, scene.servings, scene.employments) == (g.love, g.servings, g.employments)
        assert scene.shop == tuple((k, g.piles[at], view.price(k)) for at, k in enumerate(g.deal.shop))
        assert [kind for kind, _ in (scene.private.up if scene.private else ())] == g.face_up
        for house, p in zip(scene.houses, g.players, strict=True):
            assert [packed(entry) for entry in house.chambermaids] == sorted(p.chambermaids)
            assert [packed(entry) for entry in house.private] == p.private
            assert [packed(entry) for entry in house.buildings] == sorted(p.buildings)
            assert (house.hand, house.deck, house.discard) == (len(p.hand), len(p.deck), len(p.discard))
        if scene.park is not None:
            assert sum(scene.park.skills.values()) == sum(g.park.skills)
            assert list(scene.park.preparations.values()) == [tuple(pile) for pile in g.park.preparations if pile]
            assert [house.high_class for house in scene.houses] == g.park.picked
        assert (scene.park is not None) == g.park.in_use


def packed(entry: Lying) -> int:
    return entry.card + entry.events * ILL + (entry.under + 1) * UNDER


def test_what_is_empty_is_left_out_and_read_back_as_empty() -> None:
    session = played(14, 200)
    for viewer in (0, SPECTATOR):
        sent = msgspec.structs.replace(view_sent(session.game, viewer, session.told), full=None)
        data = msgspec.json.encode(sent)
        assert b"[]" not in data
        assert b"{}" not in data
        assert b"null" not in data
        assert msgspec.json.decode(data, type=ViewOf) == sent


@pytest.mark.parametrize("number", numbers(8))
def test_no_number_of_the_inside_travels(number: int) -> None:
    """Kinds are small; a card with something on or under it, or an option, would be a number beyond all kinds."""
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, 250):
        g = session.game
        sent = view_sent(g, g.asked, session.told[-20:])
        for value in leaves(msgspec.to_builtins([sent.view, sent.ask, sent.events])):
            assert not isinstance(value, int) or value <= KIND


def leaves(value: object) -> list[object]:
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in leaves(part)]
    if isinstance(value, list | tuple):
        return [leaf for part in value for leaf in leaves(part)]
    return [value]


@pytest.mark.parametrize("number", numbers(6))
def test_prices_are_those_of_the_viewer(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW, 150):
        g = session.game
        for seat in range(g.deal.seats):
            view = View(g, seat)
            assert [price for _, _, price in scene_of(view).shop] == [view.price(kind) for kind in g.deal.shop]


# -- events --


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ((TOLD_PHASE, 1, -1, 2, -1, 0), ("phase", 1, -1, "employ", -1)),
        ((TOLD_OVER, -1, -1, 3, -1, 0), ("over", -1, -1, "camp fire", -1)),
        ((TOLD_SKILL, 2, -1, 3, 1, 0), ("skill", 2, -1, 3, "concentration")),
        ((TOLD_SET_ASIDE, 0, 30, EVERYBODY, -1, 0), ("set_aside", 0, 30, (), -1)),
        ((TOLD_SET_ASIDE, 0, -1, 0b101, -1, 0), ("set_aside", 0, -1, (0, 2), -1)),
        ((TOLD_TORN_DOWN, 1, 60, 60 + 2 * ILL + 6 * UNDER, 0, 0), ("torn_down", 1, 60, Lying(60, 2, 5), 0)),
        ((TOLD_EVENT_LANDED, 1, 28, 15 + ILL, -1, 0), ("event_landed", 1, 28, Lying(15, 1), -1)),
        ((TOLD_EVENT_LANDED, 1, 29, -1, -1, 0), ("event_landed", 1, 29, -1, -1)),
        ((TOLD_BEER_TAKEN, 1, -1, 0, -1, 0), ("beer_taken", 1, -1, 0, -1)),
    ],
)
def test_numbers_of_events_travel_as_what_they_stand_for(told: Told, line: EventLine) -> None:
    assert event_lines([told]) == (line,)


# -- questions --


@pytest.mark.parametrize("number", numbers(8))
def test_options_are_told_in_parts_and_in_words(number: int) -> None:
    session = begin(number, LAW)
    seen: Counter[str] = Counter()
    for _ in decisions(session, number, LAW):
        g = session.game
        decision = g.pending
        assert decision is not None
        ask = ask_of(g.rules, decision, can_undo=True)
        assert ask.undo
        assert [choice.words for choice in ask.options] == [option_words(g.rules, option) for option in g.options]
        for choice, option in zip(ask.options, decision.unpacked(g.rules), strict=True):
            said = msgspec.to_builtins(choice)
            del said["words"]
            assert said == option.data()
            seen[choice.verb] += 1
    assert len(seen) > 5


def test_the_question_is_said_where_the_game_is_played() -> None:
    session = begin(PARK, LAW)
    for _ in decisions(session, PARK, LAW, 50):
        g = session.game
        if g.pending is not None and ask_of(g.rules, g.pending, False).what == "serving":
            assert ask_of(g.rules, g.pending, False, "park").prompt == ("Serving step: who serves you?",)
            return
    pytest.fail("nobody was asked who serves")


def test_the_asked_seat_is_told_what_its_question_is_about() -> None:
    """In some game somebody looks at a card, and somebody is asked about an event that comes for a certain maid."""
    about: set[str] = set()
    for number in range(8):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW):
            effect = scene_of(View(session.game, session.game.asked)).effect
            if effect is not None:
                about |= {name for name in ("target", "seen", "place") if getattr(effect, name) not in (-1, None)}
    assert about == {"target", "seen", "place"}


# -- finished games --


@pytest.mark.parametrize("number", [0, PARK + 1, SIXTH + 1])
def test_an_open_view_shows_all_cards(number: int) -> None:
    session = played(number, 100_000)
    g = session.game
    scene = scene_of(OpenView(g))
    for house, p in zip(scene.houses, g.players, strict=True):
        assert list(house.cards) == p.hand
        assert sorted(house.beer_cards) == sorted(p.beers)
        assert Counter(dict(house.owned)) == Counter(p.hand + p.deck + p.discard)
    assert scene.opened["deck"] == tuple(tuple(p.deck) for p in g.players)
    assert scene.opened["face_down"] == (tuple(g.face_down),)
    assert scene_of(View(g, SPECTATOR)).opened == {}
    assert scene.ending != "running"


def test_a_running_game_has_no_open_view() -> None:
    with pytest.raises(StillRunning):
        OpenView(begin(0, LAW).game)


def test_points_in_sight_are_no_secret_and_no_more_than_that() -> None:
    session = played(14, 300)
    seen = {tuple(house.points for house in scene_of(session.view(seat)).houses) for seat in (0, 1, SPECTATOR)}
    assert len(seen) == 1
    assert seen != {tuple(points(session.game))}, "this game was chosen because somebody has hidden points"


# -- boxes from elsewhere --


def test_zones_of_a_sixth_box_travel_by_name() -> None:
    hung = 0
    for number in range(SIXTH, SIXTH + 5):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW):
            g = session.game
            scene = scene_of(View(g, SPECTATOR))
            (veranda,) = g.brought.brings.zones
            for seat, house in enumerate(scene.houses):
                assert house.zones.get("veranda", ()) == tuple(sorted(g.brought.cards(veranda, seat)))
                hung += "veranda" in house.zones
    assert hung


def test_its_words_and_events_travel_by_name_too() -> None:
    asked, told = set(), set()
    for number in range(SIXTH, SIXTH + 5):
        session = begin(number, LAW)
        for _ in decisions(session, number, LAW):
            decision = session.game.pending
            assert decision is not None
            asked |= {choice.verb for choice in ask_of(rules(number), decision, False).options}
        told |= {line[0] for line in view_sent(session.game, SPECTATOR, session.told).events}
    assert "hang" in asked
    assert {"hung", "taken_down"} <= told


HIDDEN_ZONES = Brings(
    (
        Zone("larder", OF_SEAT, sees=OWNER),
        Zone("well", OF_GAME, PILE, "top"),
        StateCounter("coins", OF_SEAT),
        StateCounter("moons", OF_GAME, default=2),
    )
)


def test_a_zone_for_the_owner_alone_is_a_number_to_others() -> None:
    g = begin(0, LAW).game.copy()
    g.brought = new_brought(HIDDEN_ZONES, g.deal.seats)
    g.brought.lying[0][1] = [4, 5]
    g.brought.lying[1][0] = [6, 7]
    own, foreign = scene_of(View(g, 1)), scene_of(View(g, 0))
    assert own.houses[1].zones == {"larder": (4, 5)}
    assert foreign.houses[1].zones == {}
    assert foreign.houses[1].counters == own.houses[1].counters == {"larder_count": 2, "coins": 0}
    assert foreign.counters == {"well_count": 2, "well_top": 7, "moons": 2}


# -- sizes --


@pytest.mark.parametrize(
    ("number", "mean", "largest"), [(0, 1_500, 4_000), (14, 1_800, 5_000), (PARK + 1, 1_800, 5_000)]
)
def test_messages_stay_small(number: int, mean: int, largest: int) -> None:
    session = begin(number, LAW)
    sizes: list[int] = []
    heard = 0
    for _ in decisions(session, number, LAW, 400):
        new, heard = session.told[heard:], len(session.told)
        for viewer in range(session.game.deal.seats):
            sent = msgspec.structs.replace(view_sent(session.game, viewer, new), full=None)
            sizes.append(len(msgspec.json.encode(sent)))
    assert sum(sizes) / len(sizes) < mean
    assert max(sizes) < largest


@pytest.mark.parametrize(("others", "doubted"), [("", {"Illness", "Bad Habit"}), ("B chambermaids: Colette\n", set())])
def test_an_event_that_would_come_to_its_giver_says_so_beforehand(others: str, doubted: set[str]) -> None:
    game = table_at(f"A hand: 1 Love\nA chambermaids: Azure\nphase: employ\nlove: 4\nemployments: 2\n{others}").game
    assert game.pending is not None
    options = ask_of(game.rules, game.pending, False, "town", doubts(game)).options
    found = {
        game.rules.cards[choice.card].name: choice.doubt for choice in options if choice.doubt and choice.card >= 0
    }
    assert set(found) == doubted
    for name, doubt in found.items():
        words = "".join([piece if isinstance(piece, str) else piece[0] for piece in doubt])
        assert words == f"No other house can take it: {name} would come to you. Do it all the same?"


@pytest.mark.parametrize("have", ["hand: 1 Love x3\nlove: 0", "hand: 1 Love\nlove: 2", "discard: 1 Love x3\nlove: 3"])
def test_a_turn_that_could_still_buy_says_so_before_it_ends(have: str) -> None:
    game = table_at(f"A {have}\nphase: employ\nemployments: 1\n").game
    assert game.pending is not None
    options = ask_of(game.rules, game.pending, False, "town", doubts(game)).options
    (end,) = [choice.doubt for choice in options if choice.verb == "end turn"]
    words = "".join([piece if isinstance(piece, str) else piece[0] for piece in end])
    assert words.startswith("You still have 3 Love and 1 Employment, enough for ")
