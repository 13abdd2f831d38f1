"""Anise Greenaway at the Park: general maid, cost 7, 3 VP, Draw +3, 8 copies. Her words add one Employment."""

import pytest

from tests.table import NewTable


def test_she_draws_three_cards_and_adds_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Anise, 1 Love
        A deck: Colette, 2 Love, Colette, 3 Love
        B hand: 1 Love
    """)
    t.do("serve Anise")
    t.has("""
        phase: employ
        servings: 0
        employments: 2
        love: 0
        A hand: 1 Love, Colette x2, 2 Love
        A deck: 3 Love
        A played: Anise
    """)


def test_the_drawn_maids_have_no_serving_left(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Anise, 1 Love
        A deck: Tomo, Edith, Lenor
        B hand: 1 Love
    """)
    t.do("serve Anise")
    t.asks("A", "play 1 Love", "end turn")
    t.has("A hand: 1 Love, Tomo, Edith, Lenor")


def test_a_short_deck_is_refilled_in_the_middle(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Anise, 1 Love
        A deck: Tomo
        A discard: Colette x3
        B hand: 1 Love
    """)
    t.do("serve Anise")
    t.has("""
        A hand: 1 Love, Tomo, Colette x2
        A deck: Colette
        A discard:
    """)


def test_with_too_few_cards_she_draws_what_there_is(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Anise, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Anise")
    t.has("""
        A hand: 1 Love, Colette
        A deck:
        employments: 2
    """)


def test_each_is_worth_three_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Anise, 1 Love
        A deck: Anise
        B discard: Anise
    """)
    assert t.vp("A") == 6
    assert t.vp("B") == 3


def test_she_costs_seven_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 6
        employments: 2
        town: Anise x5
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.offers("employ Ophelia")
    t.lacks("employ Anise")
    t.do("play 1 Love")
    t.do("employ Anise")
    t.has("""
        love: 0
        A discard: Anise
        town: Anise x4
    """)


@pytest.mark.parametrize(("players", "count"), [(2, 5), (4, 8)])
def test_two_players_have_three_fewer(table: NewTable, players: int, count: int) -> None:
    t = table(f"""
        boxes: more
        players: {players}
    """)
    t.has(f"town: Anise x{count}")
