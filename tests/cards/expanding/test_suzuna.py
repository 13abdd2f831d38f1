"""Suzuna Kamikawa, Chambermaid: cost 3, 1 VP, Draw +1, Serving +1, chambered for 1 Serving, 10 copies.

Every full set of three chambered Suzunas scores 5 on top of the point that each of them is worth.
"""

import pytest

from tests.table import NewTable


def test_she_draws_a_card_and_gives_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Suzuna, 1 Love
        A deck: Emily, Aline
        B hand: 1 Love
    """)
    t.asks("A", "serve Suzuna", "chamber Suzuna", "play 1 Love", "end serving")
    t.do("serve Suzuna")
    t.has("""
        servings: 1
        love: 0
        employments: 1
        A hand: Emily, 1 Love
        A deck: Aline
        A played: Suzuna
        A chambermaids:
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_chambered_she_costs_a_serving_and_draws_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Suzuna, 1 Love
        A deck: Emily, Aline
        B hand: 1 Love
    """)
    t.do("chamber Suzuna")
    t.has("""
        phase: employ
        servings: 0
        A hand: 1 Love
        A deck: Emily, Aline
        A chambermaids: Suzuna
        A played:
    """)


def test_one_may_serve_for_another_to_be_chambered(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Suzuna x2, 1 Love
        A deck: Suzuna
        B hand: 1 Love
    """)
    t.do("serve Suzuna")
    t.do("chamber Suzuna")
    t.has("""
        phase: employ
        servings: 0
        A hand: Suzuna, 1 Love
        A played: Suzuna
        A chambermaids: Suzuna
    """)


@pytest.mark.parametrize(
    ("copies", "points"),
    [(1, 1), (2, 2), (3, 8), (4, 9), (5, 10), (6, 16), (8, 18), (9, 24), (10, 25)],
)
def test_points_by_number_chambered(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Suzuna x{copies}
        phase: employ
    """)
    assert t.vp("A") == points


def test_copies_outside_the_private_quarters_make_no_set(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Suzuna, 1 Love
        A deck: Suzuna
        A discard: Suzuna
        A chambermaids: Suzuna x2
        phase: employ
    """)
    assert t.vp("A") == 5


def test_the_third_one_chambered_completes_the_set(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Suzuna, 1 Love
        A chambermaids: Suzuna x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    t.do("chamber Suzuna")
    assert t.vp("A") == 8


def test_an_ill_one_neither_scores_nor_belongs_to_a_set(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Suzuna x2, Suzuna (ill)
        phase: employ
    """)
    assert t.vp("A") == 2


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Suzuna x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Suzuna")
    t.do("play 1 Love")
    t.do("employ Suzuna")
    t.has("""
        A discard: Suzuna
        town: Suzuna x9
        love: 0
    """)
