"""Toni Darling, Confectionary Maid: cost 5, no VP, Draw +1, Love +1, Serving +1, 10 copies.

At once after her icons her master may discard one card from hand for one Employment; once for each Toni served.
"""

from tests.table import NewTable


def test_her_icons_come_before_the_discard_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute
        A deck: 1 Love, Matilde
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.asks("A", "discard Ute", "discard 1 Love", "pass")
    t.has("""
        A hand: Ute, 1 Love
        A deck: Matilde
        love: 1
        servings: 1
        employments: 1
    """)


def test_a_discarded_card_gives_an_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute
        A deck: 1 Love
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.do("discard 1 Love")
    t.asks("A", "serve Ute", "chamber Ute", "end serving")
    t.has("""
        A hand: Ute
        A discard: 1 Love
        love: 1
        servings: 1
        employments: 2
    """)


def test_declining_gives_no_employment(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute
        A deck: 1 Love
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.do("pass")
    t.asks("A", "serve Ute", "chamber Ute", "play 1 Love", "end serving")
    t.has("""
        A hand: Ute, 1 Love
        A discard:
        employments: 1
    """)


def test_with_an_empty_hand_nothing_is_asked(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.asks("A", "employ 1 Love", "end turn")
    t.has("""
        love: 1
        servings: 1
        employments: 1
    """)


def test_one_toni_takes_one_card_only(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute, Kaori, 1 Love
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.do("discard 1 Love")
    t.asks("A", "serve Ute", "chamber Ute", "serve Kaori", "chamber Kaori", "end serving")
    t.has("employments: 2")


def test_each_toni_served_may_take_a_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni x2, 1 Love x3
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.asks("A", "discard Toni", "discard 1 Love", "pass")
    t.do("discard 1 Love")
    t.do("serve Toni")
    t.do("discard 1 Love")
    t.has("""
        phase: employ
        A hand: 1 Love x2
        A discard: 1 Love
        love: 2
        servings: 1
        employments: 3
    """)  # the second Toni drew the 1 Love that was discarded for the first one


def test_the_employment_buys_a_second_card(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute, 3 Love
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.do("discard Ute")
    t.do("play 3 Love")
    t.do("employ Matilde")
    t.has("""
        turn: A
        phase: employ
        love: 2
        employments: 1
        A discard: Matilde, Ute
    """)
    t.offers("employ Matilde")


def test_the_deck_is_refilled_before_the_discard(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        A hand: Toni, Ute
        A discard: 1 Love x2
        B hand: 1 Love
    """)
    t.do("serve Toni")
    t.do("discard 1 Love")
    t.has("""
        A hand: Ute
        A deck: 1 Love
        A discard: 1 Love
        employments: 2
    """)


def test_she_costs_five_love_and_scores_nothing(table: NewTable) -> None:
    t = table("""
        boxes: oktoberfest
        town: Toni x10
        A hand: 1 Love x2
        B hand: 1 Love
        phase: employ
        love: 4
        employments: 2
    """)
    t.lacks("employ Toni")
    t.do("play 1 Love")
    t.do("employ Toni")
    t.has("""
        A discard: Toni
        love: 0
        town: Toni x9
    """)
    assert t.vp("A") == 0
