"""Sylvie: high class maid. At the beginning of his turn her picker may take one Employment more for the turn."""

from tests.table import NewTable


def test_she_adds_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "use Sylvie", "start serving")
    t.do("use Sylvie")
    t.has("""
        phase: employ
        employments: 2
        love: 0
    """)


def test_two_cards_can_be_employed_and_both_are_paid(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 4
        town: Dawn x7
        A high class: Sylvie
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Sylvie")
    t.do("employ Dawn")
    t.has("""
        turn: A
        love: 2
        employments: 1
    """)
    t.do("employ Dawn")
    t.has("""
        turn: B
        A discard:
        A hand: Dawn x2, 1 Love
        town: Dawn x5
    """)


def test_unused_she_leaves_one_employment(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 4
        town: Dawn x7
        A high class: Sylvie
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("employments: 1")
    t.do("employ Dawn")
    t.has("""
        turn: B
        town: Dawn x6
    """)


def test_she_works_once_a_turn(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: Tomo, 1 Love
        B hand: 1 Love
    """)
    t.do("use Sylvie")
    t.asks("A", "serve Tomo", "play 1 Love", "end serving")
    t.refuses("use Sylvie")
    t.has("employments: 2")


def test_the_next_player_has_one_again(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Sylvie")
    t.has("employments: 2")
    t.do("end turn")
    t.has("""
        turn: B
        employments: 1
    """)


def test_moinne_adds_to_her(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Sylvie
        A hand: Moinne, 1 Love
        A deck: 1 Love x2
        B hand: 1 Love
    """)
    t.do("use Sylvie")
    t.do("serve Moinne")
    t.has("employments: 4")


def test_in_another_house_she_gives_nothing(table: NewTable) -> None:
    t = table("""
        boxes: more
        B high class: Sylvie
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "play 1 Love", "end turn")
    t.has("""
        phase: employ
        employments: 1
    """)
    t.do("end turn")
    t.asks("B", "use Sylvie", "start serving")
