"""Moine de Lefèvre, Employing Maid: cost 4, no VP, Draw +2, Employment +2, 10 copies. She has no text."""

from tests.table import NewTable


def test_she_draws_two_cards_and_gives_two_employments(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
        A deck: Colette, 2 Love, Kagari
    """)
    t.do("serve Moine")
    t.has("""
        A hand: 1 Love, Colette, 2 Love
        A deck: Kagari
        A played: Moine
        love: 0
        servings: 0
        employments: 3
        phase: employ
    """)


def test_three_cards_can_be_employed_and_no_fourth(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love x2
        A deck: 1 Love, 2 Love, 1 Love x5
    """)
    t.do("serve Moine")
    t.do("play all Love")
    t.has("love: 5")
    t.do("employ 1 Love")
    t.do("employ Azure")
    t.has("""
        A discard: Azure, 1 Love
        love: 2
        employments: 1
    """)
    t.do("employ 1 Love")
    t.has("""
        turn: B
        A hand: 1 Love x5
    """)


def test_a_maid_she_drew_finds_no_serving(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
        A deck: Kagari x2
    """)
    t.do("serve Moine")
    t.has("phase: employ")
    t.refuses("serve Kagari")


def test_two_of_them_add_up(table: NewTable) -> None:
    t = table("""
        A hand: Moine x2
        A deck: 1 Love x3, 2 Love, 3 Love
        servings: 2
    """)
    t.do("serve Moine")
    t.has("""
        A hand: Moine, 1 Love x2
        servings: 1
        employments: 3
    """)
    t.do("serve Moine")
    t.has("""
        A hand: 1 Love x3, 2 Love
        A deck: 3 Love
        employments: 5
        phase: employ
    """)


def test_a_short_deck_is_refilled_between_the_two_cards(table: NewTable) -> None:
    t = table("""
        A hand: Moine
        A deck: Kagari
        A discard: 1 Love x3
    """)
    t.do("serve Moine")
    t.has("""
        A hand: Kagari, 1 Love
        A deck: 1 Love x2
        A discard:
    """)


def test_with_nothing_to_draw_the_employments_remain(table: NewTable) -> None:
    t = table("""
        A hand: Moine, 1 Love
    """)
    t.do("serve Moine")
    t.has("""
        A hand: 1 Love
        employments: 3
    """)


def test_extra_employments_are_lost_with_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: Moine
        A deck: 1 Love x7
        B hand: 1 Love
    """)
    t.do("serve Moine")
    t.do("end turn")
    t.has("""
        turn: B
        employments: 1
    """)
    t.do("B: end turn")
    t.has("""
        turn: A
        A hand: 1 Love x5
        employments: 1
    """)


def test_as_a_maid_without_points_she_breaks_a_tie(table: NewTable) -> None:
    t = table("""
        A hand: Rouge, 1 Love
        B hand: Rouge
        B discard: Moine
        town: Safran x0, Kagari x0
        phase: employ
    """)
    t.do("end turn")
    assert t.vp("A") == t.vp("B") == 1
    assert t.winners() == ["B"]


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Moine x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Moine")
    t.do("play 1 Love")
    t.do("employ Moine")
    t.has("""
        A discard: Moine
        town: Moine x9
        love: 0
    """)
