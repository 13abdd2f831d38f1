"""Yukina: high class maid.

At the beginning of his turn her picker may discard one maid from hand for one Serving more.
"""

from tests.table import NewTable


def test_a_maid_is_discarded_for_a_serving(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Colette x2, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "use Yukina", "start serving")
    t.do("use Yukina")
    t.asks("A", "discard Colette", "discard Tomo")
    t.do("discard Colette")
    t.has("""
        phase: serving
        servings: 2
        A hand: Colette, Tomo, 1 Love
        A discard: Colette
    """)
    t.asks("A", "serve Tomo", "chamber Colette", "play 1 Love", "end serving")


def test_one_kind_of_maid_leaves_no_question(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Colette x2, 1 Love
        B hand: 1 Love
    """)
    t.do("use Yukina")
    t.asks("A", "chamber Colette", "play 1 Love", "end serving")
    t.has("""
        servings: 2
        A discard: Colette
        A hand: Colette, 1 Love
    """)


def test_without_a_maid_in_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: 1 Love, 2 Love
        A chambermaids: Dawn
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "play 2 Love", "play all Love", "end turn")
    t.has("phase: employ")


def test_she_may_be_left_unused(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Tomo, Colette, 1 Love
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        servings: 1
        A hand: Tomo, Colette, 1 Love
        A discard:
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")


def test_two_maids_without_serving_icons_can_serve(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Colette, Tomo, Edith, 1 Love
        B hand: 1 Love
    """)
    t.do("use Yukina")
    t.do("discard Colette")
    t.do("serve Tomo")
    t.do("serve Edith")
    t.has("""
        phase: employ
        servings: 0
        concentration: 2
        imagination: 2
        love: 1
        A played: Tomo, Edith
    """)


def test_the_extra_serving_is_lost_with_the_serving_step(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Yukina
        A hand: Colette, Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("use Yukina")
    t.do("discard Colette")
    t.has("servings: 2")
    t.do("end serving")
    t.has("""
        phase: employ
        servings: 0
    """)


def test_she_works_once_a_turn_and_for_her_picker(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        B high class: Yukina
        A hand: Colette x2
        B hand: Tomo x3
    """)
    t.do("B: use Yukina")
    t.asks("B", "serve Tomo", "end serving")
    t.has("""
        servings: 2
        A hand: Colette x2
        B hand: Tomo x2
        B discard: Tomo
    """)
