"""Safran Virginie, Chambermaid: cost 3, VP "?", Love +2, chambered for 1 Serving, 10 copies.

Chambered Safrans score in sets of up to four: two are worth 4 together, three 8, four 12; a lone one nothing. Several
sets may be formed. Outside the private quarters she scores nothing.
"""

import pytest

from tests.table import NewTable


def test_she_may_serve_or_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
    """)
    t.asks("A", "serve Safran", "chamber Safran", "play 1 Love", "end serving")


def test_serving_she_gives_two_love(table: NewTable) -> None:
    t = table("""
        A hand: Safran, 1 Love
    """)
    t.do("serve Safran")
    t.has("""
        A hand: 1 Love
        A played: Safran
        A chambermaids:
        love: 2
        servings: 0
        phase: employ
    """)


def test_chambering_her_costs_one_serving_and_gives_no_love(table: NewTable) -> None:
    t = table("""
        A hand: Safran x2, 1 Love
        servings: 2
    """)
    t.do("chamber Safran")
    t.has("""
        A hand: Safran, 1 Love
        A played:
        A chambermaids: Safran
        love: 0
        servings: 1
    """)
    t.do("chamber Safran")
    t.has("""
        A chambermaids: Safran x2
        love: 0
        servings: 0
        phase: employ
    """)


def test_without_a_serving_she_can_not_be_chambered(table: NewTable) -> None:
    t = table("""
        A hand: Safran x2, 1 Love
    """)
    t.do("serve Safran")
    t.has("phase: employ")
    t.refuses("chamber Safran")


@pytest.mark.parametrize(
    ("copies", "points"),
    [(1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (10, 28)],
)
def test_points_by_number_chambered(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        A hand: 1 Love
        A chambermaids: Safran x{copies}
        phase: employ
    """)
    assert t.vp("A") == points


def test_copies_outside_the_private_quarters_score_nothing(table: NewTable) -> None:
    t = table("""
        A hand: Safran x2, 1 Love
        A deck: Safran
        A discard: Safran
        A chambermaids: Safran
        phase: employ
    """)
    assert t.vp("A") == 0


def test_an_ill_one_belongs_to_no_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        A chambermaids: Safran x2, Safran (ill)
        phase: employ
    """)
    assert t.vp("A") == 4


def test_an_illness_breaks_a_pair(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B chambermaids: Safran x2
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("B") == 4
    t.do("employ Illness")
    t.has("B chambermaids: Safran, Safran (ill)")
    assert t.vp("B") == 0


def test_a_cure_restores_the_pair(table: NewTable) -> None:
    t = table("""
        A hand: 3 Love, 1 Love
        A chambermaids: Safran, Safran (ill)
        town: Illness x9
    """)
    t.asks("A", "cure Safran", "start serving")
    t.do("cure Safran")
    t.has("""
        A hand: 1 Love
        A discard: 3 Love
        A chambermaids: Safran x2
        town: Illness x10
    """)
    assert t.vp("A") == 4


def test_a_chambered_one_stays_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        A hand: Safran
        A deck: 1 Love x5
    """)
    t.do("chamber Safran")
    t.has("""
        turn: B
        A hand: 1 Love x5
        A deck:
        A discard:
        A chambermaids: Safran
    """)


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Safran x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Safran")
    t.do("play 1 Love")
    t.do("employ Safran")
    t.has("""
        A discard: Safran
        town: Safran x9
        love: 0
    """)
