"""Ophelia Grail, All-purpose Maid: cost 6, VP "?", Draw +1, Love +1, Serving +1, Employment +1, 8 copies.

When the game ends a single Ophelia is worth nothing. From two on, every one of an odd number is worth 2 and every
one of an even number costs 2.
"""

import pytest

from tests.table import NewTable


def test_she_gives_one_of_everything(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia, Kagari
        A deck: Colette, 1 Love
    """)
    t.do("serve Ophelia")
    t.has("""
        A hand: Kagari, Colette
        A deck: 1 Love
        A played: Ophelia
        love: 1
        servings: 1
        employments: 2
    """)


def test_one_brings_the_next(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia
        A deck: Ophelia, 1 Love
    """)
    t.do("serve Ophelia")
    t.do("serve Ophelia")
    t.has("""
        A hand: 1 Love
        A deck:
        A played: Ophelia x2
        love: 2
        employments: 3
        phase: employ
    """)


def test_without_a_card_to_draw_the_rest_is_still_given(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia, Kagari
    """)
    t.do("serve Ophelia")
    t.has("""
        A hand: Kagari
        love: 1
        servings: 1
        employments: 2
    """)


def test_an_empty_deck_is_refilled_for_her_draw(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia, Kagari
        A discard: Colette x3
    """)
    t.do("serve Ophelia")
    t.has("""
        A hand: Kagari, Colette
        A deck: Colette x2
        A discard:
    """)


@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, -4), (3, 6), (4, -8), (5, 10), (8, -16)])
def test_points_by_number_owned(table: NewTable, copies: int, points: int) -> None:
    t = table(f"""
        A hand: 1 Love
        A deck: Ophelia x{copies}
        phase: employ
    """)
    assert t.vp("A") == points


def test_copies_in_every_place_are_counted_together(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia, 1 Love
        A deck: Ophelia
        A discard: Ophelia x2
        A played: Ophelia
        phase: employ
    """)
    assert t.vp("A") == 10


def test_each_player_counts_only_his_own(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia x2, 1 Love
        B hand: Ophelia x3
        phase: employ
    """)
    assert t.vp("A") == -4
    assert t.vp("B") == 6


def test_employing_the_second_turns_nothing_into_a_loss(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        A discard: Ophelia
        town: Ophelia x7
        phase: employ
        love: 5
        employments: 2
    """)
    t.lacks("employ Ophelia")
    t.do("play 1 Love")
    assert t.vp("A") == 0
    t.do("employ Ophelia")
    t.has("""
        A discard: Ophelia x2
        town: Ophelia x6
        love: 0
    """)
    assert t.vp("A") == -4


def test_an_even_number_can_lose_the_game(table: NewTable) -> None:
    t = table("""
        A hand: Ophelia x2, Anise, 1 Love
        B hand: 1 Love
        town: Kagari x0, Moine x0
        phase: employ
    """)
    t.do("end turn")
    assert t.vp("A") == -1
    assert t.winners() == ["B"]
