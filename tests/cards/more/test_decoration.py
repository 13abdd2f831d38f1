"""Decoration: preparations of three levels that need 2, 3 and 4 Concentration and are worth 2, 4 and 6 VP.

Three of each with four players; one of level 1 and one of level 3 fewer with two or three. Celina's picker may gain
them in the work step, from the top of the pile.
"""

import pytest

from tests.table import NewTable


@pytest.mark.parametrize(
    ("gained", "concentration", "option"),
    [
        ("Food 1", 2, "Decoration 1"),
        ("Decoration 1 x2", 3, "Decoration 2"),
        ("Decoration 1 x2, Decoration 2 x3", 4, "Decoration 3"),
    ],
)
def test_each_level_has_its_price(table: NewTable, gained: str, concentration: int, option: str) -> None:
    t = table(f"""
        boxes: more
        phase: work
        concentration: {concentration}
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
        B preparations: {gained}
    """)
    t.do(f"gain {option}")
    t.has(f"""
        phase: employ
        concentration: 0
        A preparations: {option}
    """)


@pytest.mark.parametrize(
    ("gained", "concentration"),
    [("Food 1", 1), ("Decoration 1 x2", 2), ("Decoration 1 x2, Decoration 2 x3", 3)],
)
def test_one_point_too_few_skips_the_step(table: NewTable, gained: str, concentration: int) -> None:
    t = table(f"""
        boxes: more
        phase: work
        concentration: {concentration}
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
        B preparations: {gained}
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_points_left_over_buy_no_second_one(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        concentration: 4
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
        B preparations: Decoration 1
    """)
    t.do("gain Decoration 1")
    t.has("""
        phase: employ
        concentration: 2
        A preparations: Decoration 1
    """)


def test_one_may_stop_after_the_first(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        concentration: 5
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("gain Decoration 1")
    t.asks("A", "gain Decoration 1", "end work")
    t.do("end work")
    t.has("""
        phase: employ
        A preparations: Decoration 1
    """)


def test_the_levels_are_worth_two_four_and_six_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Colette
        A preparations: Decoration 1 x2, Decoration 3
        B hand: 1 Love
        B preparations: Decoration 2 x3
    """)
    assert t.vp("A") == 11
    assert t.vp("B") == 12


def test_three_players_have_one_first_and_one_third_level_fewer(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        high class: Noëmi, Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
    """)
    t.has(
        "preparations: Food 1 x2, Food 2 x3, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2, "
        "Cleaning 1 x2, Cleaning 2 x3, Cleaning 3"
    )


def test_gained_ones_stay_when_another_player_has_his_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        phase: work
        concentration: 2
        B high class: Celina
        A hand: 1 Love
        A preparations: Decoration 1
        B hand: 1 Love
    """)
    t.do("B: gain Decoration 1")
    t.do("B: end turn")
    t.has("""
        A preparations: Decoration 1
        B preparations: Decoration 1
        preparations: Food 1 x2, Food 2 x3, Food 3 x2, Decoration 2 x3, Decoration 3 x2
    """)
