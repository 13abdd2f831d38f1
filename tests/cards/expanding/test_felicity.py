"""Felicity Horn, Chambermaid: cost 3, VP "?", Love +1, chambered for 1 Serving, 10 copies.

Serving, she lets her master make one Chambermaid Chief from hand a chambermaid for no Serving. Chambered Felicitys
score in sets of up to four: two are worth 4 together, three 8, four 12; a lone one nothing.
"""

import pytest

from tests.table import NewTable


def test_she_gives_one_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Felicity", "chamber Felicity", "play 1 Love", "end serving")
    t.do("serve Felicity")
    t.has("""
        phase: employ
        love: 1
        servings: 0
        A played: Felicity
        A chambermaids:
    """)


def test_a_chambermaid_chief_is_chambered_for_no_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, Aline x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Felicity")
    t.asks("A", "chamber Aline", "pass")
    t.do("chamber Aline")
    t.has("""
        phase: employ
        love: 1
        servings: 0
        A hand: Aline, 1 Love
        A chambermaids: Aline
        A played: Felicity
    """)


def test_servings_left_are_not_spent_for_it(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, Aline x2, 1 Love
        B hand: 1 Love
        servings: 3
    """)
    t.do("serve Felicity")
    t.do("chamber Aline")
    t.has("""
        servings: 2
        A chambermaids: Aline
    """)
    t.asks("A", "chamber Aline", "play 1 Love", "end serving")


def test_chambering_the_chief_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, Aline, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Felicity")
    t.do("pass")
    t.has("""
        phase: employ
        love: 1
        A hand: Aline, 1 Love
        A chambermaids:
    """)


def test_the_maid_chief_and_other_chambermaids_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, Claudine, Suzuna, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Felicity")
    t.has("""
        phase: employ
        A hand: Claudine, Suzuna, 1 Love
        A chambermaids:
    """)


def test_chambered_she_costs_a_serving_and_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity, Aline, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Felicity")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        A hand: Aline, 1 Love
        A chambermaids: Felicity
        A played:
    """)


@pytest.mark.parametrize(
    ("copies", "points"),
    [(1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (10, 28)],
)
def test_points_by_number_chambered(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Felicity x{copies}
        phase: employ
    """)
    assert t.vp("A") == points


def test_copies_outside_the_private_quarters_score_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Felicity x2, 1 Love
        A deck: Felicity
        A discard: Felicity
        A chambermaids: Felicity
        phase: employ
    """)
    assert t.vp("A") == 0


def test_an_ill_one_belongs_to_no_set(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Felicity x2, Felicity (ill)
        phase: employ
    """)
    assert t.vp("A") == 4


def test_she_makes_no_set_with_safrans(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love
        A chambermaids: Felicity, Safran
        phase: employ
    """)
    assert t.vp("A") == 0


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Felicity x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Felicity")
    t.do("play 1 Love")
    t.do("employ Felicity")
    t.has("""
        A discard: Felicity
        town: Felicity x9
        love: 0
    """)
