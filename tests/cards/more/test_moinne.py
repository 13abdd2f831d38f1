"""Moinne de Lefèbre: general maid, cost 4, no VP, Draw +2, 10 copies. Her words add two Employments."""

from tests.table import NewTable


def test_she_draws_two_cards_and_adds_two_employments(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Moinne, 1 Love
        A deck: 2 Love, Colette, Tomo
        B hand: 1 Love
    """)
    t.do("serve Moinne")
    t.has("""
        phase: employ
        employments: 3
        servings: 0
        love: 0
        A hand: 1 Love, 2 Love, Colette
        A deck: Tomo
    """)


def test_three_cards_can_be_employed_and_not_a_fourth(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 9
        town: Dawn x7
        A hand: Moinne, 1 Love
        A deck: 1 Love x8
        B hand: 1 Love
    """)
    t.do("serve Moinne")
    t.do("employ Dawn")
    t.do("employ Dawn")
    t.has("""
        turn: A
        employments: 1
        love: 5
    """)
    t.do("employ Dawn")
    t.has("""
        turn: B
        town: Dawn x4
    """)


def test_each_employment_is_paid(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 5
        A hand: Moinne, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Moinne")
    t.do("employ Cecilia")
    t.has("""
        love: 1
        employments: 2
    """)
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")


def test_unused_employments_are_lost(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Moinne, 1 Love
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Moinne")
    t.has("employments: 3")
    t.do("end turn")
    t.has("""
        turn: B
        employments: 1
    """)


def test_two_of_them_add_up(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A hand: Moinne x2, 1 Love
        A deck: 1 Love x4, Colette
        B hand: 1 Love
    """)
    t.do("serve Moinne")
    t.do("serve Moinne")
    t.has("""
        phase: employ
        employments: 5
        A hand: 1 Love x5
        A deck: Colette
    """)


def test_she_costs_four_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 3
        employments: 2
        town: Moinne x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Moinne")
    t.do("play 1 Love")
    t.do("employ Moinne")
    t.has("""
        love: 0
        A discard: Moinne
        town: Moinne x6
    """)
    assert t.vp("A") == 0
