"""Ririko Hiiragi, Chambermaid: cost 2, 1 VP, Serving +1, chambered for 1 Serving, 10 copies.

With at least one of her chambered a Lily Garden costs her master 5 instead of 6; more of them make it no cheaper. Every
chambered Ririko also counts like a Garden for being allowed another Lily Garden.
"""

from tests.table import NewTable


def test_she_gives_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko, Emily, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Ririko")
    t.has("""
        servings: 1
        love: 0
        employments: 1
        A played: Ririko
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")


def test_she_becomes_a_chambermaid_for_one_serving(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Ririko", "chamber Ririko", "play 1 Love", "end serving")
    t.do("chamber Ririko")
    t.has("""
        phase: employ
        servings: 0
        A chambermaids: Ririko
        A played:
    """)


def test_chambered_she_lowers_a_lily_garden_to_five(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        A chambermaids: Ririko
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("""
        love: 0
        A buildings: Lily Garden
        town: Lily Garden x7
    """)


def test_three_of_her_lower_it_no_further(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        A chambermaids: Ririko x3
        B hand: 1 Love
        phase: employ
        love: 4
    """)
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.offers("employ Lily Garden")


def test_in_hand_she_neither_lowers_the_price_nor_counts(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko, 1 Love x2
        A buildings: Garden
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 3
    """)
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("""
        love: 0
        A buildings: Garden, Lily Garden
    """)


def test_each_one_chambered_allows_a_lily_garden(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Ririko x2
        B hand: 1 Love
        phase: employ
        love: 20
        employments: 4
    """)
    t.do("employ Lily Garden")
    t.do("employ Lily Garden")
    t.has("""
        love: 10
        A buildings: Lily Garden x2
    """)
    t.lacks("employ Lily Garden")


def test_she_counts_together_with_gardens(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A chambermaids: Ririko
        A buildings: Garden, Lily Garden
        B hand: 1 Love
        phase: employ
        love: 20
        employments: 3
    """)
    t.do("employ Lily Garden")
    t.has("""
        love: 15
        A buildings: Garden, Lily Garden x2
    """)
    t.lacks("employ Lily Garden")


def test_other_buildings_keep_their_prices(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Aline, 1 Love x2
        A chambermaids: Ririko
        B hand: 1 Love
        phase: employ
        love: 3
    """)
    t.lacks("employ Garden")
    t.do("play 1 Love")
    t.offers("employ Garden")
    t.lacks("employ Estate")


def test_another_players_chambered_one_does_not_help(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        B hand: 1 Love
        B chambermaids: Ririko
        phase: employ
        love: 9
    """)
    t.lacks("employ Lily Garden")
    t.offers("employ Garden")


def test_ill_she_counts_for_nothing(table: NewTable) -> None:
    t = table("""
        boxes: expanding, base
        A hand: 1 Love, 3 Love x3
        A chambermaids: Ririko (ill)
        A buildings: Garden
        B hand: 1 Love
        phase: employ
        love: 5
        employments: 3
    """)
    assert t.vp("A") == 1
    t.lacks("employ Lily Garden")
    t.do("play 1 Love")
    t.do("employ Lily Garden")
    t.has("love: 0")
    t.do("play all Love")
    t.lacks("employ Lily Garden")
    t.offers("employ Garden")


def test_she_scores_one_point_anywhere(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Ririko, 1 Love
        A deck: Ririko
        A discard: Ririko
        A chambermaids: Ririko x2
        B hand: 1 Love
        phase: employ
    """)
    assert t.vp("A") == 5


def test_she_costs_two_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Ririko x10
        phase: employ
        love: 1
        employments: 2
    """)
    t.lacks("employ Ririko")
    t.do("play 1 Love")
    t.do("employ Ririko")
    t.has("""
        A discard: Ririko
        town: Ririko x9
        love: 0
    """)
