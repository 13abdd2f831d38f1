"""Every event is declared, in words that the state knows, and can be held outside the engine by those words."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from cuore.engine import words
from cuore.engine.errors import DamagedRecord
from cuore.engine.event_kind import ADD, ALL, BOTH, CLEAR, SET, SLOTS, SOME, TAKE, THE_OTHER, THE_SEAT, adds
from cuore.engine.told import EVENT_KINDS, QUIET, Event, event_named, event_numbered, new_event, told_from
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.words import (
    EVERYBODY,
    HIDDEN,
    SPECTATOR,
    TOLD_BEERS_SWAPPED,
    TOLD_DREW,
    TOLD_EVENT_LANDED,
    TOLD_LOOKED_AT_TOP,
)
from cuore.text.log import event_message
from cuore.text.message import NOTHING
from tests.laws.games import PARK, SIXTH, begin, decisions
from tests.shape.sources import fields

NUMBERED = {name.removeprefix("TOLD_").lower(): value for name, value in vars(words).items() if name[:5] == "TOLD_"}

STATE = {
    *fields("engine/game.py", "Game"),
    *fields("engine/player.py", "Player"),
    *fields("engine/side_table.py", "SideTable"),
    *fields("engine/park.py", "Park"),
}


@pytest.fixture
def own_kinds() -> Iterator[None]:
    """What a test declares is forgotten after it."""
    count, quiet = len(EVENT_KINDS), set(QUIET)
    yield
    del EVENT_KINDS[count:]
    QUIET.clear()
    QUIET.update(quiet)


def test_every_number_has_one_kind_with_its_name() -> None:
    assert {kind.name: kind.what for kind in BUILT_IN} == NUMBERED
    assert EVENT_KINDS[: len(BUILT_IN)] == list(BUILT_IN)
    assert [kind.what for kind in EVENT_KINDS] == list(range(len(EVENT_KINDS)))


def test_zones_and_counters_are_those_of_the_state() -> None:
    named = {zone for kind in BUILT_IN for zone in (kind.leaves, kind.reaches)} - {""}
    named |= {change.counter for kind in BUILT_IN for change in kind.changes}
    assert named <= STATE
    assert len(named) > 40


@pytest.mark.parametrize("what", range(len(BUILT_IN)))
def test_a_declaration_makes_sense(what: int) -> None:
    kind = event_numbered(what)
    slots = {field.slot for field in kind.fields}
    assert len({field.name for field in kind.fields}) == len(slots)
    assert slots <= set(SLOTS)
    assert kind.learns in ({ALL, THE_SEAT, THE_OTHER, BOTH, SOME} if "card" in slots else {""})
    assert "other" in slots or not (kind.to_other or kind.learns in (THE_OTHER, BOTH))
    for change in kind.changes:
        assert change.how in (SET, ADD, TAKE, CLEAR)
        assert {part for part in (change.by, change.of) if isinstance(part, str) and part} <= slots, change
    assert json.loads(json.dumps(kind.data())) == kind.data()
    assert kind.name in repr(kind)
    assert event_named(kind.name) is kind


def test_a_name_that_nothing_has() -> None:
    with pytest.raises(KeyError):
        event_named("exploded")


def test_an_event_outside_has_its_numbers_by_name() -> None:
    drew = Event((TOLD_DREW, 1, 17, 4, -1, 2))
    assert drew.data() == {"event": "drew", "who": 1, "card": 17, "left": 4}
    assert repr(drew) == "<Event 'drew' who=B card=#17 left=4>"
    assert (drew["left"], drew.kind.reaches) == (4, "hand")
    with pytest.raises(KeyError):
        drew["looker"]


def test_what_is_hidden_or_nothing_is_none() -> None:
    assert Event((TOLD_LOOKED_AT_TOP, 1, HIDDEN, 0, 2, 0)).data() == {
        "event": "looked_at_top",
        "owner": 1,
        "card": None,
        "looker": 2,
    }
    assert Event((TOLD_EVENT_LANDED, 1, 30, -1, -1, EVERYBODY))["place"] is None


def test_equal_events_are_equal_whoever_knows_them() -> None:
    one, same, other = (Event((TOLD_DREW, 1, 17, left, -1, knows)) for left, knows in ((4, 2), (4, 0), (3, 2)))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "drew"


@pytest.mark.usefixtures("own_kinds")
def test_a_box_declares_an_event_of_its_own() -> None:
    before = len(EVENT_KINDS)
    number = new_event("tickled", seat="who", number="feathers", changes=(adds("love", "number"),), quiet=True)
    assert number == before
    assert event_numbered(number).name == "tickled"
    assert number in QUIET
    assert Event((number, 0, HIDDEN, 3, -1, EVERYBODY)).data() == {"event": "tickled", "who": 0, "feathers": 3}


@pytest.mark.usefixtures("own_kinds")
def test_the_same_declaration_again_is_the_same_event_and_another_is_refused() -> None:
    number = new_event("tickled", seat="who")
    assert new_event("tickled", seat="who") == number
    assert len(EVENT_KINDS) == number + 1
    with pytest.raises(ValueError, match="tickled means something else"):
        new_event("tickled", seat="whom")
    with pytest.raises(ValueError, match="drew means something else"):
        new_event("drew", seat="who")


@pytest.mark.parametrize("slot", SLOTS)
def test_nothing_can_be_changed(slot: str) -> None:
    with pytest.raises(AttributeError):
        event_numbered(TOLD_DREW).fields[0].slot = slot


@pytest.mark.parametrize("number", [14, PARK + 5, SIXTH])
def test_events_come_back_from_their_data(number: int) -> None:
    session = begin(number, "events as data")
    for _ in decisions(session, number, "events as data"):
        pass
    for viewer in (0, SPECTATOR):
        for told in session.heard(viewer):
            assert told_from(json.loads(json.dumps(Event(told).data()))) == told


@pytest.mark.parametrize(
    "data",
    [{}, {"event": "danced"}, {"event": "drew"}, {"event": "drew", "who": "A", "card": None, "left": 3}],
    ids=["nothing", "unknown", "no numbers", "no number"],
)
def test_what_is_no_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(DamagedRecord):
        told_from(data)


def test_a_flag_that_the_reader_may_not_know_is_not_told_as_yes() -> None:
    told = {hidden: event_message([(TOLD_BEERS_SWAPPED, 0, hidden, 0, -1, 0)]) for hidden in (HIDDEN, 0, 1)}
    assert [told[hidden].parts["swapped"] for hidden in (HIDDEN, 0, 1)] == [NOTHING, False, True]
