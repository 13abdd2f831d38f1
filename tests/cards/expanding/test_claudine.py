"""Claudine de la Rochelle, Maid Chief: cost 8, 5 VP, no icons, 8 copies.

She does nothing but score: she neither serves nor becomes a chambermaid.
"""

from tests.table import NewTable


def test_she_costs_eight_love(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love x2
        town: Claudine x8
        phase: employ
        love: 7
        employments: 2
    """)
    t.lacks("employ Claudine")
    t.do("play 1 Love")
    t.do("employ Claudine")
    t.has("""
        A hand: 1 Love
        A discard: Claudine
        town: Claudine x7
        love: 0
        employments: 1
    """)


def test_she_neither_serves_nor_becomes_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Claudine, Emily, 1 Love
        B hand: 1 Love
        servings: 3
    """)
    t.asks("A", "serve Emily", "play 1 Love", "end serving")
    t.refuses("serve Claudine")
    t.refuses("chamber Claudine")


def test_with_no_other_maid_in_hand_the_serving_phase_is_skipped(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Claudine, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_she_scores_five_points_wherever_she_is(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: Claudine, 1 Love
        A deck: Claudine
        A discard: Claudine x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 20
    assert t.vp("B") == 0


def test_owning_the_most_of_her_gives_nothing_extra(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        players: 3
        A hand: Claudine x2, 1 Love
        B hand: Claudine, 1 Love
        C hand: 1 Love
    """)
    assert [t.vp(seat) for seat in "ABC"] == [10, 5, 0]


def test_under_an_estate_she_keeps_her_points(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A buildings: Estate (Claudine)
        B hand: 1 Love
    """)
    assert t.vp("A") == 2 + 5


def test_an_empty_pile_of_her_counts_for_the_end_of_the_game(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A discard: Claudine
        A hand: 1 Love
        B hand: 1 Love
        town: Claudine x0, Aline x0
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["A"]


def test_she_is_no_maid_without_points_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: expanding
        A hand: 1 Love
        A discard: Claudine x2
        B hand: 1 Love
        B discard: Tiffany x5, Phyllis
        town: Lilac x0, Rutile x0
    """)
    t.do("end turn")
    assert t.over
    assert t.winners() == ["B"]
