"""An answer is taken whole or not at all: when a card fails in the middle of its effect, everything is as it was."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import IllegalChoice, StaleChoice
from cuore.engine.position import read_position, write_position
from cuore.engine.session import Session


def test_a_card_that_fails_in_the_middle_changes_nothing() -> None:
    session = Session(
        read_position(
            official_rules(),
            "A hand: Kagari, Natsumi, 1 Love\nB hand: 1 Love\ntown: Kagari x9, Natsumi x9\nservings: 2\nphase: serving",
        )
    )
    session.answer("serve Kagari")
    stolen = session.game.players[0].hand.pop(0)  # Natsumi is gone behind the engine's back, and serving her will fail
    before = write_position(session.game)
    heard, answers = session.heard(0), session.answers[:]
    with pytest.raises(ValueError, match=r"list\.remove"):
        session.answer("serve Natsumi")
    assert write_position(session.game) == before
    assert session.game.servings == 3  # she is paid for first
    assert session.heard(0) == heard
    assert session.answers == answers

    session.game.players[0].hand.insert(0, stolen)
    session.answer("serve Natsumi")
    assert session.game.players[0].played[-1] == stolen
    assert len(session.heard(0)) > len(heard)


def test_undo_takes_back_one_answer_at_a_time_and_memories_with_it() -> None:
    session = Session(
        read_position(
            official_rules(), "A hand: 1 Love x3\nA deck: 2 Love x5\nB hand: 1 Love\nphase: employ\nemployments: 2"
        )
    )
    positions = [write_position(session.game)]
    played = [session.memory(1).houses[0].played[:]]
    for _ in range(2):
        session.answer("play 1 Love")
        positions.append(write_position(session.game))
        played.append(session.memory(1).houses[0].played[:])
    assert [len(cards) for cards in played] == [0, 1, 2]
    while session.can_undo:
        positions.pop()
        played.pop()
        session.undo()
        assert write_position(session.game) == positions[-1]
        assert session.memory(1).houses[0].played == played[-1]
    assert len(positions) == 1


def test_a_refused_answer_leaves_the_very_same_game() -> None:
    session = Session(read_position(official_rules(), "A hand: 1 Love x3\nB hand: 1 Love\nphase: employ"))
    game = session.game
    with pytest.raises(IllegalChoice, match="there is no option 99"):
        session.apply(99)
    with pytest.raises(StaleChoice):
        session.apply(0, number=7)
    assert session.game is game
