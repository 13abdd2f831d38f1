"""Who begins: chance decides, or somebody is named."""

from __future__ import annotations

import pytest

from cuore import make_setup, new_game, read_position, replay, start_session, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.errors import DamagedRecord, IllegalSetup
from cuore.engine.record import read_record, write_record

RULES = official_rules()
SEEDS = [f"{number}" for number in range(8)]


@pytest.mark.parametrize("boxes", [("base",), ("more",)])
def test_without_a_name_the_seed_decides(boxes: tuple[str, ...]) -> None:
    assert {new_game(RULES, make_setup(RULES, boxes=boxes, seed=seed)).deal.first for seed in SEEDS} == {0, 1}


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("boxes", [("base",), ("more",)])
def test_who_is_named_begins(boxes: tuple[str, ...], first: int) -> None:
    for seed in SEEDS:
        g = new_game(RULES, make_setup(RULES, boxes=boxes, players=3, seed=seed, first=first))
        assert (g.deal.first, g.turn, g.asked) == (first, first, first)


def test_the_cards_are_dealt_as_without_a_name() -> None:
    setup = make_setup(RULES, seed="same")
    drawn = new_game(RULES, setup)
    named = new_game(RULES, make_setup(RULES, seed="same", first=1 - drawn.deal.first))
    assert [p.hand for p in named.players] == [p.hand for p in drawn.players]


def test_a_record_and_a_position_say_who_was_named() -> None:
    setup = make_setup(RULES, players=3, seed="kept", first=2)
    session = start_session(RULES, setup)
    session.apply(0)
    text = write_record(setup, session)
    assert "\nfirst: C\n" in text
    record = read_record(text)
    assert record.setup == setup
    assert replay(RULES, record).game.deal.first == 2
    assert read_position(RULES, write_position(session.game)).deal.first == 2


@pytest.mark.parametrize("first", [3, -2])
def test_a_seat_that_is_not_there_cannot_begin(first: int) -> None:
    with pytest.raises(IllegalSetup, match="cannot begin"):
        new_game(RULES, make_setup(RULES, players=3, first=first))


def test_a_record_must_name_a_seat() -> None:
    setup = make_setup(RULES, first=1)
    text = write_record(setup, start_session(RULES, setup)).replace("first: B", "first: Ben")
    with pytest.raises(DamagedRecord, match="first is a seat, not 'Ben'"):
        read_record(text)
