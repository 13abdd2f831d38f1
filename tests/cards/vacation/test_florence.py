"""Florence Spring, Chambermaid: cost 5, Love +2, 10 copies, chambered for one Serving.

Where seven or more chambermaids and chambermaid chiefs live in the quarters each chambered Florence is worth 5 VP;
otherwise, and anywhere else, she is worth nothing.
"""

from tests.table import NewTable


def test_serving_she_gives_two_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Florence, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Florence", "chamber Florence", "play 1 Love", "end serving")
    t.do("serve Florence")
    t.has("""
        phase: employ
        love: 2
        A chambermaids:
        A played: Florence
    """)


def test_one_serving_makes_her_a_chambermaid_without_her_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Florence, 1 Love
        B hand: 1 Love
    """)
    t.do("chamber Florence")
    t.has("""
        phase: employ
        love: 0
        servings: 0
        A chambermaids: Florence
        A played:
    """)


def test_with_seven_in_the_quarters_she_scores_five(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Florence, Beatrice x6
        B hand: 1 Love
    """)
    assert t.vp("A") == 5 + 12


def test_with_six_in_the_quarters_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Florence x2, Beatrice x4
        B hand: 1 Love
    """)
    assert t.vp("A") == 8


def test_every_chambered_florence_scores_and_counts_herself(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Florence x4, Valencia x2, Hyacinth
        B hand: 1 Love
        B chambermaids: Florence x3
    """)
    assert t.vp("A") == 20 + 2
    assert t.vp("B") == 0


def test_more_than_seven_do_not_raise_her_points(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A chambermaids: Florence, Beatrice x14
        B hand: 1 Love
    """)
    assert t.vp("A") == 5 + 28


def test_outside_the_quarters_she_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Florence, 1 Love
        A deck: Florence
        A discard: Florence
        A chambermaids: Beatrice x7
        B hand: 1 Love
    """)
    assert t.vp("A") == 14


def test_chambermaids_outside_the_quarters_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Beatrice, 1 Love
        A deck: Valencia
        A chambermaids: Florence, Beatrice x5
        B hand: 1 Love
        B chambermaids: Beatrice x7
    """)
    assert t.vp("A") == 10 + 1


def test_ill_maids_do_not_count(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        A hand: 1 Love
        A chambermaids: Florence, Beatrice x5, Beatrice (ill)
        B hand: 1 Love
        B chambermaids: Florence, Florence (ill), Beatrice x6
    """)
    assert t.vp("A") == 10
    assert t.vp("B") == 5 + 12


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 4
        employments: 2
        town: Florence x10
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Florence")
    t.do("play 1 Love")
    t.do("employ Florence")
    t.has("""
        A discard: Florence
        town: Florence x9
        love: 0
    """)
