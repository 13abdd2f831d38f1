"""Edith Shirling: general maid, cost 5, no VP, Love +1, Imagination +2, 10 copies."""

from tests.table import NewTable


def test_she_gives_a_love_and_two_imagination(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Edith, Tomo, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Edith")
    t.has("""
        phase: employ
        servings: 0
        love: 1
        imagination: 2
        concentration: 0
        effort: 0
        employments: 1
        A hand: Tomo, 1 Love
        A deck: Colette
        A played: Edith
    """)


def test_food_for_her_imagination_leaves_her_love_to_spend(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: Edith x6, Dawn x7
        A high class: Noëmi
        A hand: Edith, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Edith")
    t.do("gain Food 1")
    t.has("""
        phase: employ
        imagination: 0
        love: 1
    """)
    t.do("play 1 Love")
    t.do("employ Dawn")
    t.has("""
        turn: B
        A preparations: Food 1
        town: Dawn x6
    """)


def test_two_of_them_with_a_bought_serving_reach_four(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Edith x2, 1 Love
        A chambermaids: Colette
        B hand: 1 Love
    """)
    t.do("use Colette")
    t.do("serve Edith")
    t.do("serve Edith")
    t.has("""
        phase: employ
        imagination: 4
        love: 2
    """)


def test_she_cannot_become_a_chambermaid(table: NewTable) -> None:
    t = table("""
        boxes: more
        servings: 2
        A hand: Edith, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Edith", "play 1 Love", "end serving")
    t.refuses("chamber Edith")


def test_she_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Edith x3, Colette
        B hand: 1 Love
    """)
    assert t.vp("A") == 1


def test_she_costs_five_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 4
        town: Edith x1
        A hand: 1 Love
        A deck: 1 Love x5
        B hand: 1 Love
    """)
    t.lacks("employ Edith")
    t.do("play 1 Love")
    t.do("employ Edith")
    t.has("""
        turn: B
        town: Edith x0
        last round: no
    """)
