"""Thekla: high class maid.

Used at the beginning of the turn, she makes every maid employed this turn one Love cheaper, down to one Love at least.
Love cards keep their price.
"""

from tests.table import NewTable


def test_a_maid_costs_one_less(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 4
        town: Tomo x7
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.asks("A", "use Thekla", "start serving")
    t.do("use Thekla")
    t.do("employ Tomo")
    t.has("""
        turn: B
        A hand: Tomo, 1 Love
        town: Tomo x6
    """)


def test_unused_she_changes_no_price(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 4
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("start serving")
    t.has("phase: employ")
    t.offers("employ Cecilia")
    t.lacks("employ Tomo")


def test_love_keeps_its_price(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 3
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Thekla")
    t.offers("employ Cecilia")
    t.lacks("employ 2 Love")
    t.lacks("employ Tomo")


def test_every_maid_of_the_turn_is_cheaper(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 6
        employments: 3
        town: Dawn x7, Elaine x7
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Thekla")
    t.do("employ Dawn")
    t.has("love: 5")
    t.do("employ Elaine")
    t.has("""
        love: 3
        employments: 1
        A discard: Elaine, Dawn
    """)


def test_one_love_is_enough_for_a_maid_of_cost_two(table: NewTable) -> None:
    t = table("""
        boxes: more
        love: 1
        employments: 2
        town: Dawn x7
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Thekla")
    t.do("employ Dawn")
    t.has("""
        love: 0
        employments: 1
        town: Dawn x6
    """)
    t.asks("A", "play 1 Love", "end turn")


def test_the_next_player_pays_in_full(table: NewTable) -> None:
    t = table("""
        boxes: more
        A high class: Thekla
        A hand: 1 Love
        B hand: 2 Love x2
    """)
    t.do("use Thekla")
    t.do("A: end turn")
    t.do("B: play all Love")
    t.has("""
        turn: B
        love: 4
    """)
    t.offers("employ Cecilia")
    t.lacks("employ Tomo")


def test_without_love_nothing_is_free(table: NewTable) -> None:
    t = table("""
        boxes: more
        town: Dawn x7
        A high class: Thekla
        A hand: 1 Love
        B hand: 1 Love
    """)
    t.do("use Thekla")
    t.asks("A", "play 1 Love", "end turn")
    t.do("play 1 Love")
    t.offers("employ Dawn")
