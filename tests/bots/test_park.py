"""The planner in the Park: it picks work chiefs when it can deliver, works, and lets the party begin in good time."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.session import Session
from cuore.engine.words import ALL_PREPARED, PILES_EMPTY
from cuore.town import lay_out_position
from tests.bots.games import fresh, play

WORK_CHIEFS = ("Noëmi", "Celina", "Arisa")


def answer(position: str, name: str = "planner") -> str:
    """What a bot does in a position."""
    session = Session(lay_out_position(official_rules(), position))
    seat = session.game.asked
    return session.game.words()[make_bot(name).choose(session.view(seat), Random(1), session.memory(seat))]


@pytest.mark.parametrize(
    ("hand", "chief"),
    [
        ("Edith Shirling, 1 Love x3, Colette", "Noëmi"),
        ("Tomo Watagaya, 1 Love x4", "Celina"),
        ("Cecilia Saint-Claire x2, 1 Love x3", "Arisa"),
        ("Elaine Fontenille x2, Edith Shirling, Tomo Watagaya", "Celina"),
    ],
)
def test_it_picks_the_work_chief_for_whom_it_can_deliver(hand: str, chief: str) -> None:
    assert answer(f"boxes: more\nplayers: 3\nphase: picking\nA hand: {hand}\nA deck: 1 Love x5") == f"pick {chief}"


def test_big_love_does_too() -> None:
    position = "boxes: more\nphase: picking\nA hand: Edith Shirling, 1 Love x4\nA deck: 1 Love x5"
    assert answer(position, "biglove") == "pick Noëmi"


def test_with_nothing_to_deliver_it_picks_somebody_else() -> None:
    picked = answer("boxes: more\nplayers: 3\nphase: picking\nA hand: 1 Love x5\nA deck: 1 Love x2, Colette x3")
    assert picked.removeprefix("pick ") not in WORK_CHIEFS


def test_it_is_served_by_who_has_the_skill_that_is_asked_for() -> None:
    position = "boxes: more\nphase: serving\nA high class: Celina\nA hand: Edith Shirling, Tomo Watagaya, 1 Love x3"
    assert answer(position) == "serve Tomo Watagaya"


def test_it_works_when_it_can() -> None:
    position = "boxes: more\nphase: work\nA high class: Noëmi\nimagination: 2\nA hand: 1 Love x3\nA deck: 1 Love x5"
    assert answer(position) == "gain Food 1"


def test_it_does_not_do_the_last_errand_when_behind() -> None:
    position = (
        "boxes: more\nphase: work\nturn: B\nopened by: A\nB high class: Noëmi\nimagination: 4\n"
        "preparations: Food 3, Decoration 3 x2\nA preparations: Food 2 x3, Decoration 2 x3\nA hand: 1 Love x5\n"
        "B hand: 1 Love x3"
    )
    assert answer(position) == "end work"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boxes", [("more",), ("more", "base", "expanding")], ids=",".join)
def test_games_of_planners_end_in_a_reasonable_number_of_rounds(players: int, boxes: tuple[str, ...]) -> None:
    for number in range(4):
        g = fresh(boxes, players, f"party {number}")
        play(g, [make_bot("planner") for _ in range(players)])
        assert g.ending in (PILES_EMPTY, ALL_PREPARED)
        assert 4 <= g.round <= 40
        assert sum(len(p.preparations) for p in g.players) > 0
