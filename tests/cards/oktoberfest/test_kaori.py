"""Kaori Hamasaki, Chambermaid: cost 3, VP by bonus, Love +1, chambered for 1 Serving, 10 copies.

Chambered Kaoris score in sets, threes first: three 12 VP, two 2 VP, one 1 VP.
"""

from tests.table import NewTable


def test_served_she_gives_a_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kaori, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Kaori")
    t.asks("A", "play 1 Love", "employ 1 Love", "end turn")
    t.has("""
        love: 1
        servings: 0
        A played: Kaori
    """)


def test_one_serving_makes_her_a_chambermaid_without_her_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kaori, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Kaori")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        love: 0
        servings: 0
        A chambermaids: Kaori
        A played:
    """)


def test_up_to_three_chambered_make_one_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        players: 3
        A hand: 1 Love
        A chambermaids: Kaori
        B hand: 1 Love
        B chambermaids: Kaori x2
        C hand: 1 Love
        C chambermaids: Kaori x3
    """)
    assert t.vp("A") == 1
    assert t.vp("B") == 2
    assert t.vp("C") == 12


def test_more_than_three_chambered_make_several_sets(table: NewTable) -> None:
    for count, points in ((4, 13), (5, 14), (6, 24), (7, 25), (8, 26), (9, 36)):
        t = table(f"""
            boxes: oktoberfest
            A hand: 1 Love
            A chambermaids: Kaori x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_outside_the_quarters_she_neither_scores_nor_fills_a_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        phase: employ
        A hand: Kaori, 1 Love
        A deck: Kaori
        A discard: Kaori
        A chambermaids: Kaori x2
        B hand: 1 Love
        B discard: Kaori
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 0


def test_chambering_the_third_completes_the_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Kaori, 1 Love
        A chambermaids: Kaori x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
    t.do("chamber Kaori")
    assert t.vp("A") == 12


def test_an_ill_one_leaves_the_set(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest, base
        A hand: 1 Love
        A chambermaids: Kaori x2, Kaori (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 2


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Kaori x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Kaori")
    t.do("play 1 Love")
    t.do("employ Kaori")
    t.has("""
        A discard: Kaori
        love: 0
        town: Kaori x9
    """)
