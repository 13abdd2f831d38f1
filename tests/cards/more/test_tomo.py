"""Tomo Watagaya: general maid, cost 5, no VP, Concentration +2, 10 copies."""

from tests.table import NewTable


def test_she_gives_two_concentration_and_nothing_else(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Tomo, Edith, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Tomo")
    t.has("""
        phase: employ
        servings: 0
        concentration: 2
        imagination: 0
        effort: 0
        love: 0
        employments: 1
        A hand: Edith, 1 Love
        A deck: Colette
    """)


def test_two_of_them_make_two_decorations_of_the_first_level(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A high class: Celina
        A hand: Tomo x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tomo")
    t.do("serve Tomo")
    t.do("gain Decoration 1")
    t.has("concentration: 2")
    t.do("gain Decoration 1")
    t.has("""
        phase: employ
        concentration: 0
        A preparations: Decoration 1 x2
    """)


def test_elaine_before_her_makes_a_decoration_of_the_second_level(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Tomo, Elaine, 1 Love
        B hand: 1 Love
        B preparations: Decoration 1 x2
    """)
    t.do("serve Elaine")
    t.do("serve Tomo")
    t.asks("A", "gain Decoration 2", "end work")
    t.has("concentration: 3")


def test_she_is_of_no_use_to_noemi(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tomo")
    t.asks("A", "play 1 Love", "end turn")
    t.has("phase: employ")


def test_her_points_are_gone_in_the_next_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        B high class: Celina
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Tomo")
    t.has("concentration: 2")
    t.do("end turn")
    t.asks("B", "play 1 Love", "end turn")
    t.has("concentration: 0")


def test_she_costs_five_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 4
        employments: 2
        town: Tomo x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Tomo")
    t.do("play 1 Love")
    t.do("employ Tomo")
    t.has("""
        love: 0
        A discard: Tomo
        town: Tomo x6
    """)
    assert t.vp("A") == 0
