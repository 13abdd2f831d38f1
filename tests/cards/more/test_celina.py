"""Celina: high class maid, one of the vital four, work chief for Decoration.

Whoever picked her may turn Concentration into the top card of the Decoration pile in the work step. She does nothing
at the beginning of the turn.
"""

from tests.table import NewTable


def test_with_her_concentration_buys_the_top_decoration(table: NewTable) -> None:
    t = table("""
        boxes: more
        phase: work
        concentration: 3
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "gain Decoration 1", "end work")
    t.do("gain Decoration 1")
    t.has("""
        phase: employ
        concentration: 1
        A preparations: Decoration 1
        preparations: Food 1 x2, Food 2 x3, Food 3 x2, Decoration 1, Decoration 2 x3, Decoration 3 x2
    """)


def test_tomo_alone_works_enough_for_her(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.has("phase: serving")
    t.do("serve Tomo")
    t.asks("A", "gain Decoration 1", "end work")
    t.has("phase: work")


def test_one_point_is_too_little_and_the_step_is_skipped(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Elaine, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Elaine")
    t.has("""
        phase: employ
        concentration: 1
        servings: 0
    """)


def test_she_instructs_nobody_to_cook_or_clean(table: NewTable) -> None:
    t = table("""
        boxes: more
        players: 4
        phase: work
        imagination: 4
        concentration: 2
        effort: 4
        A high class: Celina
        A hand: 1 Love
        B hand: 1 Love
        C hand: 1 Love
        D hand: 1 Love
    """)
    t.asks("A", "gain Decoration 1", "end work")
    t.refuses("gain Food 1")
    t.refuses("gain Cleaning 1")


def test_held_by_another_player_she_helps_only_that_player(table: NewTable) -> None:
    t = table("""
        boxes: more
        opened by: B
        turn: B
        phase: work
        concentration: 4
        A high class: Celina
        B high class: Noëmi
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("B", "play 1 Love", "end turn")
    t.has("phase: employ")


def test_she_has_no_effect_to_use(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Tomo, Colette, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Celina")


def test_she_is_worth_no_points(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Celina
        A hand: Anise, 1 Love
        B hand: 1 Love
    """)
    assert t.vp("A") == 3
    assert t.vp("B") == 0
