"""A record is the whole game: written, read and replayed, it gives the same game to the bit, wherever it breaks off."""

from __future__ import annotations

import pytest

from cuore.engine.position import write_position
from cuore.engine.record import checksum, read_record, replay, write_record
from cuore.engine.session import Session
from tests.laws.games import begin, decisions, numbers, rules, setup_of

LAW = "records"


def check_alike(session: Session, again: Session) -> None:
    """Nothing tells the two apart: state, events, answers, memories."""
    assert write_position(again.game) == write_position(session.game)
    assert checksum(again) == checksum(session)
    assert again.told == session.told
    assert again.answers == session.answers
    assert again.decided == session.decided
    assert again.marks == session.marks
    assert again.can_undo == session.can_undo
    assert again.game.options == session.game.options


@pytest.mark.parametrize("number", numbers(15))
def test_a_record_replays_to_the_same_game(number: int) -> None:
    session = begin(number, LAW)
    setup = setup_of(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 80 == number % 80:
            text = write_record(setup, session)
            check_alike(session, replay(rules(number), read_record(text)))
    assert session.game.over
    text = write_record(setup, session)
    record = read_record(text)
    again = replay(rules(number), record)
    check_alike(session, again)
    assert write_record(record.setup, again) == text
    assert len(record.answers) == len(session.answers)


@pytest.mark.parametrize("number", numbers(15))
def test_a_record_can_be_replayed_up_to_any_decision(number: int) -> None:
    session = begin(number, LAW)
    positions = [write_position(session.game) for _ in decisions(session, number, LAW)]
    record = read_record(write_record(setup_of(number, LAW), session))
    for upto in range(0, len(positions), 47):
        assert write_position(replay(rules(number), record, upto).game) == positions[upto]
