"""Elaine Fontenille: general maid, cost 3, no VP, Serving +1, Concentration +1, 10 copies."""

from tests.table import NewTable


def test_she_gives_a_serving_and_a_concentration(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Elaine, Tomo, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.has("""
        phase: serving
        servings: 1
        concentration: 1
        imagination: 0
        effort: 0
        love: 0
        A hand: Tomo, 1 Love
        A deck: Colette
    """)


def test_two_of_them_make_a_decoration(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Elaine x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.do("serve Elaine")
    t.do("gain Decoration 1")
    t.has("""
        phase: employ
        concentration: 0
        A preparations: Decoration 1
    """)


def test_her_serving_cannot_be_saved_for_the_employ_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Elaine, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.do("end serving")
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        servings: 0
        concentration: 1
    """)


def test_her_serving_and_a_spare_one_chamber_colette(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Elaine, Colette x2
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.do("use Yukina")
    t.do("discard Colette")
    t.do("serve Elaine")
    t.asks("A", "chamber Colette", "end serving")
    t.do("chamber Colette")
    t.has("""
        servings: 0
        A chambermaids: Colette
    """)


def test_she_does_not_work_for_noemi(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Elaine x3, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.do("serve Elaine")
    t.do("serve Elaine")
    t.has("""
        phase: employ
        concentration: 3
        A preparations:
    """)


def test_she_costs_three_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 2
        employments: 2
        town: Elaine x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Elaine")
    t.do("play 1 Love")
    t.do("employ Elaine")
    t.has("""
        love: 0
        A discard: Elaine
        town: Elaine x6
    """)
    assert t.vp("A") == 0
