"""Ophelia Grail at the Park: general maid, cost 6, VP "X", one of each icon (Draw, Serving, Love, skills), 8 copies.

At the end one alone is worth nothing; an odd number from three on is worth 2 each, an even number costs 2 each.
"""

import pytest

from tests.table import NewTable


def test_she_gives_one_of_everything(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Ophelia, Tomo, 1 Love
        A deck: Colette, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Ophelia")
    t.has("""
        phase: serving
        servings: 1
        love: 1
        imagination: 1
        concentration: 1
        effort: 1
        employments: 1
        A hand: Tomo, 1 Love, Colette
        A deck: 2 Love
    """)


def test_two_of_them_satisfy_any_work_chief(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Ophelia x2, 1 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Ophelia")
    t.do("serve Ophelia")
    t.has("""
        phase: work
        imagination: 2
        concentration: 2
        effort: 2
        love: 2
    """)
    t.asks("A", "gain Food 1", "end work")


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, -4), (3, 6), (4, -8), (5, 10)])
def test_odd_numbers_are_good_and_even_numbers_bad(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        boxes: more
        players: 4
        A hand: 1 Love
        A deck: Ophelia x{copies}
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    assert t.vp("A") == points
    assert t.vp("B") == 0


def test_hand_deck_discard_pile_and_table_count_together(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A hand: Ophelia, 1 Love
        A discard: Ophelia
        A played: Ophelia
        B hand: 1 Love
        B deck: Ophelia
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 0


def test_one_more_can_spoil_the_set(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 6
        employments: 2
        town: Ophelia x2
        A hand: 1 Love
        A deck: Ophelia x3
        B hand: 1 Love
    """)
    assert t.vp("A") == 6
    t.do("employ Ophelia")
    assert t.vp("A") == -8
    t.has("town: Ophelia x1")


def test_five_love_do_not_employ_her(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 5
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.offers("employ Tomo")
    t.lacks("employ Ophelia")
    t.do("play 1 Love")
    t.offers("employ Ophelia")
