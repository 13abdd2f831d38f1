"""Phyllis Lumley, Guest Room Maid: cost 3, no VP, Love +2, 10 copies.

Her master may discard the top card of his own deck; a card with a cost of 5 or more gives one Love on top.
"""

import pytest

from tests.table import NewTable


def test_she_gives_two_love_and_asks_about_the_top_card(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A deck: Aline
        B hand: 1 Love
        B deck: Aline
    """)
    t.do("serve Phyllis")
    t.asks("A", "discard top", "pass")
    t.has("""
        love: 2
        servings: 0
        employments: 1
        A deck: Aline
    """)


@pytest.mark.parametrize("card", ["Carillon", "Tiffany", "3 Love", "Claudine"])
def test_a_card_of_cost_five_or_more_gives_one_love_more(table: NewTable, card: str) -> None:
    t = table(f"""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A deck: {card}, Aline
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.do("discard top")
    t.has(f"""
        phase: employ
        love: 3
        A hand: 1 Love
        A deck: Aline
        A discard: {card}
    """)


@pytest.mark.parametrize("card", ["1 Love", "Aline", "2 Love", "Emily"])
def test_a_cheaper_card_is_discarded_for_nothing(table: NewTable, card: str) -> None:
    t = table(f"""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A deck: {card}, Claudine
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.do("discard top")
    t.has(f"""
        phase: employ
        love: 2
        A deck: Claudine
        A discard: {card}
    """)


def test_discarding_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A deck: Claudine
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.do("pass")
    t.has("""
        phase: employ
        love: 2
        A deck: Claudine
        A discard:
    """)


def test_an_empty_deck_is_refilled_first(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A discard: 3 Love x3
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.do("discard top")
    t.has("""
        love: 3
        A deck: 3 Love x2
        A discard: 3 Love
    """)


def test_with_deck_and_discard_pile_empty_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        B hand: 1 Love
        B deck: Claudine
    """)
    t.do("serve Phyllis")
    t.has("""
        phase: employ
        love: 2
        B deck: Claudine
        B discard:
    """)


def test_the_discarded_card_is_open_to_all(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Phyllis, 1 Love
        A deck: Claudine, Aline
        B hand: 1 Love
    """)
    t.do("serve Phyllis")
    t.do("discard top")
    t.sees("B", "A discard: Claudine ...")
    t.sees("B", "A deck: 1 card")


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Phyllis x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Phyllis")
    t.do("play 1 Love")
    t.do("employ Phyllis")
    t.has("""
        A discard: Phyllis
        town: Phyllis x9
        love: 0
    """)
