"""Cleaning: preparations of three levels that need 2, 3 and 4 Effort and are worth 2, 4 and 6 VP.

Three, three and two of them with four players, one of level 1 and one of level 3 fewer with three, none with two.
Arisa's picker may gain them in the work step, from the top of the pile.
"""

import pytest

from tests.table import NewTable


@pytest.mark.parametrize(
    ("gained", "effort", "option"),
    [
        ("Food 1", 2, "Cleaning 1"),
        ("Cleaning 1 x3", 3, "Cleaning 2"),
        ("Cleaning 1 x3, Cleaning 2 x3", 4, "Cleaning 3"),
    ],
)
def test_each_level_has_its_price(table: NewTable, gained: str, effort: int, option: str) -> None:
    t = table(f"""
        boxes: more
        players: 4
        phase: work
        effort: {effort}
        A high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        D preparations: {gained}
    """)
    t.asks("A", f"gain {option}", "end work")
    t.do(f"gain {option}")
    t.has(f"""
        phase: employ
        effort: 0
        A preparations: {option}
    """)


@pytest.mark.parametrize(
    ("gained", "effort"), [("Food 1", 1), ("Cleaning 1 x3", 2), ("Cleaning 1 x3, Cleaning 2 x3", 3)]
)
def test_one_point_too_few_skips_the_step(table: NewTable, gained: str, effort: int) -> None:
    t = table(f"""
        boxes: more
        players: 4
        phase: work
        effort: {effort}
        A high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
        D preparations: {gained}
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_with_three_players_there_are_six(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 3
        phase: work
        effort: 4
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Ellis, Sylvie
        A high class: Arisa
        A hand: 1 Love
        B hand: 1 Love
        B preparations: Cleaning 1 x2, Cleaning 2 x3
        C hand: 1 Love
    """)
    t.do("gain Cleaning 3")
    t.do("end turn")
    t.has("""
        turn: B
        last round: yes
        preparations: Food 1 x2, Food 2 x3, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2
    """)


def test_two_players_have_none_and_its_lack_ends_no_game(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("preparations: Food 1 x2, Food 2 x3, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2")
    t.do("B: end turn")
    assert not t.over
    t.has("last round: no")
    t.offers("pick Noëmi")


def test_the_levels_are_worth_two_four_and_six_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        A hand: 1 Love
        A preparations: Cleaning 1 x3
        B hand: 1 Love
        B preparations: Cleaning 2, Food 1
        C hand: 1 Love
        C preparations: Cleaning 3 x2
        D hand: 1 Love
    """)
    assert [t.vp(seat) for seat in "ABCD"] == [6, 6, 12, 0]


def test_two_cecilias_and_a_pia_clean_twice(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        A high class: Arisa
        A hand: Cecilia x2, Pia, 1 Love x2
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.do("serve Cecilia")
    t.do("serve Pia")
    t.do("discard 1 Love")
    t.has("effort: 4")
    t.do("gain Cleaning 1")
    t.do("gain Cleaning 1")
    t.has("""
        effort: 0
        A preparations: Cleaning 1 x2
    """)
