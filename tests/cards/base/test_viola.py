"""Viola Crescent, Chambermaid: cost 2, 1 VP, Draw +1, chambered for 1 Serving, 10 copies.

Chambered Crescent sisters (Azure, Viola, Rouge) score in sets on top of their own points: 7 for each set of all
three, 3 for each set of two different ones.
"""

import pytest

from tests.table import NewTable


def test_serving_she_draws_a_card(table: NewTable) -> None:
    t = table("""
        A hand: Viola, 1 Love
        A deck: Kagari, Colette
    """)
    t.do("serve Viola")
    t.has("""
        A hand: 1 Love, Kagari
        A deck: Colette
        A played: Viola
        love: 0
        servings: 0
        employments: 1
        phase: employ
    """)


def test_chambering_her_draws_nothing(table: NewTable) -> None:
    t = table("""
        A hand: Viola, 1 Love
        A deck: Kagari
        A private: Milly
    """)
    t.do("chamber Viola")
    t.has("""
        A hand: 1 Love
        A deck: Kagari
        A played:
        A chambermaids: Viola
        servings: 0
        phase: employ
    """)


def test_an_empty_deck_is_refilled_for_her_draw(table: NewTable) -> None:
    t = table("""
        A hand: Viola
        A discard: 1 Love x3
    """)
    t.do("serve Viola")
    t.has("""
        A hand: 1 Love
        A deck: 1 Love x2
        A discard:
        A played: Viola
    """)


def test_with_nothing_to_draw_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        A hand: Viola, Kagari, 1 Love
        A private: Milly
    """)
    t.do("serve Viola")
    t.has("""
        A hand: Kagari, 1 Love
        A played: Viola
        servings: 0
        phase: employ
    """)


def test_her_draw_earns_a_serving_with_milly(table: NewTable) -> None:
    t = table("""
        A hand: Viola x2, 1 Love
        A deck: Kagari, Colette
        A private: Milly
    """)
    t.do("serve Viola")
    t.has("""
        A hand: Viola, 1 Love, Kagari
        servings: 1
    """)
    t.do("serve Viola")
    t.has("""
        A hand: 1 Love, Kagari, Colette
        servings: 0
        phase: employ
    """)


@pytest.mark.parametrize(
    ("sisters", "points"),
    [
        ("Viola", 1),
        ("Viola x2", 2),
        ("Viola, Azure", 5),
        ("Viola, Rouge", 5),
        ("Viola x2, Azure x2", 4 + 6),
        ("Viola x3, Rouge", 4 + 3),
        ("Viola x2, Azure, Rouge", 4 + 7),
        ("Viola x2, Azure x2, Rouge", 5 + 7 + 3),
        ("Viola x2, Azure x2, Rouge x2", 6 + 14),
        ("Viola x3, Azure, Rouge", 5 + 7),
    ],
)
def test_chambered_sisters_score_by_triples_and_then_pairs(table: NewTable, sisters: str, points: int) -> None:
    t = table(f"""
        A hand: 1 Love
        A chambermaids: {sisters}
        phase: employ
    """)
    assert t.vp("A") == points


def test_in_hand_deck_and_discard_pile_she_scores_one_only(table: NewTable) -> None:
    t = table("""
        A hand: Viola, Azure, 1 Love
        A deck: Viola
        A discard: Viola, Rouge
        phase: employ
    """)
    assert t.vp("A") == 5


def test_an_illness_on_her_takes_her_point_and_the_set(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love
        B chambermaids: Viola, Azure
        phase: employ
        love: 5
        employments: 2
    """)
    assert t.vp("B") == 5
    t.do("employ Illness")
    t.asks("A", "put on Viola of B", "put on Azure of B")
    t.do("put on Viola of B")
    t.has("B chambermaids: Viola (ill), Azure")
    assert t.vp("B") == 1


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Viola x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Viola")
    t.do("play 1 Love")
    t.do("employ Viola")
    t.has("""
        A discard: Viola
        town: Viola x9
        love: 0
    """)
