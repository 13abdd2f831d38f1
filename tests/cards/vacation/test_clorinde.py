"""Clorinde Sea, Mer Maid: cost 6, 2 VP, Draw +1, Serving +2, 8 copies.

At the end of the game her owner's Clorindes are worth nothing if seven or more chiefs, of either kind, are owned.
"""

from tests.table import NewTable


def test_she_draws_a_card_and_gives_two_servings(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        A hand: Clorinde, Beatrice, 1 Love
        A deck: Sophia, Fea
        B hand: 1 Love
    """)
    t.do("serve Clorinde")
    t.has("""
        servings: 2
        love: 0
        employments: 1
        A hand: Beatrice, 1 Love, Sophia
        A deck: Fea
        A played: Clorinde
    """)
    t.asks("A", "chamber Beatrice", "play 1 Love", "end serving")


def test_she_scores_two_points_each(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Clorinde, 1 Love
        A deck: Clorinde
        A discard: Clorinde
        B hand: 1 Love
    """)
    assert t.vp("A") == 6


def test_six_chiefs_leave_her_points_alone(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Clorinde x2, 1 Love
        A deck: Sophia x3
        A discard: Beatrice x3
        B hand: 1 Love
    """)
    assert t.vp("A") == 15 + 4


def test_seven_chiefs_of_both_kinds_take_the_points_of_all_clorindes(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Clorinde x2, 1 Love
        A deck: Sophia x3
        A discard: Beatrice x4
        B hand: 1 Love
    """)
    assert t.vp("A") == 15


def test_chambered_chiefs_count(table: NewTable) -> None:
    for count, points in ((6, 14), (7, 14), (8, 16)):
        t = table(f"""
            boxes: vacation
            A hand: 1 Love
            A discard: Clorinde
            A chambermaids: Beatrice x{count}
            B hand: 1 Love
        """)
        assert t.vp("A") == points


def test_the_chiefs_of_others_do_not_matter(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: 1 Love
        A discard: Clorinde
        B hand: 1 Love
        B discard: Clorinde, Beatrice x8
    """)
    assert t.vp("A") == 2
    assert t.vp("B") == 0


def test_an_ill_chief_does_not_count(table: NewTable) -> None:
    t = table("""
        boxes: vacation, base
        A hand: 1 Love
        A discard: Clorinde
        A chambermaids: Beatrice x6, Beatrice (ill)
        B hand: 1 Love
    """)
    assert t.vp("A") == 12 + 2


def test_a_chief_under_an_estate_counts(table: NewTable) -> None:
    t = table("""
        boxes: vacation, expanding
        A hand: 1 Love
        A discard: Clorinde, Beatrice x6
        A buildings: Estate (Sophia)
        B hand: 1 Love
        B discard: Clorinde, Beatrice x6
    """)
    assert t.vp("A") == 2 + 5
    assert t.vp("B") == 2


def test_she_costs_six_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 5
        employments: 2
        town: Clorinde x8
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Clorinde")
    t.do("play 1 Love")
    t.do("employ Clorinde")
    t.has("""
        A discard: Clorinde
        town: Clorinde x7
        love: 0
    """)
