"""Amaretto Renard, Dressing Maid: cost 4, no VP, no icons, 10 copies.

For the rest of the turn she served in, a 2 Love costs her master 2 and a 3 Love costs him 4.
"""

from tests.table import NewTable


def test_a_two_love_costs_two(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love x2
        B hand: 1 Love
        town: 2 Love x10
        love: 1
        employments: 2
    """)
    t.do("serve Amaretto")
    t.lacks("employ 2 Love")
    t.do("play 1 Love")
    t.do("employ 2 Love")
    t.has("""
        A hand: 1 Love
        A discard: 2 Love
        town: 2 Love x9
        love: 0
        employments: 1
    """)


def test_a_three_love_costs_four(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love x2
        B hand: 1 Love
        town: 3 Love x8
        love: 3
        employments: 2
    """)
    t.do("serve Amaretto")
    t.lacks("employ 3 Love")
    t.do("play 1 Love")
    t.do("employ 3 Love")
    t.has("""
        A discard: 3 Love
        town: 3 Love x7
        love: 0
    """)


def test_she_has_no_icons_and_leaves_a_one_love_at_its_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, Aline
        B hand: 1 Love
        love: 1
    """)
    t.do("serve Amaretto")
    t.has("""
        phase: employ
        love: 1
        servings: 0
        employments: 1
    """)
    t.asks("A", "employ 1 Love", "end turn")


def test_maids_and_buildings_keep_their_prices(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, Aline
        B hand: 1 Love
        love: 3
    """)
    t.do("serve Amaretto")
    t.offers("employ 2 Love")
    t.lacks("employ Emily")
    t.lacks("employ Garden")


def test_several_cards_are_cheap_in_the_same_turn(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love
        B hand: 1 Love
        love: 8
        employments: 4
    """)
    t.do("serve Amaretto")
    t.do("employ 3 Love")
    t.do("employ 2 Love")
    t.do("employ 2 Love")
    t.has("""
        love: 0
        employments: 1
        A discard: 2 Love x2, 3 Love
    """)


def test_two_of_her_are_no_cheaper_than_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto x2, 1 Love x2
        B hand: 1 Love
        servings: 2
        love: 1
    """)
    t.do("serve Amaretto")
    t.do("serve Amaretto")
    t.lacks("employ 2 Love")
    t.do("play 1 Love")
    t.offers("employ 2 Love")


def test_in_hand_she_changes_no_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 3
    """)
    t.lacks("employ 2 Love")
    t.do("play 1 Love")
    t.offers("employ 2 Love")
    t.lacks("employ 3 Love")


def test_other_players_pay_the_full_price(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love
        B hand: 1 Love x2
    """)
    t.do("serve Amaretto")
    t.do("end turn")
    t.do("B: play all Love")
    t.has("love: 2")
    t.offers("employ Aline")
    t.lacks("employ 2 Love")


def test_her_masters_next_turn_has_the_full_price_again(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Amaretto")
    t.do("A: end turn")
    t.do("B: end turn")
    t.do("A: end serving")
    t.do("play all Love")
    t.has("love: 2")
    t.lacks("employ 2 Love")


def test_effects_that_look_at_a_cost_use_the_printed_one(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Amaretto, Phyllis, 1 Love
        A deck: 3 Love, Aline
        B hand: 1 Love
        servings: 2
    """)
    t.do("serve Amaretto")
    t.do("serve Phyllis")
    t.do("discard top")
    t.has("""
        love: 3
        A discard: 3 Love
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Amaretto x10
        phase: employ
        love: 3
        employments: 2
    """)
    t.lacks("employ Amaretto")
    t.do("play 1 Love")
    t.do("employ Amaretto")
    t.has("""
        A discard: Amaretto
        town: Amaretto x9
        love: 0
    """)
