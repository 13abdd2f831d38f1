"""Lenor Abrille: general maid, cost 5, no VP, Draw +1, Serving +1, Imagination +1, 10 copies."""

from tests.table import NewTable


def test_she_draws_and_gives_a_serving_and_an_imagination(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Lenor, Tomo, 1 Love
        A deck: Colette, 2 Love
        B hand: 1 Love
    """)
    t.do("serve Lenor")
    t.has("""
        phase: serving
        servings: 1
        imagination: 1
        concentration: 0
        effort: 0
        love: 0
        A hand: Tomo, 1 Love, Colette
        A deck: 2 Love
    """)


def test_one_calls_the_next(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Lenor, 1 Love
        A deck: Lenor, Lenor, 1 Love
        B hand: 1 Love
        B preparations: Food 1 x2
    """)
    t.do("serve Lenor")
    t.do("serve Lenor")
    t.do("serve Lenor")
    t.has("""
        phase: work
        imagination: 3
        servings: 0
        A hand: 1 Love x2
    """)
    t.asks("A", "gain Food 2", "end work")


def test_one_alone_makes_no_food(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Lenor, 1 Love
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Lenor")
    t.asks("A", "play 1 Love", "play all Love", "end turn")
    t.has("phase: employ")


def test_her_draw_is_a_must_and_refills_the_deck(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Lenor, 1 Love
        A discard: Colette x2
        B hand: 1 Love
    """)
    t.do("serve Lenor")
    t.has("""
        A hand: 1 Love, Colette
        A deck: Colette
        A discard:
    """)


def test_with_nothing_to_draw_the_rest_is_still_given(table: NewTable) -> None:
    t = table("""
        boxes: more
        A hand: Lenor, Tomo
        B hand: 1 Love
    """)
    t.do("serve Lenor")
    t.asks("A", "serve Tomo", "end serving")
    t.has("""
        servings: 1
        imagination: 1
    """)


def test_she_costs_five_love_and_is_worth_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        love: 4
        employments: 2
        town: Lenor x7
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.lacks("employ Lenor")
    t.do("play 1 Love")
    t.do("employ Lenor")
    t.has("""
        love: 0
        A discard: Lenor
        town: Lenor x6
    """)
    assert t.vp("A") == 0
