"""Sophia Marfil, Maid Chief: cost 8, 5 VP, no icons, 8 copies.

She neither serves nor becomes a chambermaid; all she does is score, wherever her owner keeps her.
"""

from tests.table import NewTable


def test_she_scores_five_points_wherever_she_is(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Sophia, 1 Love
        A deck: Sophia
        A discard: Sophia
        B hand: 1 Love
    """)
    assert t.vp("A") == 15
    assert t.vp("B") == 0


def test_she_neither_serves_nor_becomes_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        reminiscences: Camp Fire, Underwater Grotto, Archipelago Tour | Trek
        servings: 3
        A hand: Sophia, Fea, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Fea", "play 1 Love", "end serving")
    t.refuses("serve Sophia")
    t.refuses("chamber Sophia")


def test_alone_she_does_not_open_the_serving_phase(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        A hand: Sophia, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "end turn")


def test_she_costs_eight_love(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 7
        employments: 2
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Sophia")
    t.do("play 1 Love")
    t.do("employ Sophia")
    t.has("""
        A discard: Sophia
        town: Sophia x7
        love: 0
    """)


def test_her_pile_is_one_of_those_that_end_the_game(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        phase: employ
        love: 8
        town: Sophia x1, Lydia x0
        A hand: Beatrice
        B hand: 1 Love
    """)
    t.do("employ Sophia")
    assert t.over
    assert t.winners() == ["A"]
    assert t.vp("A") == 5


def test_she_prints_points_and_so_does_not_count_in_a_tie(table: NewTable) -> None:
    t = table("""
        boxes: vacation
        town: Lydia x0, Cynthia x0
        A hand: 1 Love
        A discard: Valencia x5, Fea
        B hand: 1 Love
        B discard: Sophia
    """)
    t.do("end turn")
    assert t.over
    assert t.vp("A") == t.vp("B") == 5
    assert t.winners() == ["A"]
