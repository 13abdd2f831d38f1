"""Kagari Ichinomiya, Sewing Maid: cost 3, no VP, Serving +2, 10 copies. She has no text."""

from tests.table import NewTable


def test_she_gives_two_servings_for_the_one_she_costs(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, Rouge
        A deck: 1 Love
    """)
    t.do("serve Kagari")
    t.has("""
        A hand: Rouge
        A deck: 1 Love
        A played: Kagari
        servings: 2
        love: 0
        employments: 1
    """)


def test_two_more_maids_may_serve_after_her(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, Rouge, Azure, Safran, 1 Love
    """)
    t.do("serve Kagari")
    t.do("serve Rouge")
    t.do("serve Azure")
    t.has("""
        A hand: Safran, 1 Love
        A played: Kagari, Rouge, Azure
        servings: 0
        love: 1
        employments: 2
        phase: employ
    """)


def test_her_two_servings_pay_for_chambering_colette(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, Colette, 1 Love
    """)
    t.lacks("chamber Colette")
    t.do("serve Kagari")
    t.do("chamber Colette")
    t.has("""
        A chambermaids: Colette
        servings: 0
        phase: employ
    """)


def test_several_of_them_add_up(table: NewTable) -> None:
    t = table("""
        A hand: Kagari x3, Rouge
    """)
    t.do("serve Kagari")
    t.do("serve Kagari")
    t.has("servings: 3")
    t.do("serve Kagari")
    t.has("""
        A hand: Rouge
        servings: 4
    """)


def test_without_another_maid_the_employ_phase_follows(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 1 Love x2
    """)
    t.do("serve Kagari")
    t.has("phase: employ")
    t.asks("A", "play 1 Love", "play all Love", "end turn")


def test_unused_servings_are_lost_with_the_turn(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 1 Love
        A deck: Kagari x5
        B hand: 1 Love
    """)
    t.do("serve Kagari")
    t.do("end turn")
    t.do("B: end turn")
    t.has("""
        turn: A
        phase: serving
        A hand: Kagari x5
        servings: 1
    """)


def test_she_can_not_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        A hand: Kagari
        servings: 2
    """)
    t.asks("A", "serve Kagari", "end serving")
    t.refuses("chamber Kagari")


def test_more_maids_without_points_break_a_tie(table: NewTable) -> None:
    t = table("""
        A hand: Kagari, 1 Love
        A discard: Kagari
        B hand: Kagari, 1 Love x4
        town: Safran x0, Moine x0
        phase: employ
    """)
    t.do("end turn")
    assert t.vp("A") == t.vp("B") == 0
    assert t.winners() == ["A"]


def test_she_costs_three_love(table: NewTable) -> None:
    t = table("""
        A hand: 1 Love x2
        town: Kagari x10
        phase: employ
        love: 2
        employments: 2
    """)
    t.lacks("employ Kagari")
    t.do("play 1 Love")
    t.do("employ Kagari")
    t.has("""
        A discard: Kagari
        town: Kagari x9
        love: 0
    """)
