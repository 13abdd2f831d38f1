"""Cecilia Saint-Claire: general maid, cost 4, no VP, Serving +1, Love +1, Effort +1, 10 copies."""

from tests.table import NewTable


def test_she_gives_a_serving_a_love_and_an_effort(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Cecilia, Tomo, 1 Love
        A deck: Colette
        B hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.has("""
        phase: serving
        servings: 1
        love: 1
        effort: 1
        imagination: 0
        concentration: 0
        A hand: Tomo, 1 Love
        A deck: Colette
    """)


def test_three_of_them_serve_one_after_another(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        A high class: Arisa
        A hand: Cecilia x3, 1 Love
        B hand: 1 Love
        B preparations: Cleaning 1 x3
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.do("serve Cecilia")
    t.do("serve Cecilia")
    t.has("""
        phase: work
        effort: 3
        love: 3
        servings: 0
    """)
    t.do("gain Cleaning 2")
    t.has("""
        effort: 0
        love: 3
        A preparations: Cleaning 2
    """)


def test_with_two_players_her_effort_is_idle(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Cecilia x2, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.do("serve Cecilia")
    t.has("""
        phase: employ
        effort: 2
        love: 2
        A preparations:
    """)


def test_her_serving_serves_once(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Cecilia, Tomo, Edith, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Cecilia")
    t.do("serve Edith")
    t.asks("A", "play 1 Love", "employ Dawn", "employ 1 Love", "end turn")
    t.has("""
        phase: employ
        love: 2
        A hand: Tomo, 1 Love
    """)


def test_she_costs_four_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 3
        employments: 2
        town: Cecilia x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.offers("employ Elaine")
    t.lacks("employ Cecilia")
    t.do("play 1 Love")
    t.do("employ Cecilia")
    t.has("""
        love: 0
        A discard: Cecilia
        town: Cecilia x6
    """)


def test_she_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Cecilia x4, Colette x2
        B hand: 1 Love
    """)
    assert t.vp("A") == 2
