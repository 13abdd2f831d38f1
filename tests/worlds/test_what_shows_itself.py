"""Cards that show themselves where nobody saw them before: a whole hand, and what lay under a card that is returned."""

from __future__ import annotations

from textwrap import dedent

from cuore.engine.belief import DISCARD, HAND
from cuore.engine.luck import luck_from_seed
from cuore.engine.position import read_position, write_position
from cuore.engine.session import Session
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.laws.games import rules


def session_at(text: str) -> Session:
    return Session(lay_out_position(rules(), dedent(text)))


def test_a_hand_that_is_shown_is_known_card_by_card() -> None:
    session = session_at("""
        boxes: expanding
        A hand: 1 Love
        A deck: 1 Love x5
        B private: Mika
        B hand: 2 Love x3, Emily x2
        B deck: 2 Love x4, Emily x3
        phase: employ
    """)
    session.answer("end turn")
    memory = session.memory(0)
    kinds = sorted([*[rules().find("2 Love")] * 3, *[rules().find("Emily")] * 2])
    for case in memory.houses[1].belief.cases:
        assert sorted(case.zones[memory.houses[1].at + HAND]) == kinds


def test_the_card_under_a_returned_one_is_known_in_a_loaded_game_too() -> None:
    session = session_at("""
        boxes: oktoberfest, vacation
        A hand: Paula, 1 Love
        A deck: 1 Love x12
        B hand: 1 Love
        B deck: Riya, 1 Love
        B discard: 3 Love, 2 Love, 1 Love x8
    """)
    session.answer("serve Paula")
    session.answer("choose B")
    session.answer("use Riya")
    loaded = Session(read_position(rules(), write_position(session.game)))
    loaded.answer("return Riya")
    three = rules().find("3 Love")
    memory = loaded.memory(0)
    for case in memory.houses[1].belief.cases:
        assert three in case.zones[memory.houses[1].at + DISCARD]
    for seed in range(20):
        world = imagine(loaded.view(0), memory, luck_from_seed(f"under {seed}"))
        assert world.players[1].discard[-1] == three
