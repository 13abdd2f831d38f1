"""Ignis: high class maid, the strongest.

At the beginning of his turn her picker may return one 1 Love from hand to the Park for two Love.
"""

from tests.table import NewTable


def test_a_one_love_goes_back_to_the_park_for_two_love(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: 1 Love x10
        A high class: Ignis
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.asks("A", "use Ignis", "start serving")
    t.do("use Ignis")
    t.has("""
        phase: employ
        love: 2
        A hand: 1 Love
        A discard:
        A played:
        town: 1 Love x11
    """)


def test_without_a_one_love_in_hand_she_is_not_offered(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ignis
        A hand: Tomo, 2 Love, 3 Love
        A deck: 1 Love x3
        B hand: 1 Love
    """)
    t.asks("A", "serve Tomo", "play 2 Love", "play 3 Love", "end serving")
    t.refuses("use Ignis")


def test_she_may_be_left_unused(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: 1 Love x10
        A high class: Ignis
        A hand: 1 Love x2
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("""
        phase: employ
        love: 0
        A hand: 1 Love x2
        town: 1 Love x10
    """)


def test_one_turn_burns_one_card_only(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ignis
        A hand: 1 Love x3, Tomo
        B hand: 1 Love
    """)
    t.do("use Ignis")
    t.has("""
        phase: serving
        love: 2
        A hand: 1 Love x2, Tomo
    """)
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")


def test_her_love_adds_to_that_of_the_maids(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: Edith x6, Elaine x7
        A high class: Ignis
        A hand: 1 Love, Edith
        B hand: 1 Love
    """)
    t.do("use Ignis")
    t.do("serve Edith")
    t.has("love: 3")
    t.do("employ Elaine")
    t.has("""
        turn: B
        town: Elaine x6
    """)


def test_unspent_love_is_gone_after_the_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Ignis
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Ignis")
    t.has("love: 2")
    t.do("end turn")
    t.has("""
        turn: B
        love: 0
    """)


def test_a_bare_love_pile_takes_the_card_back(table: NewTable) -> None:
    t = table("""
        boxes: more
        turn: B
        town: 1 Love x0
        B high class: Ignis
        A hand: 1 Love
        B hand: 1 Love x2
    """)
    t.do("B: use Ignis")
    t.has("""
        town: 1 Love x1
        B hand: 1 Love
        A hand: 1 Love
        love: 2
    """)
