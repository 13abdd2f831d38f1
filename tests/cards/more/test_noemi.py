"""Noëmi: high class maid, one of the vital four, work chief for Food.

Whoever picked her may turn Imagination into the top card of the Food pile in the work step. She has no effect of her
own at the beginning of the turn.
"""

from tests.table import NewTable


def test_with_her_imagination_buys_the_top_food_card(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 2
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Food 1", "end work")
    t.do("gain Food 1")
    t.has("""
        phase: employ
        imagination: 0
        A preparations: Food 1
        A discard:
        preparations: Food 1, Food 2 x3, Food 3 x2, Decoration 1 x2, Decoration 2 x3, Decoration 3 x2
    """)


def test_the_work_step_follows_the_serving_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Noëmi
        A hand: Edith, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Edith", "play 1 Love", "end serving")
    t.has("phase: serving")
    t.do("serve Edith")
    t.has("""
        phase: work
        imagination: 2
        love: 1
    """)
    t.asks("A", "gain Food 1", "end work")


def test_gaining_may_be_declined_and_the_points_stay_for_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 3
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("end work")
    t.has("""
        phase: employ
        imagination: 3
        A preparations:
    """)


def test_she_instructs_nobody_to_decorate(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 2
        concentration: 4
        effort: 4
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Food 1", "end work")
    t.refuses("gain Decoration 1")


def test_concentration_and_effort_do_not_make_food(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 1
        concentration: 4
        effort: 4
        A high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("""
        phase: employ
        A preparations:
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_her_picker_alone_has_a_work_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        imagination: 4
        A high class: Sylvie
        B high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("phase: employ")


def test_she_goes_back_to_the_park_when_the_turn_ends(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: employ
        A high class: Noëmi
        B high class: Ellis
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.has("high class: Celina, Marianne, Ignis, Yukina, Sylvie, Thekla")
    t.do("end turn")
    t.has("""
        turn: B
        A high class:
        B high class: Ellis
        high class: Noëmi, Celina, Marianne, Ignis, Yukina, Sylvie, Thekla
    """)
