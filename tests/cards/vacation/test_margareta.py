"""Margareta Torrente, Island Food Maid: cost 3, Draw +1, Love +1, Serving +1, 10 copies.

At the end of the game an owner of one or two scores nothing for them; with three or more each costs one point.
"""

from tests.table import NewTable


def test_she_gives_a_card_a_love_and_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Margareta, 1 Love
        A deck: Fea, Beatrice
        B hand: 1 Love
    """)
    t.do("serve Margareta")
    t.has("""
        servings: 1
        love: 1
        employments: 1
        A hand: 1 Love, Fea
        A deck: Beatrice
        A played: Margareta
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")


def test_one_or_two_are_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A discard: Margareta
        B hand: 1 Love
        B discard: Margareta x2, Sophia
    """)
    assert t.vp("A") == 0
    assert t.vp("B") == 5


def test_three_or_more_cost_a_point_each(table: NewTable) -> None:
    for count in (3, 4, 5, 10):
        t = table(f"""
            boxes: vacation
            A hand: 1 Love
            A discard: Margareta x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == -count


def test_they_count_wherever_they_are(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 1
        A hand: Margareta, 1 Love
        A deck: Margareta
        A discard: Margareta, Sophia
        A played: Margareta
        B hand: 1 Love
    """)
    assert t.vp("A") == 5 - 4


def test_those_of_others_do_not_matter(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        players: 3
        A hand: 1 Love
        A discard: Margareta x2
        B hand: 1 Love
        B discard: Margareta x3
        C hand: 1 Love
        C discard: Margareta
    """)
    assert t.vp("A") == 0
    assert t.vp("B") == -3
    assert t.vp("C") == 0


def test_several_in_a_row_keep_serving(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Margareta x2, 1 Love
        A deck: Margareta, Beatrice x3
        B hand: 1 Love
    """)
    t.do("serve Margareta")
    t.do("serve Margareta")
    t.do("serve Margareta")
    t.has("""
        phase: employ
        servings: 1
        love: 3
        A hand: 1 Love, Beatrice x2
        A deck: Beatrice
        A played: Margareta x3
    """)


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 2
        employments: 2
        town: Margareta x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Margareta")
    t.do("play 1 Love")
    t.do("employ Margareta")
    t.has("""
        A discard: Margareta
        town: Margareta x9
        love: 0
    """)
