"""Dawn Stride: general maid, cost 2, VP "X", Love +1, 10 copies.

One Serving makes her a chambermaid. Each chambered Dawn is worth 1 VP and every full set of three 2 VP more; elsewhere
she is worth nothing.
"""

import pytest

from tests.table import NewTable


def test_serving_she_gives_one_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Dawn, Tomo, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Dawn")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        effort: 0
        A hand: Tomo, 1 Love
        A deck: Colette
        A played: Dawn
    """)


def test_one_serving_makes_her_a_chambermaid_without_her_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Dawn, 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.asks("A", "serve Dawn", "chamber Dawn", "play 1 Love", "end serving")
    t.do("chamber Dawn")
    t.has("""
        phase: employ
        servings: 0
        love: 0
        A chambermaids: Dawn
        A hand: 1 Love
    """)


@pytest.mark.parametrize(("copies", "points"), [(1, 1), (2, 2), (3, 5), (4, 6), (5, 7), (6, 10), (9, 15)])
def test_chambered_ones_score_alone_and_in_sets_of_three(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        boxes: more
        players: 4
        A hand: 1 Love
        A chambermaids: Dawn x{copies}
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    assert t.vp("A") == points


def test_elsewhere_she_is_worth_nothing_and_fills_no_set(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Dawn, 1 Love
        A deck: Dawn
        A discard: Dawn
        A chambermaids: Dawn x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2


def test_sets_are_not_shared_between_players(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: 1 Love
        A chambermaids: Dawn x2
        B hand: 1 Love
        B chambermaids: Dawn x4
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 6


def test_the_third_one_is_worth_three_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Dawn, 1 Love
        A chambermaids: Dawn x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t.do("chamber Dawn")
    assert t.vp("A") == 5


def test_chambered_she_has_nothing_to_use(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, 1 Love
        A chambermaids: Dawn
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Dawn")


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 1
        employments: 2
        town: Dawn x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Dawn")
    t.do("play 1 Love")
    t.do("employ Dawn")
    t.has("""
        love: 0
        A discard: Dawn
        town: Dawn x6
    """)
