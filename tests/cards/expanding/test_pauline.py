"""Pauline Dumond, Tea Maid: cost 2, no VP, Serving +1, 10 copies.

Her master may discard two cards of one kind from hand and draws three cards for them, once for every Pauline that
serves.
"""

from tests.table import NewTable


def test_she_gives_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, Emily, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.has("""
        servings: 1
        love: 0
        employments: 1
        A played: Pauline
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_two_cards_of_one_kind_are_discarded_for_three(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love x2, Aline x2, Emily
        A deck: 2 Love x3, Suzuna
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.asks("A", "discard two 1 Love", "discard two Aline", "pass")
    t.do("discard two Aline")
    t.has("""
        A hand: 1 Love x2, Emily, 2 Love x3
        A deck: Suzuna
        A discard: Aline x2
        servings: 1
    """)
    t.asks("A", "serve Emily", "play 1 Love", "play 2 Love", "end serving")


def test_discarding_may_be_declined(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love x2
        A deck: 2 Love x3
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.asks("A", "discard two 1 Love", "pass")
    t.do("pass")
    t.has("""
        phase: employ
        A hand: 1 Love x2
        A deck: 2 Love x3
        A discard:
    """)


def test_without_two_of_one_kind_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love, 2 Love, Aline
        A deck: 2 Love x3
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.has("""
        phase: employ
        A hand: 1 Love, 2 Love, Aline
        A deck: 2 Love x3
    """)


def test_four_of_one_kind_draw_three_and_not_six(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love x4
        A deck: Aline x6
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.do("discard two 1 Love")
    t.has("""
        phase: employ
        A hand: 1 Love x2, Aline x3
        A deck: Aline x3
        A discard: 1 Love x2
    """)


def test_every_copy_that_serves_asks_anew(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline x2, 1 Love x4
        A deck: Aline x3, 2 Love x3
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.asks("A", "discard two 1 Love", "pass")
    t.do("discard two 1 Love")
    t.do("serve Pauline")
    t.asks("A", "discard two 1 Love", "discard two Aline", "pass")
    t.do("discard two Aline")
    t.has("""
        A hand: 1 Love x2, Aline, 2 Love x3
        A deck:
        A discard: Aline x2, 1 Love x2
    """)


def test_the_discarded_cards_may_be_drawn_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love x2, Aline
        A deck: 2 Love
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.do("discard two 1 Love")
    t.has("""
        phase: employ
        A hand: Aline, 2 Love, 1 Love x2
        A deck:
        A discard:
    """)


def test_the_discard_is_open_and_the_draw_is_not(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Pauline, 1 Love x2, Aline
        A deck: 2 Love x4
        B hand: 1 Love
    """)
    t.do("serve Pauline")
    t.do("discard two 1 Love")
    t.sees("B", "A discard: 1 Love ...")
    t.sees("B", "A hand: 4 cards")
    t.sees("B", "A deck: 1 card")


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Pauline x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Pauline")
    t.do("play 1 Love")
    t.do("employ Pauline")
    t.has("""
        A discard: Pauline
        town: Pauline x9
        love: 0
    """)
